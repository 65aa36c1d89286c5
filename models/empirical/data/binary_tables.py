"""Tables in Parquet, and in workbooks of Excel: the first sheet with a table, perhaps below titles.

The bounds of a workbook are checked before openpyxl makes objects of its XML. A few kilobytes unpack to
megabytes, and four bytes of XML become a kilobyte of objects: what openpyxl reads as a whole has to be small,
and a row, a list of words and a sheet hold no more elements than one can use.
"""

from __future__ import annotations

import io
import zipfile
from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeAlias
from xml.parsers import expat

import numpy as np
import pandas as pd

from ....errors import UsageError, first_line
from ....files.parquet_size import open_bounded
from ....files.untrusted import LARGEST_BYTES, read_bytes, require_columns, require_size
from .run_outcomes import is_failure
from .table import Table, is_number

if TYPE_CHECKING:
    import pyarrow as pa


MOST_CELLS = 1 << 22
"""Of a sheet: half a minute to read."""
_MOST_UNPACKED = 256 << 20
_MOST_WHOLE, _MOST_WORDS = 2 << 20, 32 << 20
"""Bytes of a part that is read as a whole, and of the list of words."""
_WHOLE = ("[Content_Types].xml", "xl/workbook.xml", "xl/styles.xml")
_WHOLE_FOLDERS = ("docProps/", "xl/theme/")
_MOST_ELEMENTS, _MOST_ROWS, _MOST_IN_ONE, _DEEPEST = 4 * MOST_CELLS, 1 << 21, 20_000, 64
"""Elements of a part and of a sheet's data, and within any other element: a row has 16,384 cells at most."""
_PIECE = 1 << 20


def require_bounded(content: bytes, path: Path) -> None:
    """Check the unpacked size of a workbook.

    Raises
    ------
    UsageError
        If it is too much, a part has too many elements, or its XML has a document type.
    """
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        parts = archive.infolist()
        if sum(part.file_size for part in parts) > _MOST_UNPACKED:
            raise UsageError(f"{path}: unpacks to more than {_MOST_UNPACKED >> 20} MiB; give a part of it")
        for part in parts:
            name = part.filename
            if name in _WHOLE or name.startswith(_WHOLE_FOLDERS) or name.endswith(".rels"):
                _require_small(part, _MOST_WHOLE, path)
        _require_named_parts(archive, path)
        for part in parts:
            with archive.open(part) as stream:
                _Elements(f"{path}: {part.filename}").count(stream)


def _require_small(part: zipfile.ZipInfo, most: int, path: Path) -> None:
    if part.file_size > most:
        raise UsageError(f"{path}: {part.filename} unpacks to more than {most >> 20} MiB; save it again")


def _require_named_parts(archive: zipfile.ZipFile, path: Path) -> None:
    """Check the parts that the content types say to be the workbook and its words, whatever their names."""
    from openpyxl.packaging.manifest import Manifest  # noqa: PLC0415 - an optional part
    from openpyxl.xml.functions import fromstring  # noqa: PLC0415 - as above

    with archive.open(_WHOLE[0]) as stream:
        _Elements(f"{path}: {_WHOLE[0]}").count(stream)
    for override in Manifest.from_tree(fromstring(archive.read(_WHOLE[0]))).Override:
        kind, name = override.ContentType, override.PartName.lstrip("/")
        whole, words = kind.endswith("main+xml"), kind.endswith("sharedStrings+xml")
        if (whole or words) and name in archive.NameToInfo:
            _require_small(archive.getinfo(name), _MOST_WHOLE if whole else _MOST_WORDS, path)


