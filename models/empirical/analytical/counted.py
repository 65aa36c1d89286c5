"""Models whose times are linear in their constants: counts of operations multiplied by seconds for each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import numpy.typing as npt
import pandas as pd
from scipy.optimize import nnls

from ....arrays import Floats
from ....errors import UsageError
from .robust_factors import NEGLIGIBLE, PULL, fitted_factors, measured_times, typical_starts

PULL_OF_GUESS = 0.01
"""Pull towards equal shares of the times, which only decides where the rows determine nothing else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedModel(ABC):
    """Model ``t(x) = sum_j c_j counts_j(x)``.

    Attributes
    ----------
    constants : tuple of float or None
        Seconds of each of `constant_names`; None as long as they are neither given nor fitted.
    """

    constants: tuple[float, ...] | None = None

    constant_names: ClassVar[tuple[str, ...]]

    @property
    @abstractmethod
    def name(self) -> str:
        """Name on the command line."""

    @abstractmethod
    def counts(self, X: pd.DataFrame) -> Floats:
        """Return the coefficient of each constant in each configuration, (n, n_constants)."""

    def predict(self, X: pd.DataFrame) -> Floats:
        """Return the seconds of each configuration, (n,).

        Raises
        ------
        UsageError
            If constants are not known, or as `counts`.
        """
        if self.constants is None:
            names = ", ".join(self.constant_names)
            raise UsageError(f"the analytical model {self.name!r} has no constants; give or fit {names}")
        return np.asarray(self.counts(X) @ np.array(self.constants))


def fitted_constants(model: CountedModel, X: pd.DataFrame, y: npt.ArrayLike) -> tuple[float, ...]:
    """Return constants that fit measured times, none of them negative.

    Parameters
    ----------
    model : CountedModel
        With or without initial constants.
    X : DataFrame, (n, n_columns)
        Measured configurations, at least two.
    y : array-like of float, (n,)
        Their times in seconds, positive.

    Raises
    ------
    UsageError
        If there are fewer than two rows or another number of times, a time is not finite and positive, or
        the model cannot count in a row.

    Notes
    -----
    Constants are those of the objective of `fitted_factors`, robust against single rows. Known ones pull as
    those of a machine file do (`PULL`). Otherwise the search begins with equal shares of the times, which
    pull so weakly that only constants that rows do not determine stay near them, such as alpha and beta of
    SMG2000 in one dimension; a constant that is never counted is 0. One start of the search is the
    nonnegative least squares of relative errors.
    """
    times, counts = measured_times(X, y), model.counts(X)
    known = model.constants is not None
    begin = np.array(model.constants) if known else _equal_shares(counts, times)
    used = begin > 0
    parts = counts[:, used] * begin[used]

    def predicted(logarithms: Floats) -> Floats:
        return np.asarray(parts @ np.exp(logarithms))

    least, _ = nnls(parts / times[:, None], np.ones(len(times)))
    starts = (
        *typical_starts(predicted, times, parts.shape[1]),
        np.log(np.maximum(least, np.exp(NEGLIGIBLE))),
    )
    begin[used] *= fitted_factors(predicted, times, starts, PULL if known else PULL_OF_GUESS)
    return tuple(begin.tolist())


def _equal_shares(counts: Floats, times: Floats) -> Floats:
    """Return constants with equal shares of a typical time; 0 for a constant that is never counted."""
    found = np.zeros(counts.shape[1])
    for number, column in enumerate(counts.T):
        if np.any(column > 0):
            found[number] = np.median(times[column > 0] / column[column > 0]) / len(found)
    return found
