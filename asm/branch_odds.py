"""Static branch prediction: the probability that a branch inside a loop is taken, from its code alone.

Compilers and measurements agree on a few signs [1]_ [2]_: a loop goes on, a path to a call or to an
error is rare, unordered floating-point values hardly occur, and a compiler puts rare code out of line.

References
----------
.. [1] T. Ball, J. R. Larus, Branch prediction for free, PLDI 1993.
.. [2] Y. Wu, J. R. Larus, Static branch frequency and program profile analysis, MICRO 27, 1994.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ..isa.instruction import Instruction
from ..records import record
from .blocks import Block
from .called import calls_error, is_call
from .listing_record import Listing
from .loops import Loop
from .profile.odds import counted_odds
from .profile.record import Profile

GIVEN, PROFILED = "given", "the profile counts it"
"""Reasons that are no guesses."""
_CALLS, _FAR, _UNORDERED, _ENTERS = 0.02, 0.1, 0.01, 0.9
_MOST_BLOCKS = 300
"""In larger loops only the branch itself tells: work grows with the square of their blocks."""
_PARITY, _OVERFLOW = ("jp", "b.vs", "bvs"), ("jo",)


@record
class Odds:
    """Probability that a branch is taken, and its evidence.

    Attributes
    ----------
    taken : float
        From 0 to 1; a half where nothing tells.
    reason : str
        In words, "" where nothing tells.
    """

    taken: float
    reason: str = ""


@record
class LoopCode:
    """A loop in its function, with the loops right inside it.

    Attributes
    ----------
    near : frozenset of int
        Blocks of the loop that stand in a row with its header.
    """

    listing: Listing
    blocks: Sequence[Block]
    loop: Loop
    near: frozenset[int]

    def instructions(self, block: int) -> Sequence[Instruction]:
        """Return the instructions of a block."""
        return self.listing.instructions[self.blocks[block].start : self.blocks[block].stop]

    def last(self, block: int) -> Instruction:
        """Return the last instruction of a block, where its branch is."""
        return self.listing.instructions[self.blocks[block].stop - 1]


def loop_code(listing: Listing, blocks: Sequence[Block], loop: Loop) -> LoopCode:
    """Return the code from which the probabilities of the branches of a loop are derived.

    Parameters
    ----------
    listing : Listing
        The code.
    blocks : sequence of Block
        Blocks of the function.
    loop : Loop
        The loop.
    """
    near = {loop.header}
    for step in (1, -1):
        block = loop.header + step
        while block in loop.blocks:
            near.add(block)
            block += step
    return LoopCode(listing, blocks, loop, frozenset(near))


def branch_odds(
    code: LoopCode, block: int, given: Mapping[str, float], profile: Profile | None = None
) -> Odds:
    """Return the odds of the branch at the end of a block, both ways of which stay in the loop.

    Parameters
    ----------
    given : mapping of str to float
        Known probabilities, by the label that a branch goes to.
    profile : Profile or None
        Counts of a run.
    """
    branch, taken, other = code.last(block), code.blocks[block].taken, code.blocks[block].fallthrough
    if branch.target is not None and branch.target in given:
        return Odds(given[branch.target], GIVEN)
    if taken is None or other is None:
        return Odds(0.5)
    small = len(code.loop.blocks) <= _MOST_BLOCKS
    ways = (_only(code, taken, other), _only(code, other, taken)) if small else ({taken}, {other})
    if (
        profile is not None
        and (counted := counted_odds(profile, code.blocks, block, ways[0], ways[1])) is not None
    ):
        return Odds(counted, PROFILED)
    if branch.mnemonic in _PARITY:
        return Odds(_UNORDERED, "unordered values are rare")
    if branch.mnemonic in _OVERFLOW:
        return Odds(_UNORDERED, "overflow is rare")
    if not small:
        return Odds(0.5)
    signs = (_signs(code, frozenset(way)) for way in ways)
    for (first, chance, reason), (second, *_) in zip(*signs, strict=True):
        if first != second:
            return Odds(chance if first else 1 - chance, reason)
    return Odds(0.5)


def _signs(code: LoopCode, way: frozenset[int]) -> Iterator[tuple[bool, float, str]]:
    """Yield the signs of a way with its probability and the reason, the strongest sign first."""
    yield _has(code, way, calls_error), _UNORDERED, "errors are rare"
    # of a function without a loop, what it calls may be all that it is for
    yield code.loop.depth > 0 and _has(code, way, is_call), _CALLS, "the way with a call is rare"
    yield bool(way - code.near), _FAR, "rare code is put out of line"
    yield not way.isdisjoint(_inner(code)), _ENTERS, "an inner loop is entered"


def _has(code: LoopCode, way: frozenset[int], wanted: Callable[[Instruction], bool]) -> bool:
    return any(wanted(instruction) for block in way for instruction in code.instructions(block))


def _inner(code: LoopCode) -> frozenset[int]:
    return code.loop.blocks.difference(code.loop.own_blocks)


def _only(code: LoopCode, start: int, other: int) -> frozenset[int]:
    """Return the blocks of an iteration that are reached one way and not the other."""
    return _reached(code, start) - _reached(code, other)


def _reached(code: LoopCode, start: int) -> frozenset[int]:
    """Return the blocks that may follow a block in its iteration, itself among them."""
    seen, waiting = {start}, [start]
    while waiting:
        for successor in code.blocks[waiting.pop()].successors:
            if successor in code.loop.blocks and successor not in seen and successor != code.loop.header:
                seen.add(successor)
                waiting.append(successor)
    return frozenset(seen - {code.loop.header})
