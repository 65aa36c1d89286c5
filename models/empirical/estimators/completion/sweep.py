"""One sweep of alternating least squares: the rows of every mode solved for, once each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from .....codegen.process.team import Team
from .axis import Axis, Indices
from .factors import Factors
from .normal_equations import KnownRows, Mode
from .row_solver import solve_rows


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
    """Return the places of configurations, (n, n_modes), those beyond a range at its border.

    One in the middle of a cell counts with the row of that cell alone, also of the last one, whose middle
    `Axis.neighbours` says is all of the way from the one before: a parameter of a few values then has no
    shares.
    """
    found = [axis.neighbours(axis.clipped(configurations[:, mode])) for mode, axis in enumerate(axes)]
    lower, share = (np.column_stack(columns) for columns in zip(*found, strict=True))
    middle = share == 1.0
    return Places(lower + middle, np.where(middle, 0.0, share))


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
        squares = np.einsum("ij,ij->i", matrix, matrix)
        steps = matrix[1:] - matrix[:-1]
        return float(self.ridge @ squares) + self.link * float(np.vdot(steps, steps))


class Sweeper:
    """Sweeps over the modes of a tensor; what they need anew each time is kept.

    Parameters
    ----------
    places : Places
    values : ndarray of float, (n,)
        What products of the rows of all modes should add up to.
    team : Team
        Threads that share what is done for every configuration; this one alone by default.

    Notes
    -----
    A sweep takes ``O(n n_modes (R^2 + n_modes R) + rows R^3)`` operations: products of rows of other modes
    are made anew for each, from rows that stay near the processor, and not kept.

    References
    ----------
    Hutter and Solomonik, Section 4.2.1.
    """

    def __init__(self, places: Places, values: Floats, team: Team | None = None) -> None:
        self._places, self._values = places, np.ascontiguousarray(values)
        self._team = team or Team()
        columns = zip(places.lower.T, places.share.T, strict=True)
        self._modes = [Mode(number, *column) for number, column in enumerate(columns)]

    def sweep(self, factors: Factors, weights: Floats, penalties: Sequence[Penalty]) -> Floats:
        """Solve for the rows of every mode, which are changed; return what is left of the values, (n,)."""
        known = KnownRows.of(self._places.lower, self._places.share, factors)
        for mode, (of_mode, penalty) in enumerate(zip(self._modes, penalties, strict=True)):
            matrix = factors.matrix(mode)
            equations = of_mode.equations(known, weights, self._values, matrix.shape, self._team)
            solve_rows(*equations, penalty.ridge, penalty.link, matrix)
            known.matrix[factors.starts[mode] : factors.starts[mode + 1], : factors.rank] = matrix
        products = known.products(self._team)
        return np.asarray(self._values - products[:, : factors.rank].sum(axis=1))
