"""Figures of the study of applications: counterparts of Figs. 1 and 3 to 8 of Hutter and Solomonik."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ...models.empirical.evaluation.studies.singular_values import (
    Spectrum,
    cell_means,
    log_spectrum,
    plain_spectrum,
)
from ..applications import ApplicationResult
from .studies import draw_compared_models
from .style import COLOURS, MARKERS, new_figure, plain_log_ticks, save

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
