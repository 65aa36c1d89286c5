"""Gain of several partial sums in place of each, by a simulation of the loop's own instructions.

A loop that waits for its sums is written out several times, each copy with sums of its own in vector
registers that the loop leaves free: what a compiler makes of several partial sums.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from ....isa.instruction import Instruction, Kind, Register
from ....records import replace
from ...machine.record import Machine
from ..pipeline.simulate import simulate_body
from .record import BodyAnalysis
from .verdict import ChainKind, adds_one_by_one, chain_kind

_ADDS = frozenset({Kind.FMA, Kind.ADD})
_MOST_COPIES = 8


def sums_wanted(analysis: BodyAnalysis) -> int:
    """Return the number of partial sums in place of each that would hide its latency; 1 where none waits."""
    least = analysis.throughput_cycles
    if not least or chain_kind(analysis) is not ChainKind.SUM or adds_one_by_one(analysis):
        return 1
    return ceil(analysis.carried.cycles / least - 1e-9)


def gain_of_more_sums(analysis: BodyAnalysis, machine: Machine) -> float | None:
    """Return the speedup of a loop with as many sums as are wanted, by the simulation.

    None where no more are wanted, the loop was not simulated, or registers do not suffice.
    """
    copies = sums_wanted(analysis)
    if analysis.simulated is None or not 1 < copies <= _MOST_COPIES or analysis.body.unknown:
        return None
    code = with_more_sums(analysis.body.instructions, copies, machine)
    if code is None:
        return None
    cycles = simulate_body(code, machine, loop=True).cycles_per_iteration / copies
    return analysis.simulated.cycles / cycles if cycles else None


def with_more_sums(
    code: Sequence[Instruction], copies: int, machine: Machine
) -> tuple[Instruction, ...] | None:
    """Return copies of an iteration whose sums are apart; None where vector registers do not suffice.

    Parameters
    ----------
    code : sequence of Instruction
        One iteration.
    copies : int
        Number of copies, each with sums of its own.
    machine : Machine
        The machine, which sets the number of vector registers.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> from ...machine.load import load_machine
    >>> code = parse("vaddpd (%rdi), %zmm0, %zmm0; addq $64, %rdi", "x86-64").instructions
    >>> [i.writes for i in with_more_sums(code, 2, load_machine("zen5"))][::2]
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
    """Return an instruction with other registers in the place of some."""
    return replace(
        instruction,
        reads=tuple(names.get(root, root) for root in instruction.reads),
        writes=tuple(names.get(root, root) for root in instruction.writes),
        operands=tuple(
            replace(operand, root=names.get(operand.root, operand.root))
            if isinstance(operand, Register)
            else operand
            for operand in instruction.operands
        ),
    )
