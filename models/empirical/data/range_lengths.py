"""How far values lie beyond a range, in lengths of it."""

from __future__ import annotations

import numpy as np

from ....arrays import Floats


def lengths_beyond(low: float, high: float, numbers: Floats) -> Floats:
    """Return how far numbers lie beyond a range, (n,), in lengths of it, see `LearnedRange.distances`."""
    ends = np.array([low, high])
    if low > 0:
        with np.errstate(divide="ignore", invalid="ignore"):
            ends, numbers = np.log(ends), np.where(numbers > 0, np.log(numbers), -np.inf)
    beyond = np.maximum(np.maximum(ends[0] - numbers, numbers - ends[1]), 0.0)
    length = float(ends[1] - ends[0])
    return beyond / length if length > 0 else np.where(beyond > 0, np.inf, 0.0)
