"""Size of a Parquet file once it is decoded, told before anything is: from its description and page headers.

A kilobyte of it may stand for gigabytes: a run of one value has any length, and pages are compressed.
pyarrow allocates what a page header says, so that each of those is read. One is a struct of Thrift's compact
protocol.

References
----------
Apache Parquet: file format, `parquet.thrift`. Apache Thrift: compact protocol.
"""

from __future__ import annotations

import mmap
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import UsageError
from .untrusted import LARGEST_BYTES

if TYPE_CHECKING:
    import pyarrow.parquet as pq

MOST_DECODED_BYTES = 1 << 28
"""Of the columns that are read: as much as of text."""
_MOST_DESCRIPTION = 4 << 20
"""Bytes of the description at the end of a file; pyarrow takes some hundred times that."""
_FOOTER, _MAGIC = 8, b"PAR1"
_ENCODINGS = ((5, 2), (7, 2), (8, 4))
"""Fields of a page header that describe a page of data, a dictionary or a newer page; and of its encoding."""
_DELTA_BYTE_ARRAY = 7
"""Encoding whose values are told by what they share with the one before, whatever their length."""
_WIDTHS = {"BOOLEAN": 1, "INT32": 4, "FLOAT": 4, "INT96": 12}
_INDEX_BYTES = 4


class Page(NamedTuple):
    """Header of a page: bytes of the page unpacked and in the file, and its encoding."""

    unpacked: int
    packed: int
    encoding: int | None


def open_bounded(path: Path, columns: Collection[str] | None = None, **options: Any) -> pq.ParquetFile:
    """Return a Parquet file whose decoded size is bounded.

    Parameters
    ----------
    path : Path
    columns : collection of str, optional
        Those that will be read, by default all; others may be there.
    **options
        Of `pyarrow.parquet.ParquetFile`.

    Raises
    ------
    UsageError
        If the file, its description or what the columns decode to is too large, or one is nested.
    OSError, ValueError, pyarrow.ArrowException
        As pyarrow has them of a file that cannot be read or is none.
    """
    import pyarrow.parquet as pq  # noqa: PLC0415 - an optional part

    with path.open("rb") as stream:
        size = stream.seek(0, 2)
        if size > LARGEST_BYTES:
            raise UsageError(f"{path}: is larger than {LARGEST_BYTES >> 20} MiB; give a part of it")
        stream.seek(max(size - _FOOTER, 0))
        footer = stream.read(_FOOTER)
        if footer.endswith(_MAGIC) and int.from_bytes(footer[:4], "little") > _MOST_DESCRIPTION:
            most = _MOST_DESCRIPTION >> 20
            raise UsageError(f"{path}: its description is larger than {most} MiB; write fewer row groups")
    # no threads, which the system may refuse to start
    file = pq.ParquetFile(path, **{"pre_buffer": False, **options})
    if file.metadata.num_row_groups:
        _require_bounded(path, file, columns)
    return file


def _require_bounded(path: Path, file: pq.ParquetFile, columns: Collection[str] | None) -> None:
    metadata = file.metadata
    read = [
        number
        for number in range(metadata.num_columns)
        if columns is None or metadata.schema.column(number).path.partition(".")[0] in columns
    ]
    for number in read:
        column = metadata.schema.column(number)
        if column.max_repetition_level or "." in column.path:
            raise UsageError(f"{path}: column '{column.path[:80]}' is nested; write a column for each part")
    groups = [metadata.row_group(number) for number in range(metadata.num_row_groups)]
    n_rows = max(metadata.num_rows, sum(group.num_rows for group in groups))
    decoded = n_rows * sum(_width(metadata.schema.column(number)) for number in read)
    with path.open("rb") as stream, mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ) as content:
        for group in groups:
            for number in read:
                chunk = group.column(number)
                for page in _pages(content, chunk):
                    decoded += page.unpacked
                    if page.encoding == _DELTA_BYTE_ARRAY:
                        raise UsageError(
                            f"{path}: column '{chunk.path_in_schema[:80]}' is encoded as DELTA_BYTE_ARRAY, "
                            "which may expand to any size; write it with the default encodings"
                        )
                if decoded > MOST_DECODED_BYTES:
                    most = MOST_DECODED_BYTES >> 20
                    raise UsageError(f"{path}: takes more than {most} MiB decoded; give a part of it")


