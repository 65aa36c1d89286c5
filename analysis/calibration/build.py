"""What was measured, and the shipped file where there is one -> the Machine of this host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ...asm.instruction import Kind
from ..machine_record import (
    Bandwidths,
    Cache,
    Core,
    InstructionClass,
    Machine,
    Measured,
    Memory,
    Operation,
    Overlap,
    PortUse,
    Streams,
)
from .adjust import adjusted
from .bandwidth import thread_counts
from .costs import ClassFigures, class_figures, whole_cycles
from .os_caches import OsCache
from .patterns import width_label
from .ports import PortLayout, generic_layout
from .session import Host

MEASURED = "measured"
_SAME = 0.05
_CONVENTIONAL = {"store": 1.0, "integer_store": 1.0, "scatter": 1.0, "branch": 1.0}
_LOOPS = ("read", "write", "copy", "triad")
_REGISTERS = 32
_ESTIMATES = {"reorder_buffer": 256, "scheduler_entries": 64}


@dataclass(frozen=True, slots=True)
class Observations:
    """All that was measured of a host, and what it says of itself.

    Attributes
    ----------
    figures : mapping of str to Measured
        By the names that the benchmarks have.
    widths : tuple of int
        Widths measured, 64 for scalar.
    sizes_seen : tuple of Measured
        Cache sizes as steps of bandwidth.
    reorder_buffer, scheduler : Measured or None
        Entries, or None where no step was seen.
    caches : tuple of OsCache
        As the operating system lists them.
    provenance : str
        Processor, date, version and kernel.
    """

    host: Host
    figures: Mapping[str, Measured]
    widths: tuple[int, ...]
    sizes_seen: tuple[Measured, ...]
    reorder_buffer: Measured | None
    scheduler: Measured | None
    caches: tuple[OsCache, ...]
    provenance: str
    title: str
    processors: int


def build_machine(seen: Observations, shipped: Machine | None) -> Machine:
    """Return the machine of this host.

    Measured figures replace shipped ones; what cannot be measured is taken from the shipped
    machine, or estimated where there is none, and each `source` says which.
    """
    classes = class_figures(seen.figures, seen.widths)
    layout = generic_layout(classes)
    target, known = seen.host.target, shipped is not None
    sources = {MEASURED: seen.provenance}
    if shipped is not None:
        sources[shipped.key] = f"machine file {shipped.key}.toml of chainline, {shipped.title}"
    ports = shipped.core.ports if shipped else layout.ports
    names = _class_names(classes, shipped)
    same_width = shipped is not None and shipped.vector_bits == target.vector_bits
    return Machine(
        key="host",
        title=seen.title,
        isa=target.isa,
        target=shipped.target if shipped and same_width else "host",
        llvm_cpus=(target.llvm_cpu,),
        core=_core(seen, shipped, ports),
        instructions={
            name: _instruction_class(name, [c for c in classes if c.name == name], layout, shipped, seen)
            for name in names
        },
        caches=_caches(seen, shipped),
        memory=_memory(seen),
        overlap=_overlap(target.isa, shipped),
        sources=sources if known else {MEASURED: seen.provenance},
        streams=_streams(seen),
        measurements={name: _rounded(figure) for name, figure in seen.figures.items()},
    )


def _rounded(figure: Measured) -> Measured:
    """Return a figure with as many digits as mean something."""
    value, spread = float(f"{figure.value:.5g}"), float(f"{figure.spread:.2g}")
    return Measured(max(value, 0.0), figure.unit, max(spread, 0.0), figure.repetitions)


def _class_names(classes: Sequence[ClassFigures], shipped: Machine | None) -> list[str]:
    costless = {Kind.CALL, Kind.RETURN, Kind.NOP, Kind.GATHER, Kind.SCATTER, Kind.MASK}
    required = {kind.value for kind in Kind if kind not in costless} | {"integer_load", "integer_store"}
    by_element = {"fma_by_element", "multiply_by_element"}
    known = set(shipped.instructions) if shipped else required
    # where a lane as a factor costs nothing, the classes of its own are left out
    return sorted(known | {c.name for c in classes if c.name not in by_element or shipped is None})


def _instruction_class(
    name: str,
    figures: Sequence[ClassFigures],
    layout: PortLayout,
    shipped: Machine | None,
    seen: Observations,
) -> InstructionClass:
    """Return the costs of a class: the widest measured is the default."""
    given = shipped.instructions.get(name) if shipped else None
    if not figures:
        if given is not None and shipped is not None:
            return replace(given, source=f"{shipped.key}: {given.source}")
        guess = Operation(4.0, 4.0, 1.0, (PortUse(layout.ports[:1]),))
        return InstructionClass(guess, {}, "estimate: could not be measured here")
    operations = {f.bits: _operation(f, layout, shipped, seen) for f in figures}
    widest = max(operations)
    by_bits = {bits: cost for bits, cost in operations.items() if cost != operations[widest]}
    return InstructionClass(operations[widest], by_bits, _class_source(figures, shipped, given))


def _operation(
    figures: ClassFigures, layout: PortLayout, shipped: Machine | None, seen: Observations
) -> Operation:
    name, bits = figures.name, figures.bits
    given = None
    if shipped is not None and name in shipped.instructions:
        given = shipped.operation(name, bits)
    latency = _latency(figures, given, seen.figures)
    accumulate = whole_cycles(figures.accumulate.value) if figures.accumulate else latency
    if latency == 0:
        return Operation(0.0, 0.0, 1.0, ())
    if shipped is not None and given is not None:
        micro_ops, uses = adjusted(figures, given, shipped)
        return Operation(latency, accumulate, micro_ops, uses)
    if figures.throughput is None:
        return Operation(latency, accumulate, 1.0, (PortUse(layout.ports[:1]),))
    return Operation(latency, accumulate, 1.0, layout.uses(name, bits, figures.throughput.value))


def _latency(figures: ClassFigures, given: Operation | None, all_figures: Mapping[str, Measured]) -> float:
    if figures.latency is not None:
        return whole_cycles(figures.latency.value)
    bounds = load_latency_bounds(all_figures, figures.bits) if figures.name == "load" else None
    if bounds is not None and not (given and bounds[0] <= given.latency_cycles <= bounds[1]):
        return round(sum(bounds) / 2, 1)
    if given is not None:
        return given.latency_cycles
    return _CONVENTIONAL.get(figures.name, 1.0)


def load_latency_bounds(figures: Mapping[str, Measured], bits: int) -> tuple[float, float] | None:
    """Return between which cycles the latency of a vector load lies.

    A load to a vector register can be chained only through a move to a general register, and
    that move only measured together with the move back; each takes at least one cycle.
    """
    at = width_label(bits)
    chain, both = figures.get(f"load {at} and transfer"), figures.get("transfer scalar both ways")
    if chain is None or both is None:
        return None
    return chain.value - (both.value - 1), chain.value - 1


def _class_source(
    figures: Sequence[ClassFigures], shipped: Machine | None, given: InstructionClass | None
) -> str:
    told = []
    for f in figures:
        parts = [
            f"{word} {figure.value:.2f}"
            for word, figure in (
                ("latency", f.latency),
                ("accumulate", f.accumulate),
                ("throughput", f.throughput),
                ("with FMA", f.with_fma),
            )
            if figure
        ]
        told.append(f"{width_label(f.bits)}: {', '.join(parts)}")
    text = f"{MEASURED} (cycles) {'; '.join(told)}"
    if all(f.latency is None for f in figures):
        text += f"; latency: {shipped.key}" if shipped and given else "; latency: estimate or convention"
    return f"{text}; ports and micro-ops: " + (f"{shipped.key}" if shipped and given else "from throughputs")


def _core(seen: Observations, shipped: Machine | None, ports: tuple[str, ...]) -> Core:
    nop = seen.figures.get("nop scalar throughput")
    given = shipped.core if shipped else None
    width = max(1, round(1 / nop.value)) if nop else given.dispatch_width if given else 4
    rob = _entries("reorder_buffer", seen.reorder_buffer, given.reorder_buffer if given else None)
    # what is seen of a scheduler includes the queue before it, so a documented figure goes first
    waiting = given.scheduler_entries if given else None
    if waiting is None:
        waiting = _entries("scheduler_entries", seen.scheduler, None)
    told = [
        f"{MEASURED}: frequency; the operating system: cores",
        f"dispatch width by nops ({nop.value:.3f} cycles each)" if nop else "",
        f"reorder buffer {_seen(seen.reorder_buffer)}",
        f"floating-point adds that can wait for a load {_seen(seen.scheduler)}",
        f"{shipped.key if shipped else 'estimate'}: the rest",
    ]
    return Core(
        cores=seen.processors,
        frequency_ghz=round(seen.figures["frequency"].value, 3),
        frequency_note="sustained by one core in a chain of integer adds",
        vector_bits=seen.widths[-1],
        vector_registers=given.vector_registers if given else _REGISTERS,
        physical_vector_registers=given.physical_vector_registers if given else max(2 * _REGISTERS, rob // 2),
        dispatch_width=width,
        retire_width=given.retire_width if given else width,
        reorder_buffer=rob,
        scheduler_entries=min(waiting, rob),
        ports=ports,
        source="; ".join(part for part in told if part),
    )


def _entries(name: str, figure: Measured | None, given: int | None) -> int:
    if figure is None:
        return given or _ESTIMATES[name]
    close = given is not None and abs(figure.value / given - 1) <= max(_SAME, figure.spread)
    return given if close and given else round(figure.value)


def _seen(figure: Measured | None) -> str:
    return "not seen" if figure is None else f"seen as {figure.value:.0f}"


def _caches(seen: Observations, shipped: Machine | None) -> tuple[Cache, ...]:
    """Return the caches that have a measured bandwidth; sizes by the operating system."""
    given = {cache.name: cache for cache in shipped.caches} if shipped else {}
    listed = {f"L{cache.level}": cache for cache in seen.caches}
    found = []
    for name in level_names(seen):
        old, os_cache = given.get(name), listed.get(name)
        size = os_cache.size_bytes if os_cache else old.size_bytes if old else 0
        shared = old.shared_by_cores if old else os_cache.shared_by if os_cache else 1
        said = "the operating system" if os_cache else shipped.key if shipped else "estimate"
        found.append(
            Cache(
                name=name,
                size_bytes=size or round(seen.sizes_seen[int(name[1:]) - 1].value),
                shared_by_cores=shared,
                line_bytes=os_cache.line_bytes if os_cache else old.line_bytes if old else 64,
                load_bytes_per_cycle=_bytes_per_cycle(seen, name, "read"),
                store_bytes_per_cycle=_bytes_per_cycle(seen, name, "write"),
                source=f"{MEASURED}: bytes per cycle of one core {_how(name)}; {said}: size",
                victim=old.victim if old else False,
            )
        )
    return tuple(found)


def _how(level: str) -> str:
    return "by throughput of loads and stores" if level == "L1" else "reading and writing in a stream"


def level_names(seen: Observations) -> list[str]:
    """Return the caches of which a bandwidth was measured."""
    names = {name.split()[1] for name in seen.figures if name.startswith("stream L")}
    return sorted(names)


def _bytes_per_cycle(seen: Observations, level: str, loop: str) -> float:
    """Return bytes per cycle of one core: for L1 what the widest loads or stores move."""
    kind = "load" if loop == "read" else "store"
    rates = [
        bits / 8 / figure.value
        for bits in seen.widths
        if (figure := seen.figures.get(f"{kind} {width_label(bits)} throughput"))
    ]
    if level == "L1" and rates:
        return round(max(rates), 1)
    name = f"stream {level} {loop} 1"
    return round(seen.figures[name].value / (seen.figures[f"{name} clock"].value * 1e9), 2)


def _memory(seen: Observations) -> Memory:
    """Return the bandwidth of memory, from a loop of stores: each line is fetched and written back."""
    threads = thread_counts(seen.figures)[-1]
    core, every = (2 * seen.figures[f"stream memory write {number}"].value for number in (1, threads))
    source = f"{MEASURED}: in and out of a loop of stores, with one core, and with {threads} for the socket"
    return Memory(float(f"{core:.4g}"), float(f"{max(core, every):.4g}"), source)


def _overlap(isa: str, shipped: Machine | None) -> Overlap:
    if shipped is not None:
        return Overlap(shipped.overlap.hypothesis, f"{shipped.key}: {shipped.overlap.source}")
    name = "a64fx" if isa == "aarch64" else "zen"
    return Overlap(name, "estimate: no file describes this processor")


def _streams(seen: Observations) -> dict[str, Streams]:
    threads = thread_counts(seen.figures)[-1]

    def bandwidths(level: str, count: int) -> Bandwidths:
        values = [seen.figures[f"stream {level} {loop} {count}"].value for loop in _LOOPS]
        return Bandwidths(*(float(f"{value:.4g}") for value in values))

    source = f"{MEASURED}: bytes of the loads and stores of each loop, every thread on a core of its own"
    return {
        level: Streams(bandwidths(level, 1), bandwidths(level, threads), threads, source)
        for level in [*level_names(seen), "memory"]
    }
