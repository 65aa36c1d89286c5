"""Bounds of the core alone, by their names in `analysis.incore.bound_names`."""

from __future__ import annotations

from ....analysis.incore.bound_names import ACCUMULATION, FMA_CHAIN, PAIR_CHAIN
from ....analysis.incore.kernel import InCore
from ....analysis.incore.operations import OperationClass
from ....analysis.incore.throughput import throughput_bound
from ....analysis.machine.load import Machine


def chain_bounds(incore: InCore, machine: Machine) -> dict[str, float]:
    """Return the cycles per element that the chains of a kernel take, by name.

    Notes
    -----
    ``T_latency`` times the longest chain of each window, summed over the windows: of FMA alone, and of
    FMA and the adds that join the parts of a split, which contains it. In code without FMA the pairs
    of a multiply and an add take the place of FMA, by the latency of the add. The mean of the ratio
    over windows (Eq. 1) makes no cycles: it weighs a window of few FMA as much as one of many.
    """
    latency, _ = link_cycles(incore, machine)
    name = PAIR_CHAIN if incore.has_pairs else FMA_CHAIN
    return {name: incore.links_in_turn * latency, ACCUMULATION: incore.accumulation_cycles}


def link_cycles(incore: InCore, machine: Machine) -> tuple[float, float]:
    """Return latency and reciprocal throughput of a link of a kernel's chains, in cycles.

    Of FMA at the full width, `T_latency` and `T_throughput` of the chain model; of multiply-add pairs the
    latency of the add, and the cycles in which the core executes one of each.
    """
    if not incore.has_pairs:
        return machine.fma_latency_cycles, machine.fma_throughput_cycles
    bits = incore.arithmetic_bits
    pair = {OperationClass("multiply", bits): 1.0, OperationClass("add", bits): 1.0}
    return machine.operation("add", bits).accumulate_latency_cycles, throughput_bound(pair, machine).cycles


def mean_ratio_cycles(incore: InCore, machine: Machine) -> float:
    """Return ``N_FMA Ratio T_latency`` per element, with the mean windowed ratio of Eq. 1.

    No bound: the mean weighs windows alike, whatever FMA they hold. Learned models take it for a feature.
    """
    latency, _ = link_cycles(incore, machine)
    return incore.links * incore.windowed_ratio * latency


def core_bounds(incore: InCore, machine: Machine) -> dict[str, float]:
    """Return the cycles per element of every bound of the core, by name."""
    return {incore.throughput.bound: incore.throughput.cycles, **chain_bounds(incore, machine)}
