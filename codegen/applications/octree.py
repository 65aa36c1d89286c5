"""Particles in a uniform octree, and which of its cells act on which.

Leaves next to each other act by pairs of particles (P2P). Cells farther apart act by expansions (M2L), at
the coarsest level where they are children of neighbours and no neighbours themselves.
"""

from __future__ import annotations

from math import prod

import numpy as np

from ...arrays import Floats
from ...errors import UsageError
from ...records import record

Dims = tuple[int, int, int]

_CHUNK = 256
"""Rows of the table of distances that `direct_sum` holds at a time."""


@record
class Level:
    """Cells of one size.

    Attributes
    ----------
    dims : tuple of int
        Cells along x, y and z; they are numbered with x fastest.
    halvings : int
        Levels above the leaves.
    side : float
        Of a cell.
    """

    dims: Dims
    halvings: int
    side: float

    @property
    def cells(self) -> int:
        """Number of cells."""
        return prod(self.dims)


@record(eq=False)
class Particles:
    """N particles sorted by leaf, as many in each.

    Attributes
    ----------
    dims : tuple of int
        Leaves along x, y and z; they are cubes, numbered with x fastest.
    per_leaf : int
        q.
    x, y, z : ndarray of float, (N,)
        Positions, contiguous, from 0; the longest side of the box is 1.
    charge : ndarray of float, (N,)
    """

    dims: Dims
    per_leaf: int
    x: Floats
    y: Floats
    z: Floats
    charge: Floats

    @property
    def places(self) -> tuple[Floats, Floats, Floats]:
        """All x, all y and all z."""
        return self.x, self.y, self.z

    @property
    def leaf_side(self) -> float:
        """Side of a leaf cell."""
        return 1 / max(self.dims)


def leaf_dims(leaves: int) -> Dims:
    """Return the number of leaves along x, y and z: factors of two are dealt in turn, x first.

    Raises
    ------
    UsageError
        If the number is no power of two.

    Examples
    --------
    >>> leaf_dims(256)
    (8, 8, 4)
    """
    if leaves < 1 or leaves & (leaves - 1):
        raise UsageError(f"{leaves} leaf cells; their number must be a power of two")
    twos = int(leaves).bit_length() - 1
    return 1 << (twos + 2) // 3, 1 << (twos + 1) // 3, 1 << twos // 3


def uniform_particles(n_particles: int, per_leaf: int, seed: int = 0) -> Particles:
    """Return particles at random places of every leaf, with random charges in (0, 1].

    Parameters
    ----------
    n_particles : int
        N, a power of two times `per_leaf`.
    per_leaf : int
        q, 1 or more.
    seed : int
        Of the generator of random numbers.

    Raises
    ------
    UsageError
        If they do not fill a power of two of leaves.
    """
    if per_leaf < 1:
        raise UsageError(f"{per_leaf} particles per leaf; give 1 or more")
    if n_particles < 1 or n_particles % per_leaf:
        raise UsageError(f"{n_particles} particles do not fill leaf cells of {per_leaf} each")
    dims = leaf_dims(n_particles // per_leaf)
    random = np.random.default_rng(seed)
    inside = random.random((3, prod(dims), per_leaf))
    # the last axis of an array of cells is x, which is numbered fastest
    corner = np.indices(dims[::-1])[::-1].reshape(3, -1, 1)
    x, y, z = ((corner + inside) / max(dims)).reshape(3, -1)
    return Particles(dims, per_leaf, x, y, z, 1 - random.random(n_particles))


def expansion_levels(dims: Dims) -> tuple[Level, ...]:
    """Return the levels where cells act by expansions, leaves first.

    Above them there are at most two cells along an axis, all of them neighbours. `dims` are those of
    `leaf_dims`, which differ at most twofold: cells of these levels are then cubes, since an axis that is
    down to one cell stays so only where no expansions act.

    Examples
    --------
    >>> [level.dims for level in expansion_levels((8, 8, 4))]
    [(8, 8, 4), (4, 4, 2)]
    """
    levels: list[Level] = []
    side = 1 / max(dims)
    while max(dims) > 2:
        levels.append(Level(dims, len(levels), side))
        x, y, z = (max(n // 2, 1) for n in dims)
        dims, side = (x, y, z), 2 * side
    return tuple(levels)


def p2p_pairs(dims: Dims, per_leaf: int) -> int:
    """Return the number of pairs of particles that P2P computes.

    Ordered pairs (target, source), with those of a particle and itself, which are computed and not added.

    Notes
    -----
    Of n cells along an axis, 3n - 2 ordered pairs are at most one apart.

    Examples
    --------
    >>> p2p_pairs((4, 4, 4), 64) / 64**2
    1000.0
    """
    return per_leaf**2 * prod(_adjacent(n) for n in dims)


def m2l_pairs(dims: Dims) -> int:
    """Return the number of ordered pairs of cells that M2L computes, over all levels.

    Notes
    -----
    At a level, all pairs whose parents are at most one apart, less those at most one apart themselves;
    along an axis of n = 2p cells the former are 4(3p - 2).

    Examples
    --------
    >>> m2l_pairs((4, 4, 4))
    3096
    """
    return sum(
        prod(_related(n) for n in level.dims) - prod(_adjacent(n) for n in level.dims)
        for level in expansion_levels(dims)
    )


def _adjacent(n: int) -> int:
    return 3 * n - 2


def _related(n: int) -> int:
    return 1 if n == 1 else 4 * _adjacent(n // 2)


def direct_sum(particles: Particles) -> Floats:
    """Return the potential at every particle by summing over all others, (N,)."""
    places = np.stack(particles.places)
    potential = np.empty_like(particles.charge)
    for first in range(0, len(potential), _CHUNK):
        apart = places[:, first : first + _CHUNK, None] - places[:, None, :]
        squared = np.sum(apart**2, axis=0)
        squared[squared == 0] = np.inf
        potential[first : first + _CHUNK] = (1 / np.sqrt(squared)) @ particles.charge
    return potential
