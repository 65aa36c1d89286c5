"""The rows of a factor matrix, from their normal equations."""

from __future__ import annotations

import numpy as np
from scipy.linalg import lapack, solve_banded

from .....arrays import Floats

_RAISED = 1e-15
"""Share of its largest element that a diagonal is raised by: neither configurations nor penalties may
determine a row."""


def solve_rows(
    diagonal: Floats, below: Floats, right: Floats, ridge: Floats, link: float, matrix: Floats
) -> None:
    """Solve normal equations for the rows of a factor matrix; they are changed.

    Parameters
    ----------
    diagonal, below, right : ndarray of float
        See `Equations`; the first two are changed too.
    ridge : ndarray of float, (n_rows,)
        Penalty on the squares of each row.
    link : float
        Penalty on squared differences of rows next to each other; 0 where rows do not depend on each other,
        and those without configurations stay as they are.
    matrix : ndarray of float, (n_rows, rank)
    """
    linked, elements = link > 0.0 and len(matrix) > 1, np.einsum("rii->ri", diagonal)
    elements += ridge[:, None]
    if linked:
        elements += link
        elements[1:-1] += link
        np.einsum("rii->ri", below)[:] -= link
    largest = elements.max(axis=1)
    elements += _RAISED * largest[:, None]
    if linked:
        matrix[:] = _solved_chain(diagonal, below, right)
    else:
        known = largest > 0.0
        matrix[known] = np.linalg.solve(diagonal[known], right[known, :, None])[:, :, 0]


def _solved_chain(diagonal: Floats, below: Floats, right: Floats) -> Floats:
    """Return the rows, (n_rows, rank), each of which depends on those next to it."""
    band = _band(diagonal, below)
    _, solved, failed = lapack.dpbsv(band, right.reshape(-1), lower=1)
    if failed:  # rounding left it not quite positive
        solved = solve_banded(*_both_sides(band), right.reshape(-1), check_finite=False)
    return np.asarray(solved.reshape(right.shape))


def _band(diagonal: Floats, below: Floats) -> Floats:
    """Return the diagonal of a block tridiagonal matrix and what is below it, (2 rank, n_rows rank).

    A column of LAPACK's band begins at the diagonal: the blocks' columns, one above the other, sheared.
    """
    n_rows, rank, _ = diagonal.shape
    buffer = np.zeros((n_rows, rank * (3 * rank + 1)))
    columns = buffer[:, : 3 * rank * rank].reshape(n_rows, rank, 3 * rank)
    columns[:, :, :rank] = diagonal
    columns[:-1, :, rank : 2 * rank] = below[:-1].transpose(0, 2, 1)
    sheared = buffer.reshape(n_rows, rank, 3 * rank + 1)[:, :, : 2 * rank]
    return sheared.reshape(n_rows * rank, 2 * rank).T


def _both_sides(band: Floats) -> tuple[tuple[int, int], Floats]:
    """Return how far the band of a symmetric matrix goes, and all of it, given what is not above."""
    reach = len(band) - 1
    above = np.zeros_like(band[1:])
    for distance in range(1, reach + 1):
        above[reach - distance, distance:] = band[distance, : band.shape[1] - distance]
    return (reach, reach), np.concatenate([above, band])
