"""The record of a machine: what a model must know of a core, its caches and its memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from ...errors import UsageError
from ...isa.instruction_set import InstructionSet
from ...isa.registry import instruction_set
from ...records import field, record
from .core import Core, Scheduler
from .instruction_costs import SCALAR_BITS, Forms, InstructionClass, InstructionForm, Operation, PortUse
from .parameter import described_record, parameter

__all__ = [
    "MEMORY",
    "SCALAR_BITS",
    "Bandwidths",
    "Cache",
    "Core",
    "Forms",
    "InstructionClass",
    "InstructionForm",
    "LibraryCost",
    "Machine",
    "Measured",
    "Memory",
    "Operation",
    "Overlap",
    "PortUse",
    "Scheduler",
    "Streams",
]

MEMORY = "memory"
"""Name of the level behind the caches."""


@record
class Cache:
    """One cache level; bandwidths per core between it and the next inner level.

    Attributes
    ----------
    load_bytes_per_cycle, store_bytes_per_cycle : float
        Towards the core, and away from it. For L1 the next inner level is the registers.
    victim : bool
        Filled by what the next inner level evicts, clean lines included, and not by memory.
    """

    name: str
    size_bytes: int
    shared_by_cores: int
    line_bytes: int
    load_bytes_per_cycle: float
    store_bytes_per_cycle: float
    source: str
    victim: bool = False


@record
class Memory:
    """Main memory: bandwidth that one core reaches, and that of the socket.

    Both count what goes in and what goes out, where as much goes out as in, as in a loop that
    writes what it has fetched: a core that only reads reaches less.

    Attributes
    ----------
    domain_cores : int
        Cores beside one memory of their own, as those of a core memory group of A64FX; 0 where
        the memory of the socket is one.
    domain_bytes_per_second : float
        Bandwidth of that memory.
    """

    core_bytes_per_second: float
    socket_bytes_per_second: float
    source: str
    domain_cores: int = 0
    domain_bytes_per_second: float = 0.0

    def shared_bytes_per_second(self, cores: int) -> float:
        """Return the memory bandwidth of each of `cores` active cores, without the limit of one core.

        Cores are counted domain by domain, as threads are bound close together, so that a few
        share one domain.

        Examples
        --------
        >>> memory = Memory(50e9, 1024e9, "", domain_cores=12, domain_bytes_per_second=256e9)
        >>> [memory.shared_bytes_per_second(cores) / 1e9 for cores in (1, 4, 12, 48)]
        [256.0, 64.0, 21.333333333333332, 21.333333333333332]
        """
        share = self.socket_bytes_per_second / cores
        if not self.domain_cores:
            return share
        return min(share, self.domain_bytes_per_second / min(cores, self.domain_cores))

    def core_share_bytes_per_second(self, cores: int) -> float:
        """Return the bandwidth that each of `cores` active cores has."""
        return min(self.core_bytes_per_second, self.shared_bytes_per_second(cores))


@record
class Overlap:
    """Overlap of transfers in the ECM model: the name of a hypothesis of `models.ecm`, and its source."""

    hypothesis: str
    source: str


@record
class Bandwidths:
    """Bytes per second that loops move: the bytes of their loads and stores, no more."""

    read_bytes_per_second: float
    write_bytes_per_second: float
    copy_bytes_per_second: float
    triad_bytes_per_second: float


@record
class Streams:
    """Bandwidths measured of one level, by one core and by `cores` cores together."""

    one_core: Bandwidths
    all_cores: Bandwidths
    cores: int
    source: str


@described_record
class Measured:
    """One measured figure: its unit, relative spread, and the number of samples."""

    value: float
    unit: str
    spread: float
    repetitions: int
    apart: float = parameter(
        "relative difference between the figures of the first and of the second half of the samples",
        default=0.0,
        digested=False,
    )
    disturbed: bool = parameter(
        "samples count during which something else ran on the core", default=False, digested=False
    )


@record
class LibraryCost:
    """Cost of one call of a library function.

    Attributes
    ----------
    latency_cycles : float
        From an argument to the result.
    reciprocal_throughput_cycles : float
        Of calls that do not wait for each other.
    """

    latency_cycles: float
    reciprocal_throughput_cycles: float
    source: str


@record
class Calibrated:
    """Disturbance of the calibration that a machine is from.

    Attributes
    ----------
    rounds, disturbed_rounds : int
        Rounds of samples, and those in which something else ran on the core.
    uncertain : tuple of str
        Measurements that do not repeat, or of which disturbed samples count; worst first.
    """

    rounds: int
    disturbed_rounds: int
    uncertain: tuple[str, ...]


_NO_OPERATION = Operation(0.0, 0.0, 1.0, ())


@described_record
class Machine:
    """A processor as the models see it.

    Attributes
    ----------
    key : str
        Name of the file without suffix.
    target : str
        Name of the processor for compilers.
    llvm_cpus : tuple of str
        LLVM's names of the host processors that this machine describes.
    instructions : mapping of str to InstructionClass
        By the values of `asm.instruction.Kind`; further `integer_load`, `integer_store`,
        and where the machine splits them `fma_by_element`, `multiply_by_element`, `indexed_store`
        and `indexed_integer_store`, stores to an address of two registers, and
        `update_integer_store`, the store of an instruction that has loaded the same operand; and
        `arithmetic_and_branch`, arithmetic that is one operation with the branch behind it.
    forms : Forms
        Instructions that differ from their class.
    caches : tuple of Cache
        From L1 outwards.
    sources : mapping of str to str
        What the first word of each `source` stands for.
    streams : mapping of str to Streams
        By level, "L1" to "memory"; empty where nobody has measured.
    library : mapping of str to LibraryCost
        Functions of the mathematics library by what C calls them; empty where nobody has measured.
    measurements : mapping of str to Measured
        What calibration saw before it was rounded and made into the rest; empty for others.
    """

    key: str
    title: str
    isa: str
    target: str
    llvm_cpus: tuple[str, ...]
    core: Core
    instructions: Mapping[str, InstructionClass]
    forms: Forms
    caches: tuple[Cache, ...]
    memory: Memory
    overlap: Overlap
    sources: Mapping[str, str]
    streams: Mapping[str, Streams] = field(default_factory=dict)
    library: Mapping[str, LibraryCost] = field(default_factory=dict)
    measurements: Mapping[str, Measured] = field(default_factory=dict)
    calibrated: Calibrated | None = parameter(
        "disturbance of the calibration; None where unknown", default=None, digested=False
    )
    caveat: str = parameter("reason to doubt predictions, which reports repeat", default="", digested=False)
    extensions: tuple[str, ...] = parameter(
        "extensions that it executes, of those that no register tells; empty where unknown, so that none is "
        "refused",
        default=(),
        digested=False,
    )

    @property
    def instruction_set(self) -> InstructionSet:
        """Facts and parts of its instruction set."""
        return instruction_set(self.isa)

    @property
    def vector_bits(self) -> int:
        """Width of a full vector in bits."""
        return self.core.vector_bits

    @property
    def scalable_bits(self) -> int:
        """Length of scalable vectors in bits, 0 where the instruction set has none."""
        return self.instruction_set.scalable_bits(self.vector_bits)

    @property
    def fma_latency_cycles(self) -> float:
        """`T_latency` of the chain model: a full-width FMA, from accumulator to accumulator."""
        return self.operation("fma", self.vector_bits).accumulate_latency_cycles

    @property
    def fma_throughput_cycles(self) -> float:
        """`T_throughput` of the chain model: reciprocal throughput of full-width FMA."""
        uses = self.operation("fma", self.vector_bits).uses
        return max(use.cycles / len(use.ports) for use in uses)

    def operation(self, name: str, bits: int) -> Operation:
        """Return the cost of instruction class or form `name` at a width in bits.

        Raises
        ------
        UsageError
            If the machine has no such class, as Zen 3 has no scatter.

        Examples
        --------
        >>> from chainline.analysis.machine.load import load_machine
        >>> load_machine("clx").operation("fma", 512).uses
        (PortUse(ports=('p0', 'p5'), cycles=1.0),)
        """
        operation = self.operation_or_none(name, bits)
        if operation is None:
            raise UsageError(
                f"machine {self.key} has no instruction class '{name}'; "
                "analyse the code for a machine that executes it"
            )
        return operation

    def operation_or_none(self, name: str, bits: int) -> Operation | None:
        """Return the cost of instruction class or form `name`, or None if the machine has none."""
        if name == "nop":
            return _NO_OPERATION
        if (costs := self.instructions.get(name)) is not None:
            return costs.at(bits)
        form = self.forms.named(name)
        return None if form is None else form.costs.at(bits)


_Made = TypeVar("_Made")
_KEPT_MACHINES = 3
"""Machines that take turns: one, and what may be otherwise of it."""


class OnceForMachine(Generic[_Made]):
    """Function of a machine whose results are kept for the few machines that were asked for last.

    Parameters
    ----------
    make : callable
        From a machine to the result.
    """

    def __init__(self, make: Callable[[Machine], _Made]) -> None:
        self._make = make
        self._latest: list[tuple[Machine, _Made]] = []

    def __call__(self, machine: Machine) -> _Made:
        """Return the result of a machine, told by identity."""
        for known, made in self._latest:
            if known is machine:
                return made
        made = self._make(machine)
        self._latest = [(machine, made), *self._latest[: _KEPT_MACHINES - 1]]
        return made

    def forget(self) -> None:
        """Keep nothing."""
        self._latest = []
