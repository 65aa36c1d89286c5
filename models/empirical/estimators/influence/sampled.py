"""Influence model from the runs of a sampling design, tested on a table of all configurations."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pandas as pd

from .....arrays import Floats
from ...designs.design import Design
from ...designs.measured import chosen_rows
from ...formulas.formula import Formula
from ...metrics import mape
from .regressor import InfluenceRegressor


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
