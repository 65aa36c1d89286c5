"""Samples of kernels in rounds, in each of which every kernel has its turn.

A sample tells whether it had the core alone. It is the least over some parts, in which arrays and stack of
the kernel lie at different places: the same code differs by up to a tenth between them, which is no noise.
Rounds go on, within a budget of time, until every kernel has as many undisturbed samples as rounds were asked
for.
"""

from __future__ import annotations

import math
import os
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ...records import record
from .disturbance import LEAST_SHARE, STRETCH_S
from .interleaved_timing import Vigil, Watchman

Part = Callable[[int], float]
"""Seconds of a number of calls of a kernel, with its arrays and its stack at one of their places."""
Sampler = Sequence[Part]
"""The parts of a kernel, one for each place."""

PARTS = 8
"""Parts of a sample, at most; of a kernel that has more, each round takes the next ones."""
_WARM = 8
"""Ratio of a part to the untimed calls before it, which bring code and data back to the caches."""


@record
class Timing:
    """Timing plan of the measuring process.

    Attributes
    ----------
    rounds : int
        Samples of each kernel, undisturbed ones where the budget allows.
    sample_s : float
        Seconds of a sample.
    seed : int
        Seed of the order of kernels.
    patience_s : float
        Seconds that each sample waits for the core on average.
    budget_s : float
        Seconds after which no further round begins.
    alone : bool
        True where samples are to have the core alone; threads of a team disturb each other.
    """

    rounds: int
    sample_s: float
    seed: int = 0
    patience_s: float = 0.0
    budget_s: float = 0.0
    alone: bool = True

    @classmethod
    def of(cls, request: Mapping[str, Any]) -> Timing:
        """Return the timing plan in a request to the measuring process."""
        return cls(
            rounds=int(request["rounds"]),
            sample_s=float(request["sample_s"]),
            seed=int(request["seed"]),
            patience_s=float(request["patience_s"]),
            budget_s=float(request["budget_s"]),
            alone=request["threads"] == 1,
        )


@record
class Sample:
    """Seconds of a call at best, the clock right after it, and whether the core was had alone throughout."""

    seconds: float
    ghz: float
    alone: bool


@record
class Round:
    """One sample of each kernel.

    Attributes
    ----------
    samples : mapping of int to Sample
        By the number of the kernel.
    wall_s, processor_s : float
        Seconds that passed, and in which the process had a processor.
    """

    samples: Mapping[int, Sample]
    wall_s: float
    processor_s: float


