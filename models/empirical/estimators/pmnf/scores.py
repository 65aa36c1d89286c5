"""Errors of models, kernel by kernel: SMAPE, squared and relative errors, adjusted R2.

Kendall's rank correlation along the last axis, in O(n log n) time and O(n) memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from .....arrays import Floats

_FEW = 32
"""Values up to which all pairs are compared at once."""


def concordance(values: Floats) -> npt.NDArray[np.int64]:
    """Return pairs that rise from an earlier to a later place, less those that fall, (..., n) -> (...).

    Pairs of equal values count nothing. Divided by ``n (n - 1) / 2`` it is Kendall's tau-a between values and
    places.

    Notes
    -----
    Ranks are compared bit by bit, from the highest: two values are told apart by the first bit that differs,
    among those whose higher bits are equal, so that each pass counts the pairs that its bit decides.

    References
    ----------
    M. G. Kendall: A new measure of rank correlation, Biometrika 30, 1938.

    Examples
    --------
    >>> concordance(np.array([[1.0, 2.0, 3.0], [3.0, 1.0, 1.0]])).tolist()
    [3, -2]
    """
    n = values.shape[-1]
    if n <= _FEW:
        first, second = np.triu_indices(n, 1)
        return np.asarray(np.sign(values[..., second] - values[..., first]).sum(axis=-1), np.int64)
    rows = values.reshape(-1, n)
    found = np.array([_of_ranks(np.unique(row, return_inverse=True)[1]) for row in rows], np.int64)
    return found.reshape(values.shape[:-1])


def _of_ranks(ranks: npt.NDArray[np.int64]) -> int:
    """Return the `concordance` of one row of ranks, from 0."""
    total = 0
    for bit in range(int(ranks.max()).bit_length() - 1, -1, -1):
        group = ranks >> (bit + 1)
        order = np.argsort(group, kind="stable")  # by place within a group
        ones = (ranks[order] >> bit) & 1
        start = np.searchsorted(group[order], group[order])
        zeros_before = np.concatenate([[0], np.cumsum(1 - ones)])
        in_group = zeros_before[:-1] - zeros_before[start]
        earlier = np.arange(len(ranks)) - start
        rising = in_group[ones == 1].sum()
        falling = (earlier - in_group)[ones == 0].sum()
        total += int(rising - falling)
    return total


@dataclass(frozen=True, slots=True, eq=False)
class Scores:
    """Errors of many models over the same points, in arrays of one shape.

    Attributes
    ----------
    smape : ndarray of float
        Symmetric mean absolute percentage error, in per cent, 0 to 200.
    rss : ndarray of float
        Sum of squared errors.
    relative_error : ndarray of float
        Mean of ``|error / value|`` over all points, those of value 0 counting nothing.
    adjusted_r2 : ndarray of float
        Share of the variance that is explained, less what terms explain by their number; 1 for a constant.
    """

    smape: Floats
    rss: Floats
    relative_error: Floats
    adjusted_r2: Floats

    def at(self, *index: npt.NDArray[np.int64]) -> Scores:
        """Return those of some models."""
        return Scores(*(getattr(self, field.name)[index] for field in fields(self)))

    def replaced(self, where: npt.NDArray[np.bool_], other: Scores) -> Scores:
        """Return these, or the `other`'s where told."""
        pairs = ((getattr(other, field.name), getattr(self, field.name)) for field in fields(self))
        return Scores(*(np.where(where, new, old) for new, old in pairs))

    def finite(self) -> npt.NDArray[np.bool_]:
        """Return True for models whose SMAPE and squared error are finite."""
        return np.isfinite(self.smape) & np.isfinite(self.rss)

    @staticmethod
    def joined(parts: Sequence[Scores], axis: int = 0) -> Scores:
        """Return the scores of all parts, one behind the other."""
        each = ([getattr(part, field.name) for part in parts] for field in fields(Scores))
        return Scores(*(np.concatenate(arrays, axis=axis) for arrays in each))


def scores_of(predicted: Floats, values: Floats, n_terms: int | npt.NDArray[np.int64]) -> Scores:
    """Return the scores of models over the last axis, (..., n) -> (...).

    Parameters
    ----------
    predicted, values : ndarray of float, (..., n)
    n_terms : int or array of int
        Terms beside the constant; for products, factors.

    Notes
    -----
    ``SMAPE = 100 / n sum 2 |error| / (|value| + |predicted|)``, where both are 0 the error is 0.
    """
    n = values.shape[-1]
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        error = predicted - values
        size = np.abs(values) + np.abs(predicted)
        smape = 200.0 / n * np.where(size == 0, 0.0, np.abs(error) / size).sum(axis=-1)
        rss = (error**2).sum(axis=-1)
        relative = np.where(values == 0, 0.0, np.abs(error / values)).sum(axis=-1) / n
        total = ((values - values.mean(axis=-1, keepdims=True)) ** 2).sum(axis=-1)
        adjusted = 1.0 - rss / total * (n - 1.0) / (n - 1.0 - n_terms)
        adjusted = np.where(np.asarray(n_terms) == 0, 1.0, adjusted)
    return Scores(smape, rss, relative, adjusted)
