"""The paper's learned model: code and hardware features -> dependency ratio -> cycles per FMA."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from scipy.stats import loguniform, randint, uniform
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.model_selection import RandomizedSearchCV
from sklearn.utils.validation import check_is_fitted, validate_data
from xgboost import XGBRegressor

from ....arrays import Floats

_SEARCH = {
    "n_estimators": randint(100, 600),
    "max_depth": randint(3, 10),
    "learning_rate": loguniform(0.02, 0.3),
    "subsample": uniform(0.6, 0.4),
    "colsample_bytree": uniform(0.5, 0.5),
    "min_child_weight": randint(1, 6),
}


class ChainRatioRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Dependency ratio by boosted trees whose hyperparameters are searched at random.

        Ratio = f(code features, hardware features)                                  (Eq. 4)

    Parameters
    ----------
    n_iter : int
        Settings tried.
    cv : int
        Folds of the cross-validation that compares them.
    random_state : int
        Seed of the search and of the trees.
    n_jobs : int or None
        Threads of the trees; one by default.

    Attributes
    ----------
    trees_ : xgboost.XGBRegressor
        The best setting, learned from all rows that the model holds for.
    best_params_ : dict
        The best setting; empty where there were fewer rows than folds to search with.
    n_outside_ : int
        Rows left out, since their ratio is outside [0, 1].
    n_features_in_ : int
        Columns of `X`.

    Notes
    -----
    The paper does not state the ranges of its search. Rows whose ratio lies outside [0, 1]
    violate the model's assumptions and are not learned from (Section 5.2); they are predicted.

    References
    ----------
    Ren et al. 2026, Sections 4.1, 4.2 and 5.2.

    Examples
    --------
    >>> import numpy as np
    >>> X = np.repeat(np.arange(4.0), 30)[:, None]
    >>> model = ChainRatioRegressor(n_iter=2, n_jobs=1).fit(X, 0.1 + 0.1 * X[:, 0])
    >>> np.round(model.predict([[1.0], [3.0]]), 1).tolist()
    [0.2, 0.4]
    """

    def __init__(
        self, n_iter: int = 12, cv: int = 3, *, random_state: int = 0, n_jobs: int | None = None
    ) -> None:
        self.n_iter = n_iter
        self.cv = cv
        self.random_state = random_state
        self.n_jobs = n_jobs

    def fit(self, X: Any, y: Any) -> Self:
        """Search the hyperparameters and learn the ratio.

        Parameters
        ----------
        X : array-like, (n_samples, n_features)
            Features, NaN where one is missing.
        y : array-like, (n_samples,)
            Retrospective ratio (Eq. A.3).

        Raises
        ------
        ValueError
            If no row has a ratio in [0, 1].
        """
        X, y = validate_data(self, X, y, dtype=np.float64, ensure_all_finite="allow-nan", y_numeric=True)
        inside = (y >= 0) & (y <= 1)
        self.n_outside_ = int((~inside).sum())
        if not inside.any():
            raise ValueError(f"none of {len(y)} samples has a ratio in [0, 1]: the model holds for none")
        trees = XGBRegressor(random_state=self.random_state, n_jobs=self.n_jobs or 1)
        self.best_params_: dict[str, Any] = {}
        if inside.sum() >= self.cv:
            search = self._search(trees).fit(X[inside], y[inside])
            self.trees_, self.best_params_ = search.best_estimator_, search.best_params_
        else:
            self.trees_ = trees.fit(X[inside], y[inside])
        return self

    def _search(self, trees: XGBRegressor) -> RandomizedSearchCV:
        return RandomizedSearchCV(
            trees,
            _SEARCH,
            n_iter=self.n_iter,
            cv=self.cv,
            scoring="neg_mean_squared_error",
            random_state=self.random_state,
        )

    def predict(self, X: Any) -> Floats:
        """Return the ratio, shape (n_samples,)."""
        check_is_fitted(self)
        X = validate_data(self, X, dtype=np.float64, ensure_all_finite="allow-nan", reset=False)
        return np.asarray(self.trees_.predict(X), dtype=np.float64)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        tags.regressor_tags.poor_score = True  # targets outside [0, 1] are not learned
        return tags
