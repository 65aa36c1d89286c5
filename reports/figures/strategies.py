"""Accuracy of scaling laws over the cost of measurements, a panel for each level of noise and error."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes

from ...models.empirical.acquisition.accuracy import BudgetScore, budget_scores
from ...models.empirical.acquisition.replay import FULL, Outcome
from ...models.empirical.acquisition.synthetic.random_pool import Scenario
from .style import COLOURS, GREY, MARKERS, new_figure, plain_log_ticks, save

ORDER = ("gpr", "hybrid", "bayesian", "cpf", "random", "grid")


def draw_strategies(
    found: Sequence[tuple[Scenario, Sequence[Outcome]]], limits: Sequence[float], path: Path
) -> Path:
    """Draw the counterpart of Figs 5 and 6 of Ritter et al.; return the file.

    Parameters
    ----------
    found : sequence of (Scenario, sequence of Outcome)
    limits : sequence of float
        Error limits, as shares; one panel for each scenario and limit.
    path : Path
        File to write.
    """
    panels = [
        (setting.level, budget_scores(outcomes, limits), limit)
        for setting, outcomes in found
        for limit in limits
    ]
    figure = new_figure(3.6 * len(panels) + 1.2, 3.8)
    for number, (level, scores, limit) in enumerate(panels):
        axes = figure.add_subplot(1, len(panels), number + 1)
        _draw_scores(axes, scores, limit)
        axes.set_title(f"noise {100 * level:g} %, within {100 * limit:g} %", fontsize="medium")
        axes.set_xlabel("cost in per cent of the full matrix")
        if number == 0:
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
