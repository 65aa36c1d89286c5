"""Measure this host: every benchmark in turn, the machine that follows, and that machine beside others."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from datetime import UTC, datetime

import llvmlite.binding as llvm

from ...codegen.process import available_cores
from ...codegen.target import host_target
from ...errors import RunError
from ...records import record, replace
from ...version import __version__
from ..incore.throughput import reciprocal_throughput
from ..machine.record import Machine, Measured
from ..measurement.host import OsCache, host_cpu, host_vendor, os_caches
from .core_fit import KeysFound, keys_found
from .instruction_costs import ClassFigures, PatternFigure, class_figures, pattern_figures
from .interference import Watch
from .machine_builder import build_machine, shipped_with_fma
from .measured_value import Observations, limit_of
from .memory_hierarchy import cache_sizes
from .plan import BUFFER, WAITING, Progress, sweep
from .presets import FULL, Effort
from .session import Host

_DEFAULT_CACHES = (OsCache(1, 32 << 10, 64, 1), OsCache(2, 1 << 20, 64, 1))


@record
class Calibration:
    """Result of a calibration.

    Attributes
    ----------
    machine : Machine
        As its file will describe it.
    shipped : Machine or None
        The machine that chainline ships and that describes this processor.
    classes : tuple of ClassFigures
        Latencies and throughputs.
    patterns : tuple of PatternFigure
        The patterns of Table 2.
    curve : mapping of int to Measured
        Bytes read per cycle, by size of the working set.
    problems : mapping of str to str
        Benchmarks that could not run, and why.
    keys : KeysFound or None
        What loops of the pipeline showed of a processor that no shipped file describes.
    """

    machine: Machine
    shipped: Machine | None
    seen: Observations
    classes: tuple[ClassFigures, ...]
    patterns: tuple[PatternFigure, ...]
    curve: Mapping[int, Measured]
    problems: Mapping[str, str]
    keys: KeysFound | None = None


def calibrate(
    shipped: Machine | None = None, effort: Effort = FULL, progress: Progress = lambda stage, done: None
) -> Calibration:
    """Measure this host; takes one to five minutes, or half a minute if it is to be quick.

    Parameters
    ----------
    shipped : Machine, optional
        The machine file that describes this processor but for what is measured here.
    effort : Effort
        How thoroughly.
    progress : callable, optional
        Called with the name of each stage before it begins, and which part of all is done.

    Raises
    ------
    RunError
        If the measuring process fails as a whole.
    UsageError
        If the processor is emulated.
    """
    watch = Watch(effort.patience_s)
    host = Host(host_target(), dict(llvm.get_host_cpu_features()), watch)
    listed = os_caches()
    caches = listed or _shipped_caches(shipped) or _DEFAULT_CACHES
    found = sweep(host, caches, effort, effort.sizes or not listed, progress)
    if "integer scalar latency" not in found.figures:
        raise RunError("calibrate: not even integer adds could be timed; run it again on an idle machine")
    seen = Observations(
        host=host,
        figures=found.figures,
        widths=host.target.instruction_set.benchmarks.widths(host.target, host.features),
        sizes_seen=cache_sizes(found.curve) if found.curve else (),
        reorder_buffer=found.figures.get(BUFFER),
        scheduler=found.figures.get(WAITING),
        caches=caches,
        provenance=_provenance(effort),
        title=host_cpu(),
        vendor=host_vendor(),
        processors=available_cores(),
    )
    seen = _with_sizes(seen)
    machine = replace(build_machine(seen, shipped), calibrated=found.calibrated)
    progress("keys of the core that fit its loops", 0.95)
    keys = keys_found(machine) if shipped is None else None
    return Calibration(
        machine=keys.machine if keys else machine,
        shipped=shipped,
        seen=seen,
        classes=class_figures(found.figures, seen.widths),
        patterns=pattern_figures(found.figures, seen.widths),
        curve=found.curve,
        problems=found.problems,
        keys=keys,
    )


def _with_sizes(seen: Observations) -> Observations:
    """Put the sizes seen among the figures, which the file keeps."""
    extra = {f"size L{number}": figure for number, figure in enumerate(seen.sizes_seen, start=1)}
    return replace(seen, figures={**seen.figures, **extra})


def _shipped_caches(shipped: Machine | None) -> tuple[OsCache, ...]:
    if shipped is None:
        return ()
    return tuple(
        OsCache(int(cache.name[1:]), cache.size_bytes, cache.line_bytes, cache.shared_by_cores)
        for cache in shipped.caches
    )


def _provenance(effort: Effort) -> str:
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    system = f"{platform.system()} {platform.release()}"
    return (
        f"Measured by chainline {__version__} calibrate ({effort.name}) on {host_cpu()}, {available_cores()} "
        f"processors, {system}, {date}"
    )


FLAGGED = 0.05
"""Relative difference from which a row is flagged."""


@record
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


@record
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
