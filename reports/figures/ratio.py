"""Chain ratios, measured and predicted (as Ren et al. 2026, Figs 8 to 10)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Floats
from ...models.kernels.learned.columns import ratios
from ...models.kernels.learned.held_out.predictions import PREDICTED
from .learner_style import learner_styles
from .residence_scatter import residence_legend, scatter_by_residence
from .style import COLOURS, GREY, by_level, new_figure, save

if TYPE_CHECKING:
    import pandas as pd

_HIGHEST = 1.2  # ratios far beyond 1 say only that the model does not hold
_BIN = 0.025


def draw_ratio_distribution(table: pd.DataFrame, title: str, path: Path) -> Path:
    """Draw how the retrospective chain ratio is distributed, a panel for each residence.

    Parameters
    ----------
    table : pandas.DataFrame
        As `models.learned.samples.Samples.table`.
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
