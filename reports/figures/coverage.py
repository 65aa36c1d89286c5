"""Coverage and width of prediction intervals, by order."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from ...models.kernels.learned.held_out.scores import HeldOutScores
from .style import COLOURS, GREY, MARKERS, new_figure, save


def draw_coverage(
    scores: HeldOutScores, learner: str, title: str, path: Path, *, coverage: float = 0.9
) -> Path:
    """Draw the coverage of a learner's intervals by order, a line for each kind of division.

    Coverage alone says little: an interval that is wide enough contains everything. The second
    panel shows the width.

    Parameters
    ----------
    coverage : float
        Nominal coverage of the intervals, a fraction.
    path : Path
        .png, .svg or .pdf.
    """
    figure = new_figure(7.6, 5.6)
    above, below = figure.subplots(2, 1, sharex=True)
    above.axhline(100 * coverage, color=GREY, linestyle="--", linewidth=1.2, label=f"nominal {coverage:.0%}")
    shown = [name for name in scores.divisions if _has_intervals(scores, name, learner)]
    for number, division in enumerate(shown):
        _lines(above, below, scores, division, learner, number)
    orders = sorted({order for division in shown for order in scores.orders(division)})
    below.set_xticks(orders)
    below.set_xlabel("polynomial order P")
    above.set_ylabel("measurements in the\ninterval (%)")
    above.set_ylim(-4, 104)
    below.set_ylabel("interval reaches above\nthe prediction (%)")
    below.set_ylim(bottom=0)
    below.yaxis.set_major_locator(MaxNLocator(6))
    for axes in (above, below):
        axes.grid(axis="y", color="0.9", linewidth=0.6)
        axes.set_axisbelow(True)
    figure.suptitle(title, fontsize=11)
    handles, labels = above.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=len(labels), frameon=False, fontsize=9)
    return save(figure, path)


def learners_with_intervals(scores: HeldOutScores) -> list[str]:
    """Return the learners that predict intervals in some division."""
    return [
        name
        for name in scores.learners
        if any(_has_intervals(scores, division, name) for division in scores.divisions)
    ]


def _has_intervals(scores: HeldOutScores, division: str, learner: str) -> bool:
    score = scores.of(division).get(learner)
    return score is not None and isfinite(score.coverage)


def _lines(above: Axes, below: Axes, scores: HeldOutScores, division: str, learner: str, number: int) -> None:
    orders = scores.orders(division)
    found = [scores.of(division, order=order)[learner] for order in orders]
    pooled = scores.of(division)[learner].coverage
    style: dict[str, Any] = {
        "color": COLOURS[number % len(COLOURS)],
        "marker": MARKERS[number % len(MARKERS)],
        "linewidth": 1.5,
        "markersize": 5,
    }
    above.plot(orders, [100 * score.coverage for score in found], label=f"{division}: {pooled:.0%}", **style)
    below.plot(orders, [100 * (score.interval_factor - 1) for score in found], **style)
