"""Counts for the analytical models of hypre's solvers: levels of BoomerAMG, times of messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import numpy as np

from ....codegen.applications.hypre import HypreProcesses
from ....errors import UsageError
from ....records import record
from .routine import Configuration

CYCLES = 5
"""Cycles of a call, whatever the residual is: time does not depend on convergence."""
MESSAGE_SIZES = (1, 10, 100, 1000, 10_000, 100_000)
"""Doubles of the messages that are timed unless others are given."""


@record
class RelaxType:
    """One of hypre's kinds of relaxation, and its passes over a matrix in a sweep."""

    title: str
    passes: int = 1


SMOOTHERS: Mapping[int, RelaxType] = MappingProxyType(
    {
        0: RelaxType("Jacobi"),
        3: RelaxType("hybrid Gauss-Seidel"),
        6: RelaxType("hybrid symmetric Gauss-Seidel", 2),
        8: RelaxType("l1 symmetric Gauss-Seidel", 2),
        18: RelaxType("l1 Jacobi"),
    }
)
"""By hypre's numbers. Hybrid ones are Jacobi between processes; Jacobi has weight 2/3."""


@record
class AmgLevel:
    """Size and messages of a level of BoomerAMG, over all processes together.

    Attributes
    ----------
    unknowns : int
        Rows of the matrix, ``C_i`` of the model.
    nonzeros : int
        Nonzeros of the matrix.
    messages, doubles : int
        Most messages and doubles that one process sends in a product with the matrix.
    transfer_nonzeros, transfer_messages, transfer_doubles : int
        The same of the interpolation from the next level to this; 0 on the coarsest.
    """

    unknowns: int
    nonzeros: int
    messages: int
    doubles: int
    transfer_nonzeros: int
    transfer_messages: int
    transfer_doubles: int

    @property
    def row_nonzeros(self) -> float:
        """Mean number in a row of the matrix, ``s_i``."""
        return self.nonzeros / self.unknowns


@record
class MessageTimes:
    """Times of messages, and the line through them, ``alpha + n beta``.

    Attributes
    ----------
    sizes : tuple of int
        n, doubles of each message.
    seconds : tuple of float
        Least time of each, half a round trip.
    latency_seconds : float
        alpha.
    seconds_per_double : float
        beta.
    """

    sizes: tuple[int, ...]
    seconds: tuple[float, ...]
    latency_seconds: float
    seconds_per_double: float


def level_counts(configuration: Configuration, oversubscribed: bool = False) -> tuple[AmgLevel, ...]:
    """Return the levels of a configuration of `boomeramg`, finest first.

    They depend on processes and points alone. Raises as `HypreProcesses` does.
    """
    with HypreProcesses(int(np.prod(configuration[:3])), oversubscribed) as processes:
        return levels_of(processes, processes.request(boomeramg_request(configuration, 0))["index"])


def levels_of(processes: HypreProcesses, index: int) -> tuple[AmgLevel, ...]:
    """Return the levels that some processes have set up."""
    return tuple(AmgLevel(*counts) for counts in processes.request(f"levels {index}")["levels"])


def boomeramg_request(configuration: Configuration, seed: int) -> str:
    """Return the request that sets up a configuration of `boomeramg`."""
    return " ".join(map(str, ("boomeramg", *configuration, CYCLES, seed)))


def message_times(sizes: Sequence[int] = MESSAGE_SIZES) -> MessageTimes:
    """Return times of messages between two processes, each on its core, and alpha and beta.

    Parameters
    ----------
    sizes : sequence of int
        Doubles, two different numbers above zero at least.

    Raises
    ------
    UsageError
        If sizes are others, or as `HypreProcesses` does: one core is too few.
    RunError
        As `HypreProcesses` does.
    """
    if len(set(sizes)) < 2 or min(sizes) < 1:
        raise UsageError(f"sizes {list(sizes)}: give two different numbers of doubles or more, each above 0")
    with HypreProcesses(2) as processes:
        seconds = [float(processes.request(f"pingpong {n}")["seconds"]) for n in sizes]
    return fitted_messages(sizes, seconds)


