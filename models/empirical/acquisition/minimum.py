"""The points without which there is no model: five along each parameter, the cheapest."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ..estimators.pmnf.one_parameter import FEWEST_POINTS


def minimum_set(points: Floats, measured: npt.NDArray[np.bool_] | None = None) -> list[int]:
    """Return the points of the least lines along each parameter, five of each, those they share once.

    9 points for two parameters, 13 for three, 17 for four, where all combinations can be measured. Where
    some cannot, lines run where most of five can be measured, there as low as they can. A line of five that
    has been measured will do.

    Parameters
    ----------
    points : ndarray of float, (n, n_parameters)
        What can be measured.
    measured : ndarray of bool, (n,), or None
        What has been.

    Returns
    -------
    list of int
        Parameter after parameter.

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


def _line(ranks: npt.NDArray[np.int64], rows: npt.NDArray[np.int64], parameter: int) -> list[int]:
    """Return the first five of the lowest of the longest lines along a parameter."""
    others = np.delete(ranks[rows], parameter, axis=1)
    places, which, sizes = np.unique(others, axis=0, return_inverse=True, return_counts=True)
    order = np.lexsort((places.sum(axis=1), -np.minimum(sizes, FEWEST_POINTS)))
    line = rows[which.reshape(-1) == order[0]]
    return [int(row) for row in line[np.argsort(ranks[line, parameter])][:FEWEST_POINTS]]
