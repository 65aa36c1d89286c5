"""Report of `chainline noise`, as tables of both statistics or as JSON:

kernel  metric  share  points  least  median  mean  most
sweep   time     81 %      25    0.1     0.5   0.6   6.1
all             100 %      50    0.1     0.5   0.7   7.3
mean absolute deviation of the repetitions of a point from their mean, in per cent of it
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..models.empirical.data.experiments.noise import (
    LevelSummary,
    NoiseLevels,
    deviation_summary_of_all,
    summary_of_all,
)
from .layout import Line, NamedTable
from .outputs.programs import DeviationLevels, KernelNoise, NoiseOfAll, NoiseOutput

_DEVIATION = "mean absolute deviation of the repetitions of a point from their mean, in per cent of it"
_RANGE = "range of the repetitions of a point over their mean, in per cent"


def noise_to_json(found: Sequence[NoiseLevels]) -> dict[str, Any]:
    """Return the JSON object of `chainline noise --json`; ranges, and deviations apart, in per cent."""
    kernels = [
        KernelNoise.of(
            each.summary,
            kernel=each.kernel,
            metric=each.metric,
            share=each.share,
            deviation=DeviationLevels.of(each.deviation_summary),
        )
        for each in found
    ]
    deviation = DeviationLevels.of(deviation_summary_of_all(found))
    return NoiseOutput(
        kernels=kernels, all=NoiseOfAll.of(summary_of_all(found), deviation=deviation)
    ).to_json()


def noise_lines(found: Sequence[NoiseLevels]) -> list[Line]:
    """Return the noise of each kernel, in per cent: deviations as published, then ranges."""
    deviations = [each.deviation_summary for each in found]
    ranges = [each.summary for each in found]
    return [
        _table(found, deviations, deviation_summary_of_all(found), _DEVIATION),
        _table(found, ranges, summary_of_all(found), _RANGE),
    ]


def _table(
    found: Sequence[NoiseLevels], levels: Sequence[LevelSummary], every: LevelSummary, note: str
) -> NamedTable:
    rows = [
        (each.kernel, each.metric, f"{100 * each.share:.0f} %", *_cells(level))
        for each, level in zip(found, levels, strict=True)
    ]
    rows.append(("all", "", "", *_cells(every)))
    headings = ("kernel", "metric", "share", "points", "least", "median", "mean", "most")
    return NamedTable("", headings, tuple(rows), (0, 1), note)


def _cells(levels: LevelSummary) -> list[str]:
    figures = (levels.min, levels.median, levels.mean, levels.max)
    return [str(levels.n), *(f"{figure:.3g}" for figure in figures)]
