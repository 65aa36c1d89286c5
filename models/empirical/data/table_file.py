"""Measured configurations, from a table or any other format of measurements: `read_measurements`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

from ....errors import UsageError
from .experiments.read import looks_like_experiment, one_series
from .table import Table, finite_problem, is_number, read_table
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
    """

    features: pd.DataFrame
    times: np.ndarray[tuple[int], np.dtype[np.float64]] | None
    warnings: tuple[str, ...]


def read_measurements(
    path: str, features: Sequence[str] | None, target: str | None, options: str | None = None
) -> Measurements:
    """Read columns of a table of CSV, Parquet or JSON lines, of Extra-P's formats, or of SPL Conqueror's.

    Parameters
    ----------
    path : str
        Files of Extra-P (text, JSON, JSON lines, Talpas) have a row for each repetition, and the metric
        as target.
    features : sequence of str or None
        Columns of parameters; by default the options of the variability model, and without one all
        columns but the target.
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
    defaults: list[str] | None = None
    if options is not None:
        table, defaults = read_options_table(Path(path), Path(options))
    else:
        table = _of_series(path, target) if looks_like_experiment(Path(path)) else read_table(Path(path))
    if not table.header or not table.places:
        raise UsageError(f"{path}: no rows; give a header and a line for each configuration")
    wanted = list(features or defaults or (name for name in table.header if name and name != target))
    require_columns(table, [*wanted, *([target] if target else [])], defaults)
    if target in wanted:
        raise UsageError(f"{path}: {target!r} is both target and feature; leave it out of --features")
    frame = pd.DataFrame({name: _feature(table, name) for name in wanted})
    return Measurements(frame, _times(table, target) if target else None, table.warnings)


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


def _times(table: Table, name: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    column = table.column(name)
    for place, value in zip(table.places, column, strict=True):
        if isinstance(value, str) and not is_number(value):
            raise UsageError(f"{place}: column {name!r}: {value!r} is no number")
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
