"""Weighted mean of an analytical and a learned prediction of the same times.

none      the learned prediction alone
mean      the arithmetic mean of the times, as published
a number  share of the analytical prediction; the rest is that of the learned one
learned   share with the least squared error of held-out predictions
"""

from __future__ import annotations

from numbers import Real
from typing import Any

import numpy as np
from sklearn.base import clone
from sklearn.model_selection import KFold, cross_val_predict

from .....arrays import Floats

MEAN, LEARNED = "mean", "learned"
_FOLDS = 5


def check_aggregation(aggregation: Any) -> None:
    """Check that `aggregation` is one of those above.

    Raises
    ------
    ValueError
        If it is another text or object, or a number outside 0 to 1.
    """
    if aggregation is None or (isinstance(aggregation, str) and aggregation in (MEAN, LEARNED)):
        return
    number = isinstance(aggregation, Real) and not isinstance(aggregation, bool | np.bool_)
    if not (number and 0 <= aggregation <= 1):
        raise ValueError(f"aggregation {aggregation!r} must be None, 'mean', 'learned' or between 0 and 1")


def aggregated(analytical: Floats, learned: Floats, weight: float) -> Floats:
    """Return the weighted mean of two predictions, (n,).

    Parameters
    ----------
    analytical, learned : ndarray of float, (n,)
    weight : float
        Weight of the analytical prediction, 0 to 1.

    Examples
    --------
    >>> aggregated(np.array([4.0]), np.array([8.0]), 0.25)
    array([7.])
    """
    return weight * analytical + (1 - weight) * learned


def best_weight(analytical: Floats, learned: Floats, target: Floats) -> float:
    """Return the weight of the analytical prediction at which the squared error is least.

        w = argmin_{0 <= w <= 1}  sum_i (w a_i + (1 - w) s_i - y_i)^2
          = clip( sum_i (a_i - s_i) (y_i - s_i) / sum_i (a_i - s_i)^2,  0, 1 )

    The weight is 0 where both predictions are equal: it then has no effect.

    Parameters
    ----------
    analytical, learned, target : ndarray of float, (n,)
        ``a``, ``s`` and ``y``: logarithms of times, or times divided by measured ones, for relative errors.

    Examples
    --------
    >>> best_weight(np.array([1.0, 2.0]), np.array([3.0, 4.0]), np.array([1.5, 2.5]))
    0.75
    """
    apart = analytical - learned
    # divided first: times of nanoseconds may have squares that vanish
    size = np.abs(apart).max()
    if size == 0:
        return 0.0
    apart, left = apart / size, (target - learned) / size
    return float(np.clip(apart @ left / (apart @ apart), 0.0, 1.0))


def held_out_predictions(learner: Any, features: Floats, target: Floats, seed: int) -> Floats:
    """Return held-out predictions of a learner, (n,), by cross-validation with five folds.

    Parameters
    ----------
    learner : estimator
        Copied, not fitted.
    features : ndarray of float, (n, n_features)
    target : ndarray of float, (n,)
    seed : int
        Seed of the folds, of which there are n if n is less than five.

    Raises
    ------
    ValueError
        If there are fewer than two rows.
    """
    n = len(target)
    if n < 2:
        raise ValueError(f"aggregation 'learned' is cross-validated and needs two rows, found n_samples={n}")
    folds = KFold(min(_FOLDS, n), shuffle=True, random_state=seed)
    return np.asarray(cross_val_predict(clone(learner), features, target, cv=folds), np.float64)
