"""A bound from physics, corrected by boosted trees that learn from measurements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils.validation import check_is_fitted, validate_data
from xgboost import XGBRegressor

from ....arrays import Floats


class CorrectionRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Cycles as a bound times a learned correction.

    The trees minimise the squared error of the correction's logarithm,

        f = argmin  sum_i (log(y_i / b_i) - f(x_i))^2 + penalty(f),     y(x) = b(x) exp(f(x))

    so that an error by a factor counts the same for short and long kernels, and where nothing was
    learned (f = 0) the bound itself is predicted.

    Parameters
    ----------
    bound : int or None
        Column of `X` that holds the bound, in the unit of `y`; it is not given to the trees.
        None learns log y without a bound.
    monotone : sequence of int or None
        For each column of `X`: 1 if the correction must not fall with it, -1 if it must not
        rise, 0 for neither.
    n_estimators, learning_rate, max_depth, min_child_weight, subsample, colsample_bytree, \
reg_lambda, random_state
        As `xgboost.XGBRegressor`.
    n_jobs : int or None
        Threads; one by default, since threads that wait for each other on a busy machine take
        many times as long.

    Attributes
    ----------
    trees_ : xgboost.XGBRegressor
        Boosted trees.
    columns_ : ndarray of int
        Columns of `X` that the trees see.
    n_features_in_ : int
        Columns of `X`.

    References
    ----------
    T. Chen, C. Guestrin: XGBoost: a scalable tree boosting system, KDD 2016.

    Examples
    --------
    >>> import numpy as np
    >>> bound = np.linspace(10, 100, 40)
    >>> X = np.column_stack([bound, np.arange(40) % 2])
    >>> y = bound * np.where(X[:, 1] > 0, 1.5, 1.0)
    >>> model = CorrectionRegressor(bound=0).fit(X, y)
    >>> np.round(model.predict([[1000.0, 1.0], [1000.0, 0.0]]) / 1000, 2).tolist()
    [1.5, 1.0]
    """

    def __init__(  # noqa: PLR0913 - scikit-learn: one argument for each parameter
        self,
        bound: int | None = None,
        monotone: Sequence[int] | None = None,
        *,
        n_estimators: int = 400,
        learning_rate: float = 0.05,
        max_depth: int = 5,
        min_child_weight: float = 1.0,
        subsample: float = 0.8,
        colsample_bytree: float = 0.6,
        reg_lambda: float = 1.0,
        random_state: int = 0,
        n_jobs: int | None = None,
    ) -> None:
        self.bound = bound
        self.monotone = monotone
        self.n_estimators = n_estimators
        self.learning_rate = learning_rate
        self.max_depth = max_depth
        self.min_child_weight = min_child_weight
        self.subsample = subsample
        self.colsample_bytree = colsample_bytree
        self.reg_lambda = reg_lambda
        self.random_state = random_state
        self.n_jobs = n_jobs

    def fit(self, X: Any, y: Any, sample_weight: Any = None) -> Self:
        """Learn the correction.

        Parameters
        ----------
        X : array-like, (n_samples, n_features)
            Features, the bound among them; NaN where one is missing.
        y : array-like, (n_samples,)
            Measured values, positive.
        sample_weight : array-like, (n_samples,), optional
            Weight of each sample.

        Raises
        ------
        ValueError
            If a target or a bound is not positive, or all weights are zero.
        """
        X, y = validate_data(self, X, y, dtype=np.float64, ensure_all_finite="allow-nan", y_numeric=True)
        if np.any(y <= 0):
            raise ValueError("y must be positive: cycles or times")
        if sample_weight is not None and not np.any(np.asarray(sample_weight)):
            raise ValueError("sample weights are all zero")
        self.columns_ = np.array([c for c in range(X.shape[1]) if c != self.bound])
        self.trees_ = XGBRegressor(
            n_estimators=self.n_estimators,
            learning_rate=self.learning_rate,
            max_depth=self.max_depth,
            min_child_weight=self.min_child_weight,
            subsample=self.subsample,
            colsample_bytree=self.colsample_bytree,
            reg_lambda=self.reg_lambda,
            random_state=self.random_state,
            n_jobs=self.n_jobs or 1,
            base_score=0.0 if self.bound is not None else None,
            monotone_constraints=self._constraints(X.shape[1]),
        )
        self.trees_.fit(X[:, self.columns_], np.log(y) - self._log_bound(X), sample_weight=sample_weight)
        return self

    def predict(self, X: Any) -> Floats:
        """Return the predicted values, shape (n_samples,), in the unit of the bound."""
        X = self._checked(X)
        return np.exp(self._log_bound(X) + self.trees_.predict(X[:, self.columns_]))

    def contributions(self, X: Any) -> Floats:
        """Return the contribution of each column to the logarithm of each prediction.

        Parameters
        ----------
        X : array-like, (n_samples, n_features)
            Samples.

        Returns
        -------
        ndarray, (n_samples, n_features + 1)
            SHAP values of the trees (XGBoost's `pred_contribs`). The column of the bound holds the bound's
            logarithm, and the last column the mean correction. Rows sum to ``log predict(X)``.
        """
        from xgboost import DMatrix  # noqa: PLC0415

        X = self._checked(X)
        found = self.trees_.get_booster().predict(DMatrix(X[:, self.columns_]), pred_contribs=True)
        result = np.zeros((X.shape[0], X.shape[1] + 1))
        result[:, self.columns_] = found[:, :-1]
        result[:, -1] = found[:, -1]
        if self.bound is not None:
            result[:, self.bound] = self._log_bound(X)
        return result

    def _checked(self, X: Any) -> Floats:
        check_is_fitted(self)
        checked: Floats = validate_data(self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False)
        return checked

    def _log_bound(self, X: Floats) -> Floats:
        if self.bound is None:
            return np.zeros(len(X))
        bound = X[:, self.bound]
        if not np.all(bound > 0):
            raise ValueError(f"column {self.bound} of X must be positive: it is the bound")
        return np.asarray(np.log(bound))

    def _constraints(self, n_columns: int) -> tuple[int, ...] | None:
        if self.monotone is None:
            return None
        if len(self.monotone) != n_columns:
            raise ValueError(f"monotone has {len(self.monotone)} entries, X has {n_columns} columns")
        return tuple(int(self.monotone[column]) for column in self.columns_)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        tags.target_tags.positive_only = True
        return tags
