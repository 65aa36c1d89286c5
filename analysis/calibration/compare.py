"""A calibration beside the shipped machine, and beside an earlier calibration."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..incore.throughput import reciprocal_throughput
from ..machine.record import Machine, Measured
from .calibrate import Calibration
from .instruction_costs import ClassFigures
from .machine_builder import shipped_with_fma
from .measured_value import limit_of

FLAGGED = 0.05
"""Relative difference from which a row is flagged."""


@dataclass(frozen=True, slots=True)
class Row:
    """A measured figure of an instruction class beside the shipped one, in cycles.

    `quantity` is latency, accumulate, throughput or with fma; `shipped` is None where the
    machine has no such figure.
    """

    name: str
    bits: int
    quantity: str
    measured: Measured
    shipped: float | None

    @property
    def difference(self) -> float | None:
        """Measured over shipped, less one; 0 where both say that rename does it."""
        if self.shipped is None:
            return None
        if self.shipped == 0:
            return 0.0 if self.measured.value < 0.5 else float("inf")
        return self.measured.value / self.shipped - 1

    @property
    def flagged(self) -> bool:
        """True where the two differ by more than `FLAGGED`."""
        return self.difference is not None and abs(self.difference) > FLAGGED


@dataclass(frozen=True, slots=True)
class Deviation:
    """One figure in two calibrations; `limit` is how far they may differ."""

    name: str
    unit: str
    before: float
    now: float
    limit: float

    @property
    def relative(self) -> float:
        """Now over before, less one."""
        return self.now / self.before - 1

    @property
    def within(self) -> bool:
        """True where the two agree."""
        return abs(self.relative) <= self.limit


def rows(calibration: Calibration) -> tuple[Row, ...]:
    """Return every measured figure of an instruction class beside the shipped one."""
    found = []
    for figures in calibration.classes:
        for quantity in ("latency", "accumulate", "throughput", "with fma"):
            measured = getattr(figures, quantity.replace(" ", "_"))
            if measured is not None:
                shipped = _shipped(calibration.shipped, figures, quantity)
                found.append(Row(figures.name, figures.bits, quantity, measured, shipped))
    return tuple(found)


def _shipped(machine: Machine | None, figures: ClassFigures, quantity: str) -> float | None:
    if machine is None or figures.name not in machine.instructions:
        return None
    operation = machine.operation(figures.name, figures.bits)
    if quantity == "latency":
        return operation.latency_cycles
    if quantity == "accumulate":
        return operation.accumulate_latency_cycles
    if quantity == "throughput":
        return reciprocal_throughput(machine, figures.name, figures.bits)
    return shipped_with_fma(machine, figures.name, figures.bits)


def deviations(before: Mapping[str, Measured], now: Mapping[str, Measured]) -> tuple[Deviation, ...]:
    """Return the deviations between the figures of two calibrations, those beyond their limits first.

    Frequencies are left out: they are the state of the machine, and every other figure is
    measured beside its own.
    """
    found = [
        Deviation(name, figure.unit, before[name].value, figure.value, limit_of(name))
        for name, figure in now.items()
        if name in before and before[name].value > 0 and figure.unit != "ghz"
    ]
    return tuple(sorted(found, key=lambda d: -abs(d.relative) / d.limit))
