"""Constraints between options as trees, and their values over configurations.

A binary option stands for whether it is selected, and in sums and products for 1 or 0. A comparison that
divides by zero does not hold, whatever it compares: `x / y > 1` leaves out y = 0, `y > 0 => x / y > 1`
keeps it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

WORD = re.compile(r"[^\W\d]\w*")


@dataclass(frozen=True, slots=True)
class Number:
    value: float


@dataclass(frozen=True, slots=True)
class Name:
    name: str


@dataclass(frozen=True, slots=True)
class Operation:
    operator: str
    operands: tuple[Node, ...]


Node: TypeAlias = Number | Name | Operation


def is_name(text: str) -> bool:
    """Tell whether a constraint could name an option so: letters, digits 0 to 9 and `_`, no digit first.

    Examples
    --------
    >>> [is_name(text) for text in ("cells_2", "Größe", "x²", "x٣", "2x", "")]
    [True, True, False, False, False, False]
    """
    # \w takes superscripts and the digits of every script, with which two names can look alike
    foreign = any(unicodedata.category(sign).startswith("N") for sign in text if not sign.isascii())
    return bool(WORD.fullmatch(text)) and not foreign


def _equal(a: Any, b: Any) -> Any:
    # 0.1 + 0.2 is meant to equal 0.3, but a tolerance of 1e-14 not one of 1e-13
    return np.isclose(a, b, rtol=1e-9, atol=0)


def _quotient(a: Any, b: Any) -> Any:
    # infinity would be larger than any number: no number is neither larger, smaller nor equal
    return np.where(np.equal(b, 0), np.nan, np.divide(a, b))


_MEANING: Mapping[str, Callable[..., Any]] = {
    "=>": lambda a, b: np.logical_or(np.logical_not(a), b),
    "|": np.logical_or,
    "&": np.logical_and,
    "!": np.logical_not,
    "<=": lambda a, b: np.logical_or(a <= b, _equal(a, b)),
    ">=": lambda a, b: np.logical_or(a >= b, _equal(a, b)),
    "<": lambda a, b: np.logical_and(a < b, ~_equal(a, b)),
    ">": lambda a, b: np.logical_and(a > b, ~_equal(a, b)),
    "=": _equal,
    "!=": lambda a, b: np.logical_and(~_equal(a, b), ~np.isnan(a) & ~np.isnan(b)),
    "+": np.add,
    "*": np.multiply,
    "/": _quotient,
    "negative": np.negative,
}
LOGICAL = frozenset(["=>", "|", "&", "!"])
COMPARISONS = frozenset(["<=", ">=", "<", ">", "=", "!="])


def names_in(node: Node) -> tuple[str, ...]:
    """Return the options that an expression names, each once, as they come."""
    found: dict[str, None] = {}
    waiting = [node]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Name):
            found[part.name] = None
        elif isinstance(part, Operation):
            waiting += part.operands[::-1]
    return tuple(found)


def value_of(node: Node, values: Mapping[str, Any]) -> Any:
    """Return the value of an expression; over arrays of values, an array.

    Examples
    --------
    >>> from chainline.models.empirical.data.variability.grammar import parse_constraint
    >>> found = parse_constraint("a => x * y <= 100", ["a"], ["x", "y"])
    >>> bool(value_of(found, {"a": 1, "x": 20, "y": 5})), bool(value_of(found, {"a": 1, "x": 20, "y": 6}))
    (True, False)
    """
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Name):
        return values[node.name]
    operands = []
    for operand in node.operands:
        operands.append(value_of(operand, values))
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        return _MEANING[node.operator](*operands)
