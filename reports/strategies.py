"""Report of `chainline study strategies`, as tables or as JSON:

2 parameters, noise 1 % (uniform), 100 functions: predicted within 5 % (modelled at all), in per cent
strategy  cost 10 %
gpr            82.5
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..models.empirical.acquisition.replay import FULL, BudgetScore, Outcome, budget_scores
from ..models.empirical.acquisition.synthetic import Scenario
from .layout import Line, NamedTable
from .outputs.studies import StrategiesOutput, StrategyRow


def strategies_to_json(
    found: Sequence[tuple[Scenario, Sequence[Outcome]]], limits: Sequence[float]
) -> dict[str, Any]:
    """Return the JSON object of `chainline study strategies --json`; all shares of 1."""
    rows = [
        _row(setting, score, limit)
        for setting, outcomes in found
        for score in budget_scores(outcomes, limits)
        for limit in limits
    ]
    return StrategiesOutput(rows=rows).to_json()


def _row(setting: Scenario, score: BudgetScore, limit: float) -> StrategyRow:
    return StrategyRow.of(
        score,
        parameters=setting.n_parameters,
        noise=setting.level,
        kind=setting.noise.value,
        repetitions=setting.repetitions,
        statistic=setting.statistic.value,
        draw=setting.draw,
        weights=[setting.tuning.accuracy, setting.tuning.cost],
        switch=setting.tuning.switch,
        functions=score.n_pools,
        within=limit,
        accurate=score.within[limit],
    )


def strategies_lines(
    found: Sequence[tuple[Scenario, Sequence[Outcome]]], limits: Sequence[float]
) -> list[Line]:
    """Return a table for each level of noise and error that counts as accurate."""
    return [
        _table(setting, budget_scores(outcomes, limits), limit)
        for setting, outcomes in found
        for limit in limits
    ]


def _table(setting: Scenario, scores: Sequence[BudgetScore], limit: float) -> NamedTable:
    budgets = sorted({score.budget for score in scores if score.strategy != FULL}) or [1.0]
    noise = f"noise {100 * setting.level:g} % ({setting.noise.value})"
    title = f"{setting.n_parameters} parameters, {noise}, {scores[0].n_pools} functions"
    title += f": predicted within {100 * limit:g} % (modelled at all), in per cent"
    cells: dict[str, dict[float, str]] = {}
    for score in scores:
        cells.setdefault(score.strategy, {})[score.budget] = _cell(score, limit)
    headings = ("strategy", *(f"cost {100 * budget:g} %" for budget in budgets))
    return NamedTable(title, headings, tuple(_cells(name, cells[name], budgets) for name in cells))


def _cells(strategy: str, by_budget: Mapping[float, str], budgets: Sequence[float]) -> tuple[str, ...]:
    if strategy == FULL:
        return (f"{FULL} (100 %)", *[by_budget[1.0]] * len(budgets))
    return (strategy, *(by_budget.get(budget, "") for budget in budgets))


def _cell(score: BudgetScore, limit: float) -> str:
    modelled = "" if score.modelled == 1 else f" ({100 * score.modelled:.0f})"
    return f"{100 * score.within[limit]:.1f}{modelled}"
