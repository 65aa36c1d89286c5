"""Robust fit of the factors of all constants of a model to measured times."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pandas as pd
from scipy.optimize import least_squares

from ....arrays import Floats
from ....errors import UsageError

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
