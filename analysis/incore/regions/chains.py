"""FMA chains of a body: the number in flight in the machine's window, and the number that it needs."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import ceil

from ....asm.chains import FmaChains, addends, by_reader, chains_of, fma_chains, linked_chains
from ....asm.dependencies import dependencies
from ....asm.listing_record import SourceLocation
from ....isa.instruction import Instruction, Kind
from ....records import record
from ...machine.record import Machine
from ..operations import OperationClass
from ..pipeline.tables import EDGE, Table, call
from ..throughput import port_cycles
from ..vocabulary import ACCUMULATION, FMA_CHAIN
from .body import Body
from .latency import Cost, Waits
from .record import Bound, Chains
from .window import (
    CUT_MARGIN,
    Link,
    Sweep,
    link_table,
    sweep_windows,
    windowed_chain_cycles,
    windowed_chain_ratio,
)

MOST_NODES = 2000
"""Instructions in loops up to which dependency graphs are made; beyond, arrays give the same."""
_ACCUMULATING = frozenset({Kind.FMA, Kind.ADD})


@record
class ChainAnalysis:
    """Chains of a body, the bounds that they set, and their view over windows."""

    chains: Chains
    bounds: tuple[Bound, ...]
    sweep: Sweep | None


def analyse_chains(
    body: Body,
    costs: Sequence[Cost],
    waits: Waits,
    numbers: Mapping[str, int],
    machine: Machine,
    throughput_cycles: float,
    locations: Mapping[int, SourceLocation],
    *,
    graph: bool = False,
) -> ChainAnalysis:
    """Return the chains of a body on a machine.

    Parameters
    ----------
    body : Body
        The body: loop, marked region or function.
    costs : sequence of Cost
        Latencies of each instruction, by position.
    waits : Waits
        Of the body.
    numbers : mapping of str to int
        Of its registers, by root.
    machine : Machine
        The machine.
    throughput_cycles : float
        Cycles per iteration by ports and widths.
    locations : mapping of int to SourceLocation
        High-level code by position in the listing.
    graph : bool
        Whether the chains are found in the dependency graph, not in arrays.
    """
    code = body.instructions
    kinds = [instruction.kind for instruction in code]
    latency, each = _fma_cycles(costs, kinds, machine)
    is_fma = [kind is Kind.FMA for kind in kinds]
    between = by_reader(_links(is_fma, waits))
    fma = body_chains(body) if graph else linked_chains(kinds, between)
    links = link_table(len(code), between)
    window = machine.core.scheduler_entries
    ratio = windowed_chain_ratio(len(code), is_fma, links, window, body.repeats)
    latencies = _latencies(body, costs, frozenset({Kind.FMA}))
    cycles = windowed_chain_cycles(len(code), latencies, links, window, body.repeats)
    in_turn = windowed_chain_cycles(len(code), list(map(float, is_fma)), links, window, body.repeats)
    path = fma.paths[0] if fma.longest else ()
    product = bool(path) and _adds_to_product(path[0], code, waits, numbers)
    in_flight = fma.n_fma / in_turn if in_turn else None
    most_parts = max(fma.longest + product, 1)
    parts = max(ceil(cycles * (1 - CUT_MARGIN) / throughput_cycles), 1) if throughput_cycles else 1
    chains = Chains(
        found=fma,
        windowed_ratio=ratio,
        in_flight=in_flight,
        needed=latency / each,
        parts=parts if parts <= most_parts else None,
        in_flight_after=in_flight and in_flight * min(parts, most_parts),
        starts_with_multiply=product,
        locations=tuple(_location(chain, body, locations) for chain in fma.paths),
    )
    words = f"FMA chains of up to {fma.longest} in a window of {window} instructions"
    bounds = (Bound(FMA_CHAIN, cycles, words, path), *_accumulation(body, costs, waits, window))
    sweep = None
    if fma.n_fma:
        sweep = sweep_windows(len(code), latencies, links, body.repeats, throughput_cycles)
    return ChainAnalysis(chains, bounds, sweep)


def body_chains(body: Body) -> FmaChains:
    """Return the FMA chains of a body by its dependency graph, or by arrays where that is too large."""
    code = body.instructions
    if len(code) > MOST_NODES:
        edges = [(one.writer, one.reader, one.distance) for one in dependencies(code, body.repeats)]
        return chains_of([instruction.kind for instruction in code], edges)
    from ....asm.graph import dependency_graph  # noqa: PLC0415 - loads networkx

    return fma_chains(dependency_graph(code, loop=body.repeats))


def _accumulation(body: Body, costs: Sequence[Cost], waits: Waits, window: int) -> Iterator[Bound]:
    """Yield the bound of FMA and adds together: adds that join the parts of a chain wait too."""
    if not any(instruction.kind is Kind.ADD for instruction in body.instructions):
        return
    weights = _latencies(body, costs, _ACCUMULATING)
    links = link_table(len(weights), _links([weight > 0 for weight in weights], waits))
    cycles = windowed_chain_cycles(len(weights), weights, links, window, body.repeats)
    words = f"FMA and adds that wait for each other in a window of {window} instructions"
    yield Bound(ACCUMULATION, cycles, words, tuple(n for n, weight in enumerate(weights) if weight))


def _links(chained: Sequence[bool], waits: Waits) -> list[Link]:
    """Return the dependencies that lie on a path from one chained instruction to another, in their order."""
    kept = (EDGE * waits.n_edges)()
    reached = array("b", chained), array("b", chained)
    carried = int(waits.arcs.carried)
    n = call("chain_links", waits.edges, waits.n_edges, carried, *reached, kept)
    return [(writer, reader, distance) for writer, reader, distance, _ in _rows(kept, n)]


def _rows(edges: Table, n: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield the first rows of a table of `EDGE`."""
    fields = memoryview(edges).cast("B").cast("q")[: 4 * n].tolist()
    return zip(fields[::4], fields[1::4], fields[2::4], fields[3::4], strict=True)


