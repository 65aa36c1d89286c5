"""Bounds of a body that know nothing of waiting: execution ports, dispatch and retirement.

Cost of the loop that library functions were measured in: it is part of their measured cost.

`calibrate` calls a function for one element after the other: a load, the call, a store, a counter. The
same instructions beside a call in a body are part of the call's measured cost.

Samples by instruction -> how often each basic block is executed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from math import ceil

from ....asm.call_targets import without_guesses
from ....asm.control_flow import ControlFlow
from ....asm.listing import parse
from ....asm.listing_record import Listing
from ....asm.profile.record import Profile
from ....isa.instruction import Kind
from ....records import replace
from ...machine.record import Machine
from ..bound_names import DISPATCH, FETCH, PORTS, RETIRE
from ..operations import OperationClass
from ..pipeline.simulate import simulate_body
from ..throughput import ThroughputBound, dispatch_slots, port_bound, ports_as_busy
from .latency import Cost, costs_of
from .record import Bound


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
    return port_bound(_totals(costs), machine).cycles


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
