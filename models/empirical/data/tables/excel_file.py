"""Tables in workbooks of Excel: the first sheet with cells, whose first row with a value is the header."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .....errors import UsageError, first_line
from .....files.given import read_bytes, require_columns
from ..table import Table
from .workbook_size import MOST_CELLS, require_bounded

_MOST_BYTES = 32 << 20


def read_excel(path: Path) -> Table:
    """Read a workbook (.xlsx, .xlsm); formulas have their stored values.

    Raises
    ------
    UsageError
        If the file cannot be read, is no workbook, has a document type in its XML, or is too large.
    """
    import openpyxl  # noqa: PLC0415 - an optional part: only who reads workbooks needs it

    content = read_bytes(path, _MOST_BYTES)
    try:
        require_bounded(content, path)
        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True, keep_links=False)
        rows = list(_rows(book, path))
    except UsageError:
        raise
    except Exception as error:  # of a forged workbook the library raises anything
        raise UsageError(
            f"{path}: is no workbook of Excel: {first_line(error)}; write .xlsx, or CSV"
        ) from None
    return _table(path, rows)


def _rows(book: Any, path: Path) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield the rows with a value of the first sheet that has cells, each after its place."""
    n_cells, found = 0, False
    for sheet in book.worksheets:
        for number, row in enumerate(sheet.iter_rows(values_only=True), 1):
            n_cells += len(row)
            if n_cells > MOST_CELLS:
                raise UsageError(f"{path}: has more than {MOST_CELLS} cells; write CSV, or give a part of it")
            if any(cell not in (None, "") for cell in row):
                found = True
                yield f"{path}: {sheet.title} row {number}", row
        if found:
            return


def _table(path: Path, rows: list[tuple[str, tuple[Any, ...]]]) -> Table:
    if not rows:
        return Table(str(path), (), (), (), ())
    names = [str("" if name is None else name).strip() for name in rows[0][1]]
    while names and not names[-1]:
        names.pop()
    require_columns(len(names), str(path))
    cells = tuple(
        [_cell(row[place]) if place < len(row) else None for _, row in rows[1:]]
        for place in range(len(names))
    )
    return Table(str(path), tuple(names), tuple(place for place, _ in rows[1:]), cells, ())


def _cell(cell: Any) -> Any:
    """Return a number, truth or text; a date is a text."""
    return cell if cell is None or isinstance(cell, bool | int | float) else str(cell).strip()
