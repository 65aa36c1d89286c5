"""Times of two multigrid solvers: relaxation in SMG2000, and a V-cycle of BoomerAMG, level by level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....errors import UsageError
from .....records import record
from ..machines import MessageCosts, nonnegative

_AXES = "xyz"


@record(eq=False)
class SmgCounts:
    """Operation counts of one process in each of n configurations, each (n,).

    Attributes
    ----------
    messages : ndarray of float
        Factor of the latency alpha.
    doubles : ndarray of float
        Doubles that are sent: factor of the inverse bandwidth beta.
    flops : ndarray of float
        Factor of the time per operation f.
    processes : ndarray of float
        Number of processes, the product over all axes.
    """

    messages: Floats
    doubles: Floats
    flops: Floats
    processes: Floats


@record(eq=False)
class SmgTimes:
    """Times of n configurations and their parts, each (n,)."""

    latency_seconds: Floats
    bandwidth_seconds: Floats
    flop_seconds: Floats

    @property
    def seconds(self) -> Floats:
        """Sum of the three parts, (n,)."""
        return np.asarray(self.latency_seconds + self.bandwidth_seconds + self.flop_seconds)


def compact_counts(size: Any, logarithms: Sequence[Any]) -> tuple[Any, Any, Any]:
    """Return the numbers of messages, doubles and operations, for numbers, arrays or symbols.

    Parameters
    ----------
    size : number, ndarray or sympy.Expr
        N, points along each axis in each process.
    logarithms : sequence of the same
        ``L_i = log2(p_i N)`` for x, then y, then z: one for each dimension.

    Notes
    -----
    The formulas of Section 3.1.2::

        T1 = 2 Lx alpha + 2 Lx beta + 6 N f
        T2 = 4 Ly (Lx + 1) alpha + 4 N (Lx + Ly) beta + 20 N^2 f
        T3 = 4 Lz (1 + 2 Ly (Lx + 1)) alpha + 4 N^2 (Lz + 2 Lx + 2 Ly) beta + 48 N^3 f

    They are consistent with each other. Relaxation in d dimensions takes, on
    each of the L levels of its last axis, two colours of solves in d - 1 dimensions and four messages of
    a face for the residual, 4 operations a point; the axis halves from level to level, so that N planes
    make ``2 N`` solves in all::

        messages_d = L_d (4 + 2 messages_d-1)
        doubles_d  = 4 N^(d-1) L_d + 2 N doubles_d-1
        flops_d    = 8 N^d + 2 N flops_d-1

    Examples
    --------
    >>> compact_counts(16, [5, 6, 7])
    (2044, 29696, 196608)
    """
    if len(logarithms) == 1:
        (along_x,) = logarithms
        return 2 * along_x, 2 * along_x, 6 * size
    if len(logarithms) == 2:
        along_x, along_y = logarithms
        return 4 * along_y * (along_x + 1), 4 * size * (along_x + along_y), 20 * size**2
    along_x, along_y, along_z = logarithms
    messages = 4 * along_z * (1 + 2 * along_y * (along_x + 1))
    return messages, 4 * size**2 * (along_z + 2 * along_x + 2 * along_y), 48 * size**3


def smg_counts(points: Sequence[npt.ArrayLike], processes: Sequence[npt.ArrayLike]) -> SmgCounts:
    """Return messages, doubles and operations of each configuration.

    Parameters
    ----------
    points : one to three array-likes of int, each () or (n,)
        nx, ny, nz of each process. The model is of lines, squares and cubes: all equal, those of
        axes that are left out 1.
    processes : as many array-likes of int, each () or (n,)
        px, py, pz.

    Raises
    ------
    UsageError
        If axes are not one to three, differ in number or length or between nx, ny and nz, or a number is
        not whole and above zero.

    Examples
    --------
    >>> counts = smg_counts((16, 16, 16), (2, 4, [8, 16]))
    >>> counts.messages.tolist(), counts.doubles.tolist(), counts.flops.tolist()
    ([2044.0, 2336.0], [29696.0, 30720.0], [196608.0, 196608.0])
    """
    if len(points) != len(processes) or not 1 <= len(points) <= 3:
        raise UsageError(
            f"{len(points)} axes of points, {len(processes)} of processes; give one to three of each"
        )
    named = [(f"n{axis}", values) for axis, values in zip(_AXES, points, strict=False)]
    named += [(f"p{axis}", values) for axis, values in zip(_AXES, processes, strict=False)]
    columns = [_whole(name, values) for name, values in named]
    lengths = {len(column) for column in columns} - {1}
    if len(lengths) > 1:
        raise UsageError(f"parameters of {sorted(lengths)} configurations; give as many of each, or one")
    table = np.stack(np.broadcast_arrays(*columns))
    sizes, along = np.split(table, 2)
    if np.any(sizes != sizes[0]):
        raise UsageError("nx, ny and nz differ; the model of SMG2000 is for the same number of each")
    counts = compact_counts(sizes[0], list(np.log2(along * sizes)))
    return SmgCounts(*counts, processes=np.prod(along, axis=0))


def smg_times(
    points: Sequence[npt.ArrayLike],
    processes: Sequence[npt.ArrayLike],
    costs: MessageCosts,
    seconds_per_flop: npt.ArrayLike,
) -> SmgTimes:
    """Return the time in seconds of each configuration.

    Parameters
    ----------
    points, processes : sequences of array-like of int
        See `smg_counts`.
    costs : MessageCosts
        alpha and beta, see `message_costs`. One process sends nothing.
    seconds_per_flop : array-like of float, () or (n,)
        f, the time per operation.

    Raises
    ------
    UsageError
        As `smg_counts`, if a time per operation is negative or not finite, or constants of n configurations
        do not fit the configurations.

    Notes
    -----
    ``T = alpha messages + beta doubles + f flops``, see `compact_counts`. The formula has one relaxation
    as the paper counts it: neither steps of the smoother (Section 7.2) nor a number of cycles are in it.
    The thesis takes T for the whole run, and finds runs 500 times as long (Section 5.4.1): scale to
    measurements before use.

    References
    ----------
    Section 3.1.2, after Brown, Falgout and Jones.

    Examples
    --------
    >>> from chainline.models.empirical.analytical.machines import message_costs
    >>> times = smg_times((1024, 1024), ([1, 4], [1, 4]), message_costs(1e-5, 5e-8), 1e-9)
    >>> (times.seconds * 1e3).round(3).tolist()
    [20.972, 32.127]
    """
    counts = smg_counts(points, processes)
    operation = nonnegative("seconds_per_flop", seconds_per_flop)
    given = (costs.latency_seconds, costs.seconds_per_double, operation)
    if any(constant.shape not in {(), (1,), counts.flops.shape} for constant in given):
        shapes = ", ".join(str(constant.shape) for constant in given)
        raise UsageError(f"constants of {shapes} for {len(counts.flops)} configurations; give one of each")
    among = costs.among(counts.processes)
    return SmgTimes(
        counts.messages * among.latency_seconds,
        counts.doubles * among.seconds_per_double,
        counts.flops * operation,
    )


def _whole(name: str, values: npt.ArrayLike) -> Floats:
    numbers = np.atleast_1d(nonnegative(name, values))
    if numbers.ndim != 1 or np.any((numbers < 1) | (numbers != np.round(numbers))):
        raise UsageError(f"{name}: found {values!r}; give whole numbers above zero")
    return numbers


SMOOTHER_PRODUCTS = 3
"""Products with ``A_i`` on each level: one sweep down, one up, and the residual between. The model has no
number of sweeps (Section 7.2)."""


@record(eq=False)
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


@record(eq=False)
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

    >>> from chainline.models.empirical.analytical.machines import message_costs
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
