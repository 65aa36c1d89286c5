"""Interference detection: reference loops beside every round of samples tell whether others use the core.

A round is one sample of a loop, or some that last longer. It carries two signs of others. Its references are
what a nop, a taken branch and one of products and loads took right before or after: nops pass as fast as the
core dispatches, branches of the shortest loop as fast as it predicts them, at which another thread takes
turns even if it hardly dispatches; two products of vectors and two loads a cycle pass only where all of the
core is to be had. Its share is how much of the round the process had a processor at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

import numpy as np

from ...records import field, record

SLOWED = 1.05
"""A round is disturbed where its reference takes so many times what it takes at best."""
LEAST_SHARE = 0.9
"""Or where the process had a processor for less of it."""
_BEST = 0.02  # a quantile: a disturbed clock can make a nop too short as well
_ENOUGH, _FEWEST = 0.25, 6
"""Undisturbed rounds that are enough: so large a share of all, and no fewer."""
_PLAIN = 2  # references that are nops and branches
_WITNESSES, _AGREE = 2, 0.02
"""Or so many, if all rounds differ from them by no more: other programs do not slow every loop."""


@record
class Seen:
    """Interference seen during a round of samples.

    Attributes
    ----------
    reference_cycles : sequence of float
        Of a nop, of a taken branch, and of one of products and loads by turns.
    processor_share : float
        Of the round, in which the process had a processor.
    """

    reference_cycles: Sequence[float]
    processor_share: float


@record
class Verdict:
    """Verdict on a round: undisturbed by all references, or by nops and branches at least."""

    alone: bool
    unslowed: bool


@record(frozen=False)
class Watch:
    """All rounds of a calibration so far, of every measuring process.

    Attributes
    ----------
    patience_s : float
        Seconds that every turn of a loop waits on average, at most, for the core to be had alone.
    """

    patience_s: float = 0.0
    rounds: list[Seen] = field(default_factory=list)
    _crowding: list[float] = field(default_factory=list)

    @property
    def vigil(self) -> dict[str, float | None]:
        """Settings for the `Sampler` of a measuring process, with the interference seen so far."""
        found = float(np.quantile(self._crowding, _BEST)) if self._crowding else None
        return {"patience_s": self.patience_s, "crowding": found}

    @property
    def disturbed_rounds(self) -> int:
        """Number of disturbed rounds."""
        best = self._best()
        return sum(_disturbed(one, best) for one in self.rounds)

    @property
    def disturbed_share(self) -> float:
        """Share of the rounds that was disturbed; 0 before the first."""
        return self.disturbed_rounds / len(self.rounds) if self.rounds else 0.0

    def note(self, replies: Sequence[Mapping[str, Any]]) -> list[Verdict]:
        """Note rounds, each a reply of a measuring process; return what is to be thought of each."""
        seen = [Seen(reply["reference"], reply["share"]) for reply in replies]
        self.rounds.extend(seen)
        self._crowding.extend(reply["crowding"] for reply in replies if "crowding" in reply)
        best = self._best()
        return [Verdict(not _disturbed(one, best), not _disturbed(one, best[:_PLAIN])) for one in seen]

    def _best(self) -> list[float]:
        cycles = np.array([one.reference_cycles for one in self.rounds])
        return [float(best) for best in np.quantile(cycles, _BEST, axis=0)] if self.rounds else []


def _disturbed(seen: Seen, best_cycles: Sequence[float]) -> bool:
    slowed = any(one > SLOWED * best for one, best in zip(seen.reference_cycles, best_cycles, strict=False))
    return slowed or seen.processor_share < LEAST_SHARE


def counted_of(samples: Sequence[tuple[float, Verdict]]) -> tuple[list[float], bool]:
    """Return the samples that count, and whether enough of them had the core alone.

    Where too few had, those count beside which nops and branches were fast; all where these are few, too.

    Examples
    --------
    >>> slowed, shared, alone = Verdict(False, False), Verdict(False, True), Verdict(True, True)
    >>> counted_of([(4.0, alone), *[(4.8, shared)] * 8, *[(9.0, slowed)] * 8])[0] == [4.0, *[4.8] * 8]
    True
    """
    found, enough = undisturbed_of([(value, verdict.alone) for value, verdict in samples])
    if not enough:
        found, _ = undisturbed_of([(value, verdict.unslowed) for value, verdict in samples])
    return found, enough


def undisturbed_of(samples: Sequence[tuple[float, bool]]) -> tuple[list[float], bool]:
    """Return the samples of undisturbed rounds, and whether they are enough; all where they are not.

    All are as good where the few undisturbed ones say the same.

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
    >>> undisturbed_of([(4.0, True)] * 2 + [(4.01, False)] * 30)[1]
    True
    """
    quiet = [value for value, undisturbed in samples if undisturbed]
    if len(quiet) >= min(len(samples), max(_FEWEST, _ENOUGH * len(samples))):
        return quiet, True
    every = [value for value, _ in samples]
    return every, len(quiet) >= _WITNESSES and abs(median(quiet) / median(every) - 1) <= _AGREE
