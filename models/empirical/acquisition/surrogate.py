"""A Gaussian process over the points, for how unsure it is of each.

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
"""Numbers of a covariance with points that are made at once."""


@dataclass(frozen=True, slots=True, eq=False)
class Belief:
    """What the process says of each point.

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
    """Return what a Gaussian process says that has seen all measurements.

    Parameters are scaled to 0 to 1 by their ranks, and so is the logarithm of times to variance 1: times
    of one program differ by decades, and noise is a share of them. How far the process reaches is found
    by its likelihood when a point is new; a repetition is seen by the same kernel. Of more points than
    `_MOST_SEEN` that are measured some at equal steps are seen: memory grows with their square.

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