def _latencies(body: Body, costs: Sequence[Cost], kinds: Collection[Kind]) -> list[float]:
    """Return by position the latency from addend to result of instructions of some kinds, 0 for others."""
    return [
        cost.accumulate_cycles if instruction.kind in kinds else 0.0
        for instruction, cost in zip(body.instructions, costs, strict=True)
    ]


def _fma_cycles(costs: Sequence[Cost], kinds: Sequence[Kind], machine: Machine) -> tuple[float, float]:
    """Return latency and reciprocal throughput of the FMA that occurs most, or of the full width."""
    fused = [cost for cost, kind in zip(costs, kinds, strict=True) if kind is Kind.FMA and cost.covered]
    distinct = {id(cost): cost for cost in fused}
    fma: Counter[OperationClass] = Counter()
    for number, times in Counter(map(id, fused)).items():
        fma[distinct[number].operations[0]] += times
    if not fma:
        return machine.fma_latency_cycles, machine.fma_throughput_cycles
    operation = fma.most_common(1)[0][0]
    latency = machine.operation(operation.name, operation.bits).accumulate_latency_cycles
    return latency, port_cycles({operation: 1.0}, machine)


def _adds_to_product(
    first: int, code: Sequence[Instruction], waits: Waits, numbers: Mapping[str, int]
) -> bool:
    """Tell whether the first FMA of a chain adds to the result of a multiply."""
    wanted = {numbers[root] for root in addends(code[first]) if root in numbers}
    return any(
        register in wanted and code[writer].kind is Kind.MULTIPLY
        for writer, reader, _, register in _rows(waits.edges, waits.n_edges)
        if reader == first
    )


def _location(
    chain: Sequence[int], body: Body, locations: Mapping[int, SourceLocation]
) -> SourceLocation | None:
    """Return the high-level line that most FMA of a chain come from."""
    lines = Counter(
        locations[body.positions[position]] for position in chain if body.positions[position] in locations
    )
    return lines.most_common(1)[0][0] if lines else None