class Rounds:
    """Takes the rounds of some kernels.

    Parameters
    ----------
    samplers : mapping of int to Sampler
    look : callable
        Crowding of the core; see `Timer.crowding`.
    frequency_ghz : callable
        The clock now.
    timing : Timing
    most_crowded : float
        More than that `look` never says of a core that is had alone.
    crowded_out : callable, optional
        Tells whether other programs could keep every processor busy now, as `crowded_out` does; by default
        they never can.
    """

    def __init__(
        self,
        samplers: Mapping[int, Sampler],
        look: Callable[[], float],
        frequency_ghz: Callable[[], float],
        timing: Timing,
        most_crowded: float = math.inf,
        crowded_out: Callable[[], bool] | None = None,
    ) -> None:
        self._samplers, self._frequency_ghz, self._timing = samplers, frequency_ghz, timing
        self._crowded_out = crowded_out or _never
        parts = max((min(PARTS, len(sampler)) for sampler in samplers.values()), default=1)
        self._vigil = Vigil(Watchman(look, most=most_crowded), timing.patience_s / parts)

    def calls_of(self, number: int) -> int:
        """Return the number of calls of a kernel that fill a part of its samples, from a doubling warm-up."""
        sampler = self._samplers[number]
        return _calls_for(sampler[0], self._timing.sample_s / min(PARTS, len(sampler)))

    def taken(self, calls: Mapping[int, int]) -> Iterator[Round]:
        """Yield the rounds; the first one has no samples, and shows programs that a short round may miss."""
        timing, order = self._timing, list(self._samplers)
        end, shuffle = time.monotonic() + timing.budget_s, random.Random(timing.seed)
        tally = Tally(order)
        first = self._first_look()
        tally.add(first)
        yield first
        number = 0
        while number < timing.rounds or (time.monotonic() < end and tally.fewest < timing.rounds):
            shuffle.shuffle(order)
            begun = self._now()
            samples = {index: self._sample(self._samplers[index], calls[index], number) for index in order}
            one = self._round(samples, begun)
            tally.add(one)
            yield one
            number += 1

    def _first_look(self) -> Round:
        begun = self._now()
        while self._timing.alone and time.perf_counter() - begun[0] < STRETCH_S:
            self._vigil.watchman.alone()
        return self._round({}, begun)

    def _now(self) -> tuple[float, float]:
        """Return seconds that have passed, and in which this thread had a processor: of a team, as many."""
        now = time.perf_counter()
        return now, time.thread_time() if self._timing.alone else now

    def _round(self, samples: Mapping[int, Sample], begun: tuple[float, float]) -> Round:
        wall_s, processor_s = (now - then for now, then in zip(self._now(), begun, strict=True))
        return Round(samples, wall_s, processor_s)

    def _sample(self, sampler: Sampler, calls: int, round_number: int) -> Sample:
        found = [
            self._part(part, calls, first=place == 0)
            for place, part in enumerate(parts_of(sampler, round_number))
        ]
        least = min(seconds for seconds, _ in found) / calls
        alone = all(alone for _, alone in found)
        if self._timing.alone and self._crowded_out():
            alone = False
        return Sample(least, self._frequency_ghz(), alone)

    def _part(self, part: Part, calls: int, *, first: bool) -> tuple[float, bool]:
        """Return the seconds of a part, and whether the core was had alone before and after it."""
        # a single call that takes long needs no other before it, but the first: caches may be empty
        warm = partial(part, max(1, calls // _WARM)) if first or calls > 1 else _nothing
        if not self._timing.alone:
            warm()
            return part(calls), True
        timed = partial(part, calls)
        if found := self._vigil.between(timed, 1, warm):
            return found[0][1], True
        return self._vigil.once(timed, warm)


def parts_of(sampler: Sampler, round_number: int) -> list[Part]:
    """Return the parts of a sample in a round: all where they are few, else the next ones in each round.

    Examples
    --------
    >>> twelve = [lambda calls, place=place: place for place in range(12)]
    >>> [[part(1) for part in parts_of(twelve, number)] for number in (0, 1)]
    [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 0, 1, 2, 3]]
    """
    start = PARTS * round_number if len(sampler) > PARTS else 0
    return [sampler[(start + place) % len(sampler)] for place in range(min(PARTS, len(sampler)))]


class Tally:
    """Counts the undisturbed samples of kernels, stretch of time by stretch of time."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._counts = dict.fromkeys(numbers, 0)
        self._stretch: list[Round] = []

    @property
    def fewest(self) -> int:
        """Undisturbed samples of the kernel that has the fewest."""
        return min(self._counts.values(), default=0)

    def add(self, one: Round) -> None:
        """Count a round as soon as its stretch of time is over."""
        self._stretch.append(one)
        wall_s = sum(each.wall_s for each in self._stretch)
        if wall_s < STRETCH_S:
            return
        had_processor = sum(each.processor_s for each in self._stretch) >= LEAST_SHARE * wall_s
        for each in self._stretch:
            for number, sample in each.samples.items():
                self._counts[number] += sample.alone and had_processor
        self._stretch = []


def crowded_out(path: Path = Path("/proc/loadavg"), processors: int | None = None) -> bool:
    """Tell whether other programs could keep every processor busy: as many of their threads can run.

    A scheduler may give a process a processor of its own all the same, as Linux does where programs of
    other sessions share the rest; the next process need not have that luck.

    Parameters
    ----------
    path : Path
        The load as Linux tells it; where there is none, False is returned.
    processors : int, optional
        Processors of the machine; by default those of this one.
    """
    try:
        runnable = int(path.read_text(encoding="ascii").split()[3].partition("/")[0])
    except (OSError, ValueError, IndexError):
        return False
    return runnable - 1 >= (processors or os.cpu_count() or 1)  # without the thread that asks


def _never() -> bool:
    """Return False."""
    return False


def _nothing() -> None:
    """Do nothing."""


def _calls_for(part: Part, part_s: float) -> int:
    calls = 1
    while (seconds := part(calls)) < part_s / 2 and calls < 1 << 30:
        calls *= 2
    return max(1, round(calls * part_s / max(seconds, 1e-9)))
