"""A team of threads, each pinned to a core, that start together.

The embedded compiler has no OpenMP run time, so its kernels are run the way
`omp parallel for schedule(static)` would: every thread takes a share of the elements.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar

from ...codegen.process import available_cores
from ...errors import UsageError, argument

T = TypeVar("T")


def require_cores(threads: int) -> None:
    """Check that there is a core for each thread.

    Raises
    ------
    UsageError
        If there are more threads than cores, or none.
    """
    if not 1 <= threads <= available_cores():
        raise UsageError(f"{argument('threads')} {threads}: give 1 to {available_cores()}, a thread a core")


def openmp_environment(threads: int) -> dict[str, str]:
    """Return the variables that make an OpenMP run time pin one thread to each core."""
    return {"OMP_NUM_THREADS": str(threads), "OMP_PROC_BIND": "close", "OMP_PLACES": "cores"}


def pin(thread_number: int) -> None:
    """Pin the calling thread to a core of this process, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(os.getpid()))
        os.sched_setaffinity(0, {cores[thread_number % len(cores)]})


def run_together(tasks: Sequence[Callable[[], T]]) -> list[T]:
    """Return the results of tasks, each run by a pinned thread, started on a barrier.

    Raises
    ------
    RuntimeError
        If a task raises.
    """
    barrier = threading.Barrier(len(tasks))
    results: dict[int, T] = {}

    def work(number: int) -> None:
        pin(number)
        barrier.wait()
        results[number] = tasks[number]()

    threads = [threading.Thread(target=work, args=(number,)) for number in range(len(tasks))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if len(results) < len(tasks):
        raise RuntimeError("a thread of the team failed")
    return [results[number] for number in range(len(tasks))]
