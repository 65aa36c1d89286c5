"""Features of the learned model, derived from a kernel's own assembly.

The split is not among them: variants with the same code are the same kernel.

Counts are per cycle of the core alone and bounds are shares of these cycles, so that a feature means
the same at every order and on every machine. The core is simulated, or, for models that are to do
without, its largest bound is taken. What simulation and bounds leave out (the front end, branches,
what masked stores cost beyond L2) can show in the features.
"""

from __future__ import annotations

import math

from ....analysis.incore.pipeline.stalls import Stall, is_scheduler_stall
from ....analysis.machine.record import MEMORY
from ....codegen.variant import DType, Variant
from ..predictions.conditions import Conditions
from ..predictions.ecm import Ecm
from .feature import Feature
from .observation import KernelObservation

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
    model : Ecm
        The ECM model around the core, simulated or bounded, whose cycles counts are divided by.
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
