"""Errors of predicted execution times: the metrics of Hutter and Solomonik, Table 1.

With ``e = m / y - 1`` for a prediction ``m`` of a time ``y``:

    mape     mean of ``|e|``                          favours predicting too little
    mae      mean of ``|m - y|``                      seconds; ruled by the longest runs
    mse      mean of ``(m - y)**2``                   the same, more so
    smape    mean of ``2 |m - y| / (m + y)``
    lgmape   mean of ``log |e|``                      log of the geometric mean of ``|e|``
    mlogq    mean of ``|log(m / y)|``                 the same for 2 times too long and too short
    mlogq2   mean of ``log(m / y)**2``

Only the last two are independent of scale. Models are tuned and compared by ``mlogq``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ...arrays import Floats

Metric: TypeAlias = Callable[[npt.ArrayLike, npt.ArrayLike], float]

SMALLEST_TIME = 1e-16
"""Value of predictions of zero or less where a logarithm is taken (Section 5.2)."""


def mape(y_true: npt.ArrayLike, y_pred: npt.ArrayLike) -> float:
    """Return the mean absolute error as a fraction of the time.

    Parameters
    ----------
    y_true : array-like of float, (n,)
        Measured, positive.
    y_pred : array-like of float, (n,)
        Predicted.

    Raises
    ------
    ValueError
        If the lengths differ or are 0, a value is not finite, or a time is not positive.

    References
    ----------
    Hutter and Solomonik, High-dimensional performance modeling via tensor completion, Table 1; for
    all metrics of this module.

    Examples
    --------
    >>> mape([1.0, 4.0], [2.0, 3.0])
    0.625
    """
    times, predicted = _checked(y_true, y_pred)
    return float(np.mean(np.abs(predicted - times) / times))


def mae(y_true: npt.ArrayLike, y_pred: npt.ArrayLike) -> float:
    """Return the mean absolute error, in the unit of the times; parameters as of `mape`."""
    times, predicted = _checked(y_true, y_pred)
    return float(np.mean(np.abs(predicted - times)))


def mse(y_true: npt.ArrayLike, y_pred: npt.ArrayLike) -> float:
    """Return the mean squared error, in the squared unit of the times; parameters as of `mape`."""
    times, predicted = _checked(y_true, y_pred)
    return float(np.mean((predicted - times) ** 2))


def smape(y_true: npt.ArrayLike, y_pred: npt.ArrayLike) -> float:
    """Return the mean absolute error over the mean of time and prediction; parameters as of `mape`.

    A prediction of zero or less counts as no time at all, which makes its term 2, the largest.
    """
    times, predicted = _checked(y_true, y_pred)
    predicted = np.maximum(predicted, 0.0)
    return float(np.mean(2 * np.abs(predicted - times) / (predicted + times)))


def lgmape(y_true: npt.ArrayLike, y_pred: npt.ArrayLike) -> float:
    """Return the mean of the logarithms of the relative errors; minus infinity if one is exact.

    ``exp`` of it is their geometric mean. Parameters as of `mape`.
    """
    times, predicted = _checked(y_true, y_pred)
    with np.errstate(divide="ignore"):
        return float(np.mean(np.log(np.abs(predicted - times) / times)))


def mlogq(y_true: npt.ArrayLike, y_pred: npt.ArrayLike) -> float:
    """Return the mean absolute logarithm of the accuracy ratio; parameters as of `mape`.

    Examples
    --------
    Twice too long and twice too short count the same:

    >>> round(mlogq([1.0], [2.0]), 6), round(mlogq([1.0], [0.5]), 6)
    (0.693147, 0.693147)
    """
    return float(np.mean(np.abs(_log_ratios(y_true, y_pred))))


def mlogq2(y_true: npt.ArrayLike, y_pred: npt.ArrayLike) -> float:
    """Return the mean squared logarithm of the accuracy ratio; parameters as of `mape`."""
    return float(np.mean(_log_ratios(y_true, y_pred) ** 2))


METRICS: Mapping[str, Metric] = MappingProxyType(
    {metric.__name__: metric for metric in (mape, mae, mse, smape, lgmape, mlogq, mlogq2)}
)
"""The metrics by their names, which are the keys of JSON output too."""


def all_metrics(y_true: npt.ArrayLike, y_pred: npt.ArrayLike) -> dict[str, float]:
    """Return every metric of Table 1 by its name."""
    return {name: metric(y_true, y_pred) for name, metric in METRICS.items()}


def scorer(name: str) -> Any:
    """Return a metric as a scikit-learn scorer, whose larger values are better: the error's negative.

    Raises
    ------
    ValueError
        If there is no metric of that name.
    """
    from sklearn.metrics import make_scorer  # noqa: PLC0415 - half a second of import

    if name not in METRICS:
        raise ValueError(f"no metric {name!r}; choose from {', '.join(METRICS)}")
    return make_scorer(METRICS[name], greater_is_better=False)


def _log_ratios(y_true: npt.ArrayLike, y_pred: npt.ArrayLike) -> Floats:
    times, predicted = _checked(y_true, y_pred)
    return np.log(np.maximum(predicted, SMALLEST_TIME) / times)


def _checked(y_true: npt.ArrayLike, y_pred: npt.ArrayLike) -> tuple[Floats, Floats]:
    times, predicted = np.asarray(y_true, np.float64), np.asarray(y_pred, np.float64)
    if times.ndim != 1 or times.shape != predicted.shape:
        raise ValueError(f"times {times.shape} and predictions {predicted.shape} must be equally long lists")
    if len(times) == 0:
        raise ValueError("no times: an error needs at least one")
    if not (np.isfinite(times).all() and np.isfinite(predicted).all()):
        raise ValueError("times and predictions must be finite numbers")
    if times.min() <= 0:
        raise ValueError(f"times must be positive, found {times.min():g}")
    return times, predicted
