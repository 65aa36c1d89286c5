"""What `chainline study case-study` found, as a table or as JSON:

time at p = 512, n = 50: 12 kernels that matter, 24 points 5 times, noise 1.2 %
least budget for a model: 9.5 % (worst kernel 12 %)
strategy  budget  ±5 %  ±10 %  ±15 %  ±20 %  modelled  points  runs
gpr           10    42     58     75     83       100      14    31
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Any

import numpy as np

from ..models.empirical.acquisition.case_study import CaseStudy
from ..models.empirical.acquisition.replay import Outcome, share_within
from .named_table import NamedTable, print_table

WITHIN = (0.05, 0.10, 0.15, 0.20)


def case_study_to_json(study: CaseStudy, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Return the JSON object of `chainline study case-study --json`; all shares of 1."""
    groups: dict[tuple[str, float], list[Outcome]] = {}
    for outcome in outcomes:
        groups.setdefault((outcome.strategy, outcome.budget), []).append(outcome)
    rows = [
        {
            "strategy": strategy,
            "budget": budget,
            "within": {f"{100 * limit:g}": share_within(of, limit)[0] for limit in WITHIN},
            "modelled": share_within(of, 0.0)[1],
            "spent": mean(outcome.spent for outcome in of),
            "points": mean(outcome.points for outcome in of),
            "runs": mean(outcome.runs for outcome in of),
        }
        for (strategy, budget), of in groups.items()
    ]
    return {
        "metric": study.metric,
        "at": dict(study.target),
        "kernels": list(study.kernels),
        "points": len(study.pools[0].points),
        "repetitions": min(pool.values.shape[1] for pool in study.pools),
        "noise": float(np.mean([_noise(pool.values) for pool in study.pools])),
        "least_budget": {"mean": mean(study.least_budgets), "max": max(study.least_budgets)},
        "rows": rows,
    }


def _noise(values: np.ndarray[Any, np.dtype[np.float64]]) -> float:
    return float((np.ptp(values, axis=1) / values.mean(axis=1)).mean())


def case_study_report(document: Mapping[str, Any]) -> None:
    """Print a row for each strategy and budget."""
    at = ", ".join(f"{name} = {value:g}" for name, value in document["at"].items())
    least, noise = document["least_budget"], document["noise"]
    print(f"{document['metric'] or 'time'} at {at}: {len(document['kernels'])} kernels that matter, ", end="")
    print(f"{document['points']} points {document['repetitions']} times, noise {100 * noise:.2g} %")
    print(f"least budget for a model: {100 * least['mean']:.2g} % (worst kernel {100 * least['max']:.2g} %)")
    limits = [f"±{name} %" for name in document["rows"][0]["within"]]
    headings = ("strategy", "budget", *limits, "modelled", "points", "runs")
    note = (
        "per cent of what measuring everything costs, and of the kernels: predicted within ±, modelled at all"
    )
    print_table(NamedTable("", headings, tuple(map(_cells, document["rows"])), note=note))


def _cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    shares = (f"{100 * share:.0f}" for share in (row["budget"], *row["within"].values(), row["modelled"]))
    return (row["strategy"], *shares, f"{row['points']:.0f}", f"{row['runs']:.0f}")
