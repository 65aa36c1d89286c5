"""Basic blocks of one function.

A block is a run of instructions that is entered at its first and left at its last one; a call
does not end it.
"""

from __future__ import annotations

from ..isa.instruction import Instruction, Kind
from ..records import record
from .listing_record import Function, Listing


@record
class Block:
    """A basic block: instructions `start` to `stop - 1` of the listing.

    Attributes
    ----------
    index : int
        Position in `ControlFlow.blocks`.
    taken : int or None
        Block that the branch at the end goes to; None without a branch, and for a branch out of
        the function or through a register.
    fallthrough : int or None
        Block that follows when the branch is not taken; None at a return or a plain jump.
    """

    index: int
    start: int
    stop: int
    taken: int | None = None
    fallthrough: int | None = None

    @property
    def successors(self) -> tuple[int, ...]:
        """Blocks that may follow, without repetition."""
        return tuple(dict.fromkeys(b for b in (self.taken, self.fallthrough) if b is not None))


_ENDING = frozenset({Kind.BRANCH, Kind.RETURN})


def basic_blocks(listing: Listing, function: Function) -> tuple[Block, ...]:
    """Return the basic blocks of a function in program order."""
    code = listing.instructions
    leaders = {function.start}
    for position in range(function.start, function.stop):
        if code[position].kind in _ENDING:
            leaders.add(position + 1)
            if (goal := _target(listing, function, code[position])) is not None:
                leaders.add(goal)
    leaders.discard(function.stop)
    starts = sorted(leaders)
    index = {start: number for number, start in enumerate(starts)}
    blocks = []
    for number, (start, stop) in enumerate(zip(starts, [*starts[1:], function.stop], strict=True)):
        last = code[stop - 1]
        goal = _target(listing, function, last) if last.kind is Kind.BRANCH else None
        ends = last.kind is Kind.RETURN or (last.kind is Kind.BRANCH and not last.conditional)
        blocks.append(
            Block(
                number,
                start,
                stop,
                taken=None if goal is None else index[goal],
                fallthrough=None if ends or number + 1 == len(starts) else number + 1,
            )
        )
    return tuple(blocks)


def _target(listing: Listing, function: Function, branch: Instruction) -> int | None:
    """Return the position that a branch goes to, None outside the function."""
    goal = None if branch.target is None else listing.labels.get(branch.target)
    return goal if goal is not None and function.start <= goal < function.stop else None
