"""Positive factors: alternating minimisation by Newton's method behind a barrier.

What extrapolation needs: a factor whose elements are positive has a positive first singular vector,
which rises or falls with the parameter as times do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .....arrays import Floats
from .....codegen.compiled_loop import compiled_loop
from .alternating import Completion
from .axis import Indices
from .factors import Factors, starts_of

_SHRINK, _LAST_BARRIER, _FIRST_BARRIER = 8.0, 1e-11, 10.0
_NEWTON_STEPS = 40
_SETTLED = 1e-8
"""Newton's method ends where the step promises to lower the objective by less than this share."""


@dataclass(frozen=True, slots=True)
class Barrier:
    """How the barrier is lowered, and how often each height is swept."""

    first: float = _FIRST_BARRIER
    last: float = _LAST_BARRIER
    shrink: float = _SHRINK
    newton_steps: int = _NEWTON_STEPS


def positive_guess(
    shape: Sequence[int], rank: int, level: float, random_state: np.random.RandomState
) -> Factors:
    """Return positive factors whose entries are about `level`: each element within a fifth of the same."""
    starts = starts_of(shape)
    each = (level / rank) ** (1 / len(shape))
    return Factors(each * random_state.uniform(0.8, 1.2, (int(starts[-1]), rank)), starts)


def complete_positive(
    index: Indices,
    times: Floats,
    start: Factors,
    regularization: float,
    max_sweeps: int,
    tolerance: float,
    barrier: Barrier | None = None,
) -> Completion:
    """Return the positive factors that minimise, over each row ``u`` of each in turn,

        1 / |O_u| sum_{i in O_u} (log t_i - log t^_i)^2 + regularization |u|^2 - barrier sum_r log u_r

    while the barrier is lowered.

    Parameters
    ----------
    index : ndarray of int, (n, n_modes)
        Places of the observed entries.
    times : ndarray of float, (n,)
        The entries, positive.
    start : Factors
        Positive; not changed.
    regularization : float
    max_sweeps : int
        Sweeps over all modes for each height of the barrier at most.
    tolerance : float
        Go on to the next height when a sweep lowers the error by less than this share.
    barrier : Barrier

    References
    ----------
    Hutter and Solomonik, Sections 4.2.2 and 5.3; barrier from 10 by factors of 8 to 1e-11 and at most 40
    Newton steps, Section 6.0.4.
    """
    barrier = barrier or Barrier()
    factors = Factors(start.rows.copy(), start.starts)
    n_modes = index.shape[1]
    orders = [np.argsort(index[:, mode], kind="stable") for mode in range(n_modes)]
    lengths = np.diff(start.starts)
    spans = [np.searchsorted(index[order, m], np.arange(lengths[m] + 1)) for m, order in enumerate(orders)]
    logarithms = np.log(times)
    errors: list[float] = []
    height, settled = barrier.first, False
    while True:
        last = np.inf
        for _ in range(max_sweeps):
            squares = 0.0
            for mode in range(n_modes):
                products = np.ones((len(times), factors.rank))
                for other in range(n_modes):
                    if other != mode:
                        products *= factors.matrix(other)[index[:, other]]
                matrix = factors.matrix(mode)
                penalties = (regularization, height)
                steps = barrier.newton_steps
                squares = _newton_rows(
                    products, logarithms, orders[mode], spans[mode], *penalties, steps, matrix
                )
            errors.append(float(np.sqrt(squares / len(times))))
            settled = last - errors[-1] < tolerance * last
            last = errors[-1]
            if settled:
                break
        if height <= barrier.last:
            return Completion(factors, np.array(errors), settled)
        height /= barrier.shrink


@compiled_loop
def _newton_rows(
    products: Any,
    logarithms: Any,
    order: Any,
    spans: Any,
    regularization: float,
    barrier: float,
    max_steps: int,
    matrix: Any,
) -> float:
    """Minimise over each row of a factor matrix; return the sum of squared errors of the logarithms."""
    squares = 0.0
    for row in range(len(spans) - 1):
        entries = order[spans[row] : spans[row + 1]]
        if len(entries) == 0:
            continue
        u = matrix[row].copy()
        value = _objective(products, logarithms, entries, regularization, barrier, u)
        for _ in range(max_steps):
            gradient, hessian = _derivatives(products, logarithms, entries, regularization, barrier, u)
            step = -np.linalg.solve(hessian, gradient)
            promised = -np.dot(gradient, step)
            if promised < _SETTLED * (abs(value) + _SETTLED):
                break
            size = 1.0
            for r in range(len(u)):  # no farther than most of the way to zero
                if step[r] < 0.0:
                    size = min(size, -0.95 * u[r] / step[r])
            improved = False
            while size > 1e-10:
                trial = u + size * step
                found = _objective(products, logarithms, entries, regularization, barrier, trial)
                if found <= value - 1e-4 * size * promised:
                    u, value, improved = trial, found, True
                    break
                size /= 2
            if not improved:
                break
        matrix[row] = u
        for entry in entries:
            error = logarithms[entry] - np.log(np.dot(products[entry], u))
            squares += error * error
    return squares


@compiled_loop
def _objective(
    products: Any, logarithms: Any, entries: Any, regularization: float, barrier: float, u: Any
) -> float:
    total = 0.0
    for entry in entries:
        error = logarithms[entry] - np.log(np.dot(products[entry], u))
        total += error * error
    total /= len(entries)
    for r in range(len(u)):
        total += regularization * u[r] * u[r] - barrier * np.log(u[r])
    return total


@compiled_loop
def _derivatives(
    products: Any, logarithms: Any, entries: Any, regularization: float, barrier: float, u: Any
) -> Any:
    """Return the gradient, and the Hessian where that bends upwards, else that of Gauss and Newton."""
    rank = len(u)
    gradient, hessian = np.zeros(rank), np.zeros((rank, rank))
    for entry in entries:
        product = products[entry]
        entry_value = np.dot(product, u)
        error = logarithms[entry] - np.log(entry_value)
        slope = -2 * error / entry_value / len(entries)
        bend = 2 * max(1 + error, 0.1) / entry_value**2 / len(entries)
        for i in range(rank):
            gradient[i] += slope * product[i]
            for j in range(i + 1):
                hessian[i, j] += bend * product[i] * product[j]
    for i in range(rank):
        for j in range(i):
            hessian[j, i] = hessian[i, j]
        gradient[i] += 2 * regularization * u[i] - barrier / u[i]
        hessian[i, i] += 2 * regularization + barrier / u[i] ** 2
    return gradient, hessian
