"""The distribution of noise: a violin for each metric, a point for each kernel and measurement point."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ...models.empirical.data.experiments.noise import NoiseLevels
from .style import COLOURS, new_figure, save

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
