"""Choice among estimators by cross-validation on the training rows, and fits to some rows with a seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeAlias

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.base import BaseEstimator, RegressorMixin, clone
from sklearn.model_selection import KFold
from sklearn.utils import check_random_state
from sklearn.utils.validation import check_is_fitted, validate_data

from .....arrays import Floats
from ...metrics import mape

Rows: TypeAlias = npt.NDArray[np.intp]


def with_seed(model: Any, seed: int) -> Any:
    """Return an estimator after setting its random states, and those of the estimators in it."""
    names = (name for name in model.get_params() if name.split("__")[-1] == "random_state")
    return model.set_params(**dict.fromkeys(names, seed))


def rows_at(columns: Any, places: Rows) -> Any:
    """Return the rows of a DataFrame or array at some positions, regardless of its index."""
    return columns.iloc[places] if isinstance(columns, pd.DataFrame) else columns[places]


_FOLDS = 5


class ChosenRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Estimator with the least mean relative error in cross-validation, fitted to all rows.

        c = argmin_k  (1/n) sum_i |p_ki - t_i| / t_i

    with the prediction ``p_ki`` of estimator ``k`` for row ``i`` after learning from the rows of the other
    folds, of which there are five. Only training rows are used.

    Parameters
    ----------
    candidates : mapping of str to estimator
        Copied; of candidates with equal errors the first is chosen.
    random_state : int, RandomState or None
        Randomness of the folds, and of all estimators with a `random_state`.

    Attributes
    ----------
    errors_ : dict of str to float
        Mean relative error of each candidate in cross-validation.
    name_ : str
        Name of the chosen candidate.
    estimator_ : estimator
        Chosen estimator, fitted to all rows.

    Examples
    --------
    >>> from sklearn.dummy import DummyRegressor
    >>> from sklearn.linear_model import LinearRegression
    >>> X = np.arange(10.0)[:, None]
    >>> candidates = {"mean": DummyRegressor(), "line": LinearRegression()}
    >>> ChosenRegressor(candidates, random_state=0).fit(X, X[:, 0] + 1).name_
    'line'
    """

    def __init__(
        self, candidates: Mapping[str, Any], random_state: int | np.random.RandomState | None = None
    ) -> None:
        self.candidates = candidates
        self.random_state = random_state

    def fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Choose an estimator by cross-validation, and fit it to all rows.

        Parameters
        ----------
        X : array-like of float, (n_configurations, n_parameters)
        y : array-like of float, (n_configurations,)
            Execution times, positive.

        Raises
        ------
        ValueError
            If there are fewer than two rows, no candidates, or one cannot learn or predict.
        """
        samples, times = validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        columns = X if isinstance(X, pd.DataFrame) else samples
        if len(times) < 2:
            raise ValueError(f"a choice is cross-validated and needs two rows, found n_samples={len(times)}")
        if not self.candidates:
            raise ValueError("there are no candidates to choose from")
        seed = int(check_random_state(self.random_state).randint(2**31 - 1))
        seeded = {name: with_seed(clone(model), seed) for name, model in self.candidates.items()}
        folds = KFold(min(_FOLDS, len(times)), shuffle=True, random_state=seed)
        self.errors_ = {
            name: mape(times, _held_out(model, columns, times, folds)) for name, model in seeded.items()
        }
        self.name_ = min(self.errors_, key=lambda name: self.errors_[name])
        self.estimator_ = seeded[self.name_].fit(columns, times)
        return self

    def predict(self, X: Any) -> Floats:
        """Return the prediction of the chosen estimator, (n_configurations,)."""
        check_is_fitted(self)
        samples = validate_data(self, X, dtype=np.float64, reset=False)
        columns = X if isinstance(X, pd.DataFrame) else samples
        return np.asarray(self.estimator_.predict(columns), np.float64)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.positive_only = True
        return tags


def _held_out(model: Any, columns: Any, times: Floats, folds: KFold) -> Floats:
    """Return held-out predictions of a model, (n,): each row is predicted from the rows of other folds."""
    found = np.empty(len(times))
    for learned, tested in folds.split(times):
        fold = clone(model).fit(rows_at(columns, learned), times[learned])
        found[tested] = fold.predict(rows_at(columns, tested))
    return found
