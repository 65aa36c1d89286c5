"""Scaling law beside the measurements, a panel for each parameter.

With one parameter every repetition is a light point; the curve has its bootstrap interval where means were
modelled, and two regimes are set apart by their change point. With two there is a line for each value of the
other parameter. With more, each panel follows one of the longest measured lines. Curves go on, dashed, one
step beyond the measurements.

Of many scaling laws some are chosen, and each has a file of its own (`draw_scaling_laws`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import Literal

import numpy as np
import numpy.typing as npt
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.lines import Line2D
from matplotlib.patches import Patch

from ...models.empirical.data.experiments.series import Series, largest_first
from ...models.empirical.estimators.pmnf.confidence import bootstrap
from ...models.empirical.estimators.pmnf.fit import SeriesModel, Statistic, statistic_of
from ...models.empirical.estimators.pmnf.several_terms import Segments
from ...models.empirical.formulas.formula import Formula
from ...records import replace
from .scaling_panels import DASHED, Measured, Piece, draw_family, draw_line, draw_scattered, line_of
from .style import COLOURS, GREY, new_figure, save

_WIDTH, _HEIGHT, _LEAST_WIDTH = 5.2, 4.0, 6.4
_ENTRY_WIDTH = 2.1
_CHARACTERS_PER_INCH = 10
_LONGEST_NAME = 120


def draw_scaling_law(
    series: Series, found: SeriesModel, path: Path, statistic: Statistic = Statistic.MEAN, seed: int = 0
) -> Path:
    """Draw the model of a kernel and metric over its measurements; return the file.

    Parameters
    ----------
    series : Series
        Measurements.
    found : SeriesModel
        Its model, as of `fit_series`.
    path : Path
        .png, .svg or .pdf.
    statistic : Statistic
        Statistic of the repetitions that was modelled.
    seed : int
        Of the bootstrap.
    """
    measured = Measured(series, statistic_of(series, statistic), str(statistic))
    n = len(series.parameters)
    columns = 2 if n == 4 else min(n, 3)
    rows = -(-n // columns)
    width = max(_LEAST_WIDTH, _WIDTH * columns)
    figure = new_figure(width, _HEIGHT * rows + 1)
    entries: dict[str, Artist] = {}
    for parameter, name in enumerate(series.parameters):
        axes = figure.add_subplot(rows, columns, parameter + 1)
        entries |= _panel(axes, measured, found, parameter, seed)
        axes.set_xlabel(name, parse_math=False)
        axes.set_ylabel(series.metric or "value", parse_math=False)
        axes.grid(which="major", color="0.9", linewidth=0.6)
        axes.set_axisbelow(True)
    title = _title(series, found, int(width * _CHARACTERS_PER_INCH))
    # a dollar sign in a name, as compilers write it, starts no formula
    figure.suptitle(title, fontsize=11, parse_math=False)
    columns = min(len(entries), int(width / _ENTRY_WIDTH))
    handles, labels = list(entries.values()), list(entries)
    figure.legend(handles, labels, loc="outside lower center", ncols=columns, frameon=False, fontsize=9)
    return save(figure, path)


def _panel(
    axes: Axes, measured: Measured, found: SeriesModel, parameter: int, seed: int
) -> dict[str, Artist]:
    """Draw a panel; return the entries of its legend."""
    series, formula = measured.series, found.model.formula
    rows = line_of(series.points, parameter)
    if rows is None:
        draw_scattered(axes, measured, parameter, formula)
        return {measured.statistic: _dot(COLOURS[1]), "model at the same points": _dot(COLOURS[0], "x")}
    smape = found.segments.smape if found.segments else found.model.smape
    model = f"model (SMAPE {round(smape, 6):.2g} %)"
    if len(series.parameters) == 2:
        draw_family(axes, measured, parameter, formula)
        return {measured.statistic: _dot(GREY)} | _curves(model, GREY)
    pieces = _pieces(measured, found, parameter, seed)
    draw_line(axes, measured, rows, parameter, pieces)
    if len(series.parameters) > 1:
        axes.set_title(_held(series, rows[0], parameter), fontsize=9, parse_math=False)
    entries = {measured.statistic: _dot(COLOURS[1], fill="none")} | _curves(model, COLOURS[0])
    if pieces[0].intervals is not None:
        entries["95 % interval"] = Patch(color=COLOURS[0], alpha=0.15, linewidth=0)
    if max(map(len, series.repetitions)) > 1:
        entries["repetition"] = _dot(GREY, size=3)
    return entries | (_change(axes, found.segments) if found.segments else {})


def _pieces(measured: Measured, found: SeriesModel, parameter: int, seed: int) -> list[Piece]:
    """Return the model along a parameter: one formula, or one for each of two regimes."""
    series = measured.series
    if found.segments is None:
        return [_piece(measured, series, found.model.formula, -np.inf, np.inf, seed)]
    x = series.points[:, parameter]
    last, first = found.segments.change
    lower, upper = _part(series, x <= last), _part(series, x >= first)
    return [
        _piece(measured, lower, found.segments.below.formula, -np.inf, last, seed),
        _piece(measured, upper, found.segments.above.formula, first, np.inf, seed),
    ]


def _piece(measured: Measured, part: Series, formula: Formula, low: float, high: float, seed: int) -> Piece:
    # the bootstrap is of means: its interval need not hold a model of medians
    of_means = measured.statistic == Statistic.MEAN
    return Piece(formula, bootstrap(part, formula, seed=seed) if of_means else None, low, high)


def _part(series: Series, inside: npt.NDArray[np.bool_]) -> Series:
    repetitions = tuple(series.repetitions[row] for row in np.flatnonzero(inside))
    return replace(series, points=series.points[inside], repetitions=repetitions)


def _change(axes: Axes, segments: Segments) -> dict[str, Artist]:
    last, first = segments.change
    if last < first:
        axes.axvspan(last, first, color=GREY, alpha=0.15, linewidth=0)
        return {f"change from {last:g} to {first:g}": Patch(color=GREY, alpha=0.15, linewidth=0)}
    axes.axvline(last, color=GREY, linestyle=":")
    return {f"change at {last:g}": Line2D([], [], color=GREY, linestyle=":")}


def _held(series: Series, row: int, parameter: int) -> str:
    """Return `n = 64, m = 2`: where the other parameters are held."""
    pairs = zip(series.parameters, series.points[row], strict=True)
    held = [f"{name} = {value:g}" for number, (name, value) in enumerate(pairs) if number != parameter]
    return fill(", ".join(held), int(_WIDTH * _CHARACTERS_PER_INCH))


def _title(series: Series, found: SeriesModel, width: int) -> str:
    name = " ".join(filter(None, (series.kernel, series.metric)))
    # the end of a call path tells which kernel it is
    name = name if len(name) <= _LONGEST_NAME else f"... {name[-_LONGEST_NAME:]}"
    text = found.segments.text() if found.segments else found.model.formula.text()
    return "\n".join(fill(part, width) for part in (name, *text.split("; ")) if part)


def _dot(colour: str, marker: str = "o", size: float = 6, fill: Literal["full", "none"] = "full") -> Line2D:
    return Line2D([], [], color=colour, marker=marker, markersize=size, linestyle="", fillstyle=fill)


def _curves(model: str, colour: str) -> dict[str, Artist]:
    beyond = Line2D([], [], color=colour, linestyle=DASHED)
    return {model: Line2D([], [], color=colour), "beyond what was measured": beyond}


MOST_FIGURES = 50
_LONGEST_FILE_NAME = 100


def draw_scaling_laws(
    series: Sequence[Series],
    found: Sequence[SeriesModel],
    folder: Path,
    statistic: Statistic = Statistic.MEAN,
    seed: int = 0,
) -> list[Path]:
    """Draw each model into a folder, of more than 50 those with the largest values; return the files.

    Parameters
    ----------
    series : sequence of Series
    found : sequence of SeriesModel
        The model of each.
    folder : Path
    statistic : Statistic
        Statistic of the repetitions that was modelled.
    seed : int
        Of the bootstrap.
    """
    names = file_names(series)
    return [
        draw_scaling_law(series[number], found[number], folder / names[number], statistic, seed)
        for number in sorted(largest_first(series)[:MOST_FIGURES])
    ]


def file_names(series: Sequence[Series]) -> list[str]:
    """Return a name for the figure of each kernel and metric, no two alike on any file system.

    Examples
    --------
    >>> import numpy as np
    >>> at, once = np.ones((1, 1)), (np.ones(1),)
    >>> file_names([Series(kernel, "time", ("p",), at, once) for kernel in ("main->f(x)", "main/f[x]", "G")])
    ['main-f-x-time.png', 'main-f-x-time-2.png', 'G-time.png']
    """
    names: list[str] = []
    taken: set[str] = set()
    for each in series:
        words = re.findall(r"[A-Za-z0-9_.]+", f"{each.kernel} {each.metric}")
        name = "-".join(words)[-_LONGEST_FILE_NAME:].strip("-.") or "kernel"
        chosen, number = name, 1
        # some file systems tell no capitals from small letters
        while chosen.lower() in taken:
            number += 1
            chosen = f"{name}-{number}"
        taken.add(chosen.lower())
        names.append(f"{chosen}.png")
    return names
