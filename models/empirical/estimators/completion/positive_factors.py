"""Positive factors: alternating minimisation by Newton's method with a logarithmic barrier."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np

from .....arrays import Floats
from .....records import record, replace
from .alternating import Completion
from .axis import Factors, Indices, starts_of

_SHORTEST = 16
"""Least length of a block: a shorter product takes less time than its call."""


@record(eq=False)
class RowBlocks:
    """Positions of configurations in blocks of one length, each of one row; some places stay empty.

    Attributes
    ----------
    order : ndarray of int, (n,)
        Configurations by rising row.
    places : ndarray of int, (n,)
        Place of each of `order` among the places of all blocks; rising.
    length : int
        Places of a block.
    rows : ndarray of int, (n_blocks,)
        The row of each block, rising.
    """

    order: Indices
    places: Indices
    length: int
    rows: Indices


def row_blocks(row: Indices) -> RowBlocks:
    """Return the blocks of configurations, given the row of each, (n,).

    A block is half as long as the mean number of configurations of a row, or `_SHORTEST` if that is more.
    There are then at most three times as many blocks as rows, and few empty places, however uneven rows are.

    Examples
    --------
    >>> blocks = row_blocks(np.array([2, 0, 2, 2]))
    >>> blocks.order.tolist(), blocks.places.tolist(), blocks.rows.tolist()
    ([1, 0, 2, 3], [0, 16, 17, 18], [0, 2])
    """
    counts = np.bincount(row)
    length = max(_SHORTEST, len(row) // (2 * int(np.count_nonzero(counts))))
    blocks = -(-counts // length)
    first_block, first = np.cumsum(blocks) - blocks, np.cumsum(counts) - counts
    places = np.arange(len(row)) + np.repeat(first_block * length - first, counts)
    order = np.argsort(row, kind="stable")
    return RowBlocks(order, places, length, np.repeat(np.arange(len(counts)), blocks))


@record(eq=False)
class Errors:
    """Predicted entries and errors of their logarithms, both (n_blocks, length); 0 at empty places."""

    entries: Floats
    of_logarithms: Floats


@record(eq=False)
class RowEntries:
    """Observed entries in blocks, see `RowBlocks`, for the rows that have any.

    Attributes
    ----------
    order : ndarray of int, (n_blocks, length)
        Entry at each place; arbitrary at an empty one.
    products : ndarray of float, (n_blocks, length, rank)
        Products of the rows of the other modes.
    logarithms : ndarray of float, (n_blocks, length)
    weights : ndarray of float, (n_blocks, length)
        2 divided by the number of entries of the row; 0 at an empty place.
    rows : ndarray of int, (n_rows,)
        Rows of the factor matrix, rising.
    starts : ndarray of int, (n_rows,)
        First block of each row.
    row_of_block : ndarray of int, (n_blocks,)
        Index in `rows` of the row of each block.
    """

    order: Indices
    products: Floats
    logarithms: Floats
    weights: Floats
    rows: Indices
    starts: Indices
    row_of_block: Indices

    @classmethod
    def of(cls, row: Indices, logarithms: Floats) -> Self:
        """Return entries from their rows, (n,), and logarithms, (n,), still without products."""
        blocks = row_blocks(row)
        shape = len(blocks.rows), blocks.length
        order, weights = np.zeros(shape, np.int64), np.zeros(shape)
        np.put(order, blocks.places, blocks.order)
        np.put(weights, blocks.places, 2 / np.bincount(row)[row[blocks.order]])
        rows, starts, row_of_block = np.unique(blocks.rows, return_index=True, return_inverse=True)
        return cls(order, np.empty(0), logarithms[order], weights, rows, starts, row_of_block)

    def with_products(self, products: Floats) -> Self:
        """Return the same entries with products of the rows of the other modes, (n, rank)."""
        return replace(self, products=products.take(self.order, axis=0))

    def only(self, some: Any) -> Self:
        """Return the entries of some rows, selected by an array of bool, (n_rows,)."""
        blocks = some[self.row_of_block]
        before = np.cumsum(blocks) - blocks
        return type(self)(
            self.order[blocks],
            self.products[blocks],
            self.logarithms[blocks],
            self.weights[blocks],
            self.rows[some],
            before[self.starts[some]],
            (np.cumsum(some) - 1)[self.row_of_block[blocks]],
        )

    def sums(self, of_blocks: Floats) -> Floats:
        """Return the sum over the blocks of each row."""
        return np.asarray(np.add.reduceat(of_blocks, self.starts, axis=0))

    def errors(self, u: Floats) -> Errors:
        """Return the predicted entries of rows, (n_rows, rank), and their errors."""
        entries = (self.products @ u[self.row_of_block, :, None])[:, :, 0]
        return Errors(entries, (self.logarithms - np.log(entries)) * (self.weights > 0))

    def mean_squares(self, errors: Errors) -> Floats:
        """Return the mean square of the errors of each row, (n_rows,)."""
        return (
            self.sums(np.einsum("bl,bl,bl->b", self.weights, errors.of_logarithms, errors.of_logarithms)) / 2
        )


_SETTLED = 1e-8
"""Newton's method ends where the expected decrease of the objective is below this share."""
_MOST_OF_THE_WAY, _ENOUGH, _SHORTEST_STEP = 0.95, 1e-4, 1e-10
"""Limits of a step: the largest share of the way to zero, the least share of the expected decrease that it
must reach (else it is halved), and the length below which it is given up."""
_NO_STEP = -1e-200
"""Replaces steps that do not fall, where the distance to zero is computed."""


