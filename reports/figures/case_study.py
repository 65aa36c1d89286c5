"""Kernels predicted, and points measured, by what the measurements cost."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .strategies import ORDER
from .style import COLOURS, GREY, MARKERS, new_figure, save

_WITHIN = "10"


def draw_case_study(document: Mapping[str, Any], path: Path) -> Path:
    """Draw the counterpart of Fig. 7 of Ritter et al.; return the file."""
    figure = new_figure(9.0, 3.8)
    accuracy, usage = figure.add_subplot(1, 2, 1), figure.add_subplot(1, 2, 2)
    rows = document["rows"]
    for strategy in [name for name in ORDER if any(row["strategy"] == name for row in rows)]:
        of = [row for row in rows if row["strategy"] == strategy]
        budgets = [100 * row["budget"] for row in of]
        style = _style(strategy)
        accuracy.plot(budgets, [100 * row["within"][_WITHIN] for row in of], **style)
        usage.plot(budgets, [row["points"] for row in of], **style)
    for row in rows:
        if row["strategy"] == "full":
            accuracy.axhline(100 * row["within"][_WITHIN], color=GREY, linestyle="--", label="everything")
            usage.axhline(row["points"], color=GREY, linestyle="--", label="everything")
    accuracy.set_ylim(-3, 103)
    accuracy.set_ylabel(f"kernels within {_WITHIN} % [%]")
    usage.set_ylim(bottom=0)
    usage.set_ylabel("points measured, mean of the kernels")
    for axes in (accuracy, usage):
        axes.set_xlabel("budget in per cent of the cost of everything")
    accuracy.legend(fontsize="small", loc="best")
    figure.suptitle(
        f"{len(document['kernels'])} kernels, noise {100 * document['noise']:.2g} %, least budget "
        f"{100 * document['least_budget']['mean']:.2g} %",
        fontsize="medium",
    )
    return save(figure, path)


def _style(strategy: str) -> dict[str, Any]:
    place = ORDER.index(strategy)
    return {"label": strategy, "color": COLOURS[place], "marker": MARKERS[place], "markersize": 4}
