"""Learning curves: spreads of errors, paired differences and rows needed, by the share of training rows.

A paired difference is that of the errors of two candidates in the same draws, with its confidence interval.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from .....records import record
from .study import PURE, RECIPES, DrawError, Spread, spreads

_RESAMPLES = 10_000
_ENDS = (0.025, 0.975)


@record
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


@record
class CurveRun:
    """Setting of a learning curve: the data, the draws and the analytical model.

    Attributes
    ----------
    data : str
        Name of the data set.
    cpu : str or None
        Processor of the measurements, if the table names it.
    target : str
    features : tuple of str
    n_rows, n_tested : int
    n_draws, seed : int
    log : bool
        True where logarithms of times are learned.
    analytical, machine : str or None
        Names of the analytical model and of the machine file of its constants.
    aggregation : None, str or float
        Aggregation of the candidate "hybrid".
    analytical_mape : float or None
        MAPE of the analytical model alone on all rows.
    """

    data: str
    cpu: str | None
    target: str
    features: tuple[str, ...]
    n_rows: int
    n_tested: int
    n_draws: int
    seed: int
    log: bool
    analytical: str | None
    machine: str | None
    aggregation: str | float | None
    analytical_mape: float | None

    @property
    def title(self) -> str:
        """Name of the data set, and the processor if it is known."""
        return f"{self.data}, {self.cpu}" if self.cpu else self.data


@record
class RequiredShare:
    """Least tried share of training rows with which a candidate is accurate enough.

    Attributes
    ----------
    candidate : str
    fraction : float or None
        None where no tried share is enough; 0 for a candidate that does not learn.
    n_learned : int or None
    """

    candidate: str
    fraction: float | None
    n_learned: int | None


@record
class ShareCurve:
    """Learning curves of candidates, with comparisons and the rows that they need.

    Attributes
    ----------
    mape, mlogq : tuple of Spread
        Errors of each candidate at each fraction, the fractions rising.
    differences : tuple of PairedDifference
        MAPE of each candidate that is compared less that of pure learning, where both were tried.
    needed : tuple of RequiredShare
        Least share for each candidate.
    goal : float
        Mean MAPE that is accurate enough, 0.1 for 10 %.
    """

    mape: tuple[Spread, ...]
    mlogq: tuple[Spread, ...]
    differences: tuple[PairedDifference, ...]
    needed: tuple[RequiredShare, ...]
    goal: float

    @property
    def candidates(self) -> tuple[str, ...]:
        """Names of the candidates, in the order of `RECIPES`."""
        return tuple(dict.fromkeys(spread.candidate for spread in self.mape))

    @property
    def learned(self) -> tuple[tuple[float, int], ...]:
        """Fractions and their numbers of rows, rising."""
        return tuple(sorted({(spread.fraction, spread.n_learned) for spread in self.mape}))


def share_curve(errors: Iterable[DrawError], goal: float) -> ShareCurve:
    """Return the learning curves of errors.

    Parameters
    ----------
    errors : iterable of DrawError
        Errors of candidates of `RECIPES`, in at least two draws that are the same for all.
    goal : float
        Mean MAPE that is accurate enough, 0.1 for 10 %.

    Raises
    ------
    ValueError
        If candidates that are compared were not tried in the same draws, or in fewer than two.

    References
    ----------
    Ibeid et al., Section VII (MAPE by the size of the training set; the size for a MAPE of 10 %).
    """
    order = list(RECIPES)
    found = sorted(errors, key=lambda error: (order.index(error.candidate), error.fraction, error.draw))
    names = tuple(dict.fromkeys(error.candidate for error in found))
    compared = [name for name in names if RECIPES[name].is_compared] if PURE in names else []
    differences = tuple(
        difference for name in compared for difference in paired_differences(found, name, PURE)
    )
    by_mape = spreads(found, "mape")
    needed = tuple(_needed(name, [s for s in by_mape if s.candidate == name], goal) for name in names)
    return ShareCurve(by_mape, spreads(found, "mlogq"), differences, needed, goal)


def _needed(candidate: str, rising: Sequence[Spread], goal: float) -> RequiredShare:
    enough = next((spread for spread in rising if spread.mean <= goal), None)
    if enough is None:
        return RequiredShare(candidate, None, None)
    learns = RECIPES[candidate].learns
    return RequiredShare(candidate, enough.fraction if learns else 0.0, enough.n_learned if learns else 0)
