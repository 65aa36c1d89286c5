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

import csv
import io
import math
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ....errors import UsageError, argument, first_line
from ....files.untrusted import csv_cells, json_of, loaded, read_text, require_columns, require_size
from .cell_values import commas_group_thousands
from .run_outcomes import is_failure
from .table import Table, is_missing_word, is_number

BLANKS = " "
"""Separator of columns between which there is any number of blanks."""
_SEPARATORS = (",", "\t", ";", "|")
_COMMENT = re.compile(r"(?m)^[ \t]*#.*$")
_OF_RULES = frozenset("-=:|+ \t")
_SAMPLE_LINES, _SAMPLE_CHARACTERS = 20, 1 << 16
_UNIT = r"(?: ?(?:[nuµm]?s|sec|[KMGT]?i?B(?:/s)?))?"
_WITH_COMMA = re.compile(rf"[+-]?(?:\d{{1,3}}(?:\.\d{{3}})+|\d*),\d+(?:[eE][+-]?\d+)?{_UNIT}")
_WHOLE = re.compile(rf"[+-]?\d+{_UNIT}")
_WITH_POINT = re.compile(r"[+-]?\d*\.\d+(?:[eE][+-]?\d+)?")


def laid_out(text: str) -> tuple[str, str]:
    """Return the text of a table without its surroundings, line for line, and its separator.

    Lines that begin with a number sign become empty, and so do rules and the title of a table with borders.
    Names of columns in the last comment above numbers become the header.

    Examples
    --------
    >>> laid_out("# run 7\\nn;t\\n1;2\\n")
    ('\\nn;t\\n1;2\\n', ';')
    >>> laid_out("# n t\\n1 2\\n4  8\\n")
    ('n t\\n1 2\\n4 8\\n', ' ')
    >>> laid_out("result:\\n| n | t |\\n|---|---|\\n| 1 | 2 |\\n")
    ('\\n n | t \\n\\n 1 | 2 \\n', '|')
    """
    plain = _COMMENT.sub("", text) if "#" in text else text
    if "---" in plain:
        plain = "\n".join("" if _is_rule(line) else line for line in plain.split("\n"))
    if _has_borders(plain):
        plain = "\n".join(line.strip().strip("|") for line in _without_title(plain).split("\n"))
    separator = _separator(_sample(plain))
    if "#" in text:
        separator = _of_comment(_sample(plain), text, separator)
        plain = _with_header(plain, text, separator)
    if separator == BLANKS:
        plain = "\n".join(" ".join(line.split()) for line in plain.split("\n"))
    return plain, separator


