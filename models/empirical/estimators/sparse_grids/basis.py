"""The piecewise linear functions of grid points, and their values at samples."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array

from .....arrays import Floats, Integers
from .grid import SparseGrid


def hats(level: Integers, index: Integers, x: Floats) -> Floats:
    """Return the functions of one dimension, element by element.

    Parameters
    ----------
    level, index : ndarray of int, (n,)
        Of the points.
    x : ndarray of float, (n,)
        Where, in ``[0, 1]``; beyond, the outermost functions go on as straight lines.

    Notes
    -----
    The modified basis: 1 on level 1; on others a hat of width ``2 / 2**level``, and at the two ends a
    line that falls from 2 at the border to 0, so that no points are needed on the border.

    References
    ----------
    Pflüger 2010, Eq. 2.16.
    """
    scaled = np.ldexp(x, level.astype(np.int32))
    first, last = index == 1, index == 2**level - 1
    result = np.maximum(0.0, 1 - np.abs(scaled - index))
    result = np.where(first, np.maximum(0.0, 2 - scaled), result)
    result = np.where(last, np.maximum(0.0, scaled - index + 1), result)
    return np.where(level == 1, 1.0, result)


def basis_matrix(grid: SparseGrid, X: Floats) -> csr_array:
    """Return the function of each point at each sample, (n_samples, n_points), sparse.

    Parameters
    ----------
    grid : SparseGrid
    X : ndarray of float, (n_samples, n_dimensions)
        In ``[0, 1]``.

    Notes
    -----
    Of all points with the same levels, a sample lies in the support of one at most.
    """
    rows, columns, values = [], [], []
    levels, which = np.unique(grid.levels, axis=0, return_inverse=True)
    which = which.reshape(-1)
    inside = np.clip(X, 0, 1)
    for number, level in enumerate(levels):
        points = np.flatnonzero(which == number)
        active = np.flatnonzero(level > 1)
        depth = level[active].astype(np.int32)
        odd = 2 * np.floor(np.ldexp(inside[:, active], depth - 1)).astype(np.int64) + 1
        odd = np.minimum(odd, 2**depth - 1)
        sample, point = _matches(_codes(odd, depth), _codes(grid.indices[np.ix_(points, active)], depth))
        value = np.ones(len(sample))
        for place, dimension in enumerate(active):
            value *= hats(np.full(len(sample), depth[place]), odd[sample, place], X[sample, dimension])
        rows.append(sample)
        columns.append(points[point])
        values.append(value)
    places = (np.concatenate(rows), np.concatenate(columns))
    return csr_array((np.concatenate(values), places), shape=(len(X), len(grid)))


def _codes(indices: Integers, depth: npt.NDArray[np.int32]) -> Integers:
    """Return a number for each row of indices, (n,), unlike for unlike ones: odd ones take depth - 1 bits."""
    shifts = np.cumsum([0, *(depth - 1)])[: len(depth)].astype(np.int64)
    return np.asarray(((indices >> 1) << shifts).sum(axis=1, dtype=np.int64))


def _matches(wanted: Integers, present: Integers) -> tuple[Integers, Integers]:
    """Return which of the codes `wanted` occur among those `present`, and where."""
    order = np.argsort(present)
    ordered = present[order]
    place = np.minimum(np.searchsorted(ordered, wanted), len(ordered) - 1)
    sample = np.flatnonzero(ordered[place] == wanted)
    return sample, order[place[sample]]
