"""Time of a three-dimensional star stencil on one core, from the lines that each cache fetches.

A result is a weighted sum of ``6 l + 1`` points, those up to a distance of ``l``, the order, along each axis.
The grid is cut into blocks; a cache fetches some of its planes for each plane of results.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....errors import UsageError
from ....records import record
from .machines import SerialMachine

_AXES = "IJK"


@record(eq=False)
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


@record(eq=False)
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


def planes_fetched(cache_elements: Floats, sizes: BlockSizes) -> Floats:
    """Return the planes that come from the next outer level for each plane of results, (n,).

    Parameters
    ----------
    cache_elements : ndarray of float, (n,)
        Capacity of the cache in elements.
    sizes : BlockSizes
        Extents of the blocks.

    Notes
    -----
    With ``s`` the elements of the cache, ``P = P_read`` and ``R = P / (2 P - 1)``, the share of the cache
    that is left for planes in the worst order of accesses::

        R1    s R >= S_total      1              every plane is fetched once
        R2    s > S_total         to P - 1       some of them twice or more
        R3    s R > S_read        to P           rows stay, planes do not
              otherwise           to 2 P - 1     neither do all the rows
        R4    s R < P II          2 P - 1        nothing stays: as many as the stencil has rows

    The conditions are limits of ``s``, which fall in this order for every order of 1 or more. Between two
    limits the number of planes is linear in ``s``, which the paper leaves open: at the limits it is that of
    the paper, and it neither jumps nor grows with the cache. In a block of one row the limits of R3 and R4
    are one, and the number jumps there.

    Of a cube of 30 points and order 1, an exact cache that evicts the least recently used fetches 0.4 % less
    than ``ceil(II / W) JJ KK`` times this number at the limit of R1, 10 % less at that of R3, 12 % less
    below that of R4: ghost planes and rows count here as if they had results. In between it falls in
    steps instead of lines, and fetches half as much at the limit of R2, where all planes still fit: for
    order ``l`` this number is ``2 l`` times too large there.

    References
    ----------
    Ibeid et al., Section IV-A, conditions below Eq. 7.

    Examples
    --------
    >>> from chainline.models.empirical.analytical.stencil import block_sizes, blocked_grids
    >>> sizes = block_sizes(blocked_grids((14, 14, 14)), line_bytes=64)
    >>> [float(planes_fetched(np.array([s]), sizes)[0]) for s in (2048, 992, 253 + 1 / 3, 64)]
    [1.0, 2.0, 4.0, 5.0]
    """
    most = sizes.planes
    left = most / (2 * most - 1)
    once, several = sizes.total / left, sizes.total
    rows, nothing = sizes.read / left, most * sizes.read_row / left
    return np.asarray(
        1
        + (most - 2) * _fallen(cache_elements, once, several)
        + _fallen(cache_elements, several, rows)
        + (most - 1) * _fallen(cache_elements, rows, nothing)
    )


def _fallen(size: Floats, upper: Floats, lower: Floats) -> Floats:
    """Return the position of a size between an upper limit (0) and a lower one (1)."""
    between = upper > lower
    share = (upper - size) / np.where(between, upper - lower, 1)
    return np.where(between, np.clip(share, 0, 1), size < upper)


@record(eq=False)
class StencilTimes:
    """Times of n configurations and their parts, all sweeps together.

    Attributes
    ----------
    levels : tuple of str
        Names of the caches, L1 first, and of memory.
    planes : ndarray of float, (n_caches, n)
        Planes that each cache fetches for a plane of results, ``nplanes``.
    misses : ndarray of float, (n_caches, n)
        Lines that each cache fetches.
    hits : ndarray of float, (n_caches + 1, n)
        Transfers that a level answers: elements from L1, lines from the others.
    level_seconds : ndarray of float, (n_caches + 1, n)
        Time of these transfers.
    flop_seconds : ndarray of float, (n,)
        Time of the arithmetic, which overlaps with all transfers.
    """

    levels: tuple[str, ...]
    planes: Floats
    misses: Floats
    hits: Floats
    level_seconds: Floats
    flop_seconds: Floats

    @property
    def transfer_seconds(self) -> Floats:
        """Time of the transfers of all levels in sequence, (n,) (Eq. 5)."""
        return np.asarray(self.level_seconds.sum(axis=0))

    @property
    def seconds(self) -> Floats:
        """Time of the longer of transfers and arithmetic, (n,) (Eq. 2)."""
        return np.maximum(self.transfer_seconds, self.flop_seconds)


def stencil_times(
    grids: BlockedGrids, machine: SerialMachine, sweeps: npt.ArrayLike = 1, write_allocate: bool = True
) -> StencilTimes:
    """Return the time in seconds of each configuration of a stencil.

    Parameters
    ----------
    grids : BlockedGrids
        The n configurations, see `blocked_grids`.
    machine : SerialMachine
        See `serial_machine`.
    sweeps : array-like of float, () or (n,)
        Time steps T, above zero.
    write_allocate : bool
        True where caches keep written lines, too.

    Raises
    ------
    UsageError
        If a number of sweeps is not finite and above zero, there are not as many as configurations, or
        words do not fill lines.

    Notes
    -----
    With ``L0`` what the core loads, ``L1`` to ``Ln`` the caches, and ``b`` seconds per element::

        Misses_Li = ceil(II / W) JJ KK nplanes_Li NB T       lines           (Eqs. 7 and 15)
        Misses_L0 = (6 l + 1) I J K T                        elements
        Hits_Li   = Misses_Li-1 - Misses_Li                                  (Eq. 6)
        T_L1 = b_L1 Hits_L1     T_Li = W b_Li Hits_Li     T_mem = W b_mem Misses_Ln
        T    = max(t_c (7 l + 1) I J K T, T_L1 + ... + T_Ln + T_mem)         (Eqs. 2 and 5)

    The paper gives neither ``Misses_L0`` nor ``T_mem``. A core loads elements, and one of them misses for
    each line that is fetched; memory answers what no cache does. Elements are loaded at the bandwidth of
    L1, hence as vectors. Arithmetic is one multiplication for each distance and an addition for each
    neighbour, at peak.

    Only what is read is counted: as in the paper a plane that is written takes room (Eq. 3), but no
    time. A sweep finds nothing of the one before: a grid that fits a cache as a whole, which later sweeps
    would find there, still comes from memory in each. Ghost points are counted as if each plane of
    them was a plane of results (KK instead of K), which makes small blocks dear.

    An outer cache never misses more than an inner one, even if it is smaller. Where ghost points outnumber
    loads, no element hits L1.

    References
    ----------
    Ibeid et al., Section IV-A and, with blocks, VII-A.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.models.empirical.analytical.stencil import blocked_grids
    >>> from chainline.models.empirical.analytical.machines import serial_machine
    >>> grids = blocked_grids((256, 256, 256), (None, [0, 16], None))
    >>> times = stencil_times(grids, serial_machine(load_machine("zen4")))
    >>> times.planes.round(2).tolist()
    [[4.95, 4.16], [2.89, 1.0], [1.0, 1.0]]
    """
    steps, count = _sweeps(sweeps, grids), np.prod(grids.points, axis=0)
    sizes = block_sizes(grids, machine.line_bytes, write_allocate)
    held = [cache.size_bytes / grids.word_bytes for cache in machine.caches]
    planes = np.minimum.accumulate([planes_fetched(elements, sizes) for elements in held], axis=0)
    lines = sizes.read_row / sizes.line * sizes.read_rows * sizes.read_planes * sizes.number
    misses = lines * planes * steps
    loads = (6 * grids.order + 1) * count * steps
    inner = np.vstack([loads, misses])
    hits = np.maximum(inner - np.vstack([misses, np.zeros_like(loads)]), 0)
    transferred_bytes = np.full_like(hits, machine.line_bytes)
    transferred_bytes[0] = grids.word_bytes
    level_seconds = hits * transferred_bytes * np.array(machine.seconds_per_byte)[:, None]
    flops = (7 * grids.order + 1) * count * steps
    flop_seconds = flops * grids.word_bytes * machine.flop_seconds_per_byte
    return StencilTimes(machine.names, planes, misses, hits, level_seconds, flop_seconds)


def _sweeps(sweeps: npt.ArrayLike, grids: BlockedGrids) -> Floats:
    steps = np.asarray(sweeps, dtype=float)
    if not np.all(np.isfinite(steps) & (steps > 0)):
        raise UsageError(f"sweeps: found {sweeps!r}; give finite numbers above zero")
    if steps.shape not in {(), (1,), grids.order.shape}:
        raise UsageError(f"sweeps of {steps.shape} for {len(grids.order)} configurations; give one of each")
    return steps
