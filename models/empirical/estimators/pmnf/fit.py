"""Scaling models of many kernels and metrics: those measured at the same points are one batch."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from ...data.experiments.series import Series
from ...formulas.formula import Term, TermChoice
from .several_parameters import FittedFormula, best_models_of
from .several_terms import Segments, best_segments, best_sums

_MOST_TERMS = 3


class Statistic(StrEnum):
    """Statistic of the repetitions of a point."""

    MEAN = "mean"
    MEDIAN = "median"
    MIN = "min"


@dataclass(frozen=True, slots=True)
class Search:
    """Settings of the search for models.

    Attributes
    ----------
    choice : TermChoice
    statistic : Statistic
    n_terms : int
        Largest number of terms, with one parameter.
    segmented : bool
        Whether two regimes are tried, with one parameter.
    terms, falling_terms : tuple of Term
        Terms that are tried, and further ones where values fall.

    Raises
    ------
    ValueError
        If `n_terms` is out of range or `choice` holds no term.
    """

    choice: TermChoice = field(default_factory=TermChoice)
    statistic: Statistic = Statistic.MEAN
    n_terms: int = 1
    segmented: bool = False

    terms: tuple[Term, ...] = field(init=False, repr=False, compare=False)
    falling_terms: tuple[Term, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not 1 <= self.n_terms <= _MOST_TERMS:
            raise ValueError(f"n_terms {self.n_terms} must be 1 to {_MOST_TERMS}")
        # once for all searches: fractions are slow to sort
        object.__setattr__(self, "terms", self.choice.terms())
        object.__setattr__(self, "falling_terms", self.choice.falling_terms())


@dataclass(frozen=True, slots=True)
class Found:
    """The model of a series, and two regimes where they are much better."""

    model: FittedFormula
    segments: Segments | None = None

    def values(self, points: Floats) -> Floats:
        """Return the value at each of some points, (n, n_parameters) -> (n,); what no float holds is none."""
        law = self.segments or self.model.formula
        with np.errstate(all="ignore"):
            return np.asarray(law.values(points), np.float64)


@dataclass(frozen=True, slots=True, eq=False)
class Alike:
    """Series that are measured at the same points.

    Attributes
    ----------
    numbers : tuple of int
        Their places among all.
    parameters : tuple of str
    points : ndarray of float, (n, n_parameters)
    values : ndarray of float, (n_series, n)
        Statistic of the repetitions.
    """

    numbers: tuple[int, ...]
    parameters: tuple[str, ...]
    points: Floats
    values: Floats

    def at(self, kept: npt.NDArray[np.bool_]) -> Alike:
        """Return some of the points, (n,)."""
        return Alike(self.numbers, self.parameters, self.points[kept], self.values[:, kept])


def alike(series: Sequence[Series], statistic: Statistic) -> list[Alike]:
    """Return batches of the series that are measured at the same points."""
    batches: dict[tuple[tuple[str, ...], bytes], list[int]] = defaultdict(list)
    for number, each in enumerate(series):
        batches[each.parameters, each.points.tobytes()].append(number)
    found = []
    for numbers in batches.values():
        first = series[numbers[0]]
        values = np.stack([statistic_of(series[number], statistic) for number in numbers])
        found.append(Alike(tuple(numbers), first.parameters, first.points, values))
    return found


def fit_series(series: Sequence[Series], search: Search | None = None) -> list[Found]:
    """Return the best model of each series, in their order.

    Parameters
    ----------
    series : sequence of Series
    search : Search
    """
    search = search or Search()
    models: dict[int, Found] = {}
    for batch in alike(series, search.statistic):
        models.update(zip(batch.numbers, fit_alike(batch, search), strict=True))
    return [models[number] for number in range(len(series))]


def fit_alike(batch: Alike, search: Search) -> list[Found]:
    """Return the best model of each series of a batch."""
    return fit_parts([batch], search)[0]


def fit_parts(parts: Sequence[Alike], search: Search) -> list[list[Found]]:
    """Return the best model of each series of batches with the same parameters, such as parts of one."""
    parameters = parts[0].parameters
    with np.errstate(all="ignore"):  # what no float holds is left out by its scores
        if len(parameters) == 1:
            return [_of_one_parameter(part, search) for part in parts]
        samples = [(part.points, part.values) for part in parts]
        found = best_models_of(samples, search.terms, parameters, search.falling_terms)
    return [[Found(model) for model in models] for models in found]


_STATISTICS: Mapping[Statistic, Callable[..., Any]] = {
    Statistic.MIN: np.min,
    Statistic.MEAN: np.mean,
    Statistic.MEDIAN: np.median,
}


def statistic_of(series: Series, statistic: Statistic) -> Floats:
    """Return the statistic of the repetitions of each point, (n,)."""
    taken = _STATISTICS[statistic]
    if len(set(map(len, series.repetitions))) == 1:
        every = np.concatenate(series.repetitions).reshape(len(series.repetitions), -1)
        return np.asarray(taken(every, axis=1), np.float64)
    return np.array([float(taken(each)) for each in series.repetitions])


def _of_one_parameter(of: Alike, search: Search) -> list[Found]:
    x, terms, falling = of.points[:, 0], search.terms, search.falling_terms
    models = best_sums(x, of.values, terms, search.n_terms, of.parameters, falling)
    if not search.segmented:
        return [Found(model) for model in models]
    segments = best_segments(x, of.values, terms, models, of.parameters, falling)
    return [Found(*pair) for pair in zip(models, segments, strict=True)]
