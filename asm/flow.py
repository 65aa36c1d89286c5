"""Control flow of one function: basic blocks, edges and natural loops."""

from __future__ import annotations

from ..isa.instruction import Instruction
from ..records import record
from .blocks import Block, basic_blocks
from .listing_record import Function, Listing
from .loops import Loop, natural_loops


@record
class ControlFlow:
    """Blocks of a function in program order, block 0 the entry, and its loops by header."""

    function: Function
    blocks: tuple[Block, ...]
    loops: tuple[Loop, ...]


def control_flow(listing: Listing, function: Function) -> ControlFlow:
    """Return the basic blocks and natural loops of a function.

    Raises
    ------
    UsageError
        If loops are nested too deep, see `loops.MOST_NESTED`.

    Examples
    --------
    >>> from .listing import parse
    >>> listing = parse("f: xorl %eax, %eax\\n.L2: incq %rax\\n cmpq %rdi, %rax\\n jne .L2\\n ret", "x86-64")
    >>> flow = control_flow(listing, listing.functions[0])
    >>> [(b.start, b.stop, b.successors) for b in flow.blocks], flow.loops[0].label
    ([(0, 1, (1,)), (1, 4, (1, 2)), (4, 5, ())], '.L2')
    """
    blocks = basic_blocks(listing, function)
    return ControlFlow(function, blocks, natural_loops(listing, blocks))


def loop_instructions(listing: Listing, flow: ControlFlow, loop: Loop) -> tuple[Instruction, ...]:
    """Return the instructions of a loop body, inner loops excluded, in program order.

    Parameters
    ----------
    listing : Listing
        The code.
    flow : ControlFlow
        Blocks and loops of the function.
    loop : Loop
        The loop.
    """
    return tuple(
        instruction
        for index in loop.own_blocks
        for instruction in listing.instructions[flow.blocks[index].start : flow.blocks[index].stop]
    )
