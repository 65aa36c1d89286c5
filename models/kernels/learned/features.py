"""Features of learned models: those of Ren et al. 2026, Table 3, and those derived from assembly and core."""

from __future__ import annotations

import math

from ....analysis.incore.vocabulary import Stall, is_scheduler_stall
from ....analysis.machine.record import MEMORY, Machine
from ....codegen.variant import MAX_ORDER, DType, Variant
from ....records import record
from ..predictions.conditions import Conditions
from ..predictions.ecm import Ecm
from .observation import KernelObservation


@record
class Feature:
    """One column that a model learns from.

    Attributes
    ----------
    name : str
        Column.
    unit : str
        Of its values; "" for shares and counts.
    meaning : str
        Meaning, as the end of "because of ...": words for an explanation.
    slows : int
        1 where physics demands that more of it never makes a kernel faster, everything else
        equal; 0 where it may act either way.
    """

    name: str
    unit: str
    meaning: str
    slows: int = 0


_MOST_PARTS = MAX_ORDER + 1
_PARTS = tuple(f"part_{number}" for number in range(1, _MOST_PARTS + 1))

TABLE3_FEATURES = (
    Feature("np", "", "degrees of freedom per direction"),
    Feature("flops", "", "floating-point operations of an element"),
    Feature("split_count", "", "the number of parts"),
    *(Feature(name, "", "the length of a part, 0 where there is none") for name in _PARTS),
    Feature("frequency_ghz", "GHz", "clock"),
    Feature("fma_latency_cycles", "cycle", "latency of an FMA"),
    Feature("fma_throughput_cycles", "cycle", "reciprocal throughput of FMA"),
    Feature("fpus", "", "floating-point units"),
    Feature("vector_bits", "bit", "vector length"),
    Feature("registers", "", "physical floating-point registers"),
    Feature("reservation_stations", "", "entries of the reservation stations"),
)
"""In the order of the columns; NaN where a machine file does not say."""


def table3_features(variant: Variant, machine: Machine, frequency_ghz: float) -> dict[str, float]:
    """Return the code and hardware features of a variant.

    Parameters
    ----------
    variant : Variant
        At most `MAX_ORDER`; shorter splits are padded with zeros.
    machine : Machine
        The machine.
    frequency_ghz : float
        Clock.

    References
    ----------
    Ren et al. 2026, Section 4.2, Table 3; Section 5.1, Table 4.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> features = table3_features(Variant(7, (5, 3)), load_machine("a64fx"), 2.2)
    >>> [features[name] for name in ("np", "split_count", "part_1", "part_2", "part_3", "fpus")]
    [8.0, 2.0, 5.0, 3.0, 0.0, 2.0]
    """
    uses = machine.operation("fma", machine.vector_bits).uses
    padded = (*variant.split, *(0 for _ in range(_MOST_PARTS - len(variant.split))))
    return {
        "np": float(variant.np),
        "flops": float(variant.nominal_flops),
        "split_count": float(len(variant.split)),
        **dict(zip(_PARTS, map(float, padded), strict=True)),
        "frequency_ghz": frequency_ghz,
        "fma_latency_cycles": machine.fma_latency_cycles,
        "fma_throughput_cycles": machine.fma_throughput_cycles,
        "fpus": float(max(len(use.ports) for use in uses)),
        "vector_bits": float(machine.vector_bits),
        "registers": _or_missing(machine.core.physical_vector_registers),
        "reservation_stations": _or_missing(machine.core.scheduler_entries),
    }


def _or_missing(value: float) -> float:
    return float(value) if value else math.nan


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


PHYSICS_FEATURES = (
    Feature("np", "", "the length of the inner product"),
    Feature("port_share", "", "execution ports being busy"),
    Feature("dispatch_share", "", "the dispatch width"),
    Feature("fma_chain_share", "", "chains of FMA"),
    Feature("accumulation_share", "", "the adds that join the parts"),
    Feature("windowed_ratio", "", "the chain ratio in a window"),
    Feature("fma_per_window", "", "the FMA in flight in a window"),
    Feature("instructions_per_cycle", "1/cycle", "instructions retired in a cycle"),
    Feature("fma_share", "", "the share of FMA among instructions"),
    Feature("shuffles_per_cycle", "1/cycle", "shuffles and broadcasts"),
    Feature("moves_per_cycle", "1/cycle", "moves between vector registers"),
    Feature("integers_per_cycle", "1/cycle", "integer operations"),
    Feature("branches_per_cycle", "1/cycle", "branches"),
    Feature("masks_per_cycle", "1/cycle", "operations on masks"),
    Feature("lanes", "", "lanes in use per floating-point instruction"),
    Feature("vector_fill", "", "how full vectors are"),
    Feature("padding", "", "lanes computed for nothing"),
    Feature("load_bytes_per_cycle", "B/cycle", "bytes loaded in a cycle"),
    Feature("store_bytes_per_cycle", "B/cycle", "bytes stored in a cycle"),
    Feature("loads_per_cycle", "1/cycle", "loads"),
    Feature("stores_per_cycle", "1/cycle", "stores"),
    Feature("crossing_per_cycle", "1/cycle", "accesses that cross cache lines"),
    Feature("masked_stores_per_cycle", "1/cycle", "stores under a mask"),
    Feature("forwarded_per_cycle", "1/cycle", "loads of what was just stored"),
    Feature("blocked_per_cycle", "1/cycle", "loads that wait for several stores"),
    Feature("stack_per_cycle", "1/cycle", "spilled registers"),
    Feature("gathers_per_cycle", "1/cycle", "gathers and scatters"),
    Feature("code_instructions", "log2", "the size of the code"),
    Feature("stall_share", "", "buffers that are full"),
    Feature("reorder_share", "", "a full reorder buffer"),
    Feature("scheduler_share", "", "full schedulers"),
    Feature("store_queue_share", "", "a full store queue"),
    Feature("element_cycles", "log2(cycle)", "how short an element is"),
    Feature("call_cycles", "log2(cycle)", "how short a call is"),
    Feature("l2_share", "", "traffic with L2"),
    Feature("l3_share", "", "traffic with L3"),
    Feature("memory_share", "", "traffic with memory"),
    Feature("masked_beyond_l2", "1/cycle", "stores under a mask to data beyond L2", slows=1),
    Feature("blocked_beyond_l2", "1/cycle", "loads that wait for stores to data beyond L2", slows=1),
)
"""In the order of the columns."""

