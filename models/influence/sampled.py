"""What an influence model learns from the runs of a sampling design, where all configurations are measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pandas as pd

from ...errors import UsageError
from ..designs.design import Design
from ..empirical.metrics import Floats, mape
from ..pmnf.formula import Formula
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


def learn_sampled(
    table: pd.DataFrame, target: str, design: Design, regressor: InfluenceRegressor
) -> Sampled:
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
    chosen = chosen_rows(table, options, design)
    measured = table[target].to_numpy(np.float64)
    regressor.fit(table.loc[chosen, options], measured[chosen])
    predicted = regressor.predict(table[options])
    elsewhere = None if chosen.all() else mape(measured[~chosen], predicted[~chosen])
    return Sampled(
        design.name, int(chosen.sum()), regressor.formula_, predicted, mape(measured, predicted), elsewhere
    )


def chosen_rows(table: pd.DataFrame, options: Sequence[str], design: Design) -> np.ndarray:
    """Return which rows of a table a design chooses, (n_rows,) of bool; errors as of `learn_sampled`."""
    keys = pd.MultiIndex.from_frame(table[list(options)].astype(np.float64))
    if keys.has_duplicates:
        twice = ", ".join(f"{name} = {x:g}" for name, x in zip(options, keys[keys.duplicated()][0], strict=True))
        raise UsageError(f"the table has {twice} twice; keep one row of each configuration")
    wanted = pd.MultiIndex.from_frame(design.configurations[list(options)].astype(np.float64))
    lacking = wanted[~wanted.isin(keys)]
    if len(lacking):
        first = ", ".join(f"{name} = {x:g}" for name, x in zip(options, lacking[0], strict=True))
        raise UsageError(f"{design.name}: {len(lacking)} configurations are not in the table, such as {first}")
    return np.asarray(keys.isin(wanted))
