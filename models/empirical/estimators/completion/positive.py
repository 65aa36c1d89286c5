"""Positive factors: alternating minimisation by Newton's method with a logarithmic barrier.

Extrapolation needs them: a factor with positive elements has a positive first singular vector, which rises
or falls with the parameter as times do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from .alternating import Completion
from .axis import Indices
from .factors import Factors, starts_of
from .newton import Penalties, minimised
from .row_entries import RowEntries

_SHRINK, _LAST_BARRIER, _FIRST_BARRIER = 8.0, 1e-11, 10.0
_NEWTON_STEPS = 40


@dataclass(frozen=True, slots=True)
class Barrier:
    """Schedule of the barrier: its first and last height, the factor between heights, and Newton steps."""

    first: float = _FIRST_BARRIER
    last: float = _LAST_BARRIER
    shrink: float = _SHRINK
    newton_steps: int = _NEWTON_STEPS


def positive_guess(
    shape: Sequence[int], rank: int, level: float, random_state: np.random.RandomState
) -> Factors:
    """Return random positive factors whose entries are about `level`.

    Elements are uniform within a fifth of ``(level / rank)^(1 / n_modes)``.

    Parameters
    ----------
    shape : sequence of int
        Cells of each mode.
    rank : int
    level : float
        Positive.
    random_state : RandomState
    """
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
    """Return the positive factors that minimise, over each row ``u`` of each factor in turn,

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
        Largest number of sweeps over all modes for each height of the barrier.
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
    logarithms = np.log(times)
    by_mode = [RowEntries.of(cells, logarithms) for cells in index.T]
    errors: list[float] = []
    height, settled = barrier.first, False
    while True:
        last = np.inf
        for _ in range(max_sweeps):
            squares = 0.0
            later = _products_behind(factors, index)
            earlier = np.ones_like(later[0])
            for mode in range(n_modes):
                matrix = factors.matrix(mode)
                entries = by_mode[mode].with_products(earlier * later[mode])
                penalties = Penalties(regularization, height)
                squares = minimised(entries, penalties, barrier.newton_steps, matrix)
                earlier *= matrix.take(index[:, mode], axis=0)
            errors.append(float(np.sqrt(squares / len(times))))
            settled = last - errors[-1] < tolerance * last
            last = errors[-1]
            if settled:
                break
        if height <= barrier.last:
            return Completion(factors, np.array(errors), settled)
        height /= barrier.shrink


def _products_behind(factors: Factors, index: Indices) -> list[Floats]:
    """Return, for each mode, the products of the rows of all later modes, (n, rank)."""
    products = [np.ones((len(index), factors.rank))]
    for mode in range(index.shape[1] - 1, 0, -1):
        products.append(products[-1] * factors.matrix(mode).take(index[:, mode], axis=0))
    return products[::-1]
