"""Figures of a comparison of models: error over the studied quantity, both on log axes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from matplotlib.ticker import NullLocator

from ...models.empirical.evaluation.studies.trial import Trial
from ...models.empirical.evaluation.studies.views import (
    Curve,
    by_density,
    by_discretization,
    by_extrapolation,
    by_model_size,
    by_refinement,
    by_training_size,
)
from ...models.empirical.fitting.fitting import MODEL_NAMES
from .style import COLOURS, MARKERS, new_figure, plain_log_ticks, save

_LINES, _MOST_TICKS, _LONG = ("-", "--", ":"), 12, 1e6
_HIGHEST = 5.0
"""Largest error drawn, a factor of 150: larger ones are of no use, and would flatten the rest."""


@dataclass(frozen=True, slots=True)
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
            drawn.append(_draw(view, curves, title, folder / f"{view.name}.png"))
    return drawn


def _draw(view: View, curves: Sequence[Curve], title: str, path: Path) -> Path:
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
