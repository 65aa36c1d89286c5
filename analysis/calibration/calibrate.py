"""Measure this host: every benchmark in turn, and the machine that follows."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import llvmlite.binding as llvm

from ...codegen.host_benchmarks import class_benchmarks, pattern_benchmarks, widths, window_fillers
from ...codegen.process import available_cores
from ...codegen.target import host_target
from ...errors import RunError
from ...version import __version__
from ..machine.load import Machine
from ..machine.record import Measured
from ..measurement.host import host_cpu, host_vendor
from .bandwidth import Level, load_latencies, stream_figures, stream_levels, stream_samples
from .build import build_machine
from .cache_sizes import bandwidth_by_size, cache_sizes
from .clocks import clock_figures, clock_shares
from .core_keys import KeysFound, keys_found
from .costs import ClassFigures, class_figures
from .dispatch import nops_a_place
from .effort import FULL, Effort
from .emulation import require_real
from .figure import merged, per_operation
from .in_flight import WINDOW
from .library import library_figures
from .observations import Observations
from .os_caches import OsCache, os_caches
from .patterns import PATTERNS, PatternFigure, pattern_figures
from .pipeline import loop_figures
from .session import Host, Sampling, sample_loops
from .window import reorder_buffer, results_in_flight, scheduler

Progress = Callable[[str, float], None]
_LOOP_SAMPLE_S = 50e-6
_DEFAULT_CACHES = (OsCache(1, 32 << 10, 64, 1), OsCache(2, 1 << 20, 64, 1))
_LEAST_MEMORY = 64 << 20
_BEYOND = 4  # times the outermost cache


@dataclass(frozen=True, slots=True)
class Calibration:
    """What calibration found.

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
    """Measure this host; takes one or two minutes, or half a minute if it is to be quick.

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
    host = Host(host_target(), dict(llvm.get_host_cpu_features()))
    listed = os_caches()
    caches = listed or _shipped_caches(shipped) or _DEFAULT_CACHES
    found = _sweep(host, caches, effort, effort.sizes or not listed, progress)
    if "integer scalar latency" not in found.figures:
        raise RunError("calibrate: not even integer adds could be timed; run it again on an idle machine")
    seen = Observations(
        host=host,
        figures=found.figures,
        widths=widths(host.target, host.features),
        sizes_seen=cache_sizes(found.curve) if found.curve else (),
        reorder_buffer=found.reorder_buffer,
        scheduler=found.scheduler,
        caches=caches,
        provenance=_provenance(effort),
        title=host_cpu(),
        vendor=host_vendor(),
        processors=available_cores(),
    )
    seen = _with_sizes(seen)
    machine = build_machine(seen, shipped)
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


@dataclass(frozen=True, slots=True)
class _Found:
    figures: Mapping[str, Measured]
    curve: Mapping[int, Measured]
    reorder_buffer: Measured | None
    scheduler: Measured | None
    problems: Mapping[str, str]


def _sweep(
    host: Host, caches: tuple[OsCache, ...], effort: Effort, with_sizes: bool, progress: Progress
) -> _Found:
    """Measure everything, the loops and bandwidths again in later sessions: other programs may have gone."""
    memory = _memory_bytes(caches, effort.most_memory_bytes)
    levels = _levels(caches, memory)
    benchmarks = class_benchmarks(host.target, host.features)
    benchmarks += pattern_benchmarks(host.target, host.features, PATTERNS)
    sampling = Sampling(effort.loop_rounds, _LOOP_SAMPLE_S)
    quick = effort.sessions == 1
    progress("clock, latencies, throughputs, patterns", 0.0)
    figures = clock_figures(host)
    early = sample_loops(benchmarks, host, sampling)
    require_real(per_operation(early.cycles, benchmarks), clock_shares(early.clocks))
    progress("bandwidths", 0.15 if quick else 0.05)
    streams = [stream_samples(host, levels, effort.stream_rounds)]
    progress("cache latencies and sizes", 0.5 if quick else 0.45)
    figures |= load_latencies(host, levels)
    curve = bandwidth_by_size(host, memory) if with_sizes else {}
    progress("reorder buffer, scheduler, registers, queues", 0.65 if quick else 0.5)
    buffer = reorder_buffer(host, memory, effort.window_rounds)
    waiting = scheduler(host, memory, effort.window_rounds)
    if buffer is not None:
        fillers = window_fillers(host.target, host.features)
        held = results_in_flight(host, memory, effort.window_rounds, buffer.value, fillers)
        figures |= {f"{WINDOW} {kind}": figure for kind, figure in held.items()}
    progress("loops of the pipeline", 0.8 if quick else 0.6)
    figures |= loop_figures(host, effort.loop_rounds)
    figures |= _library(effort.loop_rounds)
    loops, problems = [early.cycles], dict(early.problems)
    for number in range(1, effort.sessions):
        progress("bandwidths, once more", 0.55)
        streams.append(stream_samples(host, levels, effort.stream_rounds))
        progress("latencies, throughputs, patterns, once more", 0.95)
        working = [b for b in benchmarks if b.name not in problems]
        late = sample_loops(working, host, replace(sampling, seed=number))
        loops.append(late.cycles)
        problems |= late.problems
    figures |= per_operation(merged(loops), benchmarks)
    figures |= stream_figures(merged(streams))
    joined = nops_a_place({name: figure.value for name, figure in figures.items()})
    places = replace(buffer, value=buffer.value / joined) if buffer is not None else None
    return _Found(figures, curve, places, waiting, problems)


def _library(rounds: int) -> Mapping[str, Measured]:
    """Return the figures of library functions; none where the library cannot be called."""
    try:
        return library_figures(rounds)
    except RunError:
        return {}  # a host without such a library is calibrated all the same


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


def _memory_bytes(caches: tuple[OsCache, ...], most: int) -> int:
    """Return a working set that no cache holds, or the largest allowed; every thread has room for one."""
    wanted = min(max(_BEYOND * caches[-1].size_bytes, _LEAST_MEMORY), most)
    try:
        installed = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return wanted
    return min(wanted, max(16 << 20, installed // 4 // available_cores()))


def _provenance(effort: Effort) -> str:
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    system = f"{platform.system()} {platform.release()}"
    return (
        f"Measured by chainline {__version__} calibrate ({effort.name}) on {host_cpu()}, {available_cores()} "
        f"processors, {system}, {date}"
    )
