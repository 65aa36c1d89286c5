"""Tables in text: JSON rows, CSV, TSV, columns between semicolons, bars or blanks; the layout is detected.

# machine: epyc-1                  |    n | time [s] |           n;time [s]
# n time                           |------|----------|           8;0,25
8 0.25                             |    8 |     0.25 |           16;0,5
16 0.5                             |   16 |      0.5 |

{"m": 512, "n": 512, "seconds": 0.00123}      [{"m": 512, "n": 512, "seconds": 0.00123},
{"m": 512, "n": 64, "seconds": 0.00027}        {"m": 512, "n": 64, "seconds": 0.00027}]

Rows of columns may have one field more than the header names, as data frames print them with their index: the
first field then is a row number and is left out.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from ....errors import UsageError, argument, first_line
from ....files.untrusted import csv_cells, json_of, loaded, read_text, require_columns, require_size
from .cell_values import GROUPED_BY_COMMAS, commas_group_thousands
from .repeated_columns import names_of_two_levels
from .run_outcomes import is_failure
from .table import Table, is_missing_word, is_number
from .text_layout import is_row_of_units, laid_out, left_out_lines, unmarked, with_units

_UNIT = r"(?: ?(?:[nuµm]?s|sec|min|h|[KMGT]?i?B(?:/s)?|%))?"
_WITH_COMMA = re.compile(
    rf"[+-]?(?:\d{{1,3}}(?:[. '’\u00a0\u202f]\d{{3}})+|\d*),\d+(?:[eE][+-]?\d+)?{_UNIT}"
    r"|(?:\d+-)?(?:\d+:)+\d\d,\d+|(?:\d+h ?)?\d+m ?\d+,\d+s"
)
_POINTS_OF_THOUSANDS = re.compile(r"[+-]?\d{1,3}(?:\.\d{3})+")
_BEFORE_THOUSANDS = re.compile(r"[. '’\u00a0\u202f](?=\d{3}(?!\d))")
_WHOLE = re.compile(rf"[+-]?\d+{_UNIT}")
_WITH_POINT = re.compile(r"[+-]?\d*\.\d+(?:[eE][+-]?\d+)?")


def with_points(
    columns: Sequence[list[str]], where: str, quoted: bool = False
) -> tuple[tuple[list[str], ...], bool]:
    """Return columns whose decimal commas are points, and whether there were any.

    Parameters
    ----------
    columns : sequence of list of str
        Cells of each column, none of them with a blank around it.
    where : str
        File, for messages.
    quoted : bool
        Commas separate the columns, so that cells with commas stand in quotes: those that could be thousands
        are, unless another cell cannot be.

    Raises
    ------
    UsageError
        If one column has commas and another has points: either may separate thousands.

    Examples
    --------
    >>> with_points([["8", "16"], ["0,25", "1.000,5"]], "runs.csv")
    ((['8', '16'], ['0.25', '1000.5']), True)
    """
    if commas_group_thousands(columns):
        return tuple(columns), False
    marked = [_has_commas(cells) for cells in columns]
    if not any(marked):
        return tuple(columns), False
    with_commas = [
        cell for cells, own in zip(columns, marked, strict=True) if own for cell in cells if "," in cell
    ]
    if quoted and all(map(GROUPED_BY_COMMAS.fullmatch, with_commas)):
        return tuple(columns), False
    if any("." in cell.partition(",")[0] for cell in with_commas):  # points before thousands
        columns = [
            [cell.replace(".", "") for cell in cells]
            if not own and any("." in cell for cell in cells) and all(map(_is_whole_with_points, cells))
            else cells
            for cells, own in zip(columns, marked, strict=True)
        ]
    for cells, own_commas in zip(columns, marked, strict=True):
        point = next((cell for cell in cells if _WITH_POINT.fullmatch(cell)), None)
        if point and not own_commas and all(map(_is_plain, cells)):
            comma = next(c for m, own in zip(marked, columns, strict=True) if m for c in own if "," in c)
            raise UsageError(
                f"{where}: holds both {comma} and {point}; write one decimal mark in all columns"
            )
    return tuple(
        [_BEFORE_THOUSANDS.sub("", cell).replace(",", ".") if "," in cell else cell for cell in cells]
        if own
        else cells
        for cells, own in zip(columns, marked, strict=True)
    ), True


def _has_commas(cells: list[str]) -> bool:
    """Tell whether all cells are numbers, some of them with a decimal comma."""
    if not any("," in cell for cell in cells):
        return False
    return all(_WITH_COMMA.fullmatch(cell) if "," in cell else _is_plain(cell) for cell in cells)


def _is_whole_with_points(cell: str) -> bool:
    return bool(_POINTS_OF_THOUSANDS.fullmatch(cell)) or (cell.isdigit() and len(cell) < 4)


def _is_plain(cell: str) -> bool:
    return (
        not cell
        or is_number(cell)
        or is_missing_word(cell)
        or is_failure(cell)
        or bool(_WHOLE.fullmatch(cell))
    )


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
            f"study and evaluate take it by {argument('options', 'MODEL.xml')}"
        )
    if pairs := rows_of_pairs(text, path):
        return table_of_rows(str(path), pairs)
    plain, separator = laid_out(text)
    warnings = _told_lines(left_out_lines(text, plain), path)
    lines = csv_cells(plain, str(path), separator)
    first, header = next(lines, (1, []))
    header = [unmarked(name.strip()) for name in header]
    rows = [(number, row) for number, row in lines if any(field.strip() for field in row)]
    if len(header) > 1 and rows and all(map(is_number, header)):
        raise UsageError(f"{path}:{first}: is all numbers; name the columns in a line above it")
    if len(header) > 1 and rows and _is_row(header, rows[0][1]):
        raise UsageError(
            f"{path}:{first}: is a row of the table, no header; name the columns in a line above it"
        )
    header, rows = _without_trailing(header, rows)
    header, more = names_of_two_levels(header, [row for _, row in rows[:3]])
    rows = rows[more:]
    rows = _without_headers(header, rows, warnings, path)
    if rows and len(rows[0][1]) == len(header) and is_row_of_units(rows[0][1]):
        header, rows = with_units(header, rows[0][1]), rows[1:]
    if rows and all(len(row) == len(header) + 1 for _, row in rows):
        warnings.append(f"{path}: rows have a field more than the header; the first is taken as a row number")
        rows = [(line, row[1:]) for line, row in rows]
    for line, row in rows:
        if len(row) != len(header):
            between = "" if separator == "," else f", with {_NAMES[separator]} between them"
            log = "; keep the lines of the table alone" if len(header) == 1 else ""
            raise UsageError(
                f"{path}:{line}: {len(row)} fields where the header has {len(header)}{between}{log}"
            )
    clean = unmarked if any(mark in plain for mark in "*_`'") else str
    cells = tuple([clean(row[place].strip()) for _, row in rows] for place in range(len(header)))
    had_commas = False
    if separator != "," or '"' in plain:  # cells with commas stand in quotes
        cells, had_commas = with_points(cells, str(path), separator == ",")
    if had_commas:
        warnings.append(f"{path}: commas in numbers are read as decimal points")
    places = tuple(f"{path}:{line}" for line, _ in rows)
    return Table(str(path), tuple(header), places, cells, tuple(warnings))


_Rows: TypeAlias = list[tuple[int, list[str]]]


def _is_row(header: list[str], row: list[str]) -> bool:
    """Tell whether a header has words where the first row has words, and numbers where it has numbers."""
    numbers = [is_number(name) for name in header]
    return 2 * sum(numbers) >= len(header) and numbers == [is_number(cell.strip()) for cell in row]


def _told_lines(numbers: list[int], path: Path) -> list[str]:
    """Return a line about lines around the table that are left out; none where there are none."""
    if not numbers:
        return []
    shown = ", ".join(map(str, numbers[:5])) + (", ..." if len(numbers) > 5 else "")
    which = f"line {shown} is" if len(numbers) == 1 else f"lines {shown} are"
    return [f"{path}: {which} no part of the table and left out"]


def _without_trailing(header: list[str], rows: _Rows) -> tuple[list[str], _Rows]:
    """Return header and rows without the empty fields that separators at the end of lines make."""
    named = len(header)
    while named > 1 and not header[named - 1]:
        named -= 1
    longer = [row for _, row in rows if len(row) > named]
    if not longer and named == len(header):
        return header, rows
    if any(field.strip() for row in longer for field in row[named:]):
        return header, rows
    return header[:named], [(line, row[:named]) for line, row in rows]


def _without_headers(header: list[str], rows: _Rows, warnings: list[str], path: Path) -> _Rows:
    """Return rows without copies of the header, as files put one behind another have them."""
    kept = [
        (line, row)
        for line, row in rows
        if unmarked(row[0].strip()) != header[0] or [unmarked(field.strip()) for field in row] != header
    ]
    if len(kept) < len(rows):
        warnings.append(f"{path}: the header occurs {len(rows) - len(kept) + 1} times; it is read once")
    return kept


_LARGEST_WHOLE = 1 << 53


_OF_EXTRAP = frozenset({"params", "parameters", "value", "measurements", "callpaths", "coordinates"})


def is_json_table(text: str) -> bool:
    """Tell whether JSON holds rows of a table, rather than measurements as Extra-P writes them.

    Examples
    --------
    >>> is_json_table('{"m": 8, "seconds": 0.5}'), is_json_table('{"m": [8, 16], "seconds": [0.5, 1]}')
    (True, True)
    >>> is_json_table('{"params": {"m": 8}, "value": 0.5}')
    False
    """
    try:
        row = loaded(next((line for line in text.splitlines() if line.strip()), ""))
    except ValueError:
        try:
            row = loaded(text)
        except ValueError:
            return False
    return isinstance(row, Mapping) and not _OF_EXTRAP & set(row)


def read_json_lines(path: Path) -> Table:
    """Read a table of JSON lines.

    Raises
    ------
    UsageError
        If a line is no row, with file and line, or the table is too large.
    """
    return _table_of_lines(read_text(path, other_letters=True), path)


def _table_of_lines(text: str, path: Path) -> Table:
    rows: list[tuple[str, Any]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        place = f"{path}:{number}"
        require_size(len(rows), 0, str(path))
        try:
            rows.append((place, loaded(line)))
        except ValueError as error:
            raise UsageError(f"{place}: no JSON: {first_line(error)}") from None
    return table_of_rows(str(path), rows)


def parse_json_table(text: str, path: Path) -> Table:
    """Return the table of JSON: a list of rows, columns with lists of values, or lines of JSON.

    Raises
    ------
    UsageError
        If the text is no such table, or it is too large.
    """
    try:
        found = json_of(text, str(path))
    except UsageError:
        if text.lstrip().startswith("{") and is_json_table(text):
            return _table_of_lines(text, path)
        raise
    rows = _rows_of(found)
    if rows is None:
        raise UsageError(f"{path}: is no list of rows; write [{{name: value, ...}}, ...]")
    return table_of_rows(str(path), [(f"{path}: row {number}", row) for number, row in enumerate(rows, 1)])


_HOLDERS = (
    "results",
    "data",
    "runs",
    "rows",
    "records",
    "experiments",
    "measurements",
    "benchmarks",
    "samples",
)


def _rows_of(found: Any) -> list[Any] | None:
    """Return the rows in a value of JSON, as pandas and scripts write tables; None where it holds none."""
    if isinstance(found, list):
        if (
            len(found) > 1
            and all(isinstance(row, list) for row in found)
            and set(map(type, found[0])) == {str}
        ):
            return [dict(zip(found[0], row, strict=False)) for row in found[1:]]
        return found
    if not isinstance(found, Mapping) or not found:
        return None
    names, data = found.get("columns"), found.get("data")
    if isinstance(names, list) and isinstance(data, list) and all(isinstance(row, list) for row in data):
        return [dict(zip(map(str, names), row, strict=False)) for row in data]
    values = list(found.values())
    if all(isinstance(value, list) and len(value) == len(values[0]) for value in values) and not any(
        isinstance(cell, list | dict) for value in values for cell in value
    ):
        return [dict(zip(found, row, strict=True)) for row in zip(*values, strict=True)]
    if all(isinstance(value, Mapping) and list(value) == list(values[0]) for value in values) and all(
        key.isdigit() for key in values[0]
    ):
        return [{name: column[key] for name, column in found.items()} for key in values[0]]
    held = [found[name] for name in _HOLDERS if isinstance(found.get(name), list)]
    if len(held) == 1 and all(isinstance(row, Mapping) for row in held[0]):
        return list(held[0])
    return None


def _flat_rows(rows: Sequence[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """Return rows without values in braces, and a row for each value of a list of times."""
    flat: list[tuple[str, Any]] = []
    nested = [
        {name for name, cell in row.items() if isinstance(cell, dict)}
        for _, row in rows
        if isinstance(row, dict)
    ]
    if nested and any(names != nested[0] for names in nested):
        return list(rows)
    for place, row in rows:
        if not isinstance(row, Mapping) or not any(isinstance(cell, list | dict) for cell in row.values()):
            flat.append((place, row))
            continue
        found: dict[str, Any] = {}
        for name, cell in row.items():
            inner = cell if isinstance(cell, dict) else {name: cell}
            for key, value in inner.items():
                found[f"{name}.{key}" if key in found else key] = value
        lists = [(name, cell) for name, cell in found.items() if isinstance(cell, list)]
        if (
            len(lists) == 1
            and len(lists[0][1]) > 1
            and all(isinstance(each, int | float) for each in lists[0][1])
        ):
            flat += [(place, {**found, lists[0][0]: each}) for each in lists[0][1]]
        else:
            flat.append((place, found))
    return flat


_VALUE = (
    r"(?:\"[^\"]*\"|[^\s,;=\"]+(?: (?:[nuµm]?s|secs?|seconds|min|[kKMGT]i?B(?:/s)?"
    r"|[kKMGT]?[Ff]lops?(?:/s)?)\b)?)"
)
_PAIR = re.compile(rf"(?<![\w./-])([A-Za-z_][\w./-]*(?: \[\w+\])?)(?:\s*=\s*|:\s+)({_VALUE})")
_LONGEST_LINE, _BEGIN = 2000, 1 << 14


def _pairs(line: str) -> list[tuple[str, str]]:
    """Return the names and values of a line of pairs; none where there is one at most, or something else."""
    if len(line) > _LONGEST_LINE or not ("=" in line or ":" in line):
        return []
    found = _PAIR.findall(line)
    apart = len({name for name, _ in found}) == len(found) > 1
    return found if apart and not _PAIR.sub("", line).strip(" \t,;|") else []


def rows_of_pairs(text: str, path: Path) -> list[tuple[str, Any]]:
    """Return the rows of a log whose lines are pairs such as ``n=8 threads=2 time=0.5``; none elsewhere.

    Examples
    --------
    >>> rows_of_pairs("n=8, time=0.5 s\\nn=16, time=1 s\\n", Path("a.log"))[1]
    ('a.log:2', {'n': '16', 'time': '1 s'})
    """
    begin = [bool(_pairs(line)) for line in text[:_BEGIN].split("\n") if line.strip()][:40]
    if sum(begin) < 2 or 2 * sum(begin) < len(begin):
        return []
    rows = [(number, _pairs(line)) for number, line in enumerate(text.split("\n"), 1)]
    return [
        (f"{path}:{number}", {name: value.strip('"') for name, value in pairs})
        for number, pairs in rows
        if pairs
    ]


def table_of_rows(path: str, rows: Sequence[tuple[str, Any]]) -> Table:
    """Return rows of JSON, each after the place that an error names, as a table.

    Raises
    ------
    UsageError
        If a row is no mapping of names to numbers, texts and truth values, or there are too many.
    """
    rows = _flat_rows(rows)
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
