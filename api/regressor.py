"""Regressor of scikit-learn over every class of models that `fit` fits: `Regressor`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

import numpy as np
import pandas as pd
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils import check_random_state
from sklearn.utils.validation import (
    _check_feature_names,
    check_consistent_length,
    check_is_fitted,
    column_or_1d,
    validate_data,
)

from ..errors import UsageError
from ..models.empirical.fitting.fitting import fit_model
from ..models.empirical.fitting.registry import AUTO, FITTED, HYBRID, PMNF
from .fitted_model import FittedModel
from .fitting import Table, fitted_automatically, fitted_hybrid
from .scaling_laws import ScalingLaws, found_laws

if TYPE_CHECKING:
    from numpy.random import RandomState
    from numpy.typing import ArrayLike

    from ..arrays import Floats

_LARGEST_SEED = 2**31 - 1


class Regressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Execution time of a program as a function of its parameters, behind scikit-learn's interface.

    Works in `cross_val_score`, `Pipeline` and `GridSearchCV`, and learns what `chainline.fit` learns.
    `fit` without held-out rows of its own: errors come from scikit-learn's splits, or from `chainline.fit`.

    Parameters
    ----------
    model : str
        Class of models: "auto", the default, tries all of them and takes the best or a blend; or one that
        `chainline fit --help` lists, such as "pmnf", "cpr", "mars" or "gp".
    settings : mapping, optional
        Settings of the class that is named, such as ``{"rank": 8}`` of cpr.
    analytical : str, FittedModel or object with predict, optional
        Analytical part of a hybrid model; see `chainline.fit`.
    time : float, optional
        Of "auto": seconds after which no further class is tried.
    random_state : int, RandomState instance or None
        Seed of what is random.

    Attributes
    ----------
    fitted_ : FittedModel or ScalingLaws
        The model, with its reports, intervals and files.
    n_features_in_ : int
        Number of parameters.
    feature_names_in_ : ndarray of str, (n_features_in_,)
        Names of the parameters, where `X` was a table with names.

    Notes
    -----
    The target is positive, as times are. A column of texts in a table is a choice, such as a solver; arrays
    hold numbers, and their columns are called x0, x1 and so on.

    Examples
    --------
    >>> import chainline as cl
    >>> import numpy as np
    >>> from sklearn.model_selection import cross_val_score
    >>> X = np.array([[2.0**k] for k in range(4, 16)])
    >>> y = 1e-6 * X[:, 0] ** 1.5
    >>> cross_val_score(cl.Regressor(), X, y, cv=2).round(3).tolist()
    [1.0, 1.0]
    >>> law = cl.Regressor("pmnf").fit(X, y)
    >>> law.fitted_.to_frame()["law"].tolist()
    ['1e-06 x0^(3/2)']
    """

    def __init__(
        self,
        model: str = AUTO,
        settings: Mapping[str, Any] | None = None,
        *,
        analytical: Any = None,
        time: float | None = None,
        random_state: int | RandomState | None = 0,
    ) -> None:
        self.model = model
        self.settings = settings
        self.analytical = analytical
        self.time = time
        self.random_state = random_state

    def fit(self, X: ArrayLike | pd.DataFrame, y: ArrayLike) -> Self:
        """Learn from configurations and their times; return the estimator itself.

        Parameters
        ----------
        X : DataFrame or array-like, (n_samples, n_features)
            Parameters; texts in a table are choices.
        y : array-like, (n_samples,)
            Times in seconds, or another positive quantity.

        Raises
        ------
        ValueError
            If there is no such class of models, a value is missing or not positive, or the class cannot
            learn from the rows.
        """
        if self.model not in FITTED:
            raise ValueError(f"model={self.model!r}: choose one of {', '.join(FITTED)}")
        frame, times = self._rows(X, y)
        seed = self.random_state
        if not isinstance(seed, int):
            seed = int(check_random_state(seed).randint(_LARGEST_SEED))
        target = "y"
        while target in frame:
            target += "_"
        try:
            self.fitted_ = self._fitted(frame.assign(**{target: times}), target, seed)
        except UsageError as error:
            raise ValueError(str(error)) from error
        return self

    def predict(self, X: ArrayLike | pd.DataFrame) -> Floats:
        """Return the predicted time of each configuration, (n_samples,), in the unit of `y`."""
        frame = self._configurations(X)
        if isinstance(self.fitted_, ScalingLaws):
            return np.asarray(self.fitted_.law().values(frame.to_numpy(np.float64)), np.float64)
        return np.asarray(self.fitted_.estimator.predict(frame), np.float64)

    def interval(self, X: ArrayLike | pd.DataFrame) -> Floats:
        """Return the interval that holds nine in ten new measurements, (n_samples, 2), in the unit of `y`.

        NaN where it is unknown: of a class that is named, since `fit` holds no rows out for it, and of
        "auto" or "pmnf" with fewer than 20 rows.
        """
        return self.fitted_.interval(self._configurations(X))

    def _fitted(self, table: pd.DataFrame, target: str, seed: int) -> FittedModel | ScalingLaws:
        """Return the model of `chainline.fit`, a single class without held-out rows."""
        settings = dict(self.settings or {})
        features = [str(name) for name in table.columns if name != target]
        if self.model == PMNF:
            # a column that says nothing of kernels: all rows are of one
            return found_laws(table, target, features, (), None, settings, seed)
        rows = Table(table, target, features, None, None)
        if self.model == HYBRID:
            return fitted_hybrid(rows, self.analytical, None, settings, seed, calibrate=False)
        if self.model == AUTO:
            if settings:
                raise UsageError(f"settings={settings!r}: are of one class of models; name it by model")
            return fitted_automatically(rows, self.time, None, seed, "local", None, None)
        measurements, space = rows.read(self.model)
        return FittedModel(fit_model(self.model, measurements, target, space, settings, seed), measurements)

    def _rows(self, X: Any, y: Any) -> tuple[pd.DataFrame, Floats]:
        """Return configurations and times, checked, (n, n_features) and (n,)."""
        if not _has_texts(X):
            checked, times = validate_data(self, X, y, y_numeric=True, dtype=np.float64)
            frame = pd.DataFrame(checked, columns=self._names())
        else:
            if y is None:
                raise ValueError("requires y to be passed, but the target y is None")
            self._reset_names(X, reset=True)
            frame = _without_gaps(X)
            times = column_or_1d(y, dtype=np.float64, warn=True)
            check_consistent_length(frame, times)
        if not (np.isfinite(times).all() and (times > 0).all()):
            raise ValueError("y: a time is not positive or not finite; give positive numbers")
        return frame, times

    def _configurations(self, X: Any) -> pd.DataFrame:
        """Return configurations to predict, a table with the names that were learned from."""
        check_is_fitted(self)
        if not _has_texts(X):
            checked = validate_data(self, X, reset=False, dtype=np.float64)
            return pd.DataFrame(checked, columns=self._names())
        self._reset_names(X, reset=False)
        return _without_gaps(X)

    def _reset_names(self, X: pd.DataFrame, *, reset: bool) -> None:
        _check_feature_names(self, X, reset=reset)
        if reset:
            self.n_features_in_ = X.shape[1]

    def _names(self) -> list[str]:
        given = getattr(self, "feature_names_in_", None)
        return [f"x{n}" for n in range(self.n_features_in_)] if given is None else list(given)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.positive_only = True
        tags.non_deterministic = False
        tags.regressor_tags.poor_score = True  # a law or an influence model need not follow any target
        return tags


def _has_texts(X: Any) -> bool:
    """Tell whether a table has columns that are no numbers."""
    return isinstance(X, pd.DataFrame) and not all(pd.api.types.is_numeric_dtype(kind) for kind in X.dtypes)


def _without_gaps(X: pd.DataFrame) -> pd.DataFrame:
    """Return a table with numbered rows; raise a ValueError where a value is missing."""
    if gaps := [str(name) for name in X.columns if X[name].isna().any()]:
        raise ValueError(f"X: column {gaps[0]!r} has missing values; leave these rows out")
    return X.reset_index(drop=True)
