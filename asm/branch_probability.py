"""Branch probabilities: from the code, or from the counts of a profile."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence

from ..isa.instruction import Instruction
from ..records import record
from .call_targets import calls_error, is_call
from .control_flow import Block, Loop
from .listing_record import Listing
from .profile.counts import Profile


def counted_odds(
    profile: Profile, blocks: Sequence[Block], branch: int, taken: Iterable[int], other: Iterable[int]
) -> float | None:
    """Return the probability that the branch at the end of a block is taken; None where unknown.

    Parameters
    ----------
    profile : Profile
        Execution counts of instructions.
    blocks : sequence of Block
        Basic blocks of the function.
    branch : int
        Block that ends with the branch.
    taken, other : iterable of int
        Blocks that are reached on the one way alone, and on the other.

    Notes
    -----
    A way is as frequent as the most frequent of its places: those that it has for itself, since a line of
    the source may be on both. Where one way has none, it gets what the other leaves of the branch.
    """
    here = _places(profile, blocks, (branch,))
    ways = _places(profile, blocks, taken), _places(profile, blocks, other)
    first, second = (
        _most(profile, blocks, way, own - beside - here)
        for way, own, beside in ((taken, ways[0], ways[1]), (other, ways[1], ways[0]))
    )
    if first is not None and second is not None:
        return first / (first + second) if first + second > 0 else None
    every = _most(profile, blocks, (branch,), here)
    if not every or (first is None and second is None):
        return None
    return min(first / every, 1.0) if first is not None else 1 - min((second or 0.0) / every, 1.0)


def _positions(blocks: Sequence[Block], some: Iterable[int]) -> Iterable[int]:
    return (position for block in some for position in range(blocks[block].start, blocks[block].stop))


def _places(profile: Profile, blocks: Sequence[Block], some: Iterable[int]) -> frozenset[Hashable]:
    places = profile.places
    return frozenset(places[p] for p in _positions(blocks, some) if p in places)


def _most(
    profile: Profile, blocks: Sequence[Block], some: Iterable[int], places: frozenset[Hashable]
) -> float | None:
    """Return the execution count of the most frequent of some places."""
    times = (profile.times[p] for p in _positions(blocks, some) if profile.places.get(p) in places)
    return max(times, default=None)


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
    code : LoopCode
        Instructions, blocks and successors of a loop.
    block : int
        Number of the block whose branch is meant.
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
