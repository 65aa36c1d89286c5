"""The normal equations of one mode: what its rows must solve while the other modes stay.

A configuration counts with the row of a cell, or with a share of it and the rest of the row above.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from scipy.sparse import csr_array

from .....arrays import Floats
from .axis import Indices
from .row_blocks import RowBlocks, row_blocks

Equations: TypeAlias = tuple[Floats, Floats, Floats]
"""Blocks on the diagonal, (n_rows, rank, rank), those below it, and right sides, (n_rows, rank)."""


class Mode:
    """The rows that some configurations count with in one mode.

    Parameters
    ----------
    lower : ndarray of int, (n,)
        The cell at or below each configuration.
    share : ndarray of float, (n,)
        Share of the row above.
    values : ndarray of float, (n,)
        What the products with the rows should add up to.
    between : bool
        Whether there are shares.

    Notes
    -----
    Sparse matrices multiply what is interpolated, and put what is weighted with the rest of the same row,
    in one pass over the configurations each: numpy alone takes one for each of the steps.
    """

    def __init__(self, lower: Indices, share: Floats, values: Floats, between: bool) -> None:
        n, above, blocks = len(lower), lower + (share != 0), row_blocks(lower)
        self._lower, self._n_rows = np.ascontiguousarray(lower), int(above.max()) + 1
        shares = np.column_stack([1 - share, share]) if between else np.ones((n, 1))
        columns, ends = np.column_stack([lower, above]).reshape(-1), np.arange(0, 2 * n + 1, 2)
        self._hats = csr_array((shares.reshape(-1), columns, ends), (n, self._n_rows)) if between else None
        self._blocks, self._gather = blocks, _gathering(blocks, shares.shape[1])
        self._shares, self._values = shares[blocks.order].T.copy(), values[blocks.order]
        self._sums = blocks.sums(self._n_rows)

    def interpolated(self, matrix: Floats) -> Floats:
        """Return the row of each configuration, (n, rank), between those of a factor matrix."""
        if self._hats is None:
            return matrix.take(self._lower, axis=0)
        return np.asarray(self._hats @ matrix[: self._n_rows])

    def squares(self, products: Floats, roots: Floats) -> Floats:
        """Return, of the first rows, products of what counts with each, and that with the values.

        Parameters
        ----------
        products : ndarray of float, (n, rank)
            Of the rows of the other modes.
        roots : ndarray of float, (n,)
            Of the weights.

        Returns
        -------
        ndarray of float, (n_rows, n_columns, n_columns + 1)
            Columns are what counts with the row, then with that above if any does; the last, the values.
        """
        blocks, roots = self._blocks, roots[self._blocks.order]
        weights = self._gather.data.reshape(len(roots), -1)
        for column, share in enumerate(self._shares):
            np.multiply(roots, share, out=weights[:, column])
        gathered = (self._gather @ products).reshape(len(blocks.rows), blocks.length, -1)
        values = np.zeros(blocks.n_places)
        values[blocks.places] = roots * self._values
        columns, turned = gathered.shape[2], gathered.transpose(0, 2, 1)
        made = np.empty((len(gathered), columns, columns + 1))
        np.matmul(turned, gathered, out=made[:, :, :columns])
        np.matmul(turned, values.reshape(*gathered.shape[:2], 1), out=made[:, :, columns:])
        return np.asarray(self._sums @ made.reshape(len(made), -1)).reshape(-1, columns, columns + 1)


def _gathering(blocks: RowBlocks, width: int) -> Any:
    """Return the sparse matrix that takes configurations to the places in blocks, `width` times each."""
    taken = np.zeros(blocks.n_places, np.int64)
    taken[blocks.places] = 1
    ends = np.concatenate([[0], np.cumsum(np.repeat(taken, width))])
    entries = np.ones(width * len(blocks.order)), np.repeat(blocks.order, width), ends
    return csr_array(entries, shape=(len(ends) - 1, len(blocks.order)))


def equations_of(squares: Floats, rank: int) -> Equations:
    """Return the normal equations, given the sums of `Mode.squares` over all configurations, which change."""
    diagonal, right = squares[:, :rank, :rank], squares[:, :rank, -1]
    if squares.shape[1] == rank:
        return diagonal, np.zeros_like(diagonal), right
    diagonal[1:] += squares[:-1, rank:, rank:-1]
    right[1:] += squares[:-1, rank:, -1]
    return diagonal, squares[:, rank:, :rank], right
