"""Constraints on points that can be run: cubes, powers of two, multiples, limits of products."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....errors import UsageError

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
