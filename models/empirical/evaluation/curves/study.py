"""Errors of candidate models against the share of the rows that they learn from.

draws (rows to learn from and to test on) -> errors of every candidate on each -> spread over the draws.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pandas as pd
from sklearn.base import clone

from .....arrays import Floats
from ...estimators.hybrid.estimator_selection import Rows, rows_at, with_seed
from ...metrics import mape, mlogq

METRICS = ("mape", "mlogq")
"""Fields of `DrawError` by which errors are compared."""


@dataclass(frozen=True, slots=True, eq=False)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
