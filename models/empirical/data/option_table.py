"""Measured configurations of a variability model, from the files of SPL Conqueror.

    <results>
      <row>
        <data columname="Configuration">encryption,page_1k,</data>
        <data columname="Performance">12.5</data>
      </row>
    </results>

Options that are on or off become columns of 0 and 1; what was measured are further columns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pandas as pd

from ....errors import UsageError
from . import table_file
from .table_file import Measurements, number_problem, time_problem
from .variability.read import read_model
from .variability.spl_measurements import read_measurements as read_spl


def read_measurements(
    path: str, features: Sequence[str] | None, target: str | None, options: str | None = None
) -> Measurements:
    """Read a table of CSV, or SPL Conqueror's measurements where a variability model is given.

    Parameters
    ----------
    path : str
    features : sequence of str or None
        Columns of parameters; by default the options of the variability model, and without one all
        columns but the target.
    target : str or None
        Column of times; None reads configurations alone.
    options : str or None
        File of the variability model, SPL Conqueror's XML or TOML.

    Raises
    ------
    UsageError
        See `table_file.read_measurements`; if the variability model cannot be read, or is not that of
        the measurements.
    """
    if options is None:
        return table_file.read_measurements(path, features, target)
    model = read_model(Path(options))
    table = read_spl(Path(path), model)
    wanted = list(features) if features else list(model.columns)
    for name in (*wanted, *([target] if target else [])):
        if name not in table:
            measured = ", ".join(str(each) for each in table if each not in model.columns)
            raise UsageError(f"{path}: no column {name!r}; beside the options there are {measured}")
    if target in wanted:
        raise UsageError(f"{path}: {target!r} is both target and feature; leave it out of --features")
    for name in wanted:
        _require(path, name, table[name], number_problem)
    return Measurements(table[wanted], _times(path, target, table) if target else None, ())


def _times(path: str, name: str, table: pd.DataFrame) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    _require(path, name, table[name], lambda value: number_problem(value) or time_problem(value))
    return np.asarray(table[name].to_numpy(np.float64))


def _require(path: str, name: str, column: pd.Series, problem_of: Callable[[float], str | None]) -> None:
    for row, value in enumerate(column, 1):
        if problem := problem_of(float(value)):
            raise UsageError(f"{path}: row {row}: column {name!r}: {problem}")
