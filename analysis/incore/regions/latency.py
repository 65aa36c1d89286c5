"""Latencies of instructions on a machine, and the critical path through one iteration of a body.

`costs_of` gives the latency of each way from an operand to the result of an instruction; `waits_of` adds them
along dependencies.

An instruction waits twice: its load for the address registers, its operation for the loaded
value and the other registers. So the load of a memory operand counts once on a path, where the
address comes in, and not again along the accumulator:

    issue = max(address ready + load latency, stored value ready + forwarding, operands ready)

A value in memory is ready for a load when what is stored is ready: the store adds no latency of
its own, forwarding to the load does, and more where the load needs bytes of several stores.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Hashable, Sequence
from functools import partial

from ....asm.chains import addends
from ....asm.dependencies import memory_dependencies
from ....asm.induction_variables import address_updates
from ....isa.instruction import Instruction, Kind, Memory, RegisterKind
from ....isa.instruction_form import ShapedCode, shape_of
from ....records import record, replace
from ...machine.instruction_costs import CERTAINTIES
from ...machine.record import Machine
from ..contributions import LOADS, STORES
from ..operations import OperationClass, as_awaited, once_for_shape, operations_of
from ..pipeline.data_flow import is_renamed
from ..pipeline.tables import (
    COST,
    EDGE,
    FLOW,
    MEMORY,
    SOURCE,
    TARGET,
    Table,
    call,
    real_zeros,
    table_of,
    zeros,
)
from .loop_carried import Arcs


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
    certainty : str
        Of `CERTAINTIES`, as the machine file's form says.
    """

    name: str
    load_cycles: float
    compute_cycles: float
    accumulate_cycles: float
    operations: tuple[OperationClass, ...]
    covered: bool = True
    certainty: str = ""

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
    instructions : sequence of Instruction
        The instructions, in program order.
    machine : Machine
        The machine.
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
            cost = known[key] = _cost(instruction, machine)
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
    """Return the longest latency that the machine file is sure of: the worst of an uncovered instruction."""
    sure = (form.costs for form in machine.forms.forms if not form.certainty)  # not fences, `rdrand`
    entries = [*machine.instructions.values(), *sure]
    operations = [operation for entry in entries for operation in (entry.default, *entry.by_bits.values())]
    return max(operation.latency_cycles for operation in operations)


@once_for_shape
def _cost(instruction: Instruction, machine: Machine) -> Cost:
    operations = operations_of(instruction, machine)
    load = compute = accumulate = 0.0
    name = certainty = ""
    for number, operation in enumerate(operations):
        found = machine.operation_or_none(operation.name, operation.bits)
        if found is None:
            return _UNCOVERED
        if operation.kind in LOADS:
            load = max(load, found.latency_cycles)
        elif operation.kind not in STORES and number == 0:
            name, compute = operation.kind, found.latency_cycles
            accumulate = found.accumulate_latency_cycles
        if (form := machine.forms.named(operation.name)) is not None:
            certainty = max(certainty, form.certainty, key=CERTAINTIES.index)
            if form.first_latency_cycles is not None:  # a bound counts the least
                compute = accumulate = min(compute, form.first_latency_cycles)
    return Cost(name, load, compute, accumulate, operations, certainty=certainty)


_LOADED = frozenset({Kind.LOAD, Kind.GATHER, Kind.BROADCAST, Kind.MOVE})


@record
class CriticalPath:
    """The slowest way through one turn of a body: its cycles, and positions from first to last."""

    cycles: float
    positions: tuple[int, ...]


@record
class Waits:
    """Dependencies of the instructions of a body, with latencies.

    Attributes
    ----------
    edges : table of `EDGE`
        Dependencies in the order of `asm.dependencies.dependencies`, and room for more.
    n_edges : int
        Number of dependencies.
    arcs : Arcs
        With latencies, in the same order.
    """

    edges: Table
    n_edges: int
    arcs: Arcs


