"""Report of `chainline study case-study`, as a table or as JSON:

time at p = 512, n = 50: 12 kernels that matter, 24 points 5 times, noise 1.2 %
least budget for a model: 9.5 % (worst kernel 12 %)
strategy  budget  ±5 %  ±10 %  ±15 %  ±20 %  modelled  points  runs
gpr           10    42     58     75     83       100      14    31
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Any

from ..models.empirical.acquisition.case_study import CaseStudy
from ..models.empirical.acquisition.replay import BudgetScore, Outcome, budget_scores
from .layout import Line, NamedTable
from .outputs.studies import CaseStudyOutput, CaseStudyRow, LeastBudget

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
        rows=[_row(score) for score in budget_scores(outcomes, WITHIN)],
    ).to_json()


def _row(score: BudgetScore) -> CaseStudyRow:
    within = {f"{100 * limit:g}": share for limit, share in score.within.items()}
    return CaseStudyRow.of(score, within=within)


def case_study_lines(study: CaseStudy, outcomes: Sequence[Outcome]) -> list[Line]:
    """Return a row for each strategy and budget."""
    at = ", ".join(f"{name} = {value:g}" for name, value in study.target.items())
    least, most = mean(study.least_budgets), max(study.least_budgets)
    limits = [f"±{100 * limit:g} %" for limit in WITHIN]
    headings = ("strategy", "budget", *limits, "modelled", "points", "runs")
    rows = tuple(map(_cells, budget_scores(outcomes, WITHIN)))
    return [
        f"{study.metric or 'time'} at {at}: {len(study.kernels)} kernels that matter, "
        f"{study.n_points} points {study.n_repetitions} times, noise {100 * study.noise:.2g} %",
        f"least budget for a model: {100 * least:.2g} % (worst kernel {100 * most:.2g} %)",
        NamedTable("", headings, rows, note=_NOTE),
    ]


def _cells(score: BudgetScore) -> tuple[str, ...]:
    shares = (f"{100 * share:.0f}" for share in (score.budget, *score.within.values(), score.modelled))
    return (score.strategy, *shares, f"{score.points:.0f}", f"{score.runs:.0f}")
