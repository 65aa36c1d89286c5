"""Warning about a table with rows of several processors that no chosen column tells apart."""

from __future__ import annotations

from collections.abc import Collection

from .table import Table, missing_cells

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
