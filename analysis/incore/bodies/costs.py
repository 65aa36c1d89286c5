"""Cost of one instruction on a machine: the latency of each way to its result, and its ports."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from ....isa.instruction import Instruction
from ....isa.instruction_form import shape_of
from ....records import record, replace
from ...machine.record import Machine
from ..contributions import LOADS, STORES
from ..operations import OperationClass, operations_of


@record
class Cost:
    """Latencies of one instruction in cycles.

    Attributes
    ----------
    name : str
        Class of what it computes, empty for a plain load or store.
    load_cycles : float
        From the address to the loaded value; 0 without a load.
    compute_cycles : float
        From the operands to the result; 0 where there is nothing to compute.
    accumulate_cycles : float
        The same from the addend, between two of one class.
    operations : tuple of OperationClass
        Its operations.
    covered : bool
        Whether the machine file has all of it. Otherwise the latencies are 0, the best case.
    """

    name: str
    load_cycles: float
    compute_cycles: float
    accumulate_cycles: float
    operations: tuple[OperationClass, ...]
    covered: bool = True

    @property
    def latency_cycles(self) -> float:
        """Latency from the address, or from the operands without one, to the result."""
        return self.load_cycles + self.compute_cycles

    @property
    def computes(self) -> bool:
        """True where there is an operation beside accesses to memory."""
        return bool(self.name)


_UNCOVERED = Cost("", 0.0, 0.0, 0.0, (), covered=False)


def costs_of(
    instructions: Sequence[Instruction], machine: Machine, unknown: Sequence[int] = ()
) -> tuple[Cost, ...]:
    """Return the cost of each instruction.

    Parameters
    ----------
    unknown : sequence of int
        Positions of those that could not be decoded.
    """
    known: dict[Hashable, Cost] = {}
    missing = frozenset(unknown)
    costs = []
    for position, instruction in enumerate(instructions):
        if position in missing:
            costs.append(_UNCOVERED)
            continue
        key = shape_of(instruction).key
        if (cost := known.get(key)) is None:
            cost = known[key] = _cost(operations_of(instruction, machine), machine)
        costs.append(cost)
    if machine.core.ports_closed_beside_wide and any(map(partial(_computes_wide, machine), known.values())):
        slower = {id(cost): _without_passing_on(cost, machine) for cost in known.values()}
        costs = [slower.get(id(cost), cost) for cost in costs]
    return tuple(costs)


def _computes_wide(machine: Machine, cost: Cost) -> bool:
    return cost.computes and cost.operations[0].bits >= machine.core.vector_bits


def _without_passing_on(cost: Cost, machine: Machine) -> Cost:
    """Return the cost beside vectors of full width, which turn the early forwarding of sums off."""
    if not cost.computes or cost.operations[0].bits >= machine.core.vector_bits:
        return cost
    return replace(cost, accumulate_cycles=cost.compute_cycles)


def longest_latency_cycles(machine: Machine) -> float:
    """Return the longest latency in the machine file: the worst case of an uncovered instruction."""
    entries = [*machine.instructions.values(), *(form.costs for form in machine.forms.forms)]
    operations = [operation for entry in entries for operation in (entry.default, *entry.by_bits.values())]
    return max(operation.latency_cycles for operation in operations)


def _cost(operations: tuple[OperationClass, ...], machine: Machine) -> Cost:
    load = compute = accumulate = 0.0
    name = ""
    for number, operation in enumerate(operations):
        found = machine.operation_or_none(operation.name, operation.bits)
        if found is None:
            return _UNCOVERED
        if operation.kind in LOADS:
            load = max(load, found.latency_cycles)
        elif operation.kind not in STORES and number == 0:
            name, compute = operation.kind, found.latency_cycles
            accumulate = found.accumulate_latency_cycles
    return Cost(name, load, compute, accumulate, operations)
