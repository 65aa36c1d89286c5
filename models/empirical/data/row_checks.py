"""Warnings about rows: missing values, several processors, repetitions that differ."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

import pandas as pd

from ....arrays import Floats
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


_CPU = "cpu"
_SHOWN = 3


def mixed_processors(table: Table, columns: Collection[str]) -> str | None:
    """Return a warning if the rows of a table were measured on several processors, else None.

    Parameters
    ----------
    table : Table
        Its column `cpu`, if it has one, names processors, as `chainline benchmark` does.
    columns : collection of str
        Parameters and kernels; None is returned where `cpu` is among them.
    """
    if _CPU not in table.header or _CPU in columns:
        return None
    cells = table.cells_of(_CPU)
    gone = missing_cells(cells)
    names = sorted({str(cell) for cell, missing in zip(cells, gone, strict=True) if not missing})
    if len(names) < 2:
        return None
    shown = ", ".join(names[:_SHOWN]) + (", ..." if len(names) > _SHOWN else "")
    return (
        f"{table.path}: rows of {len(names)} processors, {shown}, are taken as those of one; keep those of "
        f"one, or name the column {_CPU} among the parameters or kernels"
    )


_FAR = 2.0
"""Times of one configuration that differ by this factor contradict each other: noise is seldom as large."""


def contradiction(features: pd.DataFrame, times: Floats) -> str | None:
    """Return a warning about configurations whose times contradict each other; None where there are none.

    Parameters
    ----------
    features : DataFrame, (n, n_features)
    times : ndarray of float, (n,)

    Examples
    --------
    >>> import numpy as np
    >>> found = contradiction(pd.DataFrame({"n": [1, 2, 2]}), np.array([1.0, 2.0, 9.0]))
    >>> print(found.partition("; ")[0])
    1 configuration was measured more than once with times that differ by up to 4.5 times, at n=2
    """
    if not features.shape[1] or not features.duplicated().any():
        return None
    groups = features.assign(**{"": times}).groupby(list(features.columns), sort=False, dropna=False)[""]
    ratio = groups.max() / groups.min()
    far = ratio[ratio > _FAR]
    if far.empty:
        return None
    worst = far.idxmax()
    values = worst if isinstance(worst, tuple) else (worst,)
    at = ", ".join(f"{name}={value}" for name, value in zip(features.columns, values, strict=True))
    were = "configuration was" if len(far) == 1 else "configurations were"
    return (
        f"{len(far)} {were} measured more than once with times that differ by up to {far.max():.3g} times, "
        f"at {at}; is a parameter missing?"
    )
