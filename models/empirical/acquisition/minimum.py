"""Minimum set of points for a model: five along each parameter, and some points off these lines."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ..estimators.pmnf.one_parameter import FEWEST_POINTS


def minimum_set(points: Floats, measured: npt.NDArray[np.bool_] | None = None) -> list[int]:
    """Return the points of the lowest line along each parameter, five of each; shared points occur once.

    They are 9 points for two parameters, 13 for three, 17 for four, where all combinations can be measured.
    Otherwise a line is the lowest of those with the most points, up to five, that can be measured. A
    measured line of five points is taken instead.

    Parameters
    ----------
    points : ndarray of float, (n, n_parameters)
        Points that can be measured.
    measured : ndarray of bool, (n,), or None
        Mask of the measured points.

    Returns
    -------
    list of int
        Indices of points, parameter after parameter.

    References
    ----------
    Ritter et al., Fig. 1 and Section IV-B.
    """
    ranks = np.column_stack([np.unique(column, return_inverse=True)[1] for column in points.T])
    every = np.arange(len(points))
    found: dict[int, None] = {}
    for parameter in range(points.shape[1]):
        known = _line(ranks, every[measured], parameter) if measured is not None and measured.any() else []
        line = known if len(known) == FEWEST_POINTS else _line(ranks, every, parameter)
        found.update(dict.fromkeys(line))
    return list(found)


def off_line_points(
    points: Floats, lines: list[int], measured: npt.NDArray[np.bool_] | None = None
) -> list[int]:
    """Return points beside the lines of the minimum set, one for each parameter, the cheapest.

    On the lines alone ``a + b`` and ``a + ab`` are equivalent. For each pair of parameters one of the points
    has both off the lines, where that can be measured. Times rise with every parameter, so that points
    few values away from the lines are cheap. Measured points beside the lines are taken instead.

    Parameters
    ----------
    points : ndarray of float, (n, n_parameters)
        Points that can be measured.
    lines : list of int
        The `minimum_set`.
    measured : ndarray of bool, (n,), or None
        Mask of the measured points.

    Returns
    -------
    list of int
        Indices of points: none for one parameter, and fewer than one for each parameter where no more can
        be measured.

    References
    ----------
    Ritter et al., Section II (the second step of Fig. 2) and III-B (Fig. 3).
    """
    n_parameters = points.shape[1]
    if n_parameters < 2:
        return []
    ranks = np.column_stack([np.unique(column, return_inverse=True)[1] for column in points.T])
    base = np.array([np.bincount(column).argmax() for column in ranks[lines].T])  # where the lines meet
    away = np.abs(ranks - base)
    beside = (away > 0).sum(axis=1) > 1
    beside[lines] = False
    known = beside & measured if measured is not None else np.zeros(len(points), bool)
    pairs = np.column_stack(
        [(away[:, [i, j]] > 0).all(axis=1) for i, j in combinations(range(n_parameters), 2)]
    )
    cost = away.sum(axis=1).astype(np.float64)
    found: list[int] = []
    seen = np.zeros(pairs.shape[1], bool)
    while len(found) < n_parameters and beside.any():
        new = (pairs & ~seen).sum(axis=1)
        worth = np.where(known, np.inf, new / np.maximum(cost, 1.0))
        worth = np.where(beside, worth, -1.0)
        best = np.flatnonzero(worth == worth.max())
        chosen = int(best[np.lexsort((best, cost[best]))[0]])
        found.append(chosen)
        seen |= pairs[chosen]
        beside[chosen] = False
    return found


def _line(ranks: npt.NDArray[np.int64], rows: npt.NDArray[np.int64], parameter: int) -> list[int]:
    """Return the first five points of the lowest of the longest lines along a parameter."""
    others = np.delete(ranks[rows], parameter, axis=1)
    places, which, sizes = np.unique(others, axis=0, return_inverse=True, return_counts=True)
    order = np.lexsort((places.sum(axis=1), -np.minimum(sizes, FEWEST_POINTS)))
    line = rows[which.reshape(-1) == order[0]]
    return [int(row) for row in line[np.argsort(ranks[line, parameter])][:FEWEST_POINTS]]
