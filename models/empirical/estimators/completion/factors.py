"""Canonical polyadic decomposition: the factors of a tensor of rank R (Eq. 2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from .axis import Axis, Indices


@dataclass(frozen=True, slots=True, eq=False)
class Factors:
    """Factor matrices of all modes, in one array.

    Attributes
    ----------
    rows : ndarray of float, (sum of the cells of all modes, rank)
    starts : ndarray of int, (n_modes + 1,)
        First row of each mode in `rows`, and the end of the last.
    """

    rows: Floats
    starts: Indices

    @property
    def rank(self) -> int:
        """Number of columns of each factor matrix."""
        return int(self.rows.shape[1])

    def matrix(self, mode: int) -> Floats:
        """Return a view of the factor matrix of a mode, (n_cells, rank)."""
        return self.rows[self.starts[mode] : self.starts[mode + 1]]

    def entries(self, index: Indices) -> Floats:
        """Return the entries of the tensor at some cells, (n,).

        Parameters
        ----------
        index : ndarray of int, (n, n_modes)
        """
        products = np.ones((len(index), self.rank))
        for mode, cells in enumerate(index.T):
            products *= self.matrix(mode).take(cells, axis=0)
        return np.asarray(products.sum(axis=1))


def starts_of(shape: Sequence[int]) -> Indices:
    """Return the first row of each mode, and the end of the last, (n_modes + 1,)."""
    return np.concatenate([[0], np.cumsum(shape)]).astype(np.int64)


def filled(factors: Factors, axes: Sequence[Axis], seen: Sequence[Indices]) -> Factors:
    """Return factors in which the rows of cells without an observation follow from the others.

    In a numerical mode they lie on the line between the nearest observed cells, and beyond the outermost
    equal its row. In a categorical mode they are the mean of the observed rows.

    Parameters
    ----------
    factors : Factors
        Not changed.
    axes : sequence of Axis
    seen : sequence of ndarray of int
        Observed cells of each mode, rising.
    """
    rows = factors.rows.copy()
    result = Factors(rows, factors.starts)
    for mode, (axis, cells) in enumerate(zip(axes, seen, strict=True)):
        matrix = result.matrix(mode)
        if len(cells) == axis.n_cells:
            continue
        if axis.parameter.numerical:
            for column in range(result.rank):
                matrix[:, column] = np.interp(axis.middles, axis.middles[cells], matrix[cells, column])
        else:
            unseen = np.setdiff1d(np.arange(axis.n_cells), cells)
            matrix[unseen] = matrix[cells].mean(axis=0)
    return result
