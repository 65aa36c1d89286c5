"""Tables 2 to 4 of Ren et al. 2026: what they print, and the same from a machine file.

References
----------
X. Ren et al., "Learning-augmented performance model for tensor product factorization in high-order FEM",
2026, Tables 2, 3 and 4.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....analysis.machine.record import Machine
from ....codegen.variant import Variant
from ....records import record
from ..predictions.chain import mixture_cycles_per_fma, overlap_cycles_per_fma
from .features import TABLE3_FEATURES, table3_features

CHAINS: dict[str, tuple[int, ...]] = {"A": (), "B": (2, 2), "C": (3,), "D": (4,), "E": (3, 2)}
"""Lengths of the FMA chains of each pattern of Fig. 7."""
N_FMA = {"A": 4, "B": 4, "C": 4, "D": 4, "E": 5}
"""FMA of an iteration of each pattern."""
TABLE_2 = {
    "a64fx": {
        "A": ("0.0", "0.50", "0.50"),
        "B": ("0.50", "4.8", "4.5"),
        "C": ("0.75", "6.9", "6.8"),
        "D": ("1.0", "9.0", "9.0"),
        "E": ("0.60", "5.60", "5.4"),
    },
    "clx": {
        "A": ("0.0", "0.50", "0.53"),
        "B": ("0.50", "2.3", "2.0"),
        "C": ("0.75", "3.1", "3.0"),
        "D": ("1.0", "4.0", "4.0"),
        "E": ("0.60", "2.6", "2.4"),
    },
}
"""As printed, by machine and pattern: ratio, estimated and measured cycles per FMA."""
TABLE_4 = {
    "a64fx": ("2.2", "2", "128", "40", "512", "64", "48", "4"),
    "clx": ("2.0", "2", "168", "97", "512", "32", "20", "1"),
}
"""As printed, by machine, in the order of `SPECIFICATIONS`."""
SPECIFICATIONS = (
    "frequency, GHz",
    "floating-point units",
    "floating-point registers",
    "reservation station",
    "vector bits",
    "L1, KiB",
    "cores",
    "NUMA domains",
)


@record
class PublishedValue:
    """A value that the paper prints, and ours.

    Attributes
    ----------
    table : str
        Such as "Table 2".
    what : str
        Quantity, with its unit.
    printed : str or None
        As printed; None where the paper says nothing of the machine.
    ours : str
        The same of the machine file.
    """

    table: str
    what: str
    printed: str | None
    ours: str


def published_values(machine: Machine) -> Iterator[PublishedValue]:
    """Yield the values of Tables 2 to 4, in their order.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> next(value for value in published_values(load_machine("clx")) if "pattern B, est" in value.what)
    PublishedValue(table='Table 2', what='pattern B, estimated cycles per FMA', printed='2.3', ours='2.25')
    """
    yield from _patterns(machine)
    yield from _features(machine)
    printed = TABLE_4.get(machine.key, (None,) * len(SPECIFICATIONS))
    for what, theirs, ours in zip(SPECIFICATIONS, printed, specification(machine), strict=True):
        yield PublishedValue("Table 4", what, theirs, ours)


def _patterns(machine: Machine) -> Iterator[PublishedValue]:
    costs = machine.fma_latency_cycles, machine.fma_throughput_cycles
    for pattern, chains in CHAINS.items():
        ratio = max(chains, default=0) / N_FMA[pattern]
        estimated, overlapped = mixture_cycles_per_fma(ratio, *costs), overlap_cycles_per_fma(ratio, *costs)
        printed = TABLE_2.get(machine.key, {}).get(pattern, (None, None, None))
        ours = (f"{ratio:.2f}", f"{estimated:.2f}", f"{overlapped:.2f}")
        names = ("ratio", "estimated cycles per FMA", "measured cycles per FMA; ours by the overlap law")
        for name, theirs, value in zip(names, printed, ours, strict=True):
            yield PublishedValue("Table 2", f"pattern {pattern}, {name}", theirs, value)


def _features(machine: Machine) -> Iterator[PublishedValue]:
    """Yield the features of Table 3: those of the code by name, those of the core by value."""
    parts = [feature.name for feature in TABLE3_FEATURES if feature.name.startswith("part_")]
    values = table3_features(Variant(7, (8,)), machine, machine.core.clock_ghz(machine.vector_bits))
    code = ("np", "flops", "split_count")
    yield PublishedValue("Table 3", "features of the code", "4", str(len(code) + bool(parts)))
    core = [one for one in TABLE3_FEATURES if one.name not in code and one.name not in parts]
    yield PublishedValue("Table 3", "features of the core", "7", str(len(core)))
    for feature in core:
        unit = f", {feature.unit}" if feature.unit else ""
        yield PublishedValue("Table 3", f"{feature.meaning}{unit}", None, f"{values[feature.name]:g}")


def specification(machine: Machine) -> tuple[str, ...]:
    """Return the specifications of Table 4 from a machine file; "" where it does not say."""
    core = machine.core
    units = table3_features(Variant(7, (8,)), machine, core.frequency_ghz)["fpus"]
    domains = core.cores // (machine.memory.domain_cores or core.cores) if core.cores else None
    found = (
        f"{core.clock_ghz(machine.vector_bits):.1f}",
        f"{units:.0f}",
        core.physical_vector_registers,
        core.scheduler_entries,
        machine.vector_bits,
        machine.caches[0].size_bytes // 1024,
        core.cores,
        domains,
    )
    return tuple("" if value is None else str(value) for value in found)
