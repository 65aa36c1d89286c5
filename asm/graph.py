"""Dependency graph of a run of instructions, as a networkx graph.

A node is the position of an instruction; an edge leads from the instruction that last wrote a
value to one that reads it: a register, the flags, a mask, or bytes of memory. Only true
dependencies are edges, since register renaming removes the others.

This graph is what chains, ratios and pictures are of. `asm.windows` and `analysis.incore.regions` find
the same with arrays because they are faster; tests hold them to the graph.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import networkx as nx

from ..isa.instruction import FLAGS, Instruction
from .dependencies import MASK, MEMORY, REGISTER, Dependency, dependencies

_STRENGTH = {FLAGS: 0, MEMORY: 1, MASK: 2, REGISTER: 3}


def dependency_graph(instructions: Sequence[Instruction], loop: bool = False) -> nx.DiGraph:
    """Return the graph of true dependencies between instructions.

    Parameters
    ----------
    instructions : sequence of Instruction
        A loop body or any straight run of instructions.
    loop : bool
        Whether the last instruction is followed by the first again: adds loop-carried edges.

    Returns
    -------
    networkx.DiGraph
        Nodes 0 to n - 1 with attribute `instruction`; edges with `dependencies`, all from the writer
        to the reader, and of the nearest and strongest of them `kind` ("register", "mask", "flags"
        or "memory") and `distance`, the iterations between: 0, or 1 and more when carried.

    Notes
    -----
    Two memory operands are the same place when their addresses differ by a known constant and
    their byte ranges overlap: spills, accumulators in memory, and elements that one iteration
    writes and a later one reads. Accesses that cannot be compared are taken to be different
    places.

    Examples
    --------
    >>> from .listing import parse
    >>> text = "vmovupd (%rax), %ymm0; vfmadd231pd %ymm0, %ymm1, %ymm2; vaddpd %ymm2, %ymm2, %ymm3"
    >>> graph = dependency_graph(parse(text, "x86-64").instructions, loop=True)
    >>> list(graph.edges(data="distance"))
    [(0, 1, 0), (1, 2, 0), (1, 1, 1)]
    """
    return graph_of(instructions, dependencies(instructions, loop))


def graph_of(instructions: Sequence[Instruction], found: Sequence[Dependency]) -> nx.DiGraph:
    """Return the graph of dependencies that are already known.

    Parameters
    ----------
    found : sequence of Dependency
        From `dependencies`, of the same instructions.
    """
    graph: Any = nx.DiGraph()
    graph.add_nodes_from((n, {"instruction": instruction}) for n, instruction in enumerate(instructions))
    between: dict[tuple[int, int], list[Dependency]] = {}
    for dependency in found:
        between.setdefault((dependency.writer, dependency.reader), []).append(dependency)
    for ends, several in between.items():
        first = min(several, key=lambda dependency: (dependency.distance, -_STRENGTH[dependency.kind]))
        graph.add_edge(*ends, kind=first.kind, distance=first.distance, dependencies=tuple(several))
    return graph
