"""The normal equations of one mode: what its rows must solve while the other modes stay.

Compiled loops over the configurations, which count with the row of a cell, or with a share of it and the
rest of the row above. They work on arrays alone.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .....codegen.compiled_loop import compiled_loop

_BLOCK = 128
"""Configurations whose products are multiplied at once, by BLAS: they stay in the nearest cache."""
_HIGH_RANK = 24
"""From this rank on multiplying by blocks is faster than adding up one by one."""


@compiled_loop
def times_rows(products: Any, matrix: Any, lower: Any, share: Any, found: Any) -> None:
    """Put into `found` products, (n, rank), times the row of each configuration, interpolated."""
    for entry in range(len(lower)):
        row, part = lower[entry], share[entry]
        if part == 0.0:
            for i in range(products.shape[1]):
                found[entry, i] = products[entry, i] * matrix[row, i]
        else:
            for i in range(products.shape[1]):
                between = (1 - part) * matrix[row, i] + part * matrix[row + 1, i]
                found[entry, i] = products[entry, i] * between


def normal_equations(
    earlier: Any, later: Any, values: Any, weights: Any, order: Any, lower: Any, share: Any, n_rows: int
) -> Any:
    """Return blocks on the diagonal, (n_rows, rank, rank), those below it, and right sides, (n_rows, rank).

    Parameters
    ----------
    earlier, later : ndarray of float, (n, rank)
        Products of the rows of the modes before and behind.
    values, weights : ndarray of float, (n,)
    order : ndarray of int, (n,)
        Configurations by rising `lower`.
    lower : ndarray of int, (n,)
        The cell at or below each configuration.
    share : ndarray of float, (n,)
        Share of the row above.
    n_rows : int
    """
    made = _one_by_one if earlier.shape[1] < _HIGH_RANK else _by_blocks
    return made(earlier, later, values, weights, order, lower, share, n_rows)


@compiled_loop
def _one_by_one(
    earlier: Any, later: Any, values: Any, weights: Any, order: Any, lower: Any, share: Any, n_rows: int
) -> Any:
    rank = earlier.shape[1]
    diagonal, below = np.zeros((n_rows, rank, rank)), np.zeros((n_rows, rank, rank))
    right, product = np.zeros((n_rows, rank)), np.empty(rank)
    for entry in range(len(lower)):
        row, part, weight, value = lower[entry], share[entry], weights[entry], values[entry]
        for i in range(rank):
            product[i] = earlier[entry, i] * later[entry, i]
        near = weight * (1 - part)
        for i in range(rank):
            scaled = near * (1 - part) * product[i]
            for j in range(rank):
                diagonal[row, i, j] += scaled * product[j]
            right[row, i] += near * value * product[i]
        if part != 0.0:
            far = weight * part
            for i in range(rank):
                scaled, mixed = far * part * product[i], far * (1 - part) * product[i]
                for j in range(rank):
                    diagonal[row + 1, i, j] += scaled * product[j]
                    below[row, i, j] += mixed * product[j]
                right[row + 1, i] += far * value * product[i]
    return diagonal, below, right


@compiled_loop
def _by_blocks(
    earlier: Any, later: Any, values: Any, weights: Any, order: Any, lower: Any, share: Any, n_rows: int
) -> Any:
    rank = earlier.shape[1]
    diagonal, below = np.zeros((n_rows, rank, rank)), np.zeros((n_rows, rank, rank))
    right = np.zeros((n_rows, rank))
    near, far = np.empty((_BLOCK, rank)), np.empty((_BLOCK, rank))
    first = 0
    while first < len(order):
        row, size, mixed = lower[order[first]], 0, False
        while size < _BLOCK and first + size < len(order) and lower[order[first + size]] == row:
            entry = order[first + size]
            root, part = np.sqrt(weights[entry]), share[entry]
            mixed = mixed or part != 0.0
            for i in range(rank):
                product = root * earlier[entry, i] * later[entry, i]
                near[size, i] = (1 - part) * product
                far[size, i] = part * product
                right[row, i] += root * values[entry] * near[size, i]
                if part != 0.0:
                    right[row + 1, i] += root * values[entry] * far[size, i]
            size += 1
        diagonal[row] += np.dot(near[:size].T, near[:size])
        if mixed:
            diagonal[row + 1] += np.dot(far[:size].T, far[:size])
            below[row] += np.dot(far[:size].T, near[:size])
        first += size
    return diagonal, below, right


@compiled_loop
def solve_rows(diagonal: Any, below: Any, right: Any, ridge: Any, link: float, matrix: Any) -> None:
    """Solve normal equations for the rows of a factor matrix; they are changed.

    Parameters
    ----------
    diagonal, below, right : ndarray of float
        See `normal_equations`.
    ridge : ndarray of float, (n_rows,)
        Penalty on the squares of each row.
    link : float
        Penalty on squared differences of rows next to each other; 0 where rows do not depend on each other,
        and those without configurations stay as they are.
    matrix : ndarray of float, (n_rows, rank)
    """
    n_rows, rank = right.shape
    reduced = np.zeros((n_rows, rank, rank))
    for row in range(n_rows):
        neighbours = int(row > 0) + int(row < n_rows - 1)
        largest = 0.0
        for i in range(rank):
            diagonal[row, i, i] += ridge[row] + link * neighbours
            below[row, i, i] -= link
            largest = max(largest, diagonal[row, i, i])
        if largest == 0.0:
            right[row] = matrix[row]
            continue
        for i in range(rank):  # where neither configurations nor penalties determine a row
            diagonal[row, i, i] += 1e-15 * largest
        if row > 0 and link > 0.0:
            diagonal[row] -= np.dot(below[row - 1], reduced[row - 1])
            right[row] -= np.dot(below[row - 1], right[row - 1])
        if link > 0.0:
            sides = np.empty((rank, rank + 1))
            sides[:, 0], sides[:, 1:] = right[row], below[row].T
            solved = np.linalg.solve(diagonal[row], sides)
            right[row], reduced[row] = solved[:, 0], solved[:, 1:]
        else:
            right[row] = np.linalg.solve(diagonal[row], right[row])
    matrix[n_rows - 1] = right[n_rows - 1]
    for row in range(n_rows - 2, -1, -1):
        matrix[row] = right[row]
        if link > 0.0:
            matrix[row] -= np.dot(reduced[row], matrix[row + 1])
