"""Natural loops of a function: which blocks repeat, one inside another.

A natural loop is the set of blocks that reach a back edge `latch -> header` without passing its
header, where the header dominates the latch [1]_.

References
----------
.. [1] A. V. Aho, M. S. Lam, R. Sethi, J. D. Ullman, Compilers: Principles, Techniques, and
   Tools, 2nd ed., section 9.6.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..errors import UsageError
from ..records import record
from .blocks import Block
from .dominators import immediate_dominators
from .listing_record import Listing

MOST_NESTED = 100
"""Loops around one block: no kernel comes near, and work is proportional to it."""


@record
class Loop:
    """A natural loop.

    Attributes
    ----------
    header : int
        Block through which the loop is entered.
    label : str
        Label of the header, or `line N` where it has none.
    blocks : frozenset of int
        All blocks, those of inner loops included.
    own_blocks : tuple of int
        Blocks that belong to no inner loop, in program order.
    latches : tuple of int
        Blocks with an edge back to the header.
    depth : int
        1 for an outermost loop.
    first_line, last_line : int
        Range of lines in the assembly text.
    """

    header: int
    label: str
    blocks: frozenset[int]
    own_blocks: tuple[int, ...]
    latches: tuple[int, ...]
    depth: int
    first_line: int
    last_line: int


def natural_loops(listing: Listing, blocks: Sequence[Block]) -> tuple[Loop, ...]:
    """Return the natural loops of a function's blocks, by header.

    Raises
    ------
    UsageError
        If a block lies in more than `MOST_NESTED` loops.
    """
    dominator = immediate_dominators([block.successors for block in blocks])
    before: dict[int, list[int]] = {number: [] for number in dominator}
    for number in dominator:
        for successor in blocks[number].successors:
            before[successor].append(number)
    latches = _latches(blocks, dominator)
    names = _names(listing, blocks)
    bodies = _bodies(before, latches, listing, blocks)
    around: dict[int, list[int]] = {}  # headers of the loops around each block
    for head in sorted(bodies):
        for block in bodies[head]:
            around.setdefault(block, []).append(head)
    inner = _inner(bodies, around)
    return tuple(
        Loop(
            header=head,
            label=names.get(blocks[head].start) or f"line {_first_line(listing, blocks[head])}",
            blocks=bodies[head],
            own_blocks=tuple(sorted(bodies[head].difference(*inner[head]))),
            latches=tuple(sorted(latches[head])),
            depth=len(around[head]),
            first_line=min(_first_line(listing, blocks[b]) for b in bodies[head]),
            last_line=max(listing.instructions[blocks[b].stop - 1].line for b in bodies[head]),
        )
        for head in sorted(bodies)
    )


def _latches(blocks: Sequence[Block], dominator: Mapping[int, int | None]) -> dict[int, list[int]]:
    """Return the tails of the edges back to each header, which dominates them."""
    first, last = _intervals(dominator)
    latches: dict[int, list[int]] = {}
    for tail in sorted(dominator):
        for head in blocks[tail].successors:
            if first[head] <= first[tail] < last[head]:
                latches.setdefault(head, []).append(tail)
    return latches


def _intervals(dominator: Mapping[int, int | None]) -> tuple[dict[int, int], dict[int, int]]:
    """Return the first and last number of each block: it dominates the blocks that begin in this range."""
    below: dict[int, list[int]] = {}
    for node, above in dominator.items():
        if above is not None:
            below.setdefault(above, []).append(node)
    first, last = {}, {}
    waiting, number = [(0, False)], 0
    while waiting:
        node, done = waiting.pop()
        if done:
            last[node] = number
            continue
        first[node], number = number, number + 1
        waiting.append((node, True))
        waiting.extend((child, False) for child in below.get(node, ()))
    return first, last


def _bodies(
    before: Mapping[int, Sequence[int]],
    latches: Mapping[int, Sequence[int]],
    listing: Listing,
    blocks: Sequence[Block],
) -> dict[int, frozenset[int]]:
    bodies, loops_around = {}, dict.fromkeys(before, 0)
    for head, tails in latches.items():
        bodies[head] = _body(before, head, tails)
        for block in bodies[head]:
            loops_around[block] += 1
            if loops_around[block] > MOST_NESTED:
                line = _first_line(listing, blocks[block])
                raise UsageError(
                    f"line {line}: lies in more than {MOST_NESTED} loops, the most that are analysed; "
                    "give a part of the file, or another function by its name"
                )
    return bodies


def _body(before: Mapping[int, Sequence[int]], head: int, tails: Sequence[int]) -> frozenset[int]:
    body, pending = {head}, list(tails)
    while pending:
        block = pending.pop()
        if block not in body:
            body.add(block)
            pending.extend(before[block])
    return frozenset(body)


def _inner(
    bodies: Mapping[int, frozenset[int]], around: Mapping[int, Sequence[int]]
) -> dict[int, list[frozenset[int]]]:
    """Return the bodies of the loops inside each loop."""
    inner: dict[int, list[frozenset[int]]] = {head: [] for head in bodies}
    for head, body in bodies.items():
        for outer in around[head]:
            if body < bodies[outer]:
                inner[outer].append(body)
    return inner


def _names(listing: Listing, blocks: Sequence[Block]) -> dict[int, str]:
    """Return the labels that branches go to, by position: others, as of debug information, are no names."""
    names: dict[int, str] = {}
    for block in blocks:
        goal = listing.instructions[block.stop - 1].target
        if goal is not None and goal in listing.labels:
            names.setdefault(listing.labels[goal], goal)
    return names


def _first_line(listing: Listing, block: Block) -> int:
    return listing.instructions[block.start].line
