"""Search space of the points that can be measured, and the constraints on them."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import product

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....errors import UsageError, argument
from ..data.experiments.series import Series
from ..estimators.pmnf.fit import Statistic
from ..estimators.pmnf.one_parameter import FEWEST_POINTS
from .state import State

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
