"""Information criteria: the penalty on further terms of a model."""

from __future__ import annotations

from enum import StrEnum
from math import log, log1p

import numpy as np

from .....arrays import Floats


class Penalty(StrEnum):
    """Information criteria, each with the correction for few measurements."""

    EBIC = "ebic"
    BIC = "bic"
    AICC = "aicc"
    NONE = "none"

    def cost(self, n: int, n_alternatives: int) -> float:
        """Return the cost of a term.

        Parameters
        ----------
        n : int
            Number of measurements.
        n_alternatives : int
            Number of possible terms of the same degree.

        Notes
        -----
        ``log n`` for BIC, 2 for AICc; EBIC with ``gamma = 1`` adds ``2 log n_alternatives``: the best of a
        thousand meaningless candidates always looks good.

        References
        ----------
        J. Chen, Z. Chen: Extended Bayesian information criteria for model selection with large model
        spaces, Biometrika 95 (2008), 759-771.
        """
        if self is Penalty.EBIC:
            return log(n) + 2 * log(n_alternatives)
        return {Penalty.BIC: log(n), Penalty.AICC: 2.0}.get(self, 0.0)


def score(squares: Floats, n_terms: int, costs: Floats | float, n: int, margin: float) -> Floats:
    """Return the score that is minimised, for models with equal numbers of terms, (n_models,).

        score = log RSS + sum cost / (n - k - 2) - k log(1 - margin)

    Parameters
    ----------
    squares : ndarray of float, (n_models,)
        ``RSS``, the squared errors, positive.
    n_terms : int
        ``k``; the constant is not counted.
    costs : ndarray of float, (n_models,)
        Sums of the costs of the terms of each model.
    n : int
        Number of measurements.
    margin : float
        With zero costs, a term lowers the score where it removes more than this share of the squared error.

    Notes
    -----
    ``n - k - 2`` instead of ``n`` is the correction of C. M. Hurvich, C.-L. Tsai, Biometrika 76 (1989),
    297-307 (AICc), and A. D. R. McQuarrie, C.-L. Tsai: Regression and time series model selection (1998),
    Chapter 2 (BIC).

    Examples
    --------
    >>> one = score(np.array([0.91, 0.89]), 1, 0.0, 100, 0.1)
    >>> (one < score(np.array([1.0]), 0, 0.0, 100, 0.1)).tolist()
    [False, True]
    """
    left = n - n_terms - 2
    paid = np.asarray(costs, np.float64)
    share = np.where(paid > 0, paid / left if left > 0 else np.inf, 0.0)
    return np.asarray(np.log(squares) + share - n_terms * log1p(-margin))