def waits_of(
    code: ShapedCode,
    costs: Sequence[Cost],
    machine: Machine,
    loop: bool,
    uncovered_cycles: float = 0.0,
) -> Waits:
    """Return the dependencies of a body, and their latencies.

    Parameters
    ----------
    code : ShapedCode
        Instructions of a body, by form.
    costs : sequence of Cost
        Latencies of each instruction, by position.
    machine : Machine
        The machine.
    loop : bool
        Whether the last instruction is followed by the first again.
    uncovered_cycles : float
        Latency of an instruction that the machine file does not cover.

    Notes
    -----
    Issue times are those of the operation, after its load if it has one. The stack pointer that
    push and pop step on costs nothing: x86-64 cores track it at rename.
    """
    flow = _flow(code.examples, machine)
    memory = _through_memory(code, machine, loop)
    turns = 2 if loop else 1
    most = len(memory) + turns * sum(
        times * (flow.shapes[shape].read_end - flow.shapes[shape].read_first)
        for shape, times in Counter(code.shapes).items()
    )
    numbers, rows = _cost_table(costs, uncovered_cycles)
    edges, n_arcs = (EDGE * most)(), zeros(1)
    # an instruction steps on what it reads, too: two arcs
    writers, readers, distances, cycles = *(zeros(2 * most) for _ in range(3)), real_zeros(2 * most)
    isa = machine.instruction_set
    stack_pointer = isa.registers.stack_pointer if isa.induction.stack else ""
    n_edges = call(
        "flow_arcs",
        *(code.shapes, len(code.shapes), code.registers),
        *(flow.shapes, flow.sources, flow.targets, numbers, rows),
        *(memory, len(memory), turns, code.numbers.get(stack_pointer, -1), zeros(len(code.numbers))),
        *(edges, writers, readers, distances, cycles, n_arcs),
    )
    n = n_arcs[0]
    return Waits(edges, n_edges, Arcs(writers[:n], readers[:n], distances[:n], cycles[:n]))


@record
class _Flow:
    """Register use of instructions by shape: tables of `FLOW`, `SOURCE` and `TARGET`."""

    shapes: Table
    sources: Table
    targets: Table


def _flow(examples: Sequence[Instruction], machine: Machine) -> _Flow:
    shapes: list[tuple[int, ...]] = []
    sources: list[tuple[int, ...]] = []
    targets: list[tuple[int, ...]] = []
    for example in examples:
        first_read, first_write = len(sources), len(targets)
        reads, writes, n_roots = _registers_of(example, machine)
        sources += reads
        targets += writes
        shapes.append((first_read, len(sources), first_write, len(targets), n_roots))
    return _Flow(table_of(FLOW, shapes), table_of(SOURCE, sources), table_of(TARGET, targets))


_Rows = list[tuple[int, ...]]


@once_for_shape
def _registers_of(instruction: Instruction, machine: Machine) -> tuple[_Rows, _Rows, int]:
    """Return the rows of `SOURCE` and of `TARGET` of a shape, and the number of its registers."""
    roots, one = shape_of(instruction).roots, as_awaited(instruction, machine)
    waited, updated, added = _before_load(one), address_updates(one), addends(one)
    steps = updated if one.loads or one.stores else ()
    place = {root: number for number, root in enumerate(roots)}
    reads: _Rows = [(place[root], root in waited, root in steps, root in added) for root in one.reads]
    return reads, [(place[root], root in updated) for root in one.writes], len(roots)


def _through_memory(code: ShapedCode, machine: Machine, loop: bool) -> Table:
    """Return the table of `MEMORY` of a body."""
    instructions, blocked = code.instructions, machine.core.store_blocked_cycles
    return table_of(
        MEMORY,
        [
            (
                one.writer,
                one.reader,
                one.distance,
                forwarding_cycles(instructions[one.writer], instructions[one.reader], machine)
                if one.whole
                else blocked,
            )
            for one in memory_dependencies(code, loop)
        ],
    )


