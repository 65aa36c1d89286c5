"""Costs of forms of instructions, from their measured times: entries of a machine file.

An entry holds for the traits of operands in which the forms of a mnemonic differ, and for those that the file
distinguishes already. Entries of the file that no measured form fits (masked moves, additions of little
constants) stay before the measured ones; all others are behind them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence, Set

from ...isa.instruction import FLAGS, Instruction, Kind
from ...isa.instruction_set import InstructionSet
from ...records import replace
from ..incore.operations import operations_of
from ..incore.throughput import port_pressure
from ..machine.instruction_costs import (
    ABOUT,
    SCALAR_BITS,
    TRAITS,
    Forms,
    InstructionClass,
    InstructionForm,
    Operation,
    PortUse,
    matches_any,
)
from ..machine.record import Machine
from .form_ports import explained_uses, shared_limits
from .form_times import FormTimes, SweptForms, kinds_of
from .instruction_costs import whole_cycles
from .ports import Blocker

_Cost = tuple[Operation, float | None, str]
SOURCE = "forms"
"""Key of `[sources]` that the entries name."""
_ALWAYS = ("locked", "repeated")
"""Traits that no measured form has, and that change what an instruction costs."""
_OF_MOVES = ("load", "masked", "store")
"""The same of instructions that move data, whose accesses are no addition to what they do on registers."""
_SHARED = "Y"
"""Beginning of the names of limits that are no ports."""
_LIMIT = 1.12
"""A throughput that is so many times that of its ports has another limit."""
_WHOLE_SLOTS = 0.35


def blockers_of(machine: Machine, features: Mapping[str, bool]) -> dict[int, list[Blocker]]:
    """Return instructions of one micro-op each that occupy ports, by the width of vectors in bits.

    Those that the machine does not describe as one micro-op have no ports yet.

    Parameters
    ----------
    machine : Machine
        Names the ports, and those of its classes and forms.
    features : mapping of str to bool
        LLVM's, of this host.
    """
    isa, machine = machine.instruction_set, without_measured_forms(machine)
    found: dict[int, list[Blocker]] = defaultdict(list)
    for name, lines in isa.form_benchmarks.blockers(features).items():
        bits, _, called = name.partition(" ")
        operations = operations_of(isa.decoder.decode(lines[-1], 1, isa.dialect.syntaxes[0]), machine)
        uses = [use for one in operations for use in machine.operation(one.name, one.bits).uses]
        told = len(operations) == 1 and len(uses) == 1
        ports = frozenset(uses[0].ports) if told else frozenset[str]()
        found[int(bits)].append(Blocker(called, lines, ports, uses[0].cycles if told else 1.0))
    return dict(found)


def without_measured_forms(machine: Machine) -> Machine:
    """Return a machine without the entries of an earlier measurement of forms."""
    kept = tuple(each for each in machine.forms.forms if each.costs.source != SOURCE)
    return machine if len(kept) == len(machine.forms.forms) else replace(machine, forms=Forms(kept))


def with_measured_forms(machine: Machine, swept: SweptForms, source: str) -> Machine:
    """Return a machine whose file has the costs of measured forms.

    Parameters
    ----------
    machine : Machine
        Names the ports; its other costs stay.
    swept : SweptForms
    source : str
        Date, command and host of the measurement.
    """
    bare = without_measured_forms(machine)
    forms = bare.forms.forms
    priced = [(one, _operation(one, bare)) for one in swept.times if _is_priced(one)]
    shared = _shared_beyond_ports(swept, {one.form.key: cost[0] for one, cost in priced}, bare)
    priced = [(one, _with_uses(cost, shared.get(one.form.key, ()))) for one, cost in priced]
    limits = sorted({use.ports[0] for uses in shared.values() for use in uses})
    examples: dict[str, list[Instruction]] = defaultdict(list)
    for one, _ in priced:
        for mnemonic in one.form.mnemonics:
            examples[mnemonic].append(replace(one.form.example, mnemonic=mnemonic))
    before = [each for each in forms if not _fits_any(each, examples)]
    behind = [each for each in forms if _fits_any(each, examples)]
    measured = _entries(priced, forms, examples, _movers(machine.instruction_set))
    sources = {**machine.sources, SOURCE: source}
    machine = _with_ports(machine, (*swept.ports, *limits))
    return replace(machine, forms=Forms((*before, *measured, *behind)), sources=sources)


def _shared_beyond_ports(
    swept: SweptForms, costs: Mapping[str, Operation], machine: Machine
) -> dict[str, tuple[PortUse, ...]]:
    """Return the cycles that forms take of limits shared with others, beside their ports, by key."""
    times = {one.form.key: one for one in swept.times}
    pairs: dict[tuple[str, str], tuple[float, float]] = {}
    for one, other, measured in swept.pairs:
        if one in costs and other in costs:
            both = costs[one], costs[other]
            slots = sum(cost.micro_ops for cost in both) / machine.core.dispatch_width
            slower = max(times[one].throughput_cycles, times[other].throughput_cycles)
            pairs[one, other] = measured, max(_bound([u for cost in both for u in cost.uses]), slots, slower)
    alone = {key: times[key].throughput_cycles for pair in pairs for key in pair}
    members = {one.form.key: kind for kind in kinds_of(swept.times) for one in kind}
    counts = {key: len(members.get(key, ())) for key in alone}
    found: dict[str, list[PortUse]] = defaultdict(list)
    for number, taken in enumerate(shared_limits(pairs, alone, counts)):
        for key, share in taken.items():
            for member in members.get(key, ()):
                cycles = round(min(share, member.throughput_cycles), 2)
                found[member.form.key].append(PortUse((f"{_SHARED}{number}",), cycles))
    return {key: tuple(uses) for key, uses in found.items()}


def _with_uses(cost: _Cost, uses: tuple[PortUse, ...]) -> _Cost:
    operation, first, certainty = cost
    return replace(operation, uses=(*operation.uses, *uses)), first, certainty


def _with_ports(machine: Machine, ports: Sequence[str]) -> Machine:
    """Return a machine with ports that the sweep found, as limits: no scheduler of them is known."""
    core = machine.core
    new = tuple(port for port in ports if port not in core.ports)
    return replace(machine, core=replace(core, ports=(*core.ports, *new), limits=(*core.limits, *new)))


def _is_priced(times: FormTimes) -> bool:
    """Tell whether an entry holds the cost of a form: what computes with memory is that of its registers."""
    example = times.form.example
    return not example.loads and not example.stores


def _fits_any(form: InstructionForm, examples: Mapping[str, Sequence[Instruction]]) -> bool:
    return any(
        form.fits(example)
        for mnemonic, own in examples.items()
        if matches_any(mnemonic, form.mnemonics)
        for example in own
    )


_Traits = tuple[tuple[str, ...], tuple[str, ...]]


def _entries(
    priced: Sequence[tuple[FormTimes, _Cost]],
    forms: Sequence[InstructionForm],
    examples: Mapping[str, Sequence[Instruction]],
    movers: Set[str],
) -> list[InstructionForm]:
    """Return an entry for all mnemonics that cost the same at every width."""
    by_width: dict[tuple[str, _Traits], dict[int, _Cost]] = defaultdict(dict)
    traits: dict[str, frozenset[str]] = {}
    for times, cost in priced:
        for mnemonic in times.form.mnemonics:
            if mnemonic not in traits:
                traits[mnemonic] = _distinguished(mnemonic, forms, examples[mnemonic], movers)
            example = times.form.example
            where = tuple(name for name in sorted(traits[mnemonic]) if TRAITS[name](example))
            unless = tuple(name for name in sorted(traits[mnemonic]) if not TRAITS[name](example))
            by_width[mnemonic, (where, unless)].setdefault(_width(example), cost)
    alike: dict[tuple[_Traits, tuple[tuple[int, _Cost], ...]], list[str]] = defaultdict(list)
    for (mnemonic, own), widths in by_width.items():
        alike[own, tuple(sorted(widths.items()))].append(mnemonic)
    return [
        _entry(number, names, own, dict(widths))
        for number, ((own, widths), names) in enumerate(alike.items())
    ]


def _movers(isa: InstructionSet) -> frozenset[str]:
    """Return the mnemonics that move data with some operands, or fill a register from memory."""
    kinds = {Kind.LOAD, Kind.STORE, Kind.MOVE, Kind.BROADCAST}
    return frozenset(mnemonic for mnemonic, _, one in isa.forms.instruction_forms() if one.kind in kinds)


def _distinguished(
    mnemonic: str,
    forms: Sequence[InstructionForm],
    examples: Sequence[Instruction],
    movers: Set[str],
) -> frozenset[str]:
    """Return the traits in which forms of a mnemonic differ, here or in the machine file."""
    known = [form for form in forms if matches_any(mnemonic, form.mnemonics)]
    named = {name for form in known for name in (*form.where, *form.unless)}
    differ = {name for name, holds in TRAITS.items() if len({holds(one) for one in examples}) > 1}
    moves = set(_OF_MOVES) if mnemonic in movers else set[str]()
    return frozenset(named | differ | moves | set(_ALWAYS))


def _entry(
    number: int, names: Sequence[str], traits: _Traits, widths: Mapping[int, _Cost]
) -> InstructionForm:
    costs = list(widths.values())
    default, first, _ = costs[0]
    by_bits = {bits: operation for bits, (operation, _, _) in widths.items()} if len(widths) > 1 else {}
    certainty = ABOUT if any(word for _, _, word in costs) else ""
    where, unless = traits
    return InstructionForm(
        *(f"measured_{number}", tuple(names), where, unless),
        costs=InstructionClass(default, by_bits, SOURCE),
        first_latency_cycles=first,
        certainty=certainty,
    )


def _width(example: Instruction) -> int:
    if example.element_bits:
        return max(example.vector_bits, SCALAR_BITS)
    return max([SCALAR_BITS, *(r.bits for r in example.register_operands if r.name[1:3] == "mm")])


def _operation(times: FormTimes, machine: Machine) -> _Cost:
    """Return the cost of a form, its first latency where others are longer, and its certainty."""
    example, now = times.form.example, operations_of(times.form.example, machine)
    own = machine.operation_or_none(now[0].name, now[0].bits) if now else None
    by_target: dict[str, float] = {}
    for each in times.latencies:
        if each.source != FLAGS or len(times.latencies) == 1:
            by_target[each.target] = max(by_target.get(each.target, 0.0), each.cycles)
    latency = max(by_target.values(), default=own.latency_cycles if own else 0.0)
    accumulate = _accumulated(times) if example.kind is Kind.FMA else None
    first = whole_cycles(next(iter(by_target.values()))) if by_target else None
    whole = whole_cycles(latency)
    slots = _slots(times, own, machine.core.dispatch_width)
    operation = Operation(
        whole,
        whole if accumulate is None else min(whole, whole_cycles(accumulate)),
        slots,
        _uses(times, own, machine),
    )
    shown = first if first is not None and first < whole else None
    return operation, shown, "" if times.certain and not times.value_dependent else ABOUT


def _accumulated(times: FormTimes) -> float | None:
    return next((each.cycles for each in times.latencies if each.source == each.target), None)


def _slots(times: FormTimes, own: Operation | None, dispatch_width: float) -> float:
    """Return whole dispatch slots where dispatch shows them, else those of the machine file.

    Copies by themselves take no less time than their slots: more than fit are a disturbance.
    """
    known = own.micro_ops if own else 1.0
    if times.micro_ops is None:
        return known
    nearest = max(1, round(times.micro_ops))
    fits = nearest <= max(1.0, times.throughput_cycles * dispatch_width + _WHOLE_SLOTS)
    return float(nearest) if fits and abs(times.micro_ops - nearest) < _WHOLE_SLOTS else known


def _uses(times: FormTimes, own: Operation | None, machine: Machine) -> tuple[PortUse, ...]:
    """Return the ports of a form; where its times name none, those of the machine file as fast as it is."""
    cycles, found = times.throughput_cycles, ports_of(times, machine)
    if found is not None:
        return found
    known = own.uses if own else ()
    if not known:
        return ()
    as_fast = _bound(known)
    if as_fast and abs(cycles / as_fast - 1) < _LIMIT - 1:
        return known
    return tuple(replace(use, cycles=round(use.cycles * cycles / as_fast, 2)) for use in known)


def ports_of(times: FormTimes, machine: Machine) -> tuple[PortUse, ...] | None:
    """Return the micro-ops of a form that its times beside others tell, or None.

    Parameters
    ----------
    times : FormTimes
    machine : Machine
        Names the ports.
    """
    if times.form.example.kind in (Kind.DIVIDE, Kind.INTEGER_DIVIDE):  # a unit that is not pipelined
        return None
    slot = 1.0 / machine.core.dispatch_width
    now = operations_of(times.form.example, machine)[:1]
    costs = [machine.operation(one.name, one.bits) for one in now]
    likely = frozenset(port for cost in costs for use in cost.uses for port in use.ports)
    slots = times.micro_ops or sum(cost.micro_ops for cost in costs)
    found = explained_uses(times.port_cycles, times.throughput_cycles, slot, likely, slots)
    if found is None:
        return None
    order = {port: f"{place:3}" for place, port in enumerate(machine.core.ports)}
    return tuple(replace(use, ports=tuple(sorted(use.ports, key=lambda p: order.get(p, p)))) for use in found)


def _bound(uses: Sequence[PortUse]) -> float:
    work: dict[frozenset[str], float] = defaultdict(float)
    for use in uses:
        work[frozenset(use.ports)] += use.cycles
    return port_pressure(work)[0]
