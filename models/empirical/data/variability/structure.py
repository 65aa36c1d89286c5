"""Clauses of the parents, alternatives, exclusions and implications of binary options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import networkx as nx

from .....errors import UsageError
from .clauses import Clause
from .option import BinaryOption


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
