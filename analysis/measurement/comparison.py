"""Comparison of kernels that were measured in turn: another is named only where it is certainly faster.

The fastest of many that are equal was lucky: a kernel that was chosen before is kept unless the interval of
the paired ratio to it lies above what counts as equal, and above what the times are uncertain by.

Paired ratios: how much faster one kernel is than another in the same rounds.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from math import comb

from ...records import record
from .disturbance import FEWEST, Disturbance, median_disturbance
from .measure import Measurement

AT_LEAST_AS_FAST = 0.98
"""Paired ratio from which one kernel counts as at least as fast as another."""
_TAIL = 0.025


@record
class PairedRatio:
    """Median over rounds of the ratio of two speeds, with its 95 % interval.

    Attributes
    ----------
    low, high : float or None
        None where there are too few rounds for an interval.
    """

    median: float
    low: float | None
    high: float | None
    rounds: int

    @property
    def at_least_as_fast(self) -> bool:
        """True where the first kernel is at least as fast as the second."""
        return self.median >= AT_LEAST_AS_FAST


def paired_ratio(ours: Sequence[float], theirs: Sequence[float]) -> PairedRatio | None:
    """Return the speed of `ours` over that of `theirs`, from the times of the same rounds.

    Parameters
    ----------
    ours, theirs : sequence of float
        Seconds, shape (n_rounds,); sample i of both is of round i.

    Returns
    -------
    PairedRatio or None
        None if a kernel has no times.

    Raises
    ------
    ValueError
        If the rounds are not the same number.

    Notes
    -----
    The interval of the median is that of the sign test: for sorted ratios ``x_1..x_n`` it is
    ``[x_k, x_(n+1-k)]`` with the largest `k` for which ``P(B <= k - 1) <= 2.5 %``, `B` binomial
    with n trials of probability one half. It assumes no distribution, and no luck of a seed.

    References
    ----------
    Conover, Practical Nonparametric Statistics, 3rd ed., Section 3.2.

    Examples
    --------
    >>> paired_ratio([1.0, 1.0, 2.0], [2.0, 2.0, 4.1]).median
    2.0
    """
    if not ours or not theirs:
        return None
    ratios = sorted(their / our for our, their in zip(ours, theirs, strict=True))
    rounds = len(ratios)
    rank = _interval_rank(rounds)
    low, high = (ratios[rank - 1], ratios[rounds - rank]) if rank else (None, None)
    return PairedRatio(statistics.median(ratios), low, high, rounds)


def _interval_rank(rounds: int) -> int:
    """Return `k`, 0 if there is none.

    Examples
    --------
    >>> [_interval_rank(rounds) for rounds in (5, 6, 20, 40)]
    [0, 1, 6, 14]
    """
    below, rank = 0, 0
    while (below := below + comb(rounds, rank)) <= _TAIL * 2**rounds:
        rank += 1
    return rank


EQUAL = 1 - AT_LEAST_AS_FAST
"""Relative difference of speed up to which kernels count as equal."""


@record
class Comparison:
    """The kernel to take of several.

    Attributes
    ----------
    named : int
        Its number: that of the kernel chosen before, unless another is certainly faster.
    rival : int or None
        The fastest of the others by paired ratio; None where there is none.
    ratio : PairedRatio or None
        Speed of the rival over that of the kernel chosen before.
    resolution : float
        Relative difference of speed up to which the two are equal.
    disturbance : Disturbance or None
        Of the kernels together; None where nothing was timed.
    """

    named: int
    rival: int | None
    ratio: PairedRatio | None
    resolution: float
    disturbance: Disturbance | None

    @property
    def disturbed(self) -> bool:
        """True where other programs left nothing to compare."""
        return self.disturbance is None or self.disturbance.disturbed

    @property
    def loss(self) -> float:
        """Share of speed that the kernel chosen before loses to the rival, 0 where it is the faster one."""
        return max(0.0, 1 - 1 / self.ratio.median) if self.ratio else 0.0


def compared(found: Sequence[Measurement], chosen: int = 0) -> Comparison:
    """Return the kernel to take of those that were measured in turn.

    Parameters
    ----------
    found : sequence of Measurement
        Of one call of `measure`.
    chosen : int
        The one chosen before they were measured.
    """
    disturbance = median_disturbance([one.disturbance for one in found if one.disturbance is not None])
    if disturbance is None or disturbance.disturbed or found[chosen].disturbed:
        return Comparison(chosen, None, None, EQUAL, disturbance)
    ratios = {
        number: ratio
        for number, one in enumerate(found)
        if number != chosen and not one.disturbed and (ratio := undisturbed_ratio(one, found[chosen]))
    }
    if not ratios:
        return Comparison(chosen, None, None, EQUAL, disturbance)
    limits = {number: resolution(found[number], found[chosen]) for number in ratios}
    certain = [number for number, ratio in ratios.items() if _exceeds(ratio, limits[number])]
    rival = max(certain or ratios, key=lambda number: ratios[number].median)
    named = rival if certain else chosen
    return Comparison(named, rival, ratios[rival], limits[rival], disturbance)


def undisturbed_ratio(one: Measurement, other: Measurement) -> PairedRatio | None:
    """Return the speed of a kernel over that of another from rounds in which both were undisturbed.

    From all rounds where those are too few.
    """
    kept = undisturbed_pairs(one.alone, other.alone, len(one.samples))
    return paired_ratio([one.samples[n] for n in kept], [other.samples[n] for n in kept])


def undisturbed_pairs(one: Sequence[bool], other: Sequence[bool], rounds: int) -> list[int]:
    """Return the rounds in which both kernels were undisturbed; all if these are too few, or not known.

    Parameters
    ----------
    one, other : sequence of bool
        True for each undisturbed round of a kernel.
    rounds : int
        Number of rounds.

    Examples
    --------
    >>> undisturbed_pairs([True, False, True], [True, True, True], 3)
    [0, 1, 2]
    >>> undisturbed_pairs([True] * 6 + [False], [True] * 7, 7)
    [0, 1, 2, 3, 4, 5]
    """
    kept = [number for number, both in enumerate(zip(one, other, strict=False)) if all(both)]
    return kept if len(kept) >= min(FEWEST, rounds) else list(range(rounds))


def resolution(*found: Measurement) -> float:
    """Return the relative difference up to which speeds are equal: 2 %, or more where they are uncertain."""
    uncertain = [one.disturbance.uncertainty for one in found if one.disturbance is not None]
    return max(EQUAL, *(each for each in uncertain if each is not None), 0.0)


def _exceeds(ratio: PairedRatio, limit: float) -> bool:
    return ratio.low is not None and ratio.low > 1 + limit
