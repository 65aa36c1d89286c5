"""Report of `chainline suggest`, as a table or as JSON:

p    n   run  expected s  cost  why
128  10    1        1.52   195  most uncertainty for its cost
spent 2300 of 5000; 12 of 35 points measured, noise 1.2 %
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..models.empirical.acquisition.suggest import Progress, Suggestion
from .layout import Line, NamedTable
from .outputs.programs import SuggestedRun, SuggestOutput
from .pmnf import ties_note


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
    lines: list[Line] = [_table(found.runs) if found.runs else "no run is left that the budget allows"]
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


def _table(runs: Sequence[Suggestion]) -> NamedTable:
    headings = (*runs[0].point, "run", "expected s", "cost", "why")
    return NamedTable("", headings, tuple(map(_cells, runs)), words=(-1,))


def _cells(run: Suggestion) -> tuple[str, ...]:
    expected = (_shown(run.predicted_time), _shown(run.predicted_cost))
    return (*map(_shown, run.point.values()), str(run.repetition), *expected, run.why)


def _shown(value: float | str | None) -> str:
    return value if isinstance(value, str) else "?" if value is None else f"{value:.6g}"
