"""The timing process: calls a routine with the configurations of a block in turn, on one core.

Run as `python -m chainline.analysis.routines.worker` with one JSON request on standard input; threads of
the library are set by its environment. A line says which library it is, then one line each configuration.
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any

import numpy as np

from ...codegen.process import end_with
from .routine import ROUTINES, Call, Routine


def main() -> None:
    """Serve one request."""
    end_with(os.getppid())
    request = json.loads(sys.stdin.readline())
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    routine = ROUTINES[request["routine"]]
    rng = np.random.default_rng(request["seed"])
    configurations = [tuple(row) for row in request["configurations"]]
    calls = [routine.prepare(configuration, rng) for configuration in configurations]
    print(json.dumps({"library": library_of(routine)}), flush=True)
    samples = time_in_turn(calls, request["rounds"], request["sample_s"])
    for seconds in samples:
        print(json.dumps({"seconds": min(seconds), "spread": float(np.median(seconds) / min(seconds) - 1)}))


def time_in_turn(calls: list[Call], rounds: int, sample_s: float) -> list[list[float]]:
    """Return the seconds of a call, one list of `rounds` samples for each.

    A sample is as many calls as take `sample_s`; every round takes one sample of each, so that what
    disturbs the machine for a while costs none of them all its samples.
    """
    repeats = [max(1, round(sample_s / max(_sample(call, 2), 1e-9))) for call in calls]
    samples: list[list[float]] = [[] for _ in calls]
    for _ in range(rounds):
        for call, n, found in zip(calls, repeats, samples, strict=True):
            found.append(_sample(call, n))
    return samples


def _sample(call: Call, n: int) -> float:
    begin = time.perf_counter()
    for _ in range(n):
        call()
    return (time.perf_counter() - begin) / n


def library_of(routine: Routine) -> str:
    """Return name, version and kernels of the library that a routine calls, and its threads."""
    from threadpoolctl import threadpool_info  # noqa: PLC0415 - this process alone needs it

    found: list[dict[str, Any]] = [pool for pool in threadpool_info() if pool["user_api"] == "blas"]
    own = [pool for pool in found if f"{routine.package}.libs" in pool["filepath"]] or found
    if not own:
        return "unknown"
    pool = own[0]
    return f"{pool['internal_api']} {pool['version']} {pool.get('architecture', '')}".strip()


if __name__ == "__main__":
    main()
