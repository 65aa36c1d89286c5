"""The Roofline of one core: bandwidth roofs, in-core ceilings, and measured variants under them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import atan2, degrees
from pathlib import Path

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, NullFormatter

from ...arrays import Floats
from ...models.kernels.predictions.roofline import BandwidthRoof, Ceiling
from .style import COLOURS, GREY, MARKERS, new_figure, save

_HALF_TEXT = 75.0  # pixels
_MANY = len(COLOURS)  # with more groups than colours a sequence of shades takes their place


@dataclass(frozen=True, slots=True)
class Point:
    """A measured kernel: operations per byte, GFLOPS per core, and the group that colours it.

    `chain_gflops` is the ceiling that its chains set, None where it has none.
    """

    intensity: float
    gflops: float
    group: str
    chain_gflops: float | None = None


@dataclass(frozen=True, slots=True)
class RooflineChart:
    """Contents of a Roofline plot.

    Attributes
    ----------
    title : str
        Machine, clock, active cores, residence.
    intensity_label : str
        Axis label that names the bytes counted.
    group_label : str
        Meaning of the colours: "order" or "compiler".
    roofs : tuple of BandwidthRoof
    ceilings : tuple of Ceiling
    points : tuple of Point
    """

    title: str
    intensity_label: str
    group_label: str
    roofs: tuple[BandwidthRoof, ...]
    ceilings: tuple[Ceiling, ...]
    points: tuple[Point, ...]


def draw_roofline(chart: RooflineChart, path: Path) -> Path:
    """Draw a Roofline with measured kernels into a .png, .svg or .pdf file."""
    figure = new_figure(8.6, 5.2)
    axes = figure.add_subplot()
    peak = max(ceiling.gflops for ceiling in chart.ceilings)
    # every roof meets the peak within the picture, every point lies in it
    marks = [*(peak / roof.gflops(1.0) for roof in chart.roofs), *(p.intensity for p in chart.points)]
    low, high = min(marks) / 3, max(marks) * 4
    bottom = min([*(p.gflops for p in chart.points), *(c.gflops for c in chart.ceilings)]) / 1.6
    axes.set(xscale="log", yscale="log", xlim=(low, high), ylim=(bottom, peak * 1.7))
    _draw_ceilings(axes, chart, high)
    _draw_points(axes, chart)
    figure.draw_without_rendering()  # the slope of the roofs on paper is known only now
    _draw_roofs(axes, chart, peak, low, bottom)
    axes.set_xlabel(chart.intensity_label)
    axes.set_ylabel("GFLOPS per core")
    axes.set_title(chart.title, fontsize=11)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
        axis.set_minor_formatter(NullFormatter())
    if chart.points:
        handles, names = axes.get_legend_handles_labels()
        if any(point.chain_gflops is not None for point in chart.points):
            handles.append(Line2D([], [], color=GREY, linewidth=2.2))
            names.append("chain ceiling,\nmedian")
        axes.legend(
            handles,
            names,
            title=chart.group_label,
            loc="upper left",
            bbox_to_anchor=(1.01, 1.0),
            borderaxespad=0.0,
            fontsize=8,
        )
    return save(figure, path)


def _draw_ceilings(axes: Axes, chart: RooflineChart, high: float) -> None:
    """Draw a line for each height, from the first roof that reaches it to the right edge."""
    names: dict[float, list[str]] = defaultdict(list)
    for ceiling in chart.ceilings:
        names[float(f"{ceiling.gflops:.3g}")].append(ceiling.name)
    steepest = max(roof.gflops(1.0) for roof in chart.roofs)
    for rank, height in enumerate(sorted(names, reverse=True)):
        colour, thickness = ("black", 1.6) if rank == 0 else (GREY, 1.0)
        axes.hlines(height, height / steepest, high, color=colour, linewidth=thickness)
        text = f"{', '.join(names[height])}: {height:g}"
        axes.annotate(text, (high, height), (-4, 3), textcoords="offset points", ha="right", fontsize=8)


def _draw_roofs(axes: Axes, chart: RooflineChart, peak: float, low: float, bottom: float) -> None:
    points = np.array([(p.intensity, p.gflops) for p in chart.points]).reshape(-1, 2)
    on_paper = axes.transData.transform(points)
    for roof in chart.roofs:
        knee = peak / roof.gflops(1.0)
        axes.plot([low / 10, knee], [roof.gflops(low / 10), peak], color="black", linewidth=1.3)
        left = max(low, bottom / roof.gflops(1.0))  # where the roof enters the picture
        start, end = axes.transData.transform([(left, roof.gflops(left)), (knee, peak)])
        place = _free_place(start, end, on_paper)
        intensity = left * (knee / left) ** place
        axes.annotate(
            f"{roof.level} {roof.bytes_per_second * 1e-9:.0f} GB/s",
            (intensity, roof.gflops(intensity)),
            (-4, 4),
            textcoords="offset points",
            rotation=degrees(atan2(end[1] - start[1], end[0] - start[0])),
            rotation_mode="anchor",
            ha="center",
            va="bottom",
            fontsize=8,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.5, "alpha": 0.8},
        )


def _free_place(start: Floats, end: Floats, points: Floats) -> float:
    """Return the share of the way from start to end that is farthest from all points."""
    margin = min(0.5, _HALF_TEXT / float(np.linalg.norm(end - start)))
    places = np.linspace(margin, max(margin, 0.85), 12)
    if not len(points):
        return float(places[6])
    spots = start + places[:, None] * (end - start) + (-12, 12)  # the text stands above the line
    distances = np.linalg.norm(spots[:, None] - points[None], axis=2).min(axis=1)
    return float(places[distances.argmax()])


def _draw_points(axes: Axes, chart: RooflineChart) -> None:
    groups: dict[str, list[Point]] = defaultdict(list)
    for point in chart.points:
        groups[point.group].append(point)
    shades = matplotlib.colormaps["viridis"]
    for number, (name, points) in enumerate(groups.items()):
        many = len(groups) > _MANY
        colour = shades(number / (len(groups) - 1)) if many else COLOURS[number]
        axes.scatter(
            [p.intensity for p in points],
            [p.gflops for p in points],
            s=16,
            color=colour,
            marker=MARKERS[number % len(MARKERS)],
            linewidths=0,
            alpha=0.85,
            zorder=3,
            label=name,
        )
        _draw_chain_ceiling(axes, points, colour)


def _draw_chain_ceiling(axes: Axes, points: list[Point], colour: object) -> None:
    """Draw the median ceiling that the chains of a group of kernels set, as a dash over them."""
    heights = [p.chain_gflops for p in points if p.chain_gflops is not None]
    if heights:
        middle = float(np.median([p.intensity for p in points]))
        axes.plot(
            [middle / 1.12, middle * 1.12],
            [float(np.median(heights))] * 2,
            color=colour,
            linewidth=2.2,
            zorder=4,
        )
