"""A table of runs, as a file or a pandas frame -> measurements that models learn from."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pandas as pd

from ..errors import UsageError
from ..models.empirical.data.table_file import Measurements, number_problem, read_measurements, time_problem

TABLE = "<table>"
"""What messages call a frame, which has no name."""


def measurements_of(
    table: str | os.PathLike[str] | pd.DataFrame,
    target: str | None,
    features: Sequence[str] | None,
    options: str | os.PathLike[str] | None = None,
) -> Measurements:
    """Return the columns of a table that are asked for, checked.

    Raises
    ------
    UsageError
        If a column is missing, or a value is none: says where.

    Examples
    --------
    >>> frame = pd.DataFrame({"n": [1, 2], "seconds": [0.5, -1.0]})
    >>> measurements_of(frame, "seconds", None)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: <table>: row 2: column 'seconds': ...
    """
    if isinstance(table, pd.DataFrame):
        if options is not None:
            raise UsageError("options: goes with a file of measurements, not with a frame")
        return _of_frame(table, target, features)
    variability = None if options is None else os.fspath(options)
    return read_measurements(os.fspath(table), features, target, variability)


def _of_frame(table: pd.DataFrame, target: str | None, features: Sequence[str] | None) -> Measurements:
    names = [str(name) for name in table.columns]
    frame = table.set_axis(names, axis=1)
    wanted = list(features) if features is not None else [name for name in names if name != target]
    for name in (*wanted, *([] if target is None else [target])):
        if names.count(name) != 1:
            found = "more than one column" if name in names else "no column"
            raise UsageError(f"{TABLE}: {found} {name!r}; the columns are {', '.join(names)}")
    if target in wanted:
        raise UsageError(f"{TABLE}: {target!r} is both target and feature; leave it out of features")
    if not len(frame) or not wanted:
        raise UsageError(f"{TABLE}: no rows or no features; give a row for each configuration")
    columns = pd.DataFrame({name: _column(name, frame[name]) for name in wanted})
    return Measurements(columns, None if target is None else _times(target, frame[target]), ())


def _column(name: str, values: pd.Series[Any]) -> pd.Series[Any]:
    """Return numbers, or texts where one value is no number."""
    plain = values.reset_index(drop=True)
    if missing := np.flatnonzero(plain.isna()).tolist():
        raise UsageError(
            f"{TABLE}: row {missing[0] + 1}: column {name!r} is empty; remove the row or fill it"
        )
    numbers = pd.to_numeric(plain.astype(object), errors="coerce")
    if numbers.isna().any():
        return plain.astype(str)
    _require(name, numbers, number_problem)
    return numbers.astype(np.int64) if numbers.dtype == bool else numbers


def _times(name: str, values: pd.Series[Any]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    column = _column(name, values)
    if column.dtype == object or not pd.api.types.is_numeric_dtype(column):
        raise UsageError(f"{TABLE}: column {name!r} holds texts; a target is numbers")
    _require(name, column, time_problem)
    return np.asarray(column.to_numpy(np.float64))


def _require(name: str, column: pd.Series[Any], problem_of: Any) -> None:
    for row, value in enumerate(column.tolist(), 1):
        if problem := problem_of(float(value)):
            raise UsageError(f"{TABLE}: row {row}: column {name!r}: {problem}")


def configurations_of(given: Any, features: Sequence[str]) -> pd.DataFrame:
    """Return what a model is asked for, its columns as the model names them.

    Parameters
    ----------
    given : path, DataFrame, mapping or array-like
        A table; or values by name, of one configuration or lists of several; or rows of numbers in
        the order of the features, (n_configurations, n_features).

    Examples
    --------
    >>> configurations_of({"n": 4, "m": 2}, ["m", "n"]).values.tolist()
    [[2, 4]]
    """
    if isinstance(given, Mapping):
        lists = {str(name): np.atleast_1d(np.asarray(value)) for name, value in given.items()}
        try:
            given = pd.DataFrame(lists)
        except ValueError:
            raise UsageError(
                "configurations: lists of different lengths; give as many values of each"
            ) from None
    elif not isinstance(given, str | os.PathLike | pd.DataFrame):
        rows = np.asarray(given)
        if rows.ndim != 2 or rows.shape[1] != len(features):
            raise UsageError(
                f"configurations: an array of shape {rows.shape}; give (n, {len(features)}), in the order "
                f"{', '.join(features)}"
            )
        given = pd.DataFrame(rows, columns=list(features))
    return measurements_of(given, None, features).features
