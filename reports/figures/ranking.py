"""A ranking as bars: the predicted speed of each kernel, and the measured one beside it."""

from __future__ import annotations

from matplotlib.axes import Axes

from ...models.kernels.ranking.question import Answer
from ..best_detail import is_told
from .style import COLOURS

_MOST = 24


def draw_ranking(answer: Answer, axes: Axes) -> None:
    """Draw the GFLOPS of the best kernels that differ in code, the best at the top."""
    leaders = [entry for entry in answer.ranked if entry.same_code_as is None][:_MOST]
    places = range(len(leaders))
    axes.barh(places, [entry.prediction.gflops for entry in leaders], color=COLOURS[0], label="predicted")
    told = leaders if is_told(answer) else []
    measured = [(place, entry.measured_gflops) for place, entry in enumerate(told) if entry.measured_gflops]
    if measured:
        at, speeds = zip(*measured, strict=True)
        axes.plot(speeds, at, "D", color=COLOURS[1], label="measured")
        axes.legend(frameon=False, fontsize=9)
    axes.set_yticks(places, [entry.prediction.variant.label for entry in leaders], fontsize=8)
    axes.invert_yaxis()
    axes.set_xlabel("GFLOPS per core")
    question = answer.question
    axes.set_title(f"order {question.order}, {question.machine.key}, {question.compiler}", fontsize=10)
