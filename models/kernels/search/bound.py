"""Least cycles of one pass of a schedule, from its operations alone: before anything is compiled."""

from __future__ import annotations

from dataclasses import dataclass

from ....analysis.incore.bound_names import FMA_CHAIN
from ....analysis.incore.operations import OperationClass
from ....analysis.incore.throughput import throughput_bound
from ....analysis.machine.record import Machine
from ....codegen.simd.counts import Counts, count_operations
from ....codegen.simd.pass_context import Shape
from ....codegen.simd.register_tiles import tile_chains
from ....codegen.simd.schedule import Pass, Schedule
from ..predictions.chain import overlap_cycles_per_fma


@dataclass(frozen=True, slots=True)
class Bound:
    """Least cycles per element, the limiting resource, and the sum of all without overlap."""

    cycles: float
    limits: str
    sum_cycles: float


def pass_bound(item: Pass, shape: Shape, width: int, machine: Machine) -> Bound:
    """Return the larger of port pressure and FMA chains of one pass over an element.

    Parameters
    ----------
    item : Pass
        Pass of a schedule.
    shape : Shape
        Number of points, split and number format.
    width : int
        Vector width in bits.
    machine : Machine

    Notes
    -----
    A window of W instructions (the scheduler's) holds ``W f`` FMA, f their share of all
    instructions. The chains of a tile (jammed outputs times vectors times parts) take turns in
    it, so the longest has ``W f / chains`` of them, or as many as the longest part of the split
    if tiles are shorter than the window: the ratio of Eq. 1 (Ren et al. 2026) is that over
    ``W f``.
    """
    counts = count_operations(shape, Schedule(width, shape.tail, (item,), elements=shape.elements))
    mix = _mix(counts, width, machine)
    ports = throughput_bound(mix, machine)
    share = counts.fma / (_instructions(counts) or 1)
    in_window = max(1.0, machine.core.scheduler_entries * share)
    longest = min(max(shape.split), in_window / tile_chains(item, shape))
    per_fma = overlap_cycles_per_fma(
        longest / in_window, machine.fma_latency_cycles, machine.fma_throughput_cycles
    )
    chain_cycles = counts.fma * per_fma
    classes = sum(throughput_bound({name: count}, machine).cycles for name, count in mix.items())
    cycles, name = max((ports.cycles, ports.bound), (chain_cycles, FMA_CHAIN), key=lambda bound: bound[0])
    share = machine.core.clock_share(width)  # passes of all widths are compared by time
    return Bound(cycles / share, name, (classes + chain_cycles) / share)


def _mix(counts: Counts, bits: int, machine: Machine) -> dict[OperationClass, float]:
    # x86 takes a broadcast entry as an operand of FMA, so it has no slot of its own
    folded = machine.isa == "x86-64"
    mix = {
        OperationClass("fma", bits): counts.fma,
        OperationClass("multiply", bits): counts.multiplies,
        OperationClass("add", bits): counts.adds,
        OperationClass("shuffle", bits): counts.permutes,
        OperationClass("vector_integer", bits): counts.blends,
        OperationClass("load", bits): counts.loads,
        OperationClass("load", bits, fused=folded): counts.broadcasts,
        OperationClass("store", bits): counts.stores,
        OperationClass("integer", 64): 2 * counts.rounds,
        OperationClass("branch", 64): counts.rounds,
    }
    if not folded:
        mix[OperationClass("load", bits)] = counts.loads + counts.broadcasts
    return {operation: number for operation, number in mix.items() if number}


def _instructions(counts: Counts) -> float:
    arithmetic = counts.fma + counts.multiplies + counts.adds + counts.permutes + counts.blends
    return arithmetic + counts.loads + counts.stores + 3 * counts.rounds
