"""Predicted and measured speeds, chain ratios and splits of held-out kernels."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ...arrays import Floats
from ...models.kernels.learned.columns import ratios
from ...models.kernels.learned.cross_validation.scores import HIGH, LOW, PREDICTED
from ...models.kernels.learned.samples import GFLOPS
from .style import COLOURS, GREY, MARKERS, by_level, learner_styles, new_figure, plain_log_ticks, save

if TYPE_CHECKING:
    import pandas as pd


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


def draw_speed_prediction(found: pd.DataFrame, title: str, path: Path) -> Path:
    """Draw predicted against measured GFLOPS on log axes, a panel for each learner.

    Parameters
    ----------
    found : pandas.DataFrame
        Result of `held_out` for one kind of division.
    title : str
        Title of the figure.
    path : Path
        .png, .svg or .pdf.
    """
    learners = learner_styles(found["learner"].unique())
    figure = new_figure(1.6 + 3.4 * len(learners), 4.6)
    panels = figure.subplots(1, len(learners), sharex=True, sharey=True, squeeze=False)[0]
    low, high = found[GFLOPS].min() / 1.3, found[GFLOPS].max() * 1.3
    ends = np.array([low, high])
    for panel, (name, style) in zip(panels, learners.items(), strict=True):
        rows = found[found["learner"] == name]
        measured, predicted = (rows[column].to_numpy(np.float64) for column in (GFLOPS, PREDICTED))
        panel.fill_between(ends, 0.9 * ends, 1.1 * ends, color="0.85", linewidth=0, zorder=0)
        panel.plot(ends, ends, color=GREY, linewidth=1)
        scatter_by_residence(panel, rows["residence"].tolist(), measured, predicted.clip(low, high))
        panel.set_title(style.label, fontsize=10)
        panel.set_xlabel("measured GFLOPS")
        panel.set(xscale="log", yscale="log", xlim=(low, high), ylim=(low, high))
        plain_log_ticks(panel.xaxis)
        plain_log_ticks(panel.yaxis)
    panels[0].set_ylabel("predicted GFLOPS")
    figure.suptitle(f"{title}\ngrey: 10 % off; what lies beyond is drawn on the edge", fontsize=11)
    residence_legend(figure, panels[0])
    return save(figure, path)


_HIGHEST = 1.2  # ratios far beyond 1 say only that the model does not hold
_BIN = 0.025


def draw_ratio_distribution(table: pd.DataFrame, title: str, path: Path) -> Path:
    """Draw how the retrospective chain ratio is distributed, a panel for each residence.

    Parameters
    ----------
    table : pandas.DataFrame
        As `models.learned.samples.Samples.table`.
    title : str
        Title of the figure.
    path : Path
        .png, .svg or .pdf.
    """
    found = ratios(table)
    names, compilers = by_level(table["residence"]), sorted(set(table["compiler"]))
    figure = new_figure(7.2, 1.3 + 1.9 * len(names))
    panels = figure.subplots(len(names), 1, sharex=True, squeeze=False)[:, 0]
    bins = _bins(found)
    for panel, name in zip(panels, names, strict=True):
        here = (table["residence"] == name).to_numpy()
        values = [_clipped(found[here & (table["compiler"] == one).to_numpy()], bins) for one in compilers]
        panel.hist(values, bins, stacked=True, color=COLOURS[: len(compilers)], label=compilers)
        panel.axvspan(1, bins[-1], color="0.93", zorder=0)
        panel.axvspan(bins[0], 0, color="0.93", zorder=0)
        panel.set_title(_census(found[here], name), fontsize=10, loc="left")
        panel.set_ylabel("kernels")
    panels[-1].set_xlim(bins[0], bins[-1])
    panels[-1].set_xlabel(f"chain ratio (Eq. A.3); the last bar: {bins[-2]:g} and above")
    figure.suptitle(title, fontsize=11)
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=len(labels), frameon=False, fontsize=9)
    return save(figure, path)


def draw_ratio_prediction(table: pd.DataFrame, found: pd.DataFrame, title: str, path: Path) -> Path:
    """Draw predicted against measured chain ratio, a panel for each learner.

    Parameters
    ----------
    table : pandas.DataFrame
        As `models.learned.samples.Samples.table`.
    found : pandas.DataFrame
        Result of `held_out` for one kind of division; predicted speeds are converted (Eq. A.3).
    title : str
        Title of the figure.
    path : Path
        .png, .svg or .pdf.
    """
    learners = learner_styles(found["learner"].unique())
    figure = new_figure(1.6 + 3.9 * len(learners), 4.7)
    panels = figure.subplots(1, len(learners), sharex=True, sharey=True, squeeze=False)[0]
    measured = ratios(table)
    low = min(0.0, float(measured.min(initial=0.0, where=np.isfinite(measured)))) - 0.02
    for panel, (name, style) in zip(panels, learners.items(), strict=True):
        rows = found[found["learner"] == name]
        at = rows["row"].to_numpy()
        predicted = _ratios_of_speeds(table.iloc[at], rows[PREDICTED].to_numpy(np.float64))
        scatter_by_residence(
            panel,
            rows["residence"].tolist(),
            np.minimum(measured[at], _HIGHEST),
            predicted.clip(low, _HIGHEST),
        )
        panel.axline((0, 0), slope=1, color=GREY, linewidth=1)
        panel.set_title(style.label, fontsize=10)
        panel.set_xlabel("measured chain ratio")
    panels[0].set(xlim=(low, _HIGHEST), ylim=(low, _HIGHEST), ylabel="predicted chain ratio")
    panels[0].set_xticks(np.arange(6) / 5)
    figure.suptitle(f"{title}\nwhat lies beyond is drawn on the edge", fontsize=11)
    residence_legend(figure, panels[0])
    return save(figure, path)


def _ratios_of_speeds(rows: pd.DataFrame, gflops: Floats) -> Floats:
    cycles = rows["nominal_flops"].to_numpy() * rows["frequency_ghz"].to_numpy() / gflops
    return ratios(rows.assign(cycles=cycles))


def _bins(values: Floats) -> Floats:
    known = values[np.isfinite(values)]
    low = min(0.0, float(np.floor(known.min(initial=0.0) / _BIN) * _BIN))
    high = min(_HIGHEST, max(1.0, float(known.max(initial=0.0)))) + _BIN
    return np.asarray(np.arange(round(low / _BIN), round(high / _BIN) + 1) * _BIN, np.float64)


def _clipped(values: Floats, bins: Floats) -> Floats:
    return np.asarray(np.minimum(values[np.isfinite(values)], bins[-1] - _BIN / 2), np.float64)


def _census(values: Floats, residence: str) -> str:
    known = values[np.isfinite(values)]
    outside = int(((known < 0) | (known > 1)).sum())
    text = f"data in {residence}: {len(known)} kernels, {outside} outside [0, 1]"
    without = len(values) - len(known)
    return text + (f", {without} more without an FMA" if without else "")


_OFFSETS = {"paper": -0.2, "learned": 0.2}  # beside the measured speed, not on it
_LEVEL_WIDTHS = {"roofline": 5.0, "ecm": 3.2, "simulation": 1.4}  # levels that agree: show all of them
SHOWN = (*_LEVEL_WIDTHS, *_OFFSETS)
"""Learners that are drawn."""
_MOST_LABELS = 48


def draw_splits(rows: pd.DataFrame, title: str, path: Path) -> Path:
    """Draw the GFLOPS of each split, a panel for each compiler; intervals where there are any.

    Parameters
    ----------
    rows : pandas.DataFrame
        Result of `held_out` for one kind of division, order and residence.
    title : str
        Title of the figure.
    path : Path
        .png, .svg or .pdf.
    """
    splits = sorted(set(rows["split"]), key=_parts)
    compilers = sorted(set(rows["compiler"]))
    figure = new_figure(max(8.8, min(14.0, 2.0 + 0.34 * len(splits))), 1.6 + 1.9 * len(compilers))
    panels = figure.subplots(len(compilers), 1, sharex=True, squeeze=False)[:, 0]
    for panel, compiler in zip(panels, compilers, strict=True):
        _panel(panel, rows[rows["compiler"] == compiler], splits)
        panel.set_title(compiler, fontsize=10, loc="left")
        panel.set_ylim(0, 1.05 * panel.get_ylim()[1])
        panel.set_ylabel("GFLOPS per core", fontsize=9)
    step = -(-len(splits) // _MOST_LABELS)
    panels[-1].set_xticks(range(0, len(splits), step), splits[::step], rotation=90, fontsize=8)
    panels[-1].set_xlabel("split" if step == 1 else f"split (one in {step} is named)")
    panels[0].set_xlim(-0.7, len(splits) - 0.3)
    figure.suptitle(title, fontsize=11)
    handles, labels = panels[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=len(labels), frameon=False, fontsize=9)
    return save(figure, path)


def _panel(panel: Axes, rows: pd.DataFrame, splits: list[str]) -> None:
    places = {split: place for place, split in enumerate(splits)}
    size = 5.0 if len(splits) <= _MOST_LABELS else 2.5
    measured = rows.groupby("split")[GFLOPS].mean()
    at = [places[split] for split in measured.index]
    panel.plot(at, measured, "D", mfc="white", mec="black", markersize=size, label="measured", zorder=5)
    there = set(rows["learner"])
    for name, style in learner_styles(name for name in SHOWN if name in there).items():
        own = rows[rows["learner"] == name]
        x = own["split"].map(places).to_numpy() + _OFFSETS.get(name, 0.0)
        predicted, low, high = (own[column].to_numpy() for column in (PREDICTED, LOW, HIGH))
        if name in _OFFSETS:
            reach = None if np.isnan(low).all() else np.stack([predicted - low, high - predicted])
            panel.errorbar(
                x,
                predicted,
                reach,
                fmt=style.marker,
                color=style.colour,
                markersize=0.8 * size,
                label=style.label,
            )
        else:  # analytical: a level that steps from split to split
            panel.hlines(
                predicted,
                x - 0.45,
                x + 0.45,
                color=style.colour,
                linewidth=_LEVEL_WIDTHS[name],
                label=style.label,
            )
    panel.grid(axis="y", color="0.9", linewidth=0.6)
    panel.set_axisbelow(True)


def _parts(split: str) -> tuple[int, tuple[int, ...]]:
    lengths = tuple(map(int, split.split(",")))
    return len(lengths), tuple(-length for length in lengths)
