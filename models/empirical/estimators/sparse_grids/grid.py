"""Sparse grids: points of a hierarchy, and refinement by further points.

A point of level ``l`` and odd index ``i`` lies at ``i / 2**l``; it has two children in each
dimension, half a step to either side. A point of several dimensions has a level and an index in
each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np

from .....arrays import Floats, Integers


@dataclass(frozen=True, slots=True, eq=False)
class SparseGrid:
    """Points of a hierarchy, each with all its ancestors.

    Attributes
    ----------
    levels, indices : ndarray of int, (n_points, n_dimensions)
    """

    levels: Integers
    indices: Integers

    def __len__(self) -> int:
        return len(self.levels)


def regular_size(n_dimensions: int, level: int) -> int:
    """Return the number of points of a regular sparse grid, without making it.

    Examples
    --------
    >>> regular_size(2, 3), regular_size(1, 5)
    (17, 31)
    """
    sizes = [1] + [0] * (level - 1)  # points whose levels, less one each, add up to so much
    for _ in range(n_dimensions):
        sizes = [sum(2**step * sizes[total - step] for step in range(total + 1)) for total in range(level)]
    return sum(sizes)


def regular_grid(n_dimensions: int, level: int) -> SparseGrid:
    """Return the points whose levels add up to at most ``level + n_dimensions - 1``.

    Parameters
    ----------
    n_dimensions : int
    level : int
        1 for a single point in the middle.

    References
    ----------
    Garcke, Section 3.
    """
    rows = [
        (levels, index)
        for levels in _level_vectors(n_dimensions, level - 1)
        for index in product(*(range(1, 2**one, 2) for one in levels))
    ]
    return SparseGrid(
        np.array([levels for levels, _ in rows], np.int64), np.array([index for _, index in rows], np.int64)
    )


def _level_vectors(n_dimensions: int, rest: int) -> Iterator[tuple[int, ...]]:
    if n_dimensions == 0:
        yield ()
        return
    for step in range(rest + 1):
        for others in _level_vectors(n_dimensions - 1, rest - step):
            yield (step + 1, *others)


def refine(grid: SparseGrid, surpluses: Floats, n_points: int) -> SparseGrid:
    """Return a grid with the children of the points whose surpluses are largest, and their ancestors.

    Parameters
    ----------
    grid : SparseGrid
    surpluses : ndarray of float, (n_points_of_grid,)
    n_points : int
        Number of points whose children are added; points with all children do not count.

    References
    ----------
    Pflüger 2010, Section 3.2 (surplus-based refinement).
    """
    known = {row.tobytes() for row in np.hstack([grid.levels, grid.indices])}
    added: dict[tuple[int, ...], None] = {}
    refined = 0
    for place in np.argsort(-np.abs(surpluses), kind="stable"):
        missing = [
            key for key in _children(grid.levels[place], grid.indices[place]) if _bytes(key) not in known
        ]
        if not missing:
            continue
        for key in missing:
            _with_ancestors(key, known, added)
        refined += 1
        if refined == n_points:
            break
    if not added:
        return grid
    rows = np.array(list(added), np.int64)
    half = grid.levels.shape[1]
    return SparseGrid(
        np.concatenate([grid.levels, rows[:, :half]]), np.concatenate([grid.indices, rows[:, half:]])
    )


def _bytes(key: tuple[int, ...]) -> bytes:
    return np.array(key, np.int64).tobytes()


def _children(levels: Integers, indices: Integers) -> Iterator[tuple[int, ...]]:
    """Yield levels, then indices, of the children of a point."""
    point, half = [*levels.tolist(), *indices.tolist()], len(levels)
    for dimension in range(half):
        for side in (-1, 1):
            child = point.copy()
            child[dimension] += 1
            child[half + dimension] = 2 * child[half + dimension] + side
            yield tuple(child)


def _with_ancestors(key: tuple[int, ...], known: set[bytes], added: dict[tuple[int, ...], None]) -> None:
    """Add a point and, in each dimension, its missing ancestors."""
    written = _bytes(key)
    if written in known:
        return
    known.add(written)
    half = len(key) // 2
    for dimension in range(half):
        level, index = key[dimension], key[half + dimension]
        if level > 1:
            parent = list(key)
            parent[dimension] = level - 1
            parent[half + dimension] = index // 2 if index // 2 % 2 else index // 2 + 1
            _with_ancestors(tuple(parent), known, added)
    added[key] = None
