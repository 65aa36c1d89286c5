"""Alternating least squares for products of interpolated rows, as in predictions.

A tensor completed from cell means treats every configuration as one in the middle of its cell. Here each
configuration counts at its own position, with the rows of the two nearest middles, as in its prediction.

Two things save sweeps: fits that only judge a size stop early, by the error on held-out configurations
(`HeldOut`), and factors are extrapolated between sweeps in the direction of the last change
(`Extrapolation`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from .....arrays import Floats
from .....codegen.process.worker_pool import team
from .....records import record
from .alternating import Completion, Penalty, Places, Sweeper, places_of
from .axis import Axis, Factors

Watch: TypeAlias = Callable[[Factors], bool]
"""Function that is called with the factors after each sweep; it returns True to stop."""

_EVERY, _BACK = 3, 3
"""Sweeps between two evaluations, and evaluations over which the gain is measured: errors do not fall with
every sweep."""
_GAIN = 0.005
"""Share of the error that must be gained over these evaluations."""
_AHEAD, _EARLIEST = 2, 5
"""Largest further gain that is expected, as a multiple of the latest, and evaluations before an attempt may
be given up for it."""


class HeldOut:
    """Watch of the error on configurations that a fit does not learn from.

    Parameters
    ----------
    axes : sequence of Axis
    configurations : ndarray of float, (n, n_modes)
    logarithms : ndarray of float, (n,)
        Logarithms of their times, less the offset of the fit.
    goal : float
        Error of the best size so far; infinity where there is none.

    Attributes
    ----------
    errors : list of float
        Mean absolute error of the logarithms (MLogQ) at each evaluation.
    """

    def __init__(
        self, axes: Sequence[Axis], configurations: Floats, logarithms: Floats, goal: float = np.inf
    ) -> None:
        self._places = places_of(axes, configurations)
        self._logarithms, self._goal, self._sweeps = logarithms, goal, 0
        self.errors: list[float] = []

    def __call__(self, factors: Factors) -> bool:
        """Evaluate every few sweeps; return True where the gain is small, or `goal` is out of reach."""
        self._sweeps += 1
        if self._sweeps % _EVERY:
            return False
        self.errors.append(self._error(factors))
        if len(self.errors) <= _BACK:
            return False
        before = min(self.errors[:-_BACK])
        now = min(before, *self.errors[-_BACK:])
        hopeless = len(self.errors) >= _EARLIEST and now - _AHEAD * (before - now) > self._goal
        return hopeless or before - now < _GAIN * before

    def _error(self, factors: Factors) -> float:
        product = np.ones((len(self._logarithms), factors.rank))
        columns = zip(self._places.lower.T, self._places.share.T, strict=True)
        for mode, (lower, share) in enumerate(columns):
            matrix = factors.matrix(mode)
            rows = matrix.take(lower, axis=0)
            if share.any():
                rows += share[:, None] * (matrix.take(lower + (share != 0), axis=0) - rows)
            product *= rows
        return float(np.mean(np.abs(self._logarithms - product.sum(axis=1))))


_FIRST, _LARGEST = 0.5, 1.0
_UP, _LARGEST_UP, _DOWN = 1.1, 1.03, 1.5
"""Factors by which the step and the largest step grow while sweeps improve, and shrink otherwise."""


class Extrapolation:
    """Extrapolated start of sweeps of alternating least squares, which converge slowly in narrow valleys.

    Sweep ``k + 1`` starts from ``u_k + beta (u_k - u_k-1)``. After 40 such sweeps factors fit as well as
    after 100 plain ones. The result of a sweep that is no better than the last one is dropped.

    Parameters
    ----------
    rows : ndarray of float
        Rows of the factors; they are changed.

    References
    ----------
    A. M. S. Ang, J. E. Cohen, L. T. K. Hien, N. Gillis: Extrapolated alternating algorithms for approximate
    canonical polyadic decomposition, ICASSP 2020.
    """

    def __init__(self, rows: Floats) -> None:
        self._rows = rows
        self._last: Floats | None = None
        self._before: Floats | None = None
        self._step, self._most = _FIRST, _LARGEST

    def go_ahead(self) -> None:
        """Move the rows to the start of the next sweep."""
        if self._last is not None and self._before is not None:
            self._rows += self._step * (self._last - self._before)

    def settle(self, better: bool) -> None:
        """Accept the result of the sweep if it is better, else restore that of the last one."""
        if better:
            self._keep()
        else:
            self._drop()

    def _keep(self) -> None:
        self._before, self._last = self._last, self._rows.copy()
        if self._before is not None:
            self._step = min(self._most, _UP * self._step)
            self._most = min(_LARGEST, _LARGEST_UP * self._most)

    def _drop(self) -> None:
        # the next begins where the last has ended, and goes less far then
        assert self._last is not None
        self._rows[:] = self._last
        self._before, self._most = None, self._step
        self._step /= _DOWN


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


@record(frozen=False, eq=False)
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
