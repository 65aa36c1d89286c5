"""Tables in Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pandas as pd

from .....errors import UsageError, first_line
from .....files.given import require_columns
from ..table import Table

MOST_CELLS = 1 << 25
"""Of a table: 256 MiB as numbers, whatever it is packed to."""


def read_parquet(path: Path) -> Table:
    """Read a parquet file whose size, unpacked, is bounded: words that repeat take no room of their own.

    Raises
    ------
    UsageError
        If it cannot be read, is no table, or one of too many cells.
    """
    import pyarrow as pa  # noqa: PLC0415 - an optional part: only who reads parquet needs it
    import pyarrow.parquet as pq  # noqa: PLC0415

    try:
        file = pq.ParquetFile(path, pre_buffer=False)  # no threads, which the system may refuse to start
        names = file.schema_arrow.names
        n_cells = file.metadata.num_rows * len(names)
        unpacked = sum(file.metadata.row_group(k).total_byte_size for k in range(file.num_row_groups))
        if max(n_cells, unpacked // 8) > MOST_CELLS:
            raise UsageError(f"{path}: has more than {MOST_CELLS} cells; give a part of it")
        require_columns(len(names), str(path))
        table = pq.ParquetFile(path, read_dictionary=names, pre_buffer=False).read(use_threads=False)
        frame = table.to_pandas(ignore_metadata=True, use_threads=False)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror or error}; check the name") from None
    except UsageError:
        raise
    except (ValueError, TypeError, OverflowError, pa.ArrowException) as error:
        raise UsageError(f"{path}: is no table: {first_line(error)}") from None
    return table_of_frame(str(path), frame.set_axis(list(map(str, names)), axis=1))


def table_of_frame(path: str, frame: pd.DataFrame) -> Table:
    """Return a data frame as a table; what it names as the file is named in messages."""
    cells = tuple(_cells(frame.iloc[:, number]) for number in range(frame.shape[1]))
    places = tuple(f"{path}: row {number}" for number in range(1, len(frame) + 1))
    return Table(path, tuple(map(str, frame.columns)), places, cells, ())


def _cells(column: pd.Series[Any]) -> list[Any]:
    missing = column.isna().tolist()
    return [None if gone else cell for cell, gone in zip(column.tolist(), missing, strict=True)]
