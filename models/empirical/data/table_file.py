"""Measured configurations, from a table or any other format of measurements: `read_measurements`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

from ....errors import UsageError
from .any_table import read_any_table
from .column_roles import default_features, guessed_target, no_time, told
from .complete_rows import complete_rows
from .experiments.read import is_experiment, one_series
from .processors import mixed_processors
from .repeated_rows import contradiction
from .table import Table, finite_problem, is_number
from .variability.read import read_options_table, require_columns

MOST = 1e150
"""Of numbers, and its reciprocal the least of times: what learns from them squares and adds them."""


@dataclass(frozen=True, slots=True)
class Measurements:
    """Configurations and their times.

    Attributes
    ----------
    features : DataFrame, (n, n_features)
        Numbers, or texts in columns where one is no number.
    times : ndarray of float, (n,), or None
        Positive; None where no target was asked for.
    warnings : tuple of str
        What was read otherwise than it looks.
    target : str
        Column of the times; empty where none was asked for.
    """

    features: pd.DataFrame
    times: np.ndarray[tuple[int], np.dtype[np.float64]] | None
    warnings: tuple[str, ...]
    target: str = ""


def read_measurements(
    path: str, features: Sequence[str] | None, target: str | None, options: str | None = None
) -> Measurements:
    """Read columns of a table of any format, of Extra-P's files, of profiles, or of SPL Conqueror's.

    Rows that lack a value are left out where there is a target, with a warning that lists them, and are an
    error where configurations alone are read, which each want an answer.

    Parameters
    ----------
    path : str
        Files of Extra-P (text, JSON, JSON lines, Talpas) have a row for each repetition, and the metric
        as target.
    features : sequence of str or None
        Columns of parameters, a unit in brackets left out or not; by default the options of the
        variability model, and without one all columns but the target.
    target : str or None
        Column of times; None reads configurations alone.
    options : str or None
        File of the variability model, SPL Conqueror's XML or TOML: `path` then holds its measurements.

    Raises
    ------
    UsageError
        If the file cannot be read, is no table, lacks a column or rows, or a value is missing, a
        number where there must be one, beyond `MOST`, or a time not positive: with the file, line and
        column; if the variability model cannot be read, or is not that of the measurements.
    """
    table, defaults = _table_of(path, target, options)
    return measurements_of_table(table, features, target, defaults)


def read_configurations(path: str, features: Sequence[str]) -> tuple[Table, Measurements]:
    """Read configurations alone, and the table with all its columns, row by row; see `read_measurements`."""
    table, _ = _table_of(path, None, None)
    return table, measurements_of_table(table, features, None)


def read_training(
    path: str, features: Sequence[str] | None, target: str | None, options: str | None = None
) -> Measurements:
    """Read what a model is to learn from, as `read_measurements` does; a target that is not given is guessed.

    The warnings say what was guessed, see `column_roles`.
    """
    table, defaults = _table_of(path, target, options)
    return training_of_table(table, features, target, defaults)


def training_of_table(
    table: Table, features: Sequence[str] | None, target: str | None, defaults: Sequence[str] | None = None
) -> Measurements:
    """Return what a model is to learn from; see `read_training`."""
    if target is None and defaults is not None:
        raise UsageError(f"{table.path}: which column was measured? give --target")
    if target is not None or not table.places:
        return measurements_of_table(table, features, target, defaults)
    chosen, why = guessed_target(table)
    wanted = list(features or defaults or default_features(table, chosen))
    line = f"{table.path}: {told(chosen, why, wanted)}"
    return measurements_of_table(replace(table, warnings=(*table.warnings, line)), features, chosen, defaults)


def measurements_of_table(
    table: Table, features: Sequence[str] | None, target: str | None, defaults: Sequence[str] | None = None
) -> Measurements:
    """Return columns of a table, checked; see `read_measurements`.

    Parameters
    ----------
    table : Table
    features : sequence of str or None
    target : str or None
    defaults : sequence of str or None
        Columns of parameters where `features` are None; None for all but the target.
    """
    if not table.header or not table.places:
        raise UsageError(f"{table.path}: no rows; give a header and a line for each configuration")
    wanted = list(features or defaults or default_features(table, target))
    require_columns(table, [*wanted, *([target] if target else [])], defaults)
    if target is not None and table.named(target)[0] in (table.named(name)[0] for name in wanted):
        raise UsageError(f"{table.path}: {target!r} is both target and feature; leave it out of --features")
    if not wanted:
        raise UsageError(
            f"{table.path}: no features, no column beside {target!r}; add one for each parameter"
        )
    if target is not None:
        table = complete_rows(table, [*wanted, target])
    frame = pd.DataFrame({name: _feature(table, name) for name in wanted})
    times = None if target is None else _times(table, target)
    warnings = [*table.warnings, *filter(None, (_mixed(table, name, frame[name]) for name in wanted))]
    if times is not None and (line := mixed_processors(table, wanted)):
        warnings.append(line)
    # who chose columns has left others out knowingly
    if times is not None and features is None and (line := contradiction(frame, times)):
        warnings.append(f"{table.path}: {line}")
    return Measurements(frame, times, tuple(warnings), target or "")


def _table_of(path: str, target: str | None, options: str | None) -> tuple[Table, list[str] | None]:
    if options is not None:
        return read_options_table(Path(path), Path(options))
    if is_experiment(Path(path)):
        return _of_series(path, target), None
    return read_any_table(Path(path)), None


def _of_series(path: str, target: str | None) -> Table:
    """Return the runs of an experiment, a row for each repetition, as a table."""
    one = one_series(Path(path), target)
    points = np.repeat(one.points, [len(values) for values in one.repetitions], axis=0)
    values = np.concatenate(one.repetitions)
    places = tuple(f"{path}: measurement {number}" for number in range(1, len(values) + 1))
    cells = (*(column.tolist() for column in points.T), values.tolist())
    return Table(path, (*one.parameters, target or one.metric), places, cells, ())


def _feature(table: Table, name: str) -> pd.Series[Any]:
    column = table.column(name)
    if pd.api.types.is_numeric_dtype(column):
        _check(table, name, column, number_problem)
    return column


def _mixed(table: Table, name: str, column: pd.Series[Any]) -> str | None:
    """Return what to say of a column of numbers that a few words make one of choices."""
    if pd.api.types.is_numeric_dtype(column):
        return None
    words = [row for row, cell in enumerate(table.cells_of(name)) if not is_number(cell)]
    if 2 * len(words) >= len(column):
        return None
    place, word = table.places[words[0]], column[words[0]]
    return f"{place}: column {name!r} holds {word!r}, so that its numbers are taken as words; correct it"


def _times(table: Table, name: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    column = table.column(name)
    if not pd.api.types.is_numeric_dtype(column):
        raise UsageError(no_time(table, name))
    _check(table, name, column, lambda value: number_problem(value) or time_problem(value))
    return np.asarray(column.to_numpy(np.float64))


def _check(
    table: Table, name: str, column: pd.Series[Any], problem_of: Callable[[float], str | None]
) -> None:
    for place, value in zip(table.places, column, strict=True):
        if problem := problem_of(float(value)):
            raise UsageError(f"{place}: column {name!r}: {problem}")


def number_problem(value: float) -> str | None:
    """Return what is wrong with a number that is to be learned from, None if nothing is.

    Examples
    --------
    >>> number_problem(-1e200)
    '-1e+200 is beyond 1e+150; give the column in another unit'
    """
    beyond = f"{value:g} is beyond {MOST:g}; give the column in another unit" if abs(value) > MOST else None
    return finite_problem(value) or beyond


def time_problem(value: float) -> str | None:
    """Return what is wrong with a number as a time, None if nothing is."""
    if value <= 0:
        return f"time {value:g} must be positive"
    return f"time {value:g} is below {1 / MOST:g}; give times in another unit" if value < 1 / MOST else None
