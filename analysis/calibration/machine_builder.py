"""Observations of a calibration -> the machine record, with the port uses of a shipped file corrected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...isa.instruction import Kind
from ...records import replace
from ..incore.operations import OperationClass
from ..incore.throughput import reciprocal_throughput, throughput_bound
from ..machine.instruction_costs import Forms, InstructionForm
from ..machine.record import InstructionClass, Machine, Measured, Operation, Overlap, PortUse
from .core_builder import NOP, core_of, nops_a_place
from .instruction_costs import (
    LOAD_FORMS,
    LOADS,
    MASKED_LOADS,
    MEASURED_FORMS,
    ClassFigures,
    beside_fma,
    class_figures,
    slots_between_nops,
    taken_among,
    whole_cycles,
    width_label,
)
from .library import library_costs
from .measured_value import MEASURED, Observations
from .memory_hierarchy import caches_of, memory_of, streams_of
from .ports import PortLayout, generic_layout, mixture_cycles, pipes, shared_pipes

SAME = 0.05
"""Figures that differ by less agree."""
_FITS, _CONTRADICTS = 0.08, 0.1


def adjusted(figures: ClassFigures, given: Operation, shipped: Machine) -> tuple[float, tuple[PortUse, ...]]:
    """Return micro-ops and port uses of a class that agree with its measured throughput.

    Parameters
    ----------
    figures : ClassFigures
        What was measured.
    given : Operation
        What the shipped machine says.
    shipped : Machine
        The shipped machine.
    """
    if figures.throughput is None or not given.uses:
        return given.micro_ops, given.uses
    measured = figures.throughput.value
    moved = _moved(figures, given, shipped)
    if moved is not None:
        return given.micro_ops, moved
    expected = reciprocal_throughput(shipped, figures.name, figures.bits)
    ratio = measured / expected
    if abs(ratio - 1) <= SAME:
        return given.micro_ops, given.uses
    dispatched = given.micro_ops / shipped.core.dispatch_width >= 0.99 * expected
    micro_ops = round(given.micro_ops * ratio, 2) if dispatched and given.micro_ops > 1 else given.micro_ops
    return micro_ops, tuple(PortUse(use.ports, round(use.cycles * ratio, 3)) for use in given.uses)


def shipped_with_fma(shipped: Machine, name: str, bits: int) -> float:
    """Return the cycles that a machine needs for one of a class and one FMA together.

    Parameters
    ----------
    shipped : Machine
        The machine.
    name : str
        Class of the operation.
    bits : int
        Width of both, in bits.
    """
    work: dict[OperationClass, float] = {OperationClass("fma", bits): 1.0}
    key = OperationClass(name, bits)
    work[key] = work.get(key, 0.0) + 1.0
    return throughput_bound(work, shipped).cycles


def _moved(figures: ClassFigures, given: Operation, shipped: Machine) -> tuple[PortUse, ...] | None:
    """Return other pipes for a class, if the mixture with FMA shows that it uses others."""
    assert figures.throughput is not None
    if figures.with_fma is None or len(given.uses) != 1 or given.uses[0].cycles != 1:
        return None
    together = figures.with_fma.value
    if abs(shipped_with_fma(shipped, figures.name, figures.bits) / together - 1) < _CONTRADICTS:
        return None
    fma = shipped.operation("fma", figures.bits).uses[0]
    alone, own = fma.cycles / len(fma.ports), figures.throughput.value
    count = pipes(own)
    shared = shared_pipes(count, len(fma.ports), own, alone, together)
    ports = _choose(given.uses[0].ports, fma.ports, shared, shipped) + _choose(
        given.uses[0].ports, _beside(fma.ports, shipped), count - shared, shipped
    )
    use = PortUse(tuple(port for port in shipped.core.ports if port in ports))
    explained = mixture_cycles(count, len(fma.ports), shared, own, alone)
    if (
        len(use.ports) != count
        or abs(own * count - 1) > _FITS
        or abs(explained / together - 1) > _CONTRADICTS
    ):
        return None
    return (use,)


def _choose(given: tuple[str, ...], among: tuple[str, ...], count: int, shipped: Machine) -> tuple[str, ...]:
    """Return `count` ports, those that the class already has first."""
    ranked = sorted(among, key=lambda port: (port not in given, shipped.core.ports.index(port)))
    return tuple(ranked[:count])


def _beside(fma: tuple[str, ...], shipped: Machine) -> tuple[str, ...]:
    """Return the vector ports that are not FMA's."""
    names = ("multiply", "add", "vector_integer", "shuffle")
    uses = (use for name in names for use in shipped.operation(name, shipped.vector_bits).uses)
    return tuple({port for use in uses for port in use.ports} - set(fma))


