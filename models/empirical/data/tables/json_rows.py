"""Tables in JSON: a row for each line, or a list of rows.

{"m": 512, "n": 512, "seconds": 0.00123}      [{"m": 512, "n": 512, "seconds": 0.00123},
{"m": 512, "n": 64, "seconds": 0.00027}        {"m": 512, "n": 64, "seconds": 0.00027}]
"""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .....errors import UsageError, first_line
from .....files.untrusted import json_of, loaded, read_text, require_columns, require_size
from ..table import Table

_LARGEST_WHOLE = 1 << 53


def is_json_lines_table(text: str) -> bool:
    """Tell whether JSON lines are rows of a table, rather than measurements as Extra-P writes them.

    Examples
    --------
    >>> is_json_lines_table('{"m": 8, "seconds": 0.5}')
    True
    >>> is_json_lines_table('{"params": {"m": 8}, "value": 0.5}')
    False
    """
    try:
        row = loaded(next((line for line in text.splitlines() if line.strip()), ""))
    except ValueError:
        return False
    return isinstance(row, Mapping) and not {"params", "parameters", "value", "measurements"} & set(row)


def read_json_lines(path: Path) -> Table:
    """Read a table of JSON lines.

    Raises
    ------
    UsageError
        If a line is no row, with file and line, or the table is too large.
    """
    rows: list[tuple[str, Any]] = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        if not line.strip():
            continue
        place = f"{path}:{number}"
        require_size(len(rows), 0, str(path))
        try:
            rows.append((place, loaded(line)))
        except ValueError as error:
            raise UsageError(f"{place}: no JSON: {first_line(error)}") from None
    return table_of_rows(str(path), rows)


def parse_json_list(text: str, path: Path) -> Table:
    """Return the table of a JSON list of rows.

    Raises
    ------
    UsageError
        If the text is no such list, or the table is too large.
    """
    found = json_of(text, str(path))
    if not isinstance(found, list):
        raise UsageError(f"{path}: is no list of rows; write [{{name: value, ...}}, ...]")
    return table_of_rows(str(path), [(f"{path}: row {number}", row) for number, row in enumerate(found, 1)])


def table_of_rows(path: str, rows: Sequence[tuple[str, Any]]) -> Table:
    """Return rows of JSON, each after the place that an error names, as a table.

    Raises
    ------
    UsageError
        If a row is no mapping of names to numbers, texts and truth values, or there are too many.
    """
    for place, row in rows:
        if not isinstance(row, Mapping) or any(isinstance(cell, list | dict) for cell in row.values()):
            raise UsageError(f"{place}: is no row; write a number or a text for each name in braces")
    header = tuple(dict.fromkeys(name for _, row in rows for name in row))
    require_columns(len(header), path)
    require_size(len(rows), len(rows) * len(header), path)
    cells = tuple([_number_or_text(row.get(name)) for _, row in rows] for name in header)
    return Table(path, header, tuple(place for place, _ in rows), cells, ())


def _number_or_text(cell: Any) -> Any:
    """Return a cell of JSON; a whole number beyond 2^53 becomes a float."""
    if isinstance(cell, int) and abs(cell) > _LARGEST_WHOLE:
        infinite = math.inf if cell > 0 else -math.inf
        return infinite if abs(cell) > sys.float_info.max else float(cell)
    return cell
