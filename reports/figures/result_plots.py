"""Plots of results in notebooks: bounds of a body, a ranking, predicted over measured times."""

from __future__ import annotations

from matplotlib.axes import Axes

from ...analysis.incore.regions.record import BodyAnalysis
from ...arrays import Floats
from ...models.kernels.ranking.request import Answer
from ..best_json import shows_measured
from .style import COLOURS, GREY


def draw_bounds(analysis: BodyAnalysis, axes: Axes) -> None:
    """Draw each bound of a body in cycles per iteration, the one that limits it in colour."""
    bounds = [bound for bound in analysis.bounds if bound.cycles]
    names = [bound.name for bound in bounds]
    colours = [COLOURS[1] if bound is analysis.bottleneck else COLOURS[0] for bound in bounds]
    axes.barh(names, [bound.cycles for bound in bounds], color=colours)
    if analysis.simulated is not None:
        label = f"simulated, {analysis.simulated.cycles:.4g}"
        axes.axvline(analysis.simulated.cycles, color=GREY, linestyle="--", label=label)
        axes.legend(frameon=False, fontsize=9)
    axes.invert_yaxis()
    axes.set_xlabel("cycles per iteration")
    axes.set_title(f"{analysis.body.shape} {analysis.body.label}", fontsize=10, parse_math=False)


_MOST = 24


def draw_ranking(answer: Answer, axes: Axes) -> None:
    """Draw the GFLOPS of the best kernels that differ in code, the best at the top."""
    leaders = [entry for entry in answer.ranked if entry.same_code_as is None][:_MOST]
    places = range(len(leaders))
    axes.barh(places, [entry.prediction.gflops for entry in leaders], color=COLOURS[0], label="predicted")
    told = leaders if shows_measured(answer) else []
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


def draw_fitted(measured: Floats, predicted: Floats, target: str, axes: Axes) -> None:
    """Draw predicted over measured values, both logarithmic, and the line where they agree.

    Parameters
    ----------
    measured, predicted : ndarray of float, (n,)
    target : str
        Name of the values.
    axes : Axes
        Axes to draw into.
    """
    axes.plot(measured, predicted, ".", color=COLOURS[0])
    low, high = float(measured.min()), float(measured.max())
    axes.plot([low, high], [low, high], color=GREY, linewidth=1)
    axes.set_xscale("log")
    axes.set_yscale("log", nonpositive="mask")
    axes.set_xlabel(f"measured {target}", parse_math=False)
    axes.set_ylabel(f"predicted {target}", parse_math=False)
