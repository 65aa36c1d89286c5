"""Measured configurations, from a table or any other format of measurements: `read_measurements`.

`repetition_noise` is the noise of times: their scatter over the runs of one configuration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

from ....errors import UsageError, argument
from ....records import record, replace
from .any_table import read_any_table
from .column_roles import (
    default_columns_note,
    default_features,
    left_out_note,
    prepared,
    without_failures,
)
from .experiments.read import is_experiment, one_series
from .run_outcomes import complete_rows, contradiction, mixed_processors
from .table import Table, finite_problem, is_number
from .target_column import guessed_target, no_time
from .variability.files import only_measured, read_options_table, require_columns

MOST = 1e150
"""Largest magnitude of a number; its reciprocal is the least time. Estimators square and add them."""


@record
class Measurements:
    """Configurations and their times.

    Attributes
    ----------
    features : DataFrame, (n, n_features)
        Numbers, or texts in columns where one is no number.
    times : ndarray of float, (n,), or None
        Positive; None where no target was given.
    warnings : tuple of str
        Lines about content that was interpreted or left out.
    target : str
        Column of the times; empty where none was given.
    """

    features: pd.DataFrame
    times: np.ndarray[tuple[int], np.dtype[np.float64]] | None
    warnings: tuple[str, ...]
    target: str = ""


def read_measurements(
    path: str, features: Sequence[str] | None, target: str | None, options: str | None = None
) -> Measurements:
    """Read columns of a table of any format, of Extra-P's files, of profiles, or of SPL Conqueror's.

    Where there is a target, rows that lack a value are left out, and a warning lists them. Where only
    configurations are read, a missing value is an error: each configuration needs a prediction.

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
        If the file cannot be read, is no table, or lacks a column or rows; if a value is missing, a time is
        no number or not positive, or a number is beyond `MOST` (with file, line and column); if the
        variability model cannot be read, or is not that of the measurements.
    """
    table, defaults = _table_of(path, target, options)
    return measurements_of_table(table, features, target, defaults)


def read_configurations(path: str, features: Sequence[str]) -> tuple[Table, Measurements]:
    """Return a table with all its columns, and its configurations without times; see `read_measurements`."""
    table, _ = _table_of(path, None, None)
    return table, measurements_of_table(table, features, None)


def read_training(
    path: str,
    features: Sequence[str] | None,
    target: str | None,
    options: str | None = None,
    stopped_at: float | None = None,
) -> Measurements:
    """Read training data, as `read_measurements` does; by default the target is guessed.

    The warnings name the guessed columns, see `column_roles`.

    Parameters
    ----------
    path : str
    features : sequence of str or None
        Columns of parameters, as of `read_measurements`.
    target : str or None
        Column of times; None to guess it.
    options : str or None
        File of the variability model.
    stopped_at : float or None
        See `Table`.

    Raises
    ------
    UsageError
        As of `read_measurements`, or if there is a variability model and no target.
    """
    table, defaults = _table_of(path, target, options)
    if stopped_at is not None:
        table = replace(table, stopped_at=stopped_at)
    return training_of_table(table, features, target, defaults)


def training_of_table(
    table: Table, features: Sequence[str] | None, target: str | None, defaults: Sequence[str] | None = None
) -> Measurements:
    """Return the training data of a table; see `read_training`.

    Parameters
    ----------
    table : Table
    features : sequence of str or None
    target : str or None
        Column of times; None to guess it.
    defaults : sequence of str or None
        Options of the variability model, which are the parameters where `features` are None.

    Raises
    ------
    UsageError
        As of `read_training`.
    """
    if target is None and defaults is not None:
        target = only_measured(table, defaults)
    if target is not None or not table.places:
        return measurements_of_table(table, features, target, defaults)
    table = prepared(table, None, features, guess=True)
    chosen, why = guessed_target(table)
    table = without_failures(table, chosen, features)
    wanted = list(features or defaults or default_features(table, chosen))
    line = f"{table.path}: {default_columns_note(chosen, why, wanted)}"
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

    Raises
    ------
    UsageError
        As of `read_measurements`, or if the target is among the features.
    """
    if not table.header or not table.places:
        raise UsageError(f"{table.path}: no rows; give a header and a line for each configuration")
    table = prepared(table, target, features)
    if target is not None:
        table = without_failures(table, target, features, defaults is None)
    wanted = list(features or defaults or default_features(table, target))
    require_columns(table, [*wanted, *([target] if target else [])], defaults)
    if target is not None and table.named(target)[0] in (table.named(name)[0] for name in wanted):
        raise UsageError(
            f"{table.path}: {target!r} is both target and feature; leave it out of {argument('features')}"
        )
    if not wanted:
        raise UsageError(
            f"{table.path}: no features, no column beside {target!r}; add one for each parameter"
        )
    if target is not None:
        table = complete_rows(table, [*wanted, target])
    frame = pd.DataFrame({name: _feature(table, name) for name in wanted})
    times = None if target is None else _times(table, target)
    aside = left_out_note(table, target) if target is not None and not (features or defaults) else []
    warnings = [*table.warnings, *aside, *filter(None, (_mixed(table, name, frame[name]) for name in wanted))]
    if times is not None and (line := mixed_processors(table, wanted)):
        warnings.append(line)
    # a user who names features leaves other columns out on purpose
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
    """Return a warning about a column in which some cells, fewer than half, are words; else None."""
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
    """Return a message about a number that is not finite or beyond `MOST`; None if it is allowed.

    Examples
    --------
    >>> number_problem(-1e200)
    '-1e+200 is beyond 1e+150; give the column in another unit'
    """
    beyond = f"{value:g} is beyond {MOST:g}; give the column in another unit" if abs(value) > MOST else None
    return finite_problem(value) or beyond


def time_problem(value: float) -> str | None:
    """Return a message about a time that is not positive or too small; None if it is allowed."""
    if value <= 0:
        return f"time {value:g} must be positive"
    return f"time {value:g} is below {1 / MOST:g}; give times in another unit" if value < 1 / MOST else None


def repetition_noise(measurements: Measurements) -> float | None:
    """Return the pooled standard deviation of the logarithms of times of equal rows; None if all rows differ.

        sigma^2 = sum_g sum_(i in g) (log t_i - mean_g log t)^2 / sum_g (n_g - 1)

    Examples
    --------
    >>> import pandas as pd
    >>> twice = Measurements(pd.DataFrame({"n": [1, 1, 2]}), np.array([1.0, np.exp(0.2), 5.0]), ())
    >>> round(repetition_noise(twice), 4)
    0.1414
    """
    assert measurements.times is not None
    frame = measurements.features
    groups = frame.groupby(list(frame.columns), dropna=False, sort=False).ngroup().to_numpy()
    logarithms = np.log(measurements.times)
    counts = np.bincount(groups)
    freedom = int((counts - 1).sum())
    if not freedom:
        return None
    means = np.bincount(groups, logarithms) / counts
    return float(np.sqrt(((logarithms - means[groups]) ** 2).sum() / freedom))
