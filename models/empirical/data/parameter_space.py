"""Space of the parameters of a program, which empirical models cover.

A space is read from a file (`read_space`) or inferred from measurements (`infer_space`), and shown
as a table so that a person can check the inferred kinds and ranges:

    parameter  kind         spacing      range or choices
    m          integer      logarithmic  32 to 4096
    solver     categorical               amg, pcg
    dt         real         linear       0 to 0.5 s

A file of two lines may name the columns alone (`read_columns`).
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

from ....errors import UsageError, first_line
from ....files.toml_schema import Table, read_tables
from ....records import record

_LOGARITHMIC_RANGE = 10
"""A positive range this many times its start is taken as logarithmic."""


class Kind(StrEnum):
    """Kind of the values of a parameter."""

    REAL = "real"
    INTEGER = "integer"
    CATEGORICAL = "categorical"


class Spacing(StrEnum):
    """Scale on which equal steps of a parameter matter equally."""

    LINEAR = "linear"
    LOGARITHMIC = "logarithmic"


@record
class Parameter:
    """One parameter of a program.

    Attributes
    ----------
    name : str
    kind : Kind
    low, high : float
        Range of a real or integer parameter; NaN for a categorical one.
    spacing : Spacing
        Of a real or integer parameter.
    choices : tuple
        Values of a categorical parameter: numbers, texts or truth values.
    unit : str
        "" for counts and choices.

    Raises
    ------
    ValueError
        If the range is empty or not finite, a logarithmic range is not positive, or a categorical
        parameter has no choice or the same choice twice.
    """

    name: str
    kind: Kind
    low: float = math.nan
    high: float = math.nan
    spacing: Spacing = Spacing.LINEAR
    choices: tuple[Any, ...] = ()
    unit: str = ""

    def __post_init__(self) -> None:
        if self.kind == Kind.CATEGORICAL:
            if not self.choices or len(set(self.choices)) < len(self.choices):
                raise ValueError(
                    f"parameter {self.name}: choices {list(self.choices)} must be some, each once"
                )
            return
        if not (math.isfinite(self.low) and math.isfinite(self.high) and self.low <= self.high):
            raise ValueError(f"parameter {self.name}: {self.low:g} to {self.high:g} is no range")
        if self.logarithmic and self.low <= 0:
            raise ValueError(f"parameter {self.name}: a logarithmic range cannot start at {self.low:g}")

    @property
    def numerical(self) -> bool:
        """True where the values are numbers: a real or integer parameter."""
        # not `is`: what is read back from a stored model is the text that the member equals
        return self.kind != Kind.CATEGORICAL

    @property
    def logarithmic(self) -> bool:
        """True where the values are numbers on a logarithmic scale."""
        return self.numerical and self.spacing == Spacing.LOGARITHMIC


@record
class ParameterSpace:
    """Parameters of a program, in the order of the columns that models take.

    Raises
    ------
    ValueError
        If a name occurs twice.
    """

    parameters: tuple[Parameter, ...]

    def __post_init__(self) -> None:
        for name, times in Counter(self.names).items():
            if times > 1:
                raise ValueError(f"parameter {name} occurs twice; name each once")

    def __len__(self) -> int:
        return len(self.parameters)

    def __iter__(self) -> Iterator[Parameter]:
        return iter(self.parameters)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the parameters, in order."""
        return tuple(parameter.name for parameter in self.parameters)

    def chosen(self, names: Sequence[str]) -> ParameterSpace:
        """Return the space of some parameters, in the order given.

        Raises
        ------
        KeyError
            If one is unknown.
        """
        by_name = {parameter.name: parameter for parameter in self.parameters}
        return ParameterSpace(tuple(by_name[name] for name in names))


