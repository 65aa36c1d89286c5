"""Measure this host: every benchmark in turn, and the machine that follows."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import llvmlite.binding as llvm

from ... import __version__
from ...codegen.host_benchmarks import class_benchmarks, pattern_benchmarks, widths
from ...codegen.process import available_cores
from ...codegen.target import host_target
from ...errors import RunError
from ..machine import Machine, available_machines, load_machine
from ..machine_record import Measured
from ..measurement.host import host_cpu
from .bandwidth import Level, load_latencies, stream_figures, stream_levels, stream_samples
from .build import build_machine
from .cache_sizes import bandwidth_by_size, cache_sizes
from .costs import ClassFigures, class_figures
from .figure import GHZ, highest, merged, per_operation
from .observations import Observations
from .os_caches import OsCache, os_caches
from .patterns import PATTERNS, PatternFigure, pattern_figures
from .session import Host, Sampling, ask, sample_loops
from .window import reorder_buffer, scheduler

Progress = Callable[[str], None]
_SAMPLING = Sampling(rounds=100, sample_s=50e-6)
_DEFAULT_CACHES = (OsCache(1, 32 << 10, 64, 1), OsCache(2, 1 << 20, 64, 1))
_LEAST_MEMORY, _MOST_MEMORY = 64 << 20, 512 << 20
_BEYOND = 4  # times the outermost cache


@dataclass(frozen=True, slots=True)
class Calibration:
    """What calibration found.

    Attributes
    ----------
    machine : Machine
        As its file will describe it.
    shipped : Machine or None
        The machine of this processor that chainline ships.
    classes : tuple of ClassFigures
        Latencies and throughputs.
    patterns : tuple of PatternFigure
        The patterns of Table 2.
    curve : mapping of int to Measured
        Bytes read per cycle, by size of the working set.
    problems : mapping of str to str
        Benchmarks that could not run, and why.
    """

    machine: Machine
    shipped: Machine | None
    seen: Observations
    classes: tuple[ClassFigures, ...]
    patterns: tuple[PatternFigure, ...]
    curve: Mapping[int, Measured]
    problems: Mapping[str, str]


def shipped_machine(llvm_cpu: str) -> Machine | None:
    """Return the shipped machine that lists a host processor, if any does."""
    machines = map(load_machine, available_machines())
    return next((machine for machine in machines if llvm_cpu in machine.llvm_cpus), None)


def calibrate(progress: Progress = lambda stage: None) -> Calibration:
    """Measure this host; takes less than a minute.

    Parameters
    ----------
    progress : callable, optional
        Called with the name of each stage before it begins.

    Raises
    ------
    RunError
        If the measuring process fails as a whole.
    """
    host = Host(host_target(), dict(llvm.get_host_cpu_features()))
    shipped = shipped_machine(host.target.llvm_cpu)
    caches = os_caches() or _shipped_caches(shipped) or _DEFAULT_CACHES
    memory = _memory_bytes(caches)
    progress("clock, latencies, throughputs, patterns")
    figures = {"frequency": _frequency()}
    loops = class_benchmarks(host.target, host.features)
    patterns = pattern_benchmarks(host.target, host.features, PATTERNS)
    early = sample_loops([*loops, *patterns], host, _SAMPLING)
    progress("bandwidths")
    levels = _levels(caches, memory)
    streams = [stream_samples(host, levels)]
    progress("cache latencies and sizes")
    figures |= load_latencies(host, levels)
    curve = bandwidth_by_size(host, memory)
    progress("reorder buffer and scheduler")
    buffer, waiting = reorder_buffer(host, memory), scheduler(host, memory)
    # a second time, when other programs may have gone
    progress("bandwidths, once more")
    streams.append(stream_samples(host, levels))
    progress("latencies, throughputs, patterns, once more")
    working = [b for b in (*loops, *patterns) if b.name not in early.problems]
    late = sample_loops(working, host, replace(_SAMPLING, seed=1))
    figures |= per_operation(merged([early.cycles, late.cycles]), working)
    figures |= stream_figures(merged(streams))
    if "integer scalar latency" not in figures:
        raise RunError("calibrate: not even integer adds could be timed; run it again on an idle machine")
    seen = Observations(
        host=host,
        figures=figures,
        widths=widths(host.target, host.features),
        sizes_seen=cache_sizes(curve),
        reorder_buffer=buffer,
        scheduler=waiting,
        caches=caches,
        provenance=_provenance(),
        title=host_cpu(),
        processors=available_cores(),
    )
    seen = _with_sizes(seen)
    return Calibration(
        machine=build_machine(seen, shipped),
        shipped=shipped,
        seen=seen,
        classes=class_figures(figures, seen.widths),
        patterns=pattern_figures(figures, seen.widths),
        curve=curve,
        problems={**early.problems, **late.problems},
    )


def _frequency() -> Measured:
    request = {"task": "frequency", "rounds": 40, "sample_s": 1e-3}
    samples = next(reply["samples"] for reply in ask(request) if reply["event"] == "frequency")
    return highest(samples, GHZ)


def _with_sizes(seen: Observations) -> Observations:
    """Put the sizes seen among the figures, which the file keeps."""
    extra = {f"size L{number}": figure for number, figure in enumerate(seen.sizes_seen, start=1)}
    for name, figure in (("window nop", seen.reorder_buffer), ("window add", seen.scheduler)):
        if figure is not None:
            extra[name] = figure
    return replace(seen, figures={**seen.figures, **extra})


def _shipped_caches(shipped: Machine | None) -> tuple[OsCache, ...]:
    if shipped is None:
        return ()
    return tuple(
        OsCache(int(cache.name[1:]), cache.size_bytes, cache.line_bytes, cache.shared_by_cores)
        for cache in shipped.caches
    )


def _levels(caches: tuple[OsCache, ...], memory_bytes: int) -> list[Level]:
    threads = available_cores()
    sharers = [min(cache.shared_by, threads) for cache in caches]
    return stream_levels([cache.size_bytes for cache in caches], sharers, memory_bytes)


def _memory_bytes(caches: tuple[OsCache, ...]) -> int:
    """Return a working set that no cache holds, of which every thread has room for one."""
    wanted = min(max(_BEYOND * caches[-1].size_bytes, _LEAST_MEMORY), _MOST_MEMORY)
    try:
        installed = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return wanted
    return min(wanted, max(16 << 20, installed // 4 // available_cores()))


def _provenance() -> str:
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    system = f"{platform.system()} {platform.release()}"
    return (
        f"Measured by chainline {__version__} calibrate on {host_cpu()}, {available_cores()} processors, "
        f"{system}, {date}"
    )
