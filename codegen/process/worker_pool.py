"""Work side by side: in processes that die with their owner, in threads, or as a pool of futures."""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    as_completed,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from contextvars import copy_context
from functools import partial
from itertools import pairwise
from multiprocessing import get_context, parent_process
from multiprocessing.context import BaseContext
from typing import Any, TypeAlias, TypeVar

from threadpoolctl import threadpool_limits

from ...errors import LIMIT_REACHED, RunError
from ...threads import startable_threads, watched_by, watching

__all__ = [
    "Executor",
    "Future",
    "ProcessExecutor",
    "wait_for_any",
]


T = TypeVar("T")
R = TypeVar("R")

_THREADS = 3
"""Threads of a pool: its manager, what feeds its queue, and one to spare."""
_PR_SET_PDEATHSIG = 1  # prctl(2)


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_worker() -> bool:
    """Tell whether this process is a worker of another one, as those of `map_processes`."""
    return parent_process() is not None


def map_processes(
    function: Callable[[T], R],
    items: Sequence[T],
    workers: int | None = None,
    chunk: int = 1,
    here: int = 0,
) -> Iterator[R]:
    """Yield `function(item)` in order, computed in worker processes.

    The embedded compiler holds the interpreter lock, so threads would not run in parallel. Everything runs in
    this process for one worker or one item, or where the system starts no workers. The workers end
    with the iterator, finished or interrupted.

    Parameters
    ----------
    function : callable
    items : sequence
    workers : int or None
        Most processes; the available cores by default.
    chunk : int
        Items that a worker takes at a time.
    here : int
        First items that are computed in this process, before there are workers: what they load and build
        each worker then has, in place of doing it again.
    """
    results = _mapped(partial(_unwatched, function), items, workers, chunk, here)
    if (progress := watching()) is None:
        yield from results
        return
    progress(0, len(items))
    for done, result in enumerate(results, 1):
        progress(done, len(items))
        yield result


def _unwatched(function: Callable[[T], R], item: T) -> R:
    with watched_by(None):
        return function(item)


def _mapped(
    function: Callable[[T], R], items: Sequence[T], workers: int | None, chunk: int, here: int
) -> Iterator[R]:
    if here and len(items) > here:
        yield from map(function, items[:here])
        items = items[here:]
    workers = min(workers or available_cores(), len(items))
    if workers <= 1 or why_not_begin(workers):
        yield from map(function, items)
        return
    with ProcessPoolExecutor(workers, _context(), initializer=begin_worker, initargs=(os.getpid(),)) as pool:
        with _interrupts_held():
            chunks = (items[start : start + chunk] for start in range(0, len(items), chunk))
            with abandoned_unless_begun(pool):
                futures = deque(pool.submit(_map_here, function, part) for part in chunks)
        try:
            while futures:
                yield from futures.popleft().result()
        except BaseException:
            kill_workers(pool)
            raise


def _context() -> BaseContext:
    """Return the way to start workers.

    By fork they inherit the imported packages, which take longer to load than one kernel takes to compile;
    they are spawned where fork is missing or unsafe. The default of Python 3.14 would start a server.
    """
    return get_context("fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn")


def why_not_begin(workers: int) -> str:
    """Return why no pool of so many processes can be started, with its own threads; "" where one can.

    A pool starts one of them when it has begun, dies of it where it cannot, and has its owner wait for ever.
    """
    try:
        _context().Lock()
    except OSError as error:
        return f"no semaphores, which worker processes need: /dev/shm: {error.strerror}; mount it, writable"
    enough = startable_threads(workers + _THREADS) == workers + _THREADS
    return "" if enough else LIMIT_REACHED


