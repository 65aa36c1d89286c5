"""Sweeps of alternating least squares: each solves for the rows of every mode in turn."""

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
    """Positions of configurations in the tensor.

    Attributes
    ----------
    lower : ndarray of int, (n, n_modes)
        Cell whose middle is at or below the configuration.
    share : ndarray of float, (n, n_modes)
        Share of the row of the cell above, see `Axis.neighbours`; 0 for cells as a whole.
    """

    lower: Indices
    share: Floats

    def seen(self) -> list[Indices]:
        """Return the cells of each mode whose rows have a configuration, rising."""
        above = self.lower + (self.share != 0)
        return [np.unique([self.lower[:, mode], above[:, mode]]) for mode in range(self.lower.shape[1])]


def places_of(axes: Sequence[Axis], configurations: Floats) -> Places:
    """Return the places of configurations, (n, n_modes); those beyond a range are at its border.

    A configuration in the middle of a cell has only the row of that cell. This holds for the last cell, too,
    for whose middle `Axis.neighbours` returns a share of 1 of the cell before. A parameter with few values
    then has no shares.
    """
    found = [axis.neighbours(axis.clipped(configurations[:, mode])) for mode, axis in enumerate(axes)]
    lower, share = (np.column_stack(columns) for columns in zip(*found, strict=True))
    middle = share == 1.0
    return Places(lower + middle, np.where(middle, 0.0, share))


@dataclass(frozen=True, slots=True, eq=False)
class Penalty:
    """Penalty on the rows of one mode: on their squares and on their differences.

    Attributes
    ----------
    ridge : ndarray of float, (n_rows,)
        Weight of the squares of each row.
    link : float
        Weight of squared differences of adjacent rows.
    """

    ridge: Floats
    link: float

    def of(self, matrix: Floats) -> float:
        """Return the penalty on a factor matrix."""
        squares = np.einsum("ij,ij->i", matrix, matrix)
        steps = matrix[1:] - matrix[:-1]
        return float(self.ridge @ squares) + self.link * float(np.vdot(steps, steps))


class Sweeper:
    """Sweeps over the modes of a tensor; groups of configurations are kept between sweeps.

    Parameters
    ----------
    places : Places
    values : ndarray of float, (n,)
        Targets of the sums of products of the rows of all modes.
    team : Team
        Threads that share the work on configurations; only the calling thread by default.

    Notes
    -----
    A sweep takes ``O(n n_modes (R^2 + n_modes R) + rows R^3)`` operations: products of rows of other modes
    are recomputed for each mode, from rows that stay in cache, and not stored.

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
        """Solve for the rows of every mode; return the residuals of the values, (n,).

        Parameters
        ----------
        factors : Factors
            Changed.
        weights : ndarray of float, (n,)
        penalties : sequence of Penalty
            One of each mode.
        """
        known = KnownRows.of(self._places.lower, self._places.share, factors)
        for mode, (of_mode, penalty) in enumerate(zip(self._modes, penalties, strict=True)):
            matrix = factors.matrix(mode)
            equations = of_mode.equations(known, weights, self._values, matrix.shape, self._team)
            solve_rows(*equations, penalty.ridge, penalty.link, matrix)
            known.matrix[factors.starts[mode] : factors.starts[mode + 1], : factors.rank] = matrix
        products = known.products(self._team)
        return np.asarray(self._values - products[:, : factors.rank].sum(axis=1))
