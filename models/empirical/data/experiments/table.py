"""Series from tables."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

import pandas as pd

from .....errors import UsageError
from ..column_roles import default_features, guessed_target, holds_numbers, told
from ..complete_rows import complete_rows
from ..table import Table, missing_cells
from ..tables.read import read_table
from ..variability.read import read_options_table, require_columns
from .frame import series_of_frame
from .series import Series

_KERNEL = "kernel"
LOGGER = logging.getLogger("chainline.data")


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
        Column of what was measured; guessed by default, see `column_roles`.
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
        If the file cannot be read, or a column is missing or holds no numbers.
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
    table, defaults = (read_table(path), None) if options is None else read_options_table(path, options)
    return chosen_columns(table, target, parameters, kernels, defaults)


def chosen_columns(
    table: Table,
    target: str | None,
    parameters: Sequence[str] | None,
    kernels: Sequence[str] | None,
    defaults: list[str] | None = None,
) -> tuple[pd.DataFrame, str, list[str], list[str]]:
    """Return the columns of series of a table; see `columns_of_series`.

    What is guessed or left out is logged: a column of words or of one value is no parameter of a law.

    Parameters
    ----------
    defaults : list of str or None
        Options of a variability model, which are the parameters then.
    """
    apart = list(kernels or ())
    if not apart and defaults is None and _KERNEL in table.header:
        apart = [_KERNEL]
    guessed = None
    if target is None and defaults is not None:
        raise UsageError(f"{table.path}: which column was measured? give --target")
    if target is None:
        target, guessed = guessed_target(table)
    names = list(parameters or ()) or _parameters(table, target, apart, defaults)
    if guessed:
        LOGGER.warning("%s: %s", table.path, told(target, guessed, names))
    require_columns(table, [target, *names, *apart], defaults)
    whole = complete_rows(table, list(dict.fromkeys((target, *names, *apart))))
    for line in whole.warnings:
        LOGGER.warning("%s", line)
    frame = pd.DataFrame({name: whole.column(name) for name in dict.fromkeys((target, *names, *apart))})
    return frame, target, names, apart


def _parameters(table: Table, target: str, apart: list[str], defaults: list[str] | None) -> list[str]:
    """Return the columns that may be parameters of a law: numbers, not all the same."""
    if defaults is not None:
        return [name for name in _varied(table, defaults) if name not in (target, *apart)]
    names = [name for name in default_features(table, target) if name not in apart]
    if len(table.places) < 2 or len(set(names)) < len(names):
        return names
    words = [name for name in names if not holds_numbers(table, name)]
    alike = [name for name in names if name not in words and one_valued(table, name)]
    laws = f"laws take numbers alone; --kernel {','.join(words)} has one for each choice"
    for left_out, why in ((words, laws), (alike, "it is the same in all rows")):
        if left_out:
            LOGGER.warning("%s: %s left out: %s", table.path, ", ".join(left_out), why)
    kept = [name for name in names if name not in (*words, *alike)]
    return kept or [name for name in names if name not in words] or names


def one_valued(table: Table, name: str) -> bool:
    """Tell whether a column has one value alone."""
    cells = table.cells_of(name)
    return len({cell for cell, gone in zip(cells, missing_cells(cells), strict=True) if not gone}) < 2


def _varied(table: Table, options: list[str]) -> list[str]:
    """Return the options that differ among measurements: of mandatory ones nothing can be said."""
    return [name for name in options if len(set(table.column(name))) > 1] or options
