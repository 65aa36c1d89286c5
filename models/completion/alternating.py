"""Alternating least squares: a low-rank tensor through the observed entries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np

from .axis import Floats, Indices
from .factors import Factors, starts_of


@dataclass(frozen=True, slots=True, eq=False)
class Completion:
    """Factors, and how they were found.

    Attributes
    ----------
    factors : Factors
    errors : ndarray of float, (n_sweeps,)
        Root mean square of what is left of the observed entries after each sweep.
    converged : bool
        Whether the last sweep improved it by less than the tolerance.
    """

    factors: Factors
    errors: Floats
    converged: bool


def first_guess(shape: Sequence[int], rank: int, random_state: np.random.RandomState) -> Factors:
    """Return factors that ALS starts from: normally distributed around one, deviation 0.3.

    Products of many modes then neither vanish nor cancel, as those of values around zero do.
    """
    starts = starts_of(shape)
    return Factors(1 + 0.3 * random_state.standard_normal((int(starts[-1]), rank)), starts)


def complete(
    index: Indices, values: Floats, start: Factors, regularization: float, max_sweeps: int, tolerance: float
) -> Completion:
    """Return the factors that minimise, over each row ``u`` of each in turn,

        1 / |O_u| sum_{i in O_u} (t_i - t^_i)^2 + regularization |u|^2,

    ``O_u`` the observed entries that the row has a part in. Rows without any stay as they are.

    Parameters
    ----------
    index : ndarray of int, (n, n_modes)
        Places of the observed entries.
    values : ndarray of float, (n,)
        The entries ``t_i``.
    start : Factors
        Where to begin; not changed.
    regularization : float
    max_sweeps : int
        Sweeps over all modes at most.
    tolerance : float
        Stop when a sweep lowers the error by less than this share.

    Notes
    -----
    A sweep takes ``O(n n_modes (R^2 + R) + rows R^3)`` operations and ``n n_modes R`` numbers of memory:
    products of the rows of later modes are kept, those of earlier ones grow along.

    References
    ----------
    Hutter and Solomonik, Sections 4.2.1 and 5.2.
    """
    factors = Factors(start.rows.copy(), start.starts)
    orders = [np.argsort(index[:, mode], kind="stable") for mode in range(index.shape[1])]
    lengths = np.diff(start.starts)
    spans = [
        np.searchsorted(index[order, mode], np.arange(lengths[mode] + 1)) for mode, order in enumerate(orders)
    ]
    errors: list[float] = []
    for _ in range(max_sweeps):
        squares = _sweep(index, values, factors, orders, spans, regularization)
        errors.append(float(np.sqrt(squares / len(values))))
        if len(errors) > 1 and errors[-2] - errors[-1] < tolerance * errors[-2]:
            return Completion(factors, np.array(errors), True)
    return Completion(factors, np.array(errors), False)


def _sweep(
    index: Indices,
    values: Floats,
    factors: Factors,
    orders: Sequence[Indices],
    spans: Sequence[Indices],
    regularization: float,
) -> float:
    """Solve for every row of every mode once; return the sum of squares that is left."""
    n_modes = index.shape[1]
    later = [np.ones((len(values), factors.rank))]
    for mode in range(n_modes - 1, 0, -1):
        later.append(later[-1] * factors.matrix(mode)[index[:, mode]])
    earlier = np.ones((len(values), factors.rank))
    squares = 0.0
    for mode in range(n_modes):
        products = earlier * later.pop()
        squares = _solve_rows(
            products, values, orders[mode], spans[mode], regularization, factors.matrix(mode)
        )
        earlier *= factors.matrix(mode)[index[:, mode]]
    return squares


@numba.njit(cache=True)
def _solve_rows(
    products: Any, values: Any, order: Any, spans: Any, regularization: float, matrix: Any
) -> float:
    """Solve the normal equations of each row of a factor matrix; return the sum of squares left."""
    rank = products.shape[1]
    squares = 0.0
    for row in range(len(spans) - 1):
        n = spans[row + 1] - spans[row]
        if n == 0:
            continue
        left, right = np.zeros((rank, rank)), np.zeros(rank)
        for place in range(spans[row], spans[row + 1]):
            entry = order[place]
            value = values[entry]
            for i in range(rank):
                right[i] += products[entry, i] * value
                for j in range(i + 1):
                    left[i, j] += products[entry, i] * products[entry, j]
        for i in range(rank):
            for j in range(i):
                left[j, i] = left[i, j]
        for i in range(rank):
            left[i, i] += regularization * n
        solution = np.linalg.solve(left, right)
        matrix[row] = solution
        for place in range(spans[row], spans[row + 1]):
            entry = order[place]
            error = values[entry] - np.dot(products[entry], solution)
            squares += error * error
    return squares