def _cost_table(costs: Sequence[Cost], uncovered_cycles: float) -> tuple[array[int], Table]:
    """Return the number of each cost, and the table of `COST` by number."""
    known = {id(cost): cost for cost in costs}
    number = {identity: place for place, identity in enumerate(known)}
    names: dict[str, int] = {}
    rows = [
        (
            names.setdefault(cost.name, len(names)),
            cost.covered and cost.accumulate_cycles < cost.compute_cycles,
            cost.load_cycles,
            cost.compute_cycles if cost.covered else uncovered_cycles,
            cost.accumulate_cycles,
        )
        for cost in known.values()
    ]
    return array("q", [number[id(cost)] for cost in costs]), table_of(COST, rows)


def forwarding_cycles(writer: Instruction, reader: Instruction, machine: Machine) -> float:
    """Return the cycles from a store to a load of the same bytes.

    Parameters
    ----------
    writer, reader : Instruction
        The store and the load.
    machine : Machine
        The machine, which sets the cycles of store forwarding.
    """
    core = machine.core
    if any(register.kind is RegisterKind.VECTOR for register in writer.register_operands):
        return core.store_forward_cycles
    if is_renamed(reader, core):
        alike = not {address_of(m) for m in writer.stores}.isdisjoint(map(address_of, reader.loads))
        stack = machine.instruction_set.induction.stack
        moves = [one.mnemonic.removesuffix("q") in stack for one in (writer, reader)]
        if alike or core.renames_any_address or (core.stack_engine and all(moves)):
            return 0.0
    least = core.least_store_forward_cycles  # what is computed from these is a bound
    return least or core.integer_store_forward_cycles or core.store_forward_cycles


def address_of(memory: Memory) -> tuple[object, ...]:
    """Return base, index, scale, symbol and displacement of a memory operand: equal ones are one address."""
    return memory.base, memory.index, memory.scale, memory.symbol, memory.displacement


def critical_path(costs: Sequence[Cost], arcs: Arcs, uncovered_cycles: float = 0.0) -> CriticalPath:
    """Return the critical path through one iteration, from operands that are ready at its start.

    Parameters
    ----------
    costs : sequence of Cost
        Latencies of each instruction, by position.
    arcs : Arcs
        Those of distance 0 in the order of their readers, as `waits_of` gives them.
    uncovered_cycles : float
        Latency of an instruction that the machine file does not cover.
    """
    issued = _issue(costs, arcs, uncovered_cycles)
    if issued.last < 0:
        return CriticalPath(0.0, ())
    cost = costs[issued.last]
    path = [2 * issued.last]
    while (node := issued.before[path[-1]]) >= 0:
        path.append(node)
    cycles = issued.cycles[path[0]] + (cost.compute_cycles if cost.covered else uncovered_cycles)
    return CriticalPath(cycles, tuple(node // 2 for node in reversed(path)))


def issue_cycles(costs: Sequence[Cost], arcs: Arcs) -> tuple[float, ...]:
    """Return the issue cycle of each instruction's operation in one turn that only dependencies delay."""
    return tuple(_issue(costs, arcs).cycles[::2])


@record
class _Issue:
    """Issue cycle of each node, its predecessor on the slowest way or -1, and the last node to end or -1."""

    cycles: array[float]
    before: array[int]
    last: int


def _issue(costs: Sequence[Cost], arcs: Arcs, uncovered_cycles: float = 0.0) -> _Issue:
    n = len(costs)
    numbers, rows = _cost_table(costs, uncovered_cycles)
    cycles, before = real_zeros(2 * n), zeros(2 * n)
    columns = arcs.writers, arcs.readers, arcs.distances, arcs.cycles
    last = call("issue_nodes", numbers, n, rows, *columns, len(arcs), cycles, before)
    return _Issue(cycles, before, last)


def _before_load(instruction: Instruction) -> Sequence[str]:
    """Return the roots that the load of an instruction waits for."""
    if not instruction.loads:
        return ()
    roots = [r.root for memory in instruction.loads for r in (memory.base, memory.index) if r is not None]
    if instruction.kind in _LOADED:
        # the mask or predicate too; the old destination of a merging load only after it
        roots += [root for root in instruction.reads if root not in instruction.writes]
    return roots