def with_points(columns: Sequence[list[str]], where: str) -> tuple[tuple[list[str], ...], bool]:
    """Return columns whose decimal commas are points, and whether there were any.

    Parameters
    ----------
    columns : sequence of list of str
        Cells of each column, none of them with a blank around it.
    where : str
        File, for messages.

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
    for cells, with_commas in zip(columns, marked, strict=True):
        point = next((cell for cell in cells if _WITH_POINT.fullmatch(cell)), None)
        if point and not with_commas and all(map(_is_plain, cells)):
            comma = next(c for m, own in zip(marked, columns, strict=True) if m for c in own if "," in c)
            raise UsageError(
                f"{where}: holds both {comma} and {point}; write one decimal mark in all columns"
            )
    return tuple(
        [cell.replace(".", "").replace(",", ".") if "," in cell else cell for cell in cells] if own else cells
        for cells, own in zip(columns, marked, strict=True)
    ), True


def _has_commas(cells: list[str]) -> bool:
    """Tell whether all cells are numbers, some of them with a decimal comma."""
    if not any("," in cell for cell in cells):
        return False
    return all(_WITH_COMMA.fullmatch(cell) if "," in cell else _is_plain(cell) for cell in cells)


def _is_plain(cell: str) -> bool:
    return (
        not cell
        or is_number(cell)
        or is_missing_word(cell)
        or is_failure(cell)
        or bool(_WHOLE.fullmatch(cell))
    )


def _is_rule(line: str) -> bool:
    return "---" in line and set(line) <= _OF_RULES


def _has_borders(text: str) -> bool:
    lines = [line.strip() for line in _sample(text)]
    return len(lines) > 1 and all(line[0] == line[-1] == "|" for line in lines[1:])


def _without_title(text: str) -> str:
    """Return the text with an empty first line if that has no border: the title of a table."""
    first = next(line for line in text.split("\n") if line.strip())
    return text if first.strip().startswith("|") else text.replace(first, "", 1)


def _sample(text: str) -> list[str]:
    lines = text[:_SAMPLE_CHARACTERS].split("\n")
    whole = lines if len(text) <= _SAMPLE_CHARACTERS or len(lines) == 1 else lines[:-1]
    return [line for line in whole if line.strip()][:_SAMPLE_LINES]


def _separator(lines: list[str]) -> str:
    """Return the separator: one as frequent in every line as in the first, else the most frequent there."""
    if not lines:
        return _SEPARATORS[0]
    widths = {separator: _widths(lines, separator) for separator in _SEPARATORS}
    parting = [separator for separator in _SEPARATORS if widths[separator][0] > 1]
    for separator in parting:
        # a row number may stand before the columns that the header names
        if len(set(widths[separator][1:])) <= 1 and 0 <= widths[separator][-1] - widths[separator][0] <= 1:
            return separator
    if parting:
        return max(parting, key=lambda separator: widths[separator][0])
    blanks = {len(line.split()) for line in lines}
    even = len(blanks) == 1 and min(blanks) > 1 and len(lines) > 1
    return BLANKS if even and not any('"' in line for line in lines) else _SEPARATORS[0]


def _widths(lines: list[str], separator: str) -> list[int]:
    try:
        rows = list(csv.reader(io.StringIO("\n".join(lines)), delimiter=separator, skipinitialspace=True))
    except csv.Error:
        return [0]
    return [len(row) for row in rows if row] or [0]


def _with_header(plain: str, text: str, separator: str) -> str:
    """Return the text with the names of columns from a comment, where the first line holds numbers."""
    lines, before = plain.split("\n"), text.split("\n")
    first = next((number for number, line in enumerate(lines) if line.strip()), None)
    if first is None:
        return plain
    row = [field.strip() for field in _fields(lines[first], separator)]
    numbers = sum(map(is_number, row))
    above = [number for number in reversed(range(first)) if before[number].lstrip().startswith("#")]
    for same in (True, False):
        for number in above:
            names = _names(before[number].lstrip().lstrip("#").strip(), separator, len(row), same)
            unlike = names and len(set(names)) == len(names) and not any(map(is_number, names))
            # beside words, only a comment without a number can be the header, and no other line has names
            if names and (numbers == len(row) or (numbers and unlike)):
                lines[number] = _joined(names, separator)
                return "\n".join(lines)
    return plain


def _of_comment(lines: list[str], text: str, separator: str) -> str:
    """Return the separator of a header in a comment, where rows with decimal commas have it too."""
    if separator != "," or not lines:
        return separator
    comments = [line for line in _sample(text) if line.lstrip().startswith("#") and "," not in line]
    for other in _SEPARATORS[1:]:
        counts = {line.count(other) for line in lines}
        if len(counts) == 1 and 0 not in counts and any(line.count(other) in counts for line in comments):
            return other
    return separator


def _names(comment: str, separator: str, count: int, same: bool) -> list[str] | None:
    """Return the names of columns in a comment; None where it has not so many.

    Parameters
    ----------
    comment : str
    separator : str
        Of the rows.
    count : int
        Number of columns.
    same : bool
        The comment has the separator of the rows; otherwise it may have others.
    """
    if same:
        fields = _fields(comment, separator)
        return fields if len(fields) == count else None
    for fields in (
        re.split(r"\s{2,}|\t", comment),
        *(comment.split(other) for other in _SEPARATORS),
        comment.split(),
    ):
        names = [name.strip() for name in fields]
        if len(names) == count and all(names) and len(set(names)) == count:
            return names
    return None


def _joined(names: list[str], separator: str) -> str:
    """Return names as the line of a header, in quotes where a name holds the separator."""
    quoted = [f'"{name}"' if separator in name and '"' not in name else name for name in names]
    return separator.join(quoted)


def _fields(line: str, separator: str) -> list[str]:
    return line.split() if separator == BLANKS else line.split(separator)


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
