"""Least squares with a growing set of columns, and the gain of every other column."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.linalg import solve_triangular

from .....arrays import Floats

_INDEPENDENT = 1e-9
"""Least share of the square of a column outside the span of the others; gains below are rounding errors."""
_CONSTANT = 1e-20
"""The same share beside the constant: columns of large values that vary little are exact to 1e-10."""
_DIGITS = 9
"""Number of decimal digits in which equal columns agree."""
_FAR = 1e100
"""Columns whose largest value is beyond it or below its reciprocal are scaled, as squares would overflow or
vanish."""


class Factorisation:
    """Orthonormal basis ``Q`` of the chosen columns, and the inner products of all others with it.

    Parameters
    ----------
    constant : ndarray of float, (n,)
        Column that is always in the model.
    target : ndarray of float, (n,)
    max_chosen : int
        Largest number of chosen columns.

    Attributes
    ----------
    chosen : list of int
        Numbers of the chosen columns, in their order.
    squares : float
        Squared error with the chosen columns.

    Notes
    -----
    Columns ``c_j`` are orthogonal to the constant and have length one. With ``r`` the residual of the
    target, a column reduces the squared error by

        (c_j' r)^2 / (1 - |Q' c_j|^2)

    When a column is chosen, ``Q`` gains ``q``. Since ``q`` is orthogonal to the rest of ``Q``, the update of
    numerators and denominators needs only ``C' q``: one product of a matrix and a vector.

    Chosen columns are ``Q R``. Row ``z_s`` of ``R^-1``, scaled to length one, is the direction
    ``d_s = Q z_s`` that only column ``s`` contributes: without it the squared error rises by ``(d_s' y)^2``,
    and the others' numerators and denominators follow from ``C' d_s = (C' Q) z_s``.
    """

    def __init__(self, constant: Floats, target: Floats, max_chosen: int) -> None:
        n = len(target)
        self._constant = constant / np.linalg.norm(constant)
        self._left = self._beside_constant(target[None, :])[0]
        self._target = self._left.copy()
        self._columns = np.empty((0, n))
        self._with_basis = np.empty((0, max_chosen))
        self._rest = np.empty(0)
        self._along = np.empty(0)
        self._basis = np.empty((max_chosen, n))
        self._triangle = np.zeros((max_chosen, max_chosen))
        self._seen: set[bytes] = set()
        self.n_columns = 0
        self.chosen: list[int] = []

    @property
    def squares(self) -> float:
        """Squared error with the chosen columns."""
        return float(self._left @ self._left)

    def extend(self, columns: Floats) -> npt.NDArray[np.bool_]:
        """Add candidate columns, (n_columns, n); return a mask of those that are new, (n_columns,).

        Columns that are constant, not finite, or a multiple of an earlier one are not added.
        """
        columns = _near_one(columns)
        with np.errstate(over="ignore", invalid="ignore"):
            power = np.einsum("ij,ij->i", columns, columns)
            rest = self._beside_constant(columns)
            square = np.einsum("ij,ij->i", rest, rest)
        new = np.isfinite(power) & (square > _CONSTANT * power) & (power > 0)
        rest[new] /= np.sqrt(square[new])[:, None]
        for number in np.flatnonzero(new):
            key = _key(rest[number])
            new[number] = key not in self._seen
            self._seen.add(key)
        self._append(rest[new])
        return np.asarray(new)

    def choose(self, number: int) -> None:
        """Add a column to the model."""
        size, filled = len(self.chosen), slice(0, self.n_columns)
        basis, column = self._basis[:size], self._columns[number]
        along = basis @ column
        rest = column - along @ basis
        again = basis @ rest  # one pass leaves rounding errors as long as the column itself
        rest -= again @ basis
        length = float(np.linalg.norm(rest))
        rest /= length
        self._triangle[:size, size], self._triangle[size, size] = along + again, length
        self._basis[size] = rest
        self.chosen.append(number)
        along_rest = float(rest @ self._left)
        self._left -= rest * along_rest
        products = self._columns[filled] @ rest
        self._with_basis[filled, size] = products
        self._rest[filled] -= products**2
        self._along[filled] -= products * along_rest

    def drop(self, place: int) -> None:
        """Remove a column from the model, by its index among the chosen ones."""
        tail = self.chosen[place + 1 :]
        del self.chosen[place:]
        self._triangle[:, place:] = 0.0
        basis = self._basis[:place]
        self._left = self._target - (basis @ self._target) @ basis
        filled = slice(0, self.n_columns)
        self._rest[filled] = 1 - np.sum(self._with_basis[filled, :place] ** 2, axis=1)
        self._along[filled] = self._columns[filled] @ self._left
        for number in tail:
            self.choose(number)

    def gains(self) -> Floats:
        """Return the decrease of the squared error with each further column, (n_columns,)."""
        filled = slice(0, self.n_columns)
        return _gains(self._along[filled], self._rest[filled])

    def increases(self) -> Floats:
        """Return the increase of the squared error without each chosen column, (n_chosen,)."""
        return self._without()[1] ** 2

    def exchange_gains(self) -> Floats:
        """Return the decrease of the squared error with a column in the place of each chosen one.

        Returns
        -------
        ndarray of float, (n_chosen, n_columns)
        """
        size, filled = len(self.chosen), slice(0, self.n_columns)
        directions, along = self._without()
        products = directions @ self._with_basis[filled, :size].T
        numerators = self._along[filled] + products * along[:, None]
        gains = _gains(numerators, self._rest[filled] + products**2)
        gains[:, self.chosen] = 0.0
        return gains - along[:, None] ** 2

    def _without(self) -> tuple[Floats, Floats]:
        """Return the directions ``z_s``, one for each chosen column, and the target along each."""
        size = len(self.chosen)
        inverse = solve_triangular(self._triangle[:size, :size], np.eye(size))
        directions = inverse / np.linalg.norm(inverse, axis=1)[:, None]
        return directions, directions @ (self._basis[:size] @ self._target)

    def _beside_constant(self, columns: Floats) -> Floats:
        rest = columns - (columns @ self._constant)[:, None] * self._constant
        rest -= (rest @ self._constant)[:, None] * self._constant
        return np.asarray(rest)

    def _append(self, columns: Floats) -> None:
        size, first, last = len(self.chosen), self.n_columns, self.n_columns + len(columns)
        if last > len(self._columns):
            room = max(last, 2 * len(self._columns))
            self._columns = _enlarged(self._columns, room)
            self._with_basis = _enlarged(self._with_basis, room)
            self._rest, self._along = _enlarged(self._rest, room), _enlarged(self._along, room)
        products = columns @ self._basis[:size].T
        self._columns[first:last], self._with_basis[first:last, :size] = columns, products
        self._rest[first:last] = 1 - np.sum(products**2, axis=1)
        self._along[first:last] = columns @ self._left
        self.n_columns = last


def _gains(along: Floats, rest: Floats) -> Floats:
    """Return ``along^2 / rest``, 0 where the rest is below `_INDEPENDENT`."""
    return np.divide(along**2, rest, out=np.zeros_like(along), where=rest > _INDEPENDENT)


def _near_one(columns: Floats) -> Floats:
    """Return the columns, those far from one scaled by powers of two, which is exact."""
    largest = np.maximum(columns.max(axis=1), -columns.min(axis=1))
    far = np.isfinite(largest) & (largest > 0) & ((largest > _FAR) | (largest < 1 / _FAR))
    if not far.any():
        return columns
    columns = columns.copy()
    columns[far] = np.ldexp(columns[far], -np.frexp(largest[far])[1][:, None])
    return columns


def _enlarged(rows: Floats, n: int) -> Floats:
    """Return an array of n rows that begins with the given ones."""
    larger = np.empty((n, *rows.shape[1:]))
    larger[: len(rows)] = rows
    return larger


def _key(column: Floats) -> bytes:
    """Return a key that is equal for columns of length one that differ only by sign and rounding."""
    largest = column[np.argmax(np.abs(column) > 1 / (2 * np.sqrt(len(column))))]
    return bytes(np.round(column * np.sign(largest), _DIGITS) + 0.0)
