"""Paired difference of the errors of two candidates in the same draws, with its confidence interval."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from .study import DrawError

_RESAMPLES = 10_000
_ENDS = (0.025, 0.975)


@dataclass(frozen=True, slots=True)
class PairedDifference:
    """Mean error of one candidate less that of another at one fraction, with its 95 % interval.

    Attributes
    ----------
    first, second : str
        Names of the candidates.
    fraction : float
        Share of training rows.
    metric : str
    n_draws : int
    mean : float
        Negative where the first is better.
    low, high : float
        Ends of the interval of the mean.
    """

    first: str
    second: str
    fraction: float
    metric: str
    n_draws: int
    mean: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        """True where the interval lies on one side of zero: one candidate is better."""
        return self.low > 0 or self.high < 0


def paired_differences(
    errors: Iterable[DrawError], first: str, second: str, metric: str = "mape", seed: int = 0
) -> tuple[PairedDifference, ...]:
    """Return the difference at each fraction, in the order in which fractions appear.

    Parameters
    ----------
    errors : iterable of DrawError
    first, second : str
        Candidates.
    metric : {"mape", "mlogq"}
    seed : int
        Seed of the bootstrap.

    Raises
    ------
    ValueError
        If a candidate has no errors, the two were not tried in the same draws, there are fewer than two
        draws, or the metric is unknown.

    Notes
    -----
    With ``d_i`` the difference in draw ``i`` of ``n``, the interval is that of the 2.5 and 97.5 %
    percentiles of the mean of ``n`` differences that are drawn from ``d`` with replacement. All draws are
    of the same rows: the interval covers the random choice of rows, but not other programs or machines.
    With fewer than about ten draws it is too narrow.

    References
    ----------
    B. Efron, R. Tibshirani: An introduction to the bootstrap, Chapter 13 (percentile intervals).
    """
    by_name: dict[str, dict[float, dict[int, float]]] = {first: {}, second: {}}
    for error in errors:
        if error.candidate in by_name:
            by_fraction = by_name[error.candidate].setdefault(error.fraction, {})
            by_fraction[error.draw] = error.error(metric)
    for name, found in by_name.items():
        if not found:
            raise ValueError(f"no errors of a candidate {name!r}")
    ours, theirs = by_name[first], by_name[second]
    if {f: set(draws) for f, draws in ours.items()} != {f: set(draws) for f, draws in theirs.items()}:
        raise ValueError(f"{first!r} and {second!r} were not tried in the same draws")
    return tuple(
        _difference(first, second, fraction, metric, [draws[i] - theirs[fraction][i] for i in draws], seed)
        for fraction, draws in ours.items()
    )


def _difference(
    first: str, second: str, fraction: float, metric: str, differences: list[float], seed: int
) -> PairedDifference:
    n = len(differences)
    if n < 2:
        raise ValueError(f"an interval needs two draws, found {n} at fraction {fraction:g}")
    drawn = np.random.default_rng(seed).choice(differences, (_RESAMPLES, n)).mean(axis=1)
    low, high = np.quantile(drawn, _ENDS).tolist()
    return PairedDifference(first, second, fraction, metric, n, float(np.mean(differences)), low, high)
