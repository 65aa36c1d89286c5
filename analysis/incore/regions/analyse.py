"""One body on one machine -> every bound with its instructions, and the worst case of uncovered ones.

Execution ports, dispatch and retirement bound a body even if no instruction waits for another. A profile
with samples for each instruction gives the executions of each basic block. Calls of library functions have
measured costs: those of a loop of a load, the call, a store and a counter, so that these instructions beside
a call in a body are not counted again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from math import ceil, prod

from ....asm.call_targets import calls_of, is_call, without_guesses
from ....asm.control_flow import ControlFlow
from ....asm.listing import parse
from ....asm.listing_record import Listing, SourceLocation
from ....asm.profile.counts import Profile
from ....asm.trace_cache import TraceCache
from ....isa.instruction import Instruction, Kind
from ....isa.instruction_form import ShapedCode, shaped_code
from ....records import replace
from ...machine.record import Machine
from ..form_costs import certainty_of, doubts_of
from ..operations import OperationClass, once_for_code
from ..pipeline.simulate import simulate_body
from ..throughput import (
    ThroughputBound,
    dispatch_slots,
    encoding_switches,
    port_bound,
    port_cycles,
    ports_as_busy,
)
from ..vocabulary import (
    CARRIED,
    CRITICAL_PATH,
    DISPATCH,
    FETCH,
    PORTS,
    PRECEDENCE,
    RETIRE,
    SWITCHES,
    WINDOWED_BOUNDS,
)
from .accumulator_expansion import expansion_speedup
from .body import Body, Shape
from .chains import analyse_chains
from .latency import Cost, CriticalPath, Waits, costs_of, critical_path, longest_latency_cycles, waits_of
from .loop_carried import CarriedCycle, slowest_cycle
from .record import BodyAnalysis, Bound, PathCost, Simulated, Uncovered
from .register_pressure import FunctionRegisters
from .window import CUT_MARGIN
from .work_per_iteration import elements_per_iteration


def resource_bounds(costs: Sequence[Cost], machine: Machine, repeats: bool = False) -> tuple[Bound, ...]:
    """Return the bounds of ports, dispatch and retirement; of a loop that of fetching, too.

    Parameters
    ----------
    costs : sequence of Cost, length n
        Costs of the instructions.
    machine : Machine
        The machine, which sets widths.
    repeats : bool
        Whether the body is a loop.

    Notes
    -----
    The instructions that form the bound of ports are those whose micro-ops can only go to the
    binding ports. Other ports that are as busy have a bound of ports of their own behind it.
    """
    totals = _totals(costs)
    found = port_bound(totals, machine, on_average=False)
    slots = {key: dispatch_slots(key, machine) for key in totals}
    micro_ops = sum(slots[key] * count for key, count in totals.items())
    taking = {key for key, number in slots.items() if number}
    everything = _made_of(taking, costs)
    core = machine.core
    fetched = (_fetch(micro_ops, core.fetch_width, everything),) if repeats and core.fetch_width else ()
    return (
        *(_of_ports(one, costs) for one in (found, *ports_as_busy(totals, machine, found))),
        _width(DISPATCH, micro_ops, core.dispatch_width, everything),
        _width(RETIRE, micro_ops, core.retire_width, everything),
        *fetched,
    )


def usual_port_cycles(costs: Sequence[Cost], machine: Machine) -> float:
    """Return the average cycles of the ports; uses of less than a cycle count too, so it is no bound."""
    return port_cycles(_totals(costs), machine)


@once_for_code
def _totals(costs: Sequence[Cost]) -> dict[OperationClass, float]:
    """Return the number of occurrences of each operation; instructions of a shape share one cost."""
    distinct, times = {id(cost): cost for cost in costs}, Counter(map(id, costs))
    totals: dict[OperationClass, float] = {}
    for number, cost in distinct.items():
        for operation in cost.operations:
            totals[operation] = totals.get(operation, 0.0) + times[number]
    return totals


def _made_of(classes: Set[OperationClass], costs: Sequence[Cost]) -> tuple[int, ...]:
    """Return the positions of the instructions with an operation among some classes."""
    distinct = {id(cost): cost for cost in costs}
    having = {number for number, cost in distinct.items() if not classes.isdisjoint(cost.operations)}
    return tuple([n for n, cost in enumerate(costs) if id(cost) in having])


def _of_ports(found: ThroughputBound, costs: Sequence[Cost]) -> Bound:
    binding = {key for key, _ in found.contributions}
    return Bound(PORTS, found.cycles, " ".join((found.bound, *found.ports)), _made_of(binding, costs))


def _width(name: str, micro_ops: float, width: int, positions: tuple[int, ...]) -> Bound:
    return Bound(name, micro_ops / width, f"{name}: {micro_ops:g} micro-ops, {width} a cycle", positions)


def _fetch(micro_ops: float, width: int, positions: tuple[int, ...]) -> Bound:
    """Return the whole cycles of fetching an iteration: a cycle fetches nothing behind the branch back."""
    words = f"{FETCH}: {micro_ops:g} micro-ops, {width} a cycle up to the branch back"
    return Bound(FETCH, float(ceil(micro_ops / width - 1e-9)), words, positions)


def call_loop_cycles(machine: Machine, *, simulate: bool) -> float:
    """Return the cycles of an iteration without what the called function does: simulated, or at least."""
    code = tuple(
        without_guesses(each) if each.kind is Kind.CALL else each
        for each in parse("\n".join(machine.instruction_set.convention.call_loop), machine.isa).instructions
    )
    costs = costs_of(code, machine)
    least = max(bound.cycles for bound in resource_bounds(costs, machine))
    if not simulate or not all(cost.covered for cost in costs):
        return least
    return simulate_body(code, machine, loop=True).cycles_per_iteration


_LEAST_CYCLES = 1e-3


def executions(profile: Profile, listing: Listing, flow: ControlFlow, machine: Machine) -> Profile:
    """Return the execution counts of the blocks of a function, estimated from samples of their instructions.

    Parameters
    ----------
    profile : Profile
        Samples by the position of the instruction.
    listing : Listing
        The code.
    flow : ControlFlow
        Blocks of the function.
    machine : Machine
        The machine, which sets the cycles of a block.

    Notes
    -----
    A block has samples in the measure of its executions and of what one of them takes: of cycles, what its
    instructions need of ports and dispatch; of instructions, how many they are. Samples of one instruction
    alone say little, as an interrupt falls on those that are waited for, or on the next ones [1]_.

    References
    ----------
    .. [1] D. Chen et al., Taming hardware event samples for FDO compilation, CGO 2010.
    """
    times: dict[int, float] = {}
    for block in flow.blocks:
        positions = [p for p in range(block.start, block.stop) if p in profile.times]
        if not positions:
            continue
        samples = sum(profile.times[position] for position in positions)
        each = float(len(positions))
        if profile.sampled == "cycles":
            code = listing.instructions[block.start : block.stop]
            each = max(bound.cycles for bound in resource_bounds(costs_of(code, machine), machine))
        times.update(dict.fromkeys(positions, samples / max(each, _LEAST_CYCLES)))
    starts = {p: block.start for block in flow.blocks for p in range(block.start, block.stop) if p in times}
    return replace(profile, times=times, places=starts, sampled="")


_EXPLAINED = 0.3
"""A bound that a simulation exceeds by no more than this share explains its cycles: it is off as far."""


def analyse_body(  # noqa: PLR0913 - what is known of the body, and how far it is analysed
    body: Body,
    listing: Listing,
    machine: Machine,
    registers: FunctionRegisters,
    trip_count: float | None,
    simulate: bool = False,
    stepped: Set[int] | None = None,
    cache: TraceCache | None = None,
    *,
    graph: bool = False,
) -> BodyAnalysis:
    """Return the analysis of one body.

    Parameters
    ----------
    body : Body
        The body: loop, marked region or function.
    listing : Listing
        Parsed assembly.
    machine : Machine
        The machine.
    registers : FunctionRegisters
        Of the function that the body is part of.
    trip_count : float or None
        Iterations per entry.
    simulate : bool
        Whether to run the out-of-order simulation too.
    stepped : set of int, optional
        Positions in the listing of what addresses depend on, from `address_slice`, where they are known.
    cache : TraceCache, optional
        Of the function, where a call of it was simulated.
    graph : bool
        Whether FMA chains are found with a `networkx.DiGraph`; with arrays otherwise, to the same result.

    Notes
    -----
    A latency bound of a body that repeats is its slowest loop-carried cycle; the critical path
    through one iteration overlaps with that of others and bounds only code that runs once.
    """
    code = body.instructions
    costs = costs_of(code, machine, body.unknown)
    if cache is None:
        cache = TraceCache(listing.isa, machine.scalable_bits)
    shaped = cache.shaped(code)
    waits = waits_of(_best_case(body, shaped), costs, machine, body.repeats)
    carried = _slowest_cycle(body, waits)
    path = _whole_path(critical_path(costs, waits.arcs), carried)
    resources = resource_bounds(costs, machine, body.repeats and not body.straight_line)
    throughput_cycles = max(bound.cycles for bound in resources)
    chains = analyse_chains(
        body, costs, waits, shaped.numbers, machine, throughput_cycles, listing.locations, graph=graph
    )
    stepped = _steps_of(body, stepped)
    simulated = _simulated(body, costs, machine, stepped, cache) if simulate else None
    doubts = _doubts(body, machine, simulated, throughput_cycles, stepped, cache)
    calling = [(position, one) for position, one in enumerate(code) if is_call(one)]
    on_cycle = frozenset(carried.positions)
    source, source_lines = _source(body, listing)
    switches = _switches(body, machine)
    if simulated is not None and switches:
        lost = sum(bound.cycles for bound in switches)
        simulated = replace(simulated, cycles=simulated.cycles + lost)
    bounds = [*switches, *resources, *chains.bounds, _latency_bound(body, path, carried)]
    analysis = BodyAnalysis(
        body=body,
        costs=costs,
        arcs=waits.arcs,
        trip_count=trip_count,
        bounds=_ranked(bounds, simulated, usual_port_cycles(costs, machine)),
        critical_path=path,
        carried=carried,
        chains=chains.chains,
        sweep=chains.sweep,
        registers=registers.used_by(body.positions),
        uncovered=_uncovered(body, costs, shaped, machine, throughput_cycles),
        simulated=simulated,
        calls=calls_of([instruction for _, instruction in calling]),
        call_cycles=_call_cycles(calling, on_cycle, machine),
        beside_calls=_beside_calls(calling, on_cycle, machine, simulated is not None),
        paths=_paths(body, machine),
        source=source,
        source_lines=source_lines,
        elements=elements_per_iteration(code, machine.vector_bits) if body.repeats else None,
        guessed=_guessed(shaped, machine),
        doubts=doubts,
        producer=listing.producer,
    )
    return replace(analysis, gain_of_sums=expansion_speedup(analysis, machine))


def _switches(body: Body, machine: Machine) -> tuple[Bound, ...]:
    """Return the bound of switches between encodings of a loop; empty where there are none."""
    positions = encoding_switches(body.instructions, machine) if body.repeats else ()
    if not positions:
        return ()
    each = machine.core.encoding_switch_cycles
    words = f"{len(positions)} {SWITCHES}, {each:g} cycles each"
    return (Bound(SWITCHES, each * len(positions), words, positions),)


def _best_case(body: Body, code: ShapedCode) -> ShapedCode:
    """Return the code of a body for a lower bound: what was not decoded may wait for nothing it names."""
    if not body.unknown:
        return code
    missing = frozenset(body.unknown)
    return shaped_code(
        [replace(one, reads=()) if n in missing else one for n, one in enumerate(code.instructions)]
    )


def _guessed(code: ShapedCode, machine: Machine) -> dict[int, str]:
    """Return the certainty of each instruction of a body, by position, of which there is no sure cost."""
    words = [certainty_of(example, machine) for example in code.examples]
    if not any(words):
        return {}
    return {position: words[shape] for position, shape in enumerate(code.shapes) if words[shape]}


def _call_cycles(
    calling: Sequence[tuple[int, Instruction]], carried: frozenset[int], machine: Machine
) -> tuple[float | None, ...]:
    """Return the cycles of each call: its latency on the slowest chain, else its reciprocal throughput."""
    found: list[float | None] = []
    for position, instruction in calling:
        for call in calls_of((instruction,)):
            cost = machine.library.get(call.function)
            if cost is None:
                found.append(None)
            elif position in carried:
                found.append(cost.latency_cycles)
            else:
                found.append(cost.reciprocal_throughput_cycles)
    return tuple(found)


def _beside_calls(
    calling: Sequence[tuple[int, Instruction]], carried: frozenset[int], machine: Machine, simulate: bool
) -> float:
    """Return the cycles of a body that the measured costs of its calls hold, too."""
    beside = sum(
        call.function in machine.library
        for position, instruction in calling
        if position not in carried
        for call in calls_of((instruction,))
    )
    return beside * call_loop_cycles(machine, simulate=simulate) if beside else 0.0


def _source(body: Body, listing: Listing) -> tuple[SourceLocation | None, tuple[int, ...]]:
    """Return the line of high-level code that most of a body comes from, and all lines of that file."""
    if not listing.locations:
        return None, ()
    lines = Counter(listing.locations[p] for p in body.positions if p in listing.locations)
    if not lines:
        return None, ()
    most = lines.most_common(1)[0][0]
    return most, tuple(sorted({location.line for location in lines if location.file == most.file}))


def _paths(body: Body, machine: Machine) -> tuple[PathCost, ...]:
    """Return the lower bound of each path through a loop; empty where there is one path only."""
    return tuple(_path_cost(path, machine) for path in (body, *body.others)) if body.others else ()


def _path_cost(body: Body, machine: Machine) -> PathCost:
    code = body.instructions
    costs = costs_of(code, machine, body.unknown)
    waits = waits_of(_best_case(body, shaped_code(code)), costs, machine, body.repeats)
    bounds = [
        *resource_bounds(costs, machine, body.repeats),
        _latency_bound(body, critical_path(costs, waits.arcs), _slowest_cycle(body, waits)),
    ]
    largest = max(bounds, key=lambda bound: bound.cycles)
    probability = prod(decision.probability for decision in body.decisions)
    return PathCost(body, probability, largest.cycles, largest.name)


def _ranked(bounds: Sequence[Bound], simulated: Simulated | None, usual: float) -> tuple[Bound, ...]:
    """Return the bounds, the one that limits first.

    Those of chains take windows for executed one after the other, which a core does not. Where
    the simulation says that another bound is all but reached, or what the ports take on average
    (`usual`), they come last.
    """
    sure = max(bound.cycles for bound in bounds if bound.name not in WINDOWED_BOUNDS)
    explained = simulated is not None and simulated.cycles <= max(sure, usual) * (1 + _EXPLAINED)

    def rank(bound: Bound) -> tuple[bool, float, int]:
        windowed = bound.name in WINDOWED_BOUNDS
        cycles = bound.cycles * (1 - CUT_MARGIN if windowed else 1)
        return windowed and explained, -round(cycles, 9), PRECEDENCE.index(bound.name)

    return tuple(sorted(bounds, key=rank))


def _slowest_cycle(body: Body, waits: Waits) -> CarriedCycle:
    return slowest_cycle(waits.arcs if body.repeats else ())


def _whole_path(path: CriticalPath, carried: CarriedCycle) -> CriticalPath:
    """Return the slowest way through an iteration, that of a value stored by the one before among them."""
    if carried.distance == 1 and carried.cycles > path.cycles:
        return CriticalPath(carried.cycles, carried.positions)
    return path


def _latency_bound(body: Body, path: CriticalPath, carried: CarriedCycle) -> Bound:
    if not body.repeats:
        words = "latency of the critical path through the function"
        return Bound(CRITICAL_PATH, path.cycles, words, path.positions)
    turns = "" if carried.distance == 1 else f", which spans {carried.distance} iterations"
    return Bound(CARRIED, carried.cycles, f"a loop-carried dependency{turns}", carried.positions)


def _uncovered(
    body: Body,
    costs: Sequence[Cost],
    code: ShapedCode,
    machine: Machine,
    throughput_cycles: float,
) -> Uncovered | None:
    """Return the worst case: each uncovered instruction blocks all ports for the longest latency."""
    positions = tuple(n for n, cost in enumerate(costs) if not cost.covered)
    if not positions:
        return None
    longest = longest_latency_cycles(machine)
    waits = waits_of(code, costs, machine, body.repeats, longest)
    alone = longest * len(positions)
    best = critical_path(costs, waits_of(_best_case(body, code), costs, machine, body.repeats).arcs).cycles
    carried = _slowest_cycle(body, waits)
    path = _whole_path(critical_path(costs, waits.arcs, longest), carried)
    return Uncovered(
        positions=positions,
        latency_cycles=longest,
        throughput_cycles=throughput_cycles + alone,
        critical_path_cycles=max(path.cycles, best + alone),
        loop_carried_cycles=carried.cycles,
    )


def _steps_of(body: Body, stepped: Set[int] | None) -> Set[int] | None:
    """Return `stepped` as positions in a body."""
    if stepped is None or (body.shape is not Shape.LOOP and body.repeats):
        return None  # what steps at its end is of no use in the function, where no branch leads back
    # what could not be decoded, too: it makes unknown what it writes
    return {n for n, position in enumerate(body.positions) if position in stepped or position < 0}


def _doubts(
    body: Body,
    machine: Machine,
    simulated: Simulated | None,
    throughput_cycles: float,
    stepped: Set[int] | None,
    cache: TraceCache | None,
) -> tuple[str, ...]:
    """Return what the simulated cycles of a body hang on that is not known; see `doubts_of`."""
    if simulated is None or not body.repeats:
        return ()
    if not body.straight_line and simulated.cycles <= throughput_cycles:
        return ()  # nothing is waited for
    code, cycles = body.instructions, simulated.cycles
    return doubts_of(code, machine, cycles, True, stepped, cache, straight_line=body.straight_line)


def _simulated(
    body: Body,
    costs: Sequence[Cost],
    machine: Machine,
    stepped: Set[int] | None,
    cache: TraceCache | None,
) -> Simulated | None:
    """Return the simulation of a body, None where it would have to guess a cost."""
    if not all(cost.covered for cost in costs):
        return None
    result = simulate_body(
        body.instructions, machine, body.repeats, stepped, cache, straight_line=body.straight_line
    )
    return Simulated(result.cycles_per_iteration, dict(result.stalls), result.bottleneck)