def infer_space(frame: pd.DataFrame) -> ParameterSpace:
    """Return the space that the columns of a data frame span.

    Texts and truth values are categorical, whole numbers integer, other numbers real; a range that is
    positive and ends at ten times its start or beyond is logarithmic.

    Parameters
    ----------
    frame : DataFrame, (n_configurations, n_parameters)
        Measured configurations, a column for each parameter.

    Raises
    ------
    ValueError
        If there are no rows, or a column has missing or infinite values.

    Examples
    --------
    >>> import pandas as pd
    >>> frame = pd.DataFrame({"m": [32, 64, 4096], "dt": [0.0, 0.5, 0.1], "solver": ["amg", "pcg", "amg"]})
    >>> for row in space_rows(infer_space(frame)):
    ...     print(row)
    ('m', 'integer', 'logarithmic', '32 to 4096')
    ('dt', 'real', 'linear', '0 to 0.5')
    ('solver', 'categorical', '', 'amg, pcg')
    """
    if frame.empty:
        raise ValueError("no rows to infer parameters from")
    return ParameterSpace(tuple(_inferred(str(name), frame[name]) for name in frame.columns))


def outside_space(space: ParameterSpace, frame: pd.DataFrame) -> str | None:
    """Return a message about a value of a data frame that a space does not allow; None if there is none.

    The message names row, column and value, for the first column with such a value. Any number is allowed,
    also beyond its range; a text must be one of the choices.

    Examples
    --------
    >>> import pandas as pd
    >>> space = infer_space(pd.DataFrame({"solver": ["amg", "pcg"]}))
    >>> outside_space(space, pd.DataFrame({"solver": ["pcg", "gmres"]}))
    "row 2, column 'solver': 'gmres' is none of amg, pcg"
    """
    for parameter in space:
        column = frame[parameter.name]
        numbers = pd.api.types.is_numeric_dtype(column)
        known = pd.Series(numbers, column.index) if parameter.numerical else column.isin(parameter.choices)
        if not known.all():
            row = int(np.argmin(known.to_numpy()))
            wanted = (
                "no number" if parameter.numerical else f"none of {', '.join(map(str, parameter.choices))}"
            )
            return f"row {row + 1}, column {parameter.name!r}: {column.iloc[row]!r} is {wanted}"
    return None


def space_rows(space: ParameterSpace) -> list[tuple[str, str, str, str]]:
    """Return name, kind, spacing, and range or choices of each parameter, as texts for a table."""
    return [(p.name, str(p.kind), str(p.spacing) if p.numerical else "", _extent(p)) for p in space]


def _extent(parameter: Parameter) -> str:
    if not parameter.numerical:
        return ", ".join(map(str, parameter.choices))
    return f"{parameter.low:g} to {parameter.high:g} {parameter.unit}".rstrip()


def _inferred(name: str, column: pd.Series[Any]) -> Parameter:
    if column.isna().any():
        raise ValueError(f"column {name}: {int(column.isna().sum())} missing values; remove their rows")
    if not pd.api.types.is_numeric_dtype(column) or pd.api.types.is_bool_dtype(column):
        return Parameter(name, Kind.CATEGORICAL, choices=tuple(sorted(column.unique().tolist())))
    values = column.to_numpy(np.float64)
    low, high = float(values.min()), float(values.max())
    kind = Kind.INTEGER if bool((values == np.rint(values)).all()) else Kind.REAL
    wide = low > 0 and high >= _LOGARITHMIC_RANGE * low
    return Parameter(name, kind, low, high, Spacing.LOGARITHMIC if wide else Spacing.LINEAR)


def read_space(path: str) -> ParameterSpace:
    """Read a parameter space.

    Raises
    ------
    UsageError
        If the file cannot be read, is no TOML, or describes no space: with the table and key.
    """
    return space_of(read_tables(Path(path)), path)


@record
class NamedColumns:
    """Columns of a table that a file names: two lines in place of a space.

    Attributes
    ----------
    parameters : tuple of str
    target : str or None
        None where the file names none.
    """

    parameters: tuple[str, ...]
    target: str | None


