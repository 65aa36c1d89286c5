"""FMA chains of a loop body and their chain ratio, Eq. 1 of the dependency-chain model.

For `N_s` fused multiply-adds in a stream, in chains of `l_1 .. l_n`,

    Ratio = max(l_1 .. l_n) / N_s                                                (1)

is the share of the stream that waits for the latency of the FMA before it. Chains and `N_s`
count fused multiply-add instructions of any width; multiplies and adds are counted beside them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import networkx as nx

from .instruction import Kind


@dataclass(frozen=True, slots=True)
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
    """

    n_fma: int
    lengths: tuple[int, ...]
    multiplies: int
    adds: int

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
    (moves, adds, spills), in the same iteration or the next. A chain is a connected set of
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
    kinds = {node: instruction.kind for node, instruction in graph.nodes(data="instruction")}
    neighbours = _neighbours(graph, kinds)
    depth: dict[int, int] = {}
    for node in sorted(neighbours):  # positions are a topological order of edges with distance 0
        before = [depth[p] for p, _, distance in neighbours.in_edges(node, data="distance") if distance == 0]
        depth[node] = 1 + max(before, default=0)
    lengths = [
        0 if neighbours.subgraph(chain).number_of_edges() == 0 else max(depth[node] for node in chain)
        for chain in nx.weakly_connected_components(neighbours)
    ]
    counted = list(kinds.values())
    return FmaChains(
        n_fma=len(neighbours),
        lengths=tuple(sorted(lengths, reverse=True)),
        multiplies=counted.count(Kind.MULTIPLY),
        adds=counted.count(Kind.ADD),
    )


def chain_ratio(graph: nx.DiGraph) -> float | None:
    """Return the chain ratio of a dependency graph, Eq. 1; None without an FMA."""
    return fma_chains(graph).ratio


def _neighbours(graph: nx.DiGraph, kinds: dict[int, Kind]) -> Any:
    """Return the graph of FMA alone: an edge for each path that passes no other FMA.

    `distance` of an edge is the least number of iterations that such a path takes.
    """
    result: Any = nx.DiGraph()
    result.add_nodes_from(node for node, kind in kinds.items() if kind is Kind.FMA)
    for source in list(result):
        seen: dict[int, int] = {}
        waiting = [(source, 0)]
        while waiting:
            node, travelled = waiting.pop()
            for successor, attributes in graph[node].items():
                distance = travelled + attributes["distance"]
                if distance >= seen.get(successor, distance + 1):
                    continue
                seen[successor] = distance
                if kinds[successor] is not Kind.FMA:
                    waiting.append((successor, distance))
        reached = ((node, distance) for node, distance in seen.items() if kinds[node] is Kind.FMA)
        result.add_edges_from((source, node, {"distance": distance}) for node, distance in reached)
    return result
