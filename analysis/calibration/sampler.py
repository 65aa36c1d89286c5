"""Samples of microbenchmarks, each taken while the core is to be had alone where patience lasts for it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import Any

from ..measurement.interleaved_timing import Vigil, Watchman
from .loops import Chain, Clock, Function, Glance

MOMENT_S = 20e-6
"""Seconds of a sample that somebody else does not often come into."""
PARTS = 4
"""Samples of a loop in a row, before which its code and data come back to the caches."""
_CHAIN_S = 4e-6
"""Seconds of the chains before and after a sample."""
_WARMS = 3
"""A part of a sample that is not timed, before the first: it brings code and data back to the caches."""
_KEPT_S = 1e-6
"""Of those beside every look: while vectors are waited for, the clock stays that of their width."""


@dataclass(frozen=True, slots=True)
class Call:
    """A microbenchmark as it is called for a sample."""

    function: Function
    rounds: int
    argument: int


@dataclass(frozen=True, slots=True)
class Timed:
    """A sample with the clock of its moment, and what was seen of others around it.

    Attributes
    ----------
    cycles : float
        Of a round.
    ghz : float
        The clock by chains right before and after, the faster one: what interrupts one makes it slow.
    reference_cycles : sequence of float
        Of a nop, a taken branch and one of products and loads, the longer of before and after.
    processor_share : float
        Of the time of sample and chains, in which the process had a processor.
    crowding : float
        Of the looks before and after, the larger.
    """

    cycles: float
    ghz: float
    reference_cycles: Sequence[float]
    processor_share: float
    crowding: float = 1.0

    def seen(self) -> dict[str, Any]:
        """Return the interference seen so far; see `watch`."""
        return {
            "reference": list(self.reference_cycles),
            "share": self.processor_share,
            "crowding": self.crowding,
        }


class Sampler:
    """Takes samples of microbenchmarks.

    Parameters
    ----------
    clock : Clock
    patience_s : float
        Seconds by which the patience to wait for the core grows with every few samples.
    chain : Chain, optional
        What tells the clock of the width of their vectors.
    crowding : float, optional
        That of looks at a core that is had alone, where it is known.
    """

    def __init__(
        self, clock: Clock, patience_s: float, chain: Chain | None = None, crowding: float | None = None
    ) -> None:
        self._clock, self._chain = clock, chain
        known = inf if crowding is None else crowding
        self._vigil = Vigil(Watchman(self._look, known), patience_s)

    def samples(self, call: Call, number: int) -> list[Timed]:
        """Return so many samples of a call or, where patience runs out, fewer: a disturbed one at least."""
        sample = partial(self._sample, call)
        warm = partial(self._clock.seconds, call.function, max(1, call.rounds // _WARMS), call.argument)
        found = self._vigil.between(sample, number, warm)
        found = found or self._vigil.at_once(sample, 1 if self._vigil.patience_s else number, warm)
        return [_judged(before, sample, after) for before, sample, after in found]

    def clocks(self, chain_s: float, number: int) -> list[float]:
        """Return the clock in GHz by so many chains of about so many seconds, or by fewer; see `samples`."""
        sample = partial(self._clock.frequency_ghz, chain_s, self._chain)
        found = self._vigil.between(sample, number, sample) or self._vigil.at_once(sample, number, sample)
        return [ghz for _, ghz, _ in found]

    def _look(self) -> Glance:
        if self._chain is not None:
            self._clock.frequency_ghz(_KEPT_S, self._chain)
        return self._clock.glance()

    def _sample(self, call: Call) -> Timed:
        processor_s, wall_s = time.thread_time(), time.perf_counter()
        before_ghz = self._clock.frequency_ghz(_CHAIN_S, self._chain)
        seconds = self._clock.seconds(call.function, call.rounds, call.argument)
        ghz = max(before_ghz, self._clock.frequency_ghz(_CHAIN_S, self._chain))
        wall_s = time.perf_counter() - wall_s
        share = min(1.0, (time.thread_time() - processor_s) / wall_s)
        return Timed(seconds * ghz * 1e9 / call.rounds, ghz, (), share)


def _judged(before: Glance, sample: Timed, after: Glance) -> Timed:
    """Return a sample with what the looks around it saw."""
    longer = map(max, before.reference_s, after.reference_s)
    cycles = [each * sample.ghz * 1e9 for each in longer]
    return replace(sample, reference_cycles=cycles, crowding=max(before.crowding, after.crowding))
