"""Observed entries of a tensor, grouped by their row in one mode."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

import numpy as np

from .....arrays import Floats
from .axis import Indices
from .row_blocks import row_blocks


@dataclass(frozen=True, slots=True, eq=False)
class Errors:
    """Predicted entries and errors of their logarithms, both (n_blocks, length); 0 at empty places."""

    entries: Floats
    of_logarithms: Floats


@dataclass(frozen=True, slots=True, eq=False)
class RowEntries:
    """Observed entries in blocks, see `RowBlocks`, for the rows that have any.

    Attributes
    ----------
    order : ndarray of int, (n_blocks, length)
        Entry at each place; arbitrary at an empty one.
    products : ndarray of float, (n_blocks, length, rank)
        Products of the rows of the other modes.
    logarithms : ndarray of float, (n_blocks, length)
    weights : ndarray of float, (n_blocks, length)
        2 divided by the number of entries of the row; 0 at an empty place.
    rows : ndarray of int, (n_rows,)
        Rows of the factor matrix, rising.
    starts : ndarray of int, (n_rows,)
        First block of each row.
    row_of_block : ndarray of int, (n_blocks,)
        Index in `rows` of the row of each block.
    """

    order: Indices
    products: Floats
    logarithms: Floats
    weights: Floats
    rows: Indices
    starts: Indices
    row_of_block: Indices

    @classmethod
    def of(cls, row: Indices, logarithms: Floats) -> Self:
        """Return entries from their rows, (n,), and logarithms, (n,), still without products."""
        blocks = row_blocks(row)
        shape = len(blocks.rows), blocks.length
        order, weights = np.zeros(shape, np.int64), np.zeros(shape)
        np.put(order, blocks.places, blocks.order)
        np.put(weights, blocks.places, 2 / np.bincount(row)[row[blocks.order]])
        rows, starts, row_of_block = np.unique(blocks.rows, return_index=True, return_inverse=True)
        return cls(order, np.empty(0), logarithms[order], weights, rows, starts, row_of_block)

    def with_products(self, products: Floats) -> Self:
        """Return the same entries with products of the rows of the other modes, (n, rank)."""
        return replace(self, products=products.take(self.order, axis=0))

    def only(self, some: Any) -> Self:
        """Return the entries of some rows, selected by an array of bool, (n_rows,)."""
        blocks = some[self.row_of_block]
        before = np.cumsum(blocks) - blocks
        return type(self)(
            self.order[blocks],
            self.products[blocks],
            self.logarithms[blocks],
            self.weights[blocks],
            self.rows[some],
            before[self.starts[some]],
            (np.cumsum(some) - 1)[self.row_of_block[blocks]],
        )

    def sums(self, of_blocks: Floats) -> Floats:
        """Return the sum over the blocks of each row."""
        return np.asarray(np.add.reduceat(of_blocks, self.starts, axis=0))

    def errors(self, u: Floats) -> Errors:
        """Return the predicted entries of rows, (n_rows, rank), and their errors."""
        entries = (self.products @ u[self.row_of_block, :, None])[:, :, 0]
        return Errors(entries, (self.logarithms - np.log(entries)) * (self.weights > 0))

    def mean_squares(self, errors: Errors) -> Floats:
        """Return the mean square of the errors of each row, (n_rows,)."""
        return (
            self.sums(np.einsum("bl,bl,bl->b", self.weights, errors.of_logarithms, errors.of_logarithms)) / 2
        )
