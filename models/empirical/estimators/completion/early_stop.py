"""Early stop of fits that only judge a size, by the error on held-out configurations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from .....arrays import Floats
from .axis import Axis
from .factors import Factors
from .sweep import places_of

Watch: TypeAlias = Callable[[Factors], bool]
"""Function that is called with the factors after each sweep; it returns True to stop."""

_EVERY, _BACK = 3, 3
"""Sweeps between two evaluations, and evaluations over which the gain is measured: errors do not fall with
every sweep."""
_GAIN = 0.005
"""Share of the error that must be gained over these evaluations."""
_AHEAD, _EARLIEST = 2, 5
"""Largest further gain that is expected, as a multiple of the latest, and evaluations before an attempt may
be given up for it."""


class HeldOut:
    """Watch of the error on configurations that a fit does not learn from.

    Parameters
    ----------
    axes : sequence of Axis
    configurations : ndarray of float, (n, n_modes)
    logarithms : ndarray of float, (n,)
        Logarithms of their times, less the offset of the fit.
    goal : float
        Error of the best size so far; infinity where there is none.

    Attributes
    ----------
    errors : list of float
        Mean absolute error of the logarithms (MLogQ) at each evaluation.
    """

    def __init__(
        self, axes: Sequence[Axis], configurations: Floats, logarithms: Floats, goal: float = np.inf
    ) -> None:
        self._places = places_of(axes, configurations)
        self._logarithms, self._goal, self._sweeps = logarithms, goal, 0
        self.errors: list[float] = []

    def __call__(self, factors: Factors) -> bool:
        """Evaluate every few sweeps; return True where the gain is small, or `goal` is out of reach."""
        self._sweeps += 1
        if self._sweeps % _EVERY:
            return False
        self.errors.append(self._error(factors))
        if len(self.errors) <= _BACK:
            return False
        before = min(self.errors[:-_BACK])
        now = min(before, *self.errors[-_BACK:])
        hopeless = len(self.errors) >= _EARLIEST and now - _AHEAD * (before - now) > self._goal
        return hopeless or before - now < _GAIN * before

    def _error(self, factors: Factors) -> float:
        product = np.ones((len(self._logarithms), factors.rank))
        columns = zip(self._places.lower.T, self._places.share.T, strict=True)
        for mode, (lower, share) in enumerate(columns):
            matrix = factors.matrix(mode)
            rows = matrix.take(lower, axis=0)
            if share.any():
                rows += share[:, None] * (matrix.take(lower + (share != 0), axis=0) - rows)
            product *= rows
        return float(np.mean(np.abs(self._logarithms - product.sum(axis=1))))
