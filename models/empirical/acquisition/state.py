"""State of a search space: its points, the times measured at them, and the cost of the measurements.

Minimum set of points for a model: five along each parameter, and some points off these lines.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ..data.experiments.series import Series
from ..estimators.pmnf.fit import Search, Statistic, fit_series
from ..estimators.pmnf.one_parameter import FEWEST_POINTS
from ..estimators.pmnf.several_parameters import FittedFormula


def minimum_set(points: Floats, measured: npt.NDArray[np.bool_] | None = None) -> list[int]:
    """Return the points of the lowest line along each parameter, five of each; shared points occur once.

    They are 9 points for two parameters, 13 for three, 17 for four, where all combinations can be measured.
    Otherwise a line is the lowest of those with the most points, up to five, that can be measured. A
    measured line of five points is taken instead.

    Parameters
    ----------
    points : ndarray of float, (n, n_parameters)
        Points that can be measured.
    measured : ndarray of bool, (n,), or None
        Mask of the measured points.

    Returns
    -------
    list of int
        Indices of points, parameter after parameter.

    References
    ----------
    Ritter et al., Fig. 1 and Section IV-B.
    """
    ranks = np.column_stack([np.unique(column, return_inverse=True)[1] for column in points.T])
    every = np.arange(len(points))
    found: dict[int, None] = {}
    for parameter in range(points.shape[1]):
        known = _line(ranks, every[measured], parameter) if measured is not None and measured.any() else []
        line = known if len(known) == FEWEST_POINTS else _line(ranks, every, parameter)
        found.update(dict.fromkeys(line))
    return list(found)


def off_line_points(
    points: Floats, lines: list[int], measured: npt.NDArray[np.bool_] | None = None
) -> list[int]:
    """Return points beside the lines of the minimum set, one for each parameter, the cheapest.

    On the lines alone ``a + b`` and ``a + ab`` are equivalent. For each pair of parameters one of the points
    has both off the lines, where that can be measured. Times rise with every parameter, so that points
    few values away from the lines are cheap. Measured points beside the lines are taken instead.

    Parameters
    ----------
    points : ndarray of float, (n, n_parameters)
        Points that can be measured.
    lines : list of int
        The `minimum_set`.
    measured : ndarray of bool, (n,), or None
        Mask of the measured points.

    Returns
    -------
    list of int
        Indices of points: none for one parameter, and fewer than one for each parameter where no more can
        be measured.

    References
    ----------
    Ritter et al., Section II (the second step of Fig. 2) and III-B (Fig. 3).
    """
    n_parameters = points.shape[1]
    if n_parameters < 2:
        return []
    ranks = np.column_stack([np.unique(column, return_inverse=True)[1] for column in points.T])
    base = np.array([np.bincount(column).argmax() for column in ranks[lines].T])  # where the lines meet
    away = np.abs(ranks - base)
    beside = (away > 0).sum(axis=1) > 1
    beside[lines] = False
    known = beside & measured if measured is not None else np.zeros(len(points), bool)
    pairs = np.column_stack(
        [(away[:, [i, j]] > 0).all(axis=1) for i, j in combinations(range(n_parameters), 2)]
    )
    cost = away.sum(axis=1).astype(np.float64)
    found: list[int] = []
    seen = np.zeros(pairs.shape[1], bool)
    while len(found) < n_parameters and beside.any():
        new = (pairs & ~seen).sum(axis=1)
        worth = np.where(known, np.inf, new / np.maximum(cost, 1.0))
        worth = np.where(beside, worth, -1.0)
        best = np.flatnonzero(worth == worth.max())
        chosen = int(best[np.lexsort((best, cost[best]))[0]])
        found.append(chosen)
        seen |= pairs[chosen]
        beside[chosen] = False
    return found


def _line(ranks: npt.NDArray[np.int64], rows: npt.NDArray[np.int64], parameter: int) -> list[int]:
    """Return the first five points of the lowest of the longest lines along a parameter."""
    others = np.delete(ranks[rows], parameter, axis=1)
    places, which, sizes = np.unique(others, axis=0, return_inverse=True, return_counts=True)
    order = np.lexsort((places.sum(axis=1), -np.minimum(sizes, FEWEST_POINTS)))
    line = rows[which.reshape(-1) == order[0]]
    return [int(row) for row in line[np.argsort(ranks[line, parameter])][:FEWEST_POINTS]]


ASSUMED_NOISE = 0.01
"""Relative deviation that is assumed where no point has been measured twice."""


@dataclass(slots=True, eq=False)
class Learned:
    """Model and kernel that guide the choice of runs, learned anew after the first run of a point.

    Attributes
    ----------
    model : FittedFormula or None
        Predicts the cost of runs.
    kernel : object or None
        Of the Gaussian process, see `surrogate`.
    start : object or None
        The previous kernel, from which the search for the next one starts.

    References
    ----------
    Ritter et al., Section III-B: the model and the process are made again with every new point.
    """

    model: FittedFormula | None = None
    kernel: Any = None
    start: Any = None


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """The points that can be measured, and those that have been.

    Attributes
    ----------
    parameters : tuple of str
    points : ndarray of float, (n, n_parameters)
        Each once.
    values : tuple of ndarray of float, n of (n_repetitions,)
        Times measured at each; empty where none was.
    weights : ndarray of float, (n,)
        Cost of a second at each: the number of processes, for costs in core seconds.
    most : int
        Repetitions of a point at most.
    beside : bool
        True where the minimum set includes points beside the lines, see `off_line_points`; the published
        evaluation starts from the lines alone (Ritter et al., Section IV-B).
    statistic : Statistic
        Statistic of the repetitions of a point that models describe.
    learned : Learned
        Shared with the states that a repetition leads to.
    means : ndarray of float, (n,)
        Mean time of each point, NaN where none was measured.
    noise : float
        Mean relative deviation of repetitions from their mean; a hundredth where there are none.
    """

    parameters: tuple[str, ...]
    points: Floats
    values: tuple[Floats, ...]
    weights: Floats
    most: int = 5
    beside: bool = False
    statistic: Statistic = Statistic.MEAN
    learned: Learned = field(default_factory=Learned)
    means: Floats = field(init=False)
    noise: float = field(init=False)

    def __post_init__(self) -> None:
        means = [float(values.sum()) / len(values) if len(values) else np.nan for values in self.values]
        object.__setattr__(self, "means", np.array(means))
        repeated = [
            (values, mean) for values, mean in zip(self.values, means, strict=True) if len(values) > 1
        ]
        deviations = [float(np.abs(values / mean - 1).mean()) for values, mean in repeated if mean > 0]
        object.__setattr__(self, "noise", float(np.mean(deviations)) if deviations else ASSUMED_NOISE)

    @property
    def counts(self) -> npt.NDArray[np.int64]:
        """Number of measurements of each point, (n,)."""
        return np.array([len(values) for values in self.values])

    @property
    def cost(self) -> float:
        """Cost of all measurements: the sum of the times, each multiplied by the weight of its point."""
        return float(sum(values.sum() * w for values, w in zip(self.values, self.weights, strict=True)))

    @property
    def minimum(self) -> list[int]:
        """The points without which there is no model: those on lines, then those beside them."""
        return [*self.lines, *self.off_lines]

    @property
    def lines(self) -> list[int]:
        """The points of the least lines along each parameter, see `minimum_set`."""
        return minimum_set(self.points, self.counts > 0)

    @property
    def off_lines(self) -> list[int]:
        """The points that tell sums from products, see `off_line_points`; none unless `beside`."""
        return off_line_points(self.points, self.lines, self.counts > 0) if self.beside else []

    def measured(self, point: int, value: float) -> State:
        """Return the state after one more run at a point."""
        values = list(self.values)
        learned = self.learned if len(values[point]) else Learned(start=self.learned.kernel)
        values[point] = np.append(values[point], value)
        return replace(self, values=tuple(values), learned=learned)

    def model(self) -> FittedFormula:
        """Return the scaling law of what was measured."""
        seen = np.flatnonzero(self.counts)
        repetitions = tuple(self.values[point] for point in seen)
        series = Series("", "time", self.parameters, self.points[seen], repetitions)
        return fit_series([series], Search(statistic=self.statistic))[0].model

    def predicted_times(self) -> Floats:
        """Return the time of each point, (n,): measured or predicted, no less than half the least seen."""
        if self.learned.model is None:
            self.learned.model = self.model()
        means = self.means
        least = np.nanmin(means) / 2
        with np.errstate(invalid="ignore", divide="ignore"):
            predicted = np.nan_to_num(self.learned.model.formula.values(self.points), nan=least)
        return np.where(self.counts > 0, means, np.maximum(predicted, least))
