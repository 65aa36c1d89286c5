"""A process that calls a function for one item after the other, each within bounds of time and memory.

Bounds of a process that runs code of a stranger: a filter of its system calls.
"""

from __future__ import annotations

import math
import os
import resource
import signal
import struct
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Generic, TypeVar

from ...records import record
from .worker_pool import begin_worker

T = TypeVar("T")
R = TypeVar("R")
_SLOWEST = 20.0
"""Seconds that may pass for each of processor time, before a process is taken to stand still."""


@record
class Bounds:
    """Limits of a call.

    Attributes
    ----------
    cpu_s : float
        Seconds of processor time.
    memory_bytes : int
        Bytes beyond those that the process has at the beginning.
    """

    cpu_s: float
    memory_bytes: int

    @property
    def slow(self) -> str:
        """Message for a call that exceeds the processor time."""
        return f"took more than {self.cpu_s:g} s"

    @property
    def large(self) -> str:
        """Message for a call that exceeds the memory."""
        return f"takes more than {self.memory_bytes / 2**30:.3g} GiB of memory"


class OverBoundsError(Exception):
    """Error of a call that exceeded its bounds; the message names the bound."""


@record
class _Answer:
    """Return value or exception of a call."""

    value: Any = None
    error: Exception | None = None


class BoundedCalls(Generic[T, R]):
    """Calls of a function in another process, which is ended when a call passes its bounds.

    The next call has a new process. What the function keeps from call to call is kept there, as long as the
    process lives. On systems that do not fork, and in a daemon, calls are made here and have no bounds.

    Parameters
    ----------
    function : callable
    bounds : Bounds
        Of each call.
    """

    def __init__(self, function: Callable[[T], R], bounds: Bounds) -> None:
        self._function, self._bounds = function, bounds
        self._process: BaseProcess | None = None
        self._link: Connection | None = None

    def __enter__(self) -> BoundedCalls[T, R]:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def __call__(self, item: T) -> R:
        """Return `function(item)`; its exceptions are raised.

        Raises
        ------
        OverBoundsError
            If it passes its bounds.
        """
        if self._process is None and not _forks():
            return self._function(item)
        answer = self._answer(item)
        if isinstance(answer.error, MemoryError):
            raise OverBoundsError(self._bounds.large) from None
        if answer.error is not None:
            raise answer.error
        return answer.value  # type: ignore[no-any-return]

    def _answer(self, item: T) -> _Answer:
        process, link = self._begun()
        found = None
        try:
            link.send(item)
            if not link.poll(_SLOWEST * self._bounds.cpu_s):
                raise OverBoundsError(self._bounds.slow)
            found = link.recv()
            assert isinstance(found, _Answer)
            return found
        except (EOFError, ConnectionError):
            process.join()
            # an allocation that fails ends some libraries' processes by a signal, or with a status
            slow = process.exitcode == -signal.SIGXCPU
            raise OverBoundsError(self._bounds.slow if slow else self._bounds.large) from None
        finally:
            if found is None:  # also where this process is interrupted
                self._end()

    def _begun(self) -> tuple[BaseProcess, Connection]:
        if self._process is None or self._link is None:
            context = get_context("fork")
            self._link, its = context.Pipe()
            given = (self._function, self._bounds, its, self._link, os.getpid())
            self._process = context.Process(target=_serve, args=given)
            with warnings.catch_warnings():  # of forks beside other threads, see `_forks`
                warnings.simplefilter("ignore", DeprecationWarning)
                self._process.start()
            its.close()
        return self._process, self._link

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._link is not None:
            self._link.close()
        self._process = self._link = None


def _forks() -> bool:
    """Tell whether a process can be forked off, with all that is loaded and kept.

    Other threads, such as those of a notebook, are not there after a fork; what is called here neither needs
    them nor what they may hold.
    """
    return sys.platform == "linux" and not current_process().daemon


