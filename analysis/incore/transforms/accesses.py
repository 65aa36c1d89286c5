"""Changes of a loop's accesses: misaligned, or gathers that wait for no old values."""

from __future__ import annotations

from collections.abc import Sequence

from ....isa.instruction import Instruction, Kind, Memory, with_memory
from ....isa.registry import FRAME_POINTERS, PROGRAM_COUNTERS
from ....records import replace
from .induction_rewrite import Variant

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
    wide = memory.bits == 0 or memory.bits > _NARROW_BITS
    of_array = memory.base is not None and memory.base.root not in _NO_ARRAYS and not memory.broadcast
    if not (wide and of_array) or memory.vl_scaled or memory.pre_index or memory.post_index:
        return memory
    return replace(memory, displacement=memory.displacement + OFFSET_BYTES)


def across_anyway(code: Sequence[Instruction]) -> bool:
    """Tell whether wide accesses to one array begin at places of which only some can be aligned.

    Examples
    --------
    A stencil loads three neighbours: of each three vectors two are not aligned, wherever the array begins.

    >>> from ....asm.listing import parse
    >>> row = "vmovupd (%rdi,%rax), %zmm0; vaddpd 8(%rdi,%rax), %zmm0, %zmm0; vmovupd %zmm0, (%rsi,%rax)"
    >>> across_anyway(parse(row, "x86-64").instructions)
    True
    """
    places: dict[tuple[object, ...], int] = {}
    for memory in (memory for instruction in code for memory in instruction.loads + instruction.stores):
        if _off(memory) == memory or not memory.bits:
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
