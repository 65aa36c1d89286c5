"""What `chainline noise` says, as a table or as JSON:

kernel  metric  share  points  least  median  mean  most
sweep   time     81 %      25    0.3     1.2   1.5  16.6
all             100 %      50    0.1     1.3   1.9  19.8
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from ..models.empirical.data.experiments.noise import LevelSummary, NoiseLevels, summary_of_all
from .line import Line
from .named_table import NamedTable


def noise_to_json(found: Sequence[NoiseLevels]) -> dict[str, Any]:
    """Return the JSON object of `chainline noise --json`; levels in per cent."""
    rows = [
        {"kernel": each.kernel, "metric": each.metric, "share": each.share, **asdict(each.summary)}
        for each in found
    ]
    return {"kernels": rows, "all": asdict(summary_of_all(found))}


def noise_lines(found: Sequence[NoiseLevels]) -> list[Line]:
    """Return the noise of each kernel, in per cent."""
    rows = [(each.kernel, each.metric, f"{100 * each.share:.0f} %", *_cells(each.summary)) for each in found]
    rows.append(("all", "", "", *_cells(summary_of_all(found))))
    headings = ("kernel", "metric", "share", "points", "least", "median", "mean", "most")
    note = "range of the repetitions of a point over their mean, in per cent"
    return [NamedTable("", headings, tuple(rows), (0, 1), note)]


def _cells(levels: LevelSummary) -> list[str]:
    figures = (levels.min, levels.median, levels.mean, levels.max)
    return [str(levels.n), *(f"{figure:.3g}" for figure in figures)]
