"""What can be done about what limits a body: a change of source or flags that a compiler can follow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....asm.called import calls_of
from ....asm.instruction import Kind
from ...machine.record import Machine
from ..bound_names import ACCUMULATION, CARRIED, CRITICAL_PATH, FMA_CHAIN, PORTS, THROUGHPUT_BOUNDS
from .chain_kind import ORDERED, ChainKind, adds_one_by_one, chain_kind
from .elements import is_contiguous
from .more_sums import sums_wanted
from .record import BodyAnalysis
from .widths import Widths, widths_of

_WORTH = 1.2
"""Least factor for which a change is proposed."""
_BY_PORTS = {
    "store": "store less: keep sums in registers until they are done, or write wider vectors",
    "divider": "multiply by a reciprocal computed once, or allow approximate ones (-ffast-math -mrecip)",
    "shuffle": "lay data out so that vectors are loaded as they are used: a structure of arrays",
    "integer": "unroll (-funroll-loops), so that more elements share counters and addresses",
}
"""By the word that what binds starts with."""
_OUTER_REUSE = (
    "use each load more than once: unroll an outer loop and join its copies, or block for registers"
)
_REUSE = "use each load more than once: join loops over the same data"
_REORDER = "-ffast-math or `#pragma omp simd reduction(+:sum)`"


@dataclass(frozen=True, slots=True)
class Remedy:
    """One change.

    Attributes
    ----------
    change : str
        What to do, in words.
    times_faster : float or None
        About how many; None where it cannot be told from the code.
    simulated : bool
        Whether the change was tried in the simulation.
    """

    change: str
    times_faster: float | None = None
    simulated: bool = False


def remedies(analysis: BodyAnalysis, machine: Machine) -> tuple[Remedy, ...]:
    """Return what to change about a body, what helps most first; empty where nothing in the core is known."""
    if found := tuple(_guards(analysis, widths_of(analysis, machine))):
        return found
    # what is called takes longest, as a rule, whatever limits the rest
    return () if analysis.calls else tuple(_against(analysis, machine))


def _guards(analysis: BodyAnalysis, widths: Widths | None) -> Iterator[Remedy]:
    """Yield what removes calls: those of a guard, and those of every iteration."""
    beside = [call for path in analysis.paths[1:] for call in calls_of(path.body.instructions)]
    if any(call.name in ("sqrt", "sqrtf") for call in beside):
        gain = widths.wider if widths is not None and widths.scalar else None
        yield Remedy("-fno-math-errno: no guard before the square root, so vectors", gain)
    if any(call.mathematics and not call.name.startswith("_") for call in analysis.calls):
        yield Remedy(
            "-O3 -ffast-math, with which gcc calls glibc's functions of vectors; or a vector library"
        )
    elif any(call.mathematics for call in analysis.calls):
        return
    elif analysis.calls:
        yield Remedy("inline what is called (-O3 -flto, or its source in the same file)")


def _against(analysis: BodyAnalysis, machine: Machine) -> Iterator[Remedy]:
    bound = analysis.bottleneck
    widths = widths_of(analysis, machine)
    if bound.name == CARRIED:
        yield from _carried(analysis, widths, machine)
    elif bound.name in (FMA_CHAIN, ACCUMULATION):
        parts = analysis.chains.parts
        if parts is not None and parts > 1:
            yield Remedy(f"cut each sum into {parts} parts that are added last", _factor(analysis))
        elif bound.name == ACCUMULATION:
            yield Remedy("fewer operations in a row: sums as trees, or several iterations at once (unroll)")
    elif bound.name != CRITICAL_PATH and bound.cycles:
        if any(instruction.mnemonic in ORDERED for instruction in analysis.body.instructions):
            yield Remedy(f"{_REORDER}: lanes are added one after the other")
        if _may_be_wider(analysis, machine):
            yield from _wider(widths, machine.isa, analysis.elements)
        elif _exits(analysis) > 1 and widths is not None and widths.scalar:
            yield Remedy(
                "one way out alone, so that it can be vectorised: no early exit, no checks of bounds"
            )
        if bound.name == PORTS:
            if bound.bottleneck.startswith("load"):
                yield Remedy(_OUTER_REUSE if analysis.body.depth > 1 else _REUSE)
            yield from (
                Remedy(text) for start, text in _BY_PORTS.items() if bound.bottleneck.startswith(start)
            )
        elif bound.name in THROUGHPUT_BOUNDS and (widths is None or widths.wider == 1):
            yield Remedy("fewer instructions an element: unroll, join loops over the same data")


def _carried(analysis: BodyAnalysis, widths: Widths | None, machine: Machine) -> Iterator[Remedy]:
    kind = chain_kind(analysis)
    if kind is ChainKind.SUM and adds_one_by_one(analysis):
        yield Remedy(_REORDER, _reordered(analysis, widths, machine))
    elif kind is ChainKind.SUM:
        parts = sums_wanted(analysis)
        if parts > 1:
            change = f"{parts} sums in place of each, added after the loop (clang -ffast-math makes them)"
            tried = analysis.gain_of_sums
            yield Remedy(change, tried or _factor(analysis), simulated=tried is not None)
    elif kind is ChainKind.MEMORY:
        yield Remedy(
            "keep the value in a local variable; `restrict` where pointers never overlap", _factor(analysis)
        )
    elif kind is ChainKind.POINTER:
        yield Remedy("an array in place of links, or several chains followed at once")
    elif kind is ChainKind.RECURRENCE:
        yield Remedy(
            "several independent problems at once: each iteration needs the result of the one before"
        )
    elif kind is ChainKind.COUNTER and analysis.bottleneck.cycles > _WORTH * analysis.throughput_cycles:
        yield Remedy("unroll (-funroll-loops): a counter then steps once for several elements")


def _factor(analysis: BodyAnalysis) -> float:
    """Return how many times faster a body is where ports and widths alone limit."""
    least = analysis.throughput_cycles
    return analysis.limiting_cycles / least if least else 1.0


def _reordered(analysis: BodyAnalysis, widths: Widths | None, machine: Machine) -> float | None:
    """Return what a sum of whole vectors wins: an add of all lanes takes no longer than one of one.

    Several such sums, which not every compiler makes, win more.

    Where an iteration adds several elements one after the other, as many adds become one; where it
    adds one, as many elements as a vector has lanes.
    """
    if widths is None or not _may_be_wider(analysis, machine):
        return None
    lanes = widths.machine_bits / widths.element_bits
    added = max(analysis.elements or 1.0, 1.0)
    one_add = analysis.carried.cycles / max(len(analysis.carried.positions), 1)
    multiplied = any(instruction.kind is Kind.MULTIPLY for instruction in analysis.body.instructions)
    if multiplied:  # which becomes an FMA with the add, as soon as that may be moved
        one_add = max(one_add, machine.fma_latency_cycles)
    in_one = any(analysis.body.instructions[p].mnemonic in ORDERED for p in analysis.carried.positions)
    plain = machine.operation_or_none("add", machine.vector_bits)
    if in_one and plain is not None:
        one_add = min(one_add, plain.accumulate_latency_cycles)
    # of a vector already loaded whole, ports need no more than they do now
    vector = max(one_add, analysis.throughput_cycles) if added == 1 else one_add
    return max(analysis.carried.cycles * lanes / (added * vector), 1.0)


def _may_be_wider(analysis: BodyAnalysis, machine: Machine) -> bool:
    """Tell whether a compiler can take more elements at once: one way out, and data in a row."""
    return _exits(analysis) <= 1 and is_contiguous(analysis.body.instructions, machine.vector_bits)


def _exits(analysis: BodyAnalysis) -> int:
    """Return how many branches of an iteration may leave the loop, that of its condition among them."""
    branches = sum(i.kind is Kind.BRANCH and i.conditional for i in analysis.body.instructions)
    return branches - len(analysis.body.decisions)


def _wider(widths: Widths | None, isa: str, elements: float | None) -> Iterator[Remedy]:
    if widths is None or widths.wider <= 1:
        return
    if widths.scalar:
        if elements is None:  # no array is gone through
            return
        how = "-O3 -march=native" if isa == "x86-64" else "-O3 -mcpu=native"
        yield Remedy(f"vectorise: {how}, `#pragma omp simd`, `restrict`", widths.wider)
    else:
        flag = (
            f"-mprefer-vector-width={widths.machine_bits}" if isa == "x86-64" else "SVE code (-mcpu=native)"
        )
        yield Remedy(f"{flag}: vectors of {widths.machine_bits} bits, not {widths.bits}", widths.wider)
