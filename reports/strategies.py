"""What `chainline study strategies` found, as a table or as JSON:

2 parameters, noise 1 %: functions predicted within 5 %, in per cent
strategy  cost 10 %  modelled  runs
gpr            82.5       100    31
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Any

from ..models.empirical.acquisition.replay import Outcome, share_within
from ..models.empirical.acquisition.synthetic.random_pool import Scenario
from .named_table import NamedTable, print_table


def strategies_to_json(
    found: Sequence[tuple[Scenario, Sequence[Outcome]]], limits: Sequence[float]
) -> dict[str, Any]:
    """Return the JSON object of `chainline study strategies --json`; all shares of 1."""
    rows = []
    for setting, outcomes in found:
        for strategy in dict.fromkeys(outcome.strategy for outcome in outcomes):
            of = [outcome for outcome in outcomes if outcome.strategy == strategy]
            for budget in sorted({outcome.budget for outcome in of}):
                here = [outcome for outcome in of if outcome.budget == budget]
                rows += [_row(setting, strategy, budget, limit, here) for limit in limits]
    return {"rows": rows}


def _row(
    setting: Scenario, strategy: str, budget: float, limit: float, outcomes: Sequence[Outcome]
) -> dict[str, Any]:
    accurate, modelled = share_within(outcomes, limit)
    return {
        "parameters": setting.n_parameters,
        "noise": setting.level,
        "kind": setting.noise.value,
        "repetitions": setting.repetitions,
        "strategy": strategy,
        "budget": budget,
        "functions": len(outcomes),
        "within": limit,
        "accurate": accurate,
        "modelled": modelled,
        "spent": mean(outcome.spent for outcome in outcomes),
        "points": mean(outcome.points for outcome in outcomes),
        "runs": mean(outcome.runs for outcome in outcomes),
    }


def strategies_report(document: Mapping[str, Any]) -> None:
    """Print a table for each level of noise and error that counts as accurate."""
    rows = document["rows"]
    names = ("parameters", "noise", "kind", "within")
    for key in dict.fromkeys(tuple(row[name] for name in names) for row in rows):
        of = [row for row in rows if tuple(row[name] for name in names) == key]
        budgets = sorted({row["budget"] for row in of if row["strategy"] != "full"}) or [1.0]
        title = f"{key[0]} parameters, noise {100 * key[1]:g} % ({key[2]}), {of[0]['functions']} functions"
        title += f": predicted within {100 * key[3]:g} % (modelled at all), in per cent"
        headings = ("strategy", *(f"cost {100 * budget:g} %" for budget in budgets))
        print_table(NamedTable(title, headings, _rows(of, budgets)))


def _rows(of: Sequence[Mapping[str, Any]], budgets: Sequence[float]) -> tuple[tuple[str, ...], ...]:
    rows = []
    for strategy in dict.fromkeys(row["strategy"] for row in of):
        cells = {row["budget"]: _cell(row) for row in of if row["strategy"] == strategy}
        if strategy == "full":
            rows.append(("full (100 %)", *[cells[1.0]] * len(budgets)))
        else:
            rows.append((strategy, *(cells.get(budget, "") for budget in budgets)))
    return tuple(rows)


def _cell(row: Mapping[str, Any]) -> str:
    modelled = "" if row["modelled"] == 1 else f" ({100 * row['modelled']:.0f})"
    return f"{100 * row['accurate']:.1f}{modelled}"
