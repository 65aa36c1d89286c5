"""One body on one machine -> every bound with its instructions, and the worst case of uncovered ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from math import prod

from ....asm.call_targets import calls_of, is_call
from ....asm.interned_forms import ShapedCode, shaped_code
from ....asm.listing_record import Listing, SourceLocation
from ....asm.trace_cache import Prepared
from ....isa.instruction import Instruction
from ....records import replace
from ...machine.record import Machine
from ..bound_names import CARRIED, CRITICAL_PATH, PRECEDENCE, WINDOWED_BOUNDS
from ..pipeline.simulate import simulate_body
from .accumulator_expansion import gain_of_more_sums
from .body import Body, Shape
from .bounds import call_loop_cycles, resource_bounds, usual_port_cycles
from .chains import analyse_chains
from .latency import Cost, CriticalPath, Waits, costs_of, critical_path, longest_latency_cycles, waits_of
from .loop_carried import CarriedCycle, slowest_cycle
from .record import BodyAnalysis, Bound, PathCost, Simulated, Uncovered
from .register_pressure import FunctionRegisters
from .window import CUT_MARGIN
from .work_per_iteration import elements_per_iteration

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
    prepared: Prepared | None = None,
    *,
    graph: bool = False,
) -> BodyAnalysis:
    """Return the analysis of one body.

    Parameters
    ----------
    registers : FunctionRegisters
        Of the function that the body is part of.
    trip_count : float or None
        Iterations per entry.
    simulate : bool
        Whether to run the out-of-order simulation too.
    stepped : set of int, optional
        Positions in the listing of what addresses depend on, from `address_slice`, where they are known.
    prepared : Prepared, optional
        Of the function, where a call of it was simulated.
    graph : bool
        Whether FMA chains are found in the dependency graph, not in arrays.

    Notes
    -----
    A latency bound of a body that repeats is its slowest loop-carried cycle; the critical path
    through one iteration overlaps with that of others and bounds only code that runs once.
    """
    code = body.instructions
    costs = costs_of(code, machine, body.unknown)
    if prepared is None:
        prepared = Prepared(listing.isa, machine.scalable_bits)
    shaped = prepared.shaped(code)
    waits = waits_of(shaped, costs, machine, body.repeats)
    carried = _slowest_cycle(body, waits)
    path = _whole_path(critical_path(costs, waits.arcs), carried)
    resources = resource_bounds(costs, machine, body.repeats)
    throughput_cycles = max(bound.cycles for bound in resources)
    chains = analyse_chains(
        body, costs, waits, shaped.numbers, machine, throughput_cycles, listing.locations, graph=graph
    )
    simulated = _simulated(body, costs, machine, stepped, prepared) if simulate else None
    calling = [(position, one) for position, one in enumerate(code) if is_call(one)]
    on_cycle = frozenset(carried.positions)
    source, source_lines = _source(body, listing)
    bounds = [*resources, *chains.bounds, _latency_bound(body, path, carried)]
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
    )
    return replace(analysis, gain_of_sums=gain_of_more_sums(analysis, machine))


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
    waits = waits_of(shaped_code(code), costs, machine, body.repeats)
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
    best = critical_path(costs, waits_of(code, costs, machine, body.repeats).arcs).cycles
    carried = _slowest_cycle(body, waits)
    path = _whole_path(critical_path(costs, waits.arcs, longest), carried)
    return Uncovered(
        positions=positions,
        latency_cycles=longest,
        throughput_cycles=throughput_cycles + alone,
        critical_path_cycles=max(path.cycles, best + alone),
        loop_carried_cycles=carried.cycles,
    )


def _simulated(
    body: Body,
    costs: Sequence[Cost],
    machine: Machine,
    stepped: Set[int] | None,
    prepared: Prepared | None,
) -> Simulated | None:
    """Return the simulation of a body, None where it would have to guess a cost."""
    if not all(cost.covered for cost in costs):
        return None
    if body.shape is Shape.REGION:
        stepped = None  # what steps at its end is of no use in the function, where no branch leads back
    if stepped is not None:  # what could not be decoded, too: it makes unknown what it writes
        stepped = {n for n, position in enumerate(body.positions) if position in stepped or position < 0}
    result = simulate_body(body.instructions, machine, body.repeats, stepped, prepared)
    return Simulated(result.cycles_per_iteration, dict(result.stalls), result.bottleneck)
