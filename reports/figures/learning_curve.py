"""Error against the number of rows that were learned from."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

from matplotlib.ticker import NullLocator

from ...models.kernels.learned.held_out.scores import HeldOutScores
from .learner_style import NOISE, learner_styles
from .style import new_figure, plain_log_ticks, save

_HIGHEST = 300.0  # percent: what is worse than this is of no use, and would flatten the rest


def draw_learning_curve(scores: HeldOutScores, title: str, path: Path) -> Path:
    """Draw MAPE by the number of rows, both on log axes, with the noise floor.

    Lines are means over random choices of the rows, bands reach from the best to the worst.

    Parameters
    ----------
    scores : HeldOutScores
        With a curve.
    path : Path
        .png, .svg or .pdf.
    """
    figure = new_figure(8.2, 5.0)
    axes = figure.add_subplot()
    for name, style in learner_styles(scores.learners).items():
        points = [point for point in scores.curve if point.learner == name]
        if not points:
            continue
        rows = [point.rows for point in points]
        lowest, highest = ([100 * getattr(point, end) for point in points] for end in ("lowest", "highest"))
        axes.fill_between(rows, lowest, highest, color=style.colour, alpha=0.12, linewidth=0)
        axes.plot(rows, [100 * point.mape for point in points], **style.plot)
    if isfinite(scores.noise):
        axes.axhline(100 * scores.noise, **NOISE)
    budgets = sorted({point.rows for point in scores.curve})
    axes.set(xscale="log", yscale="log")
    if axes.get_ylim()[1] > _HIGHEST:
        axes.set_ylim(top=_HIGHEST)
    axes.set_xticks(budgets, [str(rows) for rows in budgets])
    axes.xaxis.set_minor_locator(NullLocator())
    plain_log_ticks(axes.yaxis)
    axes.set_xlabel("measured rows learned from")
    axes.set_ylabel("MAPE of GFLOPS (%)")
    axes.set_title(title, fontsize=11)
    axes.grid(which="both", color="0.9", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.legend(loc="upper left", bbox_to_anchor=(1.01, 1.0), borderaxespad=0.0, fontsize=9, frameon=False)
    return save(figure, path)
