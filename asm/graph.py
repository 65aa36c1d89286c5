"""Dependency graph of a run of instructions, as a networkx graph.

A node is the position of an instruction; an edge leads from the instruction that last wrote a
value to one that reads it: a register, the flags, or bytes of memory. Only true dependencies
are edges, since register renaming removes the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import networkx as nx

from .address import access_bytes
from .instruction import FLAGS, Instruction, Memory

REGISTER, MEMORY = "register", "memory"
_STRENGTH = {FLAGS: 0, MEMORY: 1, REGISTER: 2}
_NOMINAL_SCALABLE_BITS = 512  # only whether two accesses overlap depends on it

_Address = tuple[object, ...]


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
        Nodes 0 to n - 1 with attribute `instruction`; edges with `kind` ("register", "flags" or
        "memory") and `distance`, the iterations between writer and reader: 0, or 1 when carried.

    Notes
    -----
    Two memory operands are the same place when base and index registers hold the same values,
    written by the same instruction, and their byte ranges overlap: spills, and accumulators in
    memory. Accesses with different registers are taken to be different places.

    Examples
    --------
    >>> from .listing import parse
    >>> text = "vmovupd (%rax), %ymm0; vfmadd231pd %ymm0, %ymm1, %ymm2; vaddpd %ymm2, %ymm2, %ymm3"
    >>> graph = dependency_graph(parse(text, "x86-64").instructions, loop=True)
    >>> list(graph.edges(data="distance"))
    [(0, 1, 0), (1, 2, 0), (1, 1, 1)]
    """
    graph: Any = nx.DiGraph()
    graph.add_nodes_from((n, {"instruction": instruction}) for n, instruction in enumerate(instructions))
    scan = _Scan(graph)
    for position, instruction in enumerate(instructions):
        scan.read(position, instruction, distance=0)
        scan.write(position, instruction)
    if loop:
        # The second turn starts from the writers that the first one left behind.
        again = _Scan(graph, scan)
        for position, instruction in enumerate(instructions):
            again.read(position, instruction, distance=1)
            again.hide(instruction)
    return graph


class _Scan:
    """Last writers while going through the instructions once."""

    def __init__(self, graph: Any, before: _Scan | None = None) -> None:
        self.graph = graph
        self.writers: dict[str, int] = dict(before.writers) if before else {}
        # In the second turn a register that the body never writes still has its first value; one
        # that it writes has another, so that addresses with it match none of the first turn.
        self.values: dict[str, int] = dict.fromkeys(self.writers, -2)
        self.stores: list[tuple[_Address, int, int, int]] = list(before.stores) if before else []

    def read(self, position: int, instruction: Instruction, distance: int) -> None:
        for root in instruction.reads:
            if (writer := self.writers.get(root)) is not None:
                self._edge(writer, position, FLAGS if root == FLAGS else REGISTER, distance)
        for address, low, high in self._ranges(instruction, instruction.loads):
            for stored, first, last, writer in reversed(self.stores):
                if stored == address and first < high and low < last:
                    self._edge(writer, position, MEMORY, distance)
                    break

    def write(self, position: int, instruction: Instruction) -> None:
        for address, low, high in self._ranges(instruction, instruction.stores):
            self.stores.append((address, low, high, position))
        for root in instruction.writes:
            self.writers[root] = position
            self.values[root] = position

    def hide(self, instruction: Instruction) -> None:
        """Forget writers of the previous turn that this turn's instruction supersedes."""
        for address, low, high in self._ranges(instruction, instruction.stores):
            self.stores = [
                entry for entry in self.stores if entry[0] != address or entry[1] < low or entry[2] > high
            ]
        for root in instruction.writes:
            self.writers.pop(root, None)

    def _edge(self, writer: int, reader: int, kind: str, distance: int) -> None:
        known = self.graph.get_edge_data(writer, reader)
        if known is None or _STRENGTH[known["kind"]] < _STRENGTH[kind]:
            self.graph.add_edge(writer, reader, kind=kind, distance=distance)

    def _ranges(
        self, instruction: Instruction, operands: tuple[Memory, ...]
    ) -> Iterator[tuple[_Address, int, int]]:
        for memory in operands:
            n_bytes = access_bytes(instruction, memory, _NOMINAL_SCALABLE_BITS)
            low = 0 if memory.post_index else memory.displacement * (n_bytes if memory.vl_scaled else 1)
            yield self._address(memory), low, low + n_bytes

    def _address(self, memory: Memory) -> _Address:
        base = memory.base.root if memory.base else ""
        index = memory.index.root if memory.index else ""
        values = self.values
        return (
            base, values.get(base, -1), index, values.get(index, -1),
            memory.scale, memory.symbol, memory.index_extend,
        )  # fmt: skip
