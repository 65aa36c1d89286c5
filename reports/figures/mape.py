"""MAPE by polynomial order, one panel for each residence (as Ren et al. 2026, Figs 13 and 14)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, NullFormatter

from ...models.kernels.evaluation.scores import PredictedRow, group_rows, score
from ...models.kernels.predictions.model import Model
from .style import COLOURS, MARKERS, by_level, new_figure, save

_LABELS = {
    Model.CHAIN: "chain",
    Model.ROOFLINE: "Roofline",
    Model.CACHE_ROOFLINE: "Roofline (cache-aware)",
    Model.ECM: "ECM",
    Model.SIMULATION: "simulation",
}


def draw_mape(rows: Sequence[PredictedRow], models: Sequence[Model], title: str, path: Path) -> Path:
    """Draw the mean absolute percentage error of each model by order, on a log axis.

    Parameters
    ----------
    rows : sequence of PredictedRow
        Every row counts once.
    path : Path
        .png, .svg or .pdf.
    """
    residences = group_rows(rows, lambda row: row.case.conditions.residence)
    names = by_level(residences)
    figure = new_figure(max(6.4, 4.6 * len(names)), 4.4)
    panels = figure.subplots(1, len(names), sharey=True, squeeze=False)[0]
    orders = sorted({row.case.variant.order for row in rows})
    for panel, name in zip(panels, names, strict=True):
        _panel(panel, residences[name], models, name)
        panel.set_xlim(orders[0] - 0.5, orders[-1] + 0.5)
        panel.set_xticks(orders)
    panels[0].set_ylabel("MAPE of GFLOPS (%)")
    figure.suptitle(title)
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=len(models), frameon=False)
    return save(figure, path)


def _panel(panel: Axes, rows: Sequence[PredictedRow], models: Sequence[Model], residence: str) -> None:
    by_order = sorted(group_rows(rows, lambda row: row.case.variant.order).items())
    for number, model in enumerate(models):
        panel.plot(
            [order for order, _ in by_order],
            [100 * score(group, model).mape for _, group in by_order],
            color=COLOURS[number % len(COLOURS)],
            marker=MARKERS[number % len(MARKERS)],
            markersize=9 - 1.5 * number,  # models that agree lie on each other: show both
            linewidth=3 - 0.6 * number,
            label=_LABELS.get(model, str(model)),
        )
    panel.set_yscale("log")
    panel.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    panel.yaxis.set_minor_formatter(NullFormatter())
    panel.set_xlabel("polynomial order P")
    panel.set_title(f"{residence}-resident" if residence != "memory" else "memory-resident", fontsize=11)
    panel.grid(axis="y", which="both", color="0.9", linewidth=0.6)