def _width(column: Any) -> int:
    """Return the bytes of a value; a text is an index, since each that repeats is read once."""
    if column.physical_type == "FIXED_LEN_BYTE_ARRAY":
        return int(column.length)
    if column.physical_type == "BYTE_ARRAY":
        return _INDEX_BYTES
    return _WIDTHS.get(column.physical_type, 8)


def _pages(content: mmap.mmap, chunk: Any) -> Iterator[Page]:
    """Yield the page headers of a column of a row group, as far as they are some."""
    starts = [chunk.data_page_offset]
    if chunk.has_dictionary_page and chunk.dictionary_page_offset:
        starts.append(chunk.dictionary_page_offset)
    at = min(starts)
    # some writers leave the header of the dictionary out of the size
    stop = min(at + max(chunk.total_compressed_size, 0) + 100, len(content))
    while 0 <= at < stop:
        try:
            page, at = page_header(content, at)
        except (ValueError, IndexError, RecursionError):
            return  # pyarrow reads no further, too
        yield page
        at += page.packed


def page_header(content: bytes | mmap.mmap, at: int) -> tuple[Page, int]:
    """Return the page header at a place, and where it ends.

    Raises
    ------
    ValueError, IndexError
        If there is none.

    Examples
    --------
    >>> page_header(bytes([0x15, 0, 0x15, 8, 0x15, 6, 0x2C, 0x15, 2, 0x15, 16, 0, 0]), 0)
    (Page(unpacked=4, packed=3, encoding=8), 13)
    """
    fields, at = _struct(content, at, 0)
    unpacked, packed = fields.get(2), fields.get(3)
    if not isinstance(unpacked, int) or not isinstance(packed, int) or min(unpacked, packed) < 0:
        raise ValueError("no page header")
    described = ((fields.get(number), place) for number, place in _ENCODINGS)
    encodings = (inner.get(place) for inner, place in described if isinstance(inner, dict))
    return Page(unpacked, packed, next(encodings, None)), at


_TRUE, _FALSE, _BYTE, _SHORT, _DOUBLE, _BINARY, _LIST, _SET, _STRUCT = 1, 2, 3, 4, 7, 8, 9, 10, 12
_DEEPEST = 16


def _struct(content: bytes | mmap.mmap, at: int, depth: int) -> tuple[dict[int, Any], int]:
    """Return the whole numbers and structs of a struct by the numbers of their fields; others are skipped."""
    fields: dict[int, Any] = {}
    number = 0
    while True:
        head = content[at]
        at += 1
        if head == 0:
            return fields, at
        if head >> 4:
            number += head >> 4
        else:
            number, at = _whole(content, at)
        kind = head & 15
        if _SHORT <= kind < _DOUBLE:  # most fields, and most of one byte
            byte = content[at]
            if byte < 128:
                fields[number], at = byte >> 1 ^ -(byte & 1), at + 1
            else:
                fields[number], at = _whole(content, at)
        elif kind == _STRUCT:
            if depth >= _DEEPEST:
                raise ValueError("nested too deep")
            fields[number], at = _struct(content, at, depth + 1)
        else:
            at = _skipped(content, at, kind, depth)


def _skipped(content: bytes | mmap.mmap, at: int, kind: int, depth: int) -> int:
    """Return the offset behind a value that is skipped."""
    if kind in (_TRUE, _FALSE):
        return at
    if kind == _BYTE:
        return at + 1
    if kind == _DOUBLE:
        return at + 8
    if kind == _BINARY:
        length, at = _varint(content, at)
        return at + length
    if kind in (_LIST, _SET) and depth < _DEEPEST:
        head = content[at]
        length, at = head >> 4, at + 1
        if length == 15:
            length, at = _varint(content, at)
        for _ in range(length):
            at = _element_end(content, at, head & 15, depth + 1)
        return at
    raise ValueError("no part of a page header")


def _element_end(content: bytes | mmap.mmap, at: int, kind: int, depth: int) -> int:
    if kind in (_TRUE, _FALSE):
        content[at]
        return at + 1
    if kind == _STRUCT and depth < _DEEPEST:
        return _struct(content, at, depth + 1)[1]
    if _SHORT <= kind < _DOUBLE:
        return _varint(content, at)[1]
    return _skipped(content, at, kind, depth)


def _varint(content: bytes | mmap.mmap, at: int) -> tuple[int, int]:
    value = shift = 0
    while shift < 64:
        byte = content[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7
    raise ValueError("no number")


def _whole(content: bytes | mmap.mmap, at: int) -> tuple[int, int]:
    value, at = _varint(content, at)
    return value >> 1 ^ -(value & 1), at
