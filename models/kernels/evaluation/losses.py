"""Expected loss of a choice among kernels, with noisy measurements of them.

Resolution of a campaign: the difference of speed that measurements of equal code show by themselves.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from scipy.integrate import trapezoid
from scipy.stats import norm

from ....arrays import Floats

_STEPS, _REACH = 2001, 8.0


def repeat_deviation(groups: Iterable[Sequence[Sequence[float]]]) -> float | None:
    """Return the pooled standard deviation of measurements of the same code.

    Parameters
    ----------
    groups : iterable of sequences of sequences of float
        Logarithms of times by code, of any number of groups.

    Returns
    -------
    float or None
        None where no code was measured twice.

    Examples
    --------
    >>> round(repeat_deviation([[[1.0, 1.2], [5.0]], [[2.0, 2.2]]]), 4)
    0.1414
    """
    squares = freedom = 0.0
    for group in groups:
        for logs in group:
            squares += float(np.var(logs)) * len(logs)
            freedom += len(logs) - 1
    return float(np.sqrt(squares / freedom)) if freedom else None


def expected_losses(log_times: Floats, deviations: Floats) -> Floats:
    """Return the share of speed that taking each kernel is expected to lose to the fastest.

    The fastest of many that were measured once is likely to have been lucky, and what is lost to it is
    overstated. Here the kernels' true logarithms are taken for normally distributed around their mean,
    by the variance that is left when that of measuring is subtracted; each then has a distribution of
    its own, nearer to the mean than what was measured, and the minimum over all of them an expectation.

    Parameters
    ----------
    log_times : ndarray, (n_kernels,)
        Measured, natural logarithms.
    deviations : ndarray, (n_kernels,)
        Standard deviation of measuring each.

    Returns
    -------
    ndarray, (n_kernels,)
        Fractions.

    References
    ----------
    B. Efron, C. Morris, J. Amer. Statist. Assoc. 68 (1973): empirical Bayes; 1 - E[min] of independent
    variables by integrating the product of their survival functions.

    Examples
    --------
    Without noise it is what was measured:

    >>> expected_losses(np.log([100.0, 125.0]), np.full(2, 1e-6)).round(3).tolist()
    [0.0, 0.2]
    """
    noise = np.square(deviations)
    spread = max(float(np.var(log_times, ddof=1) - noise.mean()), 0.0)
    believed = spread / (spread + noise)
    common = np.average(log_times, weights=1 / (spread + noise))
    means = common + believed * (log_times - common)
    own = np.sqrt(believed * noise)
    losses: Floats = np.maximum(0.0, 1 - np.exp(_expected_minimum(means, own) - means))
    return losses


def _expected_minimum(means: Floats, deviations: Floats) -> float:
    widest = float(deviations.max())
    if widest == 0:
        return float(means.min())
    start, end = float(means.min()) - _REACH * widest, float(means.min()) + _REACH * widest
    at = np.linspace(start, end, _STEPS)
    survival = norm.sf(at[:, None], means, np.maximum(deviations, 1e-12)).prod(axis=1)
    return start + float(trapezoid(survival, at))


_PAIR = 1.96 * math.sqrt(2)
"""Standard deviations within which two measurements of the same code lie in 95 % of the cases."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """Resolution of the rows in one place.

    Attributes
    ----------
    residence : str
        Innermost level that holds the data.
    codes, rows : int
        Codes that were measured more than once, as splits of the same code or again, and rows of them.
    deviation : float or None
        Pooled standard deviation of the logarithm of their times; None where there are none.
    """

    residence: str
    codes: int
    rows: int
    deviation: float | None

    @property
    def difference(self) -> float | None:
        """Relative difference up to which two kernels, measured once each, are equal."""
        return None if self.deviation is None else math.expm1(_PAIR * self.deviation)


def resolution_of(residence: str, groups: Iterable[Sequence[Sequence[float]]]) -> Resolution:
    """Return the resolution of measurements.

    Parameters
    ----------
    groups : iterable of sequences of sequences of float
        Logarithms of times by code, of any number of groups.

    Examples
    --------
    >>> found = resolution_of("L1", [[[1.0, 1.02], [5.0]], [[2.0, 2.02]]])
    >>> found.codes, found.rows, round(found.deviation, 4), round(found.difference, 3)
    (2, 4, 0.0141, 0.04)
    """
    codes = [list(group) for group in groups]
    repeated = [logs for group in codes for logs in group if len(logs) > 1]
    return Resolution(residence, len(repeated), sum(map(len, repeated)), repeat_deviation(codes))
