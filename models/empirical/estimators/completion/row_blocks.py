"""Configurations by the row they count with, in blocks that matrix products take all at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .axis import Indices

_SHORTEST = 16
"""Places of a block at least: beside a product of fewer, calling for it takes longer."""


@dataclass(frozen=True, slots=True, eq=False)
class RowBlocks:
    """Where configurations stand in blocks of one length, each block of one row; some places stay empty.

    Attributes
    ----------
    order : ndarray of int, (n,)
        Configurations by rising row.
    places : ndarray of int, (n,)
        Where each of `order` stands among the places of all blocks; rising.
    length : int
        Places of a block.
    rows : ndarray of int, (n_blocks,)
        The row of each block, rising.
    """

    order: Indices
    places: Indices
    length: int
    rows: Indices


def row_blocks(row: Indices) -> RowBlocks:
    """Return the blocks of configurations, given the row of each, (n,).

    They are half as long as what a row has in the mean: there are at most three for each row, and few places
    are empty, however unevenly rows are filled.

    Examples
    --------
    >>> blocks = row_blocks(np.array([2, 0, 2, 2]))
    >>> blocks.order.tolist(), blocks.places.tolist(), blocks.rows.tolist()
    ([1, 0, 2, 3], [0, 16, 17, 18], [0, 2])
    """
    counts = np.bincount(row)
    length = max(_SHORTEST, len(row) // (2 * int(np.count_nonzero(counts))))
    blocks = -(-counts // length)
    first_block, first = np.cumsum(blocks) - blocks, np.cumsum(counts) - counts
    places = np.arange(len(row)) + np.repeat(first_block * length - first, counts)
    order = np.argsort(row, kind="stable")
    return RowBlocks(order, places, length, np.repeat(np.arange(len(counts)), blocks))
