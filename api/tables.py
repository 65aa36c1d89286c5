"""A table of runs, as a file or a pandas frame -> measurements that models learn from."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import pandas as pd

from ..errors import ChainlineError, UsageError, argument, first_line
from ..models.empirical.data.binary_tables import table_of_frame
from ..models.empirical.data.table import Table
from ..models.empirical.data.table_file import (
    Measurements,
    measurements_of_table,
    read_configurations,
    read_measurements,
    read_training,
    training_of_table,
)
from ..models.empirical.data.tools.runs_table import is_thicket, thicket_table
from ..records import replace
from .request.kinds import file_path, text
from .request.values import TABLE


def measurements_of(
    table: str | os.PathLike[str] | pd.DataFrame,
    target: str | None,
    features: Sequence[str] | None,
    options: str | os.PathLike[str] | None = None,
) -> Measurements:
    """Return the columns of a table that are asked for, checked.

    Parameters
    ----------
    table : path or DataFrame
        The table.
    target : str or None
        Column of the values.
    features : sequence of str or None
        Columns of the parameters; by default all others, or the options of the variability model.
    options : path, optional
        Variability file that goes with a file of measurements.

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
    if (given := table_in_memory(table, options)) is not None:
        with _taken():
            return measurements_of_table(given, features, target)
    variability = None if options is None else os.fspath(options)
    return read_measurements(os.fspath(table), features, target, variability)


def training_of(
    table: str | os.PathLike[str] | pd.DataFrame,
    target: str | None,
    features: Sequence[str] | None,
    options: str | os.PathLike[str] | None = None,
    stopped_at: float | None = None,
) -> Measurements:
    """Return the rows that a model learns from, as `measurements_of`; a target that is None is guessed.

    Parameters
    ----------
    table, target, features, options
        As for `measurements_of`.
    stopped_at : float or None
        Time at which runs were stopped, see `Table`.
    """
    if target is not None and stopped_at is None:
        return measurements_of(table, target, features, options)
    if (given := table_in_memory(table, options)) is not None:
        with _taken():
            return training_of_table(replace(given, stopped_at=stopped_at), features, target)
    variability = None if options is None else os.fspath(options)
    return read_training(os.fspath(table), features, target, variability, stopped_at)


def table_in_memory(given: Any, options: str | os.PathLike[str] | None = None) -> Table | None:
    """Return a data frame or a thicket as a table; None of anything else, such as the name of a file.

    Raises
    ------
    UsageError
        If there is a variability model beside a frame.
    """
    is_frame = isinstance(given, pd.DataFrame)
    if not is_frame and not is_thicket(given):
        return None
    if options is not None:
        raise UsageError(f"{argument('options')}: goes with a file of measurements, not with a frame")
    if not is_frame:
        return thicket_table(given)
    with _taken():
        return table_of_frame(TABLE, given)


def configurations_of(given: Any, features: Sequence[str]) -> pd.DataFrame:
    """Return the configurations to predict, a table with the columns that the model names.

    Parameters and errors as of `configurations_and_table`.

    Examples
    --------
    >>> configurations_of({"n": 4, "m": 2}, ["m", "n"]).values.tolist()
    [[2, 4]]
    """
    return configurations_and_table(given, features)[1].features


def configurations_and_table(given: Any, features: Sequence[str]) -> tuple[Table, Measurements]:
    """Return a table with all its columns, and the configurations in it.

    Parameters
    ----------
    given : path, DataFrame, mapping or array-like
        A table; or values by name, of one configuration or lists of several; or rows of numbers in
        the order of the features, (n_configurations, n_features).

    Raises
    ------
    UsageError
        If the configurations have other lengths or another shape, or no such file is found.
    """
    if isinstance(given, Mapping):
        lists = {text("configurations", name): np.atleast_1d(_rows(value)) for name, value in given.items()}
        try:
            given = pd.DataFrame(lists)
        except ValueError:
            raise UsageError(
                "configurations: lists of different lengths; give as many values of each"
            ) from None
    elif isinstance(given, str | os.PathLike):
        return read_configurations(file_path("configurations", given), features)
    elif not isinstance(given, pd.DataFrame) and not is_thicket(given):
        rows = _rows(given)
        if rows.ndim != 2 or rows.shape[1] != len(features):
            raise UsageError(
                f"configurations: an array of shape {rows.shape}; give (n, {len(features)}), in the order "
                f"{', '.join(features)}"
            )
        with _taken():
            given = pd.DataFrame(rows, columns=list(features))
    table = table_in_memory(given)
    assert table is not None
    with _taken():
        return table, measurements_of_table(table, features, None)


@contextmanager
def _taken() -> Iterator[None]:
    """Turn any error of numpy, pandas or a cell's class into a UsageError about a cell."""
    try:
        yield
    except (ChainlineError, ImportError):
        raise
    except Exception as error:
        said = f"{type(error).__name__}: {first_line(error)}"
        raise UsageError(f"{TABLE}: a cell is neither a number nor a text: {said}") from None


def _rows(given: Any) -> Any:
    try:
        return np.asarray(given)
    except Exception:  # `__array__` of any class, and rows of several lengths
        raise UsageError("configurations: are no array; give rows of one length") from None
