"""Answers of a stored model, with intervals that nine in ten new rows lie in and parameters out of range."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pandas as pd

from ....arrays import Floats
from ..data.training_range import LearnedRange
from .answers import answers
from .prediction_intervals import FEWEST
from .store.stored_model import StoredModel

_SHOWN = 5


@dataclass(frozen=True, slots=True, eq=False)
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


def predict_with_intervals(stored: StoredModel, configurations: pd.DataFrame) -> Predicted:
    """Return the times of a table, (n_configurations, n_features), with intervals.

    Inside the range the interval has the half-width ``q`` of `NewRows` in logarithms; beyond it, along
    parameters that the model has a law of,

        q + sum_j d_j (q + g_j)

    with the distance ``d_j`` in lengths of the range and the growth ``g_j`` that the outermost values learned
    from have shown. Beyond all others it is unknown.

    Raises
    ------
    ValueError
        See `answers`.
    """
    times = answers(stored, configurations)
    places = np.array([known.outside(configurations[known.name]) for known in stored.ranges], bool)
    names = [known.name for known in stored.ranges]
    outside = tuple(tuple(np.array(names)[row].tolist()) for row in places.T) or ((),) * len(times)
    widths = half_widths(stored, configurations)
    with np.errstate(over="ignore", under="ignore"):
        low, high = times * np.exp(-widths), times * np.exp(widths)
    unbounded = ~(np.isfinite(high) & (low > 0))
    low[unbounded] = high[unbounded] = np.nan
    return Predicted(times, low, high, outside, tuple(_warnings(stored, outside)))


def half_widths(stored: StoredModel, configurations: pd.DataFrame) -> Floats:
    """Return half the width of the interval of each configuration, of logarithms, (n,); NaN if unknown."""
    found = stored.new_rows
    if found is None or not found.known:
        return np.full(len(configurations), np.nan)
    growth = dict(found.growth)
    widths = np.full(len(configurations), found.nine_in_ten)
    for known in stored.ranges:
        away = known.distances(configurations[known.name])
        rate = found.nine_in_ten + growth.get(known.name, np.inf)
        with np.errstate(invalid="ignore"):
            widths += np.where(away > 0, away * rate, 0.0)
    return np.where(np.isfinite(widths), widths, np.nan)


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
            "on it, measure there, or fit pmnf, or cpr with --set extrapolated=NAME"
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