_CONVENTIONAL = {
    "store": 1.0,
    "masked_store": 1.0,
    "maskmov_store": 1.0,
    "integer_store": 1.0,
    "scatter": 1.0,
    "branch": 1.0,
}
_SCALAR_BITS = 64
_OVERLAPS = {"GenuineIntel": "cascade-lake", "AuthenticAMD": "zen", "HygonGenuine": "zen", "0x46": "a64fx"}
"""Hypotheses by vendor; 0x46 is Fujitsu. The files of Arm's own cores take that of Zen."""


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
    instructions = {
        name: _instruction_class(name, [c for c in classes if c.name == name], layout, shipped, seen)
        for name in names
    }
    return Machine(
        key="host",
        title=seen.title,
        isa=target.isa,
        target=shipped.target if shipped and same_width else "host",
        llvm_cpus=(target.llvm_cpu,),
        core=core_of(seen, shipped, ports),
        instructions=instructions,
        forms=_forms(shipped) if shipped else _measured_forms(classes, layout, seen, instructions["load"]),
        caches=caches_of(seen, shipped),
        memory=memory_of(seen),
        overlap=_overlap(seen, shipped),
        sources=sources if known else {MEASURED: seen.provenance},
        streams=streams_of(seen),
        library=library_costs(seen.figures),
        measurements={name: _rounded(figure) for name, figure in seen.figures.items()},
    )


def _measured_forms(
    classes: Sequence[ClassFigures], layout: PortLayout, seen: Observations, loads: InstructionClass
) -> Forms:
    """Return the forms that were measured beside the classes, and those of loads."""
    measured = {name: [each for each in classes if each.name == name] for name in MEASURED_FORMS}
    costs = {
        name: _instruction_class(name, figures, layout, None, seen)
        for name, figures in measured.items()
        if figures
    }
    costs |= dict.fromkeys(LOAD_FORMS if set(MASKED_LOADS) & set(costs) else (), loads)
    matches = {**MEASURED_FORMS, **LOAD_FORMS}
    return Forms(
        tuple(
            InstructionForm(name, matches[name].mnemonics, matches[name].where, matches[name].unless, each)
            for name, each in costs.items()
        )
    )


def _forms(shipped: Machine) -> Forms:
    """Return the shipped forms, whose costs are not measured here."""
    sources = ((form, f"{shipped.key}: {form.costs.source}") for form in shipped.forms.forms)
    return Forms(tuple(replace(form, costs=replace(form.costs, source=text)) for form, text in sources))


def _rounded(figure: Measured) -> Measured:
    """Return a figure with as many digits as mean something."""
    value, spread, apart = float(f"{figure.value:.5g}"), float(f"{figure.spread:.2g}"), f"{figure.apart:.2g}"
    return replace(figure, value=max(value, 0.0), spread=max(spread, 0.0), apart=float(apart))


def _class_names(classes: Sequence[ClassFigures], shipped: Machine | None) -> list[str]:
    costless = {Kind.CALL, Kind.RETURN, Kind.NOP, Kind.GATHER, Kind.SCATTER, Kind.MASK}
    required = {kind.value for kind in Kind if kind not in costless} | {"integer_load", "integer_store"}
    by_element = {"fma_by_element", "multiply_by_element"}
    known = set(shipped.instructions) if shipped else required
    # where a lane as a factor costs nothing, the classes of its own are left out
    measured = {c.name for c in classes} - set(MEASURED_FORMS)
    return sorted(known | {name for name in measured if name not in by_element or shipped is None})


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
    uses = layout.uses(name, bits, figures.throughput.value)
    fma = seen.figures.get(f"fma {width_label(bits)} throughput")
    if name in LOADS and fma is not None:
        uses += beside_fma(figures, layout.uses("fma", bits, fma.value))
    slots = slots_between_nops(figures, *_nop(seen.figures))
    return Operation(latency, accumulate, slots, uses + _taken_among(figures, slots, layout, seen))


def _taken_among(
    figures: ClassFigures, slots: float, layout: PortLayout, seen: Observations
) -> tuple[PortUse, ...]:
    """Return the load and integer port cycles that a microcoded instruction takes."""
    nop, joined = _nop(seen.figures)
    slot = nop * joined if nop else None
    found: tuple[PortUse, ...] = ()
    for together, name, bits in (
        (figures.with_loads, "load", figures.bits),
        (figures.with_integers, "integer", _SCALAR_BITS),
    ):
        alone = seen.figures.get(f"{name} {width_label(bits)} throughput")
        others = layout.uses(name, bits, alone.value) if alone else ()
        found += taken_among(together, slots, slot, others)
    return found


def _nop(figures: Mapping[str, Measured]) -> tuple[float | None, int]:
    """Return the cycles of a nop, and how many take one dispatch slot."""
    cycles = {name: figure.value for name, figure in figures.items()}
    return cycles.get(NOP), nops_a_place(cycles)


def _latency(figures: ClassFigures, given: Operation | None, all_figures: Mapping[str, Measured]) -> float:
    if figures.latency is not None:
        return whole_cycles(figures.latency.value)
    bounds = load_latency_bounds(all_figures, figures.bits) if figures.name in LOADS else None
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
    sources = []
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
        sources.append(f"{width_label(f.bits)}: {', '.join(parts)}")
    text = f"{MEASURED} (cycles) {'; '.join(sources)}"
    if all(f.latency is None for f in figures):
        text += f"; latency: {shipped.key}" if shipped and given else "; latency: estimate or convention"
    return f"{text}; ports and micro-ops: " + (f"{shipped.key}" if shipped and given else "from throughputs")


def _overlap(seen: Observations, shipped: Machine | None) -> Overlap:
    if shipped is not None:
        return Overlap(shipped.overlap.hypothesis, f"{shipped.key}: {shipped.overlap.source}")
    name = _OVERLAPS.get(seen.vendor, "zen")
    return Overlap(name, f"estimate: as other cores of its vendor, {seen.vendor or 'which is unknown'}")
