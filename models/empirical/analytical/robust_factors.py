"""Factors of constants, all of them together from the times that a model predicts with them."""

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
"""From the logarithms of factors to predicted times, (n,)."""

OUTLIER = 0.1
"""Of logarithms of times: an error of 10 %, from which on a row counts less than by its square."""
PULL = 0.2
"""Towards constants that are known, of each factor's logarithm: one of 3 counts as a row that is 22 % off."""
NEGLIGIBLE = float(np.log(1e-9))


def fitted_factors(predicted: Times, times: Floats, starts: Iterable[Floats], pull: float = PULL) -> Floats:
    """Return the factors that fit measured times, (n_constants,), of all ends of the search the best.

    Parameters
    ----------
    predicted : callable
    times : ndarray of float, (n,)
        Measured, see `measured_times`.
    starts : iterable of ndarray of float, (n_constants,)
        Logarithms of factors to begin from.
    pull : float
        Towards factors of 1.

    Notes
    -----
    With ``t(x; z)`` the time predicted with factors ``exp(z)``, this minimises

        sum_i h(log t(x_i; z) - log y_i) + sum_j (p z_j)^2,   h(r) = 2 s^2 (sqrt(1 + (r / s)^2) - 1)

    ``h`` is a square for small errors and grows linearly from about ``s`` (`OUTLIER`) on, so that single
    rows far off, disturbed by other programs, move little. The weak pull ``p`` decides where rows do not. It
    stays a square, or a constant that one row alone depends on would follow that row however far it is off.
    """
    begins = list(starts)

    def residuals(logarithms: Floats) -> Floats:
        return np.concatenate([np.log(predicted(logarithms) / times), pull * logarithms])

    ends = [
        least_squares(residuals, start, loss=_robust_but_for(len(start)), f_scale=OUTLIER) for start in begins
    ]
    return np.asarray(np.exp(min(ends, key=lambda end: float(end.cost)).x))


def typical_starts(predicted: Times, times: Floats, constants: int) -> tuple[Floats, ...]:
    """Return logarithms of factors to begin from, the last of them that of operations.

    These are constants as they are, all of them scaled alike, operations alone and all else alone scaled to
    the measured times: where times are the longer of two parts, constants of the shorter have no slope.
    """
    as_they_are, operations = np.zeros(constants), np.arange(constants) == constants - 1
    alike = np.full(constants, _off(predicted, times, as_they_are))
    ends = [as_they_are, alike]
    for alone in (operations, ~operations):
        ends.append(np.where(alone, _off(predicted, times, np.where(alone, 0.0, NEGLIGIBLE)), 0.0))
    return tuple(ends)


def measured_times(X: pd.DataFrame, y: npt.ArrayLike) -> Floats:
    """Return times as an array, (n,); a UsageError says what is wrong with them."""
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
    """Return ``h`` and its slopes for all residuals but the last, whose squares it leaves as they are."""

    def loss(squares: Floats) -> Floats:
        root = np.sqrt(1 + squares)
        rho = np.array([2 * (root - 1), 1 / root, -0.5 / root**3])
        rho[:, -constants:] = squares[-constants:], np.ones(constants), np.zeros(constants)
        return rho

    return loss


def _off(predicted: Times, times: Floats, logarithms: Floats) -> float:
    """Return the median logarithm of measured over predicted times."""
    return float(np.median(np.log(times / predicted(logarithms))))
