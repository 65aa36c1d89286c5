"""Latencies along the dependencies of a body, and the critical path through one turn of it.

An instruction waits twice: its load for the address registers, its operation for the loaded
value and the other registers. So the load of a memory operand counts once on a path, where the
address comes in, and not again along the accumulator:

    issue = max(address ready + load latency, stored value ready + forwarding, operands ready)

A value in memory is ready for a load when what is stored is ready: the store adds no latency of
its own, forwarding to the load does, and more where the load needs bytes of several stores.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import NamedTuple

from ....asm.addends import addends
from ....asm.dependencies import MEMORY, Dependency
from ....asm.instruction import Instruction, Kind, Memory
from ....asm.pointer_steps import address_updates, may_step
from ....asm.registers import RegisterKind
from ....asm.shape import shape_of
from ....records import record
from ...machine.record import Machine
from .costs import Cost

_LOADED = frozenset({Kind.LOAD, Kind.GATHER, Kind.BROADCAST, Kind.MOVE})
_STACK_POINTER = "rsp"
_STEP_CYCLES = 1.0  # an add beside the access


class Arc(NamedTuple):
    """`reader` issues no earlier than `cycles` after `writer`, `distance` iterations before.

    Both are nodes: `2 n` is the operation of instruction `n`, `2 n + 1` the step that it makes
    on an address register beside it.
    """

    writer: int
    reader: int
    cycles: float
    distance: int


_arc = partial(tuple.__new__, Arc)
"""Makes an arc of a tuple of all its fields."""


@record
class CriticalPath:
    """The slowest way through one turn of a body: its cycles, and positions from first to last."""

    cycles: float
    positions: tuple[int, ...]


def latency_arcs(
    instructions: Sequence[Instruction],
    costs: Sequence[Cost],
    found: Sequence[Dependency],
    machine: Machine,
    uncovered_cycles: float = 0.0,
) -> list[Arc]:
    """Return the dependencies of a body as arcs with latencies, in the order of `found`.

    Parameters
    ----------
    found : sequence of Dependency
        From `asm.dependencies.dependencies`.
    uncovered_cycles : float
        Latency of an instruction that the machine file does not cover.

    Notes
    -----
    Issue times are those of the operation, after its load if it has one. The stack pointer that
    push and pop step on costs nothing: x86-64 cores track it at rename.
    """
    made = [cost.compute_cycles if cost.covered else uncovered_cycles for cost in costs]
    late = {id(cost) for cost in costs if cost.covered and cost.accumulate_cycles < cost.compute_cycles}
    core = machine.core
    arcs: list[Arc] = []
    steps: dict[Hashable, bool] = {}
    waiting = -1  # what the last dependency was of: several of one reader follow each other
    for writer, reader, kind, place, distance, stepped, whole in found:
        if kind == MEMORY:
            pair = instructions[writer], instructions[reader]
            forward = _forwarding(*pair, machine) if whole else core.store_blocked_cycles
            arcs.append(Arc(2 * writer, 2 * reader, made[writer] + forward, distance))
            continue
        if reader != waiting:
            waiting, instruction, cost = reader, instructions[reader], costs[reader]
            addressing = _before_load(instruction) if cost.load_cycles else ()
            key = shape_of(instruction).key
            if (steps_on := steps.get(key)) is None:
                accesses = instruction.loads or instruction.stores
                steps_on = steps[key] = bool(accesses) and may_step(instruction)
            stepping = address_updates(instruction) if steps_on else ()
            adding: frozenset[str] | None = None
        ready, before = made[writer], cost.load_cycles if place in addressing else 0.0
        if stepped:
            ready = 0.0 if place == _STACK_POINTER else _STEP_CYCLES
        elif id(costs[writer]) in late and costs[writer].name == cost.name:
            adding = addends(instruction) if adding is None else adding
            ready = costs[writer].accumulate_cycles if place in adding else ready
        arcs.append(_arc((2 * writer + stepped, 2 * reader, ready + before, distance)))
        if place in stepping:
            arcs.append(Arc(2 * writer + stepped, 2 * reader + 1, ready, distance))
    return arcs


def _forwarding(writer: Instruction, reader: Instruction, machine: Machine) -> float:
    """Return the cycles from a store to a load of the same bytes."""
    core = machine.core
    if any(register.kind is RegisterKind.VECTOR for register in writer.register_operands):
        return core.store_forward_cycles
    if core.renames_memory and not {_address(m) for m in writer.stores}.isdisjoint(
        map(_address, reader.loads)
    ):
        return 0.0
    return core.integer_store_forward_cycles or core.store_forward_cycles


def _address(memory: Memory) -> tuple[object, ...]:
    return memory.base, memory.index, memory.scale, memory.symbol, memory.displacement


def critical_path(costs: Sequence[Cost], arcs: Sequence[Arc], uncovered_cycles: float = 0.0) -> CriticalPath:
    """Return the slowest way through one turn, from operands that are ready at its start.

    Parameters
    ----------
    arcs : sequence of Arc
        Those of distance 0 in the order of their readers, as `latency_arcs` gives them.
    """
    issue, before = _issue(costs, arcs)
    ends = [
        issue[2 * n] + (cost.compute_cycles if cost.covered else uncovered_cycles)
        for n, cost in enumerate(costs)
    ]
    if not ends:
        return CriticalPath(0.0, ())
    last = max(range(len(ends)), key=ends.__getitem__)
    path = [2 * last]
    while path[-1] in before:
        path.append(before[path[-1]])
    return CriticalPath(ends[last], tuple(node // 2 for node in reversed(path)))


def issue_cycles(costs: Sequence[Cost], arcs: Sequence[Arc]) -> tuple[float, ...]:
    """Return when each instruction issues its operation in one turn that only dependencies delay."""
    return tuple(_issue(costs, arcs)[0][::2])


def _issue(costs: Sequence[Cost], arcs: Sequence[Arc]) -> tuple[list[float], dict[int, int]]:
    """Return the issue time of each node, and the node before it on the slowest way there."""
    issue = [cycles for cost in costs for cycles in (cost.load_cycles, 0.0)]
    before: dict[int, int] = {}
    for writer, reader, cycles, distance in arcs:
        if distance == 0:
            reached = issue[writer] + cycles
            if reached > issue[reader]:
                issue[reader] = reached
                before[reader] = writer
    return issue, before


def _before_load(instruction: Instruction) -> Sequence[str]:
    """Return the roots that the load of an instruction waits for."""
    if not instruction.loads:
        return ()
    roots = [r.root for memory in instruction.loads for r in (memory.base, memory.index) if r is not None]
    if instruction.kind in _LOADED:
        # the mask or predicate too; the old destination of a merging load only after it
        roots += [root for root in instruction.reads if root not in instruction.writes]
    return roots
