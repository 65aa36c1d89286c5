"""The features of the paper's learned model: Ren et al. 2026, Table 3."""

from __future__ import annotations

import math

from ....analysis.machine.record import Machine
from ....codegen.variant import MAX_ORDER, Variant
from .feature import Feature

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