def _serve(
    function: Callable[[Any], Any], bounds: Bounds, link: Connection, owners: Connection, owner: int
) -> None:
    """Answer items until the owner is gone."""
    owners.close()
    begin_worker(owner)
    with suppress(EOFError, ConnectionError):
        while True:
            item = link.recv()
            with _limited(bounds):
                answer = _answered(function, item)
            link.send(answer)


def _answered(function: Callable[[Any], Any], item: Any) -> _Answer:
    try:
        return _Answer(function(item))
    except Exception as error:
        return _Answer(error=error.with_traceback(None))


@contextmanager
def _limited(bounds: Bounds) -> Iterator[None]:
    """Have this process killed where it takes more time, and have allocations fail that take more memory."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    seconds = math.ceil(usage.ru_utime + usage.ru_stime + bounds.cpu_s)
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    asked = {
        resource.RLIMIT_CPU: seconds,
        resource.RLIMIT_AS: pages * resource.getpagesize() + bounds.memory_bytes,
        resource.RLIMIT_CORE: 0,
    }
    before = {which: resource.getrlimit(which) for which in asked}
    for which, (soft, hard) in before.items():
        resource.setrlimit(which, (min([asked[which], *(each for each in (soft, hard) if each >= 0)]), hard))
    try:
        yield
    finally:
        for which, limits in before.items():
            resource.setrlimit(which, limits)


_LOAD, _EQUAL, _AT_LEAST, _ANSWER = 0x20, 0x15, 0x35, 0x06
_ALLOWED, _KILLED = 0x7FFF_0000, 0x8000_0000
_NUMBER, _ARCHITECTURE, _ADDRESS, _ARGUMENTS = 0, 4, 8, 16
"""Operations of the kernel's filters, their answers, and offsets of what they look at."""


def system_call_filter(architecture: int, addresses: range, calls: Mapping[int, Mapping[int, int]]) -> bytes:
    """Return a filter of system calls, as Linux's seccomp takes it, that kills the process for all others.

    Parameters
    ----------
    architecture : int
        Constant of the kernel's audit interface.
    addresses : range
        Places from which calls are made, in one stretch of 4 GiB.
    calls : mapping of int to mapping of int to int
        Numbers of the calls, and the values of their arguments, by position, where these are fixed. At most
        one has any.

    Notes
    -----
    Eight bytes an operation: its code, where to go on if it holds and if not, and a value.
    """
    lines: list[tuple[int, int, int, int]] = []
    last = sum(2 * len(arguments) for arguments in calls.values()) + len(calls) + 8
    allow, kill = last, last + 1

    def jump(operation: int, value: int, yes: int, no: int) -> None:
        here = len(lines) + 1
        lines.append((operation, yes - here, no - here, value & 0xFFFF_FFFF))

    def require(offset: int, value: int) -> None:
        lines.append((_LOAD, 0, 0, offset))
        jump(_EQUAL, value, len(lines) + 1, kill)

    require(_ARCHITECTURE, architecture)
    require(_ADDRESS + 4, addresses.start >> 32)
    lines.append((_LOAD, 0, 0, _ADDRESS))
    jump(_AT_LEAST, addresses.start, len(lines) + 1, kill)
    jump(_AT_LEAST, addresses.stop, kill, len(lines) + 1)
    lines.append((_LOAD, 0, 0, _NUMBER))
    free, fixed = ([n for n, given in calls.items() if bool(given) is whether] for whether in (False, True))
    for position, number in enumerate((*free, *fixed), 1):
        none_left = position == len(calls)
        jump(
            _EQUAL, number, len(lines) + 1 if calls[number] else allow, kill if none_left else len(lines) + 1
        )
    for number in fixed:
        for place, value in calls[number].items():
            require(_ARGUMENTS + 8 * place, value)
    lines += [(_ANSWER, 0, 0, _ALLOWED), (_ANSWER, 0, 0, _KILLED)]
    return b"".join(struct.pack("<HBBI", *line) for line in lines)
