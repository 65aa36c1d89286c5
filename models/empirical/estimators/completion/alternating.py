"""Alternating least squares: fit of a low-rank tensor to the mean times of cells.

A sweep solves the normal equations for the rows of the factor matrix of every mode, one mode after another.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy.linalg import lapack, solve_banded

from .....arrays import Floats
from .....codegen.process.worker_pool import Team
from .....records import record
from .axis import Axis, Factors, Indices, starts_of
from .normal_equations import KnownRows, Mode

_RAISED = 1e-15
"""Share of its largest element by which a diagonal is raised: configurations and penalties may leave a row
undetermined."""


def solve_rows(
    diagonal: Floats, below: Floats, right: Floats, ridge: Floats, link: float, matrix: Floats
) -> None:
    """Solve normal equations for the rows of a factor matrix; they are changed.

    Parameters
    ----------
    diagonal, below, right : ndarray of float
        See `Equations`; the first may be changed, too.
    ridge : ndarray of float, (n_rows,)
        Penalty on the squares of each row.
    link : float
        Penalty on squared differences of adjacent rows; 0 where rows are independent. Independent rows
        without configurations or penalty stay unchanged.
    matrix : ndarray of float, (n_rows, rank)
    """
    if link > 0.0 and len(matrix) > 1:
        matrix[:] = _solved_chain(diagonal, below, right, ridge, link)
        return
    elements = np.einsum("rii->ri", diagonal)
    elements += ridge[:, None]
    largest = elements.max(axis=1)
    elements += _RAISED * largest[:, None]
    known = largest > 0.0
    matrix[known] = np.linalg.solve(diagonal[known], right[known, :, None])[:, :, 0]


def _solved_chain(diagonal: Floats, below: Floats, right: Floats, ridge: Floats, link: float) -> Floats:
    """Return the rows, (n_rows, rank), where each depends on the adjacent ones."""
    n_rows, rank = right.shape
    columns = _band(diagonal, below)
    elements, neighbours = columns[:, :, 0], np.full(n_rows, 2 * link)
    neighbours[[0, -1]] = link
    elements += (ridge + neighbours)[:, None]
    columns[:-1, :, rank] -= link
    elements += _RAISED * elements.max(axis=1)[:, None]
    band = columns.reshape(n_rows * rank, 2 * rank).T
    _, solved, failed = lapack.dpbsv(band, right.reshape(-1), lower=1)
    if failed:  # rounding left it not quite positive
        solved = solve_banded(*_both_sides(band), right.reshape(-1), check_finite=False)
    return np.asarray(solved.reshape(n_rows, rank))


def _band(diagonal: Floats, below: Floats) -> Floats:
    """Return the lower band of a symmetric block tridiagonal matrix, (n_rows, rank, 2 rank).

    Each column begins at the diagonal, as in the band storage of LAPACK.
    """
    n_rows, rank, _ = diagonal.shape
    buffer = np.zeros((n_rows, rank * (3 * rank + 1)))
    columns = buffer[:, : 3 * rank * rank].reshape(n_rows, rank, 3 * rank)
    columns[:, :, :rank] = diagonal
    columns[:-1, :, rank : 2 * rank] = below[:-1].transpose(0, 2, 1)
    return buffer.reshape(n_rows, rank, 3 * rank + 1)[:, :, : 2 * rank].copy()


def _both_sides(band: Floats) -> tuple[tuple[int, int], Floats]:
    """Return the bandwidths and the whole band of a symmetric matrix, from its diagonal and lower part."""
    reach = len(band) - 1
    above = np.zeros_like(band[1:])
    for distance in range(1, reach + 1):
        above[reach - distance, distance:] = band[distance, : band.shape[1] - distance]
    return (reach, reach), np.concatenate([above, band])


@record(eq=False)
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


@record(eq=False)
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


@record(eq=False)
class Completion:
    """Factors, with the errors of the sweeps that led to them.

    Attributes
    ----------
    factors : Factors
    errors : ndarray of float, (n_sweeps,)
        Root mean square of the residuals of the observed entries after each sweep.
    converged : bool
        True where the last sweep lowered the error by less than the tolerance.
    """

    factors: Factors
    errors: Floats
    converged: bool


def first_guess(shape: Sequence[int], rank: int, random_state: np.random.RandomState) -> Factors:
    """Return random initial factors, normally distributed around 1 with deviation 0.3.

    Products over many modes then neither vanish nor cancel, as those of values around 0 would.

    Parameters
    ----------
    shape : sequence of int
        Cells of each mode.
    rank : int
    random_state : RandomState
    """
    starts = starts_of(shape)
    return Factors(1 + 0.3 * random_state.standard_normal((int(starts[-1]), rank)), starts)


def complete(
    index: Indices, values: Floats, start: Factors, regularization: float, max_sweeps: int, tolerance: float
) -> Completion:
    """Return the factors that minimise, over each row ``u`` of each factor in turn,

        1 / |O_u| sum_{i in O_u} (t_i - t^_i)^2 + regularization |u|^2,

    with ``O_u`` the observed entries of the row. Rows without any stay unchanged.

    Parameters
    ----------
    index : ndarray of int, (n, n_modes)
        Places of the observed entries.
    values : ndarray of float, (n,)
        The entries ``t_i``.
    start : Factors
        Initial factors; not changed.
    regularization : float
    max_sweeps : int
        Largest number of sweeps over all modes.
    tolerance : float
        Stop when a sweep lowers the error by less than this share.

    References
    ----------
    Hutter and Solomonik, Sections 4.2.1 and 5.2.
    """
    factors = Factors(start.rows.copy(), start.starts)
    counts = [np.bincount(index[:, m], minlength=len(start.matrix(m))) for m in range(index.shape[1])]
    penalties = [Penalty(regularization * count.astype(np.float64), 0.0) for count in counts]
    sweeper = Sweeper(Places(index, np.zeros(index.shape)), values)
    weights = np.ones(len(values))
    errors: list[float] = []
    for _ in range(max_sweeps):
        left = sweeper.sweep(factors, weights, penalties)
        errors.append(float(np.sqrt(np.mean(left**2))))
        if len(errors) > 1 and errors[-2] - errors[-1] < tolerance * errors[-2]:
            return Completion(factors, np.array(errors), True)
    return Completion(factors, np.array(errors), False)
