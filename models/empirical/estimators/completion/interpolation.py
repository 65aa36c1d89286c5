"""Multilinear interpolation of the entries of a tensor between the middles of cells (Eq. 5)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .....arrays import Floats
from .axis import Axis, Indices
from .factors import Factors

_AT_ONCE = 1 << 18
"""Approximate number of values that are computed at once."""


def interpolate(
    factors: Factors, axes: Sequence[Axis], configurations: Floats, *, logarithms: bool
) -> Floats:
    """Return the mean of the entries around each configuration, weighted as in Eq. 5, (n,).

    Parameters
    ----------
    factors : Factors
    axes : sequence of Axis
    configurations : ndarray of float, (n, n_modes)
    logarithms : bool
        True where entries are logarithms, whose exponentials are averaged.

    Notes
    -----
    ``2**k`` entries for the ``k`` parameters in which a configuration lies between two middles.

    References
    ----------
    Hutter and Solomonik, Eq. 5 and Section 5.2.
    """
    found = [axis.neighbours(configurations[:, mode]) for mode, axis in enumerate(axes)]
    lower = np.column_stack([cells for cells, _ in found])
    share = np.column_stack([shares for _, shares in found])
    return _weighted(factors.rows, factors.starts, lower, share, logarithms)


def interpolate_factors(factors: Factors, axes: Sequence[Axis], configurations: Floats) -> Floats:
    """Return the interpolated entries at configurations, (n,): Eq. 5 without exponentials.

    An entry is linear in the row of each factor, so that the mean over all corners is the entry of
    interpolated rows.

    Parameters
    ----------
    factors : Factors
    axes : sequence of Axis
    configurations : ndarray of float, (n, n_modes)
    """
    result = np.ones((len(configurations), factors.rank))
    for mode, axis in enumerate(axes):
        cells, share = axis.neighbours(configurations[:, mode])
        matrix = factors.matrix(mode)
        rows = matrix[cells]
        if axis.interpolated:
            rows = rows + share[:, None] * (matrix[cells + 1] - rows)
        result *= rows
    return np.asarray(result.sum(axis=1))


def _weighted(rows: Floats, starts: Indices, lower: Indices, share: Floats, logarithms: bool) -> Floats:
    """Return the weighted mean of the entries around each point, (n,)."""
    result, places = np.empty(len(lower)), lower + starts[:-1]
    n_between = np.count_nonzero(share, axis=1)
    for number in np.unique(n_between):
        points = np.flatnonzero(n_between == number)
        each = rows.shape[1] * (len(starts) + (1 << int(number + 1) // 2)) + (1 << int(number))
        step = max(1, _AT_ONCE // each)
        for first in range(0, len(points), step):
            some = points[first : first + step]
            result[some] = _at_corners(rows, places[some], share[some], int(number), logarithms)
    return result


def _at_corners(rows: Floats, places: Indices, share: Floats, number: int, logarithms: bool) -> Floats:
    """Return the weighted mean of the entries around points, (n,), between middles in `number` modes.

    Each corner combines one of the first half of these modes with one of the second half, so that all
    entries are a product of two matrices.
    """
    by_point = np.arange(len(places))[:, None]
    between = np.argsort(share == 0, axis=1, kind="stable")
    inside, share = places[by_point, between], share[by_point, between]
    product = rows[inside[:, number:]].prod(axis=1)
    some, of_some = _corners(rows, product, inside[:, : number // 2], share)
    rest, of_rest = _corners(
        rows, np.ones_like(product), inside[:, number // 2 : number], share[:, number // 2 :]
    )
    result, step = np.zeros(len(places)), max(1, _AT_ONCE // (len(places) * rest.shape[1]))
    for first in range(0, some.shape[1], step):
        entries = some[:, first : first + step] @ rest.transpose(0, 2, 1)
        values = np.exp(entries, out=entries) if logarithms else entries
        weighted = of_some[:, None, first : first + step] @ values
        result += (weighted[:, 0] * of_rest).sum(axis=1)
    return result


def _corners(rows: Floats, product: Floats, places: Indices, share: Floats) -> tuple[Floats, Floats]:
    """Return products of rows at corners, (n, n_corners, rank), and the corners' weights, (n, n_corners)."""
    products, weights = product[:, None], np.ones((len(product), 1))
    for mode, place in enumerate(places.T):
        part = share[:, mode, None]
        lower, upper = rows[place, None], rows[place + 1, None]
        products = np.concatenate([products * lower, products * upper], axis=1)
        weights = np.concatenate([weights * (1 - part), weights * part], axis=1)
    return products, weights
