"""Plots of results: noise, contenders, bounds of a body, a ranking, predicted over measured times."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.axes import Axes

from ...analysis.incore.regions.record import BodyAnalysis
from ...arrays import Floats
from ...models.empirical.data.experiments.noise import NoiseLevels
from ...models.kernels.peers.result import Comparison, PeerResult
from ...models.kernels.predictions.model import LIBRARIES, SPLIT_SUFFIX, VECTORS
from ...models.kernels.ranking.request import Answer
from ..best_json import shows_measured
from .style import COLOURS, GREY, MARKERS, new_figure, save

_WIDTH_OF_ONE, _LEAST_WIDTH = 1.6, 4.5


def draw_noise(found: Sequence[NoiseLevels], name: str, folder: Path) -> list[Path]:
    """Draw the counterpart of Fig. 8 of Ritter et al.; return its file in a list.

    Parameters
    ----------
    found : sequence of NoiseLevels
    name : str
        Part of the name of the file.
    folder : Path
    """
    metrics: dict[str, list[float]] = defaultdict(list)
    for each in found:
        metrics[each.metric or "value"] += each.levels.tolist()
    figure = new_figure(max(_LEAST_WIDTH, _WIDTH_OF_ONE * len(metrics) + 2), 4.5)
    axes = figure.add_subplot()
    drawn = axes.violinplot(list(metrics.values()), showmedians=True, showmeans=True, showextrema=True)
    bodies: Any = drawn["bodies"]  # matplotlib's types know of one collection only
    for body in bodies:
        body.set_facecolor(COLOURS[0])
    drawn["cmeans"].set_linestyle("--")
    axes.set_xticks(np.arange(1, len(metrics) + 1), list(metrics))
    axes.set_ylabel("range of repetitions over their mean [%]")
    axes.set_ylim(bottom=0)
    axes.set_title("noise (line: median, dashed: mean)", fontsize="medium")
    return [save(figure, folder / f"noise-{name}.png")]


_OURS = {"color": "black", "marker": "*", "linewidth": 2.2, "markersize": 9, "zorder": 5}


def draw_peers(comparison: Comparison, title: str, path: Path) -> Path:
    """Draw speeds above and shares of the lanes' limit below, by polynomial order.

    Libraries are drawn in full lines, unsplit kernels of compilers in dotted ones, the best
    splits in dashed ones; the FMA peak is at the clock that was measured beside.

    Parameters
    ----------
    comparison : Comparison
        Results of all contenders.
    title : str
        Title of the figure.
    path : Path
        .png, .svg or .pdf.
    """
    figure = new_figure(9.6, 7.6)
    speeds, shares = figure.subplots(2, 1, sharex=True)
    styles = _styles(comparison.contenders)
    for name in comparison.contenders:
        results = [found for order in comparison.orders if (found := order.of(name)) and found.gflops]
        at = [result.order for result in results]
        speeds.plot(at, [result.gflops or 0.0 for result in results], **styles[name], label=name)
        shares.plot(at, [100 * (result.share_of_lanes or 0.0) for result in results], **styles[name])
    _draw_peaks(speeds, comparison)
    speeds.set_ylabel("GFLOPS of one core")
    shares.set_ylabel("share of what the lanes allow (%)")
    shares.set_xlabel("polynomial order P")
    shares.set_xticks([order.order for order in comparison.orders])
    for axes in (speeds, shares):
        axes.set_ylim(bottom=0)
        axes.grid(color="0.9", linewidth=0.6)
        axes.set_axisbelow(True)
    figure.suptitle(title, fontsize=11)
    speeds.legend(loc="upper left", bbox_to_anchor=(1.01, 1.0), borderaxespad=0.0, fontsize=9, frameon=False)
    return save(figure, path)


def _draw_peaks(axes: Axes, comparison: Comparison) -> None:
    fastest = [max(order.results, key=_speed) for order in comparison.orders]
    points = [(result.order, result) for result in fastest if result.peak_gflops]
    for label, values in (
        ("FMA peak", [result.peak_gflops or 0.0 for _, result in points]),
        ("lanes allow", [result.lanes_gflops or 0.0 for _, result in points]),
    ):
        style = "-" if label == "FMA peak" else ":"
        axes.plot([order for order, _ in points], values, style, color=GREY, linewidth=1.2, label=label)


def _speed(result: PeerResult) -> float:
    return result.gflops or 0.0


def _styles(names: tuple[str, ...]) -> dict[str, dict[str, object]]:
    """Return the style of each contender: one colour and marker a tool, a line style by kind."""
    tools = list(dict.fromkeys(name.removesuffix(SPLIT_SUFFIX) for name in names if name != VECTORS))
    styles: dict[str, dict[str, object]] = {}
    for name in names:
        if name == VECTORS:
            styles[name] = dict(_OURS)
            continue
        number = tools.index(name.removesuffix(SPLIT_SUFFIX))
        line = "-" if name in LIBRARIES else "--" if name.endswith(SPLIT_SUFFIX) else ":"
        styles[name] = {
            "color": _PALETTE[number % len(_PALETTE)],
            "marker": _SYMBOLS[number % len(_SYMBOLS)],
            "linestyle": line,
            "linewidth": 1.3,
            "markersize": 4.5,
        }
    return styles


# black and the star are ours
_PALETTE = (*COLOURS[:-1], "#8C510A", "#7F7F00")
_SYMBOLS = (*MARKERS, "<")


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
