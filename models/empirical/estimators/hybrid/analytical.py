"""Predictions of analytical models, which are checked; the models are never fitted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from sklearn.exceptions import NotFittedError
from sklearn.utils.validation import check_is_fitted

from .....arrays import Floats


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
