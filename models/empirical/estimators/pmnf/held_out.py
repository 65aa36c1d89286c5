"""Values of scaling laws at points that were left out of the fit."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .....arrays import Floats
from ...data.experiments.series import Series
from .fit import Search, alike, fit_parts
from .one_parameter import FEWEST_POINTS

_MOST_POINTS, _FEW_POINTS, _MANY_PARAMETERS = 60, 15, 4


def left_out_values(series: Sequence[Series], search: Search) -> Floats | None:
    """Return the value at each point by laws of the others, (n_series, n).

    Parameters
    ----------
    series : sequence of Series
        Measured at the same points.

    Returns
    -------
    ndarray of float, or None
        NaN of points that were not left out: of many, some at equal steps are, fewer where sums of several
        terms or laws of many parameters take long to find. None where too few points are left to find a law.
    """
    (batch,) = alike(series, search.statistic)
    n = len(batch.points)
    if n <= FEWEST_POINTS:
        return None
    dear = search.n_terms > 1 or len(batch.parameters) > _MANY_PARAMETERS
    most = min(n, _FEW_POINTS if dear else _MOST_POINTS)
    predicted = np.full((len(series), n), np.nan)
    places = [n * k // most for k in range(most)]
    parts = fit_parts([batch.at(np.arange(n) != place) for place in places], search)
    for place, laws in zip(places, parts, strict=True):
        predicted[:, place] = [law.values(batch.points[place : place + 1])[0] for law in laws]
    return predicted
