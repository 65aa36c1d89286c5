"""Planes of a grid that a cache fetches for each plane of results."""

from __future__ import annotations

import numpy as np

from ....arrays import Floats
from .blocked_grid import BlockSizes


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
