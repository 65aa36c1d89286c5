"""Predicted over measured times of a fitted model, for the rows that it learned from."""

from __future__ import annotations

from matplotlib.axes import Axes

from ...arrays import Floats
from .style import COLOURS, GREY


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
