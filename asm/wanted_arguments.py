"""The argument registers that decide which path a function takes."""

from __future__ import annotations

from collections.abc import Sequence

from ..isa.instruction import Instruction, Kind
from ..isa.registry import FRAME_POINTERS, instruction_set
from .blocks import Block
from .slicing import control_slice


def wanted_arguments(
    code: Sequence[Instruction], blocks: Sequence[Block], isa: str, scalable_bits: int = 0
) -> tuple[str, ...]:
    """Return the integer argument registers whose values branches depend on, in their order.

        Empty where branches depend on data as well, which no argument tells.

        Parameters
        ----------
        code : sequence of Instruction
            Instructions of the listing.
        blocks : sequence of Block
            Blocks of the function.
        isa : str
            Instruction set.
        scalable_bits : int
            SVE vector length.

        Examples
        --------
        >>> from ..isa.registry import FRAME_POINTERS, instruction_set
    from .blocks import basic_blocks
        >>> from .listing import parse
        >>> text = "f:; xorl %eax, %eax; .L2: vaddsd (%rdi), %xmm0, %xmm0; incq %rax; cmpq %rdx, %rax"
        >>> text += "; jne .L2; ret"
        >>> listing = parse(text.replace("; ", chr(10)), "x86-64")
        >>> blocks = basic_blocks(listing, listing.functions[0])
        >>> wanted_arguments(listing.instructions, blocks, "x86-64")
        ('rdx',)
    """
    needed = control_slice(code, blocks, scalable_bits)
    if any(_loads_data(code[position]) for position in needed):
        return ()
    steps = [
        [
            (set(code[p].reads), set(code[p].writes))
            for p in range(block.start, block.stop)
            if _steers(code, p, needed)
        ]
        for block in blocks
    ]
    entering: list[set[str]] = [set() for _ in blocks]
    changed = True
    while changed:
        changed = False
        for block in reversed(blocks):
            live = set().union(*(entering[successor] for successor in block.successors))
            for reads, writes in reversed(steps[block.index]):
                live = (live - writes) | reads
            changed |= live != entering[block.index]
            entering[block.index] = live
    return tuple(
        root for root in instruction_set(isa).convention.arguments if entering and root in entering[0]
    )


def _loads_data(instruction: Instruction) -> bool:
    """Tell whether an instruction loads from elsewhere than its frame or constants of the file."""
    return any(
        memory.base is not None and memory.base.root not in FRAME_POINTERS and memory.symbol is None
        for memory in instruction.loads
    )


def _steers(code: Sequence[Instruction], position: int, needed: frozenset[int]) -> bool:
    if code[position].kind is Kind.CALL:
        return False  # it reads whatever may be an argument
    return position in needed or (code[position].kind is Kind.BRANCH and code[position].conditional)
