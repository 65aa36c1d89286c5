"""Normal equations of the rows of one mode, while the other modes stay fixed.

A configuration contributes to the row of one cell, or to that row and the row above by their shares.

They are assembled and solved by C functions in `native`, which the package contains as LLVM IR (`call`).
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeAlias

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....codegen.builtin_ir import native_functions
from .....codegen.process.worker_pool import Team
from .....records import record
from .axis import Factors, Indices

LANES, CHUNK = 8, 32
"""Numbers of columns and of configurations that are processed at once, as in C."""

_FUNCTIONS = Path(__file__).parent / "native" / "sums.ll"


def call(name: str, *arguments: npt.NDArray[Any] | int) -> None:
    """Call a function with arrays, by address, and numbers; other threads run during the call."""
    words = [a if isinstance(a, int) else _address(a) for a in arguments]
    function, _ = _function(name, len(words))
    function(*words)


def padded(rank: int) -> int:
    """Return the number of columns of an array that is padded to a multiple of `LANES`."""
    return -(-rank // LANES) * LANES


def _address(array: npt.NDArray[Any]) -> int:
    assert array.flags.c_contiguous and array.dtype in (np.float64, np.int64)
    return int(array.ctypes.data)


@cache
def _function(name: str, n_arguments: int) -> tuple[Any, object]:
    """Return a function and its code, which must be kept as long as the function can be called."""
    code, words = native_functions(_FUNCTIONS, vectors=True), [ctypes.c_int64] * n_arguments
    return ctypes.CFUNCTYPE(None, *words)(code.get_function_address(name)), code


Equations: TypeAlias = tuple[Floats, Floats, Floats]
"""Blocks on the diagonal, (n_rows, rank, rank), those below it, and right sides, (n_rows, rank)."""

_PARTS = 8
"""Reciprocal of the largest share of the configurations in one group, so that threads share work evenly."""


@record(eq=False)
class _Groups:
    """Configurations grouped by their row; a row may have several groups.

    Attributes
    ----------
    order : ndarray of int, (n,)
        Configurations, by rising row and share.
    starts : ndarray of int, (n_groups + 1,)
        Start of each group in `order`, and the end of the last.
    rows : ndarray of int, (n_rows,)
        Rows of any configuration, rising.
    first : ndarray of int, (n_rows,)
        First group of each row.
    """

    order: Indices
    starts: Indices
    rows: Indices
    first: Indices


@record(eq=False)
class KnownRows:
    """Positions of configurations and rows of all modes, as arguments of the compiled loops.

    Attributes
    ----------
    lower : ndarray of int, (n, n_modes)
        Cell at or below each configuration.
    share : ndarray of float, (n, n_modes)
        Share of the row above.
    sides : ndarray of int, (n_modes,)
        Largest number of rows of a configuration: 2 in modes with shares, else 1.
    starts : ndarray of int, (n_modes + 1,)
        First row of each mode in `matrix`, and the end of the last.
    matrix : ndarray of float, (rows of all modes + 1, padded rank)
        Rows of all modes, which a sweep changes; the last row is zero.
    """

    lower: Indices
    share: Floats
    sides: Indices
    starts: Indices
    matrix: Floats

    @classmethod
    def of(cls, lower: Indices, share: Floats, factors: Factors) -> Self:
        """Return the record of places and of the rows of factors.

        Parameters
        ----------
        lower : ndarray of int, (n, n_modes)
        share : ndarray of float, (n, n_modes)
            See `Places`.
        factors : Factors
        """
        matrix = np.zeros((len(factors.rows) + 1, padded(factors.rank)))
        matrix[:-1, : factors.rank] = factors.rows
        sides = np.where(share.any(axis=0), 2, 1).astype(np.int64)
        places = np.ascontiguousarray(lower, np.int64), np.ascontiguousarray(share)
        return cls(*places, sides, np.ascontiguousarray(factors.starts, np.int64), matrix)

    @property
    def arguments(self) -> tuple[int | npt.NDArray[Any], ...]:
        """All fields in the order of the arguments in C."""
        n_modes, width = len(self.sides), self.matrix.shape[1]
        return n_modes, width, self.lower, self.sides, self.starts, self.share, self.matrix

    def products(self, team: Team) -> Floats:
        """Return the product of the rows of each configuration in all modes, (n, padded rank)."""
        n = len(self.lower)
        results = np.empty((n, self.matrix.shape[1]))

        def of(first: int, last: int) -> None:
            call("multiply_rows", first, last, *self.arguments, results)

        team.run(of, [n * part // team.size for part in range(team.size + 1)])
        return results


class Mode:
    """Rows of one mode, with the configurations that contribute to each.

    Parameters
    ----------
    number : int
        Number of the mode.
    lower : ndarray of int, (n,)
        The cell at or below each configuration.
    share : ndarray of float, (n,)
        Share of the row above.
    """

    def __init__(self, number: int, lower: Indices, share: Floats) -> None:
        self._number, self._share = number, np.ascontiguousarray(share)
        self._sides = 2 if share.any() else 1
        self._groups = _groups(np.ascontiguousarray(lower), self._share)

    def equations(
        self, known: KnownRows, weights: Floats, values: Floats, shape: tuple[int, int], team: Team
    ) -> Equations:
        """Return the normal equations.

        Parameters
        ----------
        known : KnownRows
            Rows of all modes; those of the other modes are multiplied.
        weights : ndarray of float, (n,)
        values : ndarray of float, (n,)
            Targets of the sums of products with the rows.
        shape : two int
            Rows and rank of the factor matrix.
        team : Team
        """
        groups, sides, width = self._groups, self._sides, known.matrix.shape[1]
        squares = np.zeros((len(groups.starts) - 1, 2 * sides - 1, width, width))
        rights = np.zeros((len(squares), sides, width))

        def of(first: int, last: int) -> None:
            scratch = np.zeros(width * (width + 1 + 2 * CHUNK))
            given = groups.starts, groups.order, weights, self._share, values
            call("add_squares", first, last, self._number, *given, *known.arguments, squares, rights, scratch)

        team.run(of, _even(groups.starts, team.size))
        return self._of_rows(squares, rights, shape)

    def _of_rows(self, squares: Floats, rights: Floats, shape: tuple[int, int]) -> Equations:
        n_rows, rank = shape
        groups, rows = self._groups, self._groups.rows
        squares, rights = squares[:, :, :rank, :rank], rights[:, :, :rank]
        if len(squares) > len(rows):
            squares, rights = (np.add.reduceat(sums, groups.first, axis=0) for sums in (squares, rights))
        diagonal, below = np.zeros((2, n_rows, rank, rank))
        right = np.zeros((n_rows, rank))
        diagonal[rows], right[rows] = squares[:, 0], rights[:, 0]
        if self._sides == 2:
            inside = rows < n_rows - 1  # nothing is above the last row
            above = rows[inside] + 1
            diagonal[above] += squares[inside, 2]
            right[above] += rights[inside, 1]
            below[rows] = squares[:, 1]
        return diagonal, below, right


def _groups(lower: Indices, share: Floats) -> _Groups:
    """Return groups of configurations by row; rows with many configurations have several groups.

    Within a row configurations are sorted by share, so that those of equal share are summed together.
    """
    counts = np.bincount(lower)
    rows = np.flatnonzero(counts)
    ends = np.cumsum(counts[rows])
    largest = max(1, -(-len(lower) // _PARTS))
    parts = -(-counts[rows] // largest)
    first = np.cumsum(parts) - parts
    within = np.arange(parts.sum()) - np.repeat(first, parts)
    begins = np.repeat(ends - counts[rows], parts) + within * largest
    narrow = lower.astype(np.uint16) if len(counts) <= 1 << 16 else lower  # sorted ten times as fast
    order = np.argsort(share) if share.any() else np.arange(len(lower))
    order = order[np.argsort(narrow[order], kind="stable")]
    return _Groups(order, np.append(begins, len(lower)), rows, first)


def _even(starts: Indices, n: int) -> list[int]:
    """Return the bounds of `n` parts of the groups with about equal numbers of configurations, n + 1."""
    wanted = starts[-1] * np.arange(1, n) // n
    return [0, *np.searchsorted(starts, wanted).tolist(), len(starts) - 1]
