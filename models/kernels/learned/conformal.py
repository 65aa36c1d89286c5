"""Intervals around a regressor's predictions, calibrated on groups that it had not seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from sklearn.base import BaseEstimator, MetaEstimatorMixin, RegressorMixin, clone
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import KFold, LeaveOneGroupOut
from sklearn.utils.validation import check_is_fitted, validate_data

from ....arrays import Floats

_LEAST_ERROR = 0.003
"""Of a logarithm: smaller errors are luck, and their logarithms would weigh too much."""


class GroupConformalRegressor(MetaEstimatorMixin, RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """A regressor of positive values whose predictions come with an interval.

    Each group is predicted by a clone of the regressor that learned from all others. The
    interval is the prediction times and over `exp(q)`, where `q` is the quantile of

        |log(measured / predicted)|

    over these predictions. It holds for rows of groups that are exchangeable with those seen. Where
    errors depend on some columns, they are divided by their usual size there, `s(x)`, before the
    quantile is taken, and the interval is wider and narrower with it: `exp(q s(x))`, where

        log s(x) = intercept + sum of slope_k x_k        (least squares on log |log(y / predicted)|)

    Parameters
    ----------
    estimator : regressor
        Predicts positive values.
    coverage : float
        Share of rows that an interval is to contain.
    scale : sequence of int
        Columns of `X` that the size of errors depends on.
    n_folds : int
        Folds where there are no groups to leave out, or only one; at most one a row.

    Attributes
    ----------
    estimator_ : regressor
        Learned from all rows.
    residuals_ : ndarray, (n_samples,)
        ``log(measured / predicted)`` of each row, predicted without its group.
    quantile_ : float
        `q`.
    intercept_ : float
        Of ``log s``; 0 without scale.
    slopes_ : ndarray, (n_scale,)
        Likewise.
    n_features_in_ : int
        Columns of `X`.

    References
    ----------
    V. Vovk: Cross-conformal predictors, Annals of Mathematics and AI 74, 2015. R. F. Barber,
    E. J. Candes, A. Ramdas, R. J. Tibshirani: Predictive inference with the jackknife+, Annals of
    Statistics 49(1), 2021. J. Lei, M. G'Sell, A. Rinaldo, R. J. Tibshirani, L. Wasserman:
    Distribution-free predictive inference for regression, JASA 113, 2018, Section 5.2 (scale).

    Examples
    --------
    >>> from sklearn.linear_model import LinearRegression
    >>> X = np.arange(1.0, 41.0)[:, None]
    >>> y = X[:, 0] * np.where(np.arange(40) % 2, 1.1, 0.9)
    >>> model = GroupConformalRegressor(LinearRegression()).fit(X, y, groups=np.arange(40) // 4)
    >>> low, high = model.predict_interval([[20.0]])[0]
    >>> bool(17 < low < 18.5 and 22 < high < 23.5)
    True
    """

    def __init__(
        self, estimator: Any, coverage: float = 0.9, scale: Sequence[int] = (), n_folds: int = 5
    ) -> None:
        self.estimator = estimator
        self.coverage = coverage
        self.scale = scale
        self.n_folds = n_folds

    def fit(self, X: Any, y: Any, groups: Any = None) -> Self:
        """Learn from all rows, and from all but each group.

        Parameters
        ----------
        X : array-like, (n_samples, n_features)
            Features.
        y : array-like, (n_samples,)
            Positive targets.
        groups : array-like, (n_samples,), optional
            Group of each sample; groups are left out as a whole. Without, `n_folds` random folds.

        Raises
        ------
        ValueError
            If `coverage` is not between 0 and 1, or a target is not positive.
        """
        if not 0 < self.coverage < 1:
            raise ValueError(f"coverage {self.coverage} must lie between 0 and 1")
        X, y = validate_data(self, X, y, dtype=np.float64, ensure_all_finite="allow-nan", y_numeric=True)
        if np.any(y <= 0):
            raise ValueError("y must be positive: cycles or times")
        predicted = np.empty(len(y))
        for train, test in self._folds(X, groups):
            predicted[test] = clone(self.estimator).fit(X[train], y[train]).predict(X[test])
        self.residuals_ = np.log(y) - np.log(np.maximum(predicted, np.finfo(float).tiny))
        sizes = np.maximum(np.abs(self.residuals_), _LEAST_ERROR)
        self.intercept_, self.slopes_ = 0.0, np.zeros(len(self.scale))
        if len(self.scale):
            line = LinearRegression().fit(X[:, list(self.scale)], np.log(sizes))
            self.intercept_, self.slopes_ = float(line.intercept_), line.coef_
        self.quantile_ = conformal_quantile(sizes / self._sizes(X), self.coverage)
        self.estimator_ = clone(self.estimator).fit(X, y)
        return self

    def predict(self, X: Any) -> Floats:
        """Return the predicted values, (n_samples,)."""
        checked = self._checked(X)
        return np.asarray(self.estimator_.predict(checked), np.float64)

    def predict_interval(self, X: Any) -> Floats:
        """Return the lower and upper ends of the intervals, (n_samples, 2)."""
        checked = self._checked(X)
        predicted, width = self.predict(X), np.exp(self.quantile_ * self._sizes(checked))
        return np.column_stack([predicted / width, predicted * width])

    def _sizes(self, X: Floats) -> Floats:
        return error_sizes(X[:, list(self.scale)], self.intercept_, self.slopes_)

    def _folds(self, X: Floats, groups: Any) -> Any:
        if groups is None or len(np.unique(groups)) < 2:
            return KFold(min(self.n_folds, max(len(X), 2)), shuffle=True, random_state=0).split(X)
        return LeaveOneGroupOut().split(X, groups=np.asarray(groups))

    def _checked(self, X: Any) -> Floats:
        check_is_fitted(self)
        return validate_data(self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        tags.target_tags.positive_only = True
        return tags


def error_sizes(columns: Floats, intercept: float, slopes: Floats) -> Floats:
    """Return the usual size of errors, `s(x)`: at least `_LEAST_ERROR`, at most 1; (n_samples,).

    Parameters
    ----------
    columns : ndarray, (n_samples, n_columns)
        Columns that the size depends on.
    intercept : float
        Of ``log s(x)``.
    slopes : ndarray, (n_columns,)
        Of ``log s(x)``; without any, the size is 1.

    Examples
    --------
    >>> error_sizes(np.array([[0.0], [1.0]]), -3.0, np.array([1.0])).round(3).tolist()
    [0.05, 0.135]
    """
    if not len(slopes):
        return np.ones(len(columns))
    return np.exp(np.clip(intercept + columns @ slopes, np.log(_LEAST_ERROR), 0.0))


def conformal_quantile(scores: Floats, coverage: float) -> float:
    """Return the smallest score that covers ``ceil((n + 1) coverage)`` of n and one more.

    Examples
    --------
    >>> conformal_quantile(np.arange(1.0, 20.0), 0.9)
    18.0
    """
    rank = int(np.ceil((len(scores) + 1) * coverage))
    return float(np.sort(scores)[min(rank, len(scores)) - 1])
