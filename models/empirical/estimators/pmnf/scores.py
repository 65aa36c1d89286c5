"""Errors of models, kernel by kernel: SMAPE, squared and relative errors, adjusted R2."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from .....arrays import Floats


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
