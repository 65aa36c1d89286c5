"""Input files: read up to a bound, as text, JSON or cells; errors in one line."""

from __future__ import annotations

import bz2
import json
import lzma
import math
import re
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ..errors import UsageError

LARGEST_BYTES = 256 << 20
"""Of a file that is read whole: far above any real one, and far below the memory of a small machine."""
MOST_COLUMNS = 10_000
"""Of a table: models of more parameters take minutes to say nothing."""
MOST_ROWS, MOST_CELLS = 1 << 21, 1 << 23
"""Of a table: a third of a gigabyte as Python holds them."""
_LARGEST = sys.float_info.max
_BOM = b"\xef\xbb\xbf"
_WIDE = (
    (b"\xff\xfe\0\0", "utf-32"),
    (b"\0\0\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_BEGIN = 400
"""Bytes by whose zeros a text in UTF-16 without a mark is told."""
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1f\x7f-\x9f]")
"""Bytes that no text in Latin-1 holds."""


def read_bytes(path: Path, most: int = LARGEST_BYTES) -> bytes:
    """Return the content of a file; pipes are files too.

    Raises
    ------
    UsageError
        If it cannot be read, or holds more than `most` bytes.
    """
    try:
        with path.open("rb") as file:  # never more than the bound, whatever the file says of its size
            content = file.read(most + 1)
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        why = error.strerror if isinstance(error, OSError) else error
        raise UsageError(f"{path}: cannot be read: {why}; check the name") from None
    if len(content) > most:
        raise UsageError(f"{path}: is larger than {most >> 20} MiB; give a part of it")
    return content


def read_text(path: Path, most: int = LARGEST_BYTES, *, other_letters: bool = False) -> str:
    """Return the text of a file, its lines ended by line feeds.

    Parameters
    ----------
    path : Path
    most : int
        Largest size, in bytes.
    other_letters : bool
        Whether a text that is not in UTF-8 is read as one in UTF-16 or UTF-32, or else in Latin-1, as
        spreadsheets and shells write tables.

    Raises
    ------
    UsageError
        As of `read_bytes`, and if it is no text in UTF-8.
    """
    content = unpacked(read_bytes(path, most), path, most).removeprefix(_BOM)
    if other_letters and (wide := _of_wide_letters(content)) is not None:
        return wide.replace("\r\n", "\n").replace("\r", "\n")
    try:
        return content.decode().replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        if other_letters and not _CONTROL.search(content):
            return content.decode("latin-1").replace("\r\n", "\n").replace("\r", "\n")
        line = content.count(b"\n", 0, error.start) + 1
        raise UsageError(f"{path}, line {line}: is no text in UTF-8; give a text file") from None


_GZIP, _XZ, _ZIP = b"\x1f\x8b", b"\xfd7zXZ\x00", b"PK\x03\x04"
_BZIP2 = re.compile(rb"BZh[1-9]1AY&SY")
COMPRESSED = (".gz", ".bz2", ".xz")
"""Endings of the names of files that `unpacked` reads."""
_MOST_XZ_BYTES = 1 << 28
"""Memory of a dictionary."""


def unpacked(content: bytes, path: Path, most: int = LARGEST_BYTES) -> bytes:
    """Return the content of a file that gzip, bzip2 or xz may have compressed.

    Parameters
    ----------
    content : bytes
    path : Path
        Of the file, for messages.
    most : int
        Largest size of what is unpacked, in bytes.

    Raises
    ------
    UsageError
        If it is damaged, unpacks to more than `most` bytes, or is an archive of files.
    """
    if content.startswith(_ZIP):
        raise UsageError(f"{path}: is an archive; unpack it and give one of its files")
    try:
        if content.startswith(_GZIP):
            gzip = zlib.decompressobj(16 + zlib.MAX_WBITS)
            found, whole = gzip.decompress(content, most + 1), gzip.eof
        elif _BZIP2.match(content):
            bzip2 = bz2.BZ2Decompressor()
            found, whole = bzip2.decompress(content, most + 1), bzip2.eof
        elif content.startswith(_XZ):
            xz = lzma.LZMADecompressor(memlimit=_MOST_XZ_BYTES)
            found, whole = xz.decompress(content, most + 1), xz.eof
        else:
            return content
    except (OSError, zlib.error, lzma.LZMAError) as error:
        raise UsageError(f"{path}: cannot be unpacked: {error}; write it again") from None
    if len(found) > most:
        raise UsageError(f"{path}: unpacks to more than {most >> 20} MiB; give a part of it")
    if not whole:
        raise UsageError(f"{path}: cannot be unpacked: its end is missing; write it again")
    return bytes(found)


def _of_wide_letters(content: bytes) -> str | None:
    """Return the text of UTF-16 or UTF-32, told by its mark or its zeros; None where it is neither."""
    encoding = next((name for mark, name in _WIDE if content.startswith(mark)), None)
    begin = content[:_BEGIN]
    if encoding is not None and begin.count(0) < 0.3 * len(begin):
        return None  # no table of digits and separators
    if encoding is None and len(begin) > 3 and len(content) % 2 == 0:
        zeros = begin[0::2].count(0), begin[1::2].count(0)
        if max(zeros) > 0.4 * len(begin) and min(zeros) == 0:
            encoding = "utf-16-be" if zeros[0] else "utf-16-le"
    if encoding is None:
        return None
    try:
        return content.decode(encoding)
    except UnicodeDecodeError:
        return None


def json_of(text: str | bytes, where: str) -> Any:
    """Return the value of JSON text.

    Raises
    ------
    UsageError
        If it is none, is nested too deep, has a number that Python does not read, or half a character.
    """
    try:
        return loaded(text)
    except json.JSONDecodeError as error:
        raise UsageError(f"{where}, line {error.lineno}: no JSON: {error.msg}") from None
    except ValueError as error:
        raise UsageError(f"{where}: no JSON: {error}; check what wrote it") from None


def loaded(text: str | bytes, parse_constant: Callable[[str], Any] | None = None) -> Any:
    """Return the value of JSON text, as `json.loads` does.

    Half of a pair of surrogates, as JSON can write it, is in no text that could be printed or stored.

    Raises
    ------
    ValueError
        If it is no JSON, is nested too deep, or has half of a pair of surrogates.
    """
    if isinstance(text, bytes):
        text = text.decode(json.detect_encoding(text))  # json.loads lets half a character through in bytes
    try:
        found = json.loads(text, parse_constant=parse_constant)
    except RecursionError:
        raise ValueError("it is nested too deep") from None
    if "\\ud" in text.lower():
        json.dumps(found, ensure_ascii=False).encode()
    return found


def is_number(value: Any) -> bool:
    """Tell whether a value of JSON or TOML is a number that a float holds: neither inf nor 10**400.

    Examples
    --------
    >>> [is_number(value) for value in (1, 2.5, True, "1", float("nan"), 10**400)]
    [True, True, False, False, False, False]
    """
    # compared, since math.isfinite fails on large whole numbers
    return isinstance(value, int | float) and not isinstance(value, bool) and -_LARGEST <= value <= _LARGEST


def csv_cells(text: str, where: str, delimiter: str = ",") -> Iterator[tuple[int, list[str]]]:
    """Yield the lines of a table that are not empty: their numbers, from 1, and cells.

    Parameters
    ----------
    text : str
        Text of the table.
    where : str
        Its name, for messages.
    delimiter : str
        Character between cells.

    Raises
    ------
    UsageError
        If a line has more than `MOST_COLUMNS` cells, all lines have more than `MOST_CELLS`, or a cell is
        longer than csv reads, 128 KiB, as behind a quote that is never closed.
    """
    import csv  # noqa: PLC0415 - what reads assembly reads no tables
    import io  # noqa: PLC0415

    reader = csv.reader(io.StringIO(text), delimiter=delimiter, skipinitialspace=True)
    n_rows = n_cells = 0
    try:
        for cells in filter(None, reader):
            require_columns(len(cells), f"{where}, line {reader.line_num}")
            n_rows, n_cells = n_rows + 1, n_cells + len(cells)
            require_size(n_rows, n_cells, where)
            yield reader.line_num, cells
    except csv.Error as error:
        raise UsageError(f"{where}, line {reader.line_num}: is no table: {error}; check its quotes") from None


def require_size(n_rows: int, n_cells: int, where: str) -> None:
    """Check that a table has no more rows and cells than are read.

    Parameters
    ----------
    n_rows, n_cells : int
        Size of the table.
    where : str
        Its name, for the message.

    Raises
    ------
    UsageError
        If it has more than `MOST_ROWS` rows or `MOST_CELLS` cells.
    """
    if n_rows > MOST_ROWS:
        raise UsageError(f"{where}: has more than {MOST_ROWS} rows; give a part of it")
    if n_cells > MOST_CELLS:
        raise UsageError(f"{where}: has more than {MOST_CELLS} cells; give a part of it")


def require_columns(number: int, where: str) -> None:
    """Check that a table has no more columns than are read.

    Raises
    ------
    UsageError
        If it has more than `MOST_COLUMNS`.
    """
    if number > MOST_COLUMNS:
        raise UsageError(f"{where}: {number} columns, no more than {MOST_COLUMNS} are read; choose some")


_MOST_BYTES = 1 << 20


def read_rows(path: Path, most: int) -> list[list[float]]:
    """Return the rows of a file; empty lines and those that begin with # are left out.

    Parameters
    ----------
    path : Path
    most : int
        Rows, and numbers of each, that there may be.

    Raises
    ------
    UsageError
        If it cannot be read or is no matrix of finite numbers; the error says in which line.
    """
    rows: list[list[float]] = []
    for number, line in enumerate(read_text(path, _MOST_BYTES).splitlines(), 1):
        words = line.replace(",", " ").split()
        if not words or words[0].startswith("#"):
            continue
        rows.append([_number(word, f"{path}:{number}") for word in words])
        if len(words) != len(rows[0]):
            raise UsageError(f"{path}:{number}: {len(words)} numbers, {len(rows[0])} in the first row")
        if max(len(rows), len(words)) > most:
            raise UsageError(f"{path}:{number}: more than {most} rows or columns")
    if not rows:
        raise UsageError(f"{path}: no numbers; give a line for each row")
    return rows


def _number(word: str, where: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise UsageError(f"{where}: {word!r} is no finite number")
    return value
