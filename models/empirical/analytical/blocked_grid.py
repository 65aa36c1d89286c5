"""Three-dimensional grids cut into blocks, and the planes that a stencil reads and writes for a block."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....errors import UsageError

_AXES = "IJK"


@dataclass(frozen=True, slots=True, eq=False)
class BlockedGrids:
    """Configurations of a stencil, as `blocked_grids` makes them.

    Attributes
    ----------
    points : ndarray of float, (3, n)
        I, J, K without ghost points, I along which elements are contiguous.
    block : ndarray of float, (3, n)
        TI, TJ, TK, at most `points`.
    order : ndarray of float, (n,)
        Points that the stencil reaches to each side.
    word_bytes : ndarray of float, (n,)
    """

    points: Floats
    block: Floats
    order: Floats
    word_bytes: Floats


@dataclass(frozen=True, slots=True, eq=False)
class BlockSizes:
    """Extents of a block in elements, each (n,).

    Attributes
    ----------
    line : ndarray of float
        Elements of a cache line, W.
    read_row, read_rows, read_planes : ndarray of float
        II, JJ, KK: with ghost points, II in whole lines.
    planes : ndarray of float
        Planes that one plane of results is made of, P_read.
    read : ndarray of float
        Of a plane that is read, S_read.
    total : ndarray of float
        That a plane of results needs together, S_total.
    number : ndarray of float
        Of blocks, NB; not whole where the last block is a part.
    """

    line: Floats
    read_row: Floats
    read_rows: Floats
    read_planes: Floats
    planes: Floats
    read: Floats
    total: Floats
    number: Floats


def blocked_grids(
    points: Sequence[npt.ArrayLike],
    blocks: Sequence[npt.ArrayLike | None] = (None, None, None),
    order: npt.ArrayLike = 1,
    word_bytes: npt.ArrayLike = 8,
) -> BlockedGrids:
    """Return configurations of a stencil, one number or (n,) numbers for each parameter.

    Parameters
    ----------
    points : three array-likes of int, each () or (n,)
        I, J, K without ghost points.
    blocks : three array-likes of int or None, each () or (n,)
        b_i, b_j, b_k; 0 or None where an axis is not blocked. What is larger than the grid is the grid.
    order : array-like of int
        1 for the stencil of 7 points; ``6 order + 1`` in general.
    word_bytes : array-like of int
        Of an element.

    Raises
    ------
    UsageError
        If there are not three of points or blocks, lengths differ, or a number is not whole and above
        zero (of blocks, zero or more).

    Examples
    --------
    >>> blocked_grids((64, [64, 128], 32), (None, 16, 0)).block.tolist()
    [[64.0, 64.0], [16.0, 16.0], [32.0, 32.0]]
    """
    if len(points) != 3 or len(blocks) != 3:
        raise UsageError(f"{len(points)} axes of points, {len(blocks)} of blocks; give I, J and K of each")
    columns = [_whole(values, axis, 1) for axis, values in zip(_AXES, points, strict=True)]
    for axis, values in zip(_AXES, blocks, strict=True):
        columns.append(_whole(0 if values is None else values, f"b_{axis.lower()}", 0))
    columns += [_whole(order, "order", 1), _whole(word_bytes, "word_bytes", 1)]
    lengths = {len(column) for column in columns} - {1}
    if len(lengths) > 1:
        raise UsageError(f"parameters of {sorted(lengths)} configurations; give as many of each, or one")
    table = np.stack(np.broadcast_arrays(*columns))
    cut = np.where(table[3:6] == 0, table[:3], np.minimum(table[3:6], table[:3]))
    return BlockedGrids(table[:3], cut, table[6], table[7])


def block_sizes(grids: BlockedGrids, line_bytes: int, write_allocate: bool = True) -> BlockSizes:
    """Return the extended dimensions of the blocks, and the size of the planes in them.

    Parameters
    ----------
    grids : BlockedGrids
    line_bytes : int
    write_allocate : bool
        True where a line is in the cache while it is written (Eq. 3), False where it bypasses it (Eq. 4).

    Raises
    ------
    UsageError
        If a line does not hold a whole number of words.

    Notes
    -----
    With ``l`` the order, and all of it of a block (``TI = I`` and so on where there are none)::

        II = ceil((TI + 2 l) / W) W     JJ = TJ + 2 l     KK = TK + 2 l     NB = I J K / (TI TJ TK)
        P_read = 2 l + 1                S_read = II JJ    S_write = ceil(TI / W) W TJ
        S_total = P_read S_read + S_write

    Section IV-A does not round II up to whole lines, Section VII-A does: here it is always rounded, since
    caches hold lines, and so that a grid without blocks is one with a single block. NB is no whole number
    if the last block is a part, as in the paper: it stands for its share of a block.

    References
    ----------
    Ibeid et al., Section IV-A, Eqs. 3 and 4; Section VII-A, above Eq. 15.
    """
    line = line_bytes / grids.word_bytes
    if np.any(line % 1):
        word = grids.word_bytes[np.argmax(line % 1 > 0)]
        raise UsageError(f"word_bytes {word:g} does not divide a line of {line_bytes} bytes")
    reach = 2 * grids.order
    row, rows, _ = grids.block
    read_row = np.ceil((row + reach) / line) * line
    planes, read = reach + 1, read_row * (rows + reach)
    written = np.ceil(row / line) * line * rows if write_allocate else np.zeros_like(row)
    number = np.prod(grids.points / grids.block, axis=0)
    extended = rows + reach, grids.block[2] + reach
    return BlockSizes(line, read_row, *extended, planes, read, planes * read + written, number)


def _whole(values: npt.ArrayLike, name: str, least: int) -> Floats:
    try:
        column = np.atleast_1d(np.asarray(values, dtype=float))
    except (TypeError, ValueError):
        raise UsageError(f"{name}: found {values!r}; give whole numbers") from None
    if column.ndim > 1:
        raise UsageError(f"{name}: found an array of {column.ndim} dimensions; give one number or a column")
    wrong = column[~(np.isfinite(column) & (column % 1 == 0) & (column >= least))]
    if len(wrong):
        raise UsageError(f"{name}: found {wrong[0]:g}; give whole numbers, {least} or more")
    return column
