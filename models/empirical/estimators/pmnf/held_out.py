"""What a scaling law says of each point when it was found without it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from .....arrays import Floats
from ...data.experiments.series import Series
from .fit import Search, fit_series
from .one_parameter import FEWEST_POINTS

MOST_POINTS = 60
"""Points that are left out in turn: of more as many, at equal steps."""


def left_out_values(series: Series, search: Search) -> Floats | None:
    """Return the value at each point by the law of the others, (n,), NaN of points that were not left out.

    None where too few points are left to find a law.
    """
    n = len(series.points)
    if n <= FEWEST_POINTS:
        return None
    predicted = np.full(n, np.nan)
    for place in dict.fromkeys(n * k // min(n, MOST_POINTS) for k in range(min(n, MOST_POINTS))):
        (found,) = fit_series([_without(series, place)], search)
        law = found.segments or found.model.formula
        predicted[place] = float(law.values(series.points[place : place + 1])[0])
    return predicted


def _without(series: Series, place: int) -> Series:
    repetitions = series.repetitions[:place] + series.repetitions[place + 1 :]
    return replace(series, points=np.delete(series.points, place, axis=0), repetitions=repetitions)
