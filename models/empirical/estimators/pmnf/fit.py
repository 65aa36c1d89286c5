"""Scaling models of many kernels and metrics, checks of series before, and values at points left out.

Series that were measured at the same points are one batch.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....errors import UsageError, argument, setting
from .....records import field, record, replace
from ...data.experiments.series import Series
from ...formulas.formula import Term, TermChoice
from .model_families import longest_line, require_few
from .one_parameter import FEWEST_POINTS
from .several_parameters import FittedFormula, best_models_of
from .several_terms import Segments, best_segments, best_sums

_MOST_TERMS = 3


class Statistic(StrEnum):
    """Statistic of the repetitions of a point."""

    MEAN = "mean"
    MEDIAN = "median"
    MIN = "min"


@record
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


@record
class SeriesModel:
    """The model of a series, and two regimes where they are much better."""

    model: FittedFormula
    segments: Segments | None = None

    def values(self, points: Floats) -> Floats:
        """Return the value at each of some points, (n, n_parameters) -> (n,); what no float holds is none."""
        law = self.segments or self.model.formula
        with np.errstate(all="ignore"):
            return np.asarray(law.values(points), np.float64)


@record(eq=False)
class SeriesBatch:
    """Batch of series that are measured at the same points.

    Attributes
    ----------
    numbers : tuple of int
        Positions of the series among all series, (n_series,).
    parameters : tuple of str
    points : ndarray of float, (n, n_parameters)
    values : ndarray of float, (n_series, n)
        Statistic of the repetitions.
    """

    numbers: tuple[int, ...]
    parameters: tuple[str, ...]
    points: Floats
    values: Floats

    def at(self, kept: npt.NDArray[np.bool_]) -> SeriesBatch:
        """Return some of the points, (n,)."""
        return SeriesBatch(self.numbers, self.parameters, self.points[kept], self.values[:, kept])


def batches_of(series: Sequence[Series], statistic: Statistic) -> list[SeriesBatch]:
    """Return batches of the series that are measured at the same points."""
    batches: dict[tuple[tuple[str, ...], bytes], list[int]] = defaultdict(list)
    for number, each in enumerate(series):
        batches[each.parameters, each.points.tobytes()].append(number)
    found = []
    for numbers in batches.values():
        first = series[numbers[0]]
        values = np.stack([statistic_of(series[number], statistic) for number in numbers])
        found.append(SeriesBatch(tuple(numbers), first.parameters, first.points, values))
    return found


def fit_series(series: Sequence[Series], search: Search | None = None) -> list[SeriesModel]:
    """Return the best model of each series, in their order.

    Parameters
    ----------
    series : sequence of Series
    search : Search
    """
    search = search or Search()
    models: dict[int, SeriesModel] = {}
    for batch in batches_of(series, search.statistic):
        models.update(zip(batch.numbers, fit_batch(batch, search), strict=True))
    return [models[number] for number in range(len(series))]


def fit_batch(batch: SeriesBatch, search: Search) -> list[SeriesModel]:
    """Return the best model of each series of a batch."""
    return fit_parts([batch], search)[0]


def fit_parts(parts: Sequence[SeriesBatch], search: Search) -> list[list[SeriesModel]]:
    """Return the best model of each series of batches with the same parameters, such as parts of one."""
    parameters = parts[0].parameters
    with np.errstate(all="ignore"):  # what no float holds is left out by its scores
        if len(parameters) == 1:
            return [_of_one_parameter(part, search) for part in parts]
        samples = [(part.points, part.values) for part in parts]
        found = best_models_of(samples, search.terms, parameters, search.falling_terms)
    return [[SeriesModel(model) for model in models] for models in found]


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


def _of_one_parameter(of: SeriesBatch, search: Search) -> list[SeriesModel]:
    x, terms, falling = of.points[:, 0], search.terms, search.falling_terms
    models = best_sums(x, of.values, terms, search.n_terms, of.parameters, falling)
    if not search.segmented:
        return [SeriesModel(model) for model in models]
    segments = best_segments(x, of.values, terms, models, of.parameters, falling)
    return [SeriesModel(*pair) for pair in zip(models, segments, strict=True)]


def check_series(series: Sequence[Series], where: str, search: Search | None = None) -> list[str]:
    """Return warnings of series that models can be learned from.

    Parameters
    ----------
    series : sequence of Series
    where : str
        File, for messages.
    search : Search, optional

    Raises
    ------
    UsageError
        If a series has fewer than five points, too many parameters, one that never varies, or negative
        values, or what is to be sought is of one parameter alone.
    """
    if search is not None:
        _check_search(series, search)
    warnings: dict[str, None] = {}
    known: set[tuple[tuple[str, ...], bytes]] = set()
    for each in series:
        named = f"{where}: {' '.join(name for name in (each.kernel, each.metric) if name) or 'the kernel'}"
        check_times(each, named, zero=True)
        alike = each.parameters, each.points.tobytes()
        if alike not in known:  # thousands of kernels are measured at the same points
            known.add(alike)
            warnings |= dict.fromkeys(_check_points(each, named, where))
    return list(warnings)


def _check_points(series: Series, named: str, where: str) -> list[str]:
    require_few(len(series.parameters), named)
    n = len(series.points)
    if n < FEWEST_POINTS:
        raise UsageError(f"{named}: {n} points; a model needs {FEWEST_POINTS}, measure more")
    warnings = []
    for number, (name, column) in enumerate(zip(series.parameters, series.points.T, strict=True)):
        distinct = len(set(column.tolist()))
        if distinct == 1:
            raise UsageError(f"{named}: parameter {name} never varies; leave it out, or measure others")
        if len(series.parameters) > 1 and len(longest_line(series.points, number).x) == n:
            warnings.append(f"{where}: no three points differ in {name} alone; measure a line along it")
        elif distinct < FEWEST_POINTS:
            warnings.append(
                f"{where}: {name} has {distinct} values; {FEWEST_POINTS} are needed to tell how "
                f"{series.metric or 'a value'} grows with it"
            )
        if column.min() < 1:
            warnings.append(f"{where}: {name} falls below 1; no logarithms of it are tried")
    return warnings


def _check_search(series: Sequence[Series], search: Search) -> None:
    asked = {"segmented": search.segmented, "terms": search.n_terms > 1}
    several = max(len(each.parameters) for each in series)
    for name in (name for name, given in asked.items() if given and several > 1):
        raise UsageError(
            f"{setting(name)}: is for laws of one parameter, and there are {several}; leave it out, or "
            f"choose one by {argument('features')}"
        )


def check_times(series: Series, where: str, zero: bool = False) -> None:
    """Refuse negative values, and zero unless `zero` allows it.

    Parameters
    ----------
    series : Series
    where : str
        File, for messages.
    zero : bool
        Whether zero is allowed.

    Raises
    ------
    UsageError
        If there is such a value.
    """
    lowest = np.concatenate(series.repetitions).min()
    if lowest < 0:
        raise UsageError(f"{where}: value {lowest:g} is negative; costs cannot be")
    if lowest == 0 and not zero:
        raise UsageError(f"{where}: a time of 0; times must be positive")


def without_constants(series: Sequence[Series], where: str) -> tuple[list[Series], list[str]]:
    """Return series without the parameters that never vary, and a line about each of these.

    A series whose parameters are all constant keeps them, for `check_series` to refuse.

    Parameters
    ----------
    series : sequence of Series
    where : str
        File, for messages.

    Examples
    --------
    >>> points = np.array([[1.0, 5.0], [2.0, 5.0]])
    >>> kept, said = without_constants([Series("", "s", ("p", "n"), points, (np.ones(1),) * 2)], "runs.txt")
    >>> kept[0].parameters, kept[0].points.tolist(), said
    (('p',), [[1.0], [2.0]], ['runs.txt: n left out: it is the same at all points'])
    """
    kept, said = [], dict[str, None]()
    for each in series:
        varied = [number for number, column in enumerate(each.points.T) if len(np.unique(column)) > 1]
        if not varied or len(varied) == len(each.parameters):
            kept.append(each)
            continue
        gone = [name for number, name in enumerate(each.parameters) if number not in varied]
        said[f"{where}: {', '.join(gone)} left out: it is the same at all points"] = None
        names = tuple(each.parameters[number] for number in varied)
        kept.append(replace(each, parameters=names, points=each.points[:, varied]))
    return kept, list(said)


_EXPLAINED, _LARGE, _LARGE_WITHOUT_NOISE = 5.0, 25.0, 50.0
"""SMAPE above which there is no law: multiple of the noise, per cent, and where nothing was repeated."""


def no_law(series: Series, found: SeriesModel) -> str | None:
    """Return why a series has no law of the normal form; None where the one that was found is one.

    Parameters
    ----------
    series : Series
    found : SeriesModel
        The best law of the series.

    Examples
    --------
    >>> from ...formulas.formula import Formula
    >>> x, times = np.array([[1.0], [2.0], [4.0]]), (np.array([1.0, 1.02]),) * 3
    >>> far = FittedFormula(Formula(("n",), 9.0, (), ()), 160.0, 0.0, 0.0, 0.0)
    >>> no_law(Series("", "s", ("n",), x, times), SeriesModel(far))
    'SMAPE 1.6e+02 % is above the 25 % that the noise of 1.5 % explains'
    """
    predicted = found.values(series.points)
    measured = np.array([float(np.mean(values)) for values in series.repetitions])
    below = np.flatnonzero((predicted < -1e-9 * np.abs(measured).max()) & (measured >= 0))
    if len(below):
        at = ", ".join(
            f"{n} = {x:g}" for n, x in zip(series.parameters, series.points[below[0]], strict=True)
        )
        return f"it comes to {predicted[below[0]]:.3g} at {at}, which was measured"
    smape = found.model.smape if found.segments is None else found.segments.smape
    noise = _robust_noise(series)
    if noise is None:
        most, why = _LARGE_WITHOUT_NOISE, "that are taken for noise where nothing was repeated"
    else:
        most = max(_LARGE, 100 * _EXPLAINED * noise)
        why = f"that the noise of {100 * noise:.2g} % explains"
    return f"SMAPE {smape:.2g} % is above the {most:.2g} % {why}" if smape > most else None


def _robust_noise(series: Series) -> float | None:
    """Return the relative deviation of repetitions, of medians, so that a disturbed run counts no more."""
    spreads = []
    for values in series.repetitions:
        middle = float(np.median(values))
        if len(values) > 1 and middle > 0:
            spreads.append(float(np.median(np.abs(values / middle - 1))))
    return 1.4826 * float(np.median(spreads)) if spreads else None


_MOST_POINTS, _FEW_POINTS, _MANY_PARAMETERS = 60, 15, 4


def left_out_values(series: Sequence[Series], search: Search) -> Floats | None:
    """Return the value at each point by laws of the others, (n_series, n).

    Parameters
    ----------
    series : sequence of Series
        Measured at the same points.

    Returns
    -------
    ndarray of float, or None
        NaN of points that were not left out: of many, some at equal steps are, fewer where sums of several
        terms or laws of many parameters take long to find. None where too few points are left to find a law.
    """
    (batch,) = batches_of(series, search.statistic)
    n = len(batch.points)
    if n <= FEWEST_POINTS:
        return None
    dear = search.n_terms > 1 or len(batch.parameters) > _MANY_PARAMETERS
    most = min(n, _FEW_POINTS if dear else _MOST_POINTS)
    predicted = np.full((len(series), n), np.nan)
    places = [n * k // most for k in range(most)]
    parts = fit_parts([batch.at(np.arange(n) != place) for place in places], search)
    for place, laws in zip(places, parts, strict=True):
        predicted[:, place] = [law.values(batch.points[place : place + 1])[0] for law in laws]
    return predicted
