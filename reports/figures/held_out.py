"""Figures of learned models on held-out rows, drawn into one folder.

They are the coverage and width of prediction intervals by order; the error of every learner by order (as Ren
et al. 2026, Figs 13 and 14); and the error against the number of training rows.
"""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator, NullLocator

from ...models.kernels.learned.cross_validation.scores import BUDGET, HeldOutScores, Score, score_held_out
from ..held_out import HELD_OUT
from .predicted_and_measured import (
    SHOWN,
    draw_ratio_distribution,
    draw_ratio_prediction,
    draw_speed_prediction,
    draw_splits,
)
from .style import COLOURS, GREY, MARKERS, NOISE, by_level, learner_styles, new_figure, plain_log_ticks, save

if TYPE_CHECKING:
    import pandas as pd


def draw_coverage(
    scores: HeldOutScores, learner: str, title: str, path: Path, *, coverage: float = 0.9
) -> Path:
    """Draw the coverage of a learner's intervals by order, a line for each kind of division.

    Coverage alone says little: an interval that is wide enough contains everything. The second
    panel shows the width.

    Parameters
    ----------
    scores : HeldOutScores
        Scores on held-out rows.
    learner : str
        Name of the learner.
    title : str
        Title of the figure.
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


_NARROWEST = 4  # orders that a panel has room for, if it shows fewer


def draw_held_out_mape(scores: HeldOutScores, division: str, title: str, path: Path) -> Path:
    """Draw MAPE by order on a log axis, a panel for each residence, the noise floor below.

    Parameters
    ----------
    scores : HeldOutScores
        Scores on held-out rows.
    division : str
        Kind of division, such as "random".
    title : str
        Title of the figure.
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


_HIGHEST = 300.0  # percent: what is worse than this is of no use, and would flatten the rest


def draw_learning_curve(scores: HeldOutScores, title: str, path: Path) -> Path:
    """Draw MAPE by the number of rows, both on log axes, with the noise floor.

    Lines are means over random choices of the rows, bands reach from the best to the worst.

    Parameters
    ----------
    scores : HeldOutScores
        With a curve.
    title : str
        Title of the figure.
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


_RATIO_LEARNERS = ("paper", "learned")
_SPEED_LEARNERS = ("simulation", "paper", "learned")


def draw_held_out(
    table: pd.DataFrame,
    found: pd.DataFrame,
    folder: Path,
    *,
    title: str | None = None,
    order: int = 7,
    coverage: float = 0.9,
    suffix: str = ".png",
) -> list[Path]:
    """Draw the result of `held_out`, as far as it has the data of a figure.

    Parameters
    ----------
    table : pandas.DataFrame
        As `models.learned.samples.Samples.table`.
    found : pandas.DataFrame
        As `models.learned.held_out.held_out` returns it.
    folder : Path
        An existing folder.
    title : str, optional
        Description of the measurements; by default the machine and the number of rows.
    order : int
        Order whose splits are drawn one by one; if not held out, the nearest that was.
    coverage : float
        Nominal coverage of the intervals, a fraction.
    suffix : str
        ".png", ".svg" or ".pdf".

    Returns
    -------
    list of Path
        `ratio-distribution`; for each kind of division `mape-DIVISION`, `ratio-DIVISION` and
        `speed-DIVISION`; `splits-ORDER-RESIDENCE` from the division by orders, or else the first;
        `learning-curve`; `coverage-LEARNER` for each learner with intervals.
    """
    scores = score_held_out(table, found)
    what = title or f"{', '.join(sorted(set(table['machine'])))}, {len(table)} rows"
    drawn = [draw_ratio_distribution(table, what, folder / f"ratio-distribution{suffix}")]
    for division in scores.divisions:
        held = f"{what}; held out: {HELD_OUT.get(division, division)}"
        rows, name = found[found["division"] == division], division.replace(" ", "-")
        drawn.append(draw_held_out_mape(scores, division, held, folder / f"mape-{name}{suffix}"))
        if len(some := rows[rows["learner"].isin(_RATIO_LEARNERS)]):
            drawn.append(draw_ratio_prediction(table, some, held, folder / f"ratio-{name}{suffix}"))
        if len(some := rows[rows["learner"].isin(_SPEED_LEARNERS)]):
            drawn.append(draw_speed_prediction(some, held, folder / f"speed-{name}{suffix}"))
    drawn += _splits(scores, found[found["division"] != BUDGET], order, what, folder, suffix)
    if scores.curve:
        drawn.append(draw_learning_curve(scores, what, folder / f"learning-curve{suffix}"))
    for learner in learners_with_intervals(scores):
        path = folder / f"coverage-{learner.replace(' ', '-')}{suffix}"
        drawn.append(draw_coverage(scores, learner, f"{what}: {learner}", path, coverage=coverage))
    return drawn


def _splits(
    scores: HeldOutScores, found: pd.DataFrame, order: int, what: str, folder: Path, suffix: str
) -> list[Path]:
    if not scores.divisions:
        return []
    division = "order" if "order" in scores.divisions else scores.divisions[0]
    nearest = min(scores.orders(division), key=lambda one: abs(one - order))
    here = (found["division"] == division) & (found["order"] == nearest)
    rows = found[here & found["learner"].isin(SHOWN)]
    held = f"order {nearest}, held out: {HELD_OUT.get(division, division)}"
    drawn = []
    for residence in by_level(rows["residence"]):
        path = folder / f"splits-{nearest}-{residence}{suffix}"
        text = f"{what}; {held}; data in {residence}"
        drawn.append(draw_splits(rows[rows["residence"] == residence], text, path))
    return drawn
