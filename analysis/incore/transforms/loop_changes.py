"""Loop transforms: vector widening, unrolling, misaligned accesses, and gathers without a false dependency.

A widened loop has the same operations on more lanes, and increments that are longer by the same factor. An
unrolled loop has one counter, one comparison and one branch for all copies of its iteration.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ....isa.instruction import CARRY, FLAGS, Instruction, Kind, Memory, Register, with_memory
from ....isa.parts import Vectorisation
from ....isa.registry import FRAME_POINTERS, PROGRAM_COUNTERS
from ....records import replace
from ..operations import once_for_code
from .induction_rewrite import Step, Variant, addressed, has_vectors, lag, longer_step, moved, steps_of


def widened(
    code: Sequence[Instruction], part: Vectorisation, bits: int, element_bits: int, to_bits: int
) -> Variant | None:
    """Return an iteration with vectors of another width; None where an instruction has no such form.

    Parameters
    ----------
    code : sequence of Instruction
        The iteration.
    part : Vectorisation
        Of its instruction set.
    bits : int
        Of its operations now: those of an element where they are scalar.
    element_bits : int
        Of an element.
    to_bits : int
        A width that the instruction set has.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> from ....isa.registry import instruction_set
    >>> text = "movsd (%rdi,%rax,8), %xmm1; mulsd %xmm0, %xmm1; movsd %xmm1, (%rsi,%rax,8); incq %rax"
    >>> code = parse(text, "x86-64").instructions
    >>> made = widened(code, instruction_set("x86-64").vectorisation, 64, 64, 256)
    >>> [i.mnemonic for i in made.code], made.code[1].vector_bits, made.iterations
    (['vmovupd', 'vmulpd', 'vmovupd', 'addq'], 256, 4.0)
    """
    if not part.accepts(code, element_bits):
        return None
    steps = steps_of(code, 0)
    through, ratio = addressed(code, steps), to_bits // bits
    made: list[Instruction] = []
    for position, instruction in enumerate(code):
        stepping = any(steps[root].position == position for root in through)
        found: Sequence[Instruction] | None
        if has_vectors(instruction):
            found = part.wider(instruction, bits, element_bits, to_bits, steps=stepping)
        else:
            one = longer_step(instruction, ratio) if stepping else instruction
            found = None if one is None else [one]
        if found is None:
            return None
        lagging = partial(lag, steps, position, ratio)
        made += [with_memory(one, lambda memory, lagging=lagging: moved(memory, lagging)) for one in found]  # type: ignore[misc]
    return Variant(tuple(made), float(ratio))


_COMPARES = ("cmp", "test", "tst", "cmn")


def unrolled(code: Sequence[Instruction], copies: int, scalable_bits: int, label: str) -> Variant | None:
    """Return an iteration as if the loop were unrolled; None where its counter cannot be followed.

    Parameters
    ----------
    code : sequence of Instruction
        Instructions in program order.
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


OFFSET_BYTES = 16
"""Distance of an array from a cache line that `malloc` may leave."""
_NARROW_BITS = 128
_NO_ARRAYS = FRAME_POINTERS | PROGRAM_COUNTERS


def misaligned(code: Sequence[Instruction]) -> Variant | None:
    """Return an iteration whose arrays begin `OFFSET_BYTES` behind a line; None without wide accesses.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> misaligned(parse("vmovupd (%rdi), %ymm0", "x86-64").instructions).code[0].loads[0].displacement
    16
    """
    made = tuple(with_memory(instruction, _off) for instruction in code)
    return Variant(made) if made != tuple(code) else None


def _off(memory: Memory) -> Memory:
    return replace(memory, displacement=memory.displacement + OFFSET_BYTES) if _is_wide(memory) else memory


def _is_wide(memory: Memory) -> bool:
    """Tell whether an access is a wide one to an array, and its address has a displacement in bytes."""
    wide = memory.bits == 0 or memory.bits > _NARROW_BITS
    of_array = memory.base is not None and memory.base.root not in _NO_ARRAYS and not memory.broadcast
    return wide and of_array and not (memory.vl_scaled or memory.pre_index or memory.post_index)


@once_for_code
def straddles_lines(code: Sequence[Instruction]) -> bool:
    """Tell whether wide accesses to one array begin at places of which only some can be aligned.

    Examples
    --------
    A stencil loads three neighbours: of each three vectors two are not aligned, wherever the array begins.

    >>> from ....asm.listing import parse
    >>> row = "vmovupd (%rdi,%rax), %zmm0; vaddpd 8(%rdi,%rax), %zmm0, %zmm0; vmovupd %zmm0, (%rsi,%rax)"
    >>> straddles_lines(parse(row, "x86-64").instructions)
    True
    """
    places: dict[tuple[object, ...], int] = {}
    for memory in (memory for instruction in code for memory in instruction.loads + instruction.stores):
        if not _is_wide(memory) or not memory.bits:
            continue
        roots = [None if register is None else register.root for register in (memory.base, memory.index)]
        place = memory.displacement % (memory.bits // 8)
        if places.setdefault((*roots, memory.scale, memory.symbol), place) != place:
            return True
    return False


def fresh_gathers(code: Sequence[Instruction]) -> tuple[Instruction, ...]:
    """Return an iteration whose gathers do not wait for the old values of their lanes."""
    return tuple(
        replace(one, reads=tuple(root for root in one.reads if root not in one.writes or root == one.mask))
        if one.kind is Kind.GATHER
        else one
        for one in code
    )
