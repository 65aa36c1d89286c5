"""The normal equations of one mode: what its rows must solve while the other modes stay.

A configuration counts with the row of a cell, or with a share of it and the rest of the row above.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from .....arrays import Floats
from .....codegen.process.team import Team
from .axis import Indices
from .compiled import CHUNK, call

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


class Mode:
    """The rows that configurations count with in one mode.

    Parameters
    ----------
    lower : ndarray of int, (n,)
        The cell at or below each configuration.
    share : ndarray of float, (n,)
        Share of the row above.
    """

    def __init__(self, lower: Indices, share: Floats) -> None:
        self._lower, self._share = np.ascontiguousarray(lower), np.ascontiguousarray(share)
        self._sides = 2 if share.any() else 1
        self._groups = _groups(self._lower, self._share)

    def multiply(self, matrix: Floats, products: Floats, results: Floats, team: Team) -> None:
        """Write products times the row of each configuration, (n, padded rank), between those of a matrix."""
        rows = np.zeros((len(matrix) + 1, products.shape[1]))
        rows[:-1, : matrix.shape[1]] = matrix

        def of(first: int, last: int) -> None:
            width = products.shape[1]
            call("multiply_by_rows", first, last, width, self._lower, self._share, rows, products, results)

        n = len(products)
        team.run(of, [n * part // team.size for part in range(team.size + 1)])

    def equations(
        self,
        factors: tuple[Floats, Floats],
        weights: Floats,
        values: Floats,
        shape: tuple[int, int],
        team: Team,
    ) -> Equations:
        """Return the normal equations.

        Parameters
        ----------
        factors : two ndarrays of float, (n, padded rank)
            Rows of the other modes are their product.
        weights : ndarray of float, (n,)
        values : ndarray of float, (n,)
            What the products with the rows should add up to.
        shape : two int
            Rows and rank of the factor matrix.
        team : Team
        """
        groups, sides, width = self._groups, self._sides, factors[0].shape[1]
        squares = np.zeros((len(groups.starts) - 1, 2 * sides - 1, width, width))
        rights = np.zeros((len(squares), sides, width))

        def of(first: int, last: int) -> None:
            scratch = np.zeros(width * (width + 1 + 2 * CHUNK))
            sums = squares, rights, scratch
            given = groups.starts, groups.order, *factors, weights, self._share, values
            call("add_squares", first, last, width, sides, *given, *sums)

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
