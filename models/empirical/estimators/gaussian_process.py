"""A Gaussian process with a length scale for each parameter, by the maximum of its marginal likelihood.

Covariance of a Gaussian process with a length scale for each parameter, its likelihood and gradient.

    K = s^2 k(r) + b^2 X X^T + v I,    r_ik^2 = sum_j (x_ij - x_kj)^2 / l_g(j)^2

with ``k`` the Matern function of smoothness 5/2, and ``g(j)`` the parameter of column ``j``: the columns of
one choice share a length scale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from scipy.linalg import LinAlgError, cho_solve, cholesky, lapack
from scipy.optimize import minimize
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, check_random_state, validate_data

from ....arrays import Floats
from ....records import record

_ROOT5 = float(np.sqrt(5.0))
_CHUNK = 1 << 21
"""Numbers of a covariance with new rows that are made at once."""


@record(eq=False)
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


MOST_ROWS = 4096
"""Rows that are learned from at most: a covariance of 128 MiB."""
_BOUNDS = ((1e-2, 1e3), (1e-3, 1e3), (1e-6, 1e2), (1e-7, 1e1))
"""Of length scales, amplitude, slope and noise, of inputs and targets of deviation one."""
_FIRST = (1.5, 1.0, 0.1, 1e-2)
_START_ROWS, _LIKELIHOOD_ROWS = 250, 1000
"""Rows that starts are compared by, and that the likelihood is of, at most."""
_STEPS = 40


class GaussianProcess(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """A smooth function with its own length scale along each parameter, beside slopes and noise.

    Hyper-parameters maximise the marginal likelihood, from several starts.

    Parameters
    ----------
    widths : sequence of int or None
        Columns that each parameter has: those of one choice share a length scale. None: each its own.
    starts : int
        Starts of the search, on some rows; the best goes on with more.
    most_rows : int
        Rows that are learned from at most, drawn at random from more: time grows with their cube, memory with
        their square.
    random_state : int or None

    Attributes
    ----------
    covariance_ : Covariance
    samples_ : ndarray of float, (n_learned, n_features)
    weights_ : ndarray of float, (n_learned,)
        ``K^-1 y``.
    mean_, deviation_ : float
        Of the targets.
    n_features_in_ : int

    References
    ----------
    C. E. Rasmussen, C. K. I. Williams: Gaussian Processes for Machine Learning, MIT Press 2006.

    Examples
    --------
    >>> x = np.column_stack([np.linspace(0, 3, 40), np.tile([0.0, 5.0], 20)])
    >>> model = GaussianProcess(random_state=0).fit(x, np.sin(x[:, 0]))
    >>> bool(np.abs(model.predict(x) - np.sin(x[:, 0])).max() < 1e-2)
    True
    >>> short, long = model.covariance_.length_scales
    >>> bool(long > 10 * short)
    True
    """

    def __init__(
        self,
        *,
        widths: Sequence[int] | None = None,
        starts: int = 4,
        most_rows: int = MOST_ROWS,
        random_state: int | None = None,
    ) -> None:
        self.widths = widths
        self.starts = starts
        self.most_rows = most_rows
        self.random_state = random_state

    def fit(self, X: npt.ArrayLike, y: npt.ArrayLike) -> Self:
        """Learn from samples.

        Parameters
        ----------
        X : array-like of float, (n_samples, n_features)
            Of about deviation one.
        y : array-like of float, (n_samples,)

        Raises
        ------
        ValueError
            If a value is missing, or `widths` are not those of the columns.
        """
        samples, targets = validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        groups = self._groups(samples.shape[1])
        self.mean_, self.deviation_ = float(targets.mean()), float(targets.std()) or 1.0
        targets = (targets - self.mean_) / self.deviation_
        random = check_random_state(self.random_state)
        order = random.permutation(len(samples))
        best = self._start(samples, targets, groups, order[:_START_ROWS], random)
        if len(samples) > _START_ROWS:
            some = order[:_LIKELIHOOD_ROWS]
            best = _maximised(best[1], samples[some], targets[some], groups)
        self.covariance_ = from_logarithms(best[1], groups)
        learned = np.sort(order[: self.most_rows])
        self.samples_ = samples[learned]
        self.weights_ = weights_of(self.covariance_, self.samples_, targets[learned])
        return self

    def predict(self, X: npt.ArrayLike) -> Floats:
        """Return the mean of the process at each sample, (n_samples,)."""
        check_is_fitted(self)
        samples = validate_data(self, X, dtype=np.float64, reset=False)
        said = self.covariance_.weighed(samples, self.samples_, self.weights_)
        return np.asarray(self.mean_ + self.deviation_ * said)

    def _groups(self, n_columns: int) -> npt.NDArray[np.int64]:
        widths = [1] * n_columns if self.widths is None else list(self.widths)
        if sum(widths) != n_columns or min(widths, default=0) < 1:
            raise ValueError(f"widths {widths} are not those of {n_columns} columns")
        return np.repeat(np.arange(len(widths)), widths)

    def _start(self, samples: Floats, targets: Floats, groups: Any, rows: Any, random: Any) -> Any:
        n_lengths = int(groups.max()) + 1
        first = np.log([*[_FIRST[0]] * n_lengths, *_FIRST[1:]])
        starts = [first]
        for _ in range(self.starts - 1):
            lengths = random.uniform(np.log(0.5), np.log(10.0), n_lengths)
            rest = random.uniform([-1.0, -5.0, -10.0], [1.0, 0.0, -2.0])
            starts.append(np.concatenate([lengths, rest]))
        found = [_maximised(start, samples[rows], targets[rows], groups) for start in starts]
        return min(found, key=lambda each: each[0])


def _maximised(
    start: Floats, samples: Floats, targets: Floats, groups: npt.NDArray[np.int64]
) -> tuple[float, Floats]:
    """Return the negative logarithm of the largest likelihood that is found, and where."""
    bounds = np.log([*[_BOUNDS[0]] * (len(start) - 3), *_BOUNDS[1:]])
    found = minimize(
        misfit,
        start,
        (samples, targets, groups),
        "L-BFGS-B",
        True,
        bounds=bounds,
        options={"maxiter": _STEPS},
    )
    return float(found.fun), np.asarray(found.x)
