"""Series from tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pandas as pd

from .....errors import UsageError
from ..table import read_table
from .frame import series_of_frame
from .series import Series

_KERNEL = "kernel"


def read_table_series(
    path: Path, target: str | None, parameters: Sequence[str] | None, kernels: Sequence[str] | None = None
) -> list[Series]:
    """Read the series of a table, one for each kernel.

    Parameters
    ----------
    path : Path
        A .csv, .parquet or .jsonl file.
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
    frame, target, names, kernels = columns_of_series(path, target, parameters, kernels)
    return series_of_frame(frame, target, names, kernels, str(path))


def columns_of_series(
    path: Path, target: str | None, parameters: Sequence[str] | None, kernels: Sequence[str] | None
) -> tuple[pd.DataFrame, str, list[str], list[str]]:
    """Return the columns of series, the target, the parameters, and what tells kernels apart."""
    if target is None:
        raise UsageError(f"{path}: which column was measured? give --target")
    table = read_table(path)
    apart = list(kernels) if kernels else [_KERNEL] * (_KERNEL in table.header)
    names = list(parameters) if parameters else [n for n in table.header if n and n not in (target, *apart)]
    table.require([target, *names, *apart])
    frame = pd.DataFrame({name: table.column(name) for name in dict.fromkeys((target, *names, *apart))})
    return frame, target, names, apart
