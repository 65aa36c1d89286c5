"""The path that an iteration of a loop is likely to take, and the others.

From its header the likelier way is followed at each branch (`branch_odds`) until it comes back; an
inner loop on the way counts as passed. What the path leaves out never weighs on bounds of the path.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..records import record
from .branch_probability import LoopCode, Odds, branch_odds, loop_code
from .control_flow import Block, Loop
from .listing_record import Listing
from .profile.counts import Profile

_MOST_OTHERS = 6
"""Other paths of a loop that are looked at."""


@record
class Decision:
    """Decision of a path at a branch whose two successors stay in the loop.

    Attributes
    ----------
    line : int
        Of the branch.
    target : str
        Label that it goes to.
    taken : bool
        Whether the path takes it.
    probability : float
        Of what the path does.
    reason : str
        Why that is the likelier, "" where nothing tells: what follows the branch is taken then.
    """

    line: int
    target: str
    taken: bool
    probability: float
    reason: str


@record
class Path:
    """One way through an iteration.

    Attributes
    ----------
    blocks : tuple of int
        In the order of execution, from the first in the text on; those of inner loops left out.
    decisions : tuple of Decision
        At its branches, in the order of execution from the header on.
    inner : tuple of int
        Headers of the inner loops that are passed.
    """

    blocks: tuple[int, ...]
    decisions: tuple[Decision, ...] = ()
    inner: tuple[int, ...] = ()

    @property
    def probability(self) -> float:
        """Product of the probabilities of its decisions, taken as independent."""
        product = 1.0
        for decision in self.decisions:
            product *= decision.probability
        return product


def loop_paths(
    listing: Listing,
    blocks: Sequence[Block],
    loops: Sequence[Loop],
    loop: Loop,
    given: Mapping[str, float],
    profile: Profile | None = None,
) -> tuple[Path, ...]:
    """Return the likely path of a loop, then those that differ from it in one decision, likelier first.

    Parameters
    ----------
    listing : Listing
        Parsed assembly.
    blocks : sequence of Block
        Basic blocks of the function.
    loops : sequence of Loop
        Of the function.
    loop : Loop
        The loop.
    given : mapping of str to float
        Probability of branches by label, from 0 to 1.
    profile : Profile or None
        Executions of instructions, which tell of the other branches.

    Examples
    --------
    A call is rare, so the path passes it by:

    >>> from .control_flow import control_flow
    >>> from .listing import parse
    >>> text = "f: .L1: testl %eax, %eax; je .L2; call slow; .L2: decq %rcx; jne .L1; ret"
    >>> listing = parse(text.replace("; ", chr(10)).replace("f: ", "f:" + chr(10)), "x86-64")
    >>> flow = control_flow(listing, listing.functions[0])
    >>> likely, other = loop_paths(listing, flow.blocks, flow.loops, flow.loops[0], {})
    >>> likely.blocks, likely.decisions[0].taken, other.blocks
    ((0, 2), True, (0, 1, 2))
    """
    code = loop_code(listing, blocks, loop)
    inside = [inner for inner in loops if inner.depth == loop.depth + 1 and inner.header in loop.blocks]
    walker = _Walker(code, inside, given, profile)
    every = Path(loop.own_blocks, inner=tuple(inner.header for inner in inside))
    return _with_others(walker) or (every,)


def function_paths(
    listing: Listing, blocks: Sequence[Block], given: Mapping[str, float], profile: Profile | None = None
) -> tuple[Path, ...]:
    """Return the likely path of a function without a loop, to where it is left, then others: `loop_paths`.

    Parameters
    ----------
    listing : Listing
        The code.
    blocks : sequence of Block
        Blocks of the function.
    given : mapping of str to float
        Probabilities of branches by their label.
    profile : Profile, optional
        Executions of instructions, which tell of the other branches.
    """
    every = tuple(block.index for block in blocks)
    whole = Loop(0, "", frozenset(every), every, (), 0, 0, 0)
    walker = _Walker(LoopCode(listing, blocks, whole, frozenset(every)), (), given, profile)
    return _with_others(walker) or (Path(every),)


def _with_others(walker: _Walker) -> tuple[Path, ...]:
    """Return the likely path, and those that differ from it in one decision; empty where there is none."""
    likely = walker.walk({})
    if likely is None:
        return ()
    others = [walker.walk({d.line: not d.taken}) for d in likely.decisions[:_MOST_OTHERS]]
    known = {likely.blocks: likely}
    for other in others:
        if other is not None:
            known.setdefault(other.blocks, other)
    return likely, *sorted(list(known.values())[1:], key=lambda path: -path.probability)


def branch_labels(listing: Listing, blocks: Sequence[Block]) -> Iterator[str]:
    """Yield the labels that conditional branches of a function go to."""
    for block in blocks:
        last = listing.instructions[block.stop - 1]
        if last.conditional and last.target is not None:
            yield last.target


@record
class _Walker:
    """Follows iterations of one loop."""

    code: LoopCode
    inside: Sequence[Loop]
    given: Mapping[str, float]
    profile: Profile | None

    def walk(self, forced: Mapping[int, bool]) -> Path | None:
        """Return the likeliest path with forced decisions at the branches of some lines.

        None where it does not come back to the header, as in code that no loops are made of. In a
        function that is no loop it ends where nothing follows.
        """
        header = self.code.loop.header
        around = {block: inner for inner in self.inside for block in inner.blocks}
        steps: list[int] = []
        decisions: list[Decision] = []
        passed: list[int] = []
        block, seen = header, set[int]()
        while block not in seen:
            seen.add(block)
            if (inner := around.get(block)) is not None:
                passed.append(inner.header)
                seen |= inner.blocks
                ways: list[tuple[int, Decision | None]] = [(way, None) for way in self._exits(inner)]
            else:
                steps.append(block)
                ways = self._ways(block, forced)
            if not ways:
                return None if self.code.loop.depth else Path(tuple(steps), tuple(decisions))
            block, decision = ways[0]
            decisions += [decision] if decision is not None else []
        comes_back = block == header and self.code.loop.depth
        return Path(_turned(steps), tuple(decisions), tuple(passed)) if comes_back else None

    def _ways(self, block: int, forced: Mapping[int, bool]) -> list[tuple[int, Decision | None]]:
        """Return the blocks that may follow in the loop, the one that does first."""
        found = self.code.blocks[block]
        ways = [way for way in found.successors if way in self.code.loop.blocks]
        if len(ways) < 2 or found.taken is None or found.fallthrough is None:
            return [(way, None) for way in ways]
        branch = self.code.last(block)
        odds = branch_odds(self.code, block, self.given, self.profile)
        taken = forced.get(branch.line, odds.taken > 0.5)
        decision = _decision(branch.line, branch.target or "", taken, odds)
        return [(found.taken if taken else found.fallthrough, decision)]

    def _exits(self, inner: Loop) -> list[int]:
        """Return the blocks to which an inner loop exits, those of its latches first."""
        tails = sorted(inner.blocks, key=lambda block: (block not in inner.latches, block))
        ways = (way for tail in tails for way in self.code.blocks[tail].successors)
        return [way for way in ways if way in self.code.loop.blocks and way not in inner.blocks]


def _decision(line: int, target: str, taken: bool, odds: Odds) -> Decision:
    probability = odds.taken if taken else 1 - odds.taken
    return Decision(line, target, taken, probability, odds.reason)


def _turned(blocks: Sequence[int]) -> tuple[int, ...]:
    """Return blocks that follow each other in a circle from the first in the text on."""
    first = min(range(len(blocks)), key=blocks.__getitem__, default=0)
    return (*blocks[first:], *blocks[:first])
