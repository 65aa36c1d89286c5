"""Measure this host: every benchmark in turn, and the machine that follows."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import llvmlite.binding as llvm

from ...codegen.process import available_cores
from ...codegen.target import host_target
from ...errors import RunError
from ...version import __version__
from ..machine.load import Machine
from ..machine.record import Measured
from ..measurement.host import host_cpu, host_vendor
from .benchmarks.host_benchmarks import widths
from .build import build_machine
from .cache_sizes import cache_sizes
from .core_fit import KeysFound, keys_found
from .costs import ClassFigures, class_figures
from .interference import Watch
from .observations import Observations
from .os_caches import OsCache, os_caches
from .patterns import PatternFigure, pattern_figures
from .presets import FULL, Effort
from .session import Host
from .sweep import BUFFER, WAITING, Progress, sweep

_DEFAULT_CACHES = (OsCache(1, 32 << 10, 64, 1), OsCache(2, 1 << 20, 64, 1))


@dataclass(frozen=True, slots=True)
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
        widths=widths(host.target, host.features),
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
