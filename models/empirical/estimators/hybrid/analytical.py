"""Analytical parts of hybrid models: checked formulas, or fitted models, and both as estimators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.base import BaseEstimator, RegressorMixin, clone
from sklearn.exceptions import NotFittedError
from sklearn.utils.validation import check_is_fitted

from .....arrays import Floats
from .....errors import UsageError
from .....records import record
from ...analytical.named import fitted_model, has_constants


def analytical_times(analytical: Any, X: Any, *, positive: bool) -> Floats:
    """Return the prediction of an analytical model for each configuration, (n_configurations,).

    Parameters
    ----------
    analytical : callable or fitted estimator
        Function of `X`, or estimator whose `predict` is called; returns numbers, (n_configurations,).
    X : DataFrame or ndarray, (n_configurations, n_parameters)
    positive : bool
        True where a time of zero or less is an error: it has no logarithm.

    Raises
    ------
    TypeError
        If `analytical` is neither callable nor has `predict`.
    NotFittedError
        If `analytical` is an estimator that is not fitted.
    ValueError
        If the model does not return a number for each configuration, or one that is not finite or, where
        `positive`, not positive; the message names the first such configuration.

    Examples
    --------
    >>> import numpy as np
    >>> analytical_times(lambda X: X[:, 0] * X[:, 1], np.array([[2.0, 3.0], [4.0, 5.0]]), positive=True)
    array([ 6., 20.])
    """
    times = np.asarray(_prediction(analytical)(X), np.float64)
    if times.shape != (len(X),):
        raise ValueError(f"the analytical model returned shape {times.shape} where ({len(X)},) is needed")
    sound = np.isfinite(times) & (times > 0) if positive else np.isfinite(times)
    if not sound.all():
        row = int(sound.argmin())
        wanted = "finite and positive" if positive else "finite"
        raise ValueError(
            f"the analytical model predicts {times[row]:g} for row {row} ({_configuration(X, row)}); "
            f"it must be {wanted}"
        )
    return times


def _prediction(analytical: Any) -> Callable[[Any], Any]:
    predict = getattr(analytical, "predict", None)
    if predict is None:
        if not callable(analytical):
            raise TypeError(f"analytical {analytical!r} is neither callable nor an estimator with predict")
        return analytical  # type: ignore[no-any-return]
    if hasattr(analytical, "fit"):
        _check_fitted(analytical)
    return predict  # type: ignore[no-any-return]


def _check_fitted(analytical: Any) -> None:
    try:
        check_is_fitted(analytical)
    except NotFittedError:
        # most often it was fitted, and a copy made by cross-validation is not
        raise NotFittedError(
            f"the analytical model {type(analytical).__name__} is not fitted; fit it first, and give it as "
            "sklearn.frozen.FrozenEstimator(model), which copies of this estimator keep fitted"
        ) from None


def _configuration(X: Any, row: int) -> str:
    values = X.iloc[row].tolist() if hasattr(X, "iloc") else list(X[row])
    names = X.columns if hasattr(X, "iloc") else [f"x{column}" for column in range(len(values))]
    return ", ".join(
        f"{name} = {format(value, 'g') if isinstance(value, int | float) else value}"
        for name, value in zip(names, values, strict=True)
    )


@record
class FittedAnalytical:
    """Model that was fitted to other measurements, such as those of another machine.

    Attributes
    ----------
    name : str
        For messages.
    features : tuple of str
        Columns that it predicts from.
    estimator : Any
        Fitted. It is no parameter of a scikit-learn estimator here, so copies of that keep it fitted.

    Examples
    --------
    >>> from sklearn.linear_model import LinearRegression
    >>> rows = pd.DataFrame({"m": [1.0, 2.0], "threads": [1, 2]})
    >>> other = LinearRegression().fit(rows[["m"]], [3.0, 6.0])
    >>> FittedAnalytical("other.model", ("m",), other).predict(rows).round(6).tolist()
    [3.0, 6.0]
    """

    name: str
    features: tuple[str, ...]
    estimator: Any

    def predict(self, X: pd.DataFrame) -> Floats:
        """Return the time of each configuration, (n,).

        Raises
        ------
        UsageError
            If a column is missing.
        """
        if missing := [name for name in self.features if name not in X.columns]:
            raise UsageError(
                f"the analytical model {self.name!r} needs columns {', '.join(self.features)}; "
                f"the data has no {', '.join(missing)}"
            )
        return np.asarray(self.estimator.predict(X[list(self.features)]), np.float64)


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
