"""Bounds of the core alone, by name: ports and dispatch, FMA chains, accumulation chains."""

from __future__ import annotations

from ....analysis.incore.kernel import InCore
from ....analysis.incore.operations import OperationClass
from ....analysis.incore.throughput import throughput_bound
from ....analysis.machine.load import Machine

FMA_CHAIN = "FMA chain"
PAIR_CHAIN = "multiply-add chain"
ACCUMULATION = "accumulation chain"


def chain_bounds(incore: InCore, machine: Machine) -> dict[str, float]:
    """Return the cycles per element that the chains of a kernel take, by name.

    Notes
    -----
    The FMA chains by the overlap law, ``N_FMA Ratio T_latency``; the accumulation chains as the
    slowest of each window, which also counts the adds that join the parts of a split. In code
    without FMA the pairs of a multiply and an add take the place of FMA, by the latency of the add.
    """
    latency, _ = link_cycles(incore, machine)
    name = PAIR_CHAIN if incore.has_pairs else FMA_CHAIN
    return {name: incore.links * incore.windowed_ratio * latency, ACCUMULATION: incore.accumulation_cycles}


def link_cycles(incore: InCore, machine: Machine) -> tuple[float, float]:
    """Return latency and reciprocal throughput of what the chains of a kernel are made of, in cycles.

    Of FMA at the full width, `T_latency` and `T_throughput` of the chain model; of multiply-add pairs the
    latency of the add, and the cycles in which the core executes one of each.
    """
    if not incore.has_pairs:
        return machine.fma_latency_cycles, machine.fma_throughput_cycles
    bits = incore.arithmetic_bits
    pair = {OperationClass("multiply", bits): 1.0, OperationClass("add", bits): 1.0}
    return machine.operation("add", bits).accumulate_latency_cycles, throughput_bound(pair, machine).cycles


def core_bounds(incore: InCore, machine: Machine) -> dict[str, float]:
    """Return the cycles per element of every bound of the core, by name."""
    return {incore.throughput.bound: incore.throughput.cycles, **chain_bounds(incore, machine)}
