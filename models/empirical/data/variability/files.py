"""Files of variability models, in TOML or SPL Conqueror's XML, and tables of their measurements.

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

Constraints are written as in `expression.py`: `!`, `&`, `|`, `=>` between binary options,
comparisons of sums and products of numeric ones. They stand before the first table.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .....errors import UsageError, argument
from .....files.toml_schema import Table as TomlTable
from .....files.toml_schema import read_tables
from ..table import Table
from .model import VariabilityModel, constraint_of
from .option import BinaryOption, NumericOption, check_name, stepped_values
from .spl_conqueror import read_results, read_xml, read_xml_model


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
        return _model(TomlTable(values, str(path), ""), path)
    except UsageError as error:
        # what a table finds names the file; what options and constraints find does not
        raise error if str(path) in str(error) else UsageError(f"{path}: {error}") from None


def _model(top: TomlTable, path: Path) -> VariabilityModel:
    name = top.text("name") if top.has("name") else path.stem
    stated = top.texts("constraints") if top.has("constraints") else ()
    binary = [option for each in _tables(top, "binary") for option in _binary(*each)]
    numeric = [_numeric(*each) for each in _tables(top, "numeric")]
    top.close()
    constraints = tuple(constraint_of(text, binary, numeric) for text in stated)
    return VariabilityModel(name, tuple(binary), tuple(numeric), constraints)


def _tables(top: TomlTable, key: str) -> list[tuple[str, TomlTable]]:
    if not top.has(key):
        return []
    tables = top.table(key)
    return [(name, tables.table(name)) for name in tables.names()]


def _binary(name: str, table: TomlTable) -> list[BinaryOption]:
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


def _numeric(name: str, table: TomlTable) -> NumericOption:
    check_name(name)
    ways = [key for key in ("values", "step", "factor") if table.has(key)]
    if len(ways) != 1:
        raise table.error("values", f"found {len(ways)} of values, step, factor", "give one of them")
    values = _values(name, ways[0], table)
    table.close()
    return NumericOption(name, values)


def _values(name: str, way: str, table: TomlTable) -> tuple[float, ...]:
    if way == "values":
        return tuple(sorted(_numbers(table, "values")))
    ends = _numbers(table, "range")
    if len(ends) != 2:
        raise table.error("range", f"found {ends}", "give the lowest and the highest value")
    return stepped_values(name, ends[0], ends[1], f"n {'+' if way == 'step' else '*'} {table.number(way)!r}")


def _numbers(table: TomlTable, key: str) -> list[float]:
    values = table.values(key)
    for value in values:
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise table.error(key, f"found {value!r}", "give numbers")
    return [_exact(table, key, value) for value in values]


def _exact(table: TomlTable, key: str, value: float) -> float:
    """Refuse whole numbers that would become others."""
    try:
        found = float(value)
    except OverflowError:
        raise table.error(key, "a number is too large", "give smaller ones") from None
    if isinstance(value, int) and int(found) != value:
        raise table.error(key, f"found {value}, which no float holds", "give whole numbers up to 2^53")
    return found


def read_model(path: Path) -> VariabilityModel:
    """Read a variability model from a .toml file, or an .xml file of SPL Conqueror.

    Raises
    ------
    UsageError
        If the file has another ending, cannot be read, or describes no model.
    """
    if path.suffix.lower() == ".xml":
        return read_xml_model(path)
    if path.suffix.lower() == ".toml":
        return read_toml_model(path)
    raise UsageError(f"{path}: give a .toml file, or an .xml file of SPL Conqueror")


def read_options_table(path: Path, model: Path) -> tuple[Table, list[str]]:
    """Return the measurements of a variability model as a table, and the columns of its options.

    Parameters
    ----------
    path : Path
        Measurements, .xml or .csv of SPL Conqueror.
    model : Path
        File of the variability model.

    Raises
    ------
    UsageError
        As of `read_model` and `read_results`, or if the two files are swapped.
    """
    _require_order(path, model)
    known = read_model(model)
    found = read_results(path, known)
    places = tuple(f"{path}: row {number}" for number in range(1, len(found) + 1))
    cells = tuple(found[name].tolist() for name in found)
    return Table(str(path), tuple(map(str, found)), places, cells, ()), list(known.columns)


def _require_order(path: Path, model: Path) -> None:
    """Raise a UsageError where the files of measurements and of their model are swapped."""
    if model.suffix.lower() == ".xml" == path.suffix.lower():
        swapped = (read_xml(path).tag, read_xml(model).tag) == ("vm", "results")
    else:
        swapped = path.suffix.lower() in (".xml", ".toml") and model.suffix.lower() == ".csv"
    if swapped:
        raise UsageError(
            f"{path} is a variability model and {model} its measurements; give the measurements first: "
            f"{model} {argument('options', str(path))}"
        )


def only_measured(table: Table, options: Sequence[str]) -> str:
    """Return the only column that is no option of a variability model.

    Raises
    ------
    UsageError
        If there are several, or none.
    """
    measured = [name for name in table.header if name not in options]
    if len(measured) != 1:
        raise UsageError(
            f"{table.path}: which column was measured? give {argument('target')}, of "
            f"{', '.join(measured) or 'none'}"
        )
    return measured[0]


def require_columns(table: Table, names: Sequence[str], options: Sequence[str] | None) -> None:
    """Check that a table has columns.

    Parameters
    ----------
    table : Table
    names : sequence of str
        Columns that the table must have.
    options : sequence of str or None
        Options of a variability model; the message lists the columns that are none of them.

    Raises
    ------
    UsageError
        If a column is missing, or occurs more than once.
    """
    if options is not None and (missing := [name for name in names if name not in table.header]):
        measured = ", ".join(each for each in table.header if each not in options)
        raise UsageError(f"{table.path}: no column {missing[0]!r}; beside the options there are {measured}")
    table.require(names)
