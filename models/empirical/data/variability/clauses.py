"""Clauses over binary options: each is a disjunction of options that are selected or not."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

from .....errors import UsageError
from .expression import LOGICAL, Name, Node, Operation, names_in, value_of

Literals: TypeAlias = frozenset[tuple[str, bool]]
_MOST_CLAUSES, _MOST_NAMES = 4096, 12


@dataclass(frozen=True, slots=True)
class Clause:
    """Disjunction: at least one of the options is selected (True) or not selected (False), as stated.

    Attributes
    ----------
    literals : frozenset of (str, bool)
    reason : str
        Origin of the clause, for messages.
    """

    literals: Literals
    reason: str


def clauses_of(node: Node, reason: str) -> tuple[Clause, ...]:
    """Return an expression over binary options in conjunctive normal form.

    Raises
    ------
    UsageError
        If that takes more than 4,096 clauses, or a comparison names more than 12 options.

    Examples
    --------
    >>> from chainline.models.empirical.data.variability.grammar import parse_constraint
    >>> found = clauses_of(parse_constraint("a => b & !c", "abc", ""), "")
    >>> [sorted(clause.literals) for clause in found]
    [[('a', False), ('b', True)], [('a', False), ('c', False)]]
    """
    found = _normal_form(node, True, reason)
    # a literal and its opposite: always met
    kept = [one for one in found if not any((name, not sign) in one for name, sign in one)]
    return tuple(Clause(one, reason) for one in dict.fromkeys(kept))


def _normal_form(node: Node, holds: bool, text: str) -> list[Literals]:
    if isinstance(node, Name):
        return [frozenset({(node.name, holds)})]
    if not isinstance(node, Operation) or node.operator not in LOGICAL:
        return _by_truth_table(node, holds, text)
    if node.operator == "!":
        return _normal_form(node.operands[0], not holds, text)
    left, right = node.operands
    first = _normal_form(left, holds if node.operator != "=>" else not holds, text)
    second = _normal_form(right, holds, text)
    # not (a => b) is a and not b; not (a | b) is not a and not b
    if (node.operator == "&") == holds:
        _check_number(len(first) + len(second), text)
        return first + second
    _check_number(len(first) * len(second), text)
    return [a | b for a, b in product(first, second)]


def _check_number(clauses: int, text: str) -> None:
    if clauses > _MOST_CLAUSES:
        raise UsageError(f"constraint {text!r}: takes more than {_MOST_CLAUSES} clauses; split it")


def _by_truth_table(node: Node, holds: bool, text: str) -> list[Literals]:
    names = names_in(node)
    if len(names) > _MOST_NAMES:
        raise UsageError(f"constraint {text!r}: compares more than {_MOST_NAMES} binary options; split it")
    return [
        frozenset(zip(names, (not chosen for chosen in row), strict=True))
        for row in product((False, True), repeat=len(names))
        if bool(value_of(node, dict(zip(names, map(float, row), strict=True)))) != holds
    ]
