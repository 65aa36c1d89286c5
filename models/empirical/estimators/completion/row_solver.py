"""Solution of normal equations for the rows of a factor matrix."""

from __future__ import annotations

import numpy as np
from scipy.linalg import lapack, solve_banded

from .....arrays import Floats

_RAISED = 1e-15
"""Share of its largest element by which a diagonal is raised: configurations and penalties may leave a row
undetermined."""


def solve_rows(
    diagonal: Floats, below: Floats, right: Floats, ridge: Floats, link: float, matrix: Floats
) -> None:
    """Solve normal equations for the rows of a factor matrix; they are changed.

    Parameters
    ----------
    diagonal, below, right : ndarray of float
        See `Equations`; the first may be changed, too.
    ridge : ndarray of float, (n_rows,)
        Penalty on the squares of each row.
    link : float
        Penalty on squared differences of adjacent rows; 0 where rows are independent. Independent rows
        without configurations or penalty stay unchanged.
    matrix : ndarray of float, (n_rows, rank)
    """
    if link > 0.0 and len(matrix) > 1:
        matrix[:] = _solved_chain(diagonal, below, right, ridge, link)
        return
    elements = np.einsum("rii->ri", diagonal)
    elements += ridge[:, None]
    largest = elements.max(axis=1)
    elements += _RAISED * largest[:, None]
    known = largest > 0.0
    matrix[known] = np.linalg.solve(diagonal[known], right[known, :, None])[:, :, 0]


def _solved_chain(diagonal: Floats, below: Floats, right: Floats, ridge: Floats, link: float) -> Floats:
    """Return the rows, (n_rows, rank), where each depends on the adjacent ones."""
    n_rows, rank = right.shape
    columns = _band(diagonal, below)
    elements, neighbours = columns[:, :, 0], np.full(n_rows, 2 * link)
    neighbours[[0, -1]] = link
    elements += (ridge + neighbours)[:, None]
    columns[:-1, :, rank] -= link
    elements += _RAISED * elements.max(axis=1)[:, None]
    band = columns.reshape(n_rows * rank, 2 * rank).T
    _, solved, failed = lapack.dpbsv(band, right.reshape(-1), lower=1)
    if failed:  # rounding left it not quite positive
        solved = solve_banded(*_both_sides(band), right.reshape(-1), check_finite=False)
    return np.asarray(solved.reshape(n_rows, rank))


def _band(diagonal: Floats, below: Floats) -> Floats:
    """Return the lower band of a symmetric block tridiagonal matrix, (n_rows, rank, 2 rank).

    Each column begins at the diagonal, as in the band storage of LAPACK.
    """
    n_rows, rank, _ = diagonal.shape
    buffer = np.zeros((n_rows, rank * (3 * rank + 1)))
    columns = buffer[:, : 3 * rank * rank].reshape(n_rows, rank, 3 * rank)
    columns[:, :, :rank] = diagonal
    columns[:-1, :, rank : 2 * rank] = below[:-1].transpose(0, 2, 1)
    return buffer.reshape(n_rows, rank, 3 * rank + 1)[:, :, : 2 * rank].copy()


def _both_sides(band: Floats) -> tuple[tuple[int, int], Floats]:
    """Return the bandwidths and the whole band of a symmetric matrix, from its diagonal and lower part."""
    reach = len(band) - 1
    above = np.zeros_like(band[1:])
    for distance in range(1, reach + 1):
        above[reach - distance, distance:] = band[distance, : band.shape[1] - distance]
    return (reach, reach), np.concatenate([above, band])
