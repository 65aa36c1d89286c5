"""The normal equations of one mode: what its rows must solve while the other modes stay.

A configuration counts with the row of a cell, or with a share of it and the rest of the row above.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self, TypeAlias

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....codegen.process.team import Team
from .axis import Indices
from .compiled import CHUNK, call, padded
from .factors import Factors

Equations: TypeAlias = tuple[Floats, Floats, Floats]
"""Blocks on the diagonal, (n_rows, rank, rank), those below it, and right sides, (n_rows, rank)."""

_PARTS = 8
"""Of how many at least the largest group is one, so that threads have about as much to do."""


@dataclass(frozen=True, slots=True, eq=False)
class _Groups:
    """Configurations by the row that they count with; of a row there may be several groups.

    Attributes
    ----------
    order : ndarray of int, (n,)
        Configurations, by rising row and share.
    starts : ndarray of int, (n_groups + 1,)
        Where in `order` each group begins.
    rows : ndarray of int, (n_rows,)
        Those that any configuration counts with, rising.
    first : ndarray of int, (n_rows,)
        The first group of each.
    """

    order: Indices
    starts: Indices
    rows: Indices
    first: Indices


@dataclass(frozen=True, slots=True, eq=False)
class KnownRows:
    """Where configurations lie, and the rows of all modes, as the compiled loops take them.

    Attributes
    ----------
    lower : ndarray of int, (n, n_modes)
        The cell at or below.
    share : ndarray of float, (n, n_modes)
        Share of the row above.
    sides : ndarray of int, (n_modes,)
        Rows that a configuration counts with, at most: 2 of modes with shares, else 1.
    starts : ndarray of int, (n_modes + 1,)
        Where in `matrix` the rows of each mode begin.
    matrix : ndarray of float, (rows of all modes + 1, padded rank)
        Changed row by row of a sweep; the last is empty.
    """

    lower: Indices
    share: Floats
    sides: Indices
    starts: Indices
    matrix: Floats

    @classmethod
    def of(cls, lower: Indices, share: Floats, factors: Factors) -> Self:
        """Return places, (n, n_modes), and the rows of factors."""
        matrix = np.zeros((len(factors.rows) + 1, padded(factors.rank)))
        matrix[:-1, : factors.rank] = factors.rows
        sides = np.where(share.any(axis=0), 2, 1).astype(np.int64)
        places = np.ascontiguousarray(lower, np.int64), np.ascontiguousarray(share)
        return cls(*places, sides, np.ascontiguousarray(factors.starts, np.int64), matrix)

    @property
    def arguments(self) -> tuple[int | npt.NDArray[Any], ...]:
        """All of it in the order of the C."""
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
    """The rows that configurations count with in one mode.

    Parameters
    ----------
    number : int
        Of the mode.
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
            Rows of all modes, of which those of the others are multiplied.
        weights : ndarray of float, (n,)
        values : ndarray of float, (n,)
            What the products with the rows should add up to.
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
    """Return the configurations by row, given the row of each; rows with many have several groups.

    Those of a row rise by their share, so that sums of many of the same share are made together.
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
    """Return where groups are parted so that each of n parts has about as many configurations."""
    wanted = starts[-1] * np.arange(1, n) // n
    return [0, *np.searchsorted(starts, wanted).tolist(), len(starts) - 1]
