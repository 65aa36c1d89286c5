"""What was measured, and the shipped file where there is one -> the Machine of this host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...asm.instruction import Kind
from ..machine_record import (
    Core,
    InstructionClass,
    Machine,
    Measured,
    Operation,
    Overlap,
    PortUse,
)
from .adjust import adjusted
from .costs import ClassFigures, class_figures, whole_cycles
from .memory_levels import caches_of, memory_of, streams_of
from .observations import MEASURED, Observations
from .patterns import width_label
from .ports import PortLayout, generic_layout

_SAME = 0.05
_CONVENTIONAL = {"store": 1.0, "integer_store": 1.0, "scatter": 1.0, "branch": 1.0}
_LOOPS = ("read", "write", "copy", "triad")
_REGISTERS = 32
_ESTIMATES = {"reorder_buffer": 256, "scheduler_entries": 64}


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
        caches=caches_of(seen, shipped),
        memory=memory_of(seen),
        overlap=_overlap(target.isa, shipped),
        sources=sources if known else {MEASURED: seen.provenance},
        streams=streams_of(seen),
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


def _overlap(isa: str, shipped: Machine | None) -> Overlap:
    if shipped is not None:
        return Overlap(shipped.overlap.hypothesis, f"{shipped.key}: {shipped.overlap.source}")
    name = "a64fx" if isa == "aarch64" else "zen"
    return Overlap(name, "estimate: no file describes this processor")
