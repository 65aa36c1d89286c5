"""Series from CSV and parquet files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pandas as pd

from ...errors import UsageError
from .frame import series_of_frame
from .series import Series

_KERNEL = "kernel"


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


def _read(
    path: Path, target: str | None, parameters: Sequence[str] | None, kernels: Sequence[str] | None
) -> tuple[pd.DataFrame, str, list[str], list[str]]:
    if target is None:
        raise UsageError(f"{path}: which column was measured? give --target")
    try:
        frame = pd.read_parquet(path) if path.suffix.lower() == ".parquet" else pd.read_csv(path)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror or error}; check the name") from None
    except (ValueError, UnicodeDecodeError) as error:
        raise UsageError(f"{path}: is no table: {str(error).splitlines()[0]}") from None
    apart = list(kernels) if kernels else [_KERNEL] * (_KERNEL in frame.columns)
    names = list(parameters) if parameters else [str(n) for n in frame if n not in (target, *apart)]
    if missing := [name for name in (target, *names, *apart) if name not in frame.columns]:
        raise UsageError(f"{path}: no column {missing[0]!r}; the columns are {', '.join(map(str, frame))}")
    return frame, target, names, apart
