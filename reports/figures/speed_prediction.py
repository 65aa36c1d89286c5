"""Predicted against measured speed of every held-out kernel."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ...models.kernels.learned.held_out.predictions import PREDICTED
from ...models.kernels.learned.samples import GFLOPS
from .learner_style import learner_styles
from .residence_scatter import residence_legend, scatter_by_residence
from .style import GREY, new_figure, plain_log_ticks, save

if TYPE_CHECKING:
    import pandas as pd


def draw_speed_prediction(found: pd.DataFrame, title: str, path: Path) -> Path:
    """Draw predicted against measured GFLOPS on log axes, a panel for each learner.

    Parameters
    ----------
    found : pandas.DataFrame
        Result of `held_out` for one kind of division.
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
