"""Whether a calibration had the core to itself: a reference loop beside every round of samples.

A round carries two signs of others. Its reference is what a nop took, at worst, between its samples:
nops pass as fast as the core dispatches, so that another thread of the core shows in them, whatever it
does. Its share is how much of the round the process had a processor at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

SLOWED = 1.05
"""A round is disturbed where its reference takes so many times what it takes at best."""
LEAST_SHARE = 0.9
"""Or where the process had a processor for less of it."""
_BEST = 0.02  # a quantile: a disturbed clock can make a nop too short as well
_ENOUGH, _FEWEST = 0.25, 6
"""Undisturbed rounds that are enough: so large a share of all, and no fewer."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What a round of samples saw of others.

    Attributes
    ----------
    reference_cycles : float
        Of a nop, the most between its samples.
    processor_share : float
        Of the round, in which the process had a processor.
    """

    reference_cycles: float
    processor_share: float


@dataclass(slots=True)
class Watch:
    """All rounds of a calibration so far, of every measuring process."""

    rounds: list[Seen] = field(default_factory=list)

    @property
    def disturbed_rounds(self) -> int:
        """How many of the rounds were disturbed."""
        best = self._best()
        return sum(_disturbed(one, best) for one in self.rounds)

    def note(self, replies: Sequence[Mapping[str, Any]]) -> list[bool]:
        """Note rounds, each a reply of a measuring process; return which were undisturbed."""
        seen = [Seen(reply["reference"], reply["share"]) for reply in replies]
        self.rounds.extend(seen)
        best = self._best()
        return [not _disturbed(one, best) for one in seen]

    def _best(self) -> float:
        return (
            float(np.quantile([one.reference_cycles for one in self.rounds], _BEST)) if self.rounds else 0.0
        )


def _disturbed(seen: Seen, best_cycles: float) -> bool:
    return seen.reference_cycles > SLOWED * best_cycles or seen.processor_share < LEAST_SHARE


def undisturbed_of(samples: Sequence[tuple[float, bool]]) -> tuple[list[float], bool]:
    """Return the samples of undisturbed rounds, and whether they are enough; all where they are not.

    Parameters
    ----------
    samples : sequence of (float, bool)
        Each with whether its round was undisturbed.

    Examples
    --------
    >>> undisturbed_of([(4.0, True)] * 6 + [(5.1, False)] * 6)
    ([4.0, 4.0, 4.0, 4.0, 4.0, 4.0], True)
    >>> undisturbed_of([(4.0, True), (5.1, False), (5.2, False)])
    ([4.0, 5.1, 5.2], False)
    """
    quiet = [value for value, undisturbed in samples if undisturbed]
    if len(quiet) >= min(len(samples), max(_FEWEST, _ENOUGH * len(samples))):
        return quiet, True
    return [value for value, _ in samples], False
