"""Variability models from files of either format, and tables of their measurements."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .....errors import UsageError
from ..table import Table
from .model import VariabilityModel
from .spl_conqueror import read_results, read_xml, read_xml_model
from .toml_file import read_toml_model


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
            f"{model} --options {path}"
        )


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
