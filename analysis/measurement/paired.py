"""Paired ratios: how much faster one kernel is than another in the same rounds."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

AT_LEAST_AS_FAST = 0.98
"""Paired ratio from which one kernel counts as at least as fast as another."""
_TAIL = 0.025


@dataclass(frozen=True, slots=True)
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
