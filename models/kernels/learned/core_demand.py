"""Demand of a kernel on a core relative to the core's capacity: features that mean the same on every machine.

Raw constants of a machine (window, latencies) only tell machines apart: trees that have seen two values can
only ask which of the two it is. Here each constant divides, or multiplies, a demand of the kernel.
Kernels of one machine therefore differ in the feature, and a third machine falls between them.
"""

from __future__ import annotations

import math

from ....analysis.machine.record import Machine
from .feature import Feature
from .observation import KernelObservation

CORE_FEATURES = (
    Feature("fma_turns", "", "turns of the ports of floating-point arithmetic"),
    Feature("load_turns", "", "turns of the ports of loads"),
    Feature("store_turns", "", "turns of the ports of stores"),
    Feature("shuffle_turns", "", "turns of the ports of shuffles"),
    Feature("retired", "", "the retire width"),
    Feature("elements_in_window", "log2", "how much of an element the reorder buffer holds"),
    Feature("chains_in_schedulers", "", "FMA that wait for others, of the entries that schedulers have"),
    Feature("chains_in_registers", "", "FMA that wait for others, of the physical registers"),
    Feature("forwarding", "", "latencies of loads of what was just stored"),
    Feature("blocking", "", "latencies of loads that wait for several stores"),
)
"""In the order of the columns; NaN where a machine file does not say."""


def core_features(seen: KernelObservation, machine: Machine, cycles: float) -> dict[str, float]:
    """Return the demand of a kernel relative to the core's capacity, by feature name.

    Parameters
    ----------
    seen : KernelObservation
        Counts per element.
    machine : Machine
        Machine whose core supplies the capacity.
    cycles : float
        Cycles per element predicted for the core alone.
    """
    core, bits = machine.core, seen.arithmetic_bits
    arithmetic = (seen.fma + seen.multiplies) * _turn(machine, "fma", bits)
    arithmetic += seen.adds * _turn(machine, "add", bits)
    in_flight = seen.fma * machine.operation("fma", bits).accumulate_latency_cycles / cycles
    return {
        "fma_turns": arithmetic / cycles,
        "load_turns": seen.loads * _turn(machine, "load", bits) / cycles,
        "store_turns": seen.stores * _turn(machine, "store", bits) / cycles,
        "shuffle_turns": seen.shuffles * _turn(machine, "shuffle", bits) / cycles,
        "retired": seen.instructions / core.retire_width / cycles,
        "elements_in_window": math.log2(core.reorder_buffer / seen.instructions),
        "chains_in_schedulers": in_flight / core.scheduler_entries,
        "chains_in_registers": _over(in_flight, core.physical_vector_registers),
        "forwarding": seen.forwarded_loads * core.store_forward_cycles / cycles,
        "blocking": seen.blocked_loads * core.store_blocked_cycles / cycles,
    }


def _turn(machine: Machine, name: str, bits: int) -> float:
    """Return the reciprocal throughput of a class of instructions, in cycles; 0 where a machine has none."""
    operation = machine.operation_or_none(name, bits)
    uses = operation.uses if operation else ()
    return max((use.cycles / len(use.ports) for use in uses), default=0.0)


def _over(value: float, capacity: float) -> float:
    return value / capacity if capacity else math.nan
