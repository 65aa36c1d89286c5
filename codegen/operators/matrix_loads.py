"""Entries of a matrix as vectors, read again for every tile: as it lies in memory, or as halves of it.

The halves of a matrix with symmetry (Solomonoff 1992, "A fast algorithm for spectral
differentiation", J. Comput. Phys. 98, 174): `even[r, c] = (M[r, c] + M[r, C-1-c]) / 2` for sums of
mirrored points, `odd[r, c] = (M[r, c] - M[r, C-1-c]) / 2` for their differences, with c in the first
half, rounded up; the middle column is whole in `even` and not in `odd`. Rows are those of the first half,
and the next ones that fill vectors (`held_rows`): the sum of both products is a row of the second half, too.
"""

from __future__ import annotations

import numpy as np

from ..simd.builder import Builder, Run
from ..simd.program import Index
from ..simd.tiles import Piece, runs
from .matrix import Array, Matrix

MOST_LANES = 16
"""Of any vector: 512 bits of float32."""


def array_name(matrix: Matrix, halved: bool) -> str:
    """Return the name of the array of a matrix, or of its halves."""
    return f"{matrix.name}H" if halved else matrix.name


def half_sizes(matrix: Matrix) -> tuple[int, int, int]:
    """Return rows of a half, columns of `even`, columns of `odd`."""
    return -(-matrix.rows // 2), -(-matrix.columns // 2), matrix.columns // 2


def held_rows(matrix: Matrix) -> int:
    """Return the rows of a column of a half in memory: whole vectors of 4 or 8, at most all rows."""
    rows, _, _ = half_sizes(matrix)
    return min(matrix.rows, 4 if rows <= 4 else -(-rows // 8) * 8)


def halves_size(matrix: Matrix) -> int:
    """Return the number of entries of both halves, stored column-major, `even` first, and of the padding.

    Zeros follow the last column, so that a vector may begin anywhere in it.
    """
    return held_rows(matrix) * matrix.columns + MOST_LANES - 1


def halves(matrix: Matrix, values: Array) -> Array:
    """Return both halves as they lie in memory, of a matrix of shape (rows, columns)."""
    rows, (_, even, odd) = held_rows(matrix), half_sizes(matrix)
    near, far = values[:rows, :odd], values[:rows, ::-1][:, :odd]
    middle = values[:rows, odd:even]
    parts = [(near + far) / 2, middle, (near - far) / 2]
    spare = np.zeros(MOST_LANES - 1, values.dtype)
    return np.concatenate([*(np.ascontiguousarray(part.T).reshape(-1) for part in parts), spare])


def wide_from(entries: int) -> int:
    """Return the offset, aligned to vectors of any width, of broadcast entries behind an array."""
    return -(-entries // MOST_LANES) * MOST_LANES


def widened(array: Array, lanes: int) -> Array:
    """Return an array, and behind it each of its entries as many times as a vector has lanes.

    Examples
    --------
    >>> widened(np.array([1.0, 2.0]), 2)[-5:].tolist()
    [0.0, 1.0, 1.0, 2.0, 2.0]
    """
    between = np.zeros(wide_from(array.size) - array.size, array.dtype)
    return np.concatenate([array, between, np.repeat(array, lanes)])


class Entries:
    """Broadcast entries of a matrix, or of its halves, and columns of it along the lanes.

    Parameters
    ----------
    builder : Builder
    matrix : Matrix
    halved : bool
        Of its halves.
    wide : bool
        Entries are read in all lanes where these lie behind the array (`widened`).
    """

    def __init__(self, builder: Builder, matrix: Matrix, halved: bool, wide: bool = False) -> None:
        self._builder, self._matrix, self._halved, self._wide = builder, matrix, halved, wide
        self._array = self._from = array_name(matrix, halved)
        self._kept: dict[object, str] = {}

    def renew(self) -> None:
        """Begin a tile: everything is read again, or the compiler would hold it all, and spill it."""
        self._kept = {}
        self._from = self._builder.launder(self._array)

    def whole(self, row: int, m: int) -> str:
        """Return entry (row, m) in every lane."""
        by_row, by_column = self._matrix.strides
        return self._broadcast(row * by_row + m * by_column)

    def even(self, row: int, m: int) -> str:
        """Return entry (row, m) of the half for sums in every lane."""
        return self._broadcast(row + held_rows(self._matrix) * m)

    def odd(self, row: int, m: int) -> str:
        """Return entry (row, m) of the half for differences in every lane."""
        return self._broadcast(row + held_rows(self._matrix) * (half_sizes(self._matrix)[1] + m))

    def column(self, pieces: tuple[Piece, ...], m: int) -> str:
        """Return rows of column m along the lanes; the matrix lies column-major."""
        key = (pieces, m)
        if key not in self._kept:
            at = runs(pieces, Index(m * self._matrix.rows), 0)
            self._kept[key] = self._builder.load(self._from, [Run(r.lane, r.length, r.index) for r in at])
        return self._kept[key]

    def even_column(self, first: int, m: int) -> str:
        """Return rows from the first on, of column m of the half for sums, along the lanes."""
        return self._half_column(first + held_rows(self._matrix) * m)

    def odd_column(self, first: int, m: int) -> str:
        """Return rows from the first on, of column m of the half for differences, along the lanes."""
        return self._half_column(first + held_rows(self._matrix) * (half_sizes(self._matrix)[1] + m))

    def _half_column(self, at: int) -> str:
        """Return the vector that begins at an entry; it may reach beyond the column."""
        key = ("column", at)
        if key not in self._kept:
            self._kept[key] = self._builder.load(self._from, [Run(0, self._builder.lanes, Index(at))])
        return self._kept[key]

    def _broadcast(self, at: int) -> str:
        if at not in self._kept:
            self._kept[at] = self._in_all_lanes(at)
        return self._kept[at]

    def _in_all_lanes(self, at: int) -> str:
        if not self._wide:
            return self._builder.broadcast(self._from, Index(at))
        size = halves_size(self._matrix) if self._halved else self._matrix.size
        place, lanes = wide_from(size), self._builder.lanes
        return self._builder.load(self._from, [Run(0, lanes, Index(place + at * lanes))])
