"""Pictures of the study of designs: errors and similarities by runs, and times in their order."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
from cases import Case
from chainline.reports.figures.style import COLOURS, MARKERS, new_figure, plain_log_ticks, save
from matplotlib.axes import Axes

_FAMILIES = {"FF": "full factorial", "PB": "Plackett-Burman", "CC": "central composite", "R": "random"}
_ROWS = {
    "error": "error against\nmeasured times [%]",
    "ER": "difference from the\nanalytical model [%]",
    "JS": "Jaccard similarity to\nthe analytical model [%]",
}


def draw_designs(tables: Mapping[str, pd.DataFrame], path: Path) -> Path:
    """Draw measures of designs by their runs, a column for each solver; return the file."""
    figure = new_figure(2.9 * len(tables), 7.2)
    panels = figure.subplots(len(_ROWS), len(tables), sharex="col", squeeze=False)
    for column, (title, table) in enumerate(tables.items()):
        for axes, measure in zip(panels[:, column], _ROWS, strict=True):
            _draw_measure(axes, table, measure)
        panels[0, column].set_title(title, fontsize="medium")
        panels[-1, column].set_xlabel("configurations measured")
    for axes, label in zip(panels[:, 0], _ROWS.values(), strict=True):
        axes.set_ylabel(label)
    handles, labels = panels[0, 0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=4, frameon=False)
    return save(figure, path)


def _draw_measure(axes: Axes, table: pd.DataFrame, measure: str) -> None:
    family = table["design"].str.extract(r"([A-Z]+)", expand=False)
    for place, (short, title) in enumerate(_FAMILIES.items()):
        rows = table[family == short]
        axes.errorbar(
            rows["runs"],
            100 * rows[measure],
            100 * rows[f"{measure}_deviation"],
            label=title,
            color=COLOURS[place],
            marker=MARKERS[place],
            markerfacecolor="none",  # designs of the same size and error lie on each other
            linestyle="",
            capsize=2,
        )
    axes.set_xscale("log")
    plain_log_ticks(axes.xaxis)
    axes.margins(y=0.1)
    axes.set_ylim(**({"top": 100} if measure == "JS" else {"bottom": 0}))
    axes.grid(color="0.9", linewidth=0.6)
    axes.set_axisbelow(True)


def draw_times(cases: Sequence[Case], best: Sequence[Any], path: Path) -> Path:
    """Draw measured, analytical and learned times, configurations in the order of measured ones."""
    figure = new_figure(2.9 * len(cases), 3.4)
    for axes, case, outcome in zip(figure.subplots(1, len(cases)), cases, best, strict=True):
        seconds = case.table["seconds"].to_numpy()
        order = np.argsort(seconds)
        axes.plot(1e3 * case.analytical[order], ".", color=COLOURS[1], markersize=3, label="analytical")
        axes.plot(
            1e3 * outcome.learned.predicted[order], ".", color=COLOURS[0], markersize=3, label="learned"
        )
        axes.plot(1e3 * seconds[order], color="black", linewidth=1.2, label="measured")
        axes.set_yscale("log")
        axes.set_title(f"{case.title}\n(learned: {outcome.design})", fontsize="medium")
        axes.set_xlabel("configurations")
        axes.grid(color="0.9", linewidth=0.6)
    figure.axes[0].set_ylabel("time [ms]")
    handles, labels = figure.axes[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=3, frameon=False, markerscale=3)
    return save(figure, path)
