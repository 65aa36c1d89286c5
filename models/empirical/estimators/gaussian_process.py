"""Gaussian process with a length scale for each parameter, fitted by maximum marginal likelihood.

The covariance of the training rows is

    K = s^2 k(r) + b^2 X X^T + u^2 E_1 + w^2 E_2 + v I,    r_ik^2 = sum_j (x_ij - x_kj)^2 / l_g(j)^2

with ``k`` the Matern function of smoothness 5/2, and ``g(j)`` the parameter of column ``j``: the columns of
one choice share a length scale. ``E_1`` is the mean over parameters of ``k`` along each of them, of one
length scale, and ``E_2`` the mean over pairs of the products of two: sums of functions of one and of two
parameters, which a few rows tell more of than of a function of all.

Length scales have a prior that prefers long ones, without a cost of those that are longer still, so that
parameters without an effect drop out of a fit to few rows:

    -log p(l) = 1/2 log(1 + (T / l)^2)

References
----------
D. Duvenaud, H. Nickisch, C. E. Rasmussen: Additive Gaussian processes, NIPS 2011 (E_1 and E_2).
D. Eriksson, M. Jankowiak: High-dimensional Bayesian optimization with sparse axis-aligned subspaces, UAI 2021
(half-Cauchy priors of 1 / l).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt
from scipy.linalg import LinAlgError, cho_solve, cholesky, lapack, solve_triangular
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
    single, pairs : float
        Variances of sums of functions of one and of two parameters.
    groups : ndarray of int, (n_columns,), or None
        Parameter of each column; None where there are no such sums.
    """

    length_scales: Floats
    amplitude: float
    slope: float
    noise: float
    single: float = 0.0
    pairs: float = 0.0
    groups: npt.NDArray[np.int64] | None = None

    def between(self, first: Floats, second: Floats) -> Floats:
        """Return the covariance between rows, without noise, (n_first, n_second)."""
        smooth, _ = _matern(_squares(first / self.length_scales, second / self.length_scales))
        found = self.amplitude * smooth + self.slope * (first @ second.T)
        if self.groups is not None:
            single, pairs = sums_between(first, second, self.groups)
            found += self.single * single + self.pairs * pairs
        return np.asarray(found)

    def at(self, rows: Floats) -> Floats:
        """Return the variance of the function at rows, without noise, (n_rows,)."""
        n_parameters = 0 if self.groups is None else int(self.groups.max()) + 1
        of_sums = self.single + (self.pairs if n_parameters > 1 else 0.0)
        return np.asarray(self.amplitude + of_sums + self.slope * (rows**2).sum(axis=1))

    def weighed(self, rows: Floats, samples: Floats, weights: Floats) -> Floats:
        """Return ``between(rows, samples) @ weights``, (n_rows,), some rows at a time."""
        size = max(1, _CHUNK // max(1, len(samples)))
        parts = [self.between(rows[at : at + size], samples) @ weights for at in range(0, len(rows), size)]
        return np.concatenate(parts) if parts else np.empty(0)


def sums_between(first: Floats, second: Floats, groups: npt.NDArray[np.int64]) -> tuple[Floats, Floats]:
    """Return ``E_1`` and ``E_2`` between rows, each (n_first, n_second).

    Parameters
    ----------
    first, second : ndarray of float, (n_first, n_columns), (n_second, n_columns)
        Of about deviation one.
    groups : ndarray of int, (n_columns,)
        Parameter of each column.

    Examples
    --------
    >>> single, pairs = sums_between(np.zeros((1, 2)), np.array([[0.0, 0.0], [0.0, 9.0]]), np.arange(2))
    >>> single.round(3).tolist(), pairs.round(3).tolist()
    ([[1.0, 0.5]], [[1.0, 0.0]])
    """
    total, squares = np.zeros((len(first), len(second))), np.zeros((len(first), len(second)))
    n_parameters = int(groups.max()) + 1
    for parameter in range(n_parameters):
        of = groups == parameter
        smooth, _ = _matern(_squares(first[:, of] / _SUM_LENGTH, second[:, of] / _SUM_LENGTH))
        total += smooth
        squares += smooth * smooth
    n_pairs = n_parameters * (n_parameters - 1)
    return total / n_parameters, (total * total - squares) / max(n_pairs, 1)


def from_logarithms(logarithms: Floats, groups: npt.NDArray[np.int64]) -> Covariance:
    """Return hyper-parameters from their logarithms.

    Parameters
    ----------
    logarithms : ndarray of float, (n_parameters + 3,) or (n_parameters + 5,)
        Of each length scale, amplitude, slope, noise, and of the variances of sums where there are any.
    groups : ndarray of int, (n_columns,)
        Parameter of each column.
    """
    values, n_lengths = np.exp(logarithms), int(groups.max()) + 1
    amplitude, slope, noise, *sums = (float(value) for value in values[n_lengths:])
    if not sums:
        return Covariance(values[:n_lengths][groups], amplitude, slope, noise)
    single, pairs = sums
    return Covariance(values[:n_lengths][groups], amplitude, slope, noise, single, pairs, groups)


def weights_of(covariance: Covariance, samples: Floats, targets: Floats) -> Floats:
    """Return ``K^-1 y``, (n,) or (n, k) of k columns.

    Parameters
    ----------
    covariance : Covariance
        Covariance ``K`` with its hyper-parameters.
    samples : ndarray of float, (n, n_features)
    targets : ndarray of float, (n,) or (n, k)
        Values ``y`` at the samples.
    """
    matrix = covariance.between(samples, samples)
    matrix[np.diag_indices_from(matrix)] += covariance.noise
    return np.asarray(cho_solve((cholesky(matrix, lower=True, overwrite_a=True), True), targets))


def misfit(
    logarithms: Floats,
    samples: Floats,
    targets: Floats,
    groups: npt.NDArray[np.int64],
    sums: Sequence[Floats] = (),
) -> tuple[float, Floats]:
    """Return the negative logarithm of the marginal likelihood and its gradient; see `from_logarithms`.

    In O(n^2) memory, whatever the number of parameters: the gradient along a length scale is

        dL/dlog l_g = sum_(j in g) 2 (x_j^T M x_j - (M 1)^T x_j^2) / l_g^2,
        M = (alpha alpha^T - K^-1) o s^2 dk/dr^2,  alpha = K^-1 y

    Parameters
    ----------
    logarithms : ndarray of float, (n_hyper_parameters,)
        Logarithms of the hyper-parameters.
    samples : ndarray of float, (n, n_features)
    targets : ndarray of float, (n,)
    groups : ndarray of int, (n_features,)
        Parameter of each column: columns of one parameter share a length scale.
    sums : sequence of ndarray of float, (n, n) each
        From `sums_between` of the samples, where their variances are among the hyper-parameters.

    References
    ----------
    C. E. Rasmussen, C. K. I. Williams: Gaussian Processes for Machine Learning, MIT Press 2006, Eq. 5.9.
    """
    found = from_logarithms(logarithms, groups)
    scaled = samples / found.length_scales
    smooth, along = _matern(_squares(scaled, scaled))
    products = samples @ samples.T
    matrix = found.amplitude * smooth + found.slope * products
    variances = (found.single, found.pairs)[: len(sums)]
    for variance, each in zip(variances, sums, strict=True):
        matrix += variance * each
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
    of_sums = [0.5 * variance * np.vdot(weight, each) for variance, each in zip(variances, sums, strict=True)]
    weight *= found.amplitude * along
    of_columns = 2 * (((weight @ scaled) * scaled).sum(axis=0) - weight.sum(axis=1) @ scaled**2)
    of_lengths = np.bincount(groups, of_columns, int(groups.max()) + 1)
    return float(value), -np.array([*of_lengths, of_smooth, of_slope, of_noise, *of_sums])


def prior(logarithms: Floats, n_lengths: int) -> tuple[float, Floats]:
    """Return the negative logarithm of the prior of hyper-parameters and its gradient.

    Length scales have the prior of this module's docstring; variances are log-normal, and wide.
    """
    shares = np.exp(-2 * logarithms[:n_lengths]) / _SHORT**2
    n_variances = len(logarithms) - n_lengths
    away = (logarithms[n_lengths:] - _LIKELY[:n_variances]) / _WIDTHS[:n_variances]
    value = 0.5 * np.log1p(shares).sum() + 0.5 * (away**2).sum()
    return float(value), np.concatenate([-shares / (1 + shares), away / _WIDTHS[:n_variances]])


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
_SUM_LENGTH = 0.7
_BASIC = 3
"""Hyper-parameters besides length scales and the variances of sums."""
_BOUNDS = ((1e-2, 1e3), (1e-3, 1e3), (1e-6, 1e2), (1e-7, 1e1), (1e-6, 1e2), (1e-6, 1e2))
"""Of length scales, amplitude, slope, noise and sums, of inputs and targets of deviation one."""
_FIRST = (1.5, 1.0, 0.1, 1e-2, 0.3, 0.3)
_SHORT = 0.3
_LIKELY = np.log([1.0, 0.1, 1e-2, 0.3, 0.3])
_WIDTHS = np.array([1.5, 2.0, 2.0, 1.5, 1.5])
"""Priors: of length scales, and of the logarithms of amplitude, slope, noise and sums."""
_START_ROWS, _LIKELIHOOD_ROWS = 250, 500
"""Rows that starts are compared by, and that the likelihood is of, at most."""
_STEPS, _MORE_STEPS = 40, 10
"""Steps of the search from a start, and from hyper-parameters of fewer or of other rows."""


class GaussianProcess(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """A smooth function with its own length scale along each parameter, beside slopes and noise.

    Hyper-parameters maximise the marginal likelihood times their prior, from several starts.

    Parameters
    ----------
    widths : sequence of int or None
        Columns that each parameter has: those of one choice share a length scale. None: each its own.
    starts : int
        Starts of the search, on some rows; the best goes on with more.
    begin : sequence of float or None
        Logarithms of hyper-parameters that the search begins with, such as `logarithms_` of a process of
        other rows; None for `starts`.
    most_rows : int
        Rows that are learned from at most, drawn at random from more: time grows with their cube, memory with
        their square.
    random_state : int or None

    Attributes
    ----------
    covariance_ : Covariance
    logarithms_ : ndarray of float
        Of the hyper-parameters, see `from_logarithms`.
    misfit_ : float
        Negative logarithm of their posterior density, up to a constant: the lower, the likelier.
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

    _additive: ClassVar[bool] = False

    def __init__(
        self,
        *,
        widths: Sequence[int] | None = None,
        starts: int = 2,
        begin: Sequence[float] | None = None,
        most_rows: int = MOST_ROWS,
        random_state: int | None = None,
    ) -> None:
        self.widths = widths
        self.begin = begin
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
        self.misfit_, logarithms = self._searched(samples, targets, groups, order, random)
        self.logarithms_ = logarithms
        self.covariance_ = from_logarithms(logarithms, groups)
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

    def deviations(self, X: npt.ArrayLike) -> Floats:
        """Return the standard deviation of the function, without noise, at each sample, (n_samples,)."""
        check_is_fitted(self)
        samples = validate_data(self, X, dtype=np.float64, reset=False)
        covariance = self.covariance_
        matrix = covariance.between(self.samples_, self.samples_)
        matrix[np.diag_indices_from(matrix)] += covariance.noise
        lower = cholesky(matrix, lower=True, overwrite_a=True)
        size = max(1, _CHUNK // len(self.samples_))
        known = [
            (solve_triangular(lower, covariance.between(self.samples_, part), lower=True) ** 2).sum(axis=0)
            for part in (samples[at : at + size] for at in range(0, len(samples), size))
        ]
        left = covariance.at(samples) - np.concatenate(known)
        return np.asarray(self.deviation_ * np.sqrt(np.maximum(left, 0.0)))

    def _groups(self, n_columns: int) -> npt.NDArray[np.int64]:
        widths = [1] * n_columns if self.widths is None else list(self.widths)
        if sum(widths) != n_columns or min(widths, default=0) < 1:
            raise ValueError(f"widths {widths} are not those of {n_columns} columns")
        return np.repeat(np.arange(len(widths)), widths)

    def _searched(
        self, samples: Floats, targets: Floats, groups: Any, order: Any, random: Any
    ) -> tuple[float, Floats]:
        """Return the misfit and the logarithms of hyper-parameters."""
        some = order[:_LIKELIHOOD_ROWS]
        if self.begin is not None:
            begin = np.asarray(self.begin, np.float64)
            return _maximised(begin, samples[some], targets[some], groups, self._additive, _MORE_STEPS)
        rows = order[:_START_ROWS]
        starts = self._starts(int(groups.max()) + 1, random)
        found = [
            _maximised(start, samples[rows], targets[rows], groups, self._additive, _STEPS)
            for start in starts
        ]
        best = min(found, key=lambda each: each[0])
        if len(samples) > _START_ROWS:
            best = _maximised(best[1], samples[some], targets[some], groups, self._additive, _MORE_STEPS)
        return best

    def _starts(self, n_lengths: int, random: Any) -> list[Floats]:
        """Return where searches begin: of many parameters each matters less, so that scales are longer."""
        first = np.log(_FIRST if self._additive else _FIRST[: 1 + _BASIC])
        longer = first[0] + 0.5 * np.log(n_lengths)
        starts = [np.concatenate([np.full(n_lengths, length), first[1:]]) for length in (longer, first[0])]
        for _ in range(self.starts - len(starts)):
            lengths = random.uniform(np.log(0.5), np.log(10.0), n_lengths)
            starts.append(np.concatenate([lengths, first[1:]]))
        return starts[: max(self.starts, 1)]


class AdditiveGaussianProcess(GaussianProcess):
    """A Gaussian process whose covariance has sums of functions of one and of two parameters besides.

    See `GaussianProcess` for its parameters. Better where few rows are to tell of many parameters.

    Examples
    --------
    >>> x = np.random.default_rng(0).uniform(-1.7, 1.7, (40, 6))
    >>> y = np.sin(2 * x).sum(axis=1)
    >>> new = np.random.default_rng(1).uniform(-1.7, 1.7, (200, 6))
    >>> alone, sums = (
    ...     np.abs(kind(random_state=0).fit(x, y).predict(new) - np.sin(2 * new).sum(axis=1)).mean()
    ...     for kind in (GaussianProcess, AdditiveGaussianProcess)
    ... )
    >>> bool(sums < 0.5 * alone)
    True
    """

    _additive = True


def _maximised(
    start: Floats,
    samples: Floats,
    targets: Floats,
    groups: npt.NDArray[np.int64],
    additive: bool,
    steps: int,
) -> tuple[float, Floats]:
    """Return the negative logarithm of the largest posterior density that is found, and where."""
    n_lengths = int(groups.max()) + 1
    sums = sums_between(samples, samples, groups) if additive else ()

    def objective(logarithms: Floats) -> tuple[float, Floats]:
        value, slope = misfit(logarithms, samples, targets, groups, sums)
        before, along = prior(logarithms, n_lengths)
        return value + before, slope + along

    bounds = np.log([*[_BOUNDS[0]] * n_lengths, *_BOUNDS[1 : 1 + len(start) - n_lengths]])
    found = minimize(objective, start, (), "L-BFGS-B", True, bounds=bounds, options={"maxiter": steps})
    return float(found.fun), np.asarray(found.x)
