"""FMA chains of a loop body and their chain ratio, Eq. 1 of the dependency-chain model.

For `N_s` fused multiply-adds in a stream, in chains of `l_1 .. l_n`,

    Ratio = max(l_1 .. l_n) / N_s                                                (1)

is the share of the stream that waits for the latency of the FMA before it. Chains and `N_s`
count fused multiply-add instructions of any width; multiplies and adds are counted beside them.

A chain of additions runs through the addend of an FMA and through either source of an add, along which cores
may forward late; through a factor it runs only in a polynomial.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING

from ..isa.instruction import Instruction, Kind, Memory, Register
from ..records import record

if TYPE_CHECKING:
    import networkx as nx


IN_MEMORY = "[memory]"
"""Stands for an addend that is loaded by the instruction itself."""

_ADDEND_LAST = (
    "fmad",
    "fmsb",
    "fnmad",
    "fnmsb",
    "fmsub",
    "fnmsub",
    "vfmadd.",
    "vfmsub.",
    "vfnmadd.",
    "vfnmsub.",
)


def addends(instruction: Instruction) -> frozenset[str]:
    """Return the roots that an instruction adds to, and `IN_MEMORY` where it adds to its load.

    The third source of an FMA; of integer vectors the destination that is read beside two sources, as
    multiply-adds do, and none elsewhere; of any other instruction, all sources.

    Examples
    --------
    >>> from .listing import parse
    >>> text = "vfmadd213pd %ymm0, %ymm1, %ymm2; vfmadd231pd %ymm0, %ymm1, %ymm2"
    >>> [sorted(addends(instruction)) for instruction in parse(text, "x86-64").instructions]
    [['zmm0'], ['zmm2']]
    """
    if instruction.kind is Kind.VECTOR_INTEGER:
        return _accumulator(instruction)
    if instruction.kind is not Kind.FMA:
        return frozenset({*instruction.reads, IN_MEMORY})
    operands = [o for o in instruction.operands if isinstance(o, Register | Memory)]
    operands = [o for o in operands if not (isinstance(o, Register) and o.root == instruction.mask)]
    if not operands:
        return frozenset()
    target = operands[-1]
    if not (isinstance(target, Register) and target.root in instruction.writes):
        operands.reverse()  # AArch64 writes the destination first
    addend = operands[_addend_place(instruction.mnemonic)]
    return frozenset({addend.root if isinstance(addend, Register) else IN_MEMORY})


_OPERANDS_OF_ACCUMULATION = 3


def _accumulator(instruction: Instruction) -> frozenset[str]:
    """Return the root that an integer multiply-add or the like adds to, none of other instructions."""
    operands = [o for o in instruction.operands if isinstance(o, Register | Memory)]
    if len(operands) >= _OPERANDS_OF_ACCUMULATION:
        for operand in (operands[-1], operands[0]):
            if isinstance(operand, Register) and operand.root in instruction.writes:
                named = sum(isinstance(o, Register) and o.root == operand.root for o in operands)
                return frozenset({operand.root}.intersection(instruction.reads) if named == 1 else ())
    return frozenset()


def _addend_place(mnemonic: str) -> int:
    """Return the position of the addend among operands in AT&T order: sources, then destination."""
    if "213" in mnemonic or mnemonic.startswith(_ADDEND_LAST):
        return 0
    return 1 if "132" in mnemonic else -1


@record
class FmaChains:
    """The FMA chains of one body.

    Attributes
    ----------
    n_fma : int
        `N_s`, the FMA instructions.
    lengths : tuple of int
        `l_n` of each chain, longest first; 0 for an FMA without an FMA neighbour.
    multiplies, adds : int
        Floating-point multiplies and adds or subtracts that are not fused.
    paths : tuple of tuple of int
        For each chain, in the order of `lengths`, the positions of the FMA on its longest path.
    """

    n_fma: int
    lengths: tuple[int, ...]
    multiplies: int
    adds: int
    paths: tuple[tuple[int, ...], ...] = ()

    @property
    def longest(self) -> int:
        """FMA instructions on the longest chain, `max(l_n)`."""
        return self.lengths[0] if self.lengths else 0

    @property
    def ratio(self) -> float | None:
        """Chain ratio, Eq. 1; None without an FMA."""
        return self.longest / self.n_fma if self.n_fma else None


def fma_chains(graph: nx.DiGraph) -> FmaChains:
    """Return the FMA chains of a dependency graph.

    Two FMA are neighbours when one feeds the other directly or through other instructions
    (moves, adds, spills), in the same iteration or a later one. A chain is a connected set of
    neighbours; its length is the number of FMA on its longest path within one iteration, what
    one turn of the loop waits for.

    Parameters
    ----------
    graph : networkx.DiGraph
        From `dependency_graph`.

    Examples
    --------
    >>> from .graph import dependency_graph
    >>> from .listing import parse
    >>> text = "fmadd d0, d1, d2, d0; fmadd d0, d3, d4, d0; fmadd d5, d1, d2, d6"
    >>> chains = fma_chains(dependency_graph(parse(text, "aarch64").instructions, loop=True))
    >>> chains.n_fma, chains.lengths, chains.ratio
    (3, (2, 0), 0.6666666666666666)
    """
    kinds = [instruction.kind for _, instruction in graph.nodes(data="instruction")]
    edges = {
        (writer, reader, dependency.distance)
        for writer, reader, found in graph.edges(data="dependencies")
        for dependency in found
    }
    return chains_of(kinds, list(edges))


def chain_ratio(graph: nx.DiGraph) -> float | None:
    """Return the chain ratio of a dependency graph, Eq. 1; None without an FMA."""
    return fma_chains(graph).ratio


def chains_of(kinds: Sequence[Kind], edges: Sequence[tuple[int, int, int]]) -> FmaChains:
    """Return the FMA chains of instructions of some kinds; takes time linear in edges.

    Parameters
    ----------
    kinds : sequence of Kind
        By position.
    edges : sequence of (writer, reader, distance)
        True dependencies; those of distance 0 lead forward.
    """
    return linked_chains(kinds, chain_links([kind is Kind.FMA for kind in kinds], by_reader(edges)))


def by_reader(edges: Iterable[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Return edges (writer, reader, distance) without duplicates, sorted by reader, then by writer."""
    return sorted(dict.fromkeys(edges), key=itemgetter(1, 0))


