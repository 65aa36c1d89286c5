"""The timing process: calls a routine with the configurations of a block in turn.

Run as `python -m chainline.analysis.measurement.routines.worker` with one JSON request on standard
input; threads of libraries are set by its environment. A line says which library it is, then one line each
configuration.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable

import numpy as np

from ....codegen.process import end_with
from .catalogue import find_routine
from .routine import Call, SelfTimed

_PULSE_S = 10.0


def main() -> None:
    """Serve one request."""
    end_with(os.getppid())
    request = json.loads(sys.stdin.readline())
    routine = find_routine(request["routine"], request["compiler"], request["oversubscribed"])
    if hasattr(os, "sched_setaffinity") and not routine.threaded and not routine.processes_per_core:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rng = np.random.default_rng(request["seed"])
    configurations = [tuple(row) for row in request["configurations"]]
    calls = routine.prepare(configurations, rng)
    print(json.dumps({"library": routine.library()}), flush=True)
    found = time_in_turn(calls, request["rounds"], request["sample_s"], _pulse())
    for call, seconds in zip(calls, found, strict=True):
        least, spread = min(seconds), float(np.median(seconds) / min(seconds) - 1)
        reply = {"seconds": least / routine.passes, "spread": spread}
        if isinstance(call, SelfTimed):
            reply["operations"] = call.operations()
        print(json.dumps(reply))


def _pulse() -> Callable[[], None]:
    """Return a function that prints an empty line now and then: a sign of life during a long block."""
    last = time.monotonic()

    def pulse() -> None:
        nonlocal last
        if time.monotonic() > last + _PULSE_S:
            print(flush=True)
            last = time.monotonic()

    return pulse


def time_in_turn(
    calls: list[Call], rounds: int, sample_s: float, between: Callable[[], None] = lambda: None
) -> list[list[float]]:
    """Return the seconds of each call, one list of `rounds` samples for each.

    A sample is as many calls as take `sample_s`. Every round takes one sample of each call, so that a
    disturbance of some duration spoils only some samples of each.

    Parameters
    ----------
    calls : list of callable
    rounds : int
        Samples of each call.
    sample_s : float
        Seconds of a sample.
    between : callable, optional
        Called before each sample.
    """
    repeats = []
    for call in calls:
        between()
        repeats.append(_repeats(call, sample_s))
    samples: list[list[float]] = [[] for _ in calls]
    for _ in range(rounds):
        for call, n, found in zip(calls, repeats, samples, strict=True):
            between()
            found.append(_sample(call, n))
    return samples


def _repeats(call: Call, sample_s: float) -> int:
    """Return the calls that fill a sample, from a doubling warm-up: a first call may be far too slow."""
    _sample(call, 1)
    n = 1
    while (seconds := n * _sample(call, n)) < sample_s / 2:
        n *= 2
    return max(1, round(n * sample_s / max(seconds, 1e-9)))


def _sample(call: Call, n: int) -> float:
    if isinstance(call, SelfTimed):
        return call.seconds(n)
    begin = time.perf_counter()
    for _ in range(n):
        call()
    return (time.perf_counter() - begin) / n


if __name__ == "__main__":
    main()