class _Elements:
    """Counts the elements of XML, as far as it is some."""

    def __init__(self, where: str) -> None:
        self._where, self._total = where, 0
        self._counts, self._most = [0], [1]

    def count(self, stream: IO[bytes]) -> None:
        """Read a part to its end, or to where it is no XML; raise UsageError where there is too much."""
        parser = expat.ParserCreate()
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end
        parser.StartDoctypeDeclHandler = self._doctype
        try:
            while piece := stream.read(_PIECE):
                parser.Parse(piece, False)
        except expat.ExpatError:
            return  # a picture; or what no reader reads any further

    def _start(self, name: str, _: Any) -> None:
        self._total += 1
        self._counts[-1] += 1
        depth = len(self._counts)
        if self._counts[-1] > self._most[-1] or self._total > _MOST_ELEMENTS or depth > _DEEPEST:
            raise UsageError(f"{self._where} has more than {self._most[-1]} elements in one; write CSV")
        self._counts.append(0)
        self._most.append(self._most_within(name.rpartition(":")[2], depth))

    @staticmethod
    def _most_within(name: str, depth: int) -> int:
        if name == "sst" and depth == 1:
            return MOST_CELLS
        return _MOST_ROWS if name == "sheetData" and depth == 2 else _MOST_IN_ONE

    def _end(self, _: str) -> None:
        self._counts.pop()
        self._most.pop()

    def _doctype(self, *_: Any) -> None:
        raise UsageError(f"{self._where} has a document type; save it again")


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
        rows, warnings = _rows(book, path)
    except UsageError:
        raise
    except Exception as error:  # of a forged workbook the library raises anything
        raise UsageError(
            f"{path}: is no workbook of Excel: {first_line(error)}; write .xlsx, or CSV"
        ) from None
    return _table(path, rows, warnings)


_Rows: TypeAlias = list[tuple[str, tuple[Any, ...]]]


def _rows(book: Any, path: Path) -> tuple[_Rows, list[str]]:
    """Return the rows with a value, each after its place, of the first sheet that holds a table.

    Rows of titles above the header are left out, and sheets without a table before it; warnings say so. They
    are those of the first sheet with cells where none holds a table.
    """
    n_cells = 0
    without: list[str] = []
    first: _Rows = []
    for sheet in book.worksheets:
        rows: _Rows = []
        for number, row in enumerate(sheet.iter_rows(values_only=True), 1):
            n_cells += len(row)
            if n_cells > MOST_CELLS:
                raise UsageError(f"{path}: has more than {MOST_CELLS} cells; write CSV, or give a part of it")
            if any(_is_filled(cell) for cell in row):
                rows.append((f"{path}: {sheet.title} row {number}", row))
        header = _header([row for _, row in rows[: _MOST_TITLES + _SAMPLE_ROWS]])
        if header is None:
            if rows:
                without.append(str(sheet.title))
            first = first or rows
            continue
        warnings = [f"{path}: sheet {title} holds no table; sheet {sheet.title} is read" for title in without]
        if header:
            warnings.append(f"{path}: {header} row{'s' if header > 1 else ''} above the header left out")
        return rows[header:], warnings
    return first, []


_MOST_TITLES, _SAMPLE_ROWS = 30, 50
"""Rows above the header that may be titles, and rows below it that are looked at."""


def _header(rows: Sequence[tuple[Any, ...]]) -> int | None:
    """Return the number of titles above the row of names, None where there is no such row.

    It holds no number, and as many names as most of the rows below have cells, which hold numbers.

    Examples
    --------
    >>> _header([("Nightly",), ("cores", 8), ("n", "p", "time"), (1, 2, 0.5), (2, 2, 0.7)])
    2
    >>> _header([("n", "time"), (8, 0.5)]), _header([("to whom it may concern",)])
    (0, None)
    """
    for at, names in enumerate(rows[:_MOST_TITLES]):
        below = rows[at + 1 : at + 1 + _SAMPLE_ROWS]
        if not below or any(is_number(cell) for cell in names):
            continue
        counts = Counter(sum(map(_is_filled, row)) for row in below)
        usual, named = counts.most_common(1)[0][0], sum(map(_is_filled, names))
        whole = named >= max(usual - (0 if _is_filled(names[0]) else 1), 1)
        if whole and any(is_number(cell) or is_failure(str(cell)) for cell in below[0]):
            return at
    return None


def _is_filled(cell: Any) -> bool:
    return cell not in (None, "")


def _table(path: Path, rows: _Rows, warnings: Sequence[str]) -> Table:
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
    return Table(str(path), tuple(names), tuple(place for place, _ in rows[1:]), cells, tuple(warnings))


def _cell(cell: Any) -> Any:
    """Return a number, truth or text; a date is a text."""
    return cell if cell is None or isinstance(cell, bool | int | float) else str(cell).strip()


