"""Work side by side: the limit of threads, one thread for a BLAS that should start no more, and progress."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias

Progress: TypeAlias = Callable[[int, int], None]
"""Is told how many items of work are done, and how many there are."""
_progress: ContextVar[Progress | None] = ContextVar("progress", default=None)


@contextmanager
def watched_by(progress: Progress | None) -> Iterator[None]:
    """Have a function told of the progress of work that is shared among processes inside the block."""
    token = _progress.set(progress)
    try:
        yield
    finally:
        _progress.reset(token)


def watching() -> Progress | None:
    """Return the function that is told of progress; None where nobody is."""
    return _progress.get()


def startable_threads(wanted: int) -> int:
    """Return the number of threads, `wanted` at most, that can start at once; a process counts as one.

    Examples
    --------
    >>> startable_threads(1)
    1
    """
    release, started = threading.Event(), list[threading.Thread]()
    try:
        while len(started) < wanted:
            thread = threading.Thread(target=release.wait, daemon=True)
            thread.start()
            started.append(thread)
    except RuntimeError:  # can't start new thread
        pass
    finally:
        release.set()
        for thread in started:
            thread.join()
    return len(started)


_BLAS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
_OPENMP = "OMP_NUM_THREADS"
_ARROW = {"JE_ARROW_MALLOC_CONF": "background_thread:false"}
"""Its memory pool starts a thread, and complains where it cannot."""
_LIBRARIES = 2
"""Libraries with a BLAS of their own, numpy and scipy; each starts its threads when it is loaded."""
_MOST = 64
"""Threads that OpenBLAS starts at most."""
_BESIDE = 6
"""Threads and processes that other libraries and commands have beside these."""


def on_one_thread() -> None:
    """Have the BLAS that numpy loads take one thread, unless the environment says how many.

    Only where numpy has not been loaded yet: a BLAS looks but once. On two cores that others used as well,
    starting numpy took a quarter less processor time, and twenty scaling laws a third less.
    """
    if _is_undecided():
        os.environ.update(dict.fromkeys(_BLAS, "1"))


def heed_thread_limit() -> bool:
    """Have libraries take one thread where they could not start theirs; tell whether that is so.

    OpenBLAS interrupts the process when it cannot start a thread, as somebody at the keyboard would.
    """
    if not _is_undecided() or not is_limit_reached():
        return False
    os.environ.update(dict.fromkeys((*_BLAS, _OPENMP), "1") | _ARROW)
    return True


def is_limit_reached() -> bool:
    """Tell whether libraries could not start their threads now."""
    wanted = _LIBRARIES * (min(_cores(), _MOST) - 1) + _BESIDE
    return startable_threads(wanted) < wanted


def _is_undecided() -> bool:
    return "numpy" not in sys.modules and not any(name in os.environ for name in _BLAS)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
