"""Figures of the studies of published papers: Ren et al. 2026, Hutter and Solomonik."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ...models.empirical.evaluation.studies.applications import (
    Spectrum,
    cell_means,
    log_spectrum,
    plain_spectrum,
)
from ...models.kernels.ranking.compared_models import ComparedModels
from ..applications import ApplicationResult
from ..outputs.paper_studies import DenseRow
from ..paper import PaperResult, dense_rows, order_errors, split_rows
from .studies import draw_compared_models
from .style import COLOURS, GREY, MARKERS, new_figure, plain_log_ticks, save

TIMES_OF, SPEEDS_OF = 8, 7
"""Orders of Fig. 3, and of Figs. 11 and 12."""
_BINS = 30


def draw_paper(result: PaperResult, folder: Path) -> list[Path]:
    """Draw the figures that the orders allow into a folder; return the files.

    Parameters
    ----------
    result : PaperResult
    folder : Path
        Existing folder.
    """
    by_order = {each.question.order: each for each in result.compared}
    drawn = [draw_ratios(result, folder / "chain-ratios.png"), draw_errors(result, folder / "errors.png")]
    if dense := dense_rows(result):
        drawn.append(draw_dense(dense, result.title, folder / "dense.png"))
    if TIMES_OF in by_order:
        drawn.append(draw_times(by_order[TIMES_OF], result.title, folder / "times.png"))
    if SPEEDS_OF in by_order:
        drawn.append(draw_speeds(by_order[SPEEDS_OF], result, folder / "speeds.png"))
    return drawn


def draw_ratios(result: PaperResult, path: Path) -> Path:
    """Draw how many splits have which chain ratio, by their speeds (Figs. 8 and 9)."""
    figure = new_figure(6.0, 3.6)
    axes = figure.subplots()
    rows = [row for each in result.compared for row in split_rows(each)]
    by_speed = [row.retrospective_ratio for row in rows if row.retrospective_ratio is not None]
    axes.hist(by_speed, bins=_BINS, color=COLOURS[0])
    axes.set(xlabel="chain ratio, by the speed (Eq. A.3)", ylabel="splits", title=result.title)
    return save(figure, path)


def draw_dense(rows: Sequence[DenseRow], title: str, path: Path) -> Path:
    """Draw the time of an element as one dense matrix, unsplit and by the fastest split (Fig. 2).

    Parameters
    ----------
    rows : sequence of DenseRow
        One for each order.
    title : str
    path : Path
        Picture that is written.
    """
    figure = new_figure(1.6 + 2.4 * len(rows), 3.8)
    axes = figure.subplots()
    bars = (
        ("dense matrix, read for each element", [one.dense_seconds for one in rows]),
        ("sum factorisation, unsplit", [one.unsplit_seconds or np.nan for one in rows]),
        ("sum factorisation, fastest split", [one.fastest_seconds for one in rows]),
    )
    for number, (label, seconds) in enumerate(bars):
        places = np.arange(len(rows)) + 0.27 * (number - 1)
        axes.bar(places, 1e6 * np.array(seconds), 0.25, color=COLOURS[number], label=label)
    axes.set_xticks(range(len(rows)), [f"order {one.order}" for one in rows])
    axes.set(yscale="log", ylabel="microseconds an element", title=title)
    axes.set_ylim(top=10 * axes.get_ylim()[1])  # room for the legend
    axes.legend()
    return save(figure, path)


def draw_times(compared: ComparedModels, title: str, path: Path) -> Path:
    """Draw the time of an element for every split of an order (Fig. 3).

    Parameters
    ----------
    compared : ComparedModels
        Splits of an order with their speeds.
    title : str
        What is compared, for the title of the figure.
    path : Path
        File of the figure.
    """
    found = [(row, row.speed) for row in split_rows(compared) if row.speed is not None]
    work = compared.question.order + 1
    times = [6 * work**4 / speed / 1000 for _, speed in found]
    figure = new_figure(max(6.0, 0.22 * len(found)), 3.8)
    axes = figure.subplots()
    axes.bar(range(len(found)), times, color=COLOURS[0])
    axes.set_xticks(range(len(found)), [",".join(map(str, row.split)) for row, _ in found], rotation=90)
    axes.set(ylabel="microseconds an element", title=f"order {compared.question.order}: {title}")
    return save(figure, path)


def draw_speeds(compared: ComparedModels, result: PaperResult, path: Path) -> Path:
    """Draw measured or simulated speed and those of models for every split of an order (Figs. 11, 12).

    Parameters
    ----------
    compared : ComparedModels
        Splits of an order with their speeds.
    result : PaperResult
        Models to draw.
    path : Path
        File of the figure.
    """
    rows = split_rows(compared)
    figure = new_figure(max(6.0, 0.26 * len(rows)), 4.2)
    axes = figure.subplots()
    places = range(len(rows))
    known = [(place, row.speed) for place, row in enumerate(rows) if row.speed is not None]
    axes.plot(*zip(*known, strict=True), "o-", color=GREY, label=compared.judge)
    for number, model in enumerate(result.models):
        speeds = [row.gflops[model] for row in rows]
        axes.plot(places, speeds, MARKERS[number + 1], color=COLOURS[number], label=str(model))
    axes.set_xticks(places, [",".join(map(str, row.split)) for row in rows], rotation=90)
    axes.set_ylim(0, 1.2 * axes.get_ylim()[1])  # room for the legend
    axes.set(ylabel="GFLOPS", title=f"order {compared.question.order}: {result.title}")
    axes.legend(loc="upper center", ncols=len(result.models) + 1)
    return save(figure, path)


def draw_errors(result: PaperResult, path: Path) -> Path:
    """Draw the mean absolute error of models by order (Figs. 13 and 14)."""
    figure = new_figure(6.4, 3.8)
    axes = figure.subplots()
    found = [order_errors(each, result.models) for each in result.compared]
    for number, model in enumerate(result.models):
        points = [(each.order, 100 * each.errors[model]) for each in found if model in each.errors]
        if points:
            axes.plot(
                *zip(*points, strict=True), MARKERS[number] + "-", color=COLOURS[number], label=str(model)
            )
    axes.set(xlabel="order", ylabel="mean absolute error [%]", title=result.title, yscale="log")
    plain_log_ticks(axes.yaxis)
    axes.set_xticks([each.order for each in found])
    axes.legend()
    return save(figure, path)


_MOST_RANKS = 16
_LEAST_SHARE = 1e-6


def draw_applications(results: Sequence[ApplicationResult], folder: Path) -> list[Path]:
    """Draw the figures that there are fits for, each application in a folder of its own; return the files.

    Parameters
    ----------
    results : sequence of ApplicationResult
    folder : Path
        Existing folder.
    """
    drawn = []
    if any(result.application.matrix_rows for result in results):
        drawn.append(draw_singular_values(results, folder / "singular-values.png"))
    for result in results:
        application = result.application
        sets = {application.name: (application.title, result.ranged)}
        for name, trials in result.beyond.items():
            sets[f"{application.name}-beyond-{name}"] = (f"{application.title}, beyond: {name}", trials)
        for name, (title, trials) in sets.items():
            if any(trial.mlogq is not None for trial in trials):
                (folder / name).mkdir(exist_ok=True)
                drawn += draw_compared_models(trials, title, folder / name)
    return drawn


def draw_singular_values(results: Sequence[ApplicationResult], path: Path) -> Path:
    """Draw the counterpart of Fig. 1: singular values, and errors of approximations of low rank.

    The published figure has three functions of two variables; these are measured times.

    Parameters
    ----------
    results : sequence of ApplicationResult
        Those whose configurations fill a matrix are drawn.
    path : Path
        File to write.
    """
    shown = [result for result in results if result.application.matrix_rows]
    figure = new_figure(4.6 * len(shown), 6.4)
    for number, result in enumerate(shown):
        application, problem = result.application, result.problem
        matrix = cell_means(
            problem.train,
            problem.train_times,
            problem.space,
            application.matrix_rows,
            application.matrix_cells,
        )
        values = figure.add_subplot(2, len(shown), number + 1)
        errors = figure.add_subplot(2, len(shown), len(shown) + number + 1)
        for place, (label, spectrum) in enumerate(
            (("times", plain_spectrum(matrix)), ("logarithms", log_spectrum(matrix)))
        ):
            style: dict[str, Any] = {
                "color": COLOURS[place],
                "marker": MARKERS[place],
                "markersize": 4,
                "label": label,
            }
            ranks = _ranks(spectrum)
            values.plot(ranks, np.maximum(spectrum.values[: len(ranks)], _LEAST_SHARE), **style)
            errors.plot(ranks, spectrum.mlogq[: len(ranks)], **style)
        others = " x ".join(name for name in problem.space.names if name != application.matrix_rows)
        values.set_title(
            f"{application.title}\n{application.matrix_rows} by {others}: "
            f"{matrix.shape[0]} x {matrix.shape[1]} cells",
            fontsize="medium",
        )
        values.set(yscale="log", ylabel="singular value over the largest" if number == 0 else "")
        errors.set(yscale="log", xlabel="rank", ylabel="MLogQ of the matrix" if number == 0 else "")
        plain_log_ticks(errors.yaxis)
        for axes in (values, errors):
            axes.grid(alpha=0.3)
        if number == 0:
            values.legend(frameon=False)
    return save(figure, path)


def _ranks(spectrum: Spectrum) -> range:
    """Return the ranks that are drawn; at full rank the error is zero."""
    return range(1, min(_MOST_RANKS, len(spectrum.values) - 1) + 1)
