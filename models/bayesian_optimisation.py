"""Posterior of a Gaussian process with a given covariance, and the expected improvement of a measurement."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.linalg import cho_factor, cho_solve
from scipy.stats import norm

from ..arrays import Floats

_LEAST_DEVIATION = 1e-9


def posterior(
    variance: Floats, across: Floats, known: npt.NDArray[np.intp], errors: Floats, noise: float
) -> tuple[Floats, Floats]:
    """Return the shift of each mean by measurements, and the standard deviation that is left.

    Parameters
    ----------
    variance : ndarray, (n_points,)
        Prior variance of each point.
    across : ndarray, (n_known, n_points)
        Prior covariance of the measured points with all.
    known : ndarray of int, (n_known,)
        Places of the measured points.
    errors : ndarray, (n_known,)
        Measurements less the prior mean.
    noise : float
        Standard deviation of a measurement.

    References
    ----------
    C. E. Rasmussen, C. K. I. Williams: Gaussian processes for machine learning, 2006, Algorithm 2.1.

    Examples
    --------
    >>> covariance = np.array([[1.0, 0.5], [0.5, 1.0]])
    >>> shift, deviation = posterior(np.ones(2), covariance[:1], np.array([0]), np.array([2.0]), 0.0)
    >>> shift.tolist(), deviation.round(3).tolist()
    ([2.0, 1.0], [0.0, 0.866])
    """
    if not len(known):
        return np.zeros_like(variance), np.sqrt(variance)
    factor = cho_factor(across[:, known] + noise**2 * np.eye(len(known)), lower=True)
    left = variance - (across * cho_solve(factor, across)).sum(axis=0)
    return np.asarray(across.T @ cho_solve(factor, errors)), np.sqrt(np.maximum(left, 0.0))


def expected_improvement(best: float, mean: Floats, deviation: Floats) -> Floats:
    """Return ``E[max(best - f, 0)]`` of normally distributed values f, (n_points,).

    Parameters
    ----------
    best : float
        Least value seen so far.
    mean, deviation : ndarray of float, (n_points,)
        Of the predictive distribution at each point.

    References
    ----------
    D. R. Jones, M. Schonlau, W. J. Welch: Efficient global optimization of expensive black-box functions,
    Journal of Global Optimization 13, 1998.

    Examples
    --------
    >>> expected_improvement(1.0, np.array([0.0, 1.0, 9.0]), np.array([0.0, 1.0, 1.0])).round(3).tolist()
    [1.0, 0.399, 0.0]
    """
    gap, deviation = best - mean, np.maximum(deviation, _LEAST_DEVIATION)
    share = gap / deviation
    return np.asarray(gap * norm.cdf(share) + deviation * norm.pdf(share))
