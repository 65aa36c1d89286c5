"""Series of measurements from table files and data frames.

A table has a column for each parameter, one for the target, and perhaps one that names the kernel.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

import pandas as pd

from .....errors import UsageError, argument, warn
from .....records import record
from ..any_table import read_any_table
from ..column_roles import (
    default_columns_note,
    default_features,
    left_out_note,
    prepared,
    without_failures,
)
from ..run_outcomes import complete_rows, mixed_processors
from ..table import Table, missing_cells
from ..target_column import first_no_number, guessed_target, holds_numbers, no_time
from ..variability.files import only_measured, read_options_table, require_columns
from .series import Point, Series, series_of


def series_of_frame(
    frame: pd.DataFrame, target: str, parameters: Sequence[str], kernels: Sequence[str], where: str
) -> list[Series]:
    """Return the series of a table; rows that are equal but for the target are repetitions.

    Parameters
    ----------
    frame : DataFrame
    target : str
        Measured column.
    parameters : sequence of str
        Columns of numbers.
    kernels : sequence of str
        Columns that tell kernels apart; none if there is but one.
    where : str
        File, for messages.

    Raises
    ------
    UsageError
        If a column is missing or holds no numbers.
    """
    for name in (target, *parameters, *kernels):
        if name not in frame.columns:
            raise UsageError(f"{where}: no column {name!r}; the columns are {', '.join(map(str, frame))}")
        if name not in kernels and not pd.api.types.is_numeric_dtype(frame[name]):
            raise UsageError(f"{where}: column {name!r} holds no numbers")
    measured: dict[tuple[str, str], dict[Point, list[float]]] = defaultdict(dict)
    names = frame[list(kernels)].astype(str).agg(" ".join, axis=1) if kernels else [""] * len(frame)
    points = frame[list(parameters)].astype(float).itertuples(index=False, name=None)
    for name, point, value in zip(names, points, frame[target].astype(float), strict=True):
        measured[str(name), target].setdefault(point, []).append(value)
    return series_of(measured, list(parameters), where)


def frame_of(series: Sequence[Series]) -> pd.DataFrame:
    """Return series as a table: kernel, metric, a column for each parameter, repetition, value."""
    rows = [
        {"kernel": each.kernel, "metric": each.metric, **dict(zip(each.parameters, point, strict=True))}
        | {"repetition": number, "value": value}
        for each in series
        for point, values in zip(each.points.tolist(), each.repetitions, strict=True)
        for number, value in enumerate(values.tolist())
    ]
    return pd.DataFrame(rows)


_KERNEL = "kernel"


@record(eq=False)
class ChosenColumns:
    """Columns of a table from which series are made.

    Attributes
    ----------
    frame : DataFrame
        Complete rows, with the columns below.
    target : str
    parameters, kernels : tuple of str
    warnings : tuple of str
        Lines about guessed columns, and about columns and rows that are left out.
    """

    frame: pd.DataFrame
    target: str
    parameters: tuple[str, ...]
    kernels: tuple[str, ...]
    warnings: tuple[str, ...]


def read_table_series(
    path: Path,
    target: str | None,
    parameters: Sequence[str] | None,
    kernels: Sequence[str] | None = None,
    options: Path | None = None,
    words_apart: bool = False,
) -> list[Series]:
    """Read the series of a table, one for each kernel.

    Where no target is given, and the format states the metrics, each metric has its own series.

    Parameters
    ----------
    path : Path
        A .csv, .parquet or .jsonl file.
    target : str or None
        Measured column; guessed by default, see `column_roles`.
    parameters : sequence of str or None
        Columns of parameters; all others by default.
    kernels : sequence of str or None
        Columns that tell kernels apart; `kernel`, if there is one, by default.
    options : Path or None
        File of a variability model, whose measurements `path` then holds: those of its options that
        vary are the parameters.
    words_apart : bool
        Columns of words tell kernels apart where no columns are named: rows that differ in one are no
        repetitions.

    Raises
    ------
    UsageError
        If the file cannot be read, or a column is missing or holds no numbers.
    """
    table, defaults = (read_any_table(path), None) if options is None else read_options_table(path, options)
    return series_of_table(table, target, parameters, kernels, defaults, words_apart)


def series_of_table(
    table: Table,
    target: str | None,
    parameters: Sequence[str] | None,
    kernels: Sequence[str] | None = None,
    defaults: list[str] | None = None,
    words_apart: bool = False,
) -> list[Series]:
    """Return the series of a table; see `read_table_series`.

    Parameters
    ----------
    table : Table
    target : str or None
    parameters : sequence of str or None
    kernels : sequence of str or None
        As of `read_table_series`.
    defaults : list of str or None
        Options of a variability model; those that vary are the parameters by default.
    words_apart : bool
        As of `read_table_series`.

    Raises
    ------
    UsageError
        If a column is missing or holds no numbers.
    """
    metrics: Sequence[str | None] = [target]
    if target is None and table.roles is not None:
        metrics = table.roles.metrics
    found = []
    said: list[str] = []
    for metric in metrics:
        chosen = chosen_columns(table, metric, parameters, kernels, defaults, words_apart)
        said += chosen.warnings
        found += series_of_frame(chosen.frame, chosen.target, chosen.parameters, chosen.kernels, table.path)
    _tell(said)
    return found


def read_table_runs(
    path: Path, target: str | None, parameters: Sequence[str] | None, options: Path | None = None
) -> tuple[tuple[str, ...], Series | None]:
    """Return the parameters and the runs of the one kernel of a table; see `read_table_series`.

    Parameters
    ----------
    path : Path
        The table.
    target : str or None
        Column of the measured values; by default the one named like a time, else the last numeric one.
    parameters : sequence of str or None
        Columns of the parameters; by default all others.
    options : Path or None
        Variability model whose options are the parameters.
    """
    table, defaults = (read_any_table(path), None) if options is None else read_options_table(path, options)
    return runs_of_table(table, target, parameters, defaults)


def runs_of_table(
    table: Table, target: str | None, parameters: Sequence[str] | None, defaults: list[str] | None = None
) -> tuple[tuple[str, ...], Series | None]:
    """Return the parameters and the runs of one kernel; None for the runs where there is only a header.

    Parameters
    ----------
    table, target, parameters, defaults
        As of `series_of_table`.

    Raises
    ------
    UsageError
        As of `series_of_table`, or if there are several kernels.
    """
    if not table.places:
        chosen = chosen_columns(table, target, parameters, None, defaults)
        _tell(chosen.warnings)
        return chosen.parameters, None
    found = series_of_table(table, target, parameters, None, defaults)
    if len(found) > 1:
        raise UsageError(f"{table.path}: {len(found)} kernels; give the runs of one")
    return found[0].parameters, found[0]


def chosen_columns(
    table: Table,
    target: str | None,
    parameters: Sequence[str] | None,
    kernels: Sequence[str] | None,
    defaults: list[str] | None = None,
    words_apart: bool = False,
) -> ChosenColumns:
    """Return the columns of series of a table.

    Warnings name guessed and omitted columns: a column of words or of a single value is no parameter of a
    law.

    Parameters
    ----------
    table : Table
    target : str or None
    parameters : sequence of str or None
    kernels : sequence of str or None
        As of `read_table_series`.
    defaults : list of str or None
        Options of a variability model; those that vary are the parameters by default.
    words_apart : bool
        As of `read_table_series`.

    Raises
    ------
    UsageError
        If a column is missing or holds no numbers, or there is a variability model and no target.
    """
    apart = list(kernels or (() if table.roles is None else table.roles.kernels))
    if not apart and defaults is None and _KERNEL in table.header:
        apart = [_KERNEL]
    guessed = None
    if target is None and defaults is not None:
        target = only_measured(table, defaults)
    table = prepared(table, target, parameters, guess=target is None)
    if target is None:
        target, guessed = guessed_target(table)
    table = without_failures(table, target, [*(parameters or ()), *apart], defaults is None)
    names, left_out = list(parameters or ()), list[str]()
    if words_apart and not (names or apart or defaults):
        apart = [name for name in default_features(table, target) if not holds_numbers(table, name)]
    if not names:
        names, left_out = _parameters(table, target, apart, defaults)
    if not (parameters or defaults):
        left_out = [*left_out_note(table, target), *left_out]
    if guessed:
        left_out = [f"{table.path}: {default_columns_note(target, guessed, names)}", *left_out]
    require_columns(table, [target, *names, *apart], defaults)
    if line := mixed_processors(table, (*names, *apart)):
        left_out = [*left_out, line]
    whole = complete_rows(table, list(dict.fromkeys((target, *names, *apart))))
    frame = pd.DataFrame({name: whole.column(name) for name in dict.fromkeys((target, *names, *apart))})
    _require_numbers(whole, frame, target, names)
    return ChosenColumns(frame, target, tuple(names), tuple(apart), (*left_out, *whole.warnings))


def _require_numbers(table: Table, frame: pd.DataFrame, target: str, names: Sequence[str]) -> None:
    """Raise a UsageError that names the first cell of the target or a parameter that is no number."""
    for name in (target, *names):
        if pd.api.types.is_numeric_dtype(frame[name]):
            continue
        if name == target:
            raise UsageError(no_time(table, name))
        place, cell = first_no_number(table, name)
        raise UsageError(
            f"{place}: column {name!r}: {str(cell)[:40]!r} is no number, and laws take numbers alone; leave "
            f"the column out of {argument('features')}, or name it by {argument('kernel')}"
        )


def _tell(lines: Iterable[str]) -> None:
    """Log warnings, each line once."""
    for line in dict.fromkeys(lines):
        warn(line, "chainline.data")


def _parameters(
    table: Table, target: str, apart: list[str], defaults: list[str] | None
) -> tuple[list[str], list[str]]:
    """Return the columns that may be parameters of a law, which hold numbers, and warnings on others."""
    if defaults is not None:
        return [name for name in _varied(table, defaults) if name not in (target, *apart)], []
    names = [name for name in default_features(table, target) if name not in apart]
    if len(table.places) < 2 or len(set(names)) < len(names):
        return names, []
    words = [name for name in names if not holds_numbers(table, name)]
    alike = [name for name in names if name not in words and one_valued(table, name)]
    laws = f"laws take numbers alone; {argument('kernel', words)} has one for each choice"
    why = ((words, laws), (alike, "it is the same in all rows"))
    said = [f"{table.path}: {', '.join(gone)} left out: {reason}" for gone, reason in why if gone]
    kept = [name for name in names if name not in (*words, *alike)]
    return kept or [name for name in names if name not in words] or names, said


def one_valued(table: Table, name: str) -> bool:
    """Tell whether a column has at most one value."""
    cells = table.cells_of(name)
    return len({cell for cell, gone in zip(cells, missing_cells(cells), strict=True) if not gone}) < 2


def _varied(table: Table, options: list[str]) -> list[str]:
    """Return the options that vary among measurements, or all options if none does."""
    return [name for name in options if len(set(table.column(name))) > 1] or options
