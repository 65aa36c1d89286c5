"""Search for scaling laws: settings as users write them, and errors of the laws on points left out."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....errors import UsageError, setting
from ....records import record, replace
from ..data.experiments.series import Series, largest_first
from ..estimators.pmnf.fit import (
    Search,
    SeriesBatch,
    SeriesModel,
    Statistic,
    batches_of,
    fit_parts,
    fit_series,
)
from ..formulas.formula import TermChoice
from .prediction_intervals import (
    FEWEST,
    FOLDS,
    MANY,
    NewRows,
    growth_beyond,
    lengths_beyond,
    new_rows,
    outermost,
    scores,
)

_SETTINGS = {"powers", "logarithms", "negative", "terms", "segmented", "statistic"}


def pmnf_search(settings: Mapping[str, Any]) -> Search:
    """Return the search for scaling laws that settings describe.

    Parameters
    ----------
    settings : mapping
        `powers` ("1/2:0:1", or a list of such), `logarithms`, `negative`, `terms`, `segmented`, `statistic`.

    Raises
    ------
    UsageError
        If there is no such setting, or its value is not valid.

    Examples
    --------
    >>> pmnf_search({"terms": 2, "statistic": "median"}).n_terms
    2
    """
    if unknown := sorted(set(settings) - _SETTINGS):
        known = ", ".join(sorted(_SETTINGS))
        raise UsageError(f"{setting(unknown[0])}: pmnf has no such parameter; choose from {known}")
    powers = settings.get("powers")
    try:
        chosen = None if powers is None else _powers(powers if isinstance(powers, list) else [powers])
        negative = _truth(settings, "negative", False) if "negative" in settings else None
        choice = TermChoice(chosen, _truth(settings, "logarithms", True), negative)
        statistic = Statistic(settings.get("statistic", "mean"))
        return Search(choice, statistic, int(settings.get("terms", 1)), _truth(settings, "segmented", False))
    except (ValueError, TypeError, OverflowError) as error:
        raise UsageError(f"pmnf: {error}") from None


def _powers(values: list[Any]) -> dict[str, tuple[int, ...]]:
    """Return ``1/2:0:1,2`` as exponents of a parameter, each with those of its logarithm (0, 1 and 2)."""
    parts = (str(value).split(":") for value in values)
    return {power: tuple(map(int, logarithms)) or (0, 1, 2) for power, *logarithms in parts}


def _truth(settings: Mapping[str, Any], name: str, default: bool) -> bool:
    value = str(settings.get(name, default)).lower()
    if value not in ("true", "false", "yes", "no", "1", "0"):
        raise UsageError(f"{setting(name, value)}: give yes or no")
    return value in ("true", "yes", "1")


MOST_LAWS = 20
"""Of one file."""


@record(eq=False)
class ValidatedLaw:
    """Errors of a law on new points, and its held-out predictions.

    Attributes
    ----------
    new_rows : NewRows
    predicted : ndarray of float, (n,)
        The value at each point by a law that was found without it; NaN of points that were not left out.
    """

    new_rows: NewRows
    predicted: Floats


@record(eq=False)
class FittedLaws:
    """Scaling laws with what they were found from.

    Attributes
    ----------
    series : tuple of Series
        Measurements of each kernel and metric.
    found : tuple of SeriesModel
        Law of each series.
    validated : tuple of ValidatedLaw
        Errors of each law on new points.
    search : Search
        Settings of the search.
    seed : int
        Seed of the parts that were left out.
    """

    series: tuple[Series, ...]
    found: tuple[SeriesModel, ...]
    validated: tuple[ValidatedLaw, ...]
    search: Search
    seed: int


def fit_laws(series: Sequence[Series], search: Search, seed: int) -> FittedLaws:
    """Return the law of each series, with its errors on new points; see `validate_laws`.

    Parameters
    ----------
    series : sequence of Series
        Measurements of each kernel.
    search : Search
        Settings of the search for laws.
    seed : int
        Seed of the parts that are left out.
    """
    found = fit_series(series, search)
    validated = validate_laws(series, found, search, seed)
    return FittedLaws(tuple(series), tuple(found), tuple(validated), search, seed)


def validate_laws(
    series: Sequence[Series], laws: Sequence[SeriesModel], search: Search, seed: int
) -> list[ValidatedLaw]:
    """Return the errors of the law of each series on new points.

    Errors are unknown of laws of fewer than `FEWEST` points. They are unknown also of all but the `MOST_LAWS`
    laws with the largest values of their metric, as a validation takes as long as many searches.

    Parameters
    ----------
    series : sequence of Series
    laws : sequence of SeriesModel
        Law of each series, from all points.
    search : Search
        Settings of the search for laws.
    seed : int
        Seed of the choice of parts.
    """
    chosen = [number for number in largest_first(series) if len(series[number].points) >= FEWEST][:MOST_LAWS]
    validated: dict[int, ValidatedLaw] = {}
    for batch in batches_of([series[number] for number in chosen], search.statistic):
        numbers = [chosen[number] for number in batch.numbers]
        some = [(series[number], laws[number]) for number in numbers]
        validated.update(zip(numbers, _validated(some, batch, search, seed), strict=True))
    return [validated.get(number) or _unknown(each) for number, each in enumerate(series)]


def _unknown(series: Series) -> ValidatedLaw:
    growth = tuple((name, math.inf) for name in series.parameters)
    of_none = NewRows(0, 0, math.nan, math.inf, math.nan, math.nan, growth)
    return ValidatedLaw(of_none, np.full(len(series.points), np.nan))


def _validated(
    laws: Sequence[tuple[Series, SeriesModel]], batch: SeriesBatch, search: Search, seed: int
) -> list[ValidatedLaw]:
    parts = _parts(len(batch.points), seed)
    n_parts = int(parts.max()) + 1
    outs = [parts == part for part in range(n_parts)]
    ends = {place: outermost(column) for place, column in enumerate(batch.points.T)}
    ends = {place: out for place, out in ends.items() if out.any()}
    found = _without(batch, [*outs, *ends.values()], search)
    predicted = np.full(batch.values.shape, np.nan)
    for out, values in zip(outs, found[:n_parts], strict=True):
        predicted[:, out] = values
    repetitions = [_repetitions(each) for each, _ in laws]
    rows = []
    for each, (_, law), values in zip(repetitions, laws, predicted, strict=True):
        held, learned = each.at(parts >= 0), scores(each.measured, law.values(batch.points)[each.point])
        of = int((parts >= 0).sum())
        rows.append(new_rows(held.measured, values[held.point], of, n_parts, learned=learned))
    growths = np.full((len(laws), len(batch.parameters)), math.inf)
    for (place, out), values in zip(ends.items(), found[n_parts:], strict=True):
        growths[:, place] = _growths(repetitions, batch.points[:, place], out, values, rows)
    return [
        ValidatedLaw(replace(new, growth=tuple(zip(batch.parameters, growth, strict=True))), values)
        for new, growth, values in zip(rows, growths.tolist(), predicted, strict=True)
    ]


def _parts(n: int, seed: int) -> npt.NDArray[np.int_]:
    """Return the part that each point is held out with, (n,), -1 for none; the same for as many points."""
    parts = np.random.default_rng(seed).permutation(np.arange(n) % FOLDS)
    return parts if n <= MANY else np.where(parts == 0, 0, -1)


def _without(batch: SeriesBatch, outs: Sequence[npt.NDArray[np.bool_]], search: Search) -> list[Floats]:
    """Return the values at the points that are left out, by laws of the others, (n_series, n_out) each."""
    parts = fit_parts([batch.at(~out) for out in outs], search)
    return [
        np.stack([law.values(batch.points[out]) for law in laws])
        for out, laws in zip(outs, parts, strict=True)
    ]


def _growths(
    repetitions: Sequence[_Repetitions],
    column: Floats,
    out: npt.NDArray[np.bool_],
    values: Floats,
    rows: Sequence[NewRows],
) -> list[float]:
    """Return the growth of scores beyond the range of a parameter, by laws without its outermost values.

    Parameters
    ----------
    column : ndarray of float, (n,)
        Values of the parameter.
    out : ndarray of bool, (n,)
        Points with the outermost values.
    values : ndarray of float, (n_series, n_out)
        Values of the laws at those points.
    rows : sequence of NewRows
        Errors of the laws of each inside the range.
    """
    ends = float(column[~out].min()), float(column[~out].max())
    said, growths = np.full(len(column), np.nan), []
    for each, of_law, new in zip(repetitions, values, rows, strict=True):
        said[out] = of_law
        held = each.at(out)
        distances = lengths_beyond(*ends, column[held.point])
        growths.append(growth_beyond(scores(held.measured, said[held.point]), distances, new.nine_in_ten))
    return growths


@record(eq=False)
class _Repetitions:
    """Every repetition of a series that is more than zero.

    Attributes
    ----------
    measured : ndarray of float, (n_repetitions,)
    point : ndarray of int, (n_repetitions,)
        The place of its point.
    """

    measured: Floats
    point: npt.NDArray[np.int_]

    def at(self, chosen: npt.NDArray[np.bool_]) -> _Repetitions:
        """Return those of some points, (n,)."""
        taken = chosen[self.point]
        return _Repetitions(self.measured[taken], self.point[taken])


def _repetitions(series: Series) -> _Repetitions:
    measured = np.concatenate(series.repetitions)
    point = np.repeat(np.arange(len(series.points)), list(map(len, series.repetitions)))
    return _Repetitions(measured[measured > 0], point[measured > 0])
