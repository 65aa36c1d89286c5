"""Partial dependence: the answer of a model along each parameter, all others as they were measured.

    r_j(v) = exp( mean_i log p(x_i with x_ij = v) )

over some rows ``i`` that were learned from, times ``exp(-q)`` and ``exp(q)`` for the interval of a new row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd

from ....arrays import Floats
from .answers import raw_answers
from .predicted import half_widths
from .store.stored_model import StoredModel

_MOST_VALUES, _MOST_ROWS = 25, 100
_WIDE = 10
"""A positive range that ends at so many times its start is walked through in equal ratios."""


@dataclass(frozen=True, slots=True, eq=False)
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
