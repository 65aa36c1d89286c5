"""Two predictions of the same times, one analytical and one learned, weighed into one.

none      the learned prediction alone
mean      the arithmetic mean of the times, as published
a number  that share of the analytical prediction, the rest of the learned one
learned   the share that fits best where the learner did not learn from the time
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
    """Raise a ValueError if `aggregation` is none of those above, or a number not between 0 and 1."""
    if aggregation is None or (isinstance(aggregation, str) and aggregation in (MEAN, LEARNED)):
        return
    number = isinstance(aggregation, Real) and not isinstance(aggregation, bool | np.bool_)
    if not (number and 0 <= aggregation <= 1):
        raise ValueError(f"aggregation {aggregation!r} must be None, 'mean', 'learned' or between 0 and 1")


def aggregated(analytical: Floats, learned: Floats, weight: float) -> Floats:
    """Return the weighed mean of two predictions, (n,); at a weight of 1 the analytical one alone.

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

    It is 0 where the predictions are the same, and no weight makes a difference.

    Parameters
    ----------
    analytical, learned, target : ndarray of float, (n,)
        ``a``, ``s`` and ``y``: logarithms of times, or times over those measured, for relative errors.

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
    """Return what a learner predicts for each row after learning from the rows of other folds, (n,).

    Five folds, or as many as there are rows.

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
