"""Choice of the next runs of any table: space-filling at first, then where a Gaussian process learns most.

Where all combinations of values can be run, the first runs fill the space: each is the one farthest from
those before, on the scales of the parameters, and of these one with a new value of a parameter that has had
fewer than a design needs. Later runs are those that lower the variance of the process most, over all points
(active learning after Cohn):

    gain(x) = sum_z cov(x, z)^2 / (var(x) + noise)

where a run has to be within its share of the budget that is left, since what is cheap tells less.

Of rows that are no such grid the first runs are apart in every projection (`projecting_point`): whichever
parameters turn out to matter, these runs have different values of them, and distances of all lengths, which
length scales are learned from. As many again have the largest gain of a process that has learned nothing:
they lie where there are many points.

References
----------
D. A. Cohn: Neural network exploration using optimal experiment design, NIPS 1993.
M. E. Johnson, L. M. Moore, D. Ylvisaker: Minimax and maximin distance designs, Journal of Statistical
Planning and Inference 26, 1990.
V. R. Joseph, E. Gul, S. Ba: Maximum projection designs for computer experiments, Biometrika 102, 2015.
V. R. Joseph, E. Gul, S. Ba: Designing computer experiments with multiple types of factors: the MaxPro
approach, Journal of Quality Technology 52, 2020.
D. P. Mitchell: Spectrally optimal sampling for distribution ray tracing, SIGGRAPH 1991 (best candidates).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....records import record
from ..estimators.gaussian_process import Covariance, GaussianProcess, weights_of

_LOGARITHMIC = 3.0
"""Positive parameters that end at so many times their start are taken on a logarithmic scale."""
LEVELS = 5
"""Different values that each parameter has among the first runs, where there are so many."""
_MOST_POINTS, _MOST_PLACES = 4000, 600
"""Points that are rated, and places where the variance is summed, at most; drawn at random from more."""
_CANDIDATES = 100
"""Points drawn for each of the first runs of rows that are no grid; few, as the best of all are outermost."""
_PRIOR_NOISE = 0.01
"""Variance of a measurement where nothing is learned yet, in those of the function."""
_NEW_VALUE = 0.5
"""Share by which a new value of a parameter with few adds to the distance of a point."""


@record(eq=False)
class Surrogate:
    """A Gaussian process of the logarithms of times, over the points that can be measured.

    Attributes
    ----------
    columns : ndarray of float, (n, n_columns)
        Points on the scales of the parameters, with a column for each choice of a parameter of words.
    process : GaussianProcess
    """

    columns: Floats
    process: GaussianProcess

    def times(self) -> Floats:
        """Return the expected time of each point, (n,)."""
        return np.asarray(np.exp(self.process.predict(self.columns)))

    def gains(self, places: npt.NDArray[np.int64], rated: npt.NDArray[np.int64]) -> Floats:
        """Return how much a run at each rated point would lower the variance at places, (n_rated,)."""
        process, known = self.process, self.process.covariance_
        samples = process.samples_
        both = np.concatenate([self.columns[rated], self.columns[places]])
        across = known.between(samples, both)
        inverse = weights_of(known, samples, across)
        n_rated = len(rated)
        after = known.between(self.columns[rated], self.columns[places])
        after -= across[:, :n_rated].T @ inverse[:, n_rated:]
        variance = known.at(self.columns[rated])
        variance = variance - (across[:, :n_rated] * inverse[:, :n_rated]).sum(axis=0)
        return np.asarray((after**2).sum(axis=1) / (np.maximum(variance, 0.0) + known.noise))


def scaled_columns(
    points: Floats, parameters: Sequence[str], choices: Mapping[str, Sequence[Any]]
) -> tuple[Floats, tuple[int, ...]]:
    """Return points on the scales of their parameters, and how many columns each parameter has.

    Parameters
    ----------
    points : ndarray of float, (n, n_parameters)
        Codes of the choices of parameters of words.
    parameters : sequence of str
    choices : mapping of str to sequence
        Choices of parameters of words.

    Examples
    --------
    >>> points = np.array([[1.0, 0.0], [4.0, 1.0], [16.0, 1.0]])
    >>> columns, widths = scaled_columns(points, ["n", "s"], {"s": "ab"})
    >>> columns.round(2).tolist(), widths
    ([[-1.22, 1.0, 0.0], [0.0, 0.0, 1.0], [1.22, 0.0, 1.0]], (1, 2))
    """
    parts, widths = [], []
    for name, column in zip(parameters, points.T, strict=True):
        if name in choices:
            parts.append(np.eye(len(choices[name]))[column.astype(np.int64)])
            widths.append(len(choices[name]))
            continue
        low, high = float(column.min()), float(column.max())
        values = np.log(column) if low > 0 and high >= _LOGARITHMIC * low else column
        distinct = np.unique(values)
        parts.append(((values - distinct.mean()) / (distinct.std() or 1.0))[:, None])
        widths.append(1)
    return np.concatenate(parts, axis=1), tuple(widths)


def surrogate_of(
    points: Floats, parameters: Sequence[str], choices: Mapping[str, Sequence[Any]], means: Floats
) -> Surrogate:
    """Return a Gaussian process that has learned from the measured points.

    Parameters
    ----------
    points, parameters, choices
        As of `scaled_columns`.
    means : ndarray of float, (n,)
        Time of each point, NaN where none was measured; two at least.
    """
    columns, widths = scaled_columns(points, parameters, choices)
    seen = np.isfinite(means) & (means > 0)
    process = GaussianProcess(widths=widths, random_state=0)
    return Surrogate(columns, process.fit(columns[seen], np.log(means[seen])))


def first_runs(n_parameters: int) -> int:
    """Return the number of runs that fill the space before a process is learned from them.

    Examples
    --------
    >>> [first_runs(n) for n in (1, 2, 4, 12)]
    [5, 20, 20, 34]
    """
    return LEVELS if n_parameters == 1 else max(4 * LEVELS, 2 * (n_parameters + LEVELS))


def on_levels(points: Floats) -> npt.NDArray[np.bool_]:
    """Return a mask of the points that have one of `LEVELS` values of each parameter, (n,).

    The values are spaced evenly among those of the parameter. Points that share values tell the effects of
    parameters apart, as a grid does.

    Examples
    --------
    >>> on_levels(np.arange(9.0)[:, None]).tolist()
    [True, False, True, False, True, False, True, False, True]
    """
    kept = np.ones(len(points), bool)
    for column in points.T:
        distinct = np.unique(column)
        places = np.linspace(0, len(distinct) - 1, min(LEVELS, len(distinct))).round().astype(int)
        kept &= np.isin(column, distinct[places])
    return kept


def filling_point(
    points: Floats,
    columns: Floats,
    counts: npt.NDArray[np.int64],
    allowed: npt.NDArray[np.bool_],
) -> int:
    """Return the point that fills the space best, beside those that were measured.

    Parameters
    ----------
    points : ndarray of float, (n, n_parameters)
    columns : ndarray of float, (n, n_columns)
        See `scaled_columns`.
    counts : ndarray of int, (n,)
        Runs of each point.
    allowed : ndarray of bool, (n,)
        Points that may be measured; one at least.

    Examples
    --------
    >>> x = np.arange(5.0)[:, None]
    >>> filling_point(x, x, np.array([1, 0, 0, 0, 0]), np.ones(5, bool))
    4
    """
    seen = np.flatnonzero(counts)
    if not len(seen):  # the corner where all parameters are lowest: the cheapest of most programs
        corner = ((columns - columns.min(axis=0)) ** 2).sum(axis=1)
        return int(np.where(allowed, corner, np.inf).argmin())
    nearest = np.full(len(points), np.inf)
    for one in columns[seen]:
        np.minimum(nearest, ((columns - one) ** 2).sum(axis=1), out=nearest)
    worth = np.sqrt(nearest)
    for column in points.T:
        had = np.unique(column[seen])
        if len(had) < min(LEVELS, len(np.unique(column))):
            worth *= 1 + _NEW_VALUE * ~np.isin(column, had)
    worth = np.where(counts > 0, -1.0, worth)
    if (level := allowed & (counts == 0) & on_levels(points)).any():
        worth = np.where(level, worth, -1.0)
    return int(np.where(allowed, worth, -np.inf).argmax())


def is_full_grid(points: Floats) -> bool:
    """Tell whether points are all combinations of the values of their parameters.

    Examples
    --------
    >>> is_full_grid(np.array([[1.0, 1.0], [1.0, 2.0], [2.0, 1.0], [2.0, 2.0]]))
    True
    """
    sizes = [float(len(np.unique(column))) for column in points.T]
    return float(np.prod(sizes)) == len(points)


def projecting_point(
    points: Floats,
    parameters: Sequence[str],
    choices: Mapping[str, Sequence[Any]],
    counts: npt.NDArray[np.int64],
    allowed: npt.NDArray[np.bool_],
    random: np.random.Generator,
) -> int:
    """Return the point that is farthest from those measured in all projections, of some drawn at random.

    Draws follow the density of the points; of `_CANDIDATES` the one with the least sum over measured points

        sum_i prod_j (|r_j - r_ij| + 1 / m_j)^-2

    is taken, with ranks ``r_j`` from 0 to 1 among the ``m_j`` values of a parameter, and distances of 0 or 1
    between words (MaxPro of discrete and qualitative factors).

    Parameters
    ----------
    points, parameters, choices
        As of `scaled_columns`.
    counts : ndarray of int, (n,)
        Runs of each point.
    allowed : ndarray of bool, (n,)
        Points that may be measured; one at least.
    random : Generator
        Draws the points.

    Examples
    --------
    >>> grid = np.stack(np.meshgrid(np.arange(3.0), np.arange(3.0)), axis=-1).reshape(-1, 2)
    >>> counts = np.eye(9, dtype=np.int64)[[0, 4]].sum(axis=0)
    >>> grid[projecting_point(grid, "nm", {}, counts, counts == 0, np.random.default_rng(0))].tolist()
    [2.0, 2.0]
    """
    drawn = _some(np.flatnonzero(allowed), _CANDIDATES, random)
    seen = np.flatnonzero(counts)
    near = np.zeros((len(drawn), len(seen)))
    for name, column in zip(parameters, points.T, strict=True):
        distinct, ranks = np.unique(column, return_inverse=True)
        away = np.abs(ranks[drawn][:, None] - ranks[seen]) / max(1, len(distinct) - 1)
        near -= 2 * np.log(((away > 0) if name in choices else away) + 1 / len(distinct))
    return int(random.choice(drawn) if not len(seen) else drawn[np.exp(near).sum(axis=1).argmin()])


def spreading_point(
    columns: Floats,
    widths: Sequence[int],
    counts: npt.NDArray[np.int64],
    allowed: npt.NDArray[np.bool_],
    random: np.random.Generator,
) -> int:
    """Return the point that lowers the variance of a process most whose length scales are not learned yet.

    Parameters
    ----------
    columns : ndarray of float, (n, n_columns)
        See `scaled_columns`.
    widths : sequence of int
        Columns of each parameter.
    counts : ndarray of int, (n,)
        Runs of each point.
    allowed : ndarray of bool, (n,)
        Points that may be measured; one at least.
    random : Generator
        Draws the points that are rated of many.

    Examples
    --------
    >>> x, runs = np.linspace(-1.5, 1.5, 7)[:, None], np.zeros(7, np.int64)
    >>> spreading_point(x, (1,), runs, runs == 0, np.random.default_rng(0))
    3
    """
    length = float(np.sqrt(len(widths)))
    prior = Covariance(np.full(columns.shape[1], length), 1.0, 0.0, _PRIOR_NOISE)
    rated = _some(np.flatnonzero(allowed), _MOST_POINTS, random)
    places = _some(np.arange(len(counts)), _MOST_PLACES, random)
    seen = columns[counts > 0]
    if len(seen):
        process = GaussianProcess()
        process.covariance_, process.samples_ = prior, seen
        gains = Surrogate(columns, process).gains(places, rated)
    else:
        gains = (prior.between(columns[rated], columns[places]) ** 2).sum(axis=1)
    return int(rated[gains.argmax()])


def telling_point(
    found: Surrogate,
    counts: npt.NDArray[np.int64],
    allowed: npt.NDArray[np.bool_],
    costs: Floats,
    share: float,
    random: np.random.Generator,
) -> int:
    """Return the point whose run lowers the variance of all most, of those within a share of the budget.

    Parameters
    ----------
    found : Surrogate
    counts : ndarray of int, (n,)
        Runs of each point.
    allowed : ndarray of bool, (n,)
        Points that may be measured; one at least.
    costs : ndarray of float, (n,)
        Expected cost of a run at each.
    share : float
        Cost that a run may have; where all cost more, the one with the largest gain for its cost.
    random : Generator
        Draws the points that are rated of many.
    """
    within = allowed & (costs <= share)
    some = _some(np.flatnonzero(within if within.any() else allowed), _MOST_POINTS, random)
    places = _some(np.arange(len(counts)), _MOST_PLACES, random)
    gains = found.gains(places, some)
    if not within.any():
        gains = gains / costs[some]
    return int(some[gains.argmax()])


def _some(rows: npt.NDArray[np.int64], most: int, random: np.random.Generator) -> npt.NDArray[np.int64]:
    return rows if len(rows) <= most else np.sort(random.choice(rows, most, replace=False))
