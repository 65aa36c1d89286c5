"""What is compared over the share of the rows learned from, by name.

dt, rf, et       pure learning: decision tree, random forest, extra trees
stacked          extra trees that see the analytical prediction
hybrid           the same, aggregated with the analytical prediction; as published its mean with it
hybrid-learned   the same, its share learned by cross-validation
ratio            extra trees that see the analytical prediction and learn by what factor it is off
ratio-fitted     the same, the constants of the analytical model fitted to the same rows before
fitted           the analytical model alone, its constants fitted
analytical       the analytical model alone, which learns nothing
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.base import BaseEstimator, RegressorMixin, clone
from sklearn.utils.validation import check_is_fitted

from ...errors import UsageError
from ..applications.calibration import fitted_model, has_constants
from .aggregation import LEARNED, MEAN
from .analytical import Floats, analytical_times
from .regressor import HybridRegressor

PURE = "et"
"""What hybrid candidates are compared with: the learner that they build on, by itself."""
_ANALYTICAL = frozenset({"analytical"})
_SCALE = frozenset({"log"})


@dataclass(frozen=True, slots=True, eq=False)
class Ingredients:
    """What candidates are made of.

    Attributes
    ----------
    analytical : callable, object with predict, or None
        See `HybridRegressor`; for "fitted" and "ratio-fitted" a model of `applications.predictors`.
    aggregation : None, "mean", "learned" or float
        Of the candidate "hybrid".
    log : bool
        Whether logarithms of times are learned.
    """

    analytical: Any = None
    aggregation: str | float | None = MEAN
    log: bool = True


@dataclass(frozen=True, slots=True)
class Recipe:
    """How one candidate is made.

    Attributes
    ----------
    make : callable
        From `Ingredients` to an estimator.
    parts : frozenset of str
        The ingredients that it depends on.
    learns : bool
        Whether its error depends on the rows that it learns from.
    fits_constants : bool
        Whether it fits constants of the analytical model, which must then have some.
    """

    make: Callable[[Ingredients], Any]
    parts: frozenset[str]
    learns: bool = True
    fits_constants: bool = False

    @property
    def is_hybrid(self) -> bool:
        """Whether it both learns and asks the analytical model."""
        return self.learns and self.parts >= _ANALYTICAL


class AnalyticalRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """An analytical model alone, as an estimator that learns nothing.

    Parameters
    ----------
    analytical : callable or object with predict
        From the columns as they are given to times, (n_configurations,).
    """

    def __init__(self, analytical: Any) -> None:
        self.analytical = analytical

    def fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Return the same: there is nothing to learn."""
        return self

    def predict(self, X: Any) -> Floats:
        """Return the time of each configuration, (n_configurations,); errors as of `analytical_times`."""
        return analytical_times(self.analytical, X, positive=True)

    def __sklearn_is_fitted__(self) -> bool:
        return True


class FittedRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """An analytical model of an application as an estimator that learns the constants of the machine.

    Parameters
    ----------
    analytical : StencilModel or MultipoleModel
        With the constants to begin from.
    hybrid : HybridRegressor or None
        What learns from the same rows beside the model with its new constants; None for the model alone.

    Attributes
    ----------
    analytical_ : StencilModel or MultipoleModel
        With the constants that were learned, see `fitted_machine`.
    hybrid_ : HybridRegressor or None
    """

    def __init__(self, analytical: Any, hybrid: Any = None) -> None:
        self.analytical = analytical
        self.hybrid = hybrid

    def fit(self, X: pd.DataFrame, y: npt.ArrayLike) -> Self:
        """Learn from measured configurations; parameters and errors as of `fitted_machine`.

        Raises
        ------
        ValueError
            If the model has no constants that could be learned.
        """
        if not has_constants(self.analytical):
            raise ValueError("the analytical model has no constants to fit")
        self.analytical_ = fitted_model(self.analytical, X, y)
        self.hybrid_ = self.hybrid
        if self.hybrid is not None:
            self.hybrid_ = clone(self.hybrid).set_params(analytical=self.analytical_).fit(X, y)
        return self

    def predict(self, X: pd.DataFrame) -> Floats:
        """Return the time of each configuration, (n_configurations,); errors as of `analytical_times`."""
        check_is_fitted(self)
        if self.hybrid_ is not None:
            return np.asarray(self.hybrid_.predict(X), np.float64)
        return analytical_times(self.analytical_, X, positive=True)


def _pure(learner: str) -> Recipe:
    return Recipe(lambda given: HybridRegressor(None, learner, log=given.log), _SCALE)


def _hybrid(given: Ingredients, *, ratio: bool = False, aggregation: str | float | None = None) -> Any:
    return HybridRegressor(given.analytical, PURE, ratio=ratio, aggregation=aggregation, log=given.log)


def _coupled(aggregation: str | None = None, *, ratio: bool = False) -> Recipe:
    return Recipe(lambda given: _hybrid(given, ratio=ratio, aggregation=aggregation), _ANALYTICAL | _SCALE)


RECIPES: Mapping[str, Recipe] = MappingProxyType(
    {
        "dt": _pure("dt"),
        "rf": _pure("rf"),
        "et": _pure("et"),
        "stacked": _coupled(),
        "hybrid": Recipe(
            lambda given: _hybrid(given, aggregation=given.aggregation),
            _ANALYTICAL | _SCALE | {"aggregation"},
        ),
        "hybrid-learned": _coupled(LEARNED),
        "ratio": _coupled(ratio=True),
        "ratio-fitted": Recipe(
            lambda given: FittedRegressor(given.analytical, _hybrid(given, ratio=True)),
            _ANALYTICAL | _SCALE,
            fits_constants=True,
        ),
        "fitted": Recipe(lambda given: FittedRegressor(given.analytical), _ANALYTICAL, fits_constants=True),
        "analytical": Recipe(lambda given: AnalyticalRegressor(given.analytical), _ANALYTICAL, learns=False),
    }
)
"""Candidates by name, in the order in which they are shown."""


def make_candidates(names: Sequence[str], given: Ingredients) -> dict[str, Any]:
    """Return unfitted estimators by name, whose randomness `study.draw_errors` sets.

    Parameters
    ----------
    names : sequence of str
        Of `RECIPES`.
    given : Ingredients

    Raises
    ------
    UsageError
        If there is no candidate of a name, or one needs an analytical model and there is none, or none
        with constants that could be fitted.

    References
    ----------
    Ibeid et al., Section V (pure learning), Section VI (stacked, hybrid).

    Examples
    --------
    >>> make_candidates(["dt"], Ingredients(log=False))
    {'dt': HybridRegressor(learner='dt', log=False)}
    """
    for name in names:
        if name not in RECIPES:
            raise UsageError(f"candidate {name!r} is unknown; choose some of {', '.join(RECIPES)}")
        if given.analytical is None and "analytical" in RECIPES[name].parts:
            raise UsageError(f"candidate {name!r} needs an analytical model; give one, or leave it out")
        if RECIPES[name].fits_constants and not has_constants(given.analytical):
            raise UsageError(
                f"candidate {name!r}: the analytical model has no constants to fit; leave the candidate out"
            )
    return {name: RECIPES[name].make(given) for name in names}
