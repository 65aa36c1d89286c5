"""Parameter spaces in TOML files, and as JSON for another process."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ....errors import UsageError, first_line
from ....files.toml_schema import Table, read_tables
from .parameter_space import Kind, Parameter, ParameterSpace, Spacing


def read_space(path: str) -> ParameterSpace:
    """Read a parameter space.

    Raises
    ------
    UsageError
        If the file cannot be read, is no TOML, or describes no space: with the table and key.
    """
    return space_of(read_tables(Path(path)), path)


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