@record
class Penalties:
    """Penalties on rows: on their squares, and by a logarithmic barrier on elements near zero."""

    regularization: float
    barrier: float

    def of(self, u: Floats) -> Floats:
        """Return the penalty on each row, (n_rows,)."""
        return np.asarray((self.regularization * u * u - self.barrier * np.log(u)).sum(axis=1))


@record(eq=False)
class _Point:
    """Rows, (n_rows, rank), with the objective of each, see `complete_positive`."""

    u: Floats
    errors: Errors
    values: Floats

    @classmethod
    def at(cls, u: Floats, entries: RowEntries, penalties: Penalties) -> Self:
        errors = entries.errors(u)
        return cls(u, errors, entries.mean_squares(errors) + penalties.of(u))


def minimised(entries: RowEntries, penalties: Penalties, max_steps: int, matrix: Floats) -> float:
    """Minimise over each row of a factor matrix; return the sum of squared errors of the logarithms.

    Parameters
    ----------
    entries : RowEntries
        Observed entries of the rows.
    penalties : Penalties
    max_steps : int
        Largest number of Newton steps.
    matrix : ndarray of float, (n_cells, rank)
        Positive; its rows are changed.
    """
    active = entries
    point = _Point.at(matrix[entries.rows], entries, penalties)
    for _ in range(max_steps):
        gradient, hessian = _derivatives(active, penalties, point)
        step = np.asarray(np.linalg.solve(hessian, -gradient[:, :, None])[:, :, 0], np.float64)
        promised = -np.einsum("ri,ri->r", gradient, step)
        point, moved = _searched(active, penalties, point, step, promised)
        matrix[active.rows] = point.u
        if not moved.all():
            if not moved.any():
                break
            active = active.only(moved)
            point = _Point.at(point.u[moved], active, penalties)
    errors = entries.errors(matrix[entries.rows]).of_logarithms
    return float(np.vdot(errors, errors))


def _derivatives(entries: RowEntries, penalties: Penalties, point: _Point) -> tuple[Floats, Floats]:
    """Return gradients, (n_rows, rank), and Hessians, (n_rows, rank, rank).

    The curvature of each entry is at least a tenth of that of Gauss and Newton, so that Hessians are positive
    definite.
    """
    u = point.u
    weights = entries.weights / point.errors.entries
    slopes = weights * point.errors.of_logarithms
    bends = weights * np.maximum(1 + point.errors.of_logarithms, 0.1) / point.errors.entries
    gradient = -entries.sums((slopes[:, None] @ entries.products)[:, 0])
    hessian = entries.sums((entries.products * bends[:, :, None]).transpose(0, 2, 1) @ entries.products)
    charge = penalties.barrier / u
    gradient += 2 * penalties.regularization * u - charge
    rank = u.shape[1]
    hessian.reshape(len(u), -1)[:, :: rank + 1] += 2 * penalties.regularization + charge / u
    return gradient, hessian


