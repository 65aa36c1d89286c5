"""Time of a three-dimensional star stencil on one core, from the lines that each cache fetches.

A result is a weighted sum of ``6 l + 1`` points, those up to a distance of ``l``, the order, along each axis.

Planes of a grid that a cache fetches for each plane of results.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....errors import UsageError
from .blocked_grid import BlockedGrids, BlockSizes, block_sizes
from .serial_machine import SerialMachine


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
    >>> from chainline.models.empirical.analytical.blocked_grid import block_sizes, blocked_grids
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


@dataclass(frozen=True, slots=True, eq=False)
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
    >>> from chainline.models.empirical.analytical.blocked_grid import blocked_grids
    >>> from chainline.models.empirical.analytical.serial_machine import serial_machine
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
