"""Alternating least squares for products of interpolated rows, as in predictions.

A tensor completed from cell means treats every configuration as one in the middle of its cell. Here each
configuration counts at its own position, with the rows of the two nearest middles, as in its prediction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from .....codegen.process.team import team
from .alternating import Completion
from .axis import Axis
from .early_stop import Watch
from .extrapolation import Extrapolation
from .factors import Factors
from .sweep import Penalty, Places, Sweeper

_SQUARED_SWEEPS = 5
"""Sweeps with squared loss, before outliers are weighted down."""
_BEND, _DEVIATION_OF_MEDIAN, _LEAST_DEVIATION = 1.345, 1.4826, 1e-3
"""Huber's loss bends at 1.345 standard deviations, estimated from the median, and at least 1e-3."""
_LOWERED = 0.8
"""The bend is settled when the new one is above this share of the last."""
_IDLE = 2
"""Sweeps in a row with little gain before the end: one after an extrapolation may be an exception."""
MANY_VALUES = 4096
"""Number of values from which sweeps start from extrapolated factors. With 150 values extrapolation overfits
along flat directions, which plain sweeps leave unchanged."""
_WORTH_A_TEAM = 1 << 16
"""Number of elements in the rows of configurations from which threads are worth their synchronisation."""


def penalties_of(axes: Sequence[Axis], regularization: float, n: int) -> list[Penalty]:
    """Return the penalties on the rows of each mode in `complete_interpolant`, multiplied by `n`.

    Parameters
    ----------
    axes : sequence of Axis
    regularization : float
    n : int
        Number of configurations.
    """
    scale = regularization * n
    return [
        Penalty(np.full(axis.n_cells, scale / axis.n_cells), scale if axis.interpolated else 0.0)
        for axis in axes
    ]


def complete_interpolant(
    places: Places,
    values: Floats,
    start: Factors,
    penalties: Sequence[Penalty],
    max_sweeps: int,
    tolerance: float,
    watch: Watch | None = None,
) -> Completion:
    """Return the factors that minimise, over the rows ``u`` of each mode in turn,

        1 / n sum_i loss(t_i - t^_i) + regularization (1 / I sum_i |u_i|^2 + sum_i |u_i+1 - u_i|^2)

    with ``t^_i`` the sum over the rank of products of interpolated rows, and ``I`` the number of rows of the
    mode. Only interpolated modes have differences. The loss is the square, and after some sweeps Huber's:
    linear beyond 1.345 standard deviations, so that disturbed times count for less.

    Parameters
    ----------
    places : Places
    values : ndarray of float, (n,)
        Logarithms ``t_i`` of the times.
    start : Factors
        Initial factors; not changed.
    penalties : sequence of Penalty
        See `penalties_of`.
    max_sweeps : int
        Largest number of sweeps over all modes.
    tolerance : float
        Stop when a sweep lowers the root of the sum of loss and penalty by less than this share (from
        `MANY_VALUES` on: two sweeps in a row), and the bend of the loss is settled.
    watch : callable, optional
        Called with the factors after each sweep; stops by returning True.

    Returns
    -------
    Completion
        Its errors are roots of the sum of loss and penalty.

    References
    ----------
    Hutter and Solomonik, Eq. 5 (the interpolation); P. J. Huber: Robust estimation of a location parameter,
    Ann. Math. Statist. 35, 1964 (the loss).
    """
    factors = Factors(start.rows.copy(), start.starts)
    with team(worth=start.rank * len(values) > _WORTH_A_TEAM) as threads:
        sweeper = Sweeper(places, values, threads)
        return _swept(sweeper, values, factors, penalties, max_sweeps, tolerance, watch)


@dataclass(slots=True, eq=False)
class _Best:
    """Residuals of the best sweep, (n,), and the penalty on its factors divided by their number."""

    left: Floats
    penalty: float

    def root(self, bend: float) -> float:
        size = np.abs(self.left)
        inside = np.minimum(size, bend)
        return float(np.sqrt(np.mean(inside * (2 * size - inside)) + self.penalty))


def _swept(
    sweeper: Sweeper,
    values: Floats,
    factors: Factors,
    penalties: Sequence[Penalty],
    max_sweeps: int,
    tolerance: float,
    watch: Watch | None,
) -> Completion:
    extrapolation = Extrapolation(factors.rows) if len(values) >= MANY_VALUES else None
    patience = 1 if extrapolation is None else _IDLE
    best = _Best(values, np.inf)
    bend, errors, weights = np.inf, [], np.ones(len(values))
    idle, settled = 0, False
    for sweep in range(1, max_sweeps + 1):
        if extrapolation is not None:
            extrapolation.go_ahead()
        left = sweeper.sweep(factors, weights, penalties)
        penalty = sum(each.of(factors.matrix(mode)) for mode, each in enumerate(penalties))
        found, last = _Best(left, penalty / len(values)), best.root(bend)
        better = extrapolation is None or found.root(bend) <= last
        if better:
            best = found
        if extrapolation is not None:
            extrapolation.settle(better)
        errors.append(best.root(bend))
        if watch is not None and watch(factors):
            break
        if better and sweep > _SQUARED_SWEEPS + 1:
            idle = idle + 1 if last - errors[-1] < tolerance * last else 0
        settled = idle == patience
        if settled or sweep == _SQUARED_SWEEPS:
            deviation = _DEVIATION_OF_MEDIAN * float(np.median(np.abs(best.left)))
            lower = _BEND * max(deviation, _LEAST_DEVIATION)
            if settled and lower > _LOWERED * bend:
                break
            bend, idle = lower, 0
        weights = np.minimum(1.0, bend / np.maximum(np.abs(best.left), 1e-300))
    return Completion(factors, np.array(errors), settled)
