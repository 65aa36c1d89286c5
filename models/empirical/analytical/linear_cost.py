"""Models linear in their constants (counts of operations), and the robust fit of the constants."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt
import pandas as pd
from scipy.optimize import least_squares, nnls

from ....arrays import Floats
from ....errors import UsageError
from ....records import record

Times: TypeAlias = Callable[[Floats], Floats]
"""Function of the logarithms of factors, (n_constants,), that returns predicted times, (n,)."""

OUTLIER = 0.1
"""Error of the logarithm of a time (10 %) from which a row counts less than by its square."""
PULL = 0.2
"""Pull of the logarithm of each factor towards 0: a factor of 3 counts as a row that is 22 % off."""
NEGLIGIBLE = float(np.log(1e-9))


def fitted_factors(predicted: Times, times: Floats, starts: Iterable[Floats], pull: float = PULL) -> Floats:
    """Return the factors that fit measured times best, (n_constants,), over searches from several starts.

    Parameters
    ----------
    predicted : callable
        See `Times`.
    times : ndarray of float, (n,)
        Measured times, see `measured_times`.
    starts : iterable of ndarray of float, (n_constants,)
        Logarithms of factors from which searches start.
    pull : float
        Weight ``p`` of the pull towards factors of 1.

    Notes
    -----
    With ``t(x; z)`` the time predicted with factors ``exp(z)``, this minimises

        sum_i h(log t(x_i; z) - log y_i) + sum_j (p z_j)^2,   h(r) = 2 s^2 (sqrt(1 + (r / s)^2) - 1)

    ``h`` is a square for small errors and grows linearly from about ``s`` (`OUTLIER`) on, so that single
    rows that other programs disturbed have little effect. The weak pull ``p`` decides where rows do not. It
    is a square, or else a constant of a single row would follow that row however far it is off.
    """
    begins = list(starts)

    def residuals(logarithms: Floats) -> Floats:
        return np.concatenate([np.log(predicted(logarithms) / times), pull * logarithms])

    ends = [
        least_squares(residuals, start, loss=_robust_but_for(len(start)), f_scale=OUTLIER) for start in begins
    ]
    return np.asarray(np.exp(min(ends, key=lambda end: float(end.cost)).x))


def typical_starts(predicted: Times, times: Floats, constants: int) -> tuple[Floats, ...]:
    """Return starts of the search: logarithms of factors, the last of which is that of operations.

    The constants are unchanged, all scaled by one factor, only operations scaled, and all but operations
    scaled to the measured times. Several starts are needed: where the time is the longer of two parts, the
    constants of the shorter part have no gradient.

    Parameters
    ----------
    predicted : callable
        See `Times`.
    times : ndarray of float, (n,)
        Measured times.
    constants : int
        Number of constants.
    """
    as_they_are, operations = np.zeros(constants), np.arange(constants) == constants - 1
    alike = np.full(constants, _off(predicted, times, as_they_are))
    ends = [as_they_are, alike]
    for alone in (operations, ~operations):
        ends.append(np.where(alone, _off(predicted, times, np.where(alone, 0.0, NEGLIGIBLE)), 0.0))
    return tuple(ends)


def measured_times(X: pd.DataFrame, y: npt.ArrayLike) -> Floats:
    """Return times as an array, (n,).

    Raises
    ------
    UsageError
        If their number is not that of the rows of `X`, there are fewer than two, or one is not finite and
        positive.
    """
    times = np.asarray(y, np.float64)
    if times.shape != (len(X),):
        raise UsageError(f"times of shape {times.shape} for {len(X)} configurations; give one of each")
    if len(times) < 2:
        raise UsageError(f"constants are fitted to two measured configurations or more, found {len(times)}")
    wrong = times[~(np.isfinite(times) & (times > 0))]
    if len(wrong):
        raise UsageError(f"times: found {wrong[0]:g}; give finite numbers above zero")
    return times


def _robust_but_for(constants: int) -> Callable[[Floats], Floats]:
    """Return the loss ``h`` with its derivatives, which keeps the squares of the last residuals."""

    def loss(squares: Floats) -> Floats:
        root = np.sqrt(1 + squares)
        rho = np.array([2 * (root - 1), 1 / root, -0.5 / root**3])
        rho[:, -constants:] = squares[-constants:], np.ones(constants), np.zeros(constants)
        return rho

    return loss


def _off(predicted: Times, times: Floats, logarithms: Floats) -> float:
    """Return the median logarithm of the ratios measured / predicted."""
    return float(np.median(np.log(times / predicted(logarithms))))


PULL_OF_GUESS = 0.01
"""Pull towards equal shares of the times, which only decides where the rows determine nothing else."""


@record(kw_only=True)
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
