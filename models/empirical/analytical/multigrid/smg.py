"""Time of relaxation in SMG2000, a multigrid solver that coarsens one axis at a time.

To relax, it solves lines in two dimensions and planes in three, by multigrid of one dimension less.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....errors import UsageError
from .message_costs import MessageCosts, nonnegative

_AXES = "xyz"


@dataclass(frozen=True, slots=True, eq=False)
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


@dataclass(frozen=True, slots=True, eq=False)
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
    >>> from chainline.models.empirical.analytical.multigrid.message_costs import message_costs
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