def _map_here(function: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [function(item) for item in items]


def kill_workers(pool: ProcessPoolExecutor) -> None:
    """Have a pool end without its work.

    `Executor.map` cancels what is left instead. If a worker dies then, the thread that manages the pool dies
    of it (InvalidStateError), and the process hangs at its end: what was still to be sent is read by nobody.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()


@contextmanager
def abandoned_unless_begun(pool: ProcessPoolExecutor) -> Iterator[None]:
    """Abandon a pool for which the system lets no more processes or threads be started.

    The processes that it has would wait for work for ever, and this one for them; it would join a thread that
    never began.
    """
    try:
        yield
    except (OSError, RuntimeError):
        begun: Any = pool  # of whose attributes stubs know other types
        manager = begun._executor_manager_thread
        if manager is None or manager.ident is None:
            kill_workers(pool)
            begun._executor_manager_thread = None
        raise


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold interrupts back for a moment; processes started meanwhile begin with them held."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_worker(parent: int) -> None:
    """Have a worker end with its owner, and without a word where a terminal interrupts both.

    It computes by itself: a team of OpenMP's threads that the owner has had is not there after a fork, and
    GNU's library waits for it for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    end_with(parent)
    gc.freeze()  # what the owner had made stays: to look through it for cycles copies its pages
    threadpool_limits(limits=1, user_api="openmp")


def with_one_thread(function: Callable[[T], R], item: T) -> R:
    """Return `function(item)`; libraries take one thread, so that sums have the same order on any machine."""
    with threadpool_limits(limits=1):
        return function(item)


def _called(task: Callable[[], None]) -> None:
    task()


def run_side_by_side(tasks: Sequence[Callable[[], None]], workers: int, stop: Callable[[], None]) -> None:
    """Run tasks in threads to the end of them all.

    When a task fails, or this thread is interrupted, tasks not begun are dropped, and the error is raised
    once the others have ended.

    Parameters
    ----------
    tasks : sequence of callable
    workers : int
        Tasks at a time.
    stop : callable
        Makes the running tasks end soon.
    """
    with ThreadPoolExecutor(workers) as pool:
        # what listens here hears the threads, too
        futures = [pool.submit(copy_context().run, _unwatched, _called, task) for task in tasks]
        try:
            for future in as_completed(futures):
                future.result()
        except BaseException:
            for future in futures:
                future.cancel()
            stop()
            raise


def end_with(parent: int) -> None:
    """Have this process killed when the one that started it, whose number is given, ends.

    A pool whose owner was killed would wait forever for work, what the workers inherited (the lock of a
    data set) would stay taken, and a line worker would finish what nobody reads. Only Linux offers this.
    """
    if sys.platform != "linux":
        return
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it ended before the line above
        os.kill(os.getpid(), signal.SIGKILL)


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


Part: TypeAlias = Callable[[int, int], None]
"""Does what is to be done from one place to another."""

_LARGEST = 8


class Team:
    """Does parts of something side by side; see `team`.

    Examples
    --------
    >>> Team().run(lambda first, last: print(first, last), [0, 2, 4])
    0 2
    2 4
    """

    def __init__(self, size: int = 1, others: ThreadPoolExecutor | None = None) -> None:
        self.size, self._others = size, others

    def run(self, part: Part, places: Sequence[int]) -> None:
        """Run a part for each pair of consecutive places, the first in this thread.

        Parameters
        ----------
        part : callable
            Takes the two ends of a range.
        places : sequence of int
            Ends of the ranges.
        """
        first, *rest = pairwise(places)
        if self._others is None:
            for each in (first, *rest):
                part(*each)
            return
        futures = [self._others.submit(part, *each) for each in rest]
        part(*first)
        for future in futures:
            future.result()


@contextmanager
def team(*, worth: bool = True) -> Iterator[Team]:
    """Have a team of as many threads as there are cores, eight at most.

    A process that works for another has one: that has given each core its own.

    Parameters
    ----------
    worth : bool
        True where the work is large enough for several threads.
    """
    size = min(available_cores(), _LARGEST)
    if not worth or size == 1 or in_worker():
        yield Team()
        return
    with ThreadPoolExecutor(size - 1) as others:
        yield Team(size, others)
