"""Errors of a model on rows that it has not seen, and the intervals of answers that follow from them.

Rows are held out in turn (`FOLDS`), or the outermost values of a parameter (`outermost`); the distance of new
rows from the range of the training data is `lengths_beyond`.

The scores are ``s_i = |log t_i - log p_i|`` with the time ``p_i`` that a model fitted without row ``i``
predicts. Of ``n`` of them the ``ceil(0.9 (n + 1))``-th smallest, ``q``, gives the interval ``p exp(-q)`` to
``p exp(q)``: a new row drawn as these were lies inside with a probability of 0.9, if the model of all rows is
like those of parts of them. A class that takes another form at a few other rows, as laws do, may be unlike:
``q`` is no less than the same of the rows that the model itself has learned from, since new ones are not
predicted better than these.

References
----------
V. Vovk, A. Gammerman, G. Shafer: Algorithmic Learning in a Random World, 2005; R. F. Barber et al.:
Predictive inference with the jackknife+, Annals of Statistics 49, 2021 (scores of held-out folds).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....records import record

if TYPE_CHECKING:
    import pandas as pd

FOLDS = 5
MANY = 1000
"""Configurations from which on one part of five is held out, not each in turn: it has scores enough."""
_OUTERMOST = 0.2
"""Share of the values of a parameter that are held out at its upper end."""


def outermost(values: Floats) -> npt.NDArray[np.bool_]:
    """Return True for rows with the largest fifth of the distinct values of a parameter, (n,).

    No row is chosen of fewer than three distinct values.

    Examples
    --------
    >>> outermost(np.array([1.0, 2.0, 4.0, 8.0, 8.0])).tolist()
    [False, False, False, True, True]
    """
    distinct = sorted(set(values.tolist()))  # `np.unique` imports masked arrays
    if len(distinct) < 3:
        return np.zeros(len(values), bool)
    return np.asarray(values > distinct[-1 - max(1, int(_OUTERMOST * len(distinct)))], bool)


_FEWEST_INNER, _FEWEST_OUTER = 5, 10
"""Values that are learned from and rows that are held out, at least, of half a range."""


def outer_half(values: Floats) -> npt.NDArray[np.bool_]:
    """Return True for rows in the outer half of the range of a parameter, (n,), at most half of the rows.

    The range of positive numbers is halved in logarithms. Rows so far out tell how an error grows; those next
    to the range that is learned from, as `outermost` returns them where there are too few, tell little more
    than the noise.

    Examples
    --------
    >>> np.flatnonzero(outer_half(2.0 ** np.arange(32))).tolist() == list(range(16, 32))
    True
    >>> outer_half(np.array([1.0, 2.0, 4.0, 8.0, 8.0])).tolist()
    [False, False, False, True, True]
    """
    low, high = float(values.min()), float(values.max())
    middle = math.sqrt(low) * math.sqrt(high) if low > 0 else (low + high) / 2
    out = values > max(middle, float(np.sort(values)[(len(values) - 1) // 2]))
    few = len(set(values[~out].tolist())) < _FEWEST_INNER or out.sum() < _FEWEST_OUTER
    return outermost(values) if few else np.asarray(out, bool)


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


@record
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
    >>> import pandas as pd
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
    >>> import pandas as pd
    >>> learned_ranges(pd.DataFrame({"n": [4, 2], "solver": ["pcg", "amg"]}))[1].choices
    ('amg', 'pcg')
    """
    return tuple(_range(str(name), frame[name]) for name in frame.columns)


def _range(name: str, column: pd.Series[Any]) -> LearnedRange:
    from pandas.api.types import is_numeric_dtype  # noqa: PLC0415 - half a second, which laws do without

    if is_numeric_dtype(column):
        return LearnedRange(name, float(column.min()), float(column.max()))
    return LearnedRange(name, choices=tuple(sorted(map(str, column.unique()))))


COVERAGE = 0.9
"""Share of new rows that intervals are to hold."""
FEWEST = 20
"""Configurations that an interval is known of: of fewer, the tenth that lies outside is one or none."""


