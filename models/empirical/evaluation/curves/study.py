"""Errors of candidate models, by name, against the share of the rows that they learn from.

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

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.base import clone

from .....arrays import Floats
from .....errors import UsageError
from .....records import record
from ...analytical.named import has_constants
from ...estimators.hybrid.analytical import AnalyticalRegressor, FittedRegressor
from ...estimators.hybrid.estimator_selection import ChosenRegressor, Rows, rows_at, with_seed
from ...estimators.hybrid.learned_influence import InfluenceRatioRegressor, LearnedInfluence
from ...estimators.hybrid.regressor import LEARNED, MEAN, HybridRegressor
from ...estimators.influence.regressor import InfluenceRegressor
from ...metrics import mape, mlogq

PURE = "et"
"""Candidate with which others are compared: the learner of the hybrid ones, alone."""
_ANALYTICAL = frozenset({"analytical"})
_SCALE = frozenset({"log"})


@record(eq=False)
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


@record
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


METRICS = ("mape", "mlogq")
"""Fields of `DrawError` by which errors are compared."""


@record(eq=False)
class Draw:
    """Rows to learn from and rows to test on.

    Attributes
    ----------
    number : int
        Equal for all fractions of one draw, whose smaller sets are part of the larger.
    fraction : float
        Requested share of all rows.
    learned : ndarray of int, (n_learned,)
    tested : ndarray of int, (n_tested,)
        Rows outside the largest set of the draw: the same at every fraction.
    seed : int
        Seed of the randomness in candidates.
    """

    number: int
    fraction: float
    learned: Rows
    tested: Rows
    seed: int


@record
class DrawError:
    """Errors of one candidate in one draw.

    Attributes
    ----------
    candidate : str
    fraction : float
    draw : int
    n_learned : int
    mape : float
        Mean absolute error as a fraction of the time (1 is 100 %).
    mlogq : float
        Mean absolute logarithm of the accuracy ratio.
    """

    candidate: str
    fraction: float
    draw: int
    n_learned: int
    mape: float
    mlogq: float

    def error(self, metric: str) -> float:
        """Return the error by a name of `METRICS`.

        Raises
        ------
        ValueError
            If there is no such metric.
        """
        if metric not in METRICS:
            raise ValueError(f"no metric {metric!r}; choose from {', '.join(METRICS)}")
        return self.mape if metric == "mape" else self.mlogq


@record
class Spread:
    """Errors of one candidate at one fraction, over the draws.

    Attributes
    ----------
    candidate : str
    fraction : float
    n_learned : int
    n_draws : int
    mean, median : float
    low, high : float
        Quartiles.
    """

    candidate: str
    fraction: float
    n_learned: int
    n_draws: int
    mean: float
    median: float
    low: float
    high: float


def random_draws(n: int, fractions: Sequence[float], n_draws: int, seed: int = 0) -> tuple[Draw, ...]:
    """Return random draws of rows, uniform and without replacement.

    Parameters
    ----------
    n : int
        Number of rows.
    fractions : sequence of float
        Shares of training rows, between 0 and 1; each has at least one row.
    n_draws : int
    seed : int

    Raises
    ------
    ValueError
        If a fraction is not between 0 and 1, there are no fractions or no draws, or the largest fraction
        leaves no row to test on.

    References
    ----------
    Ibeid et al., Section V (uniform random sampling).

    Examples
    --------
    >>> few, more = random_draws(10, (0.2, 0.5), 1)
    >>> len(few.learned), len(more.learned), len(few.tested), bool((few.tested == more.tested).all())
    (2, 5, 5, True)
    """
    if not fractions or not all(0 < fraction < 1 for fraction in fractions):
        raise ValueError(f"fractions {tuple(fractions)} must be between 0 and 1, one at least")
    if n_draws < 1:
        raise ValueError(f"{n_draws} draws; at least one is needed")
    sizes = [max(1, round(fraction * n)) for fraction in fractions]
    if max(sizes) >= n:
        raise ValueError(f"{max(sizes)} of {n} rows to learn from leave none to test on")
    random = np.random.default_rng(seed)
    draws = []
    for number in range(n_draws):
        order, drawn_seed = random.permutation(n), int(random.integers(2**31 - 1))
        draws += [
            Draw(number, fraction, order[:size], order[max(sizes) :], drawn_seed)
            for fraction, size in zip(fractions, sizes, strict=True)
        ]
    return tuple(draws)


def draw_errors(
    candidates: Mapping[str, Any], X: Any, y: npt.ArrayLike, draws: Iterable[Draw]
) -> tuple[DrawError, ...]:
    """Return the errors of every candidate in every draw: in one draw all learn from the same rows.

    Parameters
    ----------
    candidates : mapping of str to estimator
        By name; copied for each draw, and each `random_state` set to the draw's seed. Estimators that
        are to stay fitted must be frozen, see `HybridRegressor`.
    X : DataFrame or array-like, (n, n_parameters)
    y : array-like of float, (n,)
        Execution times, positive.
    draws : iterable of Draw

    Raises
    ------
    ValueError
        If a candidate cannot learn or predict, or a time is not positive.
    """
    return tuple(error for draw in draws for error in errors_in_draw(draw, candidates, X, y))


def errors_in_draw(
    draw: Draw, candidates: Mapping[str, Any], X: Any, y: npt.ArrayLike
) -> tuple[DrawError, ...]:
    """Return the errors of every candidate in one draw.

    Parameters
    ----------
    draw : Draw
    candidates : mapping of str to estimator
    X : DataFrame or array-like, (n, n_parameters)
    y : array-like of float, (n,)
        As of `draw_errors`.

    Raises
    ------
    ValueError
        As of `draw_errors`.
    """
    columns, times = X if isinstance(X, pd.DataFrame) else np.asarray(X), np.asarray(y, np.float64)
    return tuple(_error(name, candidate, columns, times, draw) for name, candidate in candidates.items())


def spreads(errors: Sequence[DrawError], metric: str = "mape") -> tuple[Spread, ...]:
    """Return the spread of each candidate at each fraction, in the order in which they appear."""
    groups: dict[tuple[str, float], list[DrawError]] = {}
    for error in errors:
        groups.setdefault((error.candidate, error.fraction), []).append(error)
    return tuple(_spread(group, metric) for group in groups.values())


def _error(name: str, candidate: Any, columns: Any, times: Floats, draw: Draw) -> DrawError:
    model = with_seed(clone(candidate), draw.seed)
    model.fit(rows_at(columns, draw.learned), times[draw.learned])
    measured, predicted = times[draw.tested], model.predict(rows_at(columns, draw.tested))
    both = mape(measured, predicted), mlogq(measured, predicted)
    return DrawError(name, draw.fraction, draw.number, len(draw.learned), *both)


def _spread(group: Sequence[DrawError], metric: str) -> Spread:
    values = [error.error(metric) for error in group]
    low, median, high = np.quantile(values, (0.25, 0.5, 0.75)).tolist()
    first = group[0]
    mean = float(np.mean(values))
    return Spread(first.candidate, first.fraction, first.n_learned, len(values), mean, median, low, high)
