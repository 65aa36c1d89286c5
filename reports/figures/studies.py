"""Accuracy of scaling laws, and share of kernels predicted, over the cost of measurements."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from statistics import mean
from typing import Any

from matplotlib.axes import Axes

from ...models.empirical.acquisition.case_study import CaseStudy
from ...models.empirical.acquisition.replay import FULL, BudgetScore, Outcome, budget_scores
from ...models.empirical.acquisition.synthetic.random_pool import Scenario
from .style import COLOURS, GREY, MARKERS, new_figure, plain_log_ticks, save

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
