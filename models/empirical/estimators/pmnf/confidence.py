"""Uncertainty of a scaling law: bootstrap intervals of coefficients, and the run that tells laws apart."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np

from .....arrays import Floats
from .....records import record
from ...data.experiments.series import Series
from ...formulas.formula import Formula, product_values

_DRAWS, _CHUNK = 1000, 1 << 21


@record(eq=False)
class Intervals:
    """Percentile intervals of a formula.

    Attributes
    ----------
    level : float
        Share of the draws inside.
    constant : (float, float)
    coefficients : tuple of (float, float)
    draws : ndarray of float, (n_draws, 1 + n_products)
        Constant and coefficients of each draw.
    formula : Formula
    """

    level: float
    constant: tuple[float, float]
    coefficients: tuple[tuple[float, float], ...]
    draws: Floats
    formula: Formula

    def at(self, points: Floats) -> tuple[Floats, Floats]:
        """Return the lower and upper end of the value at each of some points, (n,) both."""
        low, high = np.quantile(self.draws @ _design(self.formula, points).T, _ends(self.level), axis=0)
        return low, high


def bootstrap(series: Series, formula: Formula, level: float = 0.95, seed: int = 0) -> Intervals:
    """Return intervals of the numbers in a formula.

    If every point has repetitions, these are drawn anew with replacement. Otherwise the residuals of the
    formula are drawn, scaled for the degrees of freedom of the fit.

    Parameters
    ----------
    series : Series
        Series that the formula was fitted to.
    formula : Formula
    level : float
        Between 0 and 1.
    seed : int

    Raises
    ------
    ValueError
        If the level is not between 0 and 1.
    """
    _check_level(level)
    draws = _drawn([series], [formula], seed)[0]
    constant, *coefficients = ((low, high) for low, high in _quantiles(draws, _ends(level)).tolist())
    return Intervals(level, constant, tuple(coefficients), draws.T, formula)


def interval_ends(
    series: Sequence[Series], formulas: Sequence[Formula], level: float = 0.95, seed: int = 0
) -> list[list[tuple[float, float]]]:
    """Return the intervals of `bootstrap` for many formulas; the constant comes first in each.

    Formulas of series measured alike, with as many products, are drawn and solved as one batch.

    Parameters
    ----------
    series : sequence of Series
    formulas : sequence of Formula
        Fitted to them, one each.
    level, seed
        As of `bootstrap`.
    """
    _check_level(level)
    alike: dict[tuple[tuple[int, ...], int], list[int]] = defaultdict(list)
    for number, (each, formula) in enumerate(zip(series, formulas, strict=True)):
        alike[tuple(map(len, each.repetitions)), len(formula.products)].append(number)
    found: dict[int, list[tuple[float, float]]] = {}
    for (_, n_products), numbers in alike.items():
        size = max(1, _CHUNK // (_DRAWS * (1 + n_products)))
        for first in range(0, len(numbers), size):
            some = numbers[first : first + size]
            draws = _drawn([series[number] for number in some], [formulas[number] for number in some], seed)
            ends = _quantiles(draws, _ends(level)).tolist()
            found.update(zip(some, ([(low, high) for low, high in each] for each in ends), strict=True))
    return [found[number] for number in range(len(series))]


def _check_level(level: float) -> None:
    if not 0 < level < 1:
        raise ValueError(f"level {level} must be between 0 and 1")


def _drawn(series: Sequence[Series], formulas: Sequence[Formula], seed: int) -> Floats:
    """Return constants and coefficients of each draw, (n_series, 1 + n_products, n_draws), measured alike."""
    design = np.stack([_design(formula, each.points) for each, formula in zip(series, formulas, strict=True)])
    lengths = np.sqrt((design**2).sum(axis=1))
    inverse = np.linalg.pinv(design / lengths[:, None, :], rcond=1e-13) / lengths[:, :, None]
    counts = tuple(map(len, series[0].repetitions))
    if min(counts) == 1:
        parts = _values_drawn(series, formulas, design.shape[2], seed)
        return np.concatenate([inverse @ values for values in parts], axis=2)
    # each draw is a sum of all repetitions, so that one product of matrices has all draws of all series
    of_each = np.repeat(inverse, counts, axis=2)
    of_each *= np.stack([np.concatenate(each.repetitions) for each in series])[:, None, :]
    drawn = np.zeros((len(of_each) * of_each.shape[1], _DRAWS))
    for rows, shares in _shares_drawn(counts, seed):
        drawn += of_each[:, :, rows].reshape(len(drawn), -1) @ shares
    return drawn.reshape(*inverse.shape[:2], _DRAWS)


def _shares_drawn(counts: tuple[int, ...], seed: int) -> Iterator[tuple[slice, Floats]]:
    """Yield some repetitions at a time, and how much each counts in the mean of its point, (n, n_draws).

    Parameters
    ----------
    counts : tuple of int
        Repetitions of each point.
    """
    if _DRAWS * sum(counts) <= _CHUNK:
        yield slice(None), _few_shares(counts, seed)
        return
    random = np.random.default_rng(seed)
    first, part = 0, list[Floats]()
    for n in counts:
        part.append(_shares(random.integers(0, n, (_DRAWS, n))).T)
        size = sum(map(len, part))
        if size * _DRAWS >= _CHUNK:
            yield slice(first, first + size), np.concatenate(part)
            first, part = first + size, []
    if part:
        yield slice(first, None), np.concatenate(part)


@lru_cache(1)
def _few_shares(counts: tuple[int, ...], seed: int) -> Floats:
    random = np.random.default_rng(seed)
    return np.concatenate([_shares(random.integers(0, n, (_DRAWS, n))).T for n in counts])


def _values_drawn(
    series: Sequence[Series], formulas: Sequence[Formula], k: int, seed: int
) -> Iterator[Floats]:
    """Yield drawn values, predictions plus resampled residuals, (n_series, n, some draws)."""
    random = np.random.default_rng(seed)
    n = len(series[0].points)
    values = np.array([[each.mean() for each in of.repetitions] for of in series])
    predicted = np.stack([law.values(of.points) for law, of in zip(formulas, series, strict=True)])
    left = (values - predicted) * np.sqrt(n / max(1, n - k))
    left -= left.mean(axis=1, keepdims=True)
    size = max(1, _CHUNK // left.size)
    for first in range(0, _DRAWS, size):
        drawn = random.integers(0, n, (min(size, _DRAWS - first), n)).T
        yield np.asarray(predicted[:, :, None] + left[:, drawn])


def _quantiles(draws: Floats, shares: tuple[float, float]) -> Floats:
    """Return quantiles as `np.quantile` does; an axis of shares replaces the last axis, that of draws.

    `np.quantile` imports masked arrays, a fifth of the time that twenty laws take from start to end.
    """
    places = (draws.shape[-1] - 1) * np.array(shares)
    below = np.floor(places).astype(int)
    above = np.minimum(below + 1, draws.shape[-1] - 1)
    ordered = np.sort(draws, axis=-1)  # vectorised, unlike a partition at several places
    low, high = ordered[..., below], ordered[..., above]
    return np.asarray(low + (places - below) * (high - low))


def _shares(chosen: Any) -> Floats:
    """Return the weight of each value in the mean of those chosen, both (n_draws, n)."""
    n_draws, n = chosen.shape
    places = chosen + n * np.arange(n_draws)[:, None]
    return np.asarray(np.bincount(places.reshape(-1), minlength=n_draws * n).reshape(n_draws, n) / n)


def _design(formula: Formula, points: Floats) -> Floats:
    design = np.ones((len(points), 1 + len(formula.products)))
    for number, each in enumerate(formula.products, start=1):
        design[:, number] = product_values(each, points)
    return design


def _ends(level: float) -> tuple[float, float]:
    return (1 - level) / 2, (1 + level) / 2


_MOST_POINTS = 20_000
_CLEAR = 0.2
"""Share of the value that laws must differ by, so that noise does not hide it."""


def deciding_point(
    laws: Sequence[Formula], measured: Floats, possible: Floats | None = None
) -> Floats | None:
    """Return the point at which a run would tell the first law from all others, (n_parameters,).

    Among the possible points at which every other law is off by a fifth at least, it is the one with the
    least expected time. If there is none, it is the one where the nearest law is furthest off. Laws that are
    off by a fifth nowhere are left out, unless all are.

    Parameters
    ----------
    laws : sequence of Formula
        Laws that agree at every point measured.
    measured : ndarray of float, (n, n_parameters)
    possible : ndarray of float, (n_possible, n_parameters), optional
        Points that can be measured; by default all combinations of the values of `measured`.

    Returns
    -------
    ndarray of float, or None
        None where every point has been measured, or none tells the laws apart.

    Examples
    --------
    >>> from fractions import Fraction
    >>> from chainline.models.empirical.formulas.formula import Term
    >>> p, n = ((number, Term(Fraction(1), 0)) for number in (0, 1))
    >>> added = Formula(("p", "n"), 1.0, (1.0, 1.0), ((p,), (n,)))
    >>> multiplied = Formula(("p", "n"), 2.0, (1.0,), ((p, n),))
    >>> deciding_point([added, multiplied], np.array([[1.0, 1.0], [1.0, 2.0], [2.0, 1.0]])).tolist()
    [2.0, 2.0]
    """
    known = set(map(tuple, measured.tolist()))
    every = _combinations(measured) if possible is None else map(tuple, possible.tolist())
    points = np.array([point for point in every if point not in known], np.float64)
    if len(laws) < 2 or not len(points):
        return None
    first, *others = (law.values(points) for law in laws)
    with np.errstate(all="ignore"):
        size = np.maximum(np.abs(first), np.finfo(float).tiny)
        every_apart = np.array([np.abs(each - first) / size for each in others])
    every_apart = np.where(np.isfinite(every_apart), every_apart, 0.0)
    telling = every_apart.max(axis=1) >= _CLEAR  # what others say is the same
    apart = every_apart[telling if telling.any() else slice(None)].min(axis=0)
    if apart.max() <= 0:
        return None
    clear = apart >= min(_CLEAR, apart.max())
    found: Floats = points[np.where(clear, first, np.inf).argmin()]
    return found


def _combinations(measured: Floats) -> list[tuple[float, ...]]:
    """Return combinations of the values of each parameter; of many parameters those of least and most."""
    axes = [np.unique(column).tolist() for column in measured.T]
    if math.prod(map(len, axes)) > _MOST_POINTS:
        axes = [sorted({axis[0], axis[-1]}) for axis in axes]
    return list(product(*axes))
