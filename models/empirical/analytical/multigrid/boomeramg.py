"""Time of a V-cycle of BoomerAMG, level by level: the baseline model.

Level 0 is the finest. On level i the cycle smooths with the matrix ``A_i``, restricts to level i + 1 and
interpolates to level i - 1; all of it is products of sparse matrices and vectors. What the counts of
rows and messages are, a run of the solver has to tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....errors import UsageError
from .message_costs import MessageCosts, nonnegative

SMOOTHER_PRODUCTS = 3
"""Products with ``A_i`` on each level: one sweep down, one up, and the residual between. The model has no
number of sweeps (Section 7.2)."""


@dataclass(frozen=True, slots=True, eq=False)
class MatrixProducts:
    """Costs of a product with one matrix per level, made by `matrix_products`.

    Attributes
    ----------
    row_nonzeros : ndarray of float, (n_matrices, n)
        Mean number of non-zeros in a row, s.
    messages : ndarray of float, (n_matrices, n)
        Largest number that a process sends, p.
    doubles : ndarray of float, (n_matrices, n)
        Largest number of elements that a process sends, n.
    """

    row_nonzeros: Floats
    messages: Floats
    doubles: Floats


@dataclass(frozen=True, slots=True, eq=False)
class AmgTimes:
    """Times of n configurations by phase and level, each (n_levels, n)."""

    smooth_seconds: Floats
    restrict_seconds: Floats
    interpolate_seconds: Floats

    @property
    def level_seconds(self) -> Floats:
        """All phases of each level, ``T_solve^i``, (n_levels, n)."""
        return np.asarray(self.smooth_seconds + self.restrict_seconds + self.interpolate_seconds)

    @property
    def seconds(self) -> Floats:
        """All levels, (n,)."""
        return np.asarray(self.level_seconds.sum(axis=0))


def matrix_products(
    row_nonzeros: npt.ArrayLike, messages: npt.ArrayLike, doubles: npt.ArrayLike
) -> MatrixProducts:
    """Return the costs of products with matrices.

    Parameters
    ----------
    row_nonzeros, messages, doubles : array-like of float, (n_matrices,) or (n_matrices, n)
        Fields of `MatrixProducts`, for each matrix, in all or in each of n configurations.

    Raises
    ------
    UsageError
        If a number is negative or not finite, or there are more than two axes.
    """
    return MatrixProducts(
        _by_level("row_nonzeros", row_nonzeros),
        _by_level("messages", messages),
        _by_level("doubles", doubles),
    )


def product_seconds(rows: Any, products: Any, flop: Any, alpha: Any, beta: Any) -> Any:
    """Return the time of the product of a matrix and a vector, ``2 rows s t + p alpha + n beta``.

    It has a multiplication and an addition for each non-zero in the rows of one process, and its messages.

    Parameters
    ----------
    rows : number, ndarray or symbol
        Rows of one process.
    products : MatrixProducts or similar
        Has `row_nonzeros` ``s``, `messages` ``p`` and `doubles` ``n``.
    flop : number, ndarray or symbol
        Seconds ``t`` per operation.
    alpha, beta : number, ndarray or symbol
        Seconds per message and per double.
    """
    return 2 * rows * products.row_nonzeros * flop + products.messages * alpha + products.doubles * beta


def boomeramg_times(
    unknowns: npt.ArrayLike,
    processes: npt.ArrayLike,
    solve: MatrixProducts,
    transfer: MatrixProducts,
    seconds_per_flop: npt.ArrayLike,
    costs: MessageCosts,
) -> AmgTimes:
    """Return the time in seconds of one V-cycle, by phase and level, of each configuration.

    Parameters
    ----------
    unknowns : array-like of float, (n_levels,) or (n_levels, n)
        ``C_i``, of all processes together.
    processes : array-like of int, () or (n,)
        ``P``, one or more. One process sends nothing (Section 5.2.3).
    solve : MatrixProducts
        ``s_i, p_i, n_i`` of ``A_i``: n_levels matrices.
    transfer : MatrixProducts
        ``s^_i, p^_i, n^_i`` of the interpolation between levels i + 1 and i: n_levels - 1 matrices.
    seconds_per_flop : array-like of float, (), (n_levels,) or (n_levels, n)
        ``t_i``, of sparse products, which the caches slow down more on some levels than on others.
    costs : MessageCosts
        alpha and beta, see `message_costs`.

    Raises
    ------
    UsageError
        If a number is negative or not finite, there is no process, or numbers of levels or configurations
        do not fit each other.

    Notes
    -----
    With G the coarsest level::

        T_smooth^i   = 6 C_i / P s_i t_i + 3 (p_i alpha + n_i beta)
        T_restrict^i = 2 C_i+1 / P s^_i t_i + p^_i alpha + n^_i beta              0 for i = G
        T_interp^i   = 2 C_i-1 / P s^_i-1 t_i + p^_i-1 alpha + n^_i-1 beta        0 for i = 0
        T            = sum_i (T_smooth^i + T_restrict^i + T_interp^i),            i = 0 .. G

    Of the interpolation, Section 3.2.2 prints ``s^_i, p^_i, n^_i``, Section 5.4.2 those of i - 1. The
    latter is taken: interpolation from level i fills the ``C_i-1`` rows of the finer level, by the
    matrix that restricts from there; level G has none of its own.

    Both sections give restriction ``C_i+1`` rows of ``s^_i`` non-zeros, as if rows of interpolation
    and of its transpose had as many: fewer than ``C_i s^_i`` if ``s^_i`` is counted in rows of the former.
    "G levels" (Section 3.2.2) are G + 1, 0 to G. The coarsest level is smoothed as others are, not solved.

    A configuration of fewer levels than others has zeros in the rest, for matrices as well.

    References
    ----------
    Sections 3.2.2 and 5.4.2, after Gahvari et al., without their penalties.

    Examples
    --------
    Two levels of 1000 and 100 unknowns on ten processes; messages of 1 us, numbers of 10 ns, 1 ns a flop:

    >>> from chainline.models.empirical.analytical.multigrid.message_costs import message_costs
    >>> solve = matrix_products([7, 20], [2, 5], [50, 30])
    >>> times = boomeramg_times([1000, 100], 10, solve, matrix_products([2], [1], [10]), 1e-9,
    ...                         message_costs(1e-6, 1e-8))
    >>> (times.level_seconds[:, 0] * 1e6).round(2).tolist()
    [12.84, 18.6]
    """
    rows, number = _by_level("unknowns", unknowns), nonnegative("processes", processes)
    if number.ndim > 1 or np.any(number < 1):
        raise UsageError(f"processes: found {processes!r}; give one or more, a number or one of each")
    speed = nonnegative("seconds_per_flop", seconds_per_flop)
    flop = speed if speed.ndim == 0 else _by_level("seconds_per_flop", speed)
    arrays = [rows, *_parts(solve), *([flop] if flop.ndim else [])]
    constants = [number, costs.latency_seconds, costs.seconds_per_double]
    shape = _common_shape(arrays, _parts(transfer), constants)
    rows, flop = np.broadcast_to(rows / number, shape), np.broadcast_to(flop, shape)
    among = costs.among(np.broadcast_to(number, shape[1:]))
    alpha, beta = among.latency_seconds, among.seconds_per_double
    smooth = SMOOTHER_PRODUCTS * product_seconds(rows, solve, flop, alpha, beta)
    down = product_seconds(rows[1:], transfer, flop[:-1], alpha, beta)
    up = product_seconds(rows[:-1], transfer, flop[1:], alpha, beta)
    none = np.zeros((1, shape[1]))
    return AmgTimes(smooth, np.concatenate([down, none]), np.concatenate([none, up]))


def _parts(products: MatrixProducts) -> list[Floats]:
    return [products.row_nonzeros, products.messages, products.doubles]


def _common_shape(of_levels: list[Floats], between: list[Floats], constants: list[Floats]) -> tuple[int, int]:
    """Return levels and configurations, if numbers of both fit."""
    levels = len(of_levels[0])
    if levels < 1 or any(len(array) != levels for array in of_levels):
        found = [len(array) for array in of_levels]
        raise UsageError(f"parameters of {found} levels; give as many of each, at least one")
    if any(len(array) != levels - 1 for array in between):
        found = [len(array) for array in between]
        raise UsageError(f"matrices of {found} between {levels} levels; give {levels - 1}")
    counts = {array.shape[1] for array in of_levels + between}
    counts |= {constant.size if constant.ndim == 1 else 1 for constant in constants}
    several = counts - {1}
    if len(several) > 1:
        raise UsageError(f"parameters of {sorted(several)} configurations; give as many of each, or one")
    return levels, several.pop() if several else 1


def _by_level(name: str, values: npt.ArrayLike) -> Floats:
    array = nonnegative(name, values)
    if array.ndim not in {1, 2}:
        raise UsageError(f"{name}: found {array.ndim} axes; give levels, or levels and configurations")
    return array[:, None] if array.ndim == 1 else array
