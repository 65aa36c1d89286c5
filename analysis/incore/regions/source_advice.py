"""Changes of the source where no flag helps, found by the memory accesses of a body."""

from __future__ import annotations

from collections.abc import Iterator

from ....isa.instruction import CARRY, FLAGS, FLOPS_PER_LANE, Instruction, Kind, Memory, RegisterKind
from ...machine.record import Machine
from ..operations import once_for_code
from .record import BodyAnalysis

TABLES = "several tables by turns, added last: an entry that comes twice in a row waits for its store"
SUMS_IN_REGISTERS = (
    "store less: keep sums in registers, or add several terms to each that is loaded, where the loop around "
    "adds to them again"
)
AT_ONCE = "several elements at once: compare vectors of them, and look for which only where there is one"
BYTES = "vectorise: no choices by branches, and what an iteration hands on, but for sums, computed anew"
WIDER_STORES = "write wider vectors: a plain loop that a compiler vectorises, no unrolling by hand"


def rewrites(analysis: BodyAnalysis, machine: Machine) -> Iterator[str]:
    """Yield the changes of the source for a body that ports or widths limit."""
    code = analysis.body.instructions
    if updates_table(code):
        yield TABLES
    elif analysis.body.depth > 1 and sums_in_memory(code):
        yield SUMS_IN_REGISTERS
    elif is_narrow(code, machine) and not any(i.kind in FLOPS_PER_LANE for i in code):
        flow = DataFlow(code)
        if flow.chooses_address:
            return
        if flow.chooses_way and not analysis.body.decisions:
            yield AT_ONCE
        elif any(i.stores for i in code):
            yield WIDER_STORES
        elif not has_vectors(code):
            yield BYTES


def exits(analysis: BodyAnalysis) -> int:
    """Return the number of branches of an iteration that may leave the loop, its condition among them."""
    return _conditional_branches(analysis.body.instructions) - len(analysis.body.decisions)


@once_for_code
def _conditional_branches(code: tuple[Instruction, ...]) -> int:
    return sum([i.conditional for i in code if i.kind is Kind.BRANCH])


@once_for_code
def updates_table(code: tuple[Instruction, ...]) -> bool:
    """Tell whether memory is changed at an address that a loaded value is part of.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> updates_table(parse("movzbl (%rdx), %eax; incl (%rsi,%rax,4)", "x86-64").instructions)
    True
    """
    found = {root for i in code if i.loads and not i.stores for root in i.writes}
    places = [memory for i in code if i.stores for memory in i.stores if not found.isdisjoint(_roots(memory))]
    if not places:
        return False
    loaded = {_place(memory) for i in code for memory in i.loads}
    return any(_place(memory) in loaded for memory in places)


def sums_in_memory(code: tuple[Instruction, ...]) -> bool:
    """Tell whether an iteration adds to a loaded value, and stores the sum at the same place."""
    return bool(_changed(code)) and any(i.kind in (Kind.FMA, Kind.ADD) for i in code)


def is_narrow(code: tuple[Instruction, ...], machine: Machine) -> bool:
    """Tell whether there are accesses, all of them narrower than vectors."""
    accesses = [memory for i in code for memory in i.loads + i.stores]
    return bool(accesses) and all(0 < memory.bits < machine.vector_bits for memory in accesses)


class DataFlow:
    """Decisions in a loop that depend on loaded values.

    Attributes
    ----------
    chooses_way : bool
        Whether a branch depends on one.
    chooses_address : bool
        Whether an access does.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> text = "cmpb $0, (%rdi); je .L2; incq %rdi; jmp .L1"
    >>> flow = DataFlow(parse(text, "x86-64").instructions)
    >>> flow.chooses_way, flow.chooses_address
    (True, False)
    """

    def __init__(self, code: tuple[Instruction, ...]) -> None:
        self.chooses_way = self.chooses_address = False
        loaded: set[str] = set()
        for instruction in (*code, *code):  # what an iteration hands on reaches the next
            read = set(instruction.reads)
            if instruction.kind is not Kind.BRANCH:  # `inc` leaves the carry flag as it is
                read -= {FLAGS, CARRY}
            by_data = bool(instruction.loads) or not loaded.isdisjoint(read)
            if instruction.kind is Kind.BRANCH and instruction.conditional:
                self.chooses_way |= by_data
            for memory in instruction.loads + instruction.stores:
                self.chooses_address |= not loaded.isdisjoint(_roots(memory))
            if by_data:
                loaded.update(instruction.writes)
            else:
                loaded.difference_update(instruction.writes)


@once_for_code
def has_vectors(code: tuple[Instruction, ...]) -> bool:
    """Tell whether an instruction names a vector register."""
    return any(r.kind is RegisterKind.VECTOR for i in code for r in i.register_operands)


def _changed(code: tuple[Instruction, ...]) -> list[Memory]:
    """Return the places that are loaded and stored."""
    loaded = {_place(memory) for i in code for memory in i.loads}
    return [memory for i in code for memory in i.stores if _place(memory) in loaded]


def _place(memory: Memory) -> tuple[object, ...]:
    base, index = (None if r is None else r.root for r in (memory.base, memory.index))
    return base, index, memory.scale, memory.displacement, memory.symbol


def _roots(memory: Memory) -> set[str]:
    return {register.root for register in (memory.base, memory.index) if register is not None}
