"""Candidates of learning curves, by name.

dt, rf, et       pure learning: decision tree, random forest, extra trees
xgb              pure learning by boosted trees, with the default settings of XGBoost
influence        a readable sum of influences, as `chainline fit --model influence` learns it
influence-bic    the same with more terms, by the penalty "bic": more accurate, longer to read
influence-ratio  extra trees on the ratio measured / predicted by that sum, learned from the same rows, as
                 `chainline fit --model hybrid --analytical influence` does
chosen           the best of all those above in cross-validation on the training rows
stacked          extra trees that see the analytical prediction
hybrid           the same, aggregated with the analytical prediction; as published its mean with it
hybrid-learned   the same, its share learned by cross-validation
ratio            extra trees on the ratio measured / analytical, which see the analytical prediction
ratio-fitted     the same, after the constants of the analytical model were fitted to the same rows
fitted           the analytical model alone, with fitted constants
analytical       the analytical model alone, which learns nothing
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from .....errors import UsageError
from ...analytical.named import has_constants
from ...estimators.hybrid.analytical import AnalyticalRegressor, FittedRegressor
from ...estimators.hybrid.estimator_selection import ChosenRegressor
from ...estimators.hybrid.learned_influence import InfluenceRatioRegressor, LearnedInfluence
from ...estimators.hybrid.regressor import LEARNED, MEAN, HybridRegressor
from ...estimators.influence.regressor import InfluenceRegressor

PURE = "et"
"""Candidate with which others are compared: the learner of the hybrid ones, alone."""
_ANALYTICAL = frozenset({"analytical"})
_SCALE = frozenset({"log"})


@dataclass(frozen=True, slots=True, eq=False)
class Ingredients:
    """Parts from which candidates are made.

    Attributes
    ----------
    analytical : callable, object with predict, or None
        See `HybridRegressor`; for "fitted" and "ratio-fitted" a model of
        `analytical.predictors`.
    aggregation : None, "mean", "learned" or float
        Aggregation of the candidate "hybrid".
    log : bool
        True where logarithms of times are learned.
    """

    analytical: Any = None
    aggregation: str | float | None = MEAN
    log: bool = True


@dataclass(frozen=True, slots=True)
class Recipe:
    """Recipe of one candidate.

    Attributes
    ----------
    make : callable
        Function of `Ingredients`; returns an estimator.
    parts : frozenset of str
        Names of the ingredients that it depends on.
    learns : bool
        True where its error depends on the training rows.
    fits_constants : bool
        True where it fits constants of the analytical model, which must then have some.
    pure : bool
        True where it learns only from parameters and times, without a given or learned formula.
    """

    make: Callable[[Ingredients], Any]
    parts: frozenset[str]
    learns: bool = True
    fits_constants: bool = False
    pure: bool = False

    @property
    def is_compared(self) -> bool:
        """True where the candidate is compared with pure learning: it learns, but is not pure."""
        return self.learns and not self.pure


def _pure(learner: str) -> Recipe:
    return Recipe(lambda given: HybridRegressor(None, learner, log=given.log), _SCALE, pure=True)


def _boosted(given: Ingredients) -> Any:
    from xgboost import XGBRegressor  # noqa: PLC0415 - takes a second, which other candidates need not

    # draws run side by side, and threads within them would only wait for each other
    return HybridRegressor(None, XGBRegressor(n_jobs=1), log=given.log)


def _chosen(given: Ingredients) -> Any:
    return ChosenRegressor({name: RECIPES[name].make(given) for name in CHOSEN_FROM})


def _hybrid(given: Ingredients, *, ratio: bool = False, aggregation: str | float | None = None) -> Any:
    return HybridRegressor(given.analytical, PURE, ratio=ratio, aggregation=aggregation, log=given.log)


def _coupled(aggregation: str | None = None, *, ratio: bool = False) -> Recipe:
    return Recipe(lambda given: _hybrid(given, ratio=ratio, aggregation=aggregation), _ANALYTICAL | _SCALE)


RECIPES: Mapping[str, Recipe] = MappingProxyType(
    {
        "dt": _pure("dt"),
        "rf": _pure("rf"),
        "et": _pure("et"),
        "xgb": Recipe(_boosted, _SCALE, pure=True),
        "influence": Recipe(lambda given: LearnedInfluence(), frozenset()),
        "influence-bic": Recipe(
            lambda given: LearnedInfluence(InfluenceRegressor(penalty="bic")), frozenset()
        ),
        "influence-ratio": Recipe(
            lambda given: InfluenceRatioRegressor(HybridRegressor(learner=PURE, log=given.log)), _SCALE
        ),
        "chosen": Recipe(_chosen, _SCALE),
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
CHOSEN_FROM = ("dt", "rf", "et", "xgb", "influence", "influence-bic", "influence-ratio")
"""Candidates among which "chosen" chooses: all that need no analytical model."""


def make_candidates(names: Sequence[str], given: Ingredients) -> dict[str, Any]:
    """Return unfitted estimators by name; `study.draw_errors` sets their random states.

    Parameters
    ----------
    names : sequence of str
        Of `RECIPES`.
    given : Ingredients

    Raises
    ------
    UsageError
        If a name is unknown, or a candidate needs an analytical model that is missing or has no constants
        to fit.

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
