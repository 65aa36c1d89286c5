"""Process pool with the interface of `concurrent.futures` and replacement of broken processes."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from ...errors import RunError
from .pool import abandoned_unless_begun, available_cores, begin_worker, kill_workers, why_not_begin

__all__ = ["Executor", "Future", "ProcessExecutor", "wait_for_any"]


def wait_for_any(futures: Iterable[Future[Any]], seconds: float) -> set[Future[Any]]:
    """Return the finished ones of some futures, after some seconds at the latest."""
    return wait(list(futures), timeout=seconds, return_when=FIRST_COMPLETED).done


class ProcessExecutor(Executor):
    """Process pool that dies with its owner; crashed processes are replaced.

    The futures of crashed processes raise the error of `concurrent.futures`.

    Parameters
    ----------
    workers : int or None
        Processes; one for each core by default.

    Raises
    ------
    RunError
        If the system lets no more be started.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or available_cores()
        self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        if reason := why_not_begin(self.workers):
            raise RunError(reason)
        # as in `map_processes`: forked workers have all that is imported
        alone = sys.platform == "linux" and threading.active_count() == 1
        context = get_context("fork" if alone else "spawn")
        return ProcessPoolExecutor(self.workers, context, begin_worker, (os.getpid(),))

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Submit a function to one of the processes; return its future.

        Parameters
        ----------
        fn : callable
        *args, **kwargs
            Arguments of the function.
        """
        try:
            return self._submitted(fn, *args, **kwargs)
        except BrokenProcessPool:
            self._pool.shutdown(wait=True)
            self._pool = self._made()
            return self._submitted(fn, *args, **kwargs)

    def _submitted(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        with abandoned_unless_begun(self._pool):
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes; their current work, too, where it is cancelled."""
        if cancel_futures:
            kill_workers(self._pool)
        self._pool.shutdown(wait, cancel_futures=cancel_futures)
