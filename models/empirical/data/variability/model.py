"""A variability model: options, constraints between them, and which configurations are valid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt
import pandas as pd

from .....arrays import Truths
from .....errors import UsageError
from .clauses import Clause, clauses_of, structure_clauses
from .expression import Node, names_in, parse_constraint, value_of
from .option import BinaryOption, NumericOption


@dataclass(frozen=True, slots=True)
class Constraint:
    """Condition on every configuration, with its text."""

    text: str
    expression: Node


@dataclass(frozen=True, slots=True)
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
