"""What `chainline suggest` answers, as a table or as JSON:

p    n   run  expected s  cost  why
128  10    1        1.52   195  most uncertainty for its cost
spent 2300 of 5000; 12 of 35 points measured, noise 1.2 %
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..models.empirical.acquisition.history import errors_so_far
from ..models.empirical.acquisition.state import State
from ..models.empirical.acquisition.suggest import Suggestion, stalled
from ..models.empirical.estimators.pmnf.single import FEWEST_POINTS
from .named_table import NamedTable, print_table


def suggest_to_json(state: State, runs: Sequence[Suggestion], budget: float, patience: int) -> dict[str, Any]:
    """Return the JSON object of `chainline suggest --json`."""
    measured = int(np.count_nonzero(state.counts))
    model = state.model() if measured >= FEWEST_POINTS else None
    return {
        "suggestions": [
            {
                "point": dict(run.point),
                "repetition": run.repetition,
                "predicted_time": run.predicted_time,
                "predicted_cost": run.predicted_cost,
                "why": run.why,
            }
            for run in runs
        ],
        "spent": state.cost,
        "budget": budget,
        "points": len(state.points),
        "measured": measured,
        "noise": state.noise,
        "model": model.formula.text() if model else None,
        "smape": model.smape if model else None,
        "stop": stalled(errors_so_far(state), patience),
    }


def suggest_report(document: Mapping[str, Any]) -> None:
    """Print the next runs."""
    if document["suggestions"]:
        headings = (*document["suggestions"][0]["point"], "run", "expected s", "cost", "why")
        print_table(NamedTable("", headings, tuple(map(_row, document["suggestions"])), words=(-1,)))
    else:
        print("no run is left that the budget allows")
    noise = f"noise {100 * document['noise']:.2g} %"
    print(
        f"spent {document['spent']:.4g} of {document['budget']:.4g}; "
        f"{document['measured']} of {document['points']} points measured, {noise}"
    )
    if document["model"]:
        print(f"so far: {document['model']} (SMAPE {document['smape']:.2g} %)")
    if document["stop"]:
        print("the last runs made the fit no better: this may be the time to stop")


def _row(run: Mapping[str, Any]) -> tuple[str, ...]:
    expected = (_shown(run["predicted_time"]), _shown(run["predicted_cost"]))
    return (*map(_shown, run["point"].values()), str(run["repetition"]), *expected, run["why"])


def _shown(value: float | None) -> str:
    return "?" if value is None else f"{value:.6g}"
