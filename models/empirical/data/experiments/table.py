"""Series from CSV and parquet files."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq

from .....errors import UsageError, first_line
from .....files.given import read_text, require_columns
from .frame import series_of_frame
from .series import Series

_KERNEL = "kernel"
_MOST_CELLS = 1 << 25
"""Of a parquet file: 256 MiB as numbers, whatever it is packed to."""


def read_table(
    path: Path, target: str | None, parameters: Sequence[str] | None, kernels: Sequence[str] | None = None
) -> list[Series]:
    """Read the series of a table, one for each kernel.

    Parameters
    ----------
    path : Path
        A .csv or .parquet file.
    target : str or None
        Column of what was measured.
    parameters : sequence of str or None
        Columns of parameters; all others by default.
    kernels : sequence of str or None
        Columns that tell kernels apart; `kernel`, if there is one, by default.

    Raises
    ------
    UsageError
        If the file cannot be read, no target is given, or a column is missing or holds no numbers.
    """
    frame, target, names, kernels = _read(path, target, parameters, kernels)
    return series_of_frame(frame, target, names, kernels, str(path))


def read_runs(
    path: Path, target: str | None, parameters: Sequence[str] | None
) -> tuple[tuple[str, ...], Series | None]:
    """Read the parameters and the runs of one kernel; None where the table has but a header.

    Parameters and errors as of `read_table`, and if there are several kernels.
    """
    frame, target, names, _ = _read(path, target, parameters, None)
    if not len(frame):
        return tuple(names), None
    series = read_table(path, target, parameters)
    if len(series) > 1:
        raise UsageError(f"{path}: {len(series)} kernels; give the runs of one")
    return series[0].parameters, series[0]


def _frame(path: Path) -> pd.DataFrame:
    try:
        if path.suffix.lower() == ".parquet":
            return _parquet(path)
        return pd.read_csv(io.StringIO(read_text(path)))
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror or error}; check the name") from None
    except UsageError:
        raise
    except (ValueError, TypeError, OverflowError, pa.ArrowException) as error:
        raise UsageError(f"{path}: is no table: {first_line(error)}") from None


def _parquet(path: Path) -> pd.DataFrame:
    """Read a parquet file whose size, unpacked, is bounded: words that repeat take no room of their own."""
    file = pq.ParquetFile(path)
    names = file.schema_arrow.names
    cells = file.metadata.num_rows * len(names)
    unpacked = sum(file.metadata.row_group(k).total_byte_size for k in range(file.num_row_groups))
    if max(cells, unpacked // 8) > _MOST_CELLS:
        raise UsageError(f"{path}: has more than {_MOST_CELLS} cells; give a part of it")
    return pq.ParquetFile(path, read_dictionary=names).read().to_pandas(ignore_metadata=True)


def _read(
    path: Path, target: str | None, parameters: Sequence[str] | None, kernels: Sequence[str] | None
) -> tuple[pd.DataFrame, str, list[str], list[str]]:
    if target is None:
        raise UsageError(f"{path}: which column was measured? give --target")
    frame = _frame(path)
    require_columns(len(frame.columns), str(path))
    apart = list(kernels) if kernels else [_KERNEL] * (_KERNEL in frame.columns)
    names = list(parameters) if parameters else [str(n) for n in frame if n not in (target, *apart)]
    if missing := [name for name in (target, *names, *apart) if name not in frame.columns]:
        raise UsageError(f"{path}: no column {missing[0]!r}; the columns are {', '.join(map(str, frame))}")
    return frame, target, names, apart
