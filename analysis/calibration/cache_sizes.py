"""Cache sizes as seen: the steps of read bandwidth against the size of the working set."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from ..machine.record import Measured
from .benchmarks.microbenchmark_ir import microbenchmark_ir
from .figure import BYTES, BYTES_PER_CYCLE, highest
from .session import Host, ask, samples_by_size

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
