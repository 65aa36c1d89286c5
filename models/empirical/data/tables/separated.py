"""Tables in text: CSV, TSV, columns between semicolons, bars or blanks.

Rows may have one field more than the header names, as data frames print them with their index: the first
field then is a row number and is left out.
"""

from __future__ import annotations

from pathlib import Path

from .....errors import UsageError
from .....files.untrusted import csv_cells
from ..table import Table, is_number
from .dialect import laid_out, with_points

_NAMES = {",": "commas", "\t": "tabs", ";": "semicolons", "|": "bars", " ": "blanks"}


def parse_separated(text: str, path: Path) -> Table:
    """Return the table of a text, which may have only a header.

    Raises
    ------
    UsageError
        If it is no table, with file and line.
    """
    if text.lstrip().startswith("<"):
        raise UsageError(
            f"{path}: is XML, no CSV; measurements of SPL Conqueror need their variability model, as fit, "
            "study and evaluate take it by --options MODEL.xml"
        )
    plain, separator = laid_out(text)
    lines = csv_cells(plain, str(path), separator)
    first, header = next(lines, (1, []))
    header = [name.strip() for name in header]
    rows = [(number, row) for number, row in lines if any(field.strip() for field in row)]
    if len(header) > 1 and rows and all(map(is_number, header)):
        raise UsageError(f"{path}:{first}: is all numbers; name the columns in a line above it")
    warnings = []
    if rows and all(len(row) == len(header) + 1 for _, row in rows):
        warnings.append(f"{path}: rows have a field more than the header; the first is taken as a row number")
        rows = [(line, row[1:]) for line, row in rows]
    for line, row in rows:
        if len(row) != len(header):
            between = "" if separator == "," else f", with {_NAMES[separator]} between them"
            raise UsageError(f"{path}:{line}: {len(row)} fields where the header has {len(header)}{between}")
    cells = tuple([row[place].strip() for _, row in rows] for place in range(len(header)))
    if separator != ",":
        cells, had_commas = with_points(cells, str(path))
        if had_commas:
            warnings.append(f"{path}: commas in numbers are read as decimal points")
    places = tuple(f"{path}:{line}" for line, _ in rows)
    return Table(str(path), tuple(header), places, cells, tuple(warnings))
