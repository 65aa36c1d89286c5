"""Distance of values from a range, in lengths of the range."""

from __future__ import annotations

import numpy as np

from ....arrays import Floats


def lengths_beyond(low: float, high: float, numbers: Floats) -> Floats:
    """Return the distance of numbers from a range, (n,), in lengths of the range; 0 within it.

    Where `low` is positive, distance and length are those of logarithms. The distance from a range of
    length 0 is infinite.

    Parameters
    ----------
    low, high : float
        Ends of the range.
    numbers : ndarray of float, (n,)
    """
    ends = np.array([low, high])
    if low > 0:
        with np.errstate(divide="ignore", invalid="ignore"):
            ends, numbers = np.log(ends), np.where(numbers > 0, np.log(numbers), -np.inf)
    beyond = np.maximum(np.maximum(ends[0] - numbers, numbers - ends[1]), 0.0)
    length = float(ends[1] - ends[0])
    return beyond / length if length > 0 else np.where(beyond > 0, np.inf, 0.0)
