"""A Gaussian process with a length scale for each parameter, by the maximum of its marginal likelihood."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, check_random_state, validate_data

from .....arrays import Floats
from .covariance import from_logarithms, misfit, weights_of

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
