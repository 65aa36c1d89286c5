"""Control flow of one function: basic blocks, edges and natural loops.

A block is a run of instructions that is entered at its first and left at its last one; a call
does not end it. A natural loop is the set of blocks that reach a back edge `latch -> header`
without passing its header, where the header dominates the latch [1]_.

References
----------
.. [1] A. V. Aho, M. S. Lam, R. Sethi, J. D. Ullman, Compilers: Principles, Techniques, and
   Tools, 2nd ed., section 9.6.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import networkx as nx

from .instruction import Function, Instruction, Kind, Listing


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class ControlFlow:
    """Blocks of a function in program order, block 0 the entry, and its loops by header."""

    function: Function
    blocks: tuple[Block, ...]
    loops: tuple[Loop, ...]


def control_flow(listing: Listing, function: Function) -> ControlFlow:
    """Return the basic blocks and natural loops of a function.

    Examples
    --------
    >>> from .listing import parse
    >>> listing = parse("f: xorl %eax, %eax\\n.L2: incq %rax\\n cmpq %rdi, %rax\\n jne .L2\\n ret", "x86-64")
    >>> flow = control_flow(listing, listing.functions[0])
    >>> [(b.start, b.stop, b.successors) for b in flow.blocks], flow.loops[0].label
    ([(0, 1, (1,)), (1, 4, (1, 2)), (4, 5, ())], '.L2')
    """
    blocks = basic_blocks(listing, function)
    return ControlFlow(function, blocks, _natural_loops(listing, blocks))


def basic_blocks(listing: Listing, function: Function) -> tuple[Block, ...]:
    """Return the basic blocks of a function in program order."""
    code = listing.instructions
    leaders = {function.start}
    for position in range(function.start, function.stop):
        if code[position].kind in (Kind.BRANCH, Kind.RETURN):
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


def _natural_loops(listing: Listing, blocks: tuple[Block, ...]) -> tuple[Loop, ...]:
    graph: Any = nx.DiGraph()
    graph.add_nodes_from(range(len(blocks)))
    graph.add_edges_from((block.index, successor) for block in blocks for successor in block.successors)
    dominator = nx.immediate_dominators(graph, 0)
    graph.remove_nodes_from([block.index for block in blocks if block.index not in {0, *dominator}])
    latches: dict[int, list[int]] = {}
    for tail, head in graph.edges:
        if _dominates(head, tail, dominator):
            latches.setdefault(head, []).append(tail)
    bodies = {head: _body(graph, head, tails) for head, tails in latches.items()}
    # a header is what some branch goes to: other labels there, as of debug information, are no names
    names: dict[int, str] = {}
    for block in blocks:
        goal = listing.instructions[block.stop - 1].target
        if goal is not None and goal in listing.labels:
            names.setdefault(listing.labels[goal], goal)
    loops = [
        _loop(listing, blocks, names, head, tuple(sorted(latches[head])), bodies) for head in sorted(bodies)
    ]
    return tuple(loops)


def _dominates(head: int, tail: int, dominator: dict[int, int | None]) -> bool:
    # Of the start, networkx says that it dominates itself, or (from 3.6 on) nothing.
    node: int | None = tail
    while node is not None and node != head:
        above = dominator.get(node)
        node = None if above == node else above
    return node == head


def _body(graph: Any, head: int, tails: list[int]) -> frozenset[int]:
    body, pending = {head}, list(tails)
    while pending:
        block = pending.pop()
        if block not in body:
            body.add(block)
            pending.extend(graph.predecessors(block))
    return frozenset(body)


def _loop(
    listing: Listing,
    blocks: tuple[Block, ...],
    names: dict[int, str],
    head: int,
    latches: tuple[int, ...],
    bodies: dict[int, frozenset[int]],
) -> Loop:
    body = bodies[head]
    inner = frozenset().union(*(other for other in bodies.values() if other < body))
    code = listing.instructions
    first = code[blocks[head].start].line
    return Loop(
        header=head,
        label=names.get(blocks[head].start, f"line {first}"),
        blocks=body,
        own_blocks=tuple(sorted(body - inner)),
        latches=latches,
        depth=sum(head in other for other in bodies.values()),
        first_line=min(code[blocks[b].start].line for b in body),
        last_line=max(code[blocks[b].stop - 1].line for b in body),
    )


def loop_instructions(listing: Listing, flow: ControlFlow, loop: Loop) -> tuple[Instruction, ...]:
    """Return the instructions of a loop body, inner loops excluded, in program order."""
    return tuple(
        instruction
        for index in loop.own_blocks
        for instruction in listing.instructions[flow.blocks[index].start : flow.blocks[index].stop]
    )
