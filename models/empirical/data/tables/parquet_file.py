"""Tables in Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd

from .....errors import UsageError, first_line
from .....files.parquet_size import open_bounded
from .....files.untrusted import LARGEST_BYTES, require_columns, require_size
from ..table import Table

if TYPE_CHECKING:
    import pyarrow as pa


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
    """Return a data frame as a table; messages name `path` as the file."""
    cells = tuple(_cells(frame.iloc[:, number]) for number in range(frame.shape[1]))
    places = tuple(f"{path}: row {number}" for number in range(1, len(frame) + 1))
    return Table(path, tuple(map(str, frame.columns)), places, cells, ())


def _cells(column: pd.Series[Any]) -> list[Any]:
    missing = column.isna().tolist()
    return [None if gone else cell for cell, gone in zip(column.tolist(), missing, strict=True)]
