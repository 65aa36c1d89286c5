"""Points coloured by the level that held the data, as many as there are kernels."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .style import COLOURS, MARKERS, by_level


def scatter_by_residence(
    panel: Axes, residences: Sequence[str], x: npt.NDArray[np.float64], y: npt.NDArray[np.float64]
) -> None:
    """Draw points, coloured by residence; those on the edge of the panel are not cut off.

    Parameters
    ----------
    panel : Axes
        Axes to draw into.
    residences : sequence of str, (n,)
        Residence of each point.
    x, y : ndarray, (n,)
        Coordinates.
    """
    where = np.asarray(residences)
    for number, level in enumerate(by_level(residences)):
        here = where == level
        panel.scatter(
            x[here],
            y[here],
            s=9,
            color=COLOURS[number % len(COLOURS)],
            marker=MARKERS[number % len(MARKERS)],
            alpha=0.45,
            linewidths=0,
            label=f"data in {level}",
            rasterized=True,  # thousands of points would make a vector file slow
            clip_on=False,
        )


def residence_legend(figure: Figure, panel: Axes) -> None:
    """Put the legend of such a panel below the figure."""
    handles, labels = panel.get_legend_handles_labels()
    legend = figure.legend(
        handles, labels, loc="outside lower center", ncols=len(labels), frameon=False, markerscale=2
    )
    for handle in legend.legend_handles:
        if handle is not None:
            handle.set_alpha(1)
