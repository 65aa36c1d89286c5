"""Accuracy of scaling laws by what their measurements cost, a panel for each level of noise and error."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .style import COLOURS, GREY, MARKERS, new_figure, plain_log_ticks, save

ORDER = ("gpr", "hybrid", "bayesian", "cpf", "random", "grid")


def draw_strategies(document: Mapping[str, Any], path: Path) -> Path:
    """Draw the counterpart of Figs 5 and 6 of Ritter et al.; return the file."""
    rows = document["rows"]
    panels = list(dict.fromkeys((row["noise"], row["within"]) for row in rows))
    figure = new_figure(3.6 * len(panels) + 1.2, 3.8)
    for number, (level, limit) in enumerate(panels):
        axes = figure.add_subplot(1, len(panels), number + 1)
        here = [row for row in rows if (row["noise"], row["within"]) == (level, limit)]
        for strategy in [name for name in ORDER if any(row["strategy"] == name for row in here)]:
            of = [row for row in here if row["strategy"] == strategy]
            place = ORDER.index(strategy)
            x, y = ([100 * row[name] for row in of] for name in ("budget", "accurate"))
            axes.plot(x, y, label=strategy, color=COLOURS[place], marker=MARKERS[place], markersize=4)
        for row in here:
            if row["strategy"] == "full":
                axes.axhline(100 * row["accurate"], color=GREY, linestyle="--", label="full matrix")
        axes.set_xscale("log")
        plain_log_ticks(axes.xaxis)
        axes.set_ylim(0, 100)
        axes.set_title(f"noise {100 * level:g} %, within {100 * limit:g} %", fontsize="medium")
        axes.set_xlabel("cost in per cent of the full matrix")
        if number == 0:
            axes.set_ylabel("functions predicted [%]")
    axes.legend(fontsize="small", loc="lower right")
    return save(figure, path)
