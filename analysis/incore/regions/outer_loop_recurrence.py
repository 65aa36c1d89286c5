"""Recurrence of an outer loop through memory: a store of one inner-loop run feeds a load of the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import ceil

from ....isa.instruction import Instruction, Memory
from ....records import record
from ...machine.record import Machine
from .latency import address_of, forwarding_cycles
from .record import BodyAnalysis

_MOST_PLACES = 64
"""Maximum number of addresses tracked; unrolled copies repeat the same pattern."""


@record
class OuterLoopRecurrence:
    """Dependency chain through memory from each execution of an inner loop to the next one.

    Attributes
    ----------
    cycles : float
        Latency from a load to the same load of the next execution: through the computation of the new value,
        and from store to load.
    load, store : int
        Positions in the body.
    least_iterations : int
        Trip count from which on an execution of the inner loop, by the loop's own bound, takes at least
        `cycles`.
    """

    cycles: float
    load: int
    store: int
    least_iterations: int


def outer_loop_recurrence(
    analysis: BodyAnalysis, bodies: Sequence[BodyAnalysis], machine: Machine
) -> OuterLoopRecurrence | None:
    """Return the slowest recurrence of an outer loop through memory, None where none is known.

    Parameters
    ----------
    analysis : BodyAnalysis
        The inner loop.
    bodies : sequence of BodyAnalysis
        All bodies of the same function.
    machine : Machine
        The machine whose store-to-load latency counts.

    Notes
    -----
    An iteration changes what it loads, and each run begins at the same address: the registers of the address
    are not written in the loop around, or set to the same value before each run. So a run takes no less than
    the chain of one of its places, however few iterations it has.

    Examples
    --------
    >>> from chainline.analysis.incore.regions.file import analyse_file
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> row = ["vmovapd %ymm0, %ymm2", "vfmadd213pd (%rdi,%rax), %ymm1, %ymm2", "vmovupd %ymm2, (%rdi,%rax)"]
    >>> inner = [".L0: xorl %eax, %eax", ".L1:", *row, "addq $32, %rax", "cmpq %rax, %rdx", "jne .L1"]
    >>> text = "\\n".join(["f:", *inner, "decq %rcx", "jne .L0", "ret"])
    >>> machine = load_machine("spr")
    >>> bodies = analyse_file(parse(text, "x86-64"), machine, arguments={}).functions[0].bodies
    >>> inner = next(body for body in bodies if body.body.label == ".L1")
    >>> found = outer_loop_recurrence(inner, bodies, machine)
    >>> found.cycles, found.least_iterations
    (10.0, 10)
    """
    label = analysis.body.label
    around = next((one for one in bodies if label in one.body.inner), None)
    if around is None or not analysis.body.repeats or analysis.least_cycles <= 0:
        return None
    code = analysis.body.instructions
    inner = [one for body in _inside(around, bodies) for one in body.body.instructions]
    same = _same_each_run(around.body.instructions, analysis.body.first_line, inner)
    places = (one for one in _changed_places(code) if _roots(code[one[1]].stores[0]) <= same)
    found: OuterLoopRecurrence | None = None
    for load, store in islice(places, _MOST_PLACES):
        between = _cycles_between(analysis, load, store)
        if between is None:
            continue
        cycles = between + forwarding_cycles(code[store], code[load], machine)
        if found is None or cycles > found.cycles:
            found = OuterLoopRecurrence(cycles, load, store, ceil(cycles / analysis.least_cycles))
    return found if found is not None and found.least_iterations > 1 else None


def _inside(around: BodyAnalysis, bodies: Sequence[BodyAnalysis]) -> Iterator[BodyAnalysis]:
    """Yield the loops inside a loop, those inside these too."""
    for body in bodies:
        if body.body.label in around.body.inner:
            yield body
            yield from _inside(body, bodies)


def _changed_places(code: Sequence[Instruction]) -> Iterator[tuple[int, int]]:
    """Yield the positions of each load and of a later store to the same address, in one iteration."""
    loads: dict[tuple[object, ...], tuple[int, Memory]] = {}
    for position, instruction in enumerate(code):
        for memory in instruction.stores:
            if (place := _place(memory)) in loads and len(instruction.stores) == 1:
                yield loads[place][0], position
        loads |= {_place(memory): (position, memory) for memory in instruction.loads}
        written = set(instruction.writes)
        if any(root in written for _, memory in loads.values() for root in _roots(memory)):
            loads = {place: one for place, one in loads.items() if written.isdisjoint(_roots(one[1]))}


def _place(memory: Memory) -> tuple[object, ...]:
    return *address_of(memory), memory.vl_scaled, memory.index_extend, memory.bits


def _roots(memory: Memory) -> set[str]:
    return {register.root for register in (memory.base, memory.index) if register is not None}


def _same_each_run(outer: Sequence[Instruction], first_line: int, inner: Sequence[Instruction]) -> set[str]:
    """Return the registers that have the same value whenever the inner loop at a line is entered.

    Parameters
    ----------
    outer : sequence of Instruction
        Of the loop around, without inner ones.
    inner : sequence of Instruction
        Of these: what they write is not the same, even if no loop of them runs.
    """
    within = {id(one) for one in inner}
    code = sorted((*outer, *inner), key=lambda one: one.line)
    same = {root for one in code for root in one.reads} - {root for one in code for root in one.writes}
    for one in code:
        if one.line >= first_line:
            break
        fixed = id(one) not in within and not one.loads and set(one.reads) <= same
        same = same | set(one.writes) if fixed else same - set(one.writes)
    return same


def _cycles_between(analysis: BodyAnalysis, load: int, store: int) -> float | None:
    """Return the cycles from a load's value to the store that depends on it; None where none does."""
    reached = {2 * load: 0.0}
    for arc in sorted(analysis.arcs, key=lambda arc: arc.reader):
        if arc.distance == 0 and arc.writer in reached:
            so_far = reached.get(arc.reader, 0.0)
            reached[arc.reader] = max(so_far, reached[arc.writer] + arc.cycles)
    return reached.get(2 * store)
