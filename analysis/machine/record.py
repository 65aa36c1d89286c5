"""The record of a machine: what a model must know of a core, its caches and its memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...errors import UsageError
from .forms import Forms, InstructionForm
from .operation_costs import SCALAR_BITS, InstructionClass, Operation, PortUse

__all__ = [
    "MEMORY",
    "SCALAR_BITS",
    "Bandwidths",
    "Cache",
    "Core",
    "Forms",
    "InstructionClass",
    "InstructionForm",
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


@dataclass(frozen=True, slots=True)
class Scheduler:
    """One reservation station.

    Attributes
    ----------
    ports : tuple of str
        Execution ports whose micro-ops wait here.
    entries : int
        Micro-ops that can wait for operands or for a port.
    queue_entries : int
        Places of a queue in front of it, which a micro-op passes in order; 0 without one.
    queue_of : str
        Name of a scheduler whose queue this one shares: micro-ops pass it to whichever has room;
        empty where it shares none.
    """

    name: str
    ports: tuple[str, ...]
    entries: int
    source: str
    queue_entries: int = 0
    queue_of: str = ""


@dataclass(frozen=True, slots=True)
class Core:
    """The core and the chip it sits on.

    Attributes
    ----------
    cores : int
        Cores of a socket.
    frequency_ghz : float
        Clock of scalar code, and of vectors that `clocks_ghz` does not name; `frequency_note` says
        which it is.
    vector_bits : int
        Widest vector register, and the length of a scalable one.
    vector_registers, physical_vector_registers : int
        Architectural, and in the register file that renaming draws from.
    physical_integer_registers, physical_mask_registers : int
        The same of general registers, and of masks or predicates; 0 where nobody has said how
        many there are, so that they cannot be modelled as a limit.
    dispatch_width, retire_width : int
        Micro-ops a cycle into and out of the reorder buffer.
    reorder_buffer : int
        Micro-ops in flight.
    scheduler_entries : int
        Reservation-station entries in which floating-point arithmetic waits; the window `W`
        of the windowed chain ratio.
    load_queue, store_queue : int
        Loads and stores in flight, from dispatch until they retire or have written.
    store_forward_cycles : float
        From the data of a store to the result of a load of the same bytes, where the store
        queue hands them over.
    store_blocked_cycles : float
        The same where it cannot, as for a load that spans two stores: the load waits until
        the store has written to L1.
    ports : tuple of str
        Execution ports; some names stand for a limit behind a port (a divider).
    limits : tuple of str
        Those names: micro-ops take them in passing and wait for them nowhere.
    schedulers : tuple of Scheduler
        Each port that is not a limit belongs to one.
    store_entry_bytes : int
        Bytes of an entry of the store queue: a wider store takes several, and shares the cycle
        in which it writes to L1 with no other.
    forwards_masked_stores : bool
        Whether the store queue hands over what was stored under a mask.
    masks_hide_lanes : bool
        Whether lanes that a mask leaves out do not count when a load is compared with the stores
        before it; where they count, it waits for stores of bytes that it does not need.
    blocked_by_runs : bool
        Whether a load that waits for a store to write waits for those too that write right after it.
    store_pair_load_turns : float
        Turns of the ports that load vectors which two stores take that are dispatched in one cycle; 0
        where they take none, or nobody has measured.
    wide_store_forward_cycles : float
        As `store_forward_cycles`, from a store that takes several entries.
    recent_store_lines : int
        Cache lines written last into which stores go as many a cycle as the core executes; a store
        into any other line begins a cycle.
    repeats_early_loads : bool
        Whether a load issued before the data of the store that it waits for is issued again, and so
        takes its ports twice; False where it is not, or nobody has measured.
    store_prediction_bits : int
        Low bits of the displacement by which, with the address registers, the store of a load is
        predicted: a load taken for one whose store has no data is issued again too. 0 for none.
    third_read_ports : int
        Ports of the register file through which FMA read their addend, operations under a merging
        mask their destination, and stores their data, which as many pipes move to the store queue;
        0 where there is one for each, or nobody has measured.
    op_cache_instructions : int
        Decoded instructions that are kept; 0 where nobody has measured.
    decode_rate : float
        Instructions decoded in a cycle, where they are not kept.
    bypass_first_cycle, bypass_last_cycle : int
        Cycles after a result in which it is read without such a port, unless it was loaded.
    clocks_ghz : tuple of (int, float)
        Sustained clock while vectors of a width in bits are computed, by width.
    """

    cores: int
    frequency_ghz: float
    frequency_note: str
    vector_bits: int
    vector_registers: int
    physical_vector_registers: int
    physical_integer_registers: int
    physical_mask_registers: int
    dispatch_width: int
    retire_width: int
    reorder_buffer: int
    scheduler_entries: int
    load_queue: int
    store_queue: int
    store_forward_cycles: float
    store_blocked_cycles: float
    ports: tuple[str, ...]
    limits: tuple[str, ...]
    schedulers: tuple[Scheduler, ...]
    source: str
    store_entry_bytes: int = 64
    forwards_masked_stores: bool = True
    masks_hide_lanes: bool = True
    blocked_by_runs: bool = False
    store_pair_load_turns: float = 0.0
    wide_store_forward_cycles: float = 0.0
    recent_store_lines: int = 1
    repeats_early_loads: bool = False
    store_prediction_bits: int = 0
    third_read_ports: int = 0
    op_cache_instructions: int = 0
    decode_rate: float = 0.0
    bypass_first_cycle: int = 0
    bypass_last_cycle: int = 0
    clocks_ghz: tuple[tuple[int, float], ...] = field(default=(), repr=False)

    def clock_ghz(self, bits: int) -> float:
        """Return the sustained clock in GHz while vectors of a width in bits are computed.

        Examples
        --------
        >>> from dataclasses import replace
        >>> from chainline.analysis.machine.load import load_machine
        >>> core = replace(load_machine("spr").core, frequency_ghz=3.6, clocks_ghz=((512, 3.3),))
        >>> core.clock_ghz(512), core.clock_ghz(256)
        (3.3, 3.6)
        """
        return dict(self.clocks_ghz).get(bits, self.frequency_ghz)

    def clock_share(self, bits: int) -> float:
        """Return the same over the clock of scalar code."""
        return self.clock_ghz(bits) / self.frequency_ghz


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Memory:
    """Main memory: bandwidth that one core reaches, and that of the socket.

    Both count what goes in and what goes out, where as much goes out as in, as in a loop that
    writes what it has fetched: a core that only reads reaches less.
    """

    core_bytes_per_second: float
    socket_bytes_per_second: float
    source: str


@dataclass(frozen=True, slots=True)
class Overlap:
    """Which transfers overlap: the name of a hypothesis of `models.ecm`, and who says so."""

    hypothesis: str
    source: str


@dataclass(frozen=True, slots=True)
class Bandwidths:
    """Bytes per second that loops move: the bytes of their loads and stores, no more."""

    read_bytes_per_second: float
    write_bytes_per_second: float
    copy_bytes_per_second: float
    triad_bytes_per_second: float


@dataclass(frozen=True, slots=True)
class Streams:
    """Bandwidths measured of one level, by one core and by `cores` cores together."""

    one_core: Bandwidths
    all_cores: Bandwidths
    cores: int
    source: str


@dataclass(frozen=True, slots=True)
class Measured:
    """One measured figure: its unit, relative spread, and the number of samples."""

    value: float
    unit: str
    spread: float
    repetitions: int


_NO_OPERATION = Operation(0.0, 0.0, 1.0, ())


@dataclass(frozen=True, slots=True)
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
        and where the machine splits them `fma_by_element`, `multiply_by_element`.
    forms : Forms
        Instructions that differ from their class.
    caches : tuple of Cache
        From L1 outwards.
    sources : mapping of str to str
        What the first word of each `source` stands for.
    streams : mapping of str to Streams
        By level, "L1" to "memory"; empty where nobody has measured.
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
    measurements: Mapping[str, Measured] = field(default_factory=dict)

    @property
    def vector_bits(self) -> int:
        """Width of a full vector in bits."""
        return self.core.vector_bits

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
