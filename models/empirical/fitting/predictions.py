"""Predictions of a stored model for a table, each row checked, with intervals; and its partial dependence.

The partial dependence is the answer of a model along each parameter, all others as they were measured:

    r_j(v) = exp( mean_i log p(x_i with x_ij = v) )

over some rows ``i`` that were learned from, times ``exp(-q)`` and ``exp(q)`` for the interval of a new row.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import pandas as pd
from sklearn.compose import TransformedTargetRegressor

from ....arrays import Floats
from ....errors import setting
from ....records import record
from ..estimators.completion.regressor import CPRegressor
from ..estimators.influence.tables import ChoiceInfluenceRegressor
from .automatic.candidates import LogBlend
from .baselines import CHOICES, LOGARITHMS
from .prediction_intervals import FEWEST, LearnedRange
from .store.document import StoredModel


@record
class ColumnValues:
    """Values that a column may hold.

    Attributes
    ----------
    choices : tuple
        Permitted values; empty for a column of numbers.
    positive : bool
        Whether numbers must be above zero, as their logarithms enter.
    """

    choices: tuple[Any, ...] = ()
    positive: bool = False

    def problem(self, column: pd.Series[Any]) -> tuple[int, str] | None:
        """Return the first row, from 0, that cannot be answered, and why; None if there is none."""
        return next(iter(self.problems(column)), None)

    def problems(self, column: pd.Series[Any]) -> list[tuple[int, str]]:
        """Return the rows, from 0, that cannot be answered, and why."""
        if self.choices:
            known = ", ".join(map(str, self.choices))
            return _listed(~column.isin(self.choices), column, f"none of {known}")
        numbers = pd.to_numeric(column, errors="coerce")
        if (found := _listed(~np.isfinite(numbers), column, "no number")) or not self.positive:
            return found
        return _listed(numbers <= 0, column, "not above zero, where the logarithm of the column enters")


def answers(stored: StoredModel, configurations: pd.DataFrame) -> Floats:
    """Return the time of each configuration, (n_configurations,).

    Parameters
    ----------
    stored : StoredModel
    configurations : DataFrame, (n_configurations, n_features)

    Raises
    ------
    ValueError
        If a row holds what the model does not know, or it has no answer there that can be a time: names row
        and column.
    """
    times = raw_answers(stored, configurations)
    if not np.isfinite(times).all():
        row = int(np.argmin(np.isfinite(times)))
        where = _where(stored, configurations, row)
        raise ValueError(f"row {row + 1}: the model has no finite answer there{where}")
    if not (times > 0).all():
        row = int(np.argmin(times))
        raise ValueError(
            f"row {row + 1}: {stored.model} comes to {times[row]:.3g} there, and {stored.target} is above "
            f"zero{_where(stored, configurations, row)}; leave the row out, or fit another model"
        )
    return times


def answers_where_possible(
    stored: StoredModel, configurations: pd.DataFrame, *, unknown_choices: bool = True
) -> tuple[Floats, dict[int, str]]:
    """Return the time of each configuration, NaN where there is none, and why, by row from 0.

    Parameters
    ----------
    stored : StoredModel
    configurations : DataFrame, (n_configurations, n_features)
    unknown_choices : bool
        Whether a row may hold a word that the model has not learned.

    Raises
    ------
    ValueError
        If no row has an answer, or a word is unknown and may not be: as of `answers`.
    """
    refused: dict[int, str] = {}
    for name, asked in _columns(stored):
        for row, why in asked.problems(configurations[name]):
            if asked.choices and not unknown_choices:
                raise ValueError(f"row {row + 1}, column {name!r}: {why}")
            refused.setdefault(row, f"column {name!r}: {why}")
    times = np.full(len(configurations), np.nan)
    kept = np.array([row for row in range(len(times)) if row not in refused], np.int64)
    if len(kept):
        times[kept] = raw_answers(stored, configurations.iloc[kept].reset_index(drop=True))
    for row in kept[~(np.isfinite(times[kept]) & (times[kept] > 0))].tolist():
        said = f"comes to {times[row]:.3g} there" if np.isfinite(times[row]) else "has no finite answer there"
        refused[row] = f"{stored.model} {said}{_where(stored, configurations, row)}"
        times[row] = np.nan
    if len(refused) == len(times):
        return answers(stored, configurations), {}  # says why, or is of no rows
    return times, refused


def raw_answers(stored: StoredModel, configurations: pd.DataFrame) -> Floats:
    """Return the answers of a model, (n_configurations,), also those that are no time.

    An answer may be not finite, zero or negative.

    Raises
    ------
    ValueError
        If a row holds a value that the model does not know: names row and column.
    """
    for name, asked in _columns(stored):
        if found := asked.problem(configurations[name]):
            row, why = found
            raise ValueError(f"row {row + 1}, column {name!r}: {why}")
    with np.errstate(all="ignore"):
        return np.asarray(stored.estimator.predict(configurations), np.float64)


def _where(stored: StoredModel, configurations: pd.DataFrame, row: int) -> str:
    """Return a text that names the parameters of a row outside their learned range; "" if there is none."""
    one = configurations.iloc[[row]]
    names = [known.name for known in stored.ranges if known.outside(one[known.name])[0]]
    return f", outside of the range of {', '.join(names)} that it learned from" if names else ""


def _columns(stored: StoredModel) -> Iterator[tuple[str, ColumnValues]]:
    known = _known(stored.estimator, stored.features)
    yield from ((name, known.get(name, ColumnValues())) for name in stored.features)


def _known(estimator: Any, features: Sequence[str]) -> Mapping[str, ColumnValues]:
    """Return the values that columns may hold; columns that take any number may be absent."""
    if isinstance(estimator, CPRegressor):
        return {p.name: ColumnValues(p.choices, p.logarithmic) for p in estimator.encoding_.space}
    if isinstance(estimator, TransformedTargetRegressor):
        return dict(_columns_of_groups(estimator))
    if isinstance(estimator, ChoiceInfluenceRegressor):
        return {n: ColumnValues(of) for n, of in zip(features, estimator.choices_, strict=True)}
    if isinstance(estimator, LogBlend):  # what all members may be asked
        members = [_known(member, features) for member in estimator.members]
        return {name: _all(of.get(name, ColumnValues()) for of in members) for name in features}
    return {}  # of hybrid models, sums of influences and laws, which take numbers alone


def _all(asked: Iterable[ColumnValues]) -> ColumnValues:
    """Return the values that all members accept; members that learned one table know the same choices."""
    every = list(asked)
    choices = next((each.choices for each in every if each.choices), ())
    return ColumnValues(choices, any(each.positive for each in every))


def _columns_of_groups(estimator: TransformedTargetRegressor) -> Iterator[tuple[str, ColumnValues]]:
    columns = estimator.regressor_["columns"]
    for group, _, names in columns.transformers:
        coded = columns.named_transformers_[CHOICES].categories if group == CHOICES and names else ()
        for place, name in enumerate(names):
            yield name, ColumnValues(tuple(coded[place]) if group == CHOICES else (), group == LOGARITHMS)


def _listed(wrong: Any, column: pd.Series[Any], why: str) -> list[tuple[int, str]]:
    rows = np.flatnonzero(np.asarray(wrong, bool)).tolist()
    values = column.tolist() if rows else []
    return [(row, f"{values[row]!r} is {why}") for row in rows]


_SHOWN = 5


@record(eq=False)
class Predicted:
    """Times of configurations.

    Attributes
    ----------
    times, low, high : ndarray of float, (n,)
        The prediction, and the ends of its interval; NaN where they are unknown.
    outside : tuple of tuple of str, (n,)
        Parameters whose value lies outside what was learned from.
    warnings : tuple of str
        Warnings for the user of the predictions.
    """

    times: Floats
    low: Floats
    high: Floats
    outside: tuple[tuple[str, ...], ...]
    warnings: tuple[str, ...]


def predict_with_intervals(
    stored: StoredModel,
    configurations: pd.DataFrame,
    *,
    whole: bool = True,
    unknown_choices: bool = True,
) -> Predicted:
    """Return the times of a table, (n_configurations, n_features), with intervals.

    Inside the range the interval has the half-width ``q`` of `NewRows` in logarithms; beyond it, along
    parameters that the model has a law of,

        q + c (sum_j d_j (q + g_j) (1 + d_j / 2) + 1.645 sqrt(sum_k w_k log(p_k / p)^2))

    with the distance ``d_j`` in lengths of the range and the growth ``g_j`` that the outer values learned
    from have shown: an error of a slope grows as the distance, one of a curvature as its square. The last
    term is of a blend, whose members ``p_k`` part beyond what was learned: their weights ``w_k`` are how well
    each explains that, and nine in ten of a normal distribution are within 1.645 deviations. Both terms tell
    of the same errors in part, so a blend has the share ``c`` of 0.6 of them, and all others all. Where
    no law goes on it is unknown.

    Parameters
    ----------
    stored : StoredModel
    configurations : DataFrame, (n_configurations, n_features)
    whole : bool
        Whether all rows have to be answered; else those that are not have no time, and a warning says why.
    unknown_choices : bool
        See `answers_where_possible`.

    Raises
    ------
    ValueError
        See `answers`.
    """
    if whole:
        times, refused = answers(stored, configurations), dict[int, str]()
    else:
        times, refused = answers_where_possible(stored, configurations, unknown_choices=unknown_choices)
    places = np.array([known.outside(configurations[known.name]) for known in stored.ranges], bool)
    names = [known.name for known in stored.ranges]
    outside = tuple(tuple(np.array(names)[row].tolist()) for row in places.T) or ((),) * len(times)
    widths = half_widths(stored, configurations)
    with np.errstate(over="ignore", under="ignore"):
        low, high = times * np.exp(-widths), times * np.exp(widths)
    unbounded = ~(np.isfinite(high) & (low > 0))
    low[unbounded] = high[unbounded] = np.nan
    warnings = [*_told_refused(refused), *_warnings(stored, outside)]
    return Predicted(times, low, high, outside, tuple(warnings))


def _told_refused(refused: Mapping[int, str]) -> list[str]:
    """Return warnings about rows without an answer, of each reason one."""
    rows: Mapping[str, list[int]] = defaultdict(list)
    for row, why in refused.items():
        rows[why].append(row + 1)
    return [f"{_numbered(numbers)} without an answer: {why}" for why, numbers in rows.items()]


def half_widths(stored: StoredModel, configurations: pd.DataFrame) -> Floats:
    """Return half the width of the interval of each configuration, of logarithms, (n,); NaN if unknown."""
    found = stored.new_rows
    if found is None or not found.known:
        return np.full(len(configurations), np.nan)
    growth = dict(found.growth)
    more = np.zeros(len(configurations))
    for known in stored.ranges:
        away = known.distances(configurations[known.name])
        rate = found.nine_in_ten + growth.get(known.name, np.inf)
        with np.errstate(invalid="ignore"):
            more += np.where(away > 0, away * rate * (1 + away / 2), 0.0)
    blend = stored.estimator
    if isinstance(blend, LogBlend) and blend.is_mean and (far := (more > 0) & np.isfinite(more)).any():
        with np.errstate(all="ignore"):
            spread = blend.spread(configurations[far].reset_index(drop=True))
        more[far] = _SHARE * (more[far] + _NORMAL * spread)
    return np.where(np.isfinite(more), found.nine_in_ten + more, np.nan)


_NORMAL = 1.645
"""Deviations of a normal distribution that hold nine in ten."""
_SHARE = 0.6
"""What a blend has of the growth of its errors and the spread of its members, by the standing tables."""


def _warnings(stored: StoredModel, outside: Sequence[Sequence[str]]) -> list[str]:
    found = stored.new_rows
    laws = found.laws if found else ()
    rows: Mapping[str, list[int]] = defaultdict(list)
    for number, names in enumerate(outside, 1):
        for name in names:
            if name not in laws:
                rows[name].append(number)
    warnings = []
    if rows:
        ranges = {known.name: known for known in stored.ranges}
        where = "; ".join(
            f"{name} (learned from {_extent(ranges[name])}) in {_numbered(numbers)}"
            for name, numbers in rows.items()
        )
        warnings.append(
            f"outside of what {stored.model} has learned from, where it knows no law: {where}; do not rely "
            f"on it, measure there, or fit pmnf, or cpr with {setting('extrapolated', 'NAME')}"
        )
    if found is None or not found.known:
        warnings.append(f"the interval is unknown: {unknown_interval(stored)}")
    elif found.no_better:
        warnings.append(f"{stored.model} was no better than the mean of all rows on new ones; measure more")
    return warnings


def unknown_interval(stored: StoredModel) -> str:
    """Return why there is no interval."""
    found = stored.new_rows
    if found is None:
        return "the model was not tried on new rows; fit it again"
    if found.configurations < FEWEST:
        many = "" if found.parts else ", or, of one of many laws, fit it alone"
        return f"it takes {FEWEST} different configurations that can be held out; measure more{many}"
    return "more than a tenth of new rows had no answer that can be a time"


def _extent(known: LearnedRange) -> str:
    if known.choices:
        return ", ".join(known.choices[:_SHOWN]) + (", ..." if len(known.choices) > _SHOWN else "")
    return f"{known.low:g} to {known.high:g}"


def _numbered(rows: Sequence[int]) -> str:
    shown = ", ".join(map(str, rows[:_SHOWN]))
    more = f" and {len(rows) - _SHOWN} more" if len(rows) > _SHOWN else ""
    return f"row {shown}" if len(rows) == 1 else f"rows {shown}{more}"


_MOST_VALUES, _MOST_ROWS = 25, 100
_WIDE = 10
"""A positive range that ends at so many times its start is walked through in equal ratios."""


@record(eq=False)
class Response:
    """Partial dependence of a model on one parameter.

    Attributes
    ----------
    name : str
    values : tuple
        Values of the parameter, rising; or its choices.
    times : ndarray of float, (n_values,)
        Geometric mean over rows; NaN where the model has no answer.
    low, high : ndarray of float, (n_values,)
        The interval of new rows around it; NaN if it is unknown.
    """

    name: str
    values: tuple[Any, ...]
    times: Floats
    low: Floats
    high: Floats

    @property
    def numerical(self) -> bool:
        """True where the values of the parameter are numbers."""
        return not any(isinstance(value, str) for value in self.values)

    @property
    def span(self) -> float:
        """The factor between the largest and the smallest time, as a logarithm; 0 of none."""
        known = self.times[np.isfinite(self.times)]
        return float(np.log(known.max() / known.min())) if len(known) else 0.0


def responses(stored: StoredModel, frame: pd.DataFrame, seed: int = 0) -> list[Response]:
    """Return the response along each parameter, the one that matters most first.

    Parameters
    ----------
    stored : StoredModel
    frame : DataFrame, (n_configurations, n_features)
        Rows that it learned from; a sample of many rows is used.
    seed : int
        Seed of the sample.
    """
    n = len(frame)
    chosen = np.sort(np.random.default_rng(seed).permutation(n)[:_MOST_ROWS])
    rows = frame.iloc[chosen].reset_index(drop=True)
    found = [_response(stored, rows, name, grid_values(frame[name])) for name in frame.columns]
    return sorted(found, key=lambda response: -response.span)


def grid_values(column: pd.Series[Any]) -> list[Any]:
    """Return values of a column from the least to the largest: those measured, or of many some between.

    Examples
    --------
    >>> grid_values(pd.Series([4, 1, 2, 4]))
    [1, 2, 4]
    """
    distinct = sorted(column.unique().tolist())
    if len(distinct) <= _MOST_VALUES or not pd.api.types.is_numeric_dtype(column):
        return distinct[:_MOST_VALUES]
    low, high = float(distinct[0]), float(distinct[-1])
    spaced = np.geomspace if low > 0 and high >= _WIDE * low else np.linspace
    values = spaced(low, high, _MOST_VALUES)
    if pd.api.types.is_integer_dtype(column):
        values = np.unique(np.rint(values)).astype(np.int64)
    return list(np.clip(values, distinct[0], distinct[-1]).tolist())


def _response(stored: StoredModel, rows: pd.DataFrame, name: str, values: Sequence[Any]) -> Response:
    asked = pd.concat([rows.assign(**{name: value}) for value in values], ignore_index=True)
    asked = asked.astype({name: rows[name].dtype}) if not pd.api.types.is_integer_dtype(rows[name]) else asked
    try:
        said = raw_answers(stored, asked)
    except ValueError:  # combinations that nobody measured may be none
        said = np.full(len(asked), np.nan)
    logarithms = np.log(np.where(np.isfinite(said) & (said > 0), said, np.nan))
    table = logarithms.reshape(len(values), len(rows))
    known = np.isfinite(table)
    count = known.sum(axis=1)
    mean = np.where(known, table, 0.0).sum(axis=1) / np.maximum(count, 1)
    times = np.where(count > 0, np.exp(mean), np.nan)
    width = half_widths(stored, rows[:1])[0] if len(rows) else np.nan
    return Response(name, tuple(values), times, times * np.exp(-width), times * np.exp(width))
