"""The timing process: calls a routine with the configurations of a block in turn.

Run as `python -m chainline.analysis.routines.worker` with one JSON request on standard input; threads of
libraries are set by its environment. A line says which library it is, then one line each configuration.
"""

from __future__ import annotations

import json
import os
import sys
import time

import numpy as np

from ...codegen.process import end_with
from .catalogue import find_routine
from .routine import Call


def main() -> None:
    """Serve one request."""
    end_with(os.getppid())
    request = json.loads(sys.stdin.readline())
    routine = find_routine(request["routine"], request["compiler"])
    if hasattr(os, "sched_setaffinity") and not routine.threaded:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rng = np.random.default_rng(request["seed"])
    configurations = [tuple(row) for row in request["configurations"]]
    calls = routine.prepare(configurations, rng)
    print(json.dumps({"library": routine.library()}), flush=True)
    for seconds in time_in_turn(calls, request["rounds"], request["sample_s"]):
        least, spread = min(seconds), float(np.median(seconds) / min(seconds) - 1)
        print(json.dumps({"seconds": least / routine.passes, "spread": spread}))


def time_in_turn(calls: list[Call], rounds: int, sample_s: float) -> list[list[float]]:
    """Return the seconds of a call, one list of `rounds` samples for each.

    A sample is as many calls as take `sample_s`; every round takes one sample of each, so that what
    disturbs the machine for a while costs none of them all its samples.
    """
    repeats = [_repeats(call, sample_s) for call in calls]
    samples: list[list[float]] = [[] for _ in calls]
    for _ in range(rounds):
        for call, n, found in zip(calls, repeats, samples, strict=True):
            found.append(_sample(call, n))
    return samples


def _repeats(call: Call, sample_s: float) -> int:
    """Return how many calls fill a sample, from a doubling warm-up: a first call may be far too slow."""
    call()
    n = 1
    while (seconds := n * _sample(call, n)) < sample_s / 2:
        n *= 2
    return max(1, round(n * sample_s / max(seconds, 1e-9)))


def _sample(call: Call, n: int) -> float:
    begin = time.perf_counter()
    for _ in range(n):
        call()
    return (time.perf_counter() - begin) / n


if __name__ == "__main__":
    main()
