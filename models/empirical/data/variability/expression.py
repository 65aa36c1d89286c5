"""Constraints between options as trees, and their values over configurations.

A binary option stands for whether it is selected, and in sums and products for 1 or 0. A comparison that
divides by zero does not hold, whatever it compares: `x / y > 1` leaves out y = 0, `y > 0 => x / y > 1`
keeps it.

The grammar of constraints between options:

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
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from .....errors import UsageError
from .....records import record, replace
from ...expressions import NAME, Dialect, Fixity, Sort, Token, Tree, read_tree


@record
class Number:
    value: float


@record
class Name:
    name: str


@record
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
    return bool(NAME.fullmatch(text)) and not foreign


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


_CONSTRAINTS = Dialect(
    kind="constraint",
    levels=(
        (Fixity.CHAIN, ("=>",)),
        (Fixity.CHAIN, ("|",)),
        (Fixity.CHAIN, ("&",)),
        (Fixity.PREFIX, ("!",)),
        (Fixity.ONCE, ("<=", ">=", "<", ">", "=", "!=")),
        (Fixity.CHAIN, ("+", "-")),
        (Fixity.CHAIN, ("*", "/")),
        (Fixity.PREFIX, ("-",)),
    ),
    operand="a name, a number or (",
    longest=20_000,
    # expressions are walked by recursion, which Python's stack bounds
    deepest=30,
    aliases={"==": "="},
)
_STEPS = replace(_CONSTRAINTS, kind="step")
_MOST_IN_A_ROW = 50


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
    numeric = frozenset(numeric)
    node = _node(text, _CONSTRAINTS, numeric.union(binary))
    _demand_truth(node, text, numeric)
    return node


def parse_arithmetic(text: str, names: Iterable[str]) -> Node:
    """Return the expression of a number, such as a step function `n * 2`.

    Raises
    ------
    UsageError
        If the text is not of the grammar, has another name, or is no number.
    """
    node = _node(text, _STEPS, frozenset(names))
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


def _node(text: str, dialect: Dialect, names: frozenset[str]) -> Node:
    try:
        return _Builder(names).node(read_tree(text, dialect))
    except UsageError as error:
        shown = text if len(text) <= 200 else text[:200] + "..."
        raise UsageError(f"{dialect.kind} {shown!r}: {error}") from None


class _Builder:
    """Nodes of the trees of one text."""

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names
        self._in_a_row = 0

    def node(self, tree: Tree) -> Node:
        if isinstance(tree, Token):
            return self._number(tree) if tree.sort is Sort.NUMBER else self._named(tree)
        nodes = [self.node(operand) for operand in tree.operands]
        first = tree.operators[0].text
        if len(nodes) == 1:
            return Operation("!" if first == "!" else "negative", (nodes[0],))
        if first in COMPARISONS:
            return Operation(first, (nodes[0], nodes[1]))
        if first in "|&":
            return _joined(first, nodes)
        if first in "+-":
            return self._sum(tree.operators, nodes)
        self._count(tree.operators)
        if first == "=>":
            # groups to the right: a => b => c is a => (b => c)
            node = nodes.pop()
            while nodes:
                node = Operation("=>", (nodes.pop(), node))
            return node
        return self._product(tree.operators, nodes)

    def _count(self, operators: Sequence[Token]) -> None:
        self._in_a_row += len(operators)
        if self._in_a_row > _MOST_IN_A_ROW:
            raise operators[-1].error(f"more than {_MOST_IN_A_ROW} of *, / and => in all; split it")

    def _sum(self, signs: Sequence[Token], nodes: list[Node]) -> Node:
        for place, sign in enumerate(signs, 1):
            if sign.text == "-":
                nodes[place] = Operation("negative", (nodes[place],))
        return _finite(_joined("+", nodes), signs[0])

    def _product(self, signs: Sequence[Token], nodes: list[Node]) -> Node:
        node = nodes[0]
        for sign, operand in zip(signs, nodes[1:], strict=True):
            if sign.text == "/" and _constant(operand) == 0:
                raise sign.error("divides by zero; divide by something else")
            node = _finite(Operation(sign.text, (node, operand)), sign)
        return node

    def _number(self, token: Token) -> Node:
        return _finite(Number(float(token.text)), token)

    def _named(self, token: Token) -> Name:
        if not is_name(token.text):
            raise token.error(f"{token.text!r} is no name; use letters, digits 0 to 9 and _")
        if token.text not in self._names:
            known = sorted(self._names) or ["none, as there are no options"]
            shown = ", ".join(known[:8]) + (", ..." if len(known) > 8 else "")
            raise token.error(f"no option {token.text!r}; choose from {shown}")
        return Name(token.text)


def _finite(node: Node, token: Token) -> Node:
    value = _constant(node)
    if value is not None and not math.isfinite(value):
        raise token.error("has a number beyond 1.8e308; write a smaller one")
    return node


def _joined(operator: str, parts: Sequence[Node]) -> Node:
    """Join in halves: a hundred parts are seven deep, not a hundred."""
    if len(parts) == 1:
        return parts[0]
    middle = len(parts) // 2
    return Operation(operator, (_joined(operator, parts[:middle]), _joined(operator, parts[middle:])))
