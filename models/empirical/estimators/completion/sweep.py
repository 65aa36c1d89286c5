"""One sweep of alternating least squares: the rows of every mode solved for, once each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from .axis import Axis, Indices
from .factors import Factors
from .normal_equations import normal_equations, solve_rows, times_rows


@dataclass(frozen=True, slots=True, eq=False)
class Places:
    """Where configurations lie in the tensor.

    Attributes
    ----------
    lower : ndarray of int, (n, n_modes)
        The cell whose middle is at or below.
    share : ndarray of float, (n, n_modes)
        Share of the row of the cell above, see `Axis.neighbours`; 0 for cells as a whole.
    """

    lower: Indices
    share: Floats

    def seen(self) -> list[Indices]:
        """Return the cells of each mode whose rows a configuration counts with, rising."""
        above = self.lower + (self.share != 0)
        return [np.unique([self.lower[:, mode], above[:, mode]]) for mode in range(self.lower.shape[1])]


def places_of(axes: Sequence[Axis], configurations: Floats) -> Places:
    """Return the places of configurations, (n, n_modes), those beyond a range at its border."""
    found = [axis.neighbours(axis.clipped(configurations[:, mode])) for mode, axis in enumerate(axes)]
    return Places(np.column_stack([low for low, _ in found]), np.column_stack([part for _, part in found]))


@dataclass(frozen=True, slots=True, eq=False)
class Penalty:
    """What keeps the rows of one mode small and smooth.

    Attributes
    ----------
    ridge : ndarray of float, (n_rows,)
        Weight of the squares of each row.
    link : float
        Weight of squared differences of rows next to each other.
    """

    ridge: Floats
    link: float

    def of(self, matrix: Floats) -> float:
        """Return the penalty on a factor matrix."""
        smoothness = float(np.sum(np.diff(matrix, axis=0) ** 2)) if self.link else 0.0
        return float(np.sum(self.ridge * (matrix**2).sum(axis=1))) + self.link * smoothness


class Sweeper:
    """Sweeps over the modes of a tensor; what they need anew each time is kept.

    Notes
    -----
    A sweep takes ``O(n n_modes (R^2 + R) + rows R^3)`` operations, and the sweeper ``n n_modes R`` numbers of
    memory: products of the rows of later modes are kept, those of earlier ones grow along.

    References
    ----------
    Hutter and Solomonik, Section 4.2.1.
    """

    def __init__(self, places: Places, values: Floats, rank: int) -> None:
        n_modes = places.lower.shape[1]
        self._values = values
        self._lower = [np.ascontiguousarray(places.lower[:, mode]) for mode in range(n_modes)]
        self._share = [np.ascontiguousarray(places.share[:, mode]) for mode in range(n_modes)]
        self._orders = [np.argsort(lower, kind="stable") for lower in self._lower]
        self._later = np.ones((n_modes, len(values), rank))
        self._earlier = np.empty((len(values), rank))

    def sweep(self, factors: Factors, weights: Floats, penalties: Sequence[Penalty]) -> Floats:
        """Solve for the rows of every mode, which are changed; return what is left of the values, (n,)."""
        later, earlier = self._later, self._earlier
        for mode in range(len(later) - 1, 0, -1):
            lower, share = self._lower[mode], self._share[mode]
            times_rows(later[mode], factors.matrix(mode), lower, share, later[mode - 1])
        earlier.fill(1.0)
        for mode, penalty in enumerate(penalties):
            matrix, lower, share = factors.matrix(mode), self._lower[mode], self._share[mode]
            diagonal, below, right = normal_equations(
                earlier, later[mode], self._values, weights, self._orders[mode], lower, share, len(matrix)
            )
            solve_rows(diagonal, below, right, penalty.ridge, penalty.link, matrix)
            times_rows(earlier, matrix, lower, share, earlier)
        return np.asarray(self._values - earlier.sum(axis=1))
