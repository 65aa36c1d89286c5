"""Machines of analytical models: one core, its caches, memory behind them; and the cost of a message."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from ....analysis.incore.throughput import reciprocal_throughput
from ....analysis.machine.record import MEMORY, Machine
from ....arrays import Floats
from ....errors import UsageError
from ....records import record


@record
class CacheLevel:
    """Cache, as seen by one core.

    Attributes
    ----------
    name : str
    size_bytes : float
        Capacity; that of a victim cache includes the caches whose evictions fill it.
    seconds_per_byte : float
        Time of a byte to the next inner level, or to the registers: of all bytes of a line, or of an element.

    Raises
    ------
    UsageError
        If a number is not finite and above zero.
    """

    name: str
    size_bytes: float
    seconds_per_byte: float

    def __post_init__(self) -> None:
        _check(self.size_bytes, f"{self.name}: size_bytes")
        _check(self.seconds_per_byte, f"{self.name}: seconds_per_byte")


@record
class SerialMachine:
    """Constants of the models, per byte; those of the papers are per element, multiplied by its bytes.

    Attributes
    ----------
    caches : tuple of CacheLevel
        From L1 outwards, at least one.
    line_bytes : int
        Bytes of a cache line, equal at all levels.
    memory_seconds_per_byte : float
        Time of a byte from memory to the outermost cache.
    flop_seconds_per_byte : float
        Time of a floating-point operation at peak for each byte of its word: a vector holds half as many
        words of twice the size.

    Raises
    ------
    UsageError
        If there are no caches, or a number is not finite and above zero.
    """

    caches: tuple[CacheLevel, ...]
    line_bytes: int
    memory_seconds_per_byte: float
    flop_seconds_per_byte: float

    def __post_init__(self) -> None:
        if not self.caches:
            raise UsageError("a machine without caches; give L1 at least")
        _check(self.line_bytes, "line_bytes")
        _check(self.memory_seconds_per_byte, "memory_seconds_per_byte")
        _check(self.flop_seconds_per_byte, "flop_seconds_per_byte")

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the caches and of memory."""
        return (*(cache.name for cache in self.caches), MEMORY)

    @property
    def seconds_per_byte(self) -> tuple[float, ...]:
        """Time of a byte from each cache and from memory towards the core."""
        return (*(cache.seconds_per_byte for cache in self.caches), self.memory_seconds_per_byte)


def serial_machine(machine: Machine, frequency_ghz: float | None = None) -> SerialMachine:
    """Return the constants of one core that has a machine's shared caches for itself.

    Parameters
    ----------
    machine : Machine
        As `analysis.machine.load_machine` reads it from a machine file.
    frequency_ghz : float or None
        Clock of the core; that of the machine file by default.

    Raises
    ------
    UsageError
        If a size or a bandwidth is missing (not finite and above zero), there is no cache, caches have
        lines of different sizes, or the machine has no FMA.

    Notes
    -----
    Bandwidths are those of loads: the models count what is read. A victim cache keeps what the next
    inner one no longer does, and so counts with its size and that of the inner one together, as in
    `analysis.traffic.kernels`.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> one = serial_machine(load_machine("clx"))
    >>> [(cache.name, cache.size_bytes, 1e-9 / cache.seconds_per_byte) for cache in one.caches]
    [('L1', 32768.0, 256.0), ('L2', 1048576.0, 128.0), ('L3', 29884416.0, 32.0)]
    """
    core = machine.core
    clock = core.clock_ghz(core.vector_bits) if frequency_ghz is None else frequency_ghz
    hertz = 1e9 * _known(clock, machine, "frequency_ghz")
    lines = {cache.line_bytes for cache in machine.caches}
    if len(lines) != 1:
        found = ", ".join(map(str, sorted(lines))) or "none"
        raise UsageError(
            f"machine {machine.key}: line_bytes of its caches: {found}; this model needs the same in all"
        )
    caches: list[CacheLevel] = []
    for cache in machine.caches:
        size = _known(cache.size_bytes, machine, f"{cache.name} size_bytes")
        rate = _known(cache.load_bytes_per_cycle, machine, f"{cache.name} load_bytes_per_cycle") * hertz
        kept = size + caches[-1].size_bytes if cache.victim and caches else size
        caches.append(CacheLevel(cache.name, kept, 1 / rate))
    memory = _known(machine.memory.core_bytes_per_second, machine, "memory core_bytes_per_second")
    return SerialMachine(tuple(caches), lines.pop(), 1 / memory, _flop_seconds_per_byte(machine, hertz))