def _searched(
    entries: RowEntries, penalties: Penalties, start: _Point, step: Floats, promised: Floats
) -> tuple[_Point, Any]:
    """Return the point after a line search along a step, and a mask of the rows that moved, (n_rows,)."""
    shares = -_MOST_OF_THE_WAY * start.u / np.minimum(step, _NO_STEP)
    size = np.minimum(1.0, shares.min(axis=1))
    left = promised >= _SETTLED * (np.abs(start.values) + _SETTLED)
    u, moved = start.u, np.zeros(len(left), bool)
    while left.any():
        trial = _Point.at(np.where(left[:, None], start.u + size[:, None] * step, u), entries, penalties)
        better = left & (trial.values <= start.values - _ENOUGH * size * promised)
        moved |= better
        if moved.all():
            return trial, moved
        u = np.where(better[:, None], trial.u, u)
        left &= ~better & (size > 2 * _SHORTEST_STEP)
        size /= 2
    return _Point.at(u, entries, penalties), moved


_SHRINK, _LAST_BARRIER, _FIRST_BARRIER = 8.0, 1e-11, 10.0
_NEWTON_STEPS = 40


@record
class Barrier:
    """Schedule of the barrier: its first and last height, the factor between heights, and Newton steps."""

    first: float = _FIRST_BARRIER
    last: float = _LAST_BARRIER
    shrink: float = _SHRINK
    newton_steps: int = _NEWTON_STEPS


def positive_guess(
    shape: Sequence[int], rank: int, level: float, random_state: np.random.RandomState
) -> Factors:
    """Return random positive factors whose entries are about `level`.

    Elements are uniform within a fifth of ``(level / rank)^(1 / n_modes)``.

    Parameters
    ----------
    shape : sequence of int
        Cells of each mode.
    rank : int
    level : float
        Positive.
    random_state : RandomState
    """
    starts = starts_of(shape)
    each = (level / rank) ** (1 / len(shape))
    return Factors(each * random_state.uniform(0.8, 1.2, (int(starts[-1]), rank)), starts)


def complete_positive(
    index: Indices,
    times: Floats,
    start: Factors,
    regularization: float,
    max_sweeps: int,
    tolerance: float,
    barrier: Barrier | None = None,
) -> Completion:
    """Return the positive factors that minimise, over each row ``u`` of each factor in turn,

        1 / |O_u| sum_{i in O_u} (log t_i - log t^_i)^2 + regularization |u|^2 - barrier sum_r log u_r

    while the barrier is lowered.

    Parameters
    ----------
    index : ndarray of int, (n, n_modes)
        Places of the observed entries.
    times : ndarray of float, (n,)
        The entries, positive.
    start : Factors
        Positive; not changed.
    regularization : float
    max_sweeps : int
        Largest number of sweeps over all modes for each height of the barrier.
    tolerance : float
        Go on to the next height when a sweep lowers the error by less than this share.
    barrier : Barrier

    References
    ----------
    Hutter and Solomonik, Sections 4.2.2 and 5.3; barrier from 10 by factors of 8 to 1e-11 and at most 40
    Newton steps, Section 6.0.4.
    """
    barrier = barrier or Barrier()
    factors = Factors(start.rows.copy(), start.starts)
    n_modes = index.shape[1]
    logarithms = np.log(times)
    by_mode = [RowEntries.of(cells, logarithms) for cells in index.T]
    errors: list[float] = []
    height, settled = barrier.first, False
    while True:
        last = np.inf
        for _ in range(max_sweeps):
            squares = 0.0
            later = _products_behind(factors, index)
            earlier = np.ones_like(later[0])
            for mode in range(n_modes):
                matrix = factors.matrix(mode)
                entries = by_mode[mode].with_products(earlier * later[mode])
                penalties = Penalties(regularization, height)
                squares = minimised(entries, penalties, barrier.newton_steps, matrix)
                earlier *= matrix.take(index[:, mode], axis=0)
            errors.append(float(np.sqrt(squares / len(times))))
            settled = last - errors[-1] < tolerance * last
            last = errors[-1]
            if settled:
                break
        if height <= barrier.last:
            return Completion(factors, np.array(errors), settled)
        height /= barrier.shrink


def _products_behind(factors: Factors, index: Indices) -> list[Floats]:
    """Return, for each mode, the products of the rows of all later modes, (n, rank)."""
    products = [np.ones((len(index), factors.rank))]
    for mode in range(index.shape[1] - 1, 0, -1):
        products.append(products[-1] * factors.matrix(mode).take(index[:, mode], axis=0))
    return products[::-1]
