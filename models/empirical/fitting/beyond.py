"""Parameters that a model extrapolates by a law beyond its learned range."""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd

from ..estimators.completion.regressor import CPRegressor
from ..estimators.hybrid.fitted_analytical import FittedAnalytical
from ..estimators.hybrid.learned_influence import LearnedInfluence
from ..estimators.hybrid.regressor import HybridRegressor
from .stored_laws import Law


def law_parameters(estimator: Any, rows: pd.DataFrame) -> tuple[str, ...]:
    """Return the parameters that a model extrapolates by a law.

    Scaling laws extrapolate in all parameters, tensors in those that are `extrapolated`, hybrid models in
    those that their analytical part depends on, unless that part is learned itself.

    Parameters
    ----------
    estimator : Any
        Fitted model.
    rows : DataFrame, (n_configurations, n_parameters)
        Rows that it learned from, at which the analytical part is evaluated.
    """
    numbers = [name for name in map(str, rows.columns) if pd.api.types.is_numeric_dtype(rows[name])]
    if isinstance(estimator, Law):
        return tuple(name for name in numbers if name in estimator.parameters)
    if isinstance(estimator, CPRegressor):
        names = estimator.encoding_.space.names
        extrapolated = {name if isinstance(name, str) else names[name] for name in estimator.extrapolated}
        return tuple(name for name in numbers if name in extrapolated)
    if not isinstance(estimator, HybridRegressor) or estimator.analytical is None:
        return ()
    analytical = estimator.analytical
    if isinstance(analytical, LearnedInfluence):
        return ()
    if isinstance(analytical, FittedAnalytical):
        return law_parameters(analytical.estimator, rows[list(analytical.features)])
    return tuple(name for name in numbers if _depends(analytical, rows, name))


def _depends(analytical: Any, rows: pd.DataFrame, name: str) -> bool:
    """Tell whether an analytical model says something else where a parameter is at its other end."""
    ends = [rows.assign(**{name: end(rows[name])}) for end in (np.min, np.max)]
    try:
        low, high = (np.asarray(analytical.predict(end), np.float64) for end in ends)
    except ValueError:  # a combination that was not measured may be none
        return False
    return bool((low != high).any())