def _flop_seconds_per_byte(machine: Machine, hertz: float) -> float:
    bits = machine.vector_bits
    cycles = _known(reciprocal_throughput(machine, "fma", bits), machine, "cycles of an FMA")
    return cycles / (2 * bits / 8) / hertz


def _known(value: float, machine: Machine, what: str) -> float:
    _check(value, f"machine {machine.key}: {what}")
    return float(value)


def _check(value: float, what: str) -> None:
    if not (math.isfinite(value) and value > 0):
        raise UsageError(f"{what}: found {value}; give a finite number above zero")


_CHIMAIRA_LATENCY_NS = (290, 7866, 6856, 11625, 12941, 13735, 13754)
_CHIMAIRA_MBYTES_PER_SECOND = (874, 204, 139, 132, 122, 117, 113)

CHIMAIRA_SECONDS_PER_FLOP = 1 / 25.14e9
"""Seconds per operation of LINPACK, in Section 5.2.3 rounded down to 0.039 ns; multigrid is far slower."""


@record(eq=False)
class MessageCosts:
    """``T_send = alpha + n beta``, n numbers in double precision (Section 3.1.2).

    Attributes
    ----------
    latency_seconds : ndarray of float, () or (n,)
        alpha; of each configuration, where it depends on the nodes in use.
    seconds_per_double : ndarray of float, () or (n,)
        beta.
    """

    latency_seconds: Floats
    seconds_per_double: Floats

    def among(self, processes: npt.ArrayLike) -> MessageCosts:
        """Return the costs in configurations of given numbers of processes, (n,); 0 for one process.

        Section 5.2.3 sets alpha and beta to 0 in sequential runs. The formulas count messages of sequential
        runs, too: ``log2(p N)`` is above 0 for one process.
        """
        several = np.asarray(processes, dtype=float) > 1
        return MessageCosts(
            np.where(several, self.latency_seconds, 0.0), np.where(several, self.seconds_per_double, 0.0)
        )


def message_costs(latency_seconds: npt.ArrayLike, seconds_per_double: npt.ArrayLike) -> MessageCosts:
    """Return costs of messages, one number for all configurations or (n,) numbers.

    Raises
    ------
    UsageError
        If a number is negative or not finite, or there is more than one axis.

    Examples
    --------
    >>> message_costs(2e-6, 5e-9).among([1, 8]).latency_seconds.tolist()
    [0.0, 2e-06]
    """
    latency = nonnegative("latency_seconds", latency_seconds)
    inverse_bandwidth = nonnegative("seconds_per_double", seconds_per_double)
    if max(latency.ndim, inverse_bandwidth.ndim) > 1:
        raise UsageError("costs of messages on more than one axis; give a number, or one a configuration")
    return MessageCosts(latency, inverse_bandwidth)


def chimaira_costs(nodes: npt.ArrayLike) -> MessageCosts:
    """Return the costs of messages on some nodes of the cluster Chimaira, one number or (n,) numbers.

    Parameters
    ----------
    nodes : array-like of int
        1 to 7, of four cores each.

    Raises
    ------
    UsageError
        If a number of nodes was not measured.

    References
    ----------
    Table 5.4. Its inverse bandwidth is 8 bytes by the bandwidth, cut to two digits.

    Examples
    --------
    >>> costs = chimaira_costs([1, 4])
    >>> costs.latency_seconds.tolist(), (costs.seconds_per_double * 1e9).round(2).tolist()
    ([2.9e-07, 1.1625e-05], [9.15, 60.61])
    """
    numbers = np.asarray(nodes)
    if not np.all(np.isin(numbers, np.arange(1, 8))):
        raise UsageError(f"nodes: found {nodes!r}; latency and bandwidth were measured on 1 to 7")
    row = numbers.astype(int) - 1
    bandwidth = np.array(_CHIMAIRA_MBYTES_PER_SECOND)[row] * 1e6
    return message_costs(np.array(_CHIMAIRA_LATENCY_NS)[row] / 1e9, 8 / bandwidth)


def nonnegative(name: str, values: npt.ArrayLike) -> Floats:
    """Return numbers as an array.

    Raises
    ------
    UsageError
        If a value is no number, negative or not finite; the message names them by `name`.
    """
    try:
        found = np.asarray(values, dtype=float)
    except (TypeError, ValueError):
        raise UsageError(f"{name}: found {values!r}; give numbers") from None
    if not np.all(np.isfinite(found) & (found >= 0)):
        raise UsageError(f"{name}: found {values!r}; give finite numbers, zero or more")
    return found
