"""Series from tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pandas as pd

from .....errors import UsageError
from ..table import Table, read_table
from ..variability.read import read_options_table, require_columns
from .frame import series_of_frame
from .series import Series

_KERNEL = "kernel"


def read_table_series(
    path: Path,
    target: str | None,
    parameters: Sequence[str] | None,
    kernels: Sequence[str] | None = None,
    options: Path | None = None,
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
    options : Path or None
        File of a variability model, whose measurements `path` then holds: those of its options that
        vary are the parameters.

    Raises
    ------
    UsageError
        If the file cannot be read, no target is given, or a column is missing or holds no numbers.
    """
    frame, target, names, kernels = columns_of_series(path, target, parameters, kernels, options)
    return series_of_frame(frame, target, names, kernels, str(path))


def columns_of_series(
    path: Path,
    target: str | None,
    parameters: Sequence[str] | None,
    kernels: Sequence[str] | None,
    options: Path | None = None,
) -> tuple[pd.DataFrame, str, list[str], list[str]]:
    """Return the columns of series, the target, the parameters, and what tells kernels apart."""
    if target is None:
        raise UsageError(f"{path}: which column was measured? give --target")
    table, defaults = (read_table(path), None) if options is None else read_options_table(path, options)
    apart = list(kernels or ())
    if not apart and defaults is None and _KERNEL in table.header:
        apart = [_KERNEL]
    names = list(parameters or ())
    if not names:
        varied = table.header if defaults is None else _varied(table, defaults)
        names = [name for name in varied if name and name not in (target, *apart)]
    require_columns(table, [target, *names, *apart], defaults)
    frame = pd.DataFrame({name: table.column(name) for name in dict.fromkeys((target, *names, *apart))})
    return frame, target, names, apart


def _varied(table: Table, options: list[str]) -> list[str]:
    """Return the options that differ among measurements: of mandatory ones nothing can be said."""
    return [name for name in options if len(set(table.column(name))) > 1] or options
