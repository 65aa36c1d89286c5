"""Figures of studies: errors by rows and shares learned from, and accuracy by the cost of measurements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.ticker import NullLocator

from ...models.empirical.acquisition.case_study import CaseStudy
from ...models.empirical.acquisition.replay import FULL, BudgetScore, Outcome, budget_scores
from ...models.empirical.acquisition.synthetic import Scenario
from ...models.empirical.evaluation.curves.curve import CurveRun, ShareCurve
from ...models.empirical.evaluation.curves.study import RECIPES, Spread
from ...models.empirical.evaluation.studies.trial import (
    Curve,
    Trial,
    by_density,
    by_discretization,
    by_extrapolation,
    by_model_size,
    by_refinement,
    by_training_size,
)
from ...models.empirical.fitting.fitting import MODEL_NAMES
from ...records import record
from .scaling_panels import spans_decades
from .style import COLOURS, GREY, MARKERS, new_figure, plain_log_ticks, save

_LINES, _MOST_TICKS, _LONG = ("-", "--", ":"), 12, 1e6
_HIGHEST = 5.0
"""Largest error drawn, a factor of 150: larger ones are of no use, and would flatten the rest."""


@record
class View:
    """A figure: its file, the figure of the paper that it corresponds to, its axis, and its curves."""

    name: str
    counterpart: str
    axis: str
    curves: Callable[[Sequence[Trial]], list[Curve]]


VIEWS = (
    View("discretization", "Fig. 3", "cells of each parameter; 2^level", by_discretization),
    View("refinement", "Fig. 4", "rank; refinements", by_refinement),
    View("density", "Fig. 5", "configurations learned from", by_density),
    View("training-size", "Fig. 6", "configurations learned from", by_training_size),
    View("model-size", "Fig. 7", "bytes of the stored model", by_model_size),
    View("extrapolation", "Fig. 8", "end of the range learned from", by_extrapolation),
)


def draw_compared_models(trials: Sequence[Trial], title: str, folder: Path) -> list[Path]:
    """Draw every figure that the trials have data for; return the files.

    Parameters
    ----------
    trials : sequence of Trial
    title : str
        Title of every figure.
    folder : Path
        Existing folder.
    """
    drawn = []
    for view in VIEWS:
        if curves := view.curves(trials):
            drawn.append(_draw_view(view, curves, title, folder / f"{view.name}.png"))
    return drawn


def _draw_view(view: View, curves: Sequence[Curve], title: str, path: Path) -> Path:
    figure = new_figure(8.2, 5.0)
    axes = figure.add_subplot()
    for number, curve in enumerate(curves):
        # a class of models looks alike in every figure
        number = MODEL_NAMES.index(curve.name) if curve.name in MODEL_NAMES else number  # noqa: PLW2901
        colour, line = COLOURS[number % len(COLOURS)], _LINES[number // len(COLOURS) % len(_LINES)]
        places, errors = [point[0] for point in curve.points], [point[1] for point in curve.points]
        marker = MARKERS[number % len(MARKERS)]
        axes.plot(places, errors, line, color=colour, marker=marker, markersize=4, label=curve.name)
    lowest = min(point[1] for curve in curves for point in curve.points)
    axes.set(xscale="log", yscale="log", xlabel=view.axis, ylabel="MLogQ of the test configurations")
    axes.set_ylim(lowest / 1.2, min(axes.get_ylim()[1], _HIGHEST))
    plain_log_ticks(axes.yaxis)
    axes.xaxis.set_minor_locator(NullLocator())
    places = sorted({point[0] for curve in curves for point in curve.points})
    if len(places) <= _MOST_TICKS:
        axes.set_xticks(places, [f"{place:g}" if place < _LONG else f"{place:.2g}" for place in places])
    axes.set_title(f"{title} (counterpart of {view.counterpart})")
    axes.grid(alpha=0.3)
    figure.legend(*axes.get_legend_handles_labels(), loc="outside right upper", frameon=False)
    return save(figure, path)


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
        _draw_candidate(axes, name, [spread for spread in curve.mape if spread.candidate == name])
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


def _draw_candidate(axes: Axes, name: str, spreads: Sequence[Spread]) -> None:
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


ORDER = ("gpr", "hybrid", "bayesian", "cpf", "random", "grid")


def draw_strategies(
    found: Sequence[tuple[Scenario, Sequence[Outcome]]], limits: Sequence[float], path: Path
) -> Path:
    """Draw the counterpart of Figs 5 and 6 of Ritter et al.; return the file.

    A row of panels for each number of parameters, and in it one for each level of noise and error limit.

    Parameters
    ----------
    found : sequence of (Scenario, sequence of Outcome)
    limits : sequence of float
        Error limits, as shares.
    path : Path
        File to write.
    """
    numbers = sorted({setting.n_parameters for setting, _ in found})
    columns = max(sum(setting.n_parameters == number for setting, _ in found) for number in numbers)
    width = columns * len(limits)
    figure = new_figure(3.6 * width + 1.2, 3.8 * len(numbers))
    for row, number in enumerate(numbers):
        settings = [(setting, outcomes) for setting, outcomes in found if setting.n_parameters == number]
        for column, ((setting, outcomes), limit) in enumerate(product(settings, limits)):
            axes = figure.add_subplot(len(numbers), width, row * width + column + 1)
            _draw_scores(axes, budget_scores(outcomes, limits), limit)
            title = f"noise {100 * setting.level:g} %, within {100 * limit:g} %"
            axes.set_title(f"{number} parameters, {title}" if len(numbers) > 1 else title, fontsize="medium")
            if row == len(numbers) - 1:
                axes.set_xlabel("cost in per cent of the full matrix")
            if column == 0:
                axes.set_ylabel("functions predicted [%]")
    axes.legend(fontsize="small", loc="lower right")
    return save(figure, path)


def _draw_scores(axes: Axes, scores: Sequence[BudgetScore], limit: float) -> None:
    for strategy in [name for name in ORDER if any(score.strategy == name for score in scores)]:
        of = [score for score in scores if score.strategy == strategy]
        place = ORDER.index(strategy)
        x, y = [100 * score.budget for score in of], [100 * score.within[limit] for score in of]
        axes.plot(x, y, label=strategy, color=COLOURS[place], marker=MARKERS[place], markersize=4)
    for score in scores:
        if score.strategy == FULL:
            axes.axhline(100 * score.within[limit], color=GREY, linestyle="--", label="full matrix")
    axes.set_xscale("log")
    plain_log_ticks(axes.xaxis)
    axes.set_ylim(0, 100)


_WITHIN = 0.1


def draw_case_study(study: CaseStudy, outcomes: Sequence[Outcome], path: Path) -> Path:
    """Draw the counterpart of Fig. 7 of Ritter et al.; return the file.

    Parameters
    ----------
    study : CaseStudy
    outcomes : sequence of Outcome
        Results of the strategies.
    path : Path
        File to write.
    """
    figure = new_figure(9.0, 3.8)
    accuracy, usage = figure.add_subplot(1, 2, 1), figure.add_subplot(1, 2, 2)
    scores = budget_scores(outcomes, (_WITHIN,))
    for strategy in [name for name in ORDER if any(score.strategy == name for score in scores)]:
        of = [score for score in scores if score.strategy == strategy]
        budgets = [100 * score.budget for score in of]
        style = _style(strategy)
        accuracy.plot(budgets, [100 * score.within[_WITHIN] for score in of], **style)
        usage.plot(budgets, [score.points for score in of], **style)
    for score in scores:
        if score.strategy == FULL:
            accuracy.axhline(100 * score.within[_WITHIN], color=GREY, linestyle="--", label="everything")
            usage.axhline(score.points, color=GREY, linestyle="--", label="everything")
    accuracy.set_ylim(-3, 103)
    accuracy.set_ylabel(f"kernels within {100 * _WITHIN:g} % [%]")
    usage.set_ylim(bottom=0)
    usage.set_ylabel("points measured, mean of the kernels")
    for axes in (accuracy, usage):
        axes.set_xlabel("budget in per cent of the cost of everything")
    accuracy.legend(fontsize="small", loc="best")
    figure.suptitle(
        f"{len(study.kernels)} kernels, noise {100 * study.noise:.2g} %, least budget "
        f"{100 * mean(study.least_budgets):.2g} %",
        fontsize="medium",
    )
    return save(figure, path)


def _style(strategy: str) -> dict[str, Any]:
    place = ORDER.index(strategy)
    return {"label": strategy, "color": COLOURS[place], "marker": MARKERS[place], "markersize": 4}


_MARKED = (15, 30, 60, 120, 240, 480)


@record(eq=False)
class LossCurve:
    """Speed lost by a strategy over the number of measurements.

    Attributes
    ----------
    strategy : str
    mean, worst : ndarray of float, (n_turns,)
        Share of the speed of the fastest, over orders and compilers, after 1, 2, ... measurements of all
        orders of a compiler; 1 while an order has none.
    """

    strategy: str
    mean: npt.NDArray[np.float64]
    worst: npt.NDArray[np.float64]


def draw_few_measurements(
    panels: Mapping[str, Sequence[LossCurve]], floors: Mapping[str, float], path: Path
) -> Path:
    """Draw means above and worst cases below, a column for each group of compilers; return the file.

    Parameters
    ----------
    panels : mapping of str to sequence of Curve
        By the title of the group.
    floors : mapping of str to float
        Mean loss by noise alone.
    path : Path
        .png, .svg or .pdf.
    """
    figure = new_figure(4.6 * len(panels), 6.2)
    axes = figure.subplots(2, len(panels), sharex=True, sharey="row", squeeze=False)
    for column, (title, curves) in enumerate(panels.items()):
        upper, lower = axes[:, column]
        for place, curve in enumerate(curves):
            _draw_losses(upper, curve, curve.mean, place)
            _draw_losses(lower, curve, curve.worst, place)
        upper.axhline(
            100 * floors[title], color=GREY, linestyle="--", label="everything measured again: noise"
        )
        upper.set_title(title, fontsize="medium")
        lower.set_xlabel("measurements of all orders, of a compiler")
    axes[0, 0].set_ylabel("speed lost, mean [%]")
    axes[1, 0].set_ylabel("speed lost, worst order [%]")
    handles, labels = axes[0, 0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=3, frameon=False, fontsize="small")
    return save(figure, path)


def _draw_losses(axes: Axes, curve: LossCurve, lost: npt.NDArray[np.float64], place: int) -> None:
    known = int((curve.worst < 1).argmax())  # before that an order has no measurement
    numbers = np.arange(known + 1, len(lost) + 1)
    marked = [int(number) - known - 1 for number in _MARKED if known < number <= len(lost)]
    axes.plot(
        numbers,
        100 * lost[known:],
        label=curve.strategy,
        color=COLOURS[place],
        marker=MARKERS[place],
        markersize=4,
        markevery=marked,
    )
    axes.set_xscale("log")
    plain_log_ticks(axes.xaxis)
    axes.set_ylim(bottom=0)
    axes.grid(color="0.9", linewidth=0.6)
    axes.set_axisbelow(True)
