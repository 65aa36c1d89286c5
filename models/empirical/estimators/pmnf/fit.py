"""Scaling models of many kernels and metrics: those measured at the same points are one batch."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import numpy as np

from .....arrays import Floats
from ...data.experiments.series import Series
from ...formulas.terms import TermChoice
from .segmented import Segments, best_segments
from .several_parameters import FittedFormula, best_models
from .several_terms import best_sums

_MOST_TERMS = 3


class Statistic(StrEnum):
    """What of the repetitions of a point counts."""

    MEAN = "mean"
    MEDIAN = "median"
    MIN = "min"


@dataclass(frozen=True, slots=True)
class Search:
    """How models are sought.

    Attributes
    ----------
    choice : TermChoice
    statistic : Statistic
    n_terms : int
        Terms at most, with one parameter.
    segmented : bool
        Whether two regimes are tried, with one parameter.

    Raises
    ------
    ValueError
        If there is no term.
    """

    choice: TermChoice = field(default_factory=TermChoice)
    statistic: Statistic = Statistic.MEAN
    n_terms: int = 1
    segmented: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.n_terms <= _MOST_TERMS:
            raise ValueError(f"n_terms {self.n_terms} must be 1 to {_MOST_TERMS}")


@dataclass(frozen=True, slots=True)
class Found:
    """The model of a series, and two regimes where they are much better."""

    model: FittedFormula
    segments: Segments | None = None


def fit_series(series: Sequence[Series], search: Search | None = None) -> list[Found]:
    """Return the best model of each series, in their order.

    Parameters
    ----------
    series : sequence of Series
    search : Search
    """
    search = search or Search()
    alike: dict[tuple[tuple[str, ...], bytes], list[int]] = defaultdict(list)
    for number, each in enumerate(series):
        alike[each.parameters, each.points.tobytes()].append(number)
    models: dict[int, Found] = {}
    for numbers in alike.values():
        first = series[numbers[0]]
        values = np.stack([statistic_of(series[number], search.statistic) for number in numbers])
        with np.errstate(all="ignore"):  # what no float holds is left out by its scores
            models.update(zip(numbers, _models(first, values, search), strict=True))
    return [models[number] for number in range(len(series))]


_STATISTICS: Mapping[Statistic, Callable[..., Any]] = {
    Statistic.MIN: np.min,
    Statistic.MEAN: np.mean,
    Statistic.MEDIAN: np.median,
}


def statistic_of(series: Series, statistic: Statistic) -> Floats:
    """Return what counts of the repetitions of each point, (n,)."""
    taken = _STATISTICS[statistic]
    if len(set(map(len, series.repetitions))) == 1:
        return np.asarray(taken(np.stack(series.repetitions), axis=1), np.float64)
    return np.array([float(taken(each)) for each in series.repetitions])


def _models(of: Series, values: Floats, search: Search) -> list[Found]:
    terms, falling = search.choice.terms(), search.choice.falling_terms()
    if len(of.parameters) > 1:
        return [Found(model) for model in best_models(of.points, values, terms, of.parameters, falling)]
    x = of.points[:, 0]
    models = best_sums(x, values, terms, search.n_terms, of.parameters, falling)
    if not search.segmented:
        return [Found(model) for model in models]
    segments = best_segments(x, values, terms, models, of.parameters, falling)
    return [Found(*pair) for pair in zip(models, segments, strict=True)]
