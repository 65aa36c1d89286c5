"""Figures of an evaluation, drawn into one folder.

They are rooflines; the contributions of the ECM model by order, with the prediction and the measurement
beside them; and the MAPE by polynomial order, one panel for each residence (as Ren et al. 2026, Figs 13 and
14).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import atan2, degrees
from pathlib import Path

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, NullFormatter

from ...analysis.machine.load import Machine
from ...arrays import Floats
from ...models.kernels.evaluation.evaluate import Evaluation, PredictedRow, group_rows, score
from ...models.kernels.predictions.ecm import Ecm
from ...models.kernels.predictions.model import Model
from ...models.kernels.predictions.roofline import BandwidthRoof, Ceiling, bandwidth_roofs, in_core_ceilings
from ...records import record
from .style import COLOURS, GREY, MARKERS, by_level, new_figure, save

_HALF_TEXT = 75.0  # pixels
_MANY = len(COLOURS)  # with more groups than colours a sequence of shades takes their place


@record
class Point:
    """A measured kernel: operations per byte, GFLOPS per core, and the group that colours it.

    `chain_gflops` is the ceiling that its chains set, None where it has none.
    """

    intensity: float
    gflops: float
    group: str
    chain_gflops: float | None = None


@record
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


_SCALE = 1000  # floating-point operations that a bar stands for: orders become comparable


@record
class EcmBar:
    """One order: the model of a kernel, its nominal operations and its measured cycles."""

    label: str
    model: Ecm
    nominal_flops: float
    measured_cycles: float


def draw_ecm(bars: Sequence[EcmBar], title: str, path: Path) -> Path:
    """Draw the contributions of each kernel side by side into a .png, .svg or .pdf file.

    Contributions are not stacked, because their sum depends on the overlap hypothesis; the predicted total
    is marked.

    Parameters
    ----------
    bars : sequence of EcmBar
        One for each kernel.
    title : str
    path : Path
        File to write.
    """
    figure = new_figure(max(7.0, 1.0 + 0.62 * len(bars)), 4.4)
    axes = figure.add_subplot()
    shown = [name for name in contributions(bars[0].model) if _largest(bars, name) > 0]
    width = 0.84 / len(shown)
    for number, name in enumerate(shown):
        places = [place - 0.42 + (number + 0.5) * width for place in range(len(bars))]
        heights = [_scaled(bar, contributions(bar.model)[name]) for bar in bars]
        axes.bar(places, heights, width, color=COLOURS[number % 6], label=name)
    predicted = [_scaled(bar, bar.model.cycles) for bar in bars]
    measured = [_scaled(bar, bar.measured_cycles) for bar in bars]
    axes.hlines(
        predicted,
        [place - 0.45 for place in range(len(bars))],
        [place + 0.45 for place in range(len(bars))],
        color="0.35",
        linewidth=1.4,
        label=r"$T_{\mathrm{ECM}}$",
    )
    axes.plot(range(len(bars)), measured, "D", mfc="white", mec="black", markersize=5, label="measured")
    axes.set_xticks(range(len(bars)), [bar.label for bar in bars])
    axes.set_xlabel("polynomial order P")
    axes.set_ylabel(f"cycles per {_SCALE} operations")
    axes.set_ylim(0, 1.08 * max(*predicted, *measured))
    axes.set_title(title, fontsize=11)
    axes.grid(axis="y", color="0.9", linewidth=0.6)
    axes.set_axisbelow(True)
    figure.legend(loc="outside lower center", ncols=len(shown) + 2, frameon=False, fontsize=8)
    return save(figure, path)


def contributions(model: Ecm) -> dict[str, float]:
    """Return the contributions in cycles per element by the names of the literature."""
    parts = {
        r"$T_{\mathrm{OL}}$": model.overlapping_cycles,
        r"$T_{\mathrm{L1LD}}$": model.load_cycles,
        r"$T_{\mathrm{L1ST}}$": model.store_cycles,
    }
    return parts | {f"$T_{{\\mathrm{{{transfer.level}}}}}$": transfer.cycles for transfer in model.transfers}


def _largest(bars: Sequence[EcmBar], name: str) -> float:
    return max(contributions(bar.model)[name] for bar in bars)


def _scaled(bar: EcmBar, cycles: float) -> float:
    return cycles / bar.nominal_flops * _SCALE


_LABELS = {
    Model.CHAIN: "chain",
    Model.MIXTURE: "mixture (Eq. 2)",
    Model.ROOFLINE: "Roofline",
    Model.CACHE_ROOFLINE: "Roofline (cache-aware)",
    Model.ECM: "ECM",
    Model.SIMULATION: "simulation",
}


def draw_mape(rows: Sequence[PredictedRow], models: Sequence[Model], title: str, path: Path) -> Path:
    """Draw the mean absolute percentage error of each model by order, on a log axis.

    Parameters
    ----------
    rows : sequence of PredictedRow
        Every row counts once.
    models : sequence of Model
        Models, one curve each.
    title : str
        Title of the figure.
    path : Path
        .png, .svg or .pdf.
    """
    residences = group_rows(rows, lambda row: row.case.conditions.residence)
    names = by_level(residences)
    figure = new_figure(max(6.4, 4.6 * len(names)), 4.4)
    panels = figure.subplots(1, len(names), sharey=True, squeeze=False)[0]
    orders = sorted({row.case.variant.order for row in rows})
    for panel, name in zip(panels, names, strict=True):
        _panel(panel, residences[name], models, name)
        panel.set_xlim(orders[0] - 0.5, orders[-1] + 0.5)
        panel.set_xticks(orders)
    panels[0].set_ylabel("MAPE of GFLOPS (%)")
    figure.suptitle(title)
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=len(models), frameon=False)
    return save(figure, path)


def _panel(panel: Axes, rows: Sequence[PredictedRow], models: Sequence[Model], residence: str) -> None:
    by_order = sorted(group_rows(rows, lambda row: row.case.variant.order).items())
    for number, model in enumerate(models):
        panel.plot(
            [order for order, _ in by_order],
            [100 * score(group, model).mape for _, group in by_order],
            color=COLOURS[number % len(COLOURS)],
            marker=MARKERS[number % len(MARKERS)],
            markersize=9 - 1.5 * number,  # models that agree lie on each other: show both
            linewidth=3 - 0.6 * number,
            label=_LABELS.get(model, str(model)),
        )
    panel.set_yscale("log")
    panel.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    panel.yaxis.set_minor_formatter(NullFormatter())
    panel.set_xlabel("polynomial order P")
    panel.set_title(f"{residence}-resident" if residence != "memory" else "memory-resident", fontsize=11)
    panel.grid(axis="y", which="both", color="0.9", linewidth=0.6)


def draw_evaluation(evaluation: Evaluation, folder: Path, suffix: str = ".png") -> list[Path]:
    """Draw the errors by order, and for each residence a Roofline and the ECM contributions.

    Parameters
    ----------
    evaluation : Evaluation
    folder : Path
        Existing folder.
    suffix : str
        Suffix of the files, which selects their format.

    Returns
    -------
    list of Path
        `mape`, `roofline-RESIDENCE` and `ecm-RESIDENCE`, the last where the model was asked for.
    """
    machine = evaluation.machine
    title = f"{machine.title}, {len(evaluation.rows)} kernels"
    drawn = [draw_mape(evaluation.rows, evaluation.models, title, folder / f"mape{suffix}")]
    residences = group_rows(evaluation.rows, lambda row: row.case.conditions.residence)
    for name in by_level(residences):
        # a Roofline holds for one number of active cores: take the fewest
        cores = min(row.case.conditions.cores for row in residences[name])
        rows = [row for row in residences[name] if row.case.conditions.cores == cores]
        drawn.append(draw_roofline(_chart(rows, machine, name, cores), folder / f"roofline-{name}{suffix}"))
        if bars := _bars(rows):
            overlap = bars[0].model.hypothesis
            text = f"{machine.title}, data in {name}: fastest kernel of each order, overlap {overlap}"
            drawn.append(draw_ecm(bars, text, folder / f"ecm-{name}{suffix}"))
    return drawn


def _chart(rows: Sequence[PredictedRow], machine: Machine, residence: str, cores: int) -> RooflineChart:
    frequency = _median([row.case.conditions.frequency_ghz for row in rows])
    orders = {row.case.variant.order for row in rows}
    inner = residence == machine.caches[0].name
    points = [
        Point(
            intensity=row.core_intensity if inner else row.intensity,
            gflops=row.case.gflops,
            group=str(row.case.variant.order) if len(orders) > 1 else row.case.compiler,
            chain_gflops=row.chain_gflops,
        )
        for row in sorted(rows, key=lambda row: (row.case.variant.order, row.case.compiler))
    ]
    requested = "that the core requests" if inner else "of element data"
    active = "one core" if cores == 1 else f"{cores} cores active"
    return RooflineChart(
        title=f"{machine.title} at {frequency:.2f} GHz, {active}, data in {residence}",
        intensity_label=f"operations per byte {requested}",
        group_label="order P" if len(orders) > 1 else "compiler",
        roofs=bandwidth_roofs(machine, frequency, cores),
        ceilings=in_core_ceilings(machine, rows[0].case.variant.dtype, frequency),
        points=tuple(points),
    )


def _bars(rows: Sequence[PredictedRow]) -> list[EcmBar]:
    bars = []
    for order, group in sorted(group_rows(rows, lambda row: row.case.variant.order).items()):
        fastest = max(group, key=lambda row: row.case.gflops)
        if fastest.ecm is not None:
            case, flops = fastest.case, fastest.case.variant.nominal_flops
            cycles = flops / case.gflops * case.conditions.frequency_ghz
            bars.append(EcmBar(str(order), fastest.ecm, flops, cycles))
    return bars


def _median(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]
