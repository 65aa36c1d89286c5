"""Constraints between options as trees, and their values over configurations.

A binary option stands for whether it is selected, and in sums and products for 1 or 0. A comparison that
divides by zero does not hold, whatever it compares: `x / y > 1` leaves out y = 0, `y > 0 => x / y > 1`
keeps it.

The grammar of constraints between options, read by recursive descent.

    implication := either [ "=>" implication ]
    either      := both { "|" both }
    both        := denied { "&" denied }
    denied      := "!" denied | comparison
    comparison  := sum [ ("<=" | ">=" | "<" | ">" | "=" | "==" | "!=") sum ]
    sum         := product { ("+" | "-") product }
    product     := sign { ("*" | "/") sign }
    sign        := "-" sign | number | name | "(" implication ")"

Numbers are finite, and no divisor is a constant zero.

Nothing is ever handed to Python's own evaluation: files of variability models come from others.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from .....errors import UsageError

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
    >>> from chainline.models.empirical.data.variability.expression import parse_constraint
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


_NUMBER = r"(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?"
_TOKEN = re.compile(rf"\s*(=>|<=|>=|==|!=|[-+*/()|&!<>=]|{_NUMBER}|{WORD.pattern})")
# expressions are walked by recursion, which Python's stack bounds
_DEEPEST, _LONGEST, _MOST_IN_A_ROW = 30, 20_000, 50


def parse_constraint(text: str, binary: Iterable[str], numeric: Iterable[str]) -> Node:
    """Return the expression of a constraint.

    Parameters
    ----------
    text : str
    binary, numeric : iterable of str
        Names of the options.

    Raises
    ------
    UsageError
        If the text is not of the grammar, names an unknown option, or has no truth value.
    """
    node = _Parser(text, frozenset(binary), frozenset(numeric)).whole()
    _demand_truth(node, text, frozenset(numeric))
    return node


def parse_arithmetic(text: str, names: Iterable[str]) -> Node:
    """Return the expression of a number, such as a step function `n * 2`.

    Raises
    ------
    UsageError
        If the text is not of the grammar, has another name, or is no number.
    """
    node = _Parser(text, frozenset(), frozenset(names), "step").whole()
    _demand_number(node, text, "step")
    return node


def _demand_truth(node: Node, text: str, numeric: frozenset[str]) -> None:
    """Refuse numbers where a truth value is needed, and the other way round."""
    if isinstance(node, Name) and node.name not in numeric:
        return
    if not isinstance(node, Operation) or node.operator not in LOGICAL | COMPARISONS:
        raise UsageError(f"constraint {text!r}: a number stands where something must hold; compare it")
    for operand in node.operands:
        if node.operator in LOGICAL:
            _demand_truth(operand, text, numeric)
        else:
            _demand_number(operand, text)


def _demand_number(node: Node, text: str, kind: str = "constraint") -> None:
    if isinstance(node, Operation):
        if node.operator in LOGICAL | COMPARISONS:
            raise UsageError(f"{kind} {text!r}: {node.operator!r} gives no number to compute with")
        for operand in node.operands:
            _demand_number(operand, text, kind)


def _constant(node: Node) -> float | None:
    """Return the value of an expression without names; None if it has some or is no number."""
    if isinstance(node, Number):
        return node.value
    if isinstance(node, Name) or node.operator in LOGICAL | COMPARISONS:
        return None
    values = [_constant(operand) for operand in node.operands]
    if None in values:
        return None
    return float(value_of(node, {}))


class _Parser:
    """Recursive descent over the tokens of one text."""

    def __init__(
        self, text: str, binary: frozenset[str], numeric: frozenset[str], kind: str = "constraint"
    ) -> None:
        self._text, self._names, self._kind = text, binary | numeric, kind
        self._depth = self._in_a_row = 0
        self._tokens = self._split()

    def error(self, found: str) -> UsageError:
        shown = self._text if len(self._text) <= 200 else self._text[:200] + "..."
        return UsageError(f"{self._kind} {shown!r}: {found}")

    def _split(self) -> list[str]:
        if len(self._text) > _LONGEST:
            raise self.error(f"longer than {_LONGEST} characters; split it")
        tokens, position, end = [], 0, len(self._text.rstrip())
        while position < end:
            if not (match := _TOKEN.match(self._text, position)):
                raise self.error(f"cannot read {self._text[position:end].strip()[:20]!r}")
            tokens.append(match[1])
            position = match.end()
        return tokens[::-1]

    def _next(self, *wanted: str) -> str | None:
        """Take the next token if it is one of those wanted."""
        return self._tokens.pop() if self._tokens and self._tokens[-1] in wanted else None

    def whole(self) -> Node:
        if not self._tokens:
            raise self.error("is empty; write one or leave it out")
        node = self._implication()
        if self._tokens:
            raise self.error(f"nothing may follow before {self._tokens[-1]!r}; is an operator missing?")
        return node

    def _implication(self) -> Node:
        # "=>" groups to the right: a => b => c is a => (b => c)
        parts = [self._either()]
        while self._next("=>"):
            self._count()
            parts.append(self._either())
        node = parts.pop()
        while parts:
            node = Operation("=>", (parts.pop(), node))
        return node

    def _count(self) -> None:
        self._in_a_row += 1
        if self._in_a_row > _MOST_IN_A_ROW:
            raise self.error(f"more than {_MOST_IN_A_ROW} of *, / and => in all; split it")

    def _either(self) -> Node:
        parts = [self._both()]
        while self._next("|"):
            parts.append(self._both())
        return _joined("|", parts)

    def _both(self) -> Node:
        parts = [self._denied()]
        while self._next("&"):
            parts.append(self._denied())
        return _joined("&", parts)

    def _denied(self) -> Node:
        denials = 0
        while self._next("!"):
            denials += 1
        node = self._comparison()
        return Operation("!", (node,)) if denials % 2 else node

    def _comparison(self) -> Node:
        left = self._sum()
        if operator := self._next(*COMPARISONS, "=="):
            return Operation("=" if operator == "==" else operator, (left, self._sum()))
        return left

    def _sum(self) -> Node:
        parts = [self._product()]
        while operator := self._next("+", "-"):
            part = self._product()
            parts.append(part if operator == "+" else Operation("negative", (part,)))
        return self._finite(_joined("+", parts))

    def _product(self) -> Node:
        node = self._sign()
        while operator := self._next("*", "/"):
            self._count()
            divisor = self._sign()
            if operator == "/" and _constant(divisor) == 0:
                raise self.error("divides by zero; divide by something else")
            node = self._finite(Operation(operator, (node, divisor)))
        return node

    def _finite(self, node: Node) -> Node:
        value = _constant(node)
        if value is not None and not math.isfinite(value):
            raise self.error("has a number beyond 1.8e308; write a smaller one")
        return node

    def _sign(self) -> Node:
        signs = 0
        while self._next("-"):
            signs += 1
        node = self._atom()
        return Operation("negative", (node,)) if signs % 2 else node

    def _atom(self) -> Node:
        if not self._tokens:
            raise self.error("ends where a name or number is needed")
        token = self._tokens.pop()
        if token == "(":  # noqa: S105 - of a grammar
            self._depth += 1
            if self._depth > _DEEPEST:
                raise self.error(f"more than {_DEEPEST} parentheses inside each other; split it")
            node = self._implication()
            if not self._next(")"):
                raise self.error("a closing parenthesis is missing")
            self._depth -= 1
            return node
        if WORD.fullmatch(token):
            return self._named(token)
        if token[0] in "0123456789.":
            return self._finite(Number(float(token)))
        raise self.error(f"{token!r} stands where a name or number is needed")

    def _named(self, token: str) -> Name:
        if not is_name(token):
            raise self.error(f"{token!r} is no name; use letters, digits 0 to 9 and _")
        if token not in self._names:
            known = sorted(self._names) or ["none, as there are no options"]
            shown = ", ".join(known[:8]) + (", ..." if len(known) > 8 else "")
            raise self.error(f"no option {token!r}; choose from {shown}")
        return Name(token)


def _joined(operator: str, parts: Sequence[Node]) -> Node:
    """Join in halves: a hundred parts are seven deep, not a hundred."""
    if len(parts) == 1:
        return parts[0]
    middle = len(parts) // 2
    return Operation(operator, (_joined(operator, parts[:middle]), _joined(operator, parts[middle:])))
