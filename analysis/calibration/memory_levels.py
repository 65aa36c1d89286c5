"""Observations -> caches, memory and stream bandwidths of the machine."""

from __future__ import annotations

from ..machine.record import Bandwidths, Cache, Machine, Memory, Streams
from .memory_hierarchy import thread_counts
from .observations import MEASURED, Observations
from .patterns import width_label

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
