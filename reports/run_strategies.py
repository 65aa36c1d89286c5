"""Reports about the choice of runs, as tables or as JSON.

`chainline suggest`, the next runs:

p    n   run  expected s  cost  why
128  10    1        1.52   195  most uncertainty for its cost
spent 2300 of 5000; 12 of 35 points measured, noise 1.2 %

`chainline study strategies` and `chainline study case-study`:

2 parameters, noise 1 % (uniform), 100 functions: predicted within 5 % (modelled at all), in per cent
strategy  cost 10 %
gpr            82.5

time at p = 512, n = 50: 12 kernels that matter, 24 points 5 times, noise 1.2 %
least budget for a model: 9.5 % (worst kernel 12 %)
strategy  budget  ±5 %  ±10 %  ±15 %  ±20 %  modelled  points  runs
gpr           10    42     58     75     83       100      14    31
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Any

from ..models.empirical.acquisition.case_study import CaseStudy
from ..models.empirical.acquisition.replay import FULL, BudgetScore, Outcome, budget_scores
from ..models.empirical.acquisition.suggest import Progress, Suggestion
from ..models.empirical.acquisition.synthetic import Scenario
from .layout import Line, NamedTable
from .outputs.programs import SuggestedRun, SuggestOutput
from .outputs.studies import CaseStudyOutput, CaseStudyRow, LeastBudget, StrategiesOutput, StrategyRow
from .pmnf import ties_note


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


WITHIN = (0.05, 0.10, 0.15, 0.20)
_NOTE = "per cent of what measuring everything costs, and of the kernels: predicted within ±, modelled at all"


def case_study_to_json(study: CaseStudy, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Return the JSON object of `chainline study case-study --json`; all shares of 1."""
    return CaseStudyOutput.of(
        study,
        at=study.target,
        points=study.n_points,
        repetitions=study.n_repetitions,
        least_budget=LeastBudget(mean=mean(study.least_budgets), max=max(study.least_budgets)),
        rows=[_budget_row(score) for score in budget_scores(outcomes, WITHIN)],
    ).to_json()


def _budget_row(score: BudgetScore) -> CaseStudyRow:
    within = {f"{100 * limit:g}": share for limit, share in score.within.items()}
    return CaseStudyRow.of(score, within=within)


def case_study_lines(study: CaseStudy, outcomes: Sequence[Outcome]) -> list[Line]:
    """Return a row for each strategy and budget."""
    at = ", ".join(f"{name} = {value:g}" for name, value in study.target.items())
    least, most = mean(study.least_budgets), max(study.least_budgets)
    limits = [f"±{100 * limit:g} %" for limit in WITHIN]
    headings = ("strategy", "budget", *limits, "modelled", "points", "runs")
    rows = tuple(map(_budget_cells, budget_scores(outcomes, WITHIN)))
    return [
        f"{study.metric or 'time'} at {at}: {len(study.kernels)} kernels that matter, "
        f"{study.n_points} points {study.n_repetitions} times, noise {100 * study.noise:.2g} %",
        f"least budget for a model: {100 * least:.2g} % (worst kernel {100 * most:.2g} %)",
        NamedTable("", headings, rows, note=_NOTE),
    ]


def _budget_cells(score: BudgetScore) -> tuple[str, ...]:
    shares = (f"{100 * share:.0f}" for share in (score.budget, *score.within.values(), score.modelled))
    return (score.strategy, *shares, f"{score.points:.0f}", f"{score.runs:.0f}")


def suggest_to_json(found: Progress) -> dict[str, Any]:
    """Return the JSON object of `chainline suggest --json`."""
    return SuggestOutput.of(
        found,
        suggestions=SuggestedRun.of_each(found.runs),
        points=found.n_points,
        measured=found.n_measured,
        model=found.model.formula.text() if found.model else None,
        smape=found.model.smape if found.model else None,
        others=[law.text() for law in found.model.others] if found.model else [],
    ).to_json()


def suggest_lines(found: Progress) -> list[Line]:
    """Return the next runs, and where measurements stand."""
    lines: list[Line] = [
        _table_of_runs(found.runs) if found.runs else "no run is left that the budget allows"
    ]
    lines.append(
        f"spent {found.spent:.4g} of {found.budget:.4g}; {found.n_measured} of {found.n_points} points "
        f"measured, noise {100 * found.noise:.2g} %"
    )
    if found.model:
        lines.append(f"so far: {found.model.formula.text()} (SMAPE {found.model.smape:.2g} %)")
        lines += ties_note(found.model.others, found.deciding)
    if found.misfit and found.model:
        lines.append(
            "the last runs made the fit no better, though it is further off than the noise: no law that is "
            "tried describes these times; measure elsewhere, or see `chainline fit --model pmnf`"
        )
    if found.stop:
        lines.append("the last runs made the fit no better: this may be the time to stop")
    return lines


def _table_of_runs(runs: Sequence[Suggestion]) -> NamedTable:
    headings = (*runs[0].point, "run", "expected s", "cost", "why")
    return NamedTable("", headings, tuple(map(_cells_of_run, runs)), words=(-1,))


def _cells_of_run(run: Suggestion) -> tuple[str, ...]:
    expected = (_shown(run.predicted_time), _shown(run.predicted_cost))
    return (*map(_shown, run.point.values()), str(run.repetition), *expected, run.why)


def _shown(value: float | str | None) -> str:
    return value if isinstance(value, str) else "?" if value is None else f"{value:.6g}"