def linked_chains(kinds: Sequence[Kind], links: Sequence[tuple[int, int, int]]) -> FmaChains:
    """Return the FMA chains that `chains_of` finds, from the `chain_links` of the FMA `by_reader`."""
    members: dict[int, list[int]] = {}
    roots = _components(len(kinds), links)
    linked = {roots[writer] for writer, _, _ in links}
    depth, before = _depths(kinds, links)
    fma = [position for position, kind in enumerate(kinds) if kind is Kind.FMA]
    for position in fma:
        members.setdefault(roots[position], []).append(position)
    chains = []
    for root, positions in members.items():
        last = max(positions, key=lambda position: depth[position])
        chains.append((depth[last] if root in linked else 0, _path(last, before, kinds)))
    chains.sort(key=lambda chain: (-chain[0], chain[1]))
    return FmaChains(
        n_fma=len(fma),
        lengths=tuple(length for length, _ in chains),
        multiplies=kinds.count(Kind.MULTIPLY),
        adds=kinds.count(Kind.ADD),
        paths=tuple(path for _, path in chains),
    )


def chain_links(chained: Sequence[bool], edges: Sequence[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Return the edges that lie on a path from one chained instruction to another, in their order.

    Parameters
    ----------
    chained : sequence of bool
        By position: whether the instruction counts.
    edges : sequence of (writer, reader, distance)
        True dependencies, those of distance 0 in the order of their readers.
    """
    fed, feeding = bytearray(chained), bytearray(chained)
    if max(map(itemgetter(2), edges), default=0):
        fed = _reached(chained, [(writer, reader) for writer, reader, _ in edges])
        feeding = _reached(chained, [(reader, writer) for writer, reader, _ in edges])
    else:  # all lead forward: what reaches a writer is known when its readers come
        for writer, reader, _ in edges:
            if fed[writer]:
                fed[reader] = True
        for writer, reader, _ in reversed(edges):
            if feeding[reader]:
                feeding[writer] = True
    return [edge for edge in edges if fed[edge[0]] and feeding[edge[1]]]


def _reached(chained: Sequence[bool], ways: Iterable[tuple[int, int]]) -> bytearray:
    """Return the instructions that are chained, or reached from one that is."""
    reached = bytearray(chained)
    neighbours: list[list[int]] = [[] for _ in chained]
    for start, end in ways:
        neighbours[start].append(end)
    waiting = [position for position, counts in enumerate(chained) if counts]
    while waiting:
        for neighbour in neighbours[waiting.pop()]:
            if not reached[neighbour]:
                reached[neighbour] = True
                waiting.append(neighbour)
    return reached


def _components(n: int, links: Sequence[tuple[int, int, int]]) -> list[int]:
    """Return a representative of each position's connected set."""
    above = list(range(n))
    for writer, reader, _ in links:
        # spelt out, as there is a link for every other instruction
        one, other = writer, reader
        while (higher := above[one]) != one:
            above[one] = above[higher]
            one = higher
        while (higher := above[other]) != other:
            above[other] = above[higher]
            other = higher
        above[one] = other
    for position in reversed(range(n)):  # most lead forward: what they lead to has been followed
        one = position
        while (higher := above[one]) != one:
            above[one] = above[higher]
            one = higher
        above[position] = one
    return above


def _depths(kinds: Sequence[Kind], links: Sequence[tuple[int, int, int]]) -> tuple[list[int], dict[int, int]]:
    """Return the most FMA on a path of one iteration to each position, and the step before it."""
    counts = [int(kind is Kind.FMA) for kind in kinds]
    depth = counts.copy()
    before: dict[int, int] = {}
    for writer, reader, distance in links:
        reached = depth[writer] + counts[reader]
        if distance == 0 and reached > depth[reader]:
            depth[reader] = reached
            before[reader] = writer
    return depth, before


def _path(last: int, before: dict[int, int], kinds: Sequence[Kind]) -> tuple[int, ...]:
    path = [last]
    while path[-1] in before:
        path.append(before[path[-1]])
    return tuple(position for position in reversed(path) if kinds[position] is Kind.FMA)
