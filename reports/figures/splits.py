"""Speed of every split of one order, measured and predicted (as Ren et al. 2026, Figs 11 and 12)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.axes import Axes

from ...models.kernels.learned.held_out.predictions import HIGH, LOW, PREDICTED
from ...models.kernels.learned.samples import GFLOPS
from .learner_style import learner_styles
from .style import new_figure, save

if TYPE_CHECKING:
    import pandas as pd

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
