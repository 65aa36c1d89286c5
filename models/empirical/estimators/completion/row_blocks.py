"""Configurations by their row, in blocks of one length for batched matrix products."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .axis import Indices

_SHORTEST = 16
"""Least length of a block: a shorter product takes less time than its call."""


@dataclass(frozen=True, slots=True, eq=False)
class RowBlocks:
    """Positions of configurations in blocks of one length, each of one row; some places stay empty.

    Attributes
    ----------
    order : ndarray of int, (n,)
        Configurations by rising row.
    places : ndarray of int, (n,)
        Place of each of `order` among the places of all blocks; rising.
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

    A block is half as long as the mean number of configurations of a row, or `_SHORTEST` if that is more.
    There are then at most three times as many blocks as rows, and few empty places, however uneven rows are.

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
