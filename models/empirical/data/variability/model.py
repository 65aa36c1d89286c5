"""A variability model: options, constraints between them as clauses, and which configurations are valid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

import networkx as nx
import numpy as np
import numpy.typing as npt
import pandas as pd

from .....arrays import Truths
from .....errors import UsageError
from .....records import record
from .expression import LOGICAL, Name, Node, Operation, names_in, parse_constraint, value_of
from .option import BinaryOption, NumericOption

Literals: TypeAlias = frozenset[tuple[str, bool]]
_MOST_CLAUSES, _MOST_NAMES = 4096, 12


@record
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


@record
class Constraint:
    """Condition on every configuration, with its text."""

    text: str
    expression: Node


@record
class VariabilityModel:
    """Variability model: the options of a program and the constraints between them.

    Attributes
    ----------
    name : str
    binary : tuple of BinaryOption
    numeric : tuple of NumericOption
    constraints : tuple of Constraint

    Raises
    ------
    UsageError
        If there are no options, a name is used twice, or an option names itself or an unknown option.
    """

    name: str
    binary: tuple[BinaryOption, ...] = ()
    numeric: tuple[NumericOption, ...] = ()
    constraints: tuple[Constraint, ...] = ()

    def __post_init__(self) -> None:
        if not self.columns:
            raise UsageError(f"variability model {self.name}: has no options; add some")
        for name, times in Counter(self.columns).items():
            if times > 1:
                raise UsageError(f"variability model {self.name}: two options named {name}; rename one")
        known = set(self.binary_names)
        for option in self.binary:
            named = {*option.excludes, *(name for names in option.implies for name in names)}
            for name in sorted(named | ({option.parent} if option.parent else set())):
                if name not in known or name == option.name:
                    raise UsageError(
                        f"option {option.name}: names {name}, which is no other binary option; mend the name"
                    )

    @property
    def binary_names(self) -> tuple[str, ...]:
        """Names of the binary options."""
        return tuple(option.name for option in self.binary)

    @property
    def numeric_names(self) -> tuple[str, ...]:
        """Names of the numeric options."""
        return tuple(option.name for option in self.numeric)

    @property
    def columns(self) -> tuple[str, ...]:
        """Names of all options, in the order of a table's columns."""
        return self.binary_names + self.numeric_names

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Clauses over the binary options: their structure, and constraints that name no numeric option."""
        return _clauses(self)

    @property
    def numeric_constraints(self) -> tuple[Constraint, ...]:
        """Constraints that name a numeric option."""
        numeric = set(self.numeric_names)
        return tuple(one for one in self.constraints if numeric.intersection(names_in(one.expression)))

    def violated(self, configuration: Mapping[str, float]) -> tuple[str, ...]:
        """Return the violations of a configuration, a line each; none if it is valid.

        Parameters
        ----------
        configuration : mapping of str to float
            A value for each option; 1 and 0 for binary ones.
        """
        missing = [name for name in self.columns if name not in configuration]
        if missing:
            return (f"no value for {', '.join(missing)}",)
        found = [
            f"{name} is neither 0 nor 1" for name in self.binary_names if configuration[name] not in (0, 1)
        ]
        for option in self.numeric:
            if not _among(option, np.array([configuration[option.name]], float))[0]:
                found.append(f"{option.name} cannot be {configuration[option.name]:g}")
        for clause in self.clauses:
            if not any(bool(configuration[name]) == sign for name, sign in clause.literals):
                found.append(clause.reason)
        for constraint in self.numeric_constraints:
            if not value_of(constraint.expression, configuration):
                found.append(constraint.text)
        return tuple(dict.fromkeys(found))

    def valid(self, configurations: pd.DataFrame) -> Truths:
        """Return a mask of the valid configurations, (n_configurations,); the columns are `columns`."""
        values = {name: configurations[name].to_numpy(float) for name in self.columns}
        kept = np.ones(len(configurations), bool)
        for name in self.binary_names:
            kept &= (values[name] == 0) | (values[name] == 1)
        for option in self.numeric:
            kept &= _among(option, values[option.name])
        for clause in self.clauses:
            kept &= np.any([(values[name] == 1) == sign for name, sign in clause.literals], axis=0)
        return kept & holding(self.numeric_constraints, values, len(configurations))


def constraint_of(text: str, binary: Sequence[BinaryOption], numeric: Sequence[NumericOption]) -> Constraint:
    """Return the constraint of a text over options.

    Parameters
    ----------
    text : str
    binary : sequence of BinaryOption
    numeric : sequence of NumericOption
        Options that the text may name.

    Raises
    ------
    UsageError
        If the text is no constraint, or names an unknown option.
    """
    names = ([option.name for option in binary], [option.name for option in numeric])
    return Constraint(text.strip(), parse_constraint(text, *names))


def holding(
    constraints: Sequence[Constraint], values: Mapping[str, npt.NDArray[np.float64]], n: int
) -> Truths:
    """Return a mask of the configurations that meet all constraints, (n,).

    Parameters
    ----------
    constraints : sequence of Constraint
    values : mapping of str to ndarray of float, (n,)
        Values of each option.
    n : int
        Number of configurations.
    """
    kept = np.ones(n, bool)
    for constraint in constraints:
        kept &= np.broadcast_to(value_of(constraint.expression, values), n)
    return kept


@lru_cache(maxsize=8)
def _clauses(model: VariabilityModel) -> tuple[Clause, ...]:
    numeric = set(model.numeric_names)
    stated = [
        clause
        for one in model.constraints
        if not numeric.intersection(names_in(one.expression))
        for clause in clauses_of(one.expression, one.text)
    ]
    return (*structure_clauses(model.binary), *stated)


def _among(option: NumericOption, values: npt.NDArray[np.float64]) -> Truths:
    known = np.asarray(option.values)
    places = np.clip(np.searchsorted(known, values), 0, len(known) - 1)
    near = [np.isclose(values, known[at], rtol=1e-9, atol=0) for at in (places, np.maximum(places - 1, 0))]
    return np.asarray(near[0] | near[1])
