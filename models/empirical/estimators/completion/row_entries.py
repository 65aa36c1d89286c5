"""Observed entries of a tensor by the row of one mode that they have a part in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

import numpy as np

from .....arrays import Floats
from .axis import Indices
from .row_blocks import row_blocks


@dataclass(frozen=True, slots=True, eq=False)
class Errors:
    """Entries that rows give, and errors of their logarithms, 0 at empty places: (n_blocks, length) both."""

    entries: Floats
    of_logarithms: Floats


@dataclass(frozen=True, slots=True, eq=False)
class RowEntries:
    """Observed entries in blocks, see `RowBlocks`, for the rows that have any.

    Attributes
    ----------
    order : ndarray of int, (n_blocks, length)
        The entry at each place; any at an empty one.
    products : ndarray of float, (n_blocks, length, rank)
        Of the rows of the other modes.
    logarithms : ndarray of float, (n_blocks, length)
    weights : ndarray of float, (n_blocks, length)
        Two over the entries of the row, 0 at an empty place.
    rows : ndarray of int, (n_rows,)
        Of the factor matrix, rising.
    starts : ndarray of int, (n_rows,)
        The first block of each.
    row_of_block : ndarray of int, (n_blocks,)
        Where in `rows` the row of each block is.
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
        """Return entries, (n,) and (n,), whose products are yet to come."""
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
        """Return those of some rows, chosen by an array of bool, (n_rows,)."""
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
        """Return what rows, (n_rows, rank), give."""
        entries = (self.products @ u[self.row_of_block, :, None])[:, :, 0]
        return Errors(entries, (self.logarithms - np.log(entries)) * (self.weights > 0))

    def mean_squares(self, errors: Errors) -> Floats:
        """Return the mean square of the errors of each row, (n_rows,)."""
        return (
            self.sums(np.einsum("bl,bl,bl->b", self.weights, errors.of_logarithms, errors.of_logarithms)) / 2
        )
