"""Accumulator expansion: speedup of a reduction with several partial sums, by simulation.

The iteration of a loop that waits for its accumulators is copied several times (modulo unrolling). Each copy
has accumulators of its own, in vector registers that the loop leaves free.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from ....isa.instruction import Instruction, Kind, Memory, Register, Shape
from ....isa.instruction_form import shape_of
from ....records import replace
from ...machine.record import Machine
from ..pipeline.simulate import simulate_body
from .record import BodyAnalysis
from .verdict import ChainKind, adds_one_by_one, chain_kind

_ADDS = frozenset({Kind.FMA, Kind.ADD})
_MOST_COPIES = 8


def wanted_accumulators(analysis: BodyAnalysis) -> int:
    """Return the number of accumulators per sum that hides the latency of the adds; 1 where no add waits."""
    least = analysis.throughput_cycles
    if not least or chain_kind(analysis) is not ChainKind.SUM or adds_one_by_one(analysis):
        return 1
    return ceil(analysis.carried.cycles / least - 1e-9)


def expansion_speedup(analysis: BodyAnalysis, machine: Machine) -> float | None:
    """Return the speedup of a loop by accumulator expansion, simulated.

    None where no more accumulators are wanted, the loop was not simulated, or registers do not suffice.
    """
    copies = wanted_accumulators(analysis)
    if analysis.simulated is None or not 1 < copies <= _MOST_COPIES or analysis.body.unknown:
        return None
    code = expanded_accumulators(analysis.body.instructions, copies, machine)
    if code is None:
        return None
    cycles = simulate_body(code, machine, loop=True).cycles_per_iteration / copies
    return analysis.simulated.cycles / cycles if cycles else None


def expanded_accumulators(
    code: Sequence[Instruction], copies: int, machine: Machine
) -> tuple[Instruction, ...] | None:
    """Return copies of an iteration, each with accumulators of its own; None where registers do not suffice.

    Parameters
    ----------
    code : sequence of Instruction
        One iteration.
    copies : int
        Number of copies.
    machine : Machine
        The machine, which sets the number of vector registers.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> from ...machine.load import load_machine
    >>> code = parse("vaddpd (%rdi), %zmm0, %zmm0; addq $64, %rdi", "x86-64").instructions
    >>> [i.writes for i in expanded_accumulators(code, 2, load_machine("zen5"))][::2]
    [('zmm0',), ('zmm1',)]
    """
    sums = _sums(code)
    used = {root for instruction in code for root in (*instruction.reads, *instruction.writes)}
    vectors = machine.instruction_set.registers.vectors[: machine.core.vector_registers]
    free = [root for root in vectors if root not in used]
    if len(free) < (copies - 1) * len(sums):
        return None
    found = list(code)
    for copy in range(copies - 1):
        names = dict(zip(sums, free[copy * len(sums) :], strict=False))
        found += [_renamed(instruction, names) for instruction in code]
    return tuple(found)


def _sums(code: Sequence[Instruction]) -> tuple[str, ...]:
    """Return the registers that an iteration adds to and hands on: read before anything else writes them."""
    written: set[str] = set()
    carried: dict[str, None] = {}
    added = {root for i in code if i.kind in _ADDS for root in i.writes}
    for instruction in code:
        carried.update(dict.fromkeys(r for r in instruction.reads if r in added and r not in written))
        written.update(instruction.writes)
    return tuple(carried)


def _renamed(instruction: Instruction, names: Mapping[str, str]) -> Instruction:
    """Return an instruction with other registers, which it does not have, in the place of some."""
    shape = shape_of(instruction)
    if not any(root in names for root in shape.roots):
        return instruction
    renamed = replace(
        instruction,
        reads=tuple(names.get(root, root) for root in instruction.reads),
        writes=tuple(names.get(root, root) for root in instruction.writes),
        operands=tuple(
            replace(operand, root=names.get(operand.root, operand.root))
            if isinstance(operand, Register) and operand.root in names
            else operand
            for operand in instruction.operands
        ),
    )
    roots = tuple(names.get(root, root) for root in shape.roots)
    plain = all(isinstance(operand, Register | Memory) for operand in instruction.operands)
    elsewhere = {instruction.mask, *(r.root for m in _memories(instruction) for r in (m.base, m.index) if r)}
    of_one_file = all(old[0] == new[0] for old, new in zip(shape.roots, roots, strict=True))
    if plain and of_one_file and names.keys().isdisjoint(elsewhere):
        renamed.remember(Shape(shape.key, roots))
    return renamed


def _memories(instruction: Instruction) -> tuple[Memory, ...]:
    return instruction.loads + instruction.stores