def read_columns(path: str) -> NamedColumns | None:
    """Return the columns that a file of two lines names, None where it describes a space.

        parameters = ["n", "threads"]
        target = "seconds"

    Raises
    ------
    UsageError
        If the file cannot be read, is no TOML, or names no column or anything else.
    """
    values = read_tables(Path(path))
    names = values.get("parameters")
    if not isinstance(names, list):
        return None
    target = values.get("target")
    if not names or not all(isinstance(name, str) and name for name in names):
        raise UsageError(f'{path}: parameters names no columns; write parameters = ["n", "threads"]')
    if target is not None and not isinstance(target, str):
        raise UsageError(f'{path}: target is no name of a column; write target = "seconds"')
    if other := sorted(set(values) - {"parameters", "target"}):
        raise UsageError(f"{path}: {other[0]!r} is unknown beside a list of parameters; remove it")
    return NamedColumns(tuple(names), target)


def space_of(values: dict[str, Any], path: str) -> ParameterSpace:
    """Return the parameter space that the tables of a file describe.

    Raises
    ------
    UsageError
        If they describe none: with the file, table and key.
    """
    top = Table(values, path, "")
    tables = top.table("parameters")
    top.close()
    space = ParameterSpace(tuple(_parameter(tables.table(name), name) for name in tables.names()))
    if not len(space):
        raise UsageError(f"{path}: [parameters] is empty; add a table for each parameter")
    return space


def space_text(space: ParameterSpace) -> str:
    """Return a space as a file that `read_space` reads back to the same."""
    lines = []
    for parameter in space:
        lines += [f"[parameters.{json.dumps(parameter.name)}]", f'kind = "{parameter.kind}"']
        if parameter.numerical:
            lines += [
                f"range = [{float(parameter.low)!r}, {float(parameter.high)!r}]",
                f'spacing = "{parameter.spacing}"',
            ]
        else:
            lines += [f"choices = {json.dumps(list(parameter.choices))}"]
        lines += [f"unit = {json.dumps(parameter.unit)}"] if parameter.unit else []
        lines += [""]
    return "\n".join(lines)


def _parameter(table: Table, name: str) -> Parameter:
    kind = _one_of(table, "kind", Kind)
    unit = table.text("unit") if table.has("unit") else ""
    try:
        if kind == Kind.CATEGORICAL:
            found = Parameter(name, kind, choices=tuple(table.values("choices")), unit=unit)
        else:
            low, high = _range(table)
            spacing = _one_of(table, "spacing", Spacing) if table.has("spacing") else Spacing.LINEAR
            found = Parameter(name, kind, low, high, spacing, unit=unit)
    except ValueError as error:
        if isinstance(error, UsageError):
            raise
        raise table.error("range or choices", str(error), "correct them") from None
    table.close()
    return found


def _range(table: Table) -> tuple[float, float]:
    values = table.values("range")
    numbers = [value for value in values if isinstance(value, int | float) and not isinstance(value, bool)]
    if len(numbers) != 2 or len(values) != 2:
        raise table.error("range", f"found {values!r}", "give the lowest and the highest value")
    try:
        return float(numbers[0]), float(numbers[1])
    except OverflowError:
        raise table.error("range", "a number is too large", "give smaller ones") from None


def _one_of(table: Table, key: str, choices: Any) -> Any:
    text = table.text(key)
    if text not in list(choices):
        raise table.error(key, f"found {text!r}", f"choose from {', '.join(choices)}")
    return choices(text)


def space_to_json(space: ParameterSpace) -> list[dict[str, Any]]:
    """Return a space as JSON.

    Examples
    --------
    >>> space = ParameterSpace((Parameter("n", Kind.INTEGER, 1, 8),))
    >>> space_from_json(space_to_json(space)) == space
    True
    """
    return [asdict(parameter) for parameter in space]


def space_from_json(rows: Iterable[Mapping[str, Any]]) -> ParameterSpace:
    """Return the space of JSON.

    Raises
    ------
    UsageError
        If a field is missing or has a wrong value.
    """
    try:
        return ParameterSpace(tuple(_parameter_of_json(row) for row in rows))
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(
            f"the request holds no parameter space: {first_line(error)}; start the command again"
        ) from None


def _parameter_of_json(row: Mapping[str, Any]) -> Parameter:
    fields = {**row, "kind": Kind(row["kind"]), "spacing": Spacing(row["spacing"])}
    return Parameter(**{**fields, "choices": tuple(row["choices"])})
