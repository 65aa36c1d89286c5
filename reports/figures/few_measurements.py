"""Speed lost by the fastest measured split of each order, over the number of splits measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes

from .style import COLOURS, GREY, MARKERS, new_figure, plain_log_ticks, save

_MARKED = (15, 30, 60, 120, 240, 480)


@dataclass(frozen=True, slots=True, eq=False)
class Curve:
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
    panels: Mapping[str, Sequence[Curve]], floors: Mapping[str, float], path: Path
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
            _draw(upper, curve, curve.mean, place)
            _draw(lower, curve, curve.worst, place)
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


def _draw(axes: Axes, curve: Curve, lost: npt.NDArray[np.float64], place: int) -> None:
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
