"""Memory levels: measured bandwidth, latency and sizes, and the caches and streams of the record."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise

from ...isa.microbenchmark import ARRAYS
from ...records import record, replace
from ..machine.record import Bandwidths, Cache, Machine, Measured, Memory, Streams
from .compiled_benchmarks import microbenchmark_ir
from .instruction_costs import width_label
from .measured_value import (
    BYTES,
    BYTES_PER_CYCLE,
    BYTES_PER_SECOND,
    CYCLES,
    GHZ,
    MEASURED,
    Observations,
    best,
    highest,
    lowest,
)
from .session import Host, ask, samples_by_size

_SAMPLE_S = 3e-3
_GUESSES = {"L1": 3e11, "L2": 1.5e11, "L3": 6e10}
_MEMORY_GUESS = 2e10


@record
class Level:
    """A memory level and the bytes that each thread touches to reside in it."""

    name: str
    bytes_per_thread: int


def stream_levels(cache_sizes: Sequence[int], sharers: Sequence[int], memory_bytes: int) -> list[Level]:
    """Return working sets for every cache and for memory.

    Parameters
    ----------
    cache_sizes, sharers : sequence of int
        Bytes of each cache from L1 outwards, and how many threads share it when all run.
    memory_bytes : int
        Working set of a thread in memory.

    Notes
    -----
    Half of a private cache. Of a shared one a thread takes no more than four times the cache
    inside it: other programs, and on virtual machines other tenants, use it too.

    Examples
    --------
    >>> [level.bytes_per_thread for level in stream_levels([49152, 1 << 20, 32 << 20], [1, 1, 2], 1 << 27)]
    [24576, 524288, 4194304, 134217728]
    """
    levels, inner = [], 0
    for number, (size, threads) in enumerate(zip(cache_sizes, sharers, strict=True), start=1):
        share = size // 2 // threads
        if number > 2 or threads > 1:
            share = min(share, 4 * inner or share)
        levels.append(Level(f"L{number}", share))
        inner = size
    return [*levels, Level("memory", memory_bytes)]


def stream_samples(host: Host, levels: Sequence[Level], rounds: int) -> dict[str, list[float]]:
    """Return samples of bytes per second, and of the clock in GHz beside them.

    Names are `stream LEVEL LOOP THREADS`, and the same followed by `clock`.

    Parameters
    ----------
    host : Host
        The processor.
    levels : sequence of Level
        Memory levels, each with its working set.
    rounds : int
        Samples of each loop.
    """
    benchmarks = host.target.instruction_set.benchmarks.stream_benchmarks(host.target, host.features)
    request = {
        "task": "streams",
        "ir": microbenchmark_ir(benchmarks, host.target),
        "symbols": {name: b.symbol for name, b in zip(ARRAYS, benchmarks, strict=True)},
        "arrays": dict(ARRAYS),
        "block_bytes": host.target.instruction_set.benchmarks.block_bytes(host.target, host.features),
        "rounds": rounds,
        "sample_s": _SAMPLE_S,
        "vigil": host.watch.vigil,
        "levels": [
            {
                "name": level.name,
                "bytes": level.bytes_per_thread,
                "guess": _GUESSES.get(level.name, _MEMORY_GUESS),
            }
            for level in levels
        ],
    }
    samples: dict[str, list[float]] = defaultdict(list)
    replies = [reply for reply in ask(request) if reply["event"] == "round"]
    host.watch.note(replies)  # all count: the best of many is of an undisturbed one
    for reply in replies:
        for level, loop, threads, rate, ghz in reply["samples"]:
            samples[f"stream {level} {loop} {threads}"].append(rate)
            samples[f"stream {level} {loop} {threads} clock"].append(ghz)
    return dict(samples)


def stream_figures(samples: Mapping[str, Sequence[float]]) -> dict[str, Measured]:
    """Return the best of each bandwidth and of its clock."""
    units = {name: GHZ if name.endswith("clock") else BYTES_PER_SECOND for name in samples}
    return {name: best(found, units[name]) for name, found in samples.items()}


def load_latencies(host: Host, levels: Sequence[Level]) -> dict[str, Measured]:
    """Return cycles of a load that finds its line in each level; names are `chase LEVEL`."""
    chase = host.target.instruction_set.benchmarks.chase_benchmark(host.target, host.features)
    # a random walk touches more than a stream does at a time: half as much stays in a cache
    sizes = {level.name: level.bytes_per_thread // (1 if level.name == "memory" else 2) for level in levels}
    request = {
        "task": "chase",
        "ir": microbenchmark_ir([chase], host.target),
        "symbol": chase.symbol,
        "links": int(chase.operations),
        "sizes": list(sizes.values()),
        "sweeps": 4,
        "rounds": 6,
        "loads": 4096,
        "seed": 0,
        "vigil": host.watch.vigil,
    }
    samples, disturbed = samples_by_size(ask(request), host.watch)
    return {
        f"chase {name}": replace(lowest(samples[size], CYCLES), disturbed=size in disturbed)
        for name, size in sizes.items()
    }


def thread_counts(figures: Mapping[str, Measured]) -> list[int]:
    """Return the numbers of threads among figures of `stream_figures`."""
    names = (name.split() for name in figures)
    return sorted({int(words[3]) for words in names if words[0] == "stream" and len(words) == 4})


_SMALLEST, _POINTS_PER_OCTAVE = 8192, 4
_SWEEPS, _ROUNDS, _BYTES = 8, 3, 256 << 10
_LEVEL = 0.1  # a plateau changes by no more than this factor from point to point
_SHORTEST, _LAST = 5, 2  # points of a plateau, and of the last one
_FALL = 0.8  # bandwidth of a level over that of the one inside it


def bandwidth_by_size(host: Host, largest: int) -> dict[int, Measured]:
    """Return bytes read per cycle by one core, for working sets from 8 KiB to `largest` bytes."""
    read = host.target.instruction_set.benchmarks.stream_benchmarks(host.target, host.features)[0]
    block = host.target.instruction_set.benchmarks.block_bytes(host.target, host.features)
    octaves = math.log2(largest / _SMALLEST)
    sizes = [
        round(_SMALLEST * 2 ** (point / _POINTS_PER_OCTAVE)) // block * block
        for point in range(math.floor(octaves * _POINTS_PER_OCTAVE) + 1)
    ]
    request = {
        "task": "sizes",
        "ir": microbenchmark_ir([read], host.target),
        "symbol": read.symbol,
        "sizes": sizes,
        "sweeps": _SWEEPS,
        "rounds": _ROUNDS,
        "bytes": _BYTES,
        "block_bytes": block,
    }
    samples, _ = samples_by_size(ask(request), host.watch)
    return {size: highest(found, BYTES_PER_CYCLE) for size, found in samples.items()}


def cache_sizes(curve: Mapping[int, Measured]) -> tuple[Measured, ...]:
    """Return the sizes in bytes at which bandwidth falls from one plateau to the next.

    Parameters
    ----------
    curve : mapping of int to Measured
        Bandwidth by size, as `bandwidth_by_size` returns it.

    Returns
    -------
    tuple of Measured
        From L1 outwards; fewer than there are caches where two cannot be told apart. A size is
        where the bandwidth crosses the geometric mean of the two plateaus; its spread is half
        the distance between the points around.
    """
    sizes = sorted(curve)
    rates = [curve[size].value for size in sizes]
    plateaus = _plateaus(rates)
    return tuple(
        _crossing(sizes, rates, inner, outer, curve[sizes[0]].repetitions)
        for inner, outer in pairwise(plateaus)
    )


def _plateaus(rates: Sequence[float]) -> list[list[int]]:
    """Return runs of points, by index, over which the rate hardly changes."""
    runs: list[list[int]] = [[0]]
    for index in range(1, len(rates)):
        if abs(math.log(rates[index] / rates[index - 1])) < _LEVEL:
            runs[-1].append(index)
        else:
            runs.append([index])
    found: list[list[int]] = []
    for run in runs:
        # memory is the level of the largest sets, however few they are
        if len(run) < (_SHORTEST if run is not runs[-1] else _LAST):
            continue
        if found and _typical(rates, run) > _FALL * _typical(rates, found[-1]):
            found[-1] = found[-1] + run
        else:
            found.append(run)
    return found


def _typical(rates: Sequence[float], run: Sequence[int]) -> float:
    return sorted(rates[index] for index in run)[len(run) // 2]


def _crossing(
    sizes: Sequence[int], rates: Sequence[float], inner: list[int], outer: list[int], repetitions: int
) -> Measured:
    middle = math.sqrt(_typical(rates, inner) * _typical(rates, outer))
    above = max(index for index in range(outer[-1]) if rates[index] >= middle and index < outer[-1])
    low, high = math.log(sizes[above]), math.log(sizes[above + 1])
    fall = math.log(rates[above] / rates[above + 1])
    share = math.log(rates[above] / middle) / fall if fall > 0 else 0.5
    size = math.exp(low + share * (high - low))
    return Measured(size, BYTES, (high - low) / 2, repetitions)


_LOOPS = ("read", "write", "copy", "triad")


def caches_of(seen: Observations, shipped: Machine | None) -> tuple[Cache, ...]:
    """Return the caches that have a measured bandwidth; sizes by the operating system."""
    given = {cache.name: cache for cache in shipped.caches} if shipped else {}
    listed = {f"L{cache.level}": cache for cache in seen.caches}
    found = []
    for name in level_names(seen):
        old, os_cache = given.get(name), listed.get(name)
        size = os_cache.size_bytes if os_cache else old.size_bytes if old else 0
        shared = old.shared_by_cores if old else os_cache.shared_by if os_cache else 1
        said = "the operating system" if os_cache else shipped.key if shipped else "estimate"
        found.append(
            Cache(
                name=name,
                size_bytes=size or round(seen.sizes_seen[int(name[1:]) - 1].value),
                shared_by_cores=shared,
                line_bytes=os_cache.line_bytes if os_cache else old.line_bytes if old else 64,
                load_bytes_per_cycle=_bytes_per_cycle(seen, name, "read"),
                store_bytes_per_cycle=_bytes_per_cycle(seen, name, "write"),
                source=f"{MEASURED}: bytes per cycle of one core {_how(name)}; {said}: size",
                victim=old.victim if old else False,
            )
        )
    return tuple(found)


def _how(level: str) -> str:
    return "by throughput of loads and stores" if level == "L1" else "reading and writing in a stream"


def level_names(seen: Observations) -> list[str]:
    """Return the caches of which a bandwidth was measured."""
    names = {name.split()[1] for name in seen.figures if name.startswith("stream L")}
    return sorted(names)


def _bytes_per_cycle(seen: Observations, level: str, loop: str) -> float:
    """Return bytes per cycle of one core: for L1 what the widest loads or stores move."""
    kind = "load" if loop == "read" else "store"
    rates = [
        bits / 8 / figure.value
        for bits in seen.widths
        if (figure := seen.figures.get(f"{kind} {width_label(bits)} throughput"))
    ]
    if level == "L1" and rates:
        return round(max(rates), 1)
    name = f"stream {level} {loop} 1"
    return round(seen.figures[name].value / (seen.figures[f"{name} clock"].value * 1e9), 2)


def memory_of(seen: Observations) -> Memory:
    """Return the bandwidth of memory, from a loop of stores: each line is fetched and written back."""
    threads = thread_counts(seen.figures)[-1]
    core, every = (2 * seen.figures[f"stream memory write {number}"].value for number in (1, threads))
    source = f"{MEASURED}: in and out of a loop of stores, with one core, and with {threads} for the socket"
    return Memory(float(f"{core:.4g}"), float(f"{max(core, every):.4g}"), source)


def streams_of(seen: Observations) -> dict[str, Streams]:
    threads = thread_counts(seen.figures)[-1]

    def bandwidths(level: str, count: int) -> Bandwidths:
        values = [seen.figures[f"stream {level} {loop} {count}"].value for loop in _LOOPS]
        return Bandwidths(*(float(f"{value:.4g}") for value in values))

    source = f"{MEASURED}: bytes of the loads and stores of each loop, every thread on a core of its own"
    return {
        level: Streams(bandwidths(level, 1), bandwidths(level, threads), threads, source)
        for level in [*level_names(seen), "memory"]
    }
