"""Choice of held-out rows: fifths in turn, and the outermost values of a parameter."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ....arrays import Floats

FOLDS = 5
MANY = 1000
"""Configurations from which on one part of five is held out, not each in turn: it has scores enough."""
_OUTERMOST = 0.2
"""Share of the values of a parameter that are held out at its upper end."""


def outermost(values: Floats) -> npt.NDArray[np.bool_]:
    """Return True for rows with the largest fifth of the distinct values of a parameter, (n,).

    No row is chosen of fewer than three distinct values.

    Examples
    --------
    >>> outermost(np.array([1.0, 2.0, 4.0, 8.0, 8.0])).tolist()
    [False, False, False, True, True]
    """
    distinct = sorted(set(values.tolist()))  # `np.unique` imports masked arrays
    if len(distinct) < 3:
        return np.zeros(len(values), bool)
    return np.asarray(values > distinct[-1 - max(1, int(_OUTERMOST * len(distinct)))], bool)
