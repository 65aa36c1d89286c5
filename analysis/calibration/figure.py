"""What one microbenchmark came to: a figure with its unit, spread and repetitions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from ...codegen.microbenchmark import Microbenchmark
from ..machine.record import Measured

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
    low, median = np.quantile(samples, [0.2, 0.5])
    return Measured(float(low), unit, float(median / low - 1), len(samples))


def best(samples: Sequence[float], unit: str = BYTES_PER_SECOND) -> Measured:
    """Return the largest of long-lasting rates: other programs only take away from them."""
    largest = max(samples)
    return Measured(float(largest), unit, float(1 - np.median(samples) / largest), len(samples))


def highest(samples: Sequence[float], unit: str = BYTES_PER_SECOND) -> Measured:
    """Return the upper quartile of rates."""
    median, quartile = np.quantile(samples, [0.5, 0.75])
    return Measured(float(quartile), unit, float(1 - median / quartile), len(samples))


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
    operations = {b.name: b.operations for b in benchmarks}
    found = {}
    for benchmark in benchmarks:
        parts = [name for name, _ in benchmark.minus]
        if benchmark.name not in raw or not set(parts) <= set(raw):
            continue
        own = raw[benchmark.name]
        cycles = own.value / benchmark.operations
        cycles -= sum(factor * raw[name].value / operations[name] for name, factor in benchmark.minus)
        found[benchmark.name] = Measured(cycles, CYCLES, own.spread, own.repetitions)
    return found
