"""Search space of the points that can be measured, and its state after the measurements of a table."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import product

import numpy as np

from ....arrays import Floats
from ....errors import UsageError, argument
from ..data.experiments.series import Series
from ..estimators.pmnf.fit import Statistic
from ..estimators.pmnf.one_parameter import FEWEST_POINTS
from .constraints import allowed
from .state import State

_MOST_POINTS = 100_000


def search_space(
    values: Mapping[str, Sequence[float]], constraints: Sequence[str]
) -> tuple[tuple[str, ...], Floats]:
    """Return the parameters, and all combinations of their values that can be run, (n, n_parameters).

    Raises
    ------
    UsageError
        If there are more than 100,000, or none.
    """
    parameters = tuple(values)
    n = math.prod(float(len(each)) for each in values.values())  # inf of thousands of parameters
    if n > _MOST_POINTS:
        raise UsageError(
            f"{n:g} points are too many to rate; give fewer {argument('values')} (up to {_MOST_POINTS})"
        )
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
    return State(parameters, rows, values, weights, most, beside=True, statistic=statistic)
