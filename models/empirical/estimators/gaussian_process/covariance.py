"""Covariance of a Gaussian process with a length scale for each parameter, its likelihood and gradient.

    K = s^2 k(r) + b^2 X X^T + v I,    r_ik^2 = sum_j (x_ij - x_kj)^2 / l_g(j)^2

with ``k`` the Matern function of smoothness 5/2, and ``g(j)`` the parameter of column ``j``: the columns of
one choice share a length scale.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.linalg import LinAlgError, cho_solve, cholesky, lapack

from .....arrays import Floats

_ROOT5 = float(np.sqrt(5.0))
_CHUNK = 1 << 21
"""Numbers of a covariance with new rows that are made at once."""


@dataclass(frozen=True, slots=True, eq=False)
class Covariance:
    """Hyper-parameters.

    Attributes
    ----------
    length_scales : ndarray of float, (n_columns,)
        Of each column of the inputs.
    amplitude, slope, noise : float
        Variances: of the smooth part, of slopes along each column, and of a measurement.
    """

    length_scales: Floats
    amplitude: float
    slope: float
    noise: float

    def between(self, first: Floats, second: Floats) -> Floats:
        """Return the covariance between rows, without noise, (n_first, n_second)."""
        smooth, _ = _matern(_squares(first / self.length_scales, second / self.length_scales))
        return np.asarray(self.amplitude * smooth + self.slope * (first @ second.T))

    def weighed(self, rows: Floats, samples: Floats, weights: Floats) -> Floats:
        """Return ``between(rows, samples) @ weights``, (n_rows,), some rows at a time."""
        size = max(1, _CHUNK // max(1, len(samples)))
        parts = [self.between(rows[at : at + size], samples) @ weights for at in range(0, len(rows), size)]
        return np.concatenate(parts) if parts else np.empty(0)


def from_logarithms(logarithms: Floats, groups: npt.NDArray[np.int64]) -> Covariance:
    """Return hyper-parameters from their logarithms: of each length scale, amplitude, slope and noise."""
    values = np.exp(logarithms)
    return Covariance(values[:-3][groups], *(float(value) for value in values[-3:]))


def weights_of(covariance: Covariance, samples: Floats, targets: Floats) -> Floats:
    """Return ``K^-1 y``, (n,)."""
    matrix = covariance.between(samples, samples)
    matrix[np.diag_indices_from(matrix)] += covariance.noise
    return np.asarray(cho_solve((cholesky(matrix, lower=True, overwrite_a=True), True), targets))


def misfit(
    logarithms: Floats, samples: Floats, targets: Floats, groups: npt.NDArray[np.int64]
) -> tuple[float, Floats]:
    """Return the negative logarithm of the marginal likelihood and its gradient; see `from_logarithms`.

    In O(n^2) memory, whatever the number of parameters: the gradient along a length scale is

        dL/dlog l_g = sum_(j in g) 2 (x_j^T M x_j - (M 1)^T x_j^2) / l_g^2,
        M = (alpha alpha^T - K^-1) o s^2 dk/dr^2,  alpha = K^-1 y

    References
    ----------
    C. E. Rasmussen, C. K. I. Williams: Gaussian Processes for Machine Learning, MIT Press 2006, Eq. 5.9.
    """
    found = from_logarithms(logarithms, groups)
    scaled = samples / found.length_scales
    smooth, along = _matern(_squares(scaled, scaled))
    products = samples @ samples.T
    matrix = found.amplitude * smooth + found.slope * products
    matrix[np.diag_indices_from(matrix)] += found.noise
    try:
        lower = cholesky(matrix, lower=True, overwrite_a=True)
    except LinAlgError:
        return np.inf, np.zeros(len(logarithms))
    alpha = cho_solve((lower, True), targets)
    value = 0.5 * targets @ alpha + np.log(np.diag(lower)).sum()
    inverse, _ = lapack.dpotri(lower, lower=1, overwrite_c=1)
    inverse = np.tril(inverse) + np.tril(inverse, -1).T
    weight = np.outer(alpha, alpha) - inverse
    of_smooth = 0.5 * found.amplitude * np.vdot(weight, smooth)
    of_slope = 0.5 * found.slope * np.vdot(weight, products)
    of_noise = 0.5 * found.noise * np.trace(weight)
    weight *= found.amplitude * along
    of_columns = 2 * (((weight @ scaled) * scaled).sum(axis=0) - weight.sum(axis=1) @ scaled**2)
    of_lengths = np.bincount(groups, of_columns, len(logarithms) - 3)
    return float(value), -np.array([*of_lengths, of_smooth, of_slope, of_noise])


def _squares(first: Floats, second: Floats) -> Floats:
    """Return squared distances between rows."""
    lengths = (first**2).sum(axis=1)[:, None] + (second**2).sum(axis=1)
    return np.asarray(np.maximum(lengths - 2 * first @ second.T, 0.0))


def _matern(squares: Floats) -> tuple[Floats, Floats]:
    """Return the Matern function of smoothness 5/2 and its derivative by the squared distance."""
    distance = _ROOT5 * np.sqrt(squares)
    decay = np.exp(-distance)
    return (1 + distance + 5 / 3 * squares) * decay, -5 / 6 * (1 + distance) * decay
