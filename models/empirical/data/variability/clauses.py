"""Clauses over binary options: each is a disjunction of options that are selected or not.

Clauses of the parents, alternatives, exclusions and implications of binary options.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

import networkx as nx

from .....errors import UsageError
from .expression import LOGICAL, Name, Node, Operation, names_in, value_of
from .option import BinaryOption

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
    >>> from chainline.models.empirical.data.variability.expression import parse_constraint
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


def structure_clauses(options: Sequence[BinaryOption]) -> tuple[Clause, ...]:
    """Return the clauses of parents, exclusions, implications and mandatory options.

    Raises
    ------
    UsageError
        If options are parents of each other, in a cycle.

    Examples
    --------
    >>> small = BinaryOption("small", optional=False, parent="size", excludes=("large",))
    >>> large = BinaryOption("large", optional=False, parent="size")
    >>> for clause in structure_clauses([BinaryOption("size"), small, large]):
    ...     print(clause.reason)
    small needs size
    small excludes large
    large needs size
    size needs one of small, large
    """
    _refuse_circles(options)
    single = [clause for option in options for clause in _own(option)]
    return (*single, *_mandatory(options))


def alternative_groups(options: Sequence[BinaryOption]) -> tuple[tuple[str, ...], ...]:
    """Return groups of the options that are not optional; siblings that exclude each other form one group.

    A group of one is a mandatory option. Of a larger group one option must be selected with the parent.
    """
    required = {option.name: option for option in options if not option.optional}
    graph = nx.Graph()
    graph.add_nodes_from(required)
    for option in required.values():
        for name in option.excludes:
            if name in required and required[name].parent == option.parent:
                graph.add_edge(option.name, name)
    order = {name: place for place, name in enumerate(required)}
    groups = [tuple(sorted(group, key=order.__getitem__)) for group in nx.connected_components(graph)]
    return tuple(sorted(groups, key=lambda group: order[group[0]]))


def _own(option: BinaryOption) -> Iterator[Clause]:
    if option.parent:
        yield _clause(option.name, [(option.parent, True)], f"{option.name} needs {option.parent}")
    for name in option.excludes:
        yield _clause(option.name, [(name, False)], f"{option.name} excludes {name}")
    for names in option.implies:
        reason = f"{option.name} implies {' or '.join(names)}"
        yield _clause(option.name, [(name, True) for name in names], reason)


def _mandatory(options: Sequence[BinaryOption]) -> Iterator[Clause]:
    parents = {option.name: option.parent for option in options}
    for group in alternative_groups(options):
        parent = parents[group[0]]
        one = f"one of {', '.join(group)}" if len(group) > 1 else group[0]
        reason = f"{parent} needs {one}" if parent else f"{one} must be selected"
        yield _clause(parent, [(name, True) for name in group], reason)


def _clause(condition: str | None, then: list[tuple[str, bool]], reason: str) -> Clause:
    return Clause(frozenset([*([(condition, False)] if condition else []), *then]), reason)


def _refuse_circles(options: Sequence[BinaryOption]) -> None:
    graph = nx.DiGraph([(option.name, option.parent) for option in options if option.parent])
    if not nx.is_directed_acyclic_graph(graph):
        circle = [edge[0] for edge in nx.find_cycle(graph)]
        raise UsageError(
            f"options {', '.join(circle)} are parents of each other; leave the parent of one out"
        )
