"""Rows <-> one parquet file: schema and version checked, replaced whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ....errors import UsageError, first_line
from ....files.atomic_write import replace_file
from ....files.parquet_size import open_bounded
from .row import ADDED, COLUMNS, READABLE, SCHEMA_VERSION, Row, row_from

_VERSION_KEY = b"chainline_schema_version"
_TYPES = {"int": pa.int64(), "float": pa.float64(), "bool": pa.bool_(), "text": pa.string()}
_TEXTS = [column.name for column in COLUMNS if column.kind == "text"]
_ROW_GROUP = 256
_MOST_ROWS = 500_000
"""Of a data set: 50 times the largest that was measured, 0.5 GB when it is read."""
_FEW_ROWS, _LEAST_ROW_BYTES = 20_000, 4
"""Rows that a file of any size may hold, and bytes of each further one: few measurements are the same."""
_BATCH = 4096
"""Rows that are decoded at once."""


def parquet_schema() -> pa.Schema:
    """Return the schema of a data set; unit and meaning of a column are its metadata."""
    fields = [
        pa.field(c.name, _TYPES[c.kind], c.optional, {"unit": c.unit, "meaning": c.meaning}) for c in COLUMNS
    ]
    return pa.schema(fields, {_VERSION_KEY: str(SCHEMA_VERSION).encode()})


def rows_table(path: Path, rows: Sequence[Row]) -> pa.Table:
    """Return rows as the table that a file holds.

    Raises
    ------
    UsageError
        If a data set cannot hold one of the rows.
    """
    columns = {c.name: [getattr(row, c.name) for row in rows] for c in COLUMNS}
    try:
        return pa.table(columns, schema=parquet_schema())
    except (pa.ArrowException, OverflowError, TypeError, ValueError) as error:
        reason = first_line(error)
        raise UsageError(f"{path}: a row that no data set can hold: {reason}; correct it") from None


def write_rows(path: Path, rows: Sequence[Row]) -> None:
    """Replace the file at `path` by one with these rows, durably.

    Raises
    ------
    UsageError
        If it cannot be written; the file that was there is untouched.
    """
    table = rows_table(path, rows)
    try:
        replace_file(
            path, partial(pq.write_table, table, row_group_size=_ROW_GROUP, write_page_checksum=True)
        )
    except OSError as error:
        raise UsageError(
            f"{path}: cannot be written: {error.strerror or error}; nothing measured is lost, make room "
            "or give another -o, and run again"
        ) from None


def read_rows(path: Path) -> list[Row]:
    """Return the rows of a data set file.

    Raises
    ------
    UsageError
        If it is no data set of this schema version, or a part of it is corrupt.
    """
    file = _open(path)
    rows, damaged = _read_groups(path, file)
    if damaged:
        raise UsageError(
            f"{path}: row group {damaged[0] + 1} of {file.num_row_groups} is corrupt, the other "
            f"{len(rows)} rows can be read; restore a backup, or keep those with chainline measure "
            f"--salvage {path}"
        )
    return rows


def readable_rows(path: Path) -> tuple[list[Row], int]:
    """Return the rows of every row group that can be read, and how many groups cannot."""
    rows, damaged = _read_groups(path, _open(path))
    return rows, len(damaged)


def _open(path: Path) -> pq.ParquetFile:
    try:
        file = open_bounded(path, _names())
        _check(path, file)
        texts = [f.name for f in file.schema_arrow if f.name in _TEXTS and not pa.types.is_nested(f.type)]
        return pq.ParquetFile(path, read_dictionary=texts, page_checksum_verification=True, pre_buffer=False)
    except FileNotFoundError:
        raise UsageError(f"{path}: no such data set; make one with chainline measure -o {path}") from None
    except UsageError:
        raise
    except (OSError, pa.ArrowException, ValueError, KeyError) as error:
        reason = first_line(error)
        raise UsageError(f"{path}: not a readable parquet file: {reason}; restore a backup") from None


def _check(path: Path, file: pq.ParquetFile) -> None:
    found = (file.schema_arrow.metadata or {}).get(_VERSION_KEY)
    if found not in [str(known).encode() for known in READABLE]:
        version = "of no chainline schema" if found is None else f"of schema version {found.decode()!r}"
        raise UsageError(
            f"{path}: a data set {version}, this chainline reads versions up to {SCHEMA_VERSION}; "
            "use the version that wrote it, or give another -o"
        )
    names = {*file.schema_arrow.names, *ADDED}
    missing = [c.name for c in COLUMNS if c.name not in names]
    if missing:
        raise UsageError(f"{path}: column '{missing[0]}' is missing; restore a backup")
    groups = (file.metadata.row_group(number) for number in range(file.num_row_groups))
    n_rows = max(file.metadata.num_rows, sum(group.num_rows for group in groups))
    if n_rows > _MOST_ROWS:
        raise UsageError(f"{path}: {n_rows} rows, no more than {_MOST_ROWS} are read; split it")
    size = path.stat().st_size
    if n_rows > _FEW_ROWS + size // _LEAST_ROW_BYTES:
        raise UsageError(
            f"{path}: {n_rows} rows in {size} bytes, which no measurements fit into; check what wrote it"
        )


def _names() -> list[str]:
    return [column.name for column in COLUMNS]


def _read_groups(path: Path, file: pq.ParquetFile) -> tuple[list[Row], list[int]]:
    rows: list[Row] = []
    damaged = []
    known = [name for name in _names() if name in file.schema_arrow.names]
    for group in range(file.num_row_groups):
        found: list[Row] = []
        batches = file.iter_batches(_BATCH, [group], known, use_threads=False)
        try:
            while (batch := next(batches, None)) is not None:
                found += _rows_of(path, pa.Table.from_batches([batch]))
        except UsageError:
            raise
        except (OSError, pa.ArrowException, ValueError):
            damaged.append(group)
            continue
        rows += found
    return rows, damaged


def _rows_of(path: Path, table: pa.Table) -> list[Row]:
    """Return the rows of a table; other programs write numbers as floats, texts as categories."""
    names = set(table.column_names)
    columns: dict[str, list[Any]] = {}
    for field in parquet_schema():
        if field.name in names:
            try:
                columns[field.name] = _cells(table.column(field.name), field.type)
            except (pa.ArrowException, ValueError, KeyError) as error:
                raise _unreadable(path, f"column '{field.name}': {first_line(error)}") from None
    try:
        return [
            row_from(dict(zip(columns, cells, strict=True))) for cells in zip(*columns.values(), strict=True)
        ]
    except ValueError as error:
        raise _unreadable(path, str(error)) from None


def _cells(column: pa.ChunkedArray, kind: pa.DataType) -> list[Any]:
    """Return the values of a column; a word that repeats is one object, however long it is."""
    if not pa.types.is_dictionary(column.type):
        # a number that is missing is not a number where other programs write one
        return [None if value != value else value for value in column.cast(kind).to_pylist()]  # noqa: PLR0124
    cells: list[Any] = []
    for chunk in column.chunks:
        words = [*chunk.dictionary.cast(kind).to_pylist(), None]
        cells += [words[index] for index in chunk.indices.fill_null(len(words) - 1).to_pylist()]
    return cells


def _unreadable(path: Path, reason: str) -> UsageError:
    return UsageError(f"{path}: {reason}; restore a backup, or correct what wrote it")
