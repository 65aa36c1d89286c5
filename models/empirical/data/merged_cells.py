"""Cells of a table that hold a value for several rows: merged cells of a sheet, or parameters written once.

n,threads,time
100,1,0.5
,2,0.3
200,1,1.1
,2,0.6
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ....records import replace
from .table import Table, cell_is_nan

_LEAST_SHARE = 3
"""A third of the cells of the first column, or more, stand for the one above; fewer are missing values."""


def with_merged_cells(table: Table, is_parameter: Callable[[str], bool]) -> Table:
    """Return a table whose first columns have, in empty cells, the value above; a warning says so.

    Columns are filled from the left, as far as each has empty cells only where the one before has them. They
    are left as they are where an empty cell may be a missing value: the first row has one, two groups of rows
    that follow each other have the same values, there is one group, or fewer than a third of the cells are
    empty.

    Parameters
    ----------
    table : Table
    is_parameter : callable
        Tells from its name whether a column may hold a parameter.

    Examples
    --------
    >>> cells = (["8", "", "16", ""], ["1", "2", "1", "2"], ["0.5", "0.3", "1.1", "0.6"])
    >>> merged = with_merged_cells(Table("t", ("n", "p", "time"), ("", "", "", ""), cells, ()), str.islower)
    >>> merged.cells[0], merged.warnings
    (['8', '8', '16', '16'], ("t: empty cells of 'n' are read as the value above",))
    """
    empty = [[_is_empty(cell) for cell in cells] for cells in table.cells]
    merged: list[int] = []
    for place, name in enumerate(table.header):
        before = empty[merged[-1]] if merged else None
        nested = before is None or all(
            outer or not own for outer, own in zip(before, empty[place], strict=True)
        )
        if not any(empty[place]) or not name or not is_parameter(name) or not nested:
            break
        merged.append(place)
    if not merged or len(merged) == len(table.header) or any(empty[place][0] for place in merged):
        return table
    first = empty[merged[0]]
    alike = [place for place in merged if empty[place] == first]
    groups = [tuple(table.cells[place][row] for place in alike) for row, gone in enumerate(first) if not gone]
    repeated = len(groups) < 2 or any(one == other for one, other in pairwise(groups))
    if repeated or _LEAST_SHARE * sum(first) < len(first):
        return table
    if not _have_values_beside(table, merged, first):
        return table
    cells = tuple(
        _filled(cells, empty[place]) if place in merged else cells for place, cells in enumerate(table.cells)
    )
    names = ", ".join(repr(table.header[place]) for place in merged)
    line = f"{table.path}: empty cells of {names} are read as the value above"
    return replace(table, cells=cells, warnings=(*table.warnings, line))


def _have_values_beside(table: Table, merged: list[int], first: list[bool]) -> bool:
    """Tell whether some other column has a value in each row whose first cell is empty."""
    others = [cells for place, cells in enumerate(table.cells) if place not in merged]
    return any(
        all(not _is_empty(cell) for cell, gone in zip(cells, first, strict=True) if gone) for cells in others
    )


def _is_empty(cell: Any) -> bool:
    return cell is None or cell_is_nan(cell) or (isinstance(cell, str) and not cell.strip())


def _filled(cells: list[Any], empty: list[bool]) -> list[Any]:
    """Return the cells with the value above in those that are empty."""
    found: list[Any] = []
    for cell, gone in zip(cells, empty, strict=True):
        found.append(found[-1] if gone else cell)
    return found