def read_parquet(path: Path) -> Table:
    """Read a parquet file whose size, decoded, is bounded: words that repeat take no room of their own.

    Raises
    ------
    UsageError
        If the file cannot be read, is no table, or is too large.
    """
    import pyarrow as pa  # noqa: PLC0415 - an optional part: only who reads parquet needs it
    import pyarrow.parquet as pq  # noqa: PLC0415

    try:
        file = open_bounded(path)
        names = file.schema_arrow.names
        require_columns(len(names), str(path))
        groups = (file.metadata.row_group(number) for number in range(file.num_row_groups))
        n_rows = max(file.metadata.num_rows, sum(group.num_rows for group in groups))
        require_size(n_rows, n_rows * len(names), str(path))
        read = pq.ParquetFile(path, read_dictionary=names, pre_buffer=False).read(use_threads=False)
        _require_words(read, path)
        frame = read.to_pandas(ignore_metadata=True, use_threads=False)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror or error}; check the name") from None
    except UsageError:
        raise
    except (ValueError, TypeError, OverflowError, pa.ArrowException) as error:
        raise UsageError(f"{path}: is no table: {first_line(error)}") from None
    return table_of_frame(str(path), frame.set_axis(list(map(str, names)), axis=1))


def _require_words(read: pa.Table, path: Path) -> None:
    """Refuse a table whose words, written as often as they stand in it, take more than a text may."""
    import pyarrow as pa  # noqa: PLC0415 - as above
    import pyarrow.compute as pc  # noqa: PLC0415

    left = LARGEST_BYTES
    for column in read.columns:
        for chunk in column.chunks:
            if isinstance(chunk, pa.DictionaryArray) and len(chunk):
                words = chunk.dictionary
                long = pa.types.is_string(words.type) or pa.types.is_binary(words.type)
                lengths = pc.binary_length(words).to_numpy(zero_copy_only=False) if long else None
                used = chunk.indices.drop_null().to_numpy()
                left -= int(lengths[used].sum()) if lengths is not None else 0
            elif pa.types.is_large_string(chunk.type) or pa.types.is_string(chunk.type):
                left -= int(pc.sum(pc.binary_length(chunk)).as_py() or 0)
    if left < 0:
        raise UsageError(f"{path}: has more than {LARGEST_BYTES >> 20} MiB of words; give a part of it")


def table_of_frame(path: str, frame: pd.DataFrame) -> Table:
    """Return a data frame as a table; messages name `path` as the file.

    Levels of an index that have a name are columns, lists of numbers are repetitions, time deltas seconds.

    Examples
    --------
    >>> frame = pd.DataFrame({"n": [8], "time": pd.to_timedelta([250], "ms")}).set_index("n")
    >>> table = table_of_frame("<table>", frame)
    >>> table.header, table.cells
    (('n', 'time'), ([8], ['0.25 s']))
    """
    named = [name for name in frame.index.names if name is not None and name not in frame.columns]
    if named and frame.columns.nlevels == 1:
        frame = frame.reset_index(level=named)
    rows = list(range(1, len(frame) + 1))
    lists = [name for name in range(frame.shape[1]) if _has_lists(frame.iloc[:, name])]
    if len(lists) == 1:
        lengths = [len(cell) for cell in frame.iloc[:, lists[0]]]
        rows = [row for row, length in zip(rows, lengths, strict=True) for _ in range(length)]
    cells = tuple(
        [value for cell in frame.iloc[:, number] for value in cell]
        if lists == [number]
        else _repeated(_cells(frame.iloc[:, number]), rows)
        for number in range(frame.shape[1])
    )
    places = tuple(f"{path}: row {number}" for number in rows)
    return Table(path, tuple(map(_name, frame.columns)), places, cells, ())


def _repeated(cells: list[Any], rows: list[int]) -> list[Any]:
    """Return the cell of each row."""
    return [cells[row - 1] for row in rows]


def _has_lists(column: pd.Series[Any]) -> bool:
    """Tell whether all cells are lists of numbers, more than one in some."""
    if column.dtype != object or not len(column):
        return False
    return all(
        isinstance(cell, list | np.ndarray) and len(cell) and all(map(is_number, cell)) for cell in column
    ) and any(len(cell) > 1 for cell in column)


def _name(name: Any) -> str:
    """Return the name of a column; levels of one are joined."""
    return " ".join(str(part) for part in name if str(part)) if isinstance(name, tuple) else str(name)


def _cells(column: pd.Series[Any]) -> list[Any]:
    missing = column.isna().tolist()
    return [None if gone else _of_frame(cell) for cell, gone in zip(column.tolist(), missing, strict=True)]


def _of_frame(cell: Any) -> Any:
    if isinstance(cell, timedelta):
        return f"{cell.total_seconds()!r} s"
    return cell.decode(errors="replace") if isinstance(cell, bytes) else cell
