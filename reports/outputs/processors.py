"""Keys of the JSON of `chainline calibrate`, `machine` and `doctor`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .output import Count, IsaName, NonNegative, Output, Positive, PositiveInt, Share, Text, about


class VectorClock(Output, frozen=True):
    """Clock under vectors of a width."""

    bits: int
    ghz: float


class InstructionCost(Output, frozen=True):
    """Measured cost of a class of instructions."""

    class_: str = msgspec.field(name="class")
    bits: Annotated[Annotated[int, Meta(ge=64)], about("width of the vectors; 64 stands for scalar")]
    quantity: Annotated[
        Literal["latency", "accumulate", "throughput", "with fma"],
        about("accumulate: latency along the addend; with fma: one of the class and one FMA"),
    ]
    cycles: NonNegative
    spread: Annotated[NonNegative, about("relative distance of the median sample from the figure")]
    repetitions: PositiveInt
    shipped_cycles: Annotated[NonNegative | None, about("the same by the shipped machine file")]
    difference: Annotated[float | None, about("measured over shipped, less one")]
    flagged: Annotated[bool, about("the two differ by more than 5 %")]


class LoadLatency(Output, frozen=True):
    """Bounds of the latency of loads of a width."""

    bits: Annotated[Annotated[int, Meta(ge=64)], about("width of the vectors; 64 stands for scalar")]
    least_cycles: float | None
    most_cycles: float | None


class PatternCost(Output, frozen=True):
    """Cycles per FMA of a dependency pattern, measured and by two laws."""

    pattern: Literal["A", "B", "C", "D", "E"]
    bits: Annotated[Annotated[int, Meta(ge=64)], about("width of the vectors; 64 stands for scalar")]
    ratio: Share
    cycles_per_fma: Positive
    spread: Annotated[NonNegative, about("relative distance of the median sample from the figure")]
    overlap_cycles: Positive
    overlap_error: Annotated[float, about("overlap law over measured, less one")]
    mixture_cycles: Positive
    mixture_error: Annotated[float, about("Eq. 2 over measured, less one")]


class StreamBandwidth(Output, frozen=True):
    """Bandwidths of the loops over one level of memory."""

    level: Annotated[str, Meta(pattern=r"^(L[1-9]|memory)$")]
    threads: PositiveInt
    read_bytes_per_second: Positive
    write_bytes_per_second: Positive
    copy_bytes_per_second: Positive
    triad_bytes_per_second: Positive
    spread: Annotated[NonNegative, about("relative distance of the median sample from the figure")]


class CacheRow(Output, frozen=True):
    """Level of cache: size by the system, by the machine file and as measured, and latency."""

    level: Annotated[str, Meta(pattern=r"^L[1-9]$")]
    os_bytes: PositiveInt | None
    shipped_bytes: PositiveInt | None
    seen_bytes: Positive | None
    seen_spread: NonNegative | None
    latency_cycles: Positive | None


class FunctionCost(Output, frozen=True):
    """Cost of a function of the mathematical library."""

    function: str
    latency_cycles: NonNegative
    reciprocal_throughput_cycles: Annotated[NonNegative, about("of calls that do not wait for each other")]


class SizeBandwidth(Output, frozen=True):
    """Read bandwidth of a working set."""

    bytes: PositiveInt
    read_bytes_per_cycle: Positive
    spread: Annotated[NonNegative, about("relative distance of the median sample from the figure")]


class WindowSize(Output, frozen=True):
    """A measured size of the window, and that of the shipped file."""

    entries: Positive | None
    spread: NonNegative | None
    shipped_entries: PositiveInt | None


class InFlight(Output, frozen=True):
    """Instructions of a kind in flight at once."""

    kind: Literal["vector", "wide", "integer", "mask", "load", "store"]
    entries: float


class FittedKey(Output, frozen=True):
    """A key of the core with its interval."""

    name: str
    value: float
    low: Annotated[float, about("least value that fits nearly as well")]
    high: Annotated[float, about("largest value that fits nearly as well")]


class PipelineKeys(Output, frozen=True):
    """Fit of the keys of the core to loops of its pipeline."""

    loops: Annotated[int, about("loops measured and simulated")]
    error_before: Annotated[float, about("mean absolute error of their simulated cycles without the keys")]
    error: Annotated[float, about("and with them")]
    fitted: Sequence[FittedKey]


class CalibrationDisturbance(Output, frozen=True):
    """Disturbance of a calibration by other programs."""

    rounds: Count
    disturbed_rounds: Annotated[Count, about("in which something else ran on the core")]
    disturbed: Annotated[bool, about("whether to calibrate again on a quieter machine")]
    uncertain: Annotated[
        Sequence[str], about("figures that do not repeat, or of which disturbed samples count; worst first")
    ]


class BenchmarkProblem(Output, frozen=True):
    """A benchmark that failed."""

    benchmark: str
    problem: str


class CalibrationDeviation(Output, frozen=True):
    """Deviation of a figure from an earlier calibration."""

    figure: str
    unit: str
    before: Positive
    now: NonNegative
    difference: float
    limit: Positive
    within: bool


class ChainLatency(Output, frozen=True):
    """Latency from an operand of a form of instruction to a result."""

    source: Annotated[str, about("position from 1 on in AT&T order, or the name of an implicit register")]
    target: str
    cycles: float
    helpers: Annotated[
        Sequence[str],
        about(
            "instructions on the chain whose latencies are subtracted; between register files half of the "
            "way there and back"
        ),
    ]


class MicroOpPorts(Output, frozen=True):
    """Micro-op: the ports of which any takes it, and the cycles that it holds one."""

    ports: Sequence[str]
    cycles: NonNegative


class FormOutput(Output, frozen=True):
    """Measured times of a form of instruction."""

    mnemonics: Annotated[Sequence[str], about("of one encoding; the first was timed")]
    operands: Annotated[
        str, about("a letter each: x, y, z vector, r general, k mask, i immediate, m memory, c count in %cl")
    ]
    throughput_cycles: NonNegative
    latencies: Sequence[ChainLatency]
    micro_ops: Annotated[float | None, about("null where dispatch does not show them")]
    ports: Annotated[
        Sequence[MicroOpPorts] | None, about("null where its times beside other instructions do not tell")
    ]
    spread: Annotated[NonNegative, about("relative, between the two shortest times of the throughput")]
    certain: Annotated[bool, about("the times of each of its bodies agree")]
    value_dependent: bool


class LeftOutForms(Output, frozen=True):
    """Forms that were not timed."""

    reason: str
    forms: PositiveInt


class InstructionsOutput(Output, frozen=True):
    """Costs of every form of instruction that this machine executes."""

    output: Annotated[
        str | None, about("the machine file that was written or kept, null where none could be kept")
    ]
    title: str
    provenance: str
    seconds: Annotated[Positive, about("how long this part took")]
    forms: Sequence[FormOutput]
    left_out: Sequence[LeftOutForms]


class CalibrationOutput(Output, frozen=True):
    """Figures measured on this machine; the machine file that was written holds the same."""

    output: Annotated[
        str | None, about("the machine file that was written or kept, null where none could be kept")
    ]
    machine: Annotated[
        str | None, about("key of the shipped machine of this processor, null where there is none")
    ]
    title: str
    provenance: str
    seconds: Annotated[Positive, about("how long it took")]
    frequency_ghz: Positive
    clocks_ghz: Annotated[
        Sequence[VectorClock], about("sustained clock while vectors of each width are computed")
    ]
    dispatch_width: PositiveInt
    instructions: Sequence[InstructionCost]
    load_latency_bounds: Annotated[
        Sequence[LoadLatency],
        about("vector loads can be timed only together with a move to a general register"),
    ]
    patterns: Annotated[
        Sequence[PatternCost],
        about("Ren et al. 2026, Table 2; both laws with the latency and throughput measured here"),
    ]
    streams: Annotated[Sequence[StreamBandwidth], about("bytes of the loads and stores of all threads")]
    caches: Sequence[CacheRow]
    library: Annotated[
        Sequence[FunctionCost],
        about("functions of the mathematics library, empty where they could not be called"),
    ]
    memory_latency_cycles: Positive | None
    bandwidth_by_size: Annotated[
        Sequence[SizeBandwidth], about("one core reading a working set again and again")
    ]
    reorder_buffer: Annotated[WindowSize, about("entries is null where no clear step was seen")]
    scheduler: Annotated[WindowSize, about("entries is null where no clear step was seen")]
    in_flight: Annotated[
        Sequence[InFlight],
        about("instructions of each kind that can be in flight between two loads that miss"),
    ]
    pipeline: Annotated[
        PipelineKeys | None,
        about(
            "keys of the core that loops of its pipeline show; null where a shipped file has them, or no "
            "loop was measured"
        ),
    ]
    calibration: Annotated[
        CalibrationDisturbance | None,
        about("how undisturbed the calibration was; null where nobody knows, or there was none"),
    ]
    problems: Annotated[Sequence[BenchmarkProblem], about("what could not be measured, and why")]
    comparison: Annotated[Sequence[CalibrationDeviation] | None, about("with --compare, else null")]


class MachineScheduler(Output, frozen=True):
    """A scheduler and its ports."""

    name: str
    entries: int
    ports: Sequence[str]


class MachineOperation(Output, frozen=True):
    """Cost of an operation on full vectors."""

    name: str
    latency_cycles: float
    per_cycle: float


class MachineCache(Output, frozen=True):
    """A level of cache."""

    name: str
    size_bytes: int
    load_bytes_per_cycle: float
    store_bytes_per_cycle: float


class MachineOutput(Output, frozen=True):
    """Figures of a processor; operations are those on full vectors; unknown ones are null."""

    machine: str
    title: str
    isa: IsaName
    target: str
    vector_bits: int
    cores: int
    frequency_ghz: float
    dispatch_width: float
    retire_width: float
    reorder_buffer: int
    load_queue: int
    store_queue: int
    vector_registers: int | None
    integer_registers: int | None
    mask_registers: int | None
    ports: Sequence[str]
    schedulers: Sequence[MachineScheduler]
    calibration: Annotated[
        CalibrationDisturbance | None,
        about("how undisturbed the calibration was; null where nobody knows, or there was none"),
    ]
    operations: Sequence[MachineOperation]
    caches: Sequence[MachineCache]


class NearMachine(Output, frozen=True):
    """Names of processors that the machine stands for."""

    names: Sequence[Text]
    reason: str


class MachineNames(Output, frozen=True):
    """A shipped machine and its other names."""

    machine: str
    title: str
    names: Sequence[Text]
    near: Sequence[NearMachine]


class CoveredForms(Output, frozen=True):
    """Forms of the instructions of one extension on a machine."""

    extension: Annotated[str, about("as machine files list it; empty for what every processor executes")]
    forms: PositiveInt
    by_form: Annotated[Count, about("with a cost of their own that has a source")]
    by_class: Annotated[Count, about("of a class whose cost was taken for them")]
    uncertain: Annotated[Count, about("whose cost is a guess, or depends on what is not known")]
    guessed: Annotated[Sequence[Text], about("mnemonics with a form that is priced at a guess")]


class FoundCache(Output, frozen=True):
    """A level of cache as the system lists it."""

    level: PositiveInt
    bytes: PositiveInt


class FoundProcessor(Output, frozen=True):
    """The processor as it describes itself."""

    cpu: str
    isa: IsaName
    llvm_cpu: str
    vector_bits: Annotated[int, Meta(ge=64)]
    caches: Sequence[FoundCache]


class FoundMachine(Output, frozen=True):
    """The machine file that describes this processor."""

    asked: str
    key: Annotated[str | None, about("null where no machine file holds yet")]
    calibrated: bool
    reason: str
    calibration: Annotated[
        CalibrationDisturbance | None,
        about("how undisturbed the calibration was; null where nobody knows, or there was none"),
    ]


class FoundCompiler(Output, frozen=True):
    """A compiler on PATH."""

    name: str
    version: str | None
    missing: Annotated[str | None, about("why, where there is no version")]


class FoundPart(Output, frozen=True):
    """An optional part."""

    extra: str
    package: str
    installed: bool
    version: str | None
    missing: str | None
    install: str


class DoctorOutput(Output, frozen=True):
    """Inventory of this machine: processor, compilers, tools and packages; null where one is missing."""

    version: str
    processor: FoundProcessor
    machine: FoundMachine
    compilers: Annotated[Sequence[FoundCompiler], Meta(min_length=1)]
    parts: Sequence[FoundPart]
    notes: Sequence[str]


MachineNamesOutput = Sequence[MachineNames]
"""Shipped machines."""