_SIMULATED = {"stall_share", "reorder_share", "scheduler_share", "store_queue_share"}
STATIC_FEATURES = tuple(feature for feature in PHYSICS_FEATURES if feature.name not in _SIMULATED)
"""Those that need no simulation."""


def physics_features(
    variant: Variant, seen: KernelObservation, model: Ecm, conditions: Conditions, vector_bits: int
) -> dict[str, float]:
    """Return the features of one kernel under one set of conditions.

    Parameters
    ----------
    variant : Variant
        The kernel.
    seen : KernelObservation
        Observation of the kernel's code.
    model : Ecm
        The ECM model around the core, simulated or bounded, whose cycles counts are divided by.
    conditions : Conditions
        Clock, working set and active cores.
    vector_bits : int
        Preferred width of vectors.
    """
    cycles = model.overlapping_cycles
    lanes = seen.flops / max(2 * seen.fma + seen.multiplies + seen.adds, 1.0)
    masked, blocked = seen.masked_stores / cycles, seen.blocked_loads / cycles
    beyond_l2 = conditions.residence not in {"L1", "L2"}
    return {
        "np": float(variant.np),
        "port_share": seen.port_cycles / cycles,
        "dispatch_share": seen.dispatch_cycles / cycles,
        "fma_chain_share": seen.mean_ratio_cycles / cycles,
        "accumulation_share": seen.accumulation_cycles / cycles,
        "windowed_ratio": seen.windowed_ratio,
        "fma_per_window": seen.fma_per_window,
        "instructions_per_cycle": seen.instructions / cycles,
        "fma_share": seen.fma / seen.instructions,
        "shuffles_per_cycle": seen.shuffles / cycles,
        "moves_per_cycle": seen.moves / cycles,
        "integers_per_cycle": seen.integers / cycles,
        "branches_per_cycle": seen.branches / cycles,
        "masks_per_cycle": seen.masks / cycles,
        "lanes": lanes,
        "vector_fill": lanes * _bits(variant.dtype) / vector_bits,
        "padding": seen.flops / variant.flops - 1,
        "load_bytes_per_cycle": seen.load_bytes / cycles,
        "store_bytes_per_cycle": seen.store_bytes / cycles,
        "loads_per_cycle": seen.loads / cycles,
        "stores_per_cycle": seen.stores / cycles,
        "crossing_per_cycle": seen.crossing / cycles,
        "masked_stores_per_cycle": masked,
        "forwarded_per_cycle": seen.forwarded_loads / cycles,
        "blocked_per_cycle": blocked,
        "stack_per_cycle": seen.stack / cycles,
        "gathers_per_cycle": seen.unknown / cycles,
        "code_instructions": math.log2(max(seen.code_instructions, 1)),
        "stall_share": sum(seen.stalls.values()),
        "reorder_share": seen.stalls.get(Stall.REORDER_BUFFER, 0.0),
        "scheduler_share": sum(v for k, v in seen.stalls.items() if is_scheduler_stall(k)),
        "store_queue_share": seen.stalls.get(Stall.STORE_QUEUE, 0.0),
        "element_cycles": math.log2(cycles),
        "call_cycles": math.log2(cycles * conditions.n_elements),
        **_transfer_shares(model, cycles),
        "masked_beyond_l2": masked if beyond_l2 else 0.0,
        "blocked_beyond_l2": blocked if beyond_l2 else 0.0,
    }


def _transfer_shares(model: Ecm, cycles: float) -> dict[str, float]:
    by_level = {transfer.level: transfer.cycles / cycles for transfer in model.transfers}
    return {
        "l2_share": by_level.get("L2", 0.0),
        "l3_share": by_level.get("L3", 0.0),
        "memory_share": by_level.get(MEMORY, 0.0),
    }


def _bits(dtype: DType) -> int:
    return 64 if dtype is DType.FLOAT64 else 32
