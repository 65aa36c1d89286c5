"""Rows <-> one parquet file: schema and version checked, replaced whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ....errors import UsageError
from ....files.output import replace_file
from .row import ADDED, COLUMNS, SCHEMA_VERSION, Row, row_from

_VERSION_KEY = b"chainline_schema_version"
_TYPES = {"int": pa.int64(), "float": pa.float64(), "bool": pa.bool_(), "text": pa.string()}
_ROW_GROUP = 256


def parquet_schema() -> pa.Schema:
    """Return the schema of a data set; unit and meaning of a column are its metadata."""
    fields = [
        pa.field(c.name, _TYPES[c.kind], c.optional, {"unit": c.unit, "meaning": c.meaning}) for c in COLUMNS
    ]
    return pa.schema(fields, {_VERSION_KEY: str(SCHEMA_VERSION).encode()})


def rows_table(path: Path, rows: Sequence[Row]) -> pa.Table:
    """Return rows as the table that a file holds; UsageError if one cannot be in any."""
    columns = {c.name: [getattr(row, c.name) for row in rows] for c in COLUMNS}
    try:
        return pa.table(columns, schema=parquet_schema())
    except (pa.ArrowException, OverflowError, TypeError, ValueError) as error:
        reason = str(error).splitlines()[0]
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
    rows, damaged = _read_groups(file)
    if damaged:
        raise UsageError(
            f"{path}: row group {damaged[0] + 1} of {file.num_row_groups} is corrupt, the other "
            f"{len(rows)} rows can be read; restore a backup, or keep those with chainline measure "
            f"--salvage {path}"
        )
    return rows


def readable_rows(path: Path) -> tuple[list[Row], int]:
    """Return the rows of every row group that can be read, and how many groups cannot."""
    rows, damaged = _read_groups(_open(path))
    return rows, len(damaged)


def _open(path: Path) -> pq.ParquetFile:
    try:
        file = pq.ParquetFile(path, page_checksum_verification=True)
    except FileNotFoundError:
        raise UsageError(f"{path}: no such data set; make one with chainline measure -o {path}") from None
    except (OSError, pa.ArrowException) as error:
        reason = str(error).splitlines()[0]
        raise UsageError(f"{path}: not a readable parquet file: {reason}; restore a backup") from None
    found = (file.schema_arrow.metadata or {}).get(_VERSION_KEY)
    if found != str(SCHEMA_VERSION).encode():
        version = "of no chainline schema" if found is None else f"of schema version {found.decode()!r}"
        raise UsageError(
            f"{path}: a data set {version}, this chainline reads version {SCHEMA_VERSION}; "
            "use the version that wrote it, or give another -o"
        )
    names = {*file.schema_arrow.names, *ADDED}
    missing = [c.name for c in COLUMNS if c.name not in names]
    if missing:
        raise UsageError(f"{path}: column '{missing[0]}' is missing; restore a backup")
    return file


def _read_groups(file: pq.ParquetFile) -> tuple[list[Row], list[int]]:
    rows, damaged = [], []
    for group in range(file.num_row_groups):
        values: list[dict[str, Any]] = []
        try:
            values = file.read_row_group(group).to_pylist()
        except (OSError, pa.ArrowException, ValueError):
            damaged.append(group)
        rows += [row_from(entry) for entry in values]
    return rows, damaged
