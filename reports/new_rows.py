"""Errors in words, as tables or as JSON: of a model on new rows, and of repetitions of one run.

on new rows: typically 7 % off, nine in ten within 15 % (180 of 200 configurations held out, in 5 parts)

`chainline noise` has tables of two statistics:

kernel  metric  share  points  least  median  mean  most
sweep   time     81 %      25    0.1     0.5   0.6   6.1
all             100 %      50    0.1     0.5   0.7   7.3
mean absolute deviation of the repetitions of a point from their mean, in per cent of it
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from ..models.empirical.data.experiments.noise import (
    LevelSummary,
    NoiseLevels,
    deviation_summary_of_all,
    summary_of_all,
)
from ..models.empirical.fitting.prediction_intervals import COVERAGE, FEWEST, NewRows
from .layout import Line, NamedTable
from .outputs.fitting import NewRowsError
from .outputs.programs import DeviationLevels, KernelNoise, NoiseOfAll, NoiseOutput

_MOST_LOGARITHM = 700.0
"""Of a factor that is a number."""


def new_rows_lines(found: NewRows | None) -> list[str]:
    """Return the error of a model on new rows in words; nothing where it was not computed.

    Examples
    --------
    >>> for line in new_rows_lines(NewRows(200, 5, 0.07, 0.14, 0.08, 0.6)):
    ...     print(line)
    on new rows: typically 7.3 % off, nine in ten within 15 % (200 configurations, held out in 5 parts)
    >>> for line in new_rows_lines(NewRows(12, 5, 0.07, 0.14, 0.7, 0.6)):
    ...     print(line)
    on new rows: typically 7.3 % off (12 configurations, held out in 5 parts)
    no better than the mean of all rows, which is off by a factor of 1.8 on average where this is by 2
    the interval is unknown: it takes 20 configurations
    """
    if found is None:
        return []
    if not found.parts:
        return [f"on new rows: unknown, too few configurations; the interval is unknown: it takes {FEWEST}"]
    within = f", nine in ten within {off(found.nine_in_ten)}" if found.known else ""
    parts = f"in {found.parts} parts" if found.parts > 1 else "once"
    how = f"({found.configurations} configurations, held out {parts})"
    lines = [f"on new rows: typically {off(found.typical)} off{within} {how}"]
    if found.no_better:
        mean = math.exp(found.mean_mlogq)
        finite = found.mlogq < _MOST_LOGARITHM
        this = f"is by {math.exp(found.mlogq):.2g}" if finite else "has rows without an answer"
        lines.append(
            f"no better than the mean of all rows, which is off by a factor of {mean:.2g} on average where "
            f"this {this}"
        )
    if not found.known:
        few = found.configurations < FEWEST
        why = f"it takes {FEWEST} configurations" if few else "more than a tenth of the rows had no answer"
        lines.append(f"the interval is unknown: {why}")
    return lines


def off(logarithm: float) -> str:
    """Return the logarithm of a factor in words.

    Examples
    --------
    >>> off(0.0004), off(0.05), off(0.3), off(2.0), off(float("inf"))
    ('0.04 %', '5.1 %', '35 %', 'a factor of 7.4', 'any factor')
    """
    if not math.isfinite(logarithm) or logarithm > _MOST_LOGARITHM:
        return "any factor"
    share = 100 * math.expm1(logarithm)
    if share >= 100:
        return f"a factor of {math.exp(logarithm):.2g}"
    return f"{share:.2g} %" if share < 10 else f"{share:.0f} %"


def new_rows_output(found: NewRows | None) -> NewRowsError | None:
    """Return the object `new_rows` of `chainline fit --json`: shares of the time; None where unknown."""
    if found is None or not found.parts:
        return None
    return NewRowsError.of(
        found,
        typical=_share(found.typical),
        coverage=COVERAGE,
        within=_share(found.nine_in_ten) if found.known else None,
        mlogq=_or_none(found.mlogq),
        better_than_mean=not found.no_better,
        growth={name: _or_none(rate) for name, rate in found.growth},
    )


def _or_none(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _share(logarithm: float) -> float | None:
    return math.expm1(logarithm) if math.isfinite(logarithm) and logarithm < _MOST_LOGARITHM else None


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
        _table_of_noise(found, deviations, deviation_summary_of_all(found), _DEVIATION),
        _table_of_noise(found, ranges, summary_of_all(found), _RANGE),
    ]


def _table_of_noise(
    found: Sequence[NoiseLevels], levels: Sequence[LevelSummary], every: LevelSummary, note: str
) -> NamedTable:
    rows = [
        (each.kernel, each.metric, f"{100 * each.share:.0f} %", *_cells_of_levels(level))
        for each, level in zip(found, levels, strict=True)
    ]
    rows.append(("all", "", "", *_cells_of_levels(every)))
    headings = ("kernel", "metric", "share", "points", "least", "median", "mean", "most")
    return NamedTable("", headings, tuple(rows), (0, 1), note)


def _cells_of_levels(levels: LevelSummary) -> list[str]:
    figures = (levels.min, levels.median, levels.mean, levels.max)
    return [str(levels.n), *(f"{figure:.3g}" for figure in figures)]
