"""Influence model from the runs of a sampling design, tested on a table of all configurations.

Rows of a table of measured configurations that a sampling design selects.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pandas as pd

from .....arrays import Floats
from .....errors import UsageError
from ...designs.design import Design
from ...formulas.formula import Formula
from ...metrics import mape
from .regressor import InfluenceRegressor


def chosen_rows(table: pd.DataFrame, design: Design) -> npt.NDArray[np.bool_]:
    """Return a mask of the rows of a table that a design selects, (n_rows,).

    Parameters
    ----------
    table : DataFrame, (n_rows, ...)
        A row each measured configuration, a column each option of the design, numbers; others are left alone.
    design : Design

    Raises
    ------
    UsageError
        If the table has a configuration twice, or lacks a configuration of the design.

    Examples
    --------
    >>> table = pd.DataFrame({"x": [1, 2, 4], "seconds": [3.0, 5.0, 9.0]})
    >>> chosen_rows(table, Design("ends", pd.DataFrame({"x": [4.0, 1.0]}))).tolist()
    [True, False, True]
    """
    options = list(design.configurations.columns)
    measured = pd.MultiIndex.from_frame(table[options].astype(np.float64))
    if measured.has_duplicates:
        twice = _named(options, measured[measured.duplicated()][0])
        raise UsageError(f"the table has {twice} twice; keep one row of each configuration")
    wanted = pd.MultiIndex.from_frame(design.configurations.astype(np.float64))
    lacking = wanted[~wanted.isin(measured)]
    if len(lacking):
        first = _named(options, lacking[0])
        missing = f"{len(lacking)} configurations are not in the table, such as {first}"
        raise UsageError(f"{design.name}: {missing}; measure them")
    return np.asarray(measured.isin(wanted))


def _named(options: list[str], values: tuple[float, ...]) -> str:
    return ", ".join(f"{name} = {x:g}" for name, x in zip(options, values, strict=True))


@dataclass(frozen=True, slots=True, eq=False)
class Sampled:
    """Result of a fit to the runs of a design.

    Attributes
    ----------
    design : str
    n_runs : int
    formula : Formula
    predicted : ndarray of float, (n_rows,)
        Prediction for every row of the table, training rows included.
    error : float
        Mean relative error over all rows.
    error_elsewhere : float or None
        Mean relative error over the other rows than the training rows; None where there are none.
    """

    design: str
    n_runs: int
    formula: Formula
    predicted: Floats
    error: float
    error_elsewhere: float | None


def learn_sampled(table: pd.DataFrame, target: str, design: Design, regressor: InfluenceRegressor) -> Sampled:
    """Return the result of a fit to the rows of a table that a design selects.

    Parameters
    ----------
    table : DataFrame, (n_rows, ...)
        A row for each measured configuration; a column for each option of the design, and the target.
    target : str
        Column of the target, which is positive.
    design : Design
    regressor : InfluenceRegressor
        Fitted by this function.

    Raises
    ------
    UsageError
        If the table has a configuration twice, or lacks a configuration of the design.
    """
    options = list(design.configurations.columns)
    chosen = chosen_rows(table, design)
    measured = table[target].to_numpy(np.float64)
    regressor.fit(table.loc[chosen, options], measured[chosen])
    predicted = regressor.predict(table[options])
    elsewhere = None if chosen.all() else mape(measured[~chosen], predicted[~chosen])
    return Sampled(
        design.name, int(chosen.sum()), regressor.formula_, predicted, mape(measured, predicted), elsewhere
    )
