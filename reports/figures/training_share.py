"""Error of pure learning and of hybrid models against the share of the rows learned from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import NullLocator

from ...models.empirical.evaluation.curves.curve import CurveRun, ShareCurve
from ...models.empirical.evaluation.curves.study import RECIPES, Spread
from .scaling_panels import spans_decades
from .style import COLOURS, GREY, MARKERS, new_figure, plain_log_ticks, save

_LEARNING = tuple(name for name, recipe in RECIPES.items() if recipe.learns)
_LEAST_RATIO = 1.12
"""Of neighbouring ticks on a log axis, for their labels not to lie on one another."""


def draw_training_share(run: CurveRun, curve: ShareCurve, path: Path) -> Path:
    """Draw the counterpart of Figs 5 and 7 to 10 of Ibeid et al.; return the file.

    Lines are means over the draws, bands reach from quartile to quartile.

    Parameters
    ----------
    run : CurveRun
        For the title.
    curve : ShareCurve
    path : Path
        .png, .svg or .pdf.
    """
    figure = new_figure(8.2, 5.0)
    axes = figure.add_subplot()
    for name in curve.candidates:
        _draw(axes, name, [spread for spread in curve.mape if spread.candidate == name])
    goal = 100 * curve.goal
    axes.axhline(goal, color="black", linestyle=":", linewidth=1, label=f"goal {goal:g}%")
    _scale(axes, curve)
    axes.set_xlabel("rows learned from (% of all, number)")
    axes.set_ylabel("MAPE (%), mean and quartiles")
    axes.set_title(_title(run), fontsize=11)
    axes.grid(which="major", color="0.9", linewidth=0.6)
    axes.set_axisbelow(True)
    figure.legend(*axes.get_legend_handles_labels(), loc="outside right upper", frameon=False)
    return save(figure, path)


def _title(run: CurveRun) -> str:
    draws = f"{run.n_tested} of {run.n_rows} rows predicted in {run.n_draws} draws"
    machine = f" of {run.machine}" if run.machine else ""
    model = f"; analytical model {run.analytical}{machine}" if run.analytical else ""
    return f"{run.title}\n{draws}{model}"


def _draw(axes: Axes, name: str, spreads: Sequence[Spread]) -> None:
    shares = [100 * spread.fraction for spread in spreads]
    mean, low, high = ([100 * getattr(spread, of) for spread in spreads] for of in ("mean", "low", "high"))
    if not RECIPES[name].learns:
        axes.plot(shares, mean, "--", color=GREY, label=name)
        return
    # a candidate looks alike in every figure
    place = _LEARNING.index(name)
    colour, marker = COLOURS[place % len(COLOURS)], MARKERS[place % len(MARKERS)]
    axes.fill_between(shares, low, high, color=colour, alpha=0.15, linewidth=0)
    # a second round of colours is dashed
    line = "--" if place >= len(COLOURS) else "-"
    axes.plot(shares, mean, line, color=colour, marker=marker, markersize=5, label=name)


def _scale(axes: Axes, curve: ShareCurve) -> None:
    ends = np.array([value for spread in curve.mape for value in (spread.low, spread.high, spread.mean)])
    if spans_decades(ends):
        axes.set_yscale("log")
        plain_log_ticks(axes.yaxis)
    else:
        axes.set_ylim(bottom=0)
    axes.set_xscale("log")
    axes.xaxis.set_minor_locator(NullLocator())
    places = _apart(curve.learned)
    axes.set_xticks(
        [100 * fraction for fraction, _ in places],
        [f"{100 * fraction:.3g}%\n{n_learned}" for fraction, n_learned in places],
    )


def _apart(learned: Sequence[tuple[float, int]]) -> list[tuple[float, int]]:
    """Return the shares that are so far apart on a log axis that their labels are legible.

    Examples
    --------
    >>> _apart([(0.1, 10), (0.101, 10), (0.2, 20)])
    [(0.1, 10), (0.2, 20)]
    """
    kept: list[tuple[float, int]] = []
    span = learned[-1][0] / learned[0][0]
    least = max(_LEAST_RATIO, span**0.06)
    for share in learned:
        if not kept or share[0] >= least * kept[-1][0]:
            kept.append(share)
    return kept
