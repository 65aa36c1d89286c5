"""What an influence model learns from the runs of a sampling design, of a table that has them all."""

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
    """A model learned from the runs of a design.

    Attributes
    ----------
    design : str
    n_runs : int
    formula : Formula
    predicted : ndarray of float, (n_rows,)
        Of every row of the table, those learned from included.
    error : float
        Mean relative error over all rows.
    error_elsewhere : float or None
        The same over the rows not learned from; None where there are none.
    """

    design: str
    n_runs: int
    formula: Formula
    predicted: Floats
    error: float
    error_elsewhere: float | None


def learn_sampled(table: pd.DataFrame, target: str, design: Design, regressor: InfluenceRegressor) -> Sampled:
    """Return what is learned from the rows of a table that a design chooses.

    Parameters
    ----------
    table : DataFrame, (n_rows, ...)
        A row each measured configuration, a column each option of the design, and the target.
    target : str
        Column of what is learned, positive.
    design : Design
    regressor : InfluenceRegressor
        Is fitted.

    Raises
    ------
    UsageError
        If the table has a configuration twice, or lacks one of the design.
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