@record
class NewRows:
    """Error of a model on new rows, in natural logarithms of factors.

    Attributes
    ----------
    configurations : int
        Number of distinct configurations predicted by models fitted without them.
    parts : int
        Number of fits that left some rows out.
    typical : float
        Median score; NaN without scores.
    nine_in_ten : float
        ``q``; infinity where more than a tenth of the rows, held out or learned from, had no answer, or
        there are too few.
    mlogq : float
        Mean score, infinity where a row had no answer.
    mean_mlogq : float
        Mean score of the geometric mean of all times as the prediction of every row.
    growth : tuple of (str, float)
        Parameters that the model extrapolates by a law, and the growth of the score per length of the range
        where the outermost values were held out; infinity where it is unknown.
    """

    configurations: int
    parts: int
    typical: float
    nine_in_ten: float
    mlogq: float
    mean_mlogq: float
    growth: tuple[tuple[str, float], ...] = ()

    @property
    def known(self) -> bool:
        """True where there is an interval."""
        return self.configurations >= FEWEST and math.isfinite(self.nine_in_ten)

    @property
    def no_better(self) -> bool:
        """True where the mean of all times would do as well."""
        return self.parts > 0 and not self.mlogq < self.mean_mlogq

    @property
    def laws(self) -> tuple[str, ...]:
        """Parameters that the model goes on along by a law."""
        return tuple(name for name, _ in self.growth)


def scores(measured: Floats, predicted: Floats) -> Floats:
    """Return the score of each row, (n,): infinity where the model has no answer that can be a time.

    Examples
    --------
    >>> scores(np.array([1.0, 1.0]), np.array([np.e, -3.0])).tolist()
    [1.0, inf]
    """
    answered = np.isfinite(predicted) & (predicted > 0)
    return np.where(answered, np.abs(np.log(np.where(answered, predicted, 1.0) / measured)), np.inf)


def conformal_quantile(found: Floats, coverage: float = COVERAGE) -> float:
    """Return the score that a new row stays within with a probability; infinity of too few scores.

    Examples
    --------
    >>> conformal_quantile(np.arange(1.0, 20.0)), conformal_quantile(np.arange(5.0))
    (18.0, inf)
    """
    place = math.ceil(coverage * (len(found) + 1))
    return float(np.sort(found)[place - 1]) if place <= len(found) else math.inf


def new_rows(
    measured: Floats,
    predicted: Floats,
    configurations: int,
    parts: int,
    growth: tuple[tuple[str, float], ...] = (),
    learned: Floats | None = None,
) -> NewRows:
    """Return the error of a model on new rows, from held-out times and their predictions.

    Parameters
    ----------
    measured, predicted : ndarray of float, (n,)
        Held-out times and their predictions, which may be no time; with no rows nothing is known.
    configurations, parts, growth
        See `NewRows`.
    learned : ndarray of float, (n_learned,), or None
        Scores of the model itself, of the rows that it has learned from.

    Examples
    --------
    >>> times, far = np.ones(40), np.full(40, 3.0)
    >>> steady, unlike = (new_rows(times, 1.1 * times, 40, 5, (), scores(times, of)) for of in (times, far))
    >>> round(steady.nine_in_ten, 3), round(unlike.nine_in_ten, 3)
    (0.095, 1.099)
    """
    if not len(measured):
        return NewRows(0, 0, math.nan, math.inf, math.nan, math.nan, growth)
    found = scores(measured, predicted)
    logarithms = np.log(measured)
    of_mean = float(np.abs(logarithms - logarithms.mean()).mean())
    typical, mean = _median(found), float(found.mean())
    within = max(conformal_quantile(found), 0.0 if learned is None else conformal_quantile(learned))
    return NewRows(configurations, parts, typical, within, mean, of_mean, growth)


def _median(found: Floats) -> float:
    """Return the median, without `np.median`.

    `np.median` imports masked arrays, a tenth of the time that twenty laws take in all.
    """
    middle = len(found) // 2
    ordered = np.sort(found)
    return float((ordered[middle] + ordered[-1 - middle]) / 2)


def growth_beyond(found: Floats, distances: Floats, within: float) -> float:
    """Return by how much scores grow per length of the range, from rows held out beyond a part of it.

    Nine in ten of them are within ``within + r D`` at their median distance ``D``; a quotient of each row
    would be of those next to the range, where a small error is far for a small distance.

    Parameters
    ----------
    found, distances : ndarray of float, (n,)
        Scores, and how far beyond the part that was learned from.
    within : float
        The score inside, `NewRows.nine_in_ten`.
    """
    away = distances > 0
    if not away.any() or not math.isfinite(within):
        return math.inf
    ordered = np.sort(found[away])
    # few rows lie at the end: the largest of them, rather than none
    large = float(ordered[min(math.ceil(COVERAGE * (len(ordered) + 1)), len(ordered)) - 1])
    return max(large - within, 0.0) / _median(distances[away])
