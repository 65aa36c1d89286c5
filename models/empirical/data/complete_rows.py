"""Rows of a table with a value in every requested column; a warning counts and lists the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....errors import UsageError
from .table import Table, missing_cells

_LISTED = 5


def complete_rows(table: Table, names: Sequence[str]) -> Table:
    """Return a table without the rows that lack a value in one of the columns; a warning lists them.

    Parameters
    ----------
    names : sequence of str
        Of columns that are there.

    Raises
    ------
    UsageError
        If no row is left.

    Examples
    --------
    >>> table = Table("t.csv", ("n", "s"), ("t.csv:2", "t.csv:3"), (["1", "2"], ["0.5", "NA"]), ())
    >>> complete_rows(table, ["n", "s"]).warnings
    ("t.csv: 1 of 2 rows has no value and is left out: line 3 ('s')",)
    """
    lacking: dict[int, str] = {}
    for name in names:
        for row, gone in enumerate(missing_cells(table.cells_of(name))):
            if gone:
                lacking.setdefault(row, name)
    if not lacking:
        return table
    rows = sorted(lacking)
    shown = [f"{_short(table, row)} ({lacking[row]!r})" for row in rows[:_LISTED]]
    listed = ", ".join(shown) + (", ..." if len(rows) > _LISTED else "")
    if len(rows) == len(table.places):
        raise UsageError(f"{table.path}: no row has a value in every column: {listed}; fill them")
    verb = "has no value and is" if len(rows) == 1 else "have no value and are"
    warning = f"{table.path}: {len(rows)} of {len(table.places)} rows {verb} left out: {listed}"
    kept = [row for row in range(len(table.places)) if row not in lacking]
    return replace(
        table,
        places=tuple(table.places[row] for row in kept),
        cells=tuple([cells[row] for row in kept] for cells in table.cells),
        warnings=(*table.warnings, warning),
    )


def _short(table: Table, row: int) -> str:
    """Return the place of a row without the name of the file, which the message has once."""
    place = table.places[row].removeprefix(table.path).lstrip(":/ ")
    return f"line {place}" if place.isdigit() else place
