"""Least squares of a growing set of columns, and what every other column would change."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.linalg import solve_triangular

from .....arrays import Floats

_INDEPENDENT = 1e-9
"""Share of a column's square that must be left beside the others; below it, gains are rounding errors."""
_CONSTANT = 1e-20
"""The same beside the constant: columns of large values that vary little are exact to 1e-10."""
_DIGITS = 9
"""Decimal digits in which columns agree that are the same."""
_FAR = 1e100
"""Columns are scaled whose largest value is beyond it, or its reciprocal: squares would be lost."""


class Factorisation:
    """An orthonormal basis ``Q`` of the chosen columns, and the inner products of all others with it.

    Parameters
    ----------
    constant : ndarray of float, (n,)
        A column that is always in the model.
    target : ndarray of float, (n,)
    max_chosen : int
        Columns that are chosen at most.

    Attributes
    ----------
    chosen : list of int
        Numbers of the columns chosen, in their order.
    squares : float
        Squared error with them.

    Notes
    -----
    Columns ``c_j`` are orthogonal to the constant and have length one. With ``r`` what is left of the
    target, a column reduces the squared error by

        (c_j' r)^2 / (1 - |Q' c_j|^2)

    When a column is chosen, ``Q`` gains ``q``; since ``q`` is orthogonal to the rest of ``Q``, the products
    ``C' q`` are all that changes numerator and denominator: one product of a matrix and a vector.

    In the basis, chosen columns are ``Q R``. Row ``z_s`` of ``R^-1``, brought to length one, is the direction
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
        return float(self._left @ self._left)

    def extend(self, columns: Floats) -> npt.NDArray[np.bool_]:
        """Take columns to choose from, (n_columns, n); return which are new.

        Those that are constant, not finite, or the same as one before but for a factor are not taken.
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
        """Take a column into the model."""
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
        """Take a column, by its place among those chosen, out of the model."""
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
        """Return by how much the squared error falls with each further column, (n_columns,)."""
        filled = slice(0, self.n_columns)
        return _gains(self._along[filled], self._rest[filled])

    def increases(self) -> Floats:
        """Return by how much the squared error rises without each chosen column, (n_chosen,)."""
        return self._without()[1] ** 2

    def exchange_gains(self) -> Floats:
        """Return by how much the squared error falls with a column in the place of each chosen one.

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
        """Return directions in the basis that one chosen column contributes, and the target along them."""
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
    """Return ``along^2 / rest``, 0 where nothing is left."""
    return np.divide(along**2, rest, out=np.zeros_like(along), where=rest > _INDEPENDENT)


def _near_one(columns: Floats) -> Floats:
    """Return columns of which those that are far from one are scaled, by powers of two: without rounding."""
    largest = np.maximum(columns.max(axis=1), -columns.min(axis=1))
    far = np.isfinite(largest) & (largest > 0) & ((largest > _FAR) | (largest < 1 / _FAR))
    if not far.any():
        return columns
    columns = columns.copy()
    columns[far] = np.ldexp(columns[far], -np.frexp(largest[far])[1][:, None])
    return columns


def _enlarged(rows: Floats, n: int) -> Floats:
    """Return an array with more rows, those there are first."""
    larger = np.empty((n, *rows.shape[1:]))
    larger[: len(rows)] = rows
    return larger


def _key(column: Floats) -> bytes:
    """Return what columns of length one have in common that differ by sign and rounding."""
    largest = column[np.argmax(np.abs(column) > 1 / (2 * np.sqrt(len(column))))]
    return bytes(np.round(column * np.sign(largest), _DIGITS) + 0.0)
