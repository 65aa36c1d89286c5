"""Gaussian process over the points, for the uncertainty of the time at each.

Matern covariance of smoothness 1.5 with white noise at the level that repetitions show.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass

import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import ConstantKernel, Matern, WhiteKernel

from ....arrays import Floats
from .state import State

_SMOOTHNESS, _LENGTHS = 1.5, (1e-2, 1e2)
_LEAST_NOISE = 1e-3


_MOST_SEEN = 2000
_CHUNK = 1 << 23
"""Largest number of entries of a covariance matrix that is computed at once."""


@dataclass(frozen=True, slots=True, eq=False)
class Belief:
    """Prediction of the Gaussian process at each point.

    Attributes
    ----------
    mean : ndarray of float, (n,)
        Logarithm of the time.
    deviation : ndarray of float, (n,)
        Of the logarithm that would be measured, noise included: about the relative error of the time.
    """

    mean: Floats
    deviation: Floats


def belief(state: State) -> Belief:
    """Return the prediction of a Gaussian process that was fitted to the measurements.

    Parameters are scaled to 0 to 1 by their ranks. The logarithms of times are scaled to mean 0 and
    variance 1: times of one program differ by decades, and noise is a share of them. The length scale
    maximises the likelihood after the first run of a point; after a repetition the kernel stays the same.
    Of more than `_MOST_SEEN` measured points the process is fitted to a subset at equal steps: memory grows
    with the square of their number.

    References
    ----------
    Ritter et al., Eqs 5 and 6.
    """
    X = _scaled(state.points)
    seen = np.flatnonzero(state.counts)
    seen = seen[np.unique(np.linspace(0, len(seen) - 1, min(len(seen), _MOST_SEEN)).round().astype(int))]
    logarithms = np.log(state.means[seen])
    level, width = logarithms.mean(), max(float(logarithms.std()), 1e-12)
    noise = max(state.noise, _LEAST_NOISE) / width
    known = state.learned.kernel
    anew = ConstantKernel(1.0, (1e-2, 1e3)) * Matern(1.0, _LENGTHS, nu=_SMOOTHNESS)
    kernel = known or state.learned.start or anew
    process = GaussianProcessRegressor(
        kernel + WhiteKernel(noise**2, "fixed"),
        alpha=1e-10,
        optimizer=None if known else "fmin_l_bfgs_b",
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)
        process.fit(X[seen], (logarithms - level) / width)
        size = max(1, _CHUNK // len(seen))
        parts = [process.predict(X[at : at + size], return_std=True) for at in range(0, len(X), size)]
    mean, deviation = (np.concatenate(each) for each in zip(*parts, strict=True))
    state.learned.kernel = process.kernel_.k1
    return Belief(mean * width + level, deviation * width)


def _scaled(points: Floats) -> Floats:
    ranks = [np.unique(column, return_inverse=True)[1] for column in points.T]
    return np.column_stack([rank / max(1, rank.max()) for rank in ranks])
