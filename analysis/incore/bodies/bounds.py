"""Bounds of a body that know nothing of waiting: execution ports, dispatch and retirement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from math import ceil

from ...machine.record import Machine
from ..bound_names import DISPATCH, FETCH, PORTS, RETIRE
from ..operations import OperationClass
from ..throughput import ThroughputBound, dispatch_slots, port_bound, ports_as_busy
from .costs import Cost
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
