"""Range of the training data by parameter, and the distance of new configurations from it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pandas as pd

from ....arrays import Floats


def lengths_beyond(low: float, high: float, numbers: Floats) -> Floats:
    """Return the distance of numbers from a range, (n,), in lengths of the range; 0 within it.

    Where `low` is positive, distance and length are those of logarithms. The distance from a range of
    length 0 is infinite.

    Parameters
    ----------
    low, high : float
        Ends of the range.
    numbers : ndarray of float, (n,)
    """
    ends = np.array([low, high])
    if low > 0:
        with np.errstate(divide="ignore", invalid="ignore"):
            ends, numbers = np.log(ends), np.where(numbers > 0, np.log(numbers), -np.inf)
    beyond = np.maximum(np.maximum(ends[0] - numbers, numbers - ends[1]), 0.0)
    length = float(ends[1] - ends[0])
    return beyond / length if length > 0 else np.where(beyond > 0, np.inf, 0.0)


Truths = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class LearnedRange:
    """Range of the values of a parameter in the training data.

    Attributes
    ----------
    name : str
    low, high : float
        Least and largest number; NaN of a column of texts.
    choices : tuple of str
        Values of a column of texts; empty for numbers.

    Raises
    ------
    ValueError
        If there are no choices, and `low` is not at most `high`.

    Examples
    --------
    >>> known = LearnedRange("n", 10.0, 1000.0)
    >>> known.outside(pd.Series([5, 10, 10_000])).tolist()
    [True, False, True]
    >>> known.distances(pd.Series([5, 10, 100_000])).round(2).tolist()
    [0.15, 0.0, 1.0]
    """

    name: str
    low: float = math.nan
    high: float = math.nan
    choices: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.choices and not self.low <= self.high:
            raise ValueError(f"{self.low:g} to {self.high:g} is no range of {self.name!r}")

    def outside(self, column: pd.Series[Any]) -> Truths:
        """Return a mask of the values of a column that lie outside, (n,)."""
        if self.choices:
            return np.asarray(~column.astype(str).isin(self.choices), bool)
        numbers = column.to_numpy(np.float64)
        return np.asarray((numbers < self.low) | (numbers > self.high), bool)

    def distances(self, column: pd.Series[Any]) -> Floats:
        """Return the distance of each value from the range, (n,), in lengths of the range; 0 within it.

        Ranges of positive numbers are measured in logarithms: times are sums and products of powers. The
        distance from a range of length 0, or of an unknown choice, is infinite.
        """
        if self.choices:
            return np.where(self.outside(column), np.inf, 0.0)
        return lengths_beyond(self.low, self.high, column.to_numpy(np.float64))


def learned_ranges(frame: pd.DataFrame) -> tuple[LearnedRange, ...]:
    """Return the range of each column, (n_configurations, n_parameters).

    Examples
    --------
    >>> learned_ranges(pd.DataFrame({"n": [4, 2], "solver": ["pcg", "amg"]}))[1].choices
    ('amg', 'pcg')
    """
    return tuple(_range(str(name), frame[name]) for name in frame.columns)


def _range(name: str, column: pd.Series[Any]) -> LearnedRange:
    if pd.api.types.is_numeric_dtype(column):
        return LearnedRange(name, float(column.min()), float(column.max()))
    return LearnedRange(name, choices=tuple(sorted(map(str, column.unique()))))
