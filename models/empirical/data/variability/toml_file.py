"""Variability models in TOML files.

    name = "solver"
    constraints = ["direct => !refine", "cells * post <= 200"]

    [binary.direct]             # optional, of no parent, unless said otherwise

    [binary.smoother]
    optional = false            # always there, or with its parent
    choices = ["jacobi", "sor"] # one of these is selected with it

    [binary.refine]
    parent = "sor"              # only together with it
    excludes = ["log"]
    implies = ["jacobi | sor"]  # one of these is selected with it

    [binary.log]

    [numeric.cells]
    range = [50, 56]
    step = 2                    # or factor = 2: the value before times two

    [numeric.post]
    values = [1, 2, 4]

Constraints are written as the grammar in `grammar.py` says: `!`, `&`, `|`, `=>` between binary options,
comparisons of sums and products of numeric ones. They stand before the first table.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .....errors import UsageError
from .....files.toml_schema import Table, read_tables
from .model import VariabilityModel, constraint_of
from .option import BinaryOption, NumericOption, check_name, stepped_values


def read_toml_model(path: Path) -> VariabilityModel:
    """Read a variability model.

    Raises
    ------
    UsageError
        If the file cannot be read, is no TOML, or describes no model: with the table and key.
    """
    return model_of(read_tables(path), path)


def model_of(values: dict[str, Any], path: Path) -> VariabilityModel:
    """Return the variability model that the tables of a file describe.

    Raises
    ------
    UsageError
        If they describe none: with the file, table and key.
    """
    try:
        return _model(Table(values, str(path), ""), path)
    except UsageError as error:
        # what a table finds names the file; what options and constraints find does not
        raise error if str(path) in str(error) else UsageError(f"{path}: {error}") from None


def _model(top: Table, path: Path) -> VariabilityModel:
    name = top.text("name") if top.has("name") else path.stem
    stated = top.texts("constraints") if top.has("constraints") else ()
    binary = [option for each in _tables(top, "binary") for option in _binary(*each)]
    numeric = [_numeric(*each) for each in _tables(top, "numeric")]
    top.close()
    constraints = tuple(constraint_of(text, binary, numeric) for text in stated)
    return VariabilityModel(name, tuple(binary), tuple(numeric), constraints)


def _tables(top: Table, key: str) -> list[tuple[str, Table]]:
    if not top.has(key):
        return []
    tables = top.table(key)
    return [(name, tables.table(name)) for name in tables.names()]


def _binary(name: str, table: Table) -> list[BinaryOption]:
    """Return the option, and the alternatives under it."""
    optional = table.flag("optional") if table.has("optional") else True
    parent = table.text("parent") if table.has("parent") else None
    excludes = table.texts("excludes") if table.has("excludes") else ()
    implies = table.texts("implies") if table.has("implies") else ()
    several = table.has("choices")
    choices = table.texts("choices") if several else ()
    if several and len(set(choices)) < max(2, len(choices)):
        raise table.error("choices", f"found {list(choices)}", "give two different ones or more")
    table.close()
    either = tuple(tuple(each.strip() for each in text.split("|")) for text in implies)
    alternatives = [
        BinaryOption(choice, False, name, tuple(other for other in choices if other != choice))
        for choice in choices
    ]
    return [BinaryOption(name, optional, parent, excludes, either), *alternatives]


def _numeric(name: str, table: Table) -> NumericOption:
    check_name(name)
    ways = [key for key in ("values", "step", "factor") if table.has(key)]
    if len(ways) != 1:
        raise table.error("values", f"found {len(ways)} of values, step, factor", "give one of them")
    values = _values(name, ways[0], table)
    table.close()
    return NumericOption(name, values)


def _values(name: str, way: str, table: Table) -> tuple[float, ...]:
    if way == "values":
        return tuple(sorted(_numbers(table, "values")))
    ends = _numbers(table, "range")
    if len(ends) != 2:
        raise table.error("range", f"found {ends}", "give the lowest and the highest value")
    return stepped_values(name, ends[0], ends[1], f"n {'+' if way == 'step' else '*'} {table.number(way)!r}")


def _numbers(table: Table, key: str) -> list[float]:
    values = table.values(key)
    for value in values:
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise table.error(key, f"found {value!r}", "give numbers")
    return [_exact(table, key, value) for value in values]


def _exact(table: Table, key: str, value: float) -> float:
    """Refuse whole numbers that would become others."""
    try:
        found = float(value)
    except OverflowError:
        raise table.error(key, "a number is too large", "give smaller ones") from None
    if isinstance(value, int) and int(found) != value:
        raise table.error(key, f"found {value}, which no float holds", "give whole numbers up to 2^53")
    return found
