"""The constants of a machine, fitted to few measured times of an application on it.

A machine file gives peaks and bandwidths that a program reaches a part of. Which part is learned: each
constant gets a factor, all of them together from the times alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
import pandas as pd
from scipy.optimize import least_squares

from ...errors import UsageError
from ..empirical.metrics import Floats
from .predictors import MultipoleModel, StencilModel
from .serial_machine import SerialMachine

AnyModel = TypeVar("AnyModel", StencilModel, MultipoleModel)
_Times: TypeAlias = Callable[[Floats], Floats]

OUTLIER = 0.1
"""Of logarithms of times: an error of 10 %, from which on a row counts less than by its square."""
PULL = 0.2
"""Towards the machine file, of each factor's logarithm: one of 3 counts as a row that is 22 % off."""
_NEGLIGIBLE = np.log(1e-9)


def has_constants(analytical: Any) -> bool:
    """Tell whether an analytical model has constants of a machine, which can be fitted."""
    return isinstance(analytical, StencilModel | MultipoleModel)


def fitted_machine(model: StencilModel | MultipoleModel, X: pd.DataFrame, y: npt.ArrayLike) -> SerialMachine:
    """Return a machine whose constants fit measured times; sizes of caches and lines stay.

    Parameters
    ----------
    model : StencilModel or MultipoleModel
        With the constants to begin from.
    X : DataFrame, (n, n_columns)
        Measured configurations, two at least; see `predict` of the model.
    y : array-like of float, (n,)
        Their times in seconds, positive.

    Raises
    ------
    UsageError
        If there are fewer than two rows, or not as many times; a time is not finite and positive; or
        the model cannot predict a row.

    Notes
    -----
    With ``t(x; c)`` the time that the model predicts from constants ``c`` (seconds per byte of each
    cache and of memory, and of an operation), and ``c0`` those to begin from, this minimises over the
    logarithms ``z``

        sum_i h(log t(x_i; c0 exp(z)) - log y_i) + sum_j (p z_j)^2,   h(r) = 2 s^2 (sqrt(1 + (r / s)^2) - 1)

    ``h`` is a square for small errors and grows linearly from about ``s`` (`OUTLIER`) on, so that single
    rows far off, disturbed by other programs, move little. The weak pull ``p`` (`PULL`) decides where rows
    do not: a constant that no row depends on stays that of the machine file. It stays a square, or a
    constant that one row alone depends on would follow that row however far it is off. The price is
    that two or three rows move constants only a part of the way if these are off ten times or more.

    Times are sums of transfers or the time of operations, whichever is longer, and a constant of the
    shorter has no slope. The search therefore starts four times, from the constants as they are, all of
    them scaled alike, operations alone and transfers alone scaled to the measured times, and the best end
    is taken. Nothing is random.

    The constants take in what the model leaves out: of a program on several cores, they are those of all
    of them together. They are no measurement of the machine.

    Examples
    --------
    >>> from chainline.analysis.machine import load_machine
    >>> from chainline.models.applications.named import make_analytical
    >>> model = make_analytical("fmm", load_machine("zen4"))
    >>> rows = pd.DataFrame({"N": [4096, 8192], "q": [64, 256], "k": [2, 4]})
    >>> found = fitted_machine(model, rows, 3 * model.predict(rows))
    >>> round(found.flop_seconds_per_byte / model.machine.flop_seconds_per_byte)
    3
    """
    times = _measured(X, y)
    constants = len(model.machine.names) + 1

    def predicted(logarithms: Floats) -> Floats:
        return replace(model, machine=_scaled(model.machine, np.exp(logarithms))).predict(X)

    def residuals(logarithms: Floats) -> Floats:
        return np.concatenate([np.log(predicted(logarithms) / times), PULL * logarithms])

    ends = [
        least_squares(residuals, start, loss=_robust_but_for(constants), f_scale=OUTLIER)
        for start in _starts(predicted, times, constants)
    ]
    return _scaled(model.machine, np.exp(min(ends, key=lambda end: float(end.cost)).x))


def fitted_model(model: AnyModel, X: pd.DataFrame, y: npt.ArrayLike) -> AnyModel:
    """Return a model with the constants of `fitted_machine`."""
    return replace(model, machine=fitted_machine(model, X, y))


def _robust_but_for(constants: int) -> Callable[[Floats], Floats]:
    """Return ``h`` and its slopes for all residuals but the last, whose squares it leaves as they are."""

    def loss(squares: Floats) -> Floats:
        root = np.sqrt(1 + squares)
        rho = np.array([2 * (root - 1), 1 / root, -0.5 / root**3])
        rho[:, -constants:] = squares[-constants:], np.ones(constants), np.zeros(constants)
        return rho

    return loss


def _starts(predicted: _Times, times: Floats, constants: int) -> tuple[Floats, ...]:
    """Return logarithms of factors to begin from, the last of them that of operations."""
    as_they_are, operations = np.zeros(constants), np.arange(constants) == constants - 1
    alike = np.full(constants, _off(predicted, times, as_they_are))
    ends = [as_they_are, alike]
    for alone in (operations, ~operations):
        ends.append(np.where(alone, _off(predicted, times, np.where(alone, 0.0, _NEGLIGIBLE)), 0.0))
    return tuple(ends)


def _off(predicted: _Times, times: Floats, logarithms: Floats) -> float:
    """Return how far the times are from those predicted, as a logarithm: of half of the rows farther."""
    return float(np.median(np.log(times / predicted(logarithms))))


def _scaled(machine: SerialMachine, factors: Floats) -> SerialMachine:
    """Return a machine with the constants of each cache, of memory and of operations times factors."""
    *of_caches, memory, operations = factors.tolist()
    caches = tuple(
        replace(cache, seconds_per_byte=cache.seconds_per_byte * factor)
        for cache, factor in zip(machine.caches, of_caches, strict=True)
    )
    return replace(
        machine,
        caches=caches,
        memory_seconds_per_byte=machine.memory_seconds_per_byte * memory,
        flop_seconds_per_byte=machine.flop_seconds_per_byte * operations,
    )


def _measured(X: pd.DataFrame, y: npt.ArrayLike) -> Floats:
    times = np.asarray(y, np.float64)
    if times.shape != (len(X),):
        raise UsageError(f"times of shape {times.shape} for {len(X)} configurations; give one of each")
    if len(times) < 2:
        raise UsageError(f"constants are fitted to two measured configurations or more, found {len(times)}")
    wrong = times[~(np.isfinite(times) & (times > 0))]
    if len(wrong):
        raise UsageError(f"times: found {wrong[0]:g}; give finite numbers above zero")
    return times
