"""Calibration plan: every measurement in stages, uncertain ones repeated at the end."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection, Mapping, Sequence

from ...codegen.process import available_cores
from ...errors import RunError
from ...isa.microbenchmark import Microbenchmark
from ...records import record, replace
from ..machine.record import Calibrated, Measured
from ..measurement.host import OsCache
from .clocks import clock_figures, looks, require_real
from .core_builder import WINDOW, nops_a_place
from .instruction_costs import PATTERNS
from .library import library_figures
from .measured_value import marked, merged, per_operation, uncertain
from .memory_hierarchy import (
    Level,
    bandwidth_by_size,
    load_latencies,
    stream_figures,
    stream_levels,
    stream_samples,
)
from .pipeline_measurements import LOOP, loop_figures, reorder_buffer, results_in_flight, scheduler
from .presets import Effort
from .session import Host, Samples, Sampling, sample_loops

_TURNS = 3


@record
class Stage:
    """Figures that are measured together.

    Attributes
    ----------
    owns : callable
        Whether a name is of one of them.
    measure : callable
        From the names of some of them to these, measured; others may come with them.
    """

    owns: Callable[[str], bool]
    measure: Callable[[Collection[str]], Mapping[str, Measured]]


def remeasured(
    figures: Mapping[str, Measured],
    stages: Sequence[Stage],
    budget_s: float,
    clock: Callable[[], float] = time.monotonic,
) -> dict[str, Measured]:
    """Return figures, those that were uncertain as they were measured best.

    Parameters
    ----------
    figures : mapping of str to Measured
        As they were measured first.
    stages : sequence of Stage
        What may be measured again.
    budget_s : float
        Seconds after which no measurement begins.
    clock : callable
        Tells the seconds.
    """
    found, end = dict(figures), clock() + budget_s
    for _ in range(_TURNS):
        for stage in stages:
            doubtful = [name for name in uncertain(found) if stage.owns(name)]
            if doubtful and clock() < end:
                again = stage.measure(doubtful)
                found |= {
                    name: min(found[name], again[name], key=_doubt) for name in doubtful if name in again
                }
    return found


def _doubt(figure: Measured) -> tuple[bool, float]:
    return figure.disturbed, figure.apart


Progress = Callable[[str, float], None]
BUFFER, WAITING = f"{WINDOW} nop", f"{WINDOW} add"
_LOOP_SAMPLE_S = 12e-6
_LEAST_MEMORY = 64 << 20
_MOST = 640.0  # entries, of any reorder buffer
_BEYOND = 4  # times the outermost cache


@record
class Swept:
    """Measurements of a sweep.

    Attributes
    ----------
    figures : mapping of str to Measured
        By the names of the benchmarks; `BUFFER` in instructions that take a place each.
    curve : mapping of int to Measured
        Bytes read per cycle, by size of the working set.
    problems : mapping of str to str
        Benchmarks that could not run, and why.
    calibrated : Calibrated
        How undisturbed all of it was.
    """

    figures: Mapping[str, Measured]
    curve: Mapping[int, Measured]
    problems: Mapping[str, str]
    calibrated: Calibrated


def sweep(
    host: Host, caches: tuple[OsCache, ...], effort: Effort, with_sizes: bool, progress: Progress
) -> Swept:
    """Measure everything, the loops and bandwidths again in later sessions: other programs may have gone.

    Parameters
    ----------
    host : Host
        The processor.
    caches : tuple of OsCache
        Caches as the operating system lists them.
    effort : Effort
        Numbers of rounds and sessions.
    with_sizes : bool
        Whether bandwidth is measured at many sizes of the working set, too.
    progress : callable
        Called with the name of each stage and the share of all work that is done.
    """
    memory = _memory_bytes(caches, effort.most_memory_bytes)
    levels = _levels(caches, memory)
    benchmarks = host.target.instruction_set.benchmarks.class_benchmarks(host.target, host.features)
    benchmarks += host.target.instruction_set.benchmarks.pattern_benchmarks(
        host.target, host.features, PATTERNS
    )
    sampling = Sampling(effort.loop_rounds, _LOOP_SAMPLE_S)
    quick = effort.sessions == 1
    progress("clock, latencies, throughputs, patterns", 0.0)
    figures = clock_figures(host)
    sessions = [sample_loops(benchmarks, host, sampling)]
    require_real(looks(benchmarks, host, sampling, sessions[0]))
    progress("bandwidths", 0.15 if quick else 0.05)
    streams = [stream_samples(host, levels, effort.stream_rounds)]
    progress("cache latencies and sizes", 0.5 if quick else 0.45)
    figures |= load_latencies(host, levels)
    curve = bandwidth_by_size(host, memory) if with_sizes else {}
    progress("reorder buffer, scheduler, registers, queues", 0.65 if quick else 0.5)
    figures |= _windows(host, memory, effort.window_rounds, None)
    progress("loops of the pipeline", 0.8 if quick else 0.6)
    figures |= loop_figures(host, effort.loop_rounds)
    figures |= _library(host, effort.loop_rounds)
    for number in range(1, effort.sessions):
        progress("bandwidths, once more", 0.55)
        streams.append(stream_samples(host, levels, effort.stream_rounds))
        progress("latencies, throughputs, patterns, once more", 0.9)
        working = [b for b in benchmarks if b.name not in sessions[0].problems]
        sessions.append(sample_loops(working, host, replace(sampling, seed=number)))
    figures |= _of_loops(sessions, benchmarks)
    figures |= stream_figures(merged(streams))
    progress("what is uncertain, once more", 0.92)
    stages = _stages(host, benchmarks, levels, memory, effort)
    figures = _in_places(remeasured(figures, stages, effort.again_s))
    watch = host.watch
    found = Calibrated(len(watch.rounds), watch.disturbed_rounds, uncertain(figures))
    return Swept(figures, curve, {k: v for each in sessions for k, v in each.problems.items()}, found)


def _stages(
    host: Host, benchmarks: Sequence[Microbenchmark], levels: Sequence[Level], memory: int, effort: Effort
) -> list[Stage]:
    """Return the stages that may be measured again: those of the core before caches and memory."""
    loops = {each.name for each in benchmarks}

    def classes(names: Collection[str]) -> Mapping[str, Measured]:
        wanted = {*names, *(part for each in benchmarks if each.name in names for part, _ in each.minus)}
        some = [each for each in benchmarks if each.name in wanted]
        sampling = Sampling(effort.loop_rounds, _LOOP_SAMPLE_S, seed=effort.sessions)
        return _of_loops([sample_loops(some, host, sampling)], some)

    return [
        Stage(loops.__contains__, classes),
        Stage(_first(WINDOW), lambda names: _windows(host, memory, effort.window_rounds, names)),
        Stage(_first(LOOP), lambda names: loop_figures(host, effort.loop_rounds, names)),
        Stage(_first("library"), lambda names: _library(host, effort.loop_rounds)),
        Stage(_first("chase"), lambda names: load_latencies(host, _named(levels, names))),
        Stage(
            _first("stream"),
            lambda names: stream_figures(stream_samples(host, _named(levels, names), effort.stream_rounds)),
        ),
    ]


def _first(word: str) -> Callable[[str], bool]:
    return lambda name: name.split(maxsplit=1)[0] == word


def _named(levels: Sequence[Level], names: Collection[str]) -> list[Level]:
    """Return the levels that names of figures are of, such as `chase L2`."""
    wanted = {name.split()[1] for name in names}
    return [level for level in levels if level.name in wanted]


def _of_loops(sessions: Sequence[Samples], benchmarks: Sequence[Microbenchmark]) -> dict[str, Measured]:
    """Return the figures of sessions as if of one; those of a disturbed session count where all were."""
    samples = merged(
        {name: found for name, found in each.cycles.items() if name not in each.disturbed}
        for each in sessions
    )
    every = merged(each.cycles for each in sessions)
    disturbed = every.keys() - samples.keys()
    figures = per_operation(every | samples, benchmarks)
    parts = {each.name: {each.name, *(name for name, _ in each.minus)} for each in benchmarks}
    return marked(figures, {name for name in figures if parts[name] & disturbed})


def _windows(host: Host, memory: int, rounds: int, names: Collection[str] | None) -> dict[str, Measured]:
    """Return the measured windows between two loads that miss: all, or those that are named."""
    found: dict[str, Measured] = {}
    for name, look in ((BUFFER, reorder_buffer), (WAITING, scheduler)):
        if names is None or name in names:
            figure = look(host, memory, rounds)
            found |= {name: figure} if figure is not None else {}
    fillers = host.target.instruction_set.benchmarks.window_fillers(host.target, host.features)
    if names is None:
        most = found[BUFFER].value if BUFFER in found else 0.0
    else:
        most = _MOST
        fillers = tuple(kind for kind in fillers if f"{WINDOW} {kind}" in names)
    held = results_in_flight(host, memory, rounds, most, fillers) if most else {}
    return found | {f"{WINDOW} {kind}": figure for kind, figure in held.items()}


def _library(host: Host, rounds: int) -> Mapping[str, Measured]:
    """Return the figures of library functions; none where the library cannot be called."""
    try:
        return library_figures(rounds, host.watch, host.target.vector_bits)
    except RunError:
        return {}  # a host without such a library is calibrated all the same


def _in_places(figures: Mapping[str, Measured]) -> dict[str, Measured]:
    """Return figures with the reorder buffer in places, of which decoders that join nops need fewer."""
    joined = nops_a_place({name: figure.value for name, figure in figures.items()})
    buffer = figures.get(BUFFER)
    return {**figures, **({BUFFER: replace(buffer, value=buffer.value / joined)} if buffer else {})}


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
