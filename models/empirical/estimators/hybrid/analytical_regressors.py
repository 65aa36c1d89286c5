"""Analytical models as estimators: unchanged, or with constants of the machine fitted to the rows."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.base import BaseEstimator, RegressorMixin, clone
from sklearn.utils.validation import check_is_fitted

from .....arrays import Floats
from ...analytical.calibration import fitted_model, has_constants
from .analytical import analytical_times


class AnalyticalRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Analytical model alone, as an estimator that learns nothing.

    Parameters
    ----------
    analytical : callable or object with predict
        Function of the columns of `X` that returns times, (n_configurations,).
    """

    def __init__(self, analytical: Any) -> None:
        self.analytical = analytical

    def fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Return the estimator unchanged: there is nothing to learn."""
        return self

    def predict(self, X: Any) -> Floats:
        """Return the time of each configuration, (n_configurations,); errors as of `analytical_times`."""
        return analytical_times(self.analytical, X, positive=True)

    def __sklearn_is_fitted__(self) -> bool:
        return True


class FittedRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Analytical model of an application, as an estimator that learns the constants of the machine.

    Parameters
    ----------
    analytical : StencilModel or MultipoleModel
        Its constants are the start of the search.
    hybrid : HybridRegressor or None
        Learner of the same rows on top of the model with its new constants; None for the model alone.

    Attributes
    ----------
    analytical_ : StencilModel or MultipoleModel
        Model with the fitted constants, see `fitted_machine`.
    hybrid_ : HybridRegressor or None
    """

    def __init__(self, analytical: Any, hybrid: Any = None) -> None:
        self.analytical = analytical
        self.hybrid = hybrid

    def fit(self, X: pd.DataFrame, y: npt.ArrayLike) -> Self:
        """Learn from measured configurations; parameters and errors as of `fitted_machine`.

        Raises
        ------
        ValueError
            If the model has no constants that could be learned.
        """
        if not has_constants(self.analytical):
            raise ValueError("the analytical model has no constants to fit")
        self.analytical_ = fitted_model(self.analytical, X, y)
        self.hybrid_ = self.hybrid
        if self.hybrid is not None:
            self.hybrid_ = clone(self.hybrid).set_params(analytical=self.analytical_).fit(X, y)
        return self

    def predict(self, X: pd.DataFrame) -> Floats:
        """Return the time of each configuration, (n_configurations,); errors as of `analytical_times`."""
        check_is_fitted(self)
        if self.hybrid_ is not None:
            return np.asarray(self.hybrid_.predict(X), np.float64)
        return analytical_times(self.analytical_, X, positive=True)
