"""How the error of the model fell from run to run."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ..estimators.pmnf.single import FEWEST_POINTS
from .state import State


def errors_so_far(state: State) -> list[float]:
    """Return the SMAPE after each point, once the minimum set is there.

    Parameters
    ----------
    state : State
        Points that were measured in the order that they were, see `state_of`.
    """
    seen = [int(point) for point in np.flatnonzero(state.counts)]
    base = [point for point in state.minimum if point in set(seen)]
    order = base + [point for point in seen if point not in set(base)]
    errors = []
    for number in range(max(len(base), FEWEST_POINTS), len(order) + 1):
        kept = set(order[:number])
        values = tuple(v if point in kept else v[:0] for point, v in enumerate(state.values))
        errors.append(replace(state, values=values).model().smape)
    return errors
