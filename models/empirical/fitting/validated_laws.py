"""What scaling laws are like on new points, by finding them again without some."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ..data.experiments.series import Series, largest_first
from ..data.range_lengths import lengths_beyond
from ..estimators.pmnf.fit import Found, Search, fit_series
from .held_parts import FOLDS, MANY, outermost
from .new_rows import FEWEST, NewRows, growth_beyond, new_rows, scores

MOST_LAWS = 20
"""Of one file."""


@dataclass(frozen=True, slots=True, eq=False)
class ValidatedLaw:
    """What a law is like on new points.

    Attributes
    ----------
    new_rows : NewRows
    predicted : ndarray of float, (n,)
        The value at each point by a law that was found without it; NaN of points that were not left out.
    """

    new_rows: NewRows
    predicted: Floats


def validate_laws(series: Sequence[Series], search: Search, seed: int) -> list[ValidatedLaw]:
    """Return what the law of each series is like on new points.

    It is unknown of fewer than `FEWEST` points, and, as it takes as long as many searches, of all but the
    `MOST_LAWS` with the largest values of their metric.

    Parameters
    ----------
    series : sequence of Series
    search : Search
        How laws are sought.
    seed : int
        Of the choice of parts.
    """
    found: dict[int, ValidatedLaw] = {}
    for number, each in enumerate(series):
        unknown = tuple((name, math.inf) for name in each.parameters)
        of_none = NewRows(0, 0, math.nan, math.inf, math.nan, math.nan, unknown)
        found[number] = ValidatedLaw(of_none, np.full(len(each.points), np.nan))
    enough = [number for number in largest_first(series) if len(series[number].points) >= FEWEST]
    enough = enough[:MOST_LAWS]
    if enough:
        found.update(
            zip(enough, _validated([series[number] for number in enough], search, seed), strict=True)
        )
    return [found[number] for number in range(len(series))]


def _validated(series: Sequence[Series], search: Search, seed: int) -> list[ValidatedLaw]:
    predicted = [np.full(len(each.points), np.nan) for each in series]
    parts = [_parts(len(each.points), seed) for each in series]
    for part in range(FOLDS):
        outs = [part_of == part for part_of in parts]
        for row, (values, out) in enumerate(zip(_without(series, outs, search), outs, strict=True)):
            predicted[row][out] = values
    rows = []
    for each, values, part_of in zip(series, predicted, parts, strict=True):
        measured, said = _positive(each, values, part_of >= 0)
        rows.append(new_rows(measured, said, int((part_of >= 0).sum()), int(part_of.max()) + 1))
    growths = _growths(series, rows, search)
    return [
        ValidatedLaw(replace(found, growth=growth), values)
        for found, growth, values in zip(rows, growths, predicted, strict=True)
    ]


def _parts(n: int, seed: int) -> npt.NDArray[np.int_]:
    """Return the part that each point is held out with, (n,), -1 for none; the same for as many points."""
    parts = np.random.default_rng(seed).permutation(np.arange(n) % FOLDS)
    return parts if n <= MANY else np.where(parts == 0, 0, -1)


def _without(series: Sequence[Series], outs: Sequence[npt.NDArray[np.bool_]], search: Search) -> list[Floats]:
    """Return the values at the points that are left out, by laws of the others."""
    held = [number for number, out in enumerate(outs) if out.any()]
    kept = [_chosen(series[number], ~outs[number]) for number in held]
    values = [np.empty(0)] * len(series)
    for number, found in zip(held, fit_series(kept, search), strict=True):
        values[number] = _values(found, series[number].points[outs[number]])
    return values


def _growths(
    series: Sequence[Series], rows: Sequence[NewRows], search: Search
) -> list[tuple[tuple[str, float], ...]]:
    """Return how scores grow beyond the range of each parameter, where its outermost values are left out."""
    growths: list[tuple[tuple[str, float], ...]] = [()] * len(series)
    for place in range(max(len(each.parameters) for each in series)):
        here = [number for number, each in enumerate(series) if place < len(each.parameters)]
        outs = [outermost(series[number].points[:, place]) for number in here]
        said = _without([series[number] for number in here], outs, search)
        for number, out, values in zip(here, outs, said, strict=True):
            each = series[number]
            growth = _growth(each, place, out, values, rows[number]) if out.any() else math.inf
            growths[number] += ((each.parameters[place], growth),)
    return growths


def _growth(series: Series, place: int, out: npt.NDArray[np.bool_], values: Floats, found: NewRows) -> float:
    column = series.points[:, place]
    said = np.full(len(column), np.nan)
    said[out] = values
    measured, predicted = _positive(series, said, out)
    _, at = _positive(series, column, out)
    distances = lengths_beyond(float(column[~out].min()), float(column[~out].max()), at)
    return growth_beyond(scores(measured, predicted), distances, found.nine_in_ten)


def _positive(series: Series, values: Floats, chosen: npt.NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """Return every repetition at some points, and the value of its point; zeros are left out."""
    counts = [len(each) if take else 0 for each, take in zip(series.repetitions, chosen, strict=True)]
    taken = [each for each, count in zip(series.repetitions, counts, strict=True) if count]
    measured = np.concatenate(taken) if taken else np.empty(0)
    of_point = np.repeat(values, counts)
    return measured[measured > 0], of_point[measured > 0]


def _chosen(series: Series, kept: npt.NDArray[np.bool_]) -> Series:
    repetitions = tuple(each for each, take in zip(series.repetitions, kept, strict=True) if take)
    return replace(series, points=series.points[kept], repetitions=repetitions)


def _values(found: Found, points: Floats) -> Floats:
    law = found.segments or found.model.formula
    with np.errstate(all="ignore"):
        return np.asarray(law.values(points), np.float64)
