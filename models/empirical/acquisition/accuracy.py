"""Accuracy of strategies: the share of the pools that their models predict, by budget.

References
----------
Ritter et al., Figs 5 to 7.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

from .replay import Outcome


@dataclass(frozen=True, slots=True)
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
