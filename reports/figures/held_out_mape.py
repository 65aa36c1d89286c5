"""Error of every learner by order on rows that it had not seen (as Ren et al. 2026, Figs 13, 14)."""

from __future__ import annotations

from pathlib import Path

from matplotlib.axes import Axes

from ...models.kernels.learned.held_out.scores import HeldOutScores, Score
from .learner_style import NOISE, learner_styles
from .style import by_level, new_figure, plain_log_ticks, save

_NARROWEST = 4  # orders that a panel has room for, if it shows fewer


def draw_held_out_mape(scores: HeldOutScores, division: str, title: str, path: Path) -> Path:
    """Draw MAPE by order on a log axis, a panel for each residence, the noise floor below.

    Parameters
    ----------
    division : str
        Kind of division, such as "random".
    path : Path
        .png, .svg or .pdf.
    """
    names = by_level(scores.residences(division))
    widths = [max(_NARROWEST, len(scores.orders(division, name))) for name in names]
    figure = new_figure(max(8.8, 2.0 + 0.34 * sum(widths)), 5.0)
    panels = figure.subplots(1, len(names), sharey=True, squeeze=False, width_ratios=widths)[0]
    for panel, name in zip(panels, names, strict=True):
        _panel(panel, scores, division, name)
    panels[0].set_yscale("log")
    panels[0].set_ylabel("MAPE of GFLOPS (%)")
    plain_log_ticks(panels[0].yaxis)
    figure.suptitle(title, fontsize=11)
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=5, frameon=False, fontsize=9)
    return save(figure, path)


def _panel(panel: Axes, scores: HeldOutScores, division: str, residence: str) -> None:
    orders = scores.orders(division, residence)
    by_order = [scores.of(division, residence=residence, order=order) for order in orders]
    pooled = scores.of(division)
    for name, style in learner_styles(pooled).items():
        label = style.label + _silence(pooled[name])
        seen = [(order, found[name]) for order, found in zip(orders, by_order, strict=True) if name in found]
        panel.plot(
            [order for order, _ in seen],
            [100 * score.mape for _, score in seen],
            **style.plot | {"label": label},
        )
    floor = [100 * next(iter(found.values())).noise for found in by_order]
    panel.plot(orders, floor, **NOISE)
    middle, half = (orders[0] + orders[-1]) / 2, max(_NARROWEST, len(orders)) / 2
    panel.set_xlim(middle - half, middle + half)
    panel.set_xticks(orders)
    panel.set_xlabel("polynomial order P")
    panel.set_title(f"data in {residence}", fontsize=10)
    panel.grid(axis="y", which="both", color="0.9", linewidth=0.6)
    panel.set_axisbelow(True)


def _silence(score: Score) -> str:
    """Return the number of rows that a learner does not predict, in words; "" if none."""
    left = score.rows - score.predicted
    return f" (not {left} of {score.rows} rows)" if left else ""
