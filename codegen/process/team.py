"""Threads that share one loop: for calls of compiled code, which other threads need not wait for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from typing import TypeAlias

from .pool import available_cores, in_worker

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
