"""Series from CSV and parquet files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pandas as pd

from ...errors import UsageError
from .frame import series_of_frame
from .series import Series

_KERNEL = "kernel"


def read_table(path: Path, target: str | None, parameters: Sequence[str] | None) -> list[Series]:
    """Read the series of a table; a column `kernel` tells kernels apart.

    Parameters
    ----------
    path : Path
        A .csv or .parquet file.
    target : str or None
        Column of what was measured.
    parameters : sequence of str or None
        Columns of parameters; all but the target and `kernel` by default.

    Raises
    ------
    UsageError
        If the file cannot be read, no target is given, or a column is missing or holds no numbers.
    """
    if target is None:
        raise UsageError(f"{path}: which column was measured? give --target")
    try:
        frame = pd.read_parquet(path) if path.suffix.lower() == ".parquet" else pd.read_csv(path)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror or error}; check the name") from None
    except (ValueError, UnicodeDecodeError) as error:
        raise UsageError(f"{path}: is no table: {str(error).splitlines()[0]}") from None
    kernel = _KERNEL if _KERNEL in frame.columns else None
    names = list(parameters) if parameters else [str(n) for n in frame if n not in (target, kernel)]
    return series_of_frame(frame, target, names, kernel, str(path))
