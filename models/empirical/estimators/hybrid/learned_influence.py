"""Performance-influence models in place of an analytical one: where there is no formula, one is learned."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.base import BaseEstimator, RegressorMixin, clone
from sklearn.utils.validation import check_is_fitted, validate_data

from .....arrays import Floats
from ..influence.candidates import needs_positive
from ..influence.regressor import InfluenceRegressor
from .regressor import HybridRegressor

LEAST_SHARE = 0.5
"""Share of the least training time to which smaller analytical predictions are raised."""


class LearnedInfluence(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Influence model that has a prediction at every configuration.

    Parameters
    ----------
    influence : InfluenceRegressor or None
        Copied; None for one with the settings of `chainline fit --model influence`.
    least_share : float or None
        Share of the least training time. Predictions below it are raised to it; None leaves them
        unchanged. A sum of influences may fall to zero and below where several savings that were
        measured one by one are combined, but a time is positive.

    Attributes
    ----------
    influence_ : InfluenceRegressor
        Its `formula` can be read.
    least_ : float
        Smallest predicted time; minus infinity if there is no limit.
    lowest_ : ndarray of float, (n_options,)
        Least training value of each option.

    Notes
    -----
    A root or logarithm of an option that is positive in all training rows is not defined where the option is
    zero, which few training rows may lack. There it has its value at the least training value.

    Examples
    --------
    >>> X = pd.DataFrame({"n": [1.0, 2.0, 4.0, 8.0, 16.0]})
    >>> model = LearnedInfluence().fit(X, [5.0, 6.0, 7.0, 8.0, 9.0])
    >>> model.influence_.formula
    '5 + 1 log2(n)'
    >>> model.predict(pd.DataFrame({"n": [0.0, 4.0]})).round(6).tolist()
    [5.0, 7.0]
    """

    def __init__(self, influence: Any = None, least_share: float | None = None) -> None:
        self.influence = influence
        self.least_share = least_share

    def fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Learn from measured configurations; parameters and errors as of `InfluenceRegressor.fit`."""
        influence = InfluenceRegressor() if self.influence is None else clone(self.influence)
        samples, times = validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        self.influence_ = influence.fit(self._named(samples), times)
        self.least_ = -np.inf if self.least_share is None else self.least_share * float(times.min())
        self.lowest_ = samples.min(axis=0)
        return self

    def predict(self, X: Any) -> Floats:
        """Return the time of each configuration, (n_configurations,), in the unit of `y`."""
        check_is_fitted(self)
        samples = validate_data(self, X, dtype=np.float64, reset=False)
        return np.maximum(self.influence_.predict(self._named(self._defined(samples))), self.least_)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.positive_only = True
        return tags

    def _named(self, samples: Floats) -> Any:
        """Return samples with the names of their columns, if these have names."""
        names = getattr(self, "feature_names_in_", None)
        return samples if names is None else pd.DataFrame(samples, columns=names)

    def _defined(self, samples: Floats) -> Floats:
        """Return configurations at which every term is defined."""
        found = samples.copy()
        for option in self._positive():
            column = found[:, option]
            column[column <= 0] = self.lowest_[option]
        return found

    def _positive(self) -> set[int]:
        """Return the options that must be positive."""
        factors = {factor for product in self.influence_.terms_ for factor in product}
        return {option for option, term in factors if needs_positive(term)}


class InfluenceRatioRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Hybrid model whose analytical part is an influence model of the same rows.

        t(x) = max(Pi(x), s min_i t_i) f(x, Pi(x))

    with the influence model ``Pi``, the share ``s`` of `LEAST_SHARE` and the learner ``f`` of
    `HybridRegressor`: the sum describes what many rows have in common, the learner the particulars of few.

    Parameters
    ----------
    hybrid : HybridRegressor or None
        Copied, and given the influence model; None for one with the settings that it has by default.
    influence : InfluenceRegressor or None
        See `LearnedInfluence`.

    Attributes
    ----------
    influence_ : InfluenceRegressor
        Its `formula` can be read.
    hybrid_ : HybridRegressor
    """

    def __init__(self, hybrid: Any = None, influence: Any = None) -> None:
        self.hybrid = hybrid
        self.influence = influence

    def fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Learn from measured configurations.

        Raises
        ------
        ValueError
            See `InfluenceRegressor.fit` and `HybridRegressor.fit`.
        """
        validate_data(self, X, y, dtype=np.float64, y_numeric=True)
        learned = LearnedInfluence(self.influence, LEAST_SHARE).fit(X, y)
        self.influence_ = learned.influence_
        hybrid = HybridRegressor() if self.hybrid is None else clone(self.hybrid)
        self.hybrid_ = hybrid.set_params(analytical=learned).fit(X, y)
        return self

    def predict(self, X: Any) -> Floats:
        """Return the time of each configuration, (n_configurations,), in the unit of `y`."""
        check_is_fitted(self)
        validate_data(self, X, dtype=np.float64, reset=False)
        return np.asarray(self.hybrid_.predict(X), np.float64)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.positive_only = True
        return tags
