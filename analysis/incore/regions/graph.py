"""The dependency graph of an analysed body, its edges with latencies, as a networkx graph."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import Any

import networkx as nx

from ....asm.graph import dependency_graph
from .record import BodyAnalysis


def body_graph(analysis: BodyAnalysis) -> nx.DiGraph:
    """Return the dependency graph of a body as `asm.graph` defines it, with what the analysis found.

    Returns
    -------
    networkx.DiGraph
        Nodes by position in the body: `instruction`, `latency_cycles`, `critical_path`,
        `longest_fma_chain`, `loop_carried`. Edges: `kind`, `distance` in iterations, `dependencies`,
        `latency_cycles`, `critical_path`.

    Examples
    --------
    The longest chain of FMA is a path in it:

    >>> from chainline.analysis.incore.regions.file import analyse_file
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.chains import fma_chains
    >>> from chainline.asm.listing import parse
    >>> text = "f: vfmadd231pd %ymm0, %ymm1, %ymm2; vfmadd231pd %ymm0, %ymm3, %ymm2; ret"
    >>> found = analyse_file(parse(text, "x86-64"), load_machine("zen5"), arguments={}, simulate=False)
    >>> graph = body_graph(found.functions[0].bodies[0])
    >>> list(graph.edges(data="latency_cycles")), fma_chains(graph).ratio
    ([(0, 1, 4.0)], 1.0)
    """
    graph: Any = dependency_graph(analysis.body.instructions, loop=analysis.body.repeats)
    path, carried = analysis.critical_path.positions, frozenset(analysis.carried.positions)
    chains = analysis.chains.found
    chain = frozenset(chains.paths[0] if chains.longest else ())
    on_path, steps = frozenset(path), frozenset(pairwise(path))
    for position, node in graph.nodes(data=True):
        node["latency_cycles"] = float(analysis.costs[position].latency_cycles)
        node["critical_path"] = position in on_path
        node["longest_fma_chain"] = position in chain
        node["loop_carried"] = position in carried
    latencies: dict[tuple[int, int, int], float] = defaultdict(float)
    for arc in analysis.arcs:
        ends = arc.writer // 2, arc.reader // 2, arc.distance
        latencies[ends] = max(latencies[ends], float(arc.cycles))
    for writer, reader, edge in graph.edges(data=True):
        edge["latency_cycles"] = latencies[writer, reader, edge["distance"]]
        edge["critical_path"] = edge["distance"] == 0 and (writer, reader) in steps
    return graph
