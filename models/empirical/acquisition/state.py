"""Search space of the points that can be measured, its constraints, and its state: times and costs so far."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from typing import Any

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....errors import UsageError, argument
from ....records import field, record, replace
from ..data.experiments.series import Series
from ..estimators.pmnf.fit import Search, Statistic, fit_series
from ..estimators.pmnf.model_families import MOST_PARAMETERS
from ..estimators.pmnf.one_parameter import FEWEST_POINTS
from ..estimators.pmnf.several_parameters import FittedFormula
from .uncertainty import surrogate_of


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


@record(frozen=False, eq=False)
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


@record(eq=False)
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
    choices : mapping of str to tuple of str
        Words that the codes of a parameter stand for; none of parameters of numbers.
    wanted : int
        Runs that the rest of a budget is for.
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
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    wanted: int = 1
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

    @property
    def lawful(self) -> bool:
        """True where scaling laws can be learned: of few parameters, of numbers above zero alone."""
        few = not self.choices and len(self.parameters) <= MOST_PARAMETERS
        return few and bool((self.points > 0).all())

    def named(self, point: int) -> dict[str, Any]:
        """Return the value of each parameter at a point: a number, or a word."""
        values = dict(zip(self.parameters, self.points[point].tolist(), strict=True))
        return {
            name: self.choices[name][int(value)] if name in self.choices else value
            for name, value in values.items()
        }

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
        if not self.lawful:
            found = surrogate_of(self.points, self.parameters, self.choices, self.means)
            return np.where(self.counts > 0, self.means, found.times())
        if self.learned.model is None:
            self.learned.model = self.model()
        means = self.means
        least = np.nanmin(means) / 2
        with np.errstate(invalid="ignore", divide="ignore"):
            predicted = np.nan_to_num(self.learned.model.formula.values(self.points), nan=least)
        return np.where(self.counts > 0, means, np.maximum(predicted, least))


_ROUNDING = 1e-9
_NAMED = re.compile(r"(\w+)\((\w+)\)")
_MULTIPLE = re.compile(r"(\w+)%([\d.]+)")
_PRODUCT = re.compile(r"(\w+(?:\*\w+)*)(<=|>=)([\d.eE+-]+)")


def _root(order: int) -> Callable[[Floats], Floats]:
    return lambda x: np.abs(np.rint(x ** (1 / order)) ** order - x)


_KINDS: Mapping[str, Callable[[Floats], Floats]] = {
    "square": _root(2),
    "cube": _root(3),
    "power2": lambda x: np.abs(2.0 ** np.rint(np.log2(x)) - x),
    "integer": lambda x: np.abs(np.rint(x) - x),
}


def allowed(points: Floats, parameters: Sequence[str], constraints: Sequence[str]) -> npt.NDArray[np.bool_]:
    """Return a mask of the points that meet all constraints, (n,).

    Parameters
    ----------
    points : ndarray of float, (n, n_parameters)
        Positive.
    parameters : sequence of str
    constraints : sequence of str
        ``cube(p)``, ``square(p)``, ``power2(p)``, ``integer(p)``, ``n%10``, ``p*n<=4096``, ``n>=100``.

    Raises
    ------
    UsageError
        If a constraint has none of these forms, or names an unknown parameter.
    """
    kept = np.ones(len(points), bool)
    columns = dict(zip(parameters, points.T, strict=True))
    for text in constraints:
        kept &= _holds(text.replace(" ", ""), columns)
    return kept


def _holds(text: str, columns: Mapping[str, Floats]) -> npt.NDArray[np.bool_]:
    if (found := _NAMED.fullmatch(text)) and found[1] in _KINDS:
        x = _column(found[2], columns, text)
        return np.asarray(_KINDS[found[1]](x) <= _ROUNDING * x)
    if found := _MULTIPLE.fullmatch(text):
        shares = _column(found[1], columns, text) / _number(found[2], text)
        return np.asarray(np.abs(np.rint(shares) - shares) <= _ROUNDING * shares)
    if found := _PRODUCT.fullmatch(text):
        product = np.prod([_column(name, columns, text) for name in found[1].split("*")], axis=0)
        limit = _number(found[3], text)
        return np.asarray(product <= limit if found[2] == "<=" else product >= limit)
    raise UsageError(
        f"constraint {text!r}: write cube(p), square(p), power2(p), integer(p), n%10, p*n<=4096 or n>=100"
    )


def _column(name: str, columns: Mapping[str, Floats], text: str) -> Floats:
    if name not in columns:
        raise UsageError(f"constraint {text!r}: no parameter {name!r}; they are {', '.join(columns)}")
    return columns[name]


def _number(text: str, constraint: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise UsageError(f"constraint {constraint!r}: {text!r} is no number") from None
    if value <= 0:
        raise UsageError(f"constraint {constraint!r}: {text} must be positive")
    return value


_MOST_POINTS = 100_000


_DRAWN = 4000
"""Combinations that are drawn of more than `_MOST_POINTS`."""


def search_space(
    values: Mapping[str, Sequence[float]], constraints: Sequence[str], seed: int | None = None
) -> tuple[tuple[str, ...], Floats]:
    """Return the parameters, and all combinations of their values that can be run, (n, n_parameters).

    Parameters
    ----------
    values : mapping of str to sequence of float
    constraints : sequence of str
        See `allowed`.
    seed : int or None
        Of the combinations that are drawn where there are too many; None to refuse those.

    Raises
    ------
    UsageError
        If there are more than 100,000, or none.
    """
    parameters = tuple(values)
    n = math.prod(float(len(each)) for each in values.values())  # inf of thousands of parameters
    if n > _MOST_POINTS and seed is None:
        raise UsageError(
            f"{n:g} points are too many to rate; give fewer {argument('values')} (up to {_MOST_POINTS})"
        )
    if n > _MOST_POINTS:
        random = np.random.default_rng(seed)
        points = np.column_stack([random.choice(np.asarray(each), _DRAWN) for each in values.values()])
    else:
        points = np.array(list(product(*values.values())), np.float64)
    kept = points[allowed(points, parameters, constraints)]
    if not len(kept):
        raise UsageError(f"no point meets all constraints; widen {argument('values')} or leave one out")
    return parameters, kept


def short_parameters(parameters: Sequence[str], points: Floats) -> list[str]:
    """Return a line about each parameter with too few values for its terms to be told apart."""
    counts = {name: len(np.unique(column)) for name, column in zip(parameters, points.T, strict=True)}
    return [
        f"{name} can have {count} value{'s' if count > 1 else ''}; {FEWEST_POINTS} are needed to tell how "
        f"times grow with it: give more by {argument('values')} {name}=..."
        for name, count in counts.items()
        if count < FEWEST_POINTS
    ]


def state_of(
    series: Series | None,
    parameters: tuple[str, ...],
    points: Floats,
    processes: str | None,
    most: int,
    statistic: Statistic = Statistic.MEAN,
    choices: Mapping[str, tuple[str, ...]] | None = None,
) -> State:
    """Return the state of a search space: all points, with the times that were measured at each.

    Parameters
    ----------
    series : Series or None
        Measurements; None if there are none. Their points come first, in their order, also those that are
        not in `points`.
    parameters : tuple of str
    points : ndarray of float, (n, n_parameters)
        Points that can be measured.
    processes : str or None
        Parameter that a second costs as much as; None for one.
    most : int
        Repetitions of a point at most.
    statistic : Statistic
        Statistic of the repetitions of a point that models describe.
    choices : mapping of str to tuple of str, or None
        Words that the codes of parameters stand for.

    Raises
    ------
    UsageError
        If `processes` is no parameter.
    """
    if processes is not None and processes not in parameters:
        raise UsageError(
            f"{argument('processes')} {processes}: no such parameter; they are {', '.join(parameters)}"
        )
    measured = {}
    if series is not None:
        measured = dict(zip(map(tuple, series.points.tolist()), series.repetitions, strict=True))
    every = dict.fromkeys([*measured, *map(tuple, points.tolist())])
    rows = np.array(list(every), np.float64)
    weights = rows[:, parameters.index(processes)] if processes else np.ones(len(rows))
    values = tuple(np.asarray(measured.get(point, ()), np.float64) for point in every)
    return State(
        *(parameters, rows, values, weights, most),
        beside=True,
        statistic=statistic,
        choices=choices or {},
    )
