"""Replay of a strategy on known measurements: the error of its models by the cost of its runs.

A pool is a set of points with known measurements among which a strategy chooses; the accuracy of a strategy
is the share of pools whose largest point its model predicts within a tolerance, by budget.

References
----------
Ritter et al., Figs 5 to 7.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import mean

import numpy as np

from ....arrays import Floats
from ....records import record
from ..estimators.pmnf.fit import Statistic
from .state import State
from .strategies import Strategy, Tuning, tuned

FULL = "full"
"""Not a strategy: all points, as often as allowed, whatever the budget."""
_FRUGAL = ("gpr", "hybrid", "bayesian")
"""Strategies that propose only runs whose expected cost is within the rest of the budget, as in the
published evaluation."""


@record(eq=False)
class Pool:
    """All possible measurements, and the point whose time is predicted from a part of them.

    Attributes
    ----------
    number : int
        Seed of all random choices about it.
    parameters : tuple of str
    points : ndarray of float, (n, n_parameters)
        Each once.
    values : ndarray of float, (n, n_repetitions)
        Times, in the order in which runs would show them.
    weights : ndarray of float, (n,)
        Cost of a second at each point.
    target : ndarray of float, (n_parameters,)
        The point that is predicted.
    truth : float
        Its time.
    statistic : Statistic
        Statistic of the repetitions of a point that models describe.
    """

    number: int
    parameters: tuple[str, ...]
    points: Floats
    values: Floats
    weights: Floats
    target: Floats
    truth: float
    statistic: Statistic = Statistic.MEAN

    @property
    def cost(self) -> float:
        """Cost of all measurements of the pool: the sum of the times, each multiplied by its weight."""
        return float((self.values.sum(axis=1) * self.weights).sum())

    def state(self, values: Sequence[Floats]) -> State:
        """Return the state in which these times are known of each point."""
        most, statistic = self.values.shape[1], self.statistic
        return State(self.parameters, self.points, tuple(values), self.weights, most, statistic=statistic)


@record
class Outcome:
    """Error of the model that a strategy reaches with a budget, and its expense.

    Attributes
    ----------
    function : int
        Number of the pool.
    strategy : str
    budget : float
        Share of the cost of everything.
    error : float or None
        Relative error at the point that is predicted; None where the budget was too small for the minimum
        set, with as many runs of each point as the strategy makes.
    spent : float
        Share of the cost of everything.
    points, runs : int
        Numbers of measured points and of runs.
    """

    function: int
    strategy: str
    budget: float
    error: float | None
    spent: float
    points: int
    runs: int


def replay(
    pool: Pool, strategies: Sequence[str], budgets: Sequence[float], tuning: Tuning | None = None
) -> list[Outcome]:
    """Return the outcome of each strategy on a pool, at every budget.

    All strategies see the same measurements. A run that costs more than is left of a budget ends it (Ritter
    et al., Section IV-B and Fig. 4); those with a Gaussian process propose none that is expected to.

    Parameters
    ----------
    pool : Pool
    strategies : sequence of str
        Of `STRATEGIES`, or "full".
    budgets : sequence of float
        Shares of the cost of everything.
    tuning : Tuning, optional
    """
    outcomes = []
    for name in strategies:
        if name == FULL:
            everything = pool.state(list(pool.values))
            outcomes.append(_outcome(pool, name, 1.0, everything, pool.values.shape[1]))
        else:
            outcomes += _replayed(pool, tuned(name, tuning or Tuning()), budgets)
    return outcomes


def _replayed(pool: Pool, strategy: Strategy, budgets: Sequence[float]) -> list[Outcome]:
    random, name = np.random.default_rng(pool.number), strategy.name
    state = pool.state([np.empty(0)] * len(pool.points))
    outcomes = []
    for budget in sorted(budgets):
        most = budget * pool.cost * (1 + 1e-12)  # so that the sum of all runs is no more than all
        # what is chosen among all runs and can be paid is chosen among those that can be paid
        state = _measured_on(pool, state, strategy, most, random, limited=False)
        ended = state
        if name in _FRUGAL:
            ended = _measured_on(pool, state, strategy, most, random, limited=True)
        outcomes.append(_outcome(pool, name, budget, ended, strategy.base_of(ended)))
    return outcomes


def _measured_on(
    pool: Pool, state: State, strategy: Strategy, most: float, random: np.random.Generator, limited: bool
) -> State:
    """Return the state when no further run is proposed, or the next one costs more than is left.

    Parameters
    ----------
    limited : bool
        True where only runs are proposed whose expected cost is within the rest of the budget.
    """
    spent = state.cost
    while (point := strategy.next_point(state, random, most - spent if limited else math.inf)) is not None:
        value = float(pool.values[point, state.counts[point]])
        spent += value * float(pool.weights[point])
        if spent > most:
            break
        state = state.measured(point, value)
    return state


def _outcome(pool: Pool, name: str, budget: float, state: State, base: int) -> Outcome:
    counts = state.counts
    error = None
    if (counts[state.minimum] >= base).all():
        predicted = float(state.model().formula.values(pool.target[None])[0])
        error = abs(predicted / pool.truth - 1)
    seen, runs = int((counts > 0).sum()), int(counts.sum())
    return Outcome(pool.number, name, budget, error, state.cost / pool.cost, seen, runs)


@record
class BudgetScore:
    """Accuracy and expense of a strategy at one budget, over all pools.

    Attributes
    ----------
    strategy : str
    budget : float
        Share of the cost of everything.
    n_pools : int
    within : mapping of float to float
        Share of the pools predicted within each relative error.
    modelled : float
        Share of the pools that have a model.
    spent : float
        Mean expense, as a share of the cost of everything.
    points, runs : float
        Mean numbers of measured points and of runs.
    """

    strategy: str
    budget: float
    n_pools: int
    within: Mapping[float, float]
    modelled: float
    spent: float
    points: float
    runs: float


def budget_scores(outcomes: Sequence[Outcome], limits: Sequence[float]) -> list[BudgetScore]:
    """Return the scores of each strategy, in the order of the outcomes, at each budget, rising.

    Parameters
    ----------
    outcomes : sequence of Outcome
        One of each pool, strategy and budget.
    limits : sequence of float
        Relative errors that count as accurate.

    Examples
    --------
    >>> outcomes = [Outcome(0, "gpr", 0.1, 0.04, 0.09, 12, 30), Outcome(1, "gpr", 0.1, None, 0.1, 6, 10)]
    >>> (score,) = budget_scores(outcomes, (0.05, 0.2))
    >>> score.within, score.modelled, score.points
    ({0.05: 0.5, 0.2: 0.5}, 0.5, 9)
    """
    alike: dict[tuple[str, float], list[Outcome]] = {}
    for outcome in outcomes:
        alike.setdefault((outcome.strategy, outcome.budget), []).append(outcome)
    strategies = dict.fromkeys(outcome.strategy for outcome in outcomes)
    budgets = sorted({outcome.budget for outcome in outcomes})
    keys = [(strategy, budget) for strategy in strategies for budget in budgets]
    return [_score(alike[key], limits) for key in keys if key in alike]


def _score(outcomes: Sequence[Outcome], limits: Sequence[float]) -> BudgetScore:
    n_pools = len(outcomes)
    errors = [outcome.error for outcome in outcomes if outcome.error is not None]
    return BudgetScore(
        strategy=outcomes[0].strategy,
        budget=outcomes[0].budget,
        n_pools=n_pools,
        within={limit: sum(error <= limit for error in errors) / n_pools for limit in limits},
        modelled=len(errors) / n_pools,
        spent=mean(outcome.spent for outcome in outcomes),
        points=mean(outcome.points for outcome in outcomes),
        runs=mean(outcome.runs for outcome in outcomes),
    )
