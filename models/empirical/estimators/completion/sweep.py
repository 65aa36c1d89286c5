"""One sweep of alternating least squares: the rows of every mode solved for, once each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .....arrays import Floats
from .axis import Axis, Indices
from .factors import Factors
from .normal_equations import Mode, equations_of
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


_AT_ONCE, _FEWEST = 1 << 17, 4096
"""Elements of the rows of configurations taken together, about, so that they stay in a near cache; and
configurations at least."""


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
        n, step = len(values), max(_FEWEST, _AT_ONCE // rank)
        parts = [slice(first, min(first + step, n)) for first in range(0, n, step)]
        between = np.any(places.share, axis=0)
        self._stretches = [_Stretch(places, values, rank, part, between) for part in parts]

    def sweep(self, factors: Factors, weights: Floats, penalties: Sequence[Penalty]) -> Floats:
        """Solve for the rows of every mode, which are changed; return what is left of the values, (n,)."""
        roots = np.sqrt(weights)
        for stretch in self._stretches:
            stretch.begin(factors, roots)
        for mode, penalty in enumerate(penalties):
            matrix = factors.matrix(mode)
            squares = _added([stretch.squares(mode) for stretch in self._stretches], len(matrix))
            solve_rows(*equations_of(squares, factors.rank), penalty.ridge, penalty.link, matrix)
            for stretch in self._stretches:
                stretch.advance(mode, matrix)
        return np.concatenate([stretch.left() for stretch in self._stretches])


def _added(parts: Sequence[Floats], n_rows: int) -> Floats:
    """Return the sum of arrays that have the first of so many rows; it may be the only one itself."""
    if len(parts) == 1 and len(parts[0]) == n_rows:
        return parts[0]
    result = np.zeros((n_rows, *parts[0].shape[1:]))
    for part in parts:
        result[: len(part)] += part
    return result


class _Stretch:
    """Some of the configurations, and the products of the rows that they count with, (n, rank)."""

    def __init__(self, places: Places, values: Floats, rank: int, part: slice, between: Any) -> None:
        self._part, self._values = part, values[part]
        columns = zip(places.lower[part].T, places.share[part].T, between, strict=True)
        self._modes = [Mode(lower, share, self._values, any_share) for lower, share, any_share in columns]
        self._later = np.ones((len(self._modes), len(self._values), rank))
        self._earlier, self._others = np.empty((2, len(self._values), rank))

    def begin(self, factors: Factors, roots: Floats) -> None:
        """Multiply the rows of later modes, from the last."""
        self._roots, later = roots[self._part], self._later
        for mode in range(len(later) - 1, 0, -1):
            np.multiply(
                later[mode], self._modes[mode].interpolated(factors.matrix(mode)), out=later[mode - 1]
            )
        self._earlier.fill(1.0)

    def squares(self, mode: int) -> Floats:
        """Return what the normal equations of a mode are made of, see `Mode.squares`."""
        np.multiply(self._earlier, self._later[mode], out=self._others)
        return self._modes[mode].squares(self._others, self._roots)

    def advance(self, mode: int, matrix: Floats) -> None:
        """Multiply the rows of earlier modes by those of the next."""
        self._earlier *= self._modes[mode].interpolated(matrix)

    def left(self) -> Floats:
        """Return what is left of the values, (n,), once the rows of all modes are multiplied."""
        return np.asarray(self._values - self._earlier.sum(axis=1))
