"""Learners that the evaluation compares, and the paper's: features -> dependency ratio -> cycles per FMA.

A learner takes a table that it may learn from and a table to predict.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np
from scipy.stats import loguniform, randint, uniform
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.compose import make_column_transformer
from sklearn.model_selection import RandomizedSearchCV
from sklearn.neighbors import KNeighborsRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OneHotEncoder, StandardScaler
from sklearn.utils.validation import check_is_fitted, validate_data
from xgboost import XGBRegressor

from ....arrays import Floats
from .columns import (
    MACHINES,
    PHYSICS,
    TABLE3_COLUMNS,
    FeatureSet,
    gflops_of,
    gflops_of_ratios,
    matrix,
    measured_cycles,
    ratios,
)
from .conformal import GroupConformalRegressor
from .correction import CorrectionRegressor
from .samples import GFLOPS

if TYPE_CHECKING:
    import pandas as pd


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


class Predicted(NamedTuple):
    """Predicted GFLOPS per core, (n_samples,), and the ends of an interval where there is one."""

    gflops: Floats
    low: Floats | None = None
    high: Floats | None = None


Learner = Callable[["pd.DataFrame", "pd.DataFrame"], Predicted]
"""(learn from, predict) -> what is predicted."""
COVERAGE = 0.9

_CATEGORIES = ["compiler", "residence"]
_NUMBERS = [*TABLE3_COLUMNS, "vector_bits", "n_elements"]


def analytical(column: str, _train: pd.DataFrame, test: pd.DataFrame) -> Predicted:
    """Return the predictions of an analytical model; nothing is learned.

    Parameters
    ----------
    column : str
        Column with the model's GFLOPS.
    _train : pandas.DataFrame
        Not used.
    test : pandas.DataFrame
        Samples to predict.
    """
    return Predicted(test[column].to_numpy(np.float64))


def mean_per_order(train: pd.DataFrame, test: pd.DataFrame) -> Predicted:
    """Predict the geometric mean of the order and residence; of the nearest order where it is unknown."""
    logs = np.log(train[GFLOPS]).groupby([train["residence"], train["order"]]).mean()
    keys = zip(test["residence"], test["order"], strict=True)
    return Predicted(np.exp([_nearest_mean(logs, where, order) for where, order in keys]))


def _nearest_mean(logs: pd.Series[float], residence: str, order: int) -> float:
    keys = list(logs.index)
    here = [key for key in keys if key[0] == residence] or keys
    return float(logs[min(here, key=lambda key: abs(key[1] - order))])


def nearest_neighbour(train: pd.DataFrame, test: pd.DataFrame) -> Predicted:
    """Predict the speed of the most similar sample: order, split, compiler, residence."""
    model = make_pipeline(_encoder(), KNeighborsRegressor(1))
    model.fit(train, np.log(train[GFLOPS]))
    return Predicted(np.exp(model.predict(test)))


def plain_xgboost(train: pd.DataFrame, test: pd.DataFrame) -> Predicted:
    """Predict GFLOPS by boosted trees on split, compiler, residence and hardware, without physics."""
    trees = XGBRegressor(
        n_estimators=400, learning_rate=0.05, max_depth=6, subsample=0.8, random_state=0, n_jobs=1
    )
    model = make_pipeline(_encoder(), trees)
    model.fit(train, train[GFLOPS])
    return Predicted(np.asarray(model.predict(test), np.float64))


def _encoder() -> object:
    return make_column_transformer(
        (OneHotEncoder(handle_unknown="ignore", sparse_output=False), _CATEGORIES),
        (StandardScaler(), _NUMBERS),
    )


def paper(train: pd.DataFrame, test: pd.DataFrame) -> Predicted:
    """Predict by the model of Ren et al. 2026: features of Table 3 -> ratio -> GFLOPS.

    A kernel without an FMA has no ratio; the model says nothing of it (NaN). It says nothing of any
    kernel where no row that it may learn from has a ratio in [0, 1].
    """
    target = ratios(train)
    known = (target >= 0) & (target <= 1)
    if not known.any():
        return Predicted(np.full(len(test), np.nan))
    model = ChainRatioRegressor().fit(matrix(train, TABLE3_COLUMNS)[known], target[known])
    return Predicted(gflops_of_ratios(test, model.predict(matrix(test, TABLE3_COLUMNS))))


def physics(train: pd.DataFrame, test: pd.DataFrame) -> Predicted:
    """Predict by our model: the simulation with traffic, corrected by features of the assembly.

    The interval holds 90 % of the kernels of an order that the model has not seen.
    """
    model = GroupConformalRegressor(correction(), COVERAGE, PHYSICS.scale)
    model.fit(matrix(train, PHYSICS.columns), measured_cycles(train), train["order"].to_numpy())
    X = matrix(test, PHYSICS.columns)
    fast, slow = model.predict_interval(X).T
    return Predicted(gflops_of(test, model.predict(X)), gflops_of(test, slow), gflops_of(test, fast))


def correction(features: FeatureSet = PHYSICS) -> CorrectionRegressor:
    """Return our model, not fitted, for the columns of a set of features.

    From several machines fewer and shallower trees learn: what deeper ones find on one machine holds on no
    other, and puts its splits into a worse order than the simulation does.
    """
    if features is MACHINES:
        return CorrectionRegressor(bound=0, monotone=features.monotone, n_estimators=200, max_depth=3)
    return CorrectionRegressor(bound=0, monotone=features.monotone)


def across_machines(train: pd.DataFrame, test: pd.DataFrame) -> Predicted:
    """Predict by our model for several machines; without an interval."""
    model = correction(MACHINES).fit(matrix(train, MACHINES.columns), measured_cycles(train))
    return Predicted(gflops_of(test, model.predict(matrix(test, MACHINES.columns))))


LEARNERS: Mapping[str, Learner] = {
    "mean per order": mean_per_order,
    "nearest neighbour": nearest_neighbour,
    "plain XGBoost": plain_xgboost,
    "chain": partial(analytical, "chain_gflops"),
    "roofline": partial(analytical, "roofline_gflops"),
    "ecm": partial(analytical, "ecm_gflops"),
    "simulation": partial(analytical, "simulation_gflops"),
    "paper": paper,
    "learned": physics,
}
"""By the name in tables, baselines first."""
