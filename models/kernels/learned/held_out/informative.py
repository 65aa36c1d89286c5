"""Choice of the kernels of a machine to measure first: those that leave the least variance of the rest."""

from __future__ import annotations

import numpy as np

from .....arrays import Floats
from .selection import NOISE, error_covariance


def informative(features: Floats, n_measurements: int) -> list[int]:
    """Return the positions of the kernels whose measurement leaves the least variance, best first.

    The choice does not depend on the measured values, so all kernels can be measured together, and a
    larger choice begins with the smaller.

    Parameters
    ----------
    features : ndarray, (n_kernels, n_features)
        Of distinct kernels.

    Notes
    -----
    Each choice takes most of the variance that is left of the model's errors, which are alike where
    features are: a greedy choice, within 1 - 1/e of the best.

    References
    ----------
    A. Krause, A. Singh, C. Guestrin: Near-optimal sensor placements in Gaussian processes, JMLR 9, 2008.

    Examples
    --------
    The middle one says most, then either end:

    >>> informative(np.array([[0.0], [1.0], [2.1]]), 2)
    [1, 2]
    """
    left = error_covariance(features)
    chosen: list[int] = []
    for _ in range(min(n_measurements, len(left))):
        spread = np.diag(left) + NOISE**2
        removed = np.sum(left**2, axis=0) / spread
        removed[chosen] = -1.0
        best = int(np.argmax(removed))
        chosen.append(best)
        left = left - np.outer(left[:, best], left[best]) / spread[best]
    return chosen
