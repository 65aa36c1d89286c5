"""Control flow of one function: basic blocks, dominators, edges and natural loops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..errors import UsageError
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
        taken, behind = self.taken, self.fallthrough
        if taken is None or taken == behind:
            return () if behind is None else (behind,)
        return (taken,) if behind is None else (taken, behind)


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


def immediate_dominators(successors: Sequence[Sequence[int]]) -> dict[int, int | None]:
    """Return the nearest dominator of each node that is reached from node 0; that of 0 is None.

    Parameters
    ----------
    successors : sequence of sequence of int
        By node.

    Examples
    --------
    Two ways from 0 to 3, and a node that none leads to:

    >>> immediate_dominators([(1, 2), (3,), (3,), (), (3,)])
    {0: None, 2: 0, 1: 0, 3: 0}
    """
    order = _reverse_postorder(successors)
    place = {node: number for number, node in enumerate(order)}
    before: dict[int, list[int]] = {node: [] for node in order}
    for node in order:
        for successor in successors[node]:
            before[successor].append(node)
    above = {0: 0}
    changed = True
    while changed:
        changed = False
        for node in order[1:]:
            known = [one for one in before[node] if one in above]
            nearest = known[0]
            for one in known[1:]:
                nearest = _common(nearest, one, above, place)
            if above.get(node) != nearest:
                above[node], changed = nearest, True
    return {node: above[node] if node else None for node in order}


def _common(one: int, other: int, above: Mapping[int, int], place: Mapping[int, int]) -> int:
    """Return the nearest node that dominates both."""
    while one != other:
        while place[one] > place[other]:
            one = above[one]
        while place[other] > place[one]:
            other = above[other]
    return one


def _reverse_postorder(successors: Sequence[Sequence[int]]) -> list[int]:
    """Return the nodes that are reached from 0, each before those it leads to, back edges apart."""
    seen, left = {0}, []
    waiting = [(0, iter(successors[0]))]
    while waiting:
        node, ahead = waiting[-1]
        for successor in ahead:
            if successor not in seen:
                seen.add(successor)
                waiting.append((successor, iter(successors[successor])))
                break
        else:
            waiting.pop()
            left.append(node)
    return left[::-1]


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
