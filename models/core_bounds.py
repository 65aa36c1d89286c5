"""Bounds of the core alone, by name: ports and dispatch, FMA chains, accumulation chains."""

from __future__ import annotations

from ..analysis.incore import InCore
from ..analysis.machine import Machine

FMA_CHAIN = "FMA chain"
ACCUMULATION = "accumulation chain"


def chain_bounds(incore: InCore, machine: Machine) -> dict[str, float]:
    """Return the cycles per element that the chains of a kernel take, by name.

    Notes
    -----
    The FMA chains by the overlap law, ``N_FMA Ratio T_latency``; the accumulation chains as the
    slowest of each window, which also counts the adds that join the parts of a split.
    """
    return {
        FMA_CHAIN: incore.fma * incore.windowed_ratio * machine.fma_latency_cycles,
        ACCUMULATION: incore.accumulation_cycles,
    }


def core_bounds(incore: InCore, machine: Machine) -> dict[str, float]:
    """Return the cycles per element of every bound of the core, by name."""
    return {incore.throughput.bound: incore.throughput.cycles, **chain_bounds(incore, machine)}
