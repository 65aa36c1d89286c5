"""Bounds of a body as bars, the limiting one at the top, with the simulation as a line."""

from __future__ import annotations

from matplotlib.axes import Axes

from ...analysis.incore.bodies.record import BodyAnalysis
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
