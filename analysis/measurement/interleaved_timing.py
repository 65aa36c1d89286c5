"""Interleaved timing: the minimum over rounds of several calls, measured in turn.

A disturbance of the machine then affects all calls alike.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Generic, SupportsFloat, TypeVar

from ...records import field, record

Look = TypeVar("Look", bound=SupportsFloat)
Part = TypeVar("Part")
SecondsOf = Callable[[int], float]
"""Returns the seconds that so many calls take together."""

_NEAR = 1.04
_LOOKS, _MANY = 50, 1600  # before there is a best, and before it is sure
_AHEAD, _SAVED = 20, 100  # samples whose patience there is at first, and at most, if none was needed


def least_seconds(calls: Sequence[SecondsOf], rounds: int, least_s: float) -> list[float]:
    """Return the seconds of one call of each, the least of some rounds.

    Parameters
    ----------
    calls : sequence of callable
    rounds : int
        In each of which every one has its turn.
    least_s : float
        Seconds that a turn takes: calls are repeated until they do.

    Examples
    --------
    >>> least_seconds([lambda n: 2e-3 * n, lambda n: 5e-3 * n], rounds=3, least_s=0.01)
    [0.002, 0.005]
    """
    repeats = [_repeats(call, least_s) for call in calls]
    best = [math.inf] * len(calls)
    for _ in range(rounds):
        for number, call in enumerate(calls):
            best[number] = min(best[number], call(repeats[number]) / repeats[number])
    return best


@record(frozen=False)
class Watchman(Generic[Look]):
    """Detector of other threads on the core, by a look: the larger its value, the larger their share.

    Attributes
    ----------
    look : callable
        Such as `Timer.crowding`; what it returns is a number, or stands for one.
    known : float
        The least that is known to be seen, from looks before this one's; infinity for nothing.
    most : float
        More than that is never seen of a core that is had alone, whatever the least is: another thread may be
        there from beginning to end.
    last : number
        Value of the last look.
    """

    look: Callable[[], Look]
    known: float = math.inf
    most: float = math.inf
    last: Look = field(init=False)
    _seen: list[float] = field(default_factory=list)
    _next: int = _LOOKS
    _best: float = field(init=False)
    _sure: bool = field(init=False)

    def __post_init__(self) -> None:
        self._best, self._sure = self.known, math.isfinite(self.known)

    def alone(self) -> bool:
        """Look; tell whether the value is near the least so far, a few misjudged looks aside."""
        self.last = self.look()
        crowding = float(self.last)
        self._seen.append(crowding)
        if len(self._seen) == self._next:
            self._judge()
        return crowding <= min(_NEAR * self._best, self.most) and math.isfinite(self._best)

    def _judge(self) -> None:
        """Find the least of the recent looks; after enough looks, other threads that stay do not raise it."""
        least = sorted(self._seen)[len(self._seen) // _LOOKS]
        self._best = min(self._best, least) if self._sure else least
        if self._next < _MANY:
            self._next *= 2
        else:
            self._sure = True
            self._seen.clear()


@record(frozen=False)
class Vigil(Generic[Look]):
    """Sampler for moments without other threads on the core; it waits for them as long as its patience lasts.

    It waits without sleeping: after a sleep some cores are slow.

    Attributes
    ----------
    watchman : Watchman
    patience_s : float
        Seconds by which its patience grows with every sample.
    """

    watchman: Watchman[Look]
    patience_s: float
    _left_s: float = field(init=False)

    def __post_init__(self) -> None:
        self._left_s = _AHEAD * self.patience_s

    def least(self, part: Callable[[], float], parts: int) -> float:
        """Return the least of so many parts of a sample, undisturbed ones where there are any.

        A part after others' samples is not timed: it brings back what they drove out of the caches.
        """
        found = self.between(part, parts, part) or self.at_once(part, parts, part)
        return min(sample for _, sample, _ in found)

    def between(
        self, part: Callable[[], Part], parts: int, first: Callable[[], object]
    ) -> list[tuple[Look, Part, Look]]:
        """Return parts of a sample taken without other threads, each with the looks before and after it.

        Fewer parts, or none, are returned where patience ran out.

        Parameters
        ----------
        part : callable
            Takes one part.
        parts : int
            Number of parts.
        first : callable
            Called before the first part after an interruption: it refills the caches.
        """
        self._left_s = min(self._left_s, _SAVED * self.patience_s) + self.patience_s
        end = time.monotonic() + self._left_s
        found: list[tuple[Look, Part, Look]] = []
        while len(found) < parts and time.monotonic() < end:
            if alone := self.watchman.alone():
                first()
            while alone and len(found) < parts:
                taken, alone = self._one(part)
                if alone:
                    found.append(taken)
        self._left_s = max(0.0, end - time.monotonic())
        return found

    def at_once(
        self, part: Callable[[], Part], parts: int, first: Callable[[], object]
    ) -> list[tuple[Look, Part, Look]]:
        """Return parts of a sample, each with the looks at the core before and after it.

        Other threads on the core are not waited for.

        Parameters
        ----------
        part : callable
            Takes one part.
        parts : int
            Number of parts.
        first : callable
            Called once before the parts.
        """
        self.watchman.alone()
        first()
        return [self._one(part)[0] for _ in range(parts)]

    def once(self, part: Callable[[], Part], first: Callable[[], object]) -> tuple[Part, bool]:
        """Return a part without waiting, and whether the looks before and after it saw no other thread."""
        before = self.watchman.alone()
        first()
        (_, taken, _), after = self._one(part)
        return taken, before and after

    def _one(self, part: Callable[[], Part]) -> tuple[tuple[Look, Part, Look], bool]:
        """Return a part between the last look and a new one, and whether the new one saw no other thread."""
        before, taken = self.watchman.last, part()
        alone = self.watchman.alone()
        return (before, taken, self.watchman.last), alone


def least_seconds_alone(
    calls: Sequence[SecondsOf], rounds: int, least_s: float, watchman: Watchman[float], patience_s: float
) -> tuple[list[float], int]:
    """Return the seconds of one call of each, the least of samples before and after which the core was alone.

    Calls take turns; one whose sample was disturbed has another one, when the core is alone. It is waited
    without sleeping: after a sleep some cores are slow.

    Parameters
    ----------
    calls : sequence of callable
        Functions that return the seconds of one call.
    rounds : int
        Undisturbed samples of each call.
    least_s : float
        Seconds of a sample.
    watchman : Watchman
        Tells whether the machine was disturbed.
    patience_s : float
        Seconds after which disturbed samples count for calls without any other.

    Returns
    -------
    seconds : list of float
    fewest : int
        Undisturbed samples of the call that has the fewest.
    """
    if not calls:
        return [], 0
    repeats = [_repeats(call, least_s) for call in calls]
    best, every = [math.inf] * len(calls), [math.inf] * len(calls)
    counts = [0] * len(calls)
    end = time.monotonic() + patience_s
    while min(counts) < rounds and time.monotonic() < end:
        for number in sorted(range(len(calls)), key=counts.__getitem__):
            if not watchman.alone():
                break
            seconds = calls[number](repeats[number]) / repeats[number]
            every[number] = min(every[number], seconds)
            if watchman.alone():
                best[number] = min(best[number], seconds)
                counts[number] += 1
    rest = [number for number, seconds in enumerate(every) if math.isinf(seconds)]
    for number, seconds in zip(rest, least_seconds([calls[n] for n in rest], rounds, least_s), strict=True):
        every[number] = seconds
    return [b if math.isfinite(b) else e for b, e in zip(best, every, strict=True)], min(counts)


def _repeats(call: SecondsOf, least_s: float) -> int:
    repeats = 1
    while call(repeats) < least_s:
        repeats *= 2
    return repeats
