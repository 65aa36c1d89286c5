"""A loop unrolled: its iteration several times, with one counter, one comparison and one branch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ....isa.instruction import CARRY, FLAGS, Instruction, Kind, Memory, with_memory
from ....isa.registers import Register
from ....records import replace
from .induction_rewrite import Step, Variant, longer_step, moved, steps_of

_COMPARES = ("cmp", "test", "tst", "cmn")


def unrolled(code: Sequence[Instruction], copies: int, scalable_bits: int, label: str) -> Variant | None:
    """Return an iteration as if the loop were unrolled; None where its counter cannot be followed.

    Parameters
    ----------
    copies : int
        Iterations in place of one.
    scalable_bits : int
        SVE vector length in bits, 0 on x86-64.
    label : str
        Of the loop, which its last branch goes to.

    Notes
    -----
    Registers keep their names, so that what waits for the iteration before still does. Of all copies but
    the last, what steps registers, compares, and branches back is left out; their accesses stand as many
    steps further on.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> text = "vmovupd (%rdi), %ymm0; addq $32, %rdi; cmpq %rdi, %rcx; jne .L1"
    >>> made = unrolled(parse(text, "x86-64").instructions, 2, 0, ".L1")
    >>> [i.mnemonic for i in made.code], made.code[1].loads[0].displacement
    (['vmovupd', 'vmovupd', 'addq', 'cmpq', 'jne'], 32)
    """
    steps = steps_of(code, scalable_bits)
    overhead = _overhead(code, steps, label)
    if overhead is None:
        return None
    made: list[Instruction] = []
    for copy in range(copies):
        last = copy == copies - 1
        for position, instruction in enumerate(code):
            written_back = any(m.pre_index or m.post_index for m in instruction.loads + instruction.stores)
            if position in overhead and not last and not written_back:
                continue
            one: Instruction | None = instruction
            if position in overhead and last and _steps(position, steps):
                one = longer_step(instruction, copies)
            elif written_back:
                one = _without_write_back(instruction)
            if one is None:
                return None
            ahead = partial(_ahead, steps, position, copy, copies, last)
            stays = position in overhead and written_back
            made.append(one if stays else with_memory(one, lambda m, ahead=ahead: moved(m, ahead)))  # type: ignore[misc]
    return Variant(tuple(made), float(copies))


def _overhead(code: Sequence[Instruction], steps: dict[str, Step], label: str) -> frozenset[int] | None:
    """Return the positions of instructions that an unrolled loop does once; None without a branch back."""
    branches = [p for p, i in enumerate(code) if i.kind is Kind.BRANCH and i.conditional]
    back = next((p for p in reversed(branches) if code[p].target == label), None)
    if back is None:
        return None
    found = {back, *(step.position for step in steps.values())}
    for position in range(back - 1, -1, -1):
        if not {FLAGS, CARRY}.isdisjoint(code[position].writes):
            if code[position].mnemonic.startswith(_COMPARES) and code[position].kind is Kind.INTEGER:
                found.add(position)
            elif code[position].kind is Kind.MASK:  # whilelo, which says what is left
                return None
            break
    return frozenset(found)


def _steps(position: int, steps: dict[str, Step]) -> bool:
    return any(step.position == position for step in steps.values())


def _ahead(steps: dict[str, Step], position: int, copy: int, copies: int, last: bool, root: str) -> int:
    """Return the units that a register lags behind its value in the loop as written, at a place of a copy."""
    step = steps.get(root)
    if step is None:
        return 0
    behind = step.position < position
    return step.amount * (copy + behind - (copies if last and behind else 0))


def _without_write_back(instruction: Instruction) -> Instruction:
    """Return an access that leaves its address register as it is."""

    def plain(memory: Memory) -> Memory:
        before = memory.displacement if memory.pre_index else 0
        return replace(memory, displacement=before, pre_index=False, post_index=False)

    bases = {m.base.root for m in instruction.loads + instruction.stores if isinstance(m.base, Register)}
    kept = tuple(root for root in instruction.writes if root not in bases)
    return replace(with_memory(instruction, plain), writes=kept)
