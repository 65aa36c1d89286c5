"""Measured values (unit, spread, repeatability limits), and all that a calibration observes of a host."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

import numpy as np

from ...isa.microbenchmark import Microbenchmark
from ...records import record, replace
from ..machine.record import Measured
from ..measurement.host import OsCache
from .session import Host

CYCLES, BYTES_PER_SECOND, BYTES_PER_CYCLE = "cycles", "bytes_per_second", "bytes_per_cycle"
GHZ, BYTES, ENTRIES = "ghz", "bytes", "entries"


def lowest(samples: Sequence[float], unit: str = CYCLES) -> Measured:
    """Return the lowest fifth of times, as a quantile.

    An interruption of the loop makes a sample too high, a disturbance of the chain that clocks
    it too low. Both are rare, but some loops run in one of two rhythms; of the quantiles this
    one repeats best.

    Examples
    --------
    >>> round(lowest([2.1] + [4.0] * 30 + [4.5] * 10 + [9.0]).value, 3)
    4.0
    """
    low = _low(samples)
    return Measured(
        low, unit, float(np.median(samples) / low - 1), len(samples), half_difference(samples, _low)
    )


def best(samples: Sequence[float], unit: str = BYTES_PER_SECOND) -> Measured:
    """Return the largest of long-lasting rates: other programs only take away from them."""
    largest = float(max(samples))
    spread = float(1 - np.median(samples) / largest)
    return Measured(largest, unit, spread, len(samples), half_difference(samples, max))


def highest(samples: Sequence[float], unit: str = BYTES_PER_SECOND) -> Measured:
    """Return the upper quartile of rates."""
    quartile = _high(samples)
    spread = float(1 - np.median(samples) / quartile)
    return Measured(quartile, unit, spread, len(samples), half_difference(samples, _high))


def _low(samples: Sequence[float]) -> float:
    return float(np.quantile(samples, 0.2))


def _high(samples: Sequence[float]) -> float:
    return float(np.quantile(samples, 0.75))


def half_difference(samples: Sequence[float], figure: Callable[[Sequence[float]], float]) -> float:
    """Return by how much a figure of the first half of samples and one of the second differ.

    The halves are those in time, for other programs come and go.

    Examples
    --------
    >>> half_difference([4.0, 4.0, 5.0, 5.0], max)
    0.2222222222222222
    """
    return difference(*(figure(half(samples)) for half in HALVES)) if len(samples) > 1 else 0.0


def _first_half(samples: Sequence[float]) -> Sequence[float]:
    return samples[: (len(samples) + 1) // 2]


def _second_half(samples: Sequence[float]) -> Sequence[float]:
    return samples[len(samples) // 2 :]


HALVES = (_first_half, _second_half)
"""Of samples in the order of time; they share the middle one of an odd number."""


def difference(one: float, other: float) -> float:
    """Return by how much of their mean two figures differ."""
    mean = (abs(one) + abs(other)) / 2
    return abs(one - other) / mean if mean else 0.0


def marked(figures: Mapping[str, Measured], disturbed: Collection[str]) -> dict[str, Measured]:
    """Return figures, some of them marked as disturbed."""
    return {name: replace(one, disturbed=True) if name in disturbed else one for name, one in figures.items()}


def merged(sessions: Iterable[Mapping[str, Sequence[float]]]) -> dict[str, list[float]]:
    """Return the samples of several sessions as if of one.

    Examples
    --------
    >>> merged([{"a": [1.0]}, {"a": [2.0], "b": [3.0]}])
    {'a': [1.0, 2.0], 'b': [3.0]}
    """
    found: dict[str, list[float]] = {}
    for session in sessions:
        for name, samples in session.items():
            found.setdefault(name, []).extend(samples)
    return found


def per_operation(
    samples: Mapping[str, Sequence[float]], benchmarks: Sequence[Microbenchmark]
) -> dict[str, Measured]:
    """Return cycles of one operation from cycles of one round, known parts subtracted.

    A benchmark that has no samples, or that takes off another which has none, is left out.
    """
    raw = {b.name: lowest(samples[b.name]) for b in benchmarks if samples.get(b.name)}
    known = [b for b in benchmarks if {b.name, *(name for name, _ in b.minus)} <= set(raw)]
    operations = {b.name: b.operations for b in benchmarks}

    def alone(benchmark: Microbenchmark, part: Callable[[Sequence[float]], Sequence[float]]) -> float:
        def cycles(name: str) -> float:
            return _low(part(samples[name])) / operations[name]

        parts = sum(factor * cycles(name) for name, factor in benchmark.minus)
        return cycles(benchmark.name) - parts

    return {
        benchmark.name: replace(
            raw[benchmark.name],
            value=alone(benchmark, list),
            apart=difference(*(alone(benchmark, half) for half in HALVES)),
        )
        for benchmark in known
    }


CORE_LIMIT, MEMORY_LIMIT, SIZE_LIMIT = 0.03, 0.10, 0.5
"""Inside the core, in caches and memory and in loops of the pipeline, which run in one of two rhythms, and
in the sizes of caches as seen, which others who share them change."""
_LIMITS = {
    "loop": MEMORY_LIMIT,
    "stream": MEMORY_LIMIT,
    "chase": MEMORY_LIMIT,
    "window": MEMORY_LIMIT,
    "size": SIZE_LIMIT,
}


def limit_of(name: str) -> float:
    """Return by how much of it a figure may differ from itself, by its name."""
    return _LIMITS.get(name.split(maxsplit=1)[0], CORE_LIMIT)


def uncertain(figures: Mapping[str, Measured]) -> tuple[str, ...]:
    """Return the names of figures whose halves disagree, or that disturbed samples make up; worst first.

    Clocks are left out: they are the state of the machine, and every other figure is measured beside its
    own.

    Examples
    --------
    >>> sure, doubtful = Measured(4.0, "cycles", 0.0, 40, 0.001), Measured(4.0, "cycles", 0.0, 40, 0.2)
    >>> uncertain({"fma 256 latency": sure, "window nop": doubtful, "frequency": doubtful})
    ('frequency', 'window nop')
    >>> uncertain({"frequency": Measured(3.0, "ghz", 0.0, 40, 0.2)})
    ()
    """
    found = {
        name: (figure.disturbed, figure.apart / limit_of(name))
        for name, figure in figures.items()
        if figure.unit != GHZ and (figure.disturbed or figure.apart > limit_of(name))
    }
    return tuple(sorted(found, key=found.__getitem__, reverse=True))


MEASURED = "measured"
"""First word of the source of what was measured."""


@record
class Observations:
    """All that was measured of a host, and what it says of itself.

    Attributes
    ----------
    figures : mapping of str to Measured
        By the names that the benchmarks have.
    widths : tuple of int
        Widths measured, 64 for scalar.
    sizes_seen : tuple of Measured
        Cache sizes as steps of bandwidth.
    reorder_buffer, scheduler : Measured or None
        Entries, or None where no step was seen.
    caches : tuple of OsCache
        As the operating system lists them.
    provenance : str
        Processor, date, version and kernel.
    vendor : str
        As `/proc/cpuinfo` writes it; empty where it does not.
    """

    host: Host
    figures: Mapping[str, Measured]
    widths: tuple[int, ...]
    sizes_seen: tuple[Measured, ...]
    reorder_buffer: Measured | None
    scheduler: Measured | None
    caches: tuple[OsCache, ...]
    provenance: str
    title: str
    vendor: str
    processors: int
