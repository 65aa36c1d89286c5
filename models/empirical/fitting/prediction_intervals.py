"""Error of a model on rows that it has not seen, and the interval of an answer that follows from it.

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
from dataclasses import dataclass

import numpy as np

from ....arrays import Floats

COVERAGE = 0.9
"""Share of new rows that intervals are to hold."""
FEWEST = 20
"""Configurations that an interval is known of: of fewer, the tenth that lies outside is one or none."""


@dataclass(frozen=True, slots=True)
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
    with np.errstate(invalid="ignore"):
        steps = np.sort(np.maximum(found[away] - within, 0.0) / distances[away])
    # few rows lie at the end: the largest of them, rather than none
    return float(steps[min(math.ceil(COVERAGE * (len(steps) + 1)), len(steps)) - 1])