def fitted_messages(sizes: Sequence[int], seconds: Sequence[float]) -> MessageTimes:
    """Return times and the line that is nearest to them in shares of each time, neither constant below 0.

    Examples
    --------
    >>> found = fitted_messages([1, 100, 10_000], [1.01e-6, 2e-6, 1.01e-4])
    >>> round(found.latency_seconds * 1e6, 3), round(found.seconds_per_double * 1e9, 3)
    (1.0, 10.0)
    """
    from scipy.optimize import nnls  # noqa: PLC0415 - a tenth of a second that routines do not need

    times = np.array(seconds)
    # beta in units of the longest message, so that both columns are of one size
    scale = max(sizes)
    columns = np.stack([np.ones(len(times)), np.array(sizes) / scale]) / times
    (latency, longest), _ = nnls(columns.T, np.ones(len(times)))
    return MessageTimes(tuple(sizes), tuple(map(float, times)), float(latency), float(longest) / scale)


def amg_operations(levels: Sequence[AmgLevel], smoother: int, sweeps: int, cycle: int) -> float:
    """Return operations of a cycle of BoomerAMG: two of each nonzero that it touches.

    Parameters
    ----------
    levels : sequence of AmgLevel
        Finest first.
    smoother : int
        Of `SMOOTHERS`.
    sweeps : int
        Before and after the coarser levels, each.
    cycle : int
        0 a V cycle, 1 a W cycle.

    Notes
    -----
    On the way down a level is smoothed, has its residual taken and restricted, and adds what comes back. A
    W cycle goes twice to the next level from all but the finest, and smooths after each time: level l is
    reached 2^(l - 1) times. The coarsest, of n rows, is solved as a dense matrix of n^2 nonzeros.

    Examples
    --------
    >>> counts = [(9, 20, 0, 0, 12, 0, 0), (4, 10, 0, 0, 6, 0, 0), (3, 7, 0, 0, 0, 0, 0)]
    >>> levels = [AmgLevel(*of_level) for of_level in counts]
    >>> amg_operations(levels, 3, 1, 0)  # 2 (3 x 20 + 2 x 12 + 3 x 10 + 2 x 6 + 9)
    270.0
    >>> amg_operations(levels, 3, 1, 1)  # once more down from the second: 2 x 10 + 2 x 6 + 9
    352.0
    """
    *finer, coarsest = levels
    passes, touched, reached = SMOOTHERS[smoother].passes * sweeps, 0, 1
    for place, level in enumerate(finer):
        times_down = 2 if cycle and place else 1
        smoothed = passes * (1 + times_down) * level.nonzeros
        touched += reached * (smoothed + times_down * (level.nonzeros + 2 * level.transfer_nonzeros))
        reached *= times_down
    return 2.0 * (touched + reached * coarsest.unknowns**2)


def smg_operations(configuration: Configuration) -> float:
    """Return operations of relaxation in a cycle of SMG, of all processes together.

    Notes
    -----
    The count of the analytical model (Brown, Falgout and Jones), with s sweeps on each level, before and
    after the coarser ones together, and as many in the planes that relaxation solves, for n points::

        flops_1 = 6 n            a line is solved
        flops_d = s (8 n + 2 flops_d-1)

    which for one sweep are its 20 N^2 and 48 N^3. Residuals between levels and transfers are not counted.

    Examples
    --------
    >>> [smg_operations((1, 1, 1, *points, 1, 0)) for points in ((10, 1, 1), (10, 10, 1), (10, 10, 10))]
    [60.0, 2000.0, 48000.0]
    """
    along = np.array(configuration[:3]) * np.array(configuration[3:6])
    dims, sweeps = max(np.flatnonzero(along > 1), default=0) + 1, sum(configuration[6:])
    per_point = 6.0
    for _ in range(1, dims):
        per_point = sweeps * (8 + 2 * per_point)
    return per_point * float(np.prod(along))
