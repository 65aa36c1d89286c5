"""A file with named columns, whatever its format: CSV, Parquet, or JSON lines; the one reader of all three.

    m,n,k,seconds                       {"m": 512, "n": 512, "k": 64, "seconds": 0.00123}
    512,512,64,0.00123

Rows of CSV may have one field more than the header names, as data frames print them with their index: the
first field then is a row number and is left out.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pandas as pd

from ....errors import UsageError, first_line
from ....files.given import csv_cells, loaded, read_text, require_columns

TABLES = (".csv", ".parquet", ".jsonl")
"""Endings of the names of tables."""
_LARGEST_WHOLE = 1 << 53
_MOST_CELLS = 1 << 25
"""Of a parquet file: 256 MiB as numbers, whatever it is packed to."""


@dataclass(frozen=True, slots=True)
class Table:
    """Columns by their names.

    Attributes
    ----------
    path : str
        The file, for messages.
    header : tuple of str
        Names of the columns, in order; one may be there twice, or have no name.
    places : tuple of str
        Of each row, what an error names: file and line.
    cells : tuple of list
        Of each column: texts of a CSV file, else numbers and texts; None where a value is missing.
    warnings : tuple of str
        What was read otherwise than it looks.
    """

    path: str
    header: tuple[str, ...]
    places: tuple[str, ...]
    cells: tuple[list[Any], ...]
    warnings: tuple[str, ...]

    def require(self, names: Sequence[str]) -> None:
        """Raise UsageError unless each of the columns is there once."""
        times_there = Counter(self.header)
        for name in names:
            if times_there[name] != 1:
                found = "more than one column" if times_there[name] else "no column"
                known = ", ".join(each for each in self.header if each)
                raise UsageError(f"{self.path}: {found} {name!r}; the columns are {known}")

    def column(self, name: str) -> pd.Series[Any]:
        """Return a column: numbers, or texts where one is no number.

        Raises
        ------
        UsageError
            If a value is missing.
        """
        cells = self.cells[self.header.index(name)]
        for place, cell in zip(self.places, cells, strict=True):
            if cell is None or cell == "":
                raise UsageError(f"{place}: column {name!r} is empty; remove the line or fill it")
        numbers = pd.to_numeric(pd.Series(cells, dtype=object if not cells else None), errors="coerce")
        # beside words `nan` is one of them; among numbers it is none, rather than make all of them words
        if numbers.isna().any() and not all(map(is_number, cells)):
            return pd.Series([str(cell) for cell in cells])
        return numbers.astype("int64") if pd.api.types.is_bool_dtype(numbers) else numbers


def is_number(cell: Any) -> bool:
    """Tell whether a cell is a number, or a text that means one."""
    try:
        float(cell)
    except (TypeError, ValueError, OverflowError):
        return False
    return True


def read_table(path: Path) -> Table:
    """Read a .csv, .parquet or .jsonl file; a table may have a header alone.

    Raises
    ------
    UsageError
        If the file cannot be read or is no table, with file and line.
    """
    suffix = path.suffix.lower()
    if suffix == ".parquet":
        return _read_parquet(path)
    if suffix == ".jsonl":
        return _read_json_lines(path)
    return _read_csv(path)


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


def _read_csv(path: Path) -> Table:
    lines = csv_cells(read_text(path), str(path))
    header = [name.strip() for name in next(lines, (1, []))[1]]
    rows = [(number, row) for number, row in lines if any(field.strip() for field in row)]
    if header and header[0].startswith("<"):
        raise UsageError(
            f"{path}: is XML, no CSV; measurements of SPL Conqueror need their variability model, as fit, "
            "study and evaluate take it by --options MODEL.xml"
        )
    warnings = []
    if rows and all(len(row) == len(header) + 1 for _, row in rows):
        warnings.append(f"{path}: rows have a field more than the header; the first is taken as a row number")
        rows = [(line, row[1:]) for line, row in rows]
    for line, row in rows:
        if len(row) != len(header):
            raise UsageError(f"{path}:{line}: {len(row)} fields where the header has {len(header)}")
    cells = tuple([row[place].strip() for _, row in rows] for place in range(len(header)))
    places = tuple(f"{path}:{line}" for line, _ in rows)
    return Table(str(path), tuple(header), places, cells, tuple(warnings))


def _read_json_lines(path: Path) -> Table:
    rows: list[tuple[str, Mapping[str, Any]]] = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        if not line.strip():
            continue
        place = f"{path}:{number}"
        try:
            row = loaded(line)
        except ValueError as error:
            raise UsageError(f"{place}: no JSON: {first_line(error)}") from None
        if not isinstance(row, Mapping) or any(isinstance(cell, list | dict) for cell in row.values()):
            raise UsageError(f"{place}: is no row; write a number or a text for each name in braces")
        rows.append((place, row))
    header = tuple(dict.fromkeys(name for _, row in rows for name in row))
    require_columns(len(header), str(path))
    cells = tuple([_number_or_text(row.get(name)) for _, row in rows] for name in header)
    return Table(str(path), header, tuple(place for place, _ in rows), cells, ())


def _number_or_text(cell: Any) -> Any:
    """Return a cell of JSON, whose whole numbers have any size, as one that fits into a column."""
    if isinstance(cell, int) and abs(cell) > _LARGEST_WHOLE:
        infinite = math.inf if cell > 0 else -math.inf
        return infinite if abs(cell) > sys.float_info.max else float(cell)
    return cell


def _read_parquet(path: Path) -> Table:
    """Read a parquet file whose size, unpacked, is bounded: words that repeat take no room of their own."""
    import pyarrow as pa  # noqa: PLC0415 - an optional part: only who reads parquet needs it
    import pyarrow.parquet as pq  # noqa: PLC0415

    try:
        file = pq.ParquetFile(path)
        names = file.schema_arrow.names
        n_cells = file.metadata.num_rows * len(names)
        unpacked = sum(file.metadata.row_group(k).total_byte_size for k in range(file.num_row_groups))
        if max(n_cells, unpacked // 8) > _MOST_CELLS:
            raise UsageError(f"{path}: has more than {_MOST_CELLS} cells; give a part of it")
        require_columns(len(names), str(path))
        frame = pq.ParquetFile(path, read_dictionary=names).read().to_pandas(ignore_metadata=True)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror or error}; check the name") from None
    except UsageError:
        raise
    except (ValueError, TypeError, OverflowError, pa.ArrowException) as error:
        raise UsageError(f"{path}: is no table: {first_line(error)}") from None
    cells = tuple(_cells(frame.iloc[:, number]) for number in range(len(names)))
    places = tuple(f"{path}: row {number}" for number in range(1, len(frame) + 1))
    return Table(str(path), tuple(map(str, names)), places, cells, ())


def _cells(column: pd.Series[Any]) -> list[Any]:
    missing = column.isna().tolist()
    return [None if gone else cell for cell, gone in zip(column.tolist(), missing, strict=True)]


def finite_problem(value: float) -> str | None:
    """Return what is wrong with a number that is none, None if nothing is."""
    return None if math.isfinite(value) else f"{value} is not finite; remove the line or fill it"
