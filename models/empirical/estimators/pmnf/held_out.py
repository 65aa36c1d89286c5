"""What a scaling law says of each point when it was found without it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from .....arrays import Floats
from ...data.experiments.series import Series
from .fit import Search, fit_series
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
    n = len(series[0].points)
    if n <= FEWEST_POINTS:
        return None
    dear = search.n_terms > 1 or len(series[0].parameters) > _MANY_PARAMETERS
    most = min(n, _FEW_POINTS if dear else _MOST_POINTS)
    predicted = np.full((len(series), n), np.nan)
    for place in (n * k // most for k in range(most)):
        without = fit_series([_without(each, place) for each in series], search)
        for row, (each, found) in enumerate(zip(series, without, strict=True)):
            law = found.segments or found.model.formula
            with np.errstate(all="ignore"):
                predicted[row, place] = float(law.values(each.points[place : place + 1])[0])
    return predicted


def _without(series: Series, place: int) -> Series:
    repetitions = series.repetitions[:place] + series.repetitions[place + 1 :]
    return replace(series, points=np.delete(series.points, place, axis=0), repetitions=repetitions)
