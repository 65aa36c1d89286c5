"""Share of kernels predicted, and points measured, over the cost of the measurements."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Any

from ...models.empirical.acquisition.accuracy import budget_scores
from ...models.empirical.acquisition.case_study import CaseStudy
from ...models.empirical.acquisition.replay import FULL, Outcome
from .strategies import ORDER
from .style import COLOURS, GREY, MARKERS, new_figure, save

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
