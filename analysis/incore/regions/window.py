"""Chains of a body within an out-of-order window, by the size of the window.

A body that repeats (a loop, a region) or runs once (a function) makes a stream of instructions, which is cut
into consecutive windows of `W` instructions. With `l_n` the length of FMA chain n in a window, and `N_s` the
number of FMA in it, `max(l_n) / N_s` is the chain ratio of the window; the mean over windows is printed.
Cycles come from sums and not from that mean, which weighs a window of few FMA as much as one of many: the
longest chain of each window takes its time, one after the other. So latency is hidden as soon as

    sum N_s / sum max(l_n) >= T_latency / T_throughput,

chains in flight against chains needed.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from math import gcd
from operator import itemgetter

from ....records import record
from ..pipeline.tables import call, real_zeros, starts, zeros

SIZES = (8, 11, 16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 724, 1024)
"""Windows of the sweep, in instructions: powers of the square root of 2, rounded."""

CUT_MARGIN = 0.05
"""Windows cut chains wherever they fall: a chain bound so little above another is not told from it."""

_WINDOWS = 16  # at most so many windows of a repeated body, more where the body is longer

Link = tuple[int, int, int]
"""Writer, reader and distance in iterations."""


@record
class SweepPoint:
    """Chains at one size of window.

    Attributes
    ----------
    window : int
        Instructions.
    chain_cycles : float
        Cycles per iteration that the longest chain of each window takes.
    """

    window: int
    chain_cycles: float


@record
class Sweep:
    """Chains over sizes of window.

    Attributes
    ----------
    points : tuple of SweepPoint
        By size.
    latency_bound_below : int or None
        The smallest size from which on chains take no longer than `throughput_cycles`; below it
        the body is bound by latency. 0 where it never is, None where it always is.
    """

    points: tuple[SweepPoint, ...]
    latency_bound_below: int | None


@record
class LinkTable:
    """Links by reader, in the layout of compiled code: the rows of a reader begin at its `starts`."""

    starts: array[int]
    ways: array[int]  # writer and distance by turns


def link_table(n: int, links: Sequence[Link]) -> LinkTable:
    """Return the table of the links of `n` instructions, which serves windows of all sizes."""
    counts = [0] * n
    ways: list[int] = []
    for writer, reader, distance in sorted(links, key=itemgetter(1)):
        counts[reader] += 1
        ways += (writer, distance)
    return LinkTable(starts(counts), array("q", ways))


def windowed_chain_ratio(
    n: int, chained: Sequence[bool], links: Sequence[Link] | LinkTable, window: int, repeats: bool
) -> float | None:
    """Return the mean of `max(l_n) / N_s` over the windows that hold a chained operation.

    Parameters
    ----------
    n : int
        Instructions of the body.
    chained : sequence of bool, length n
        Which of them count: the FMA.
    links : sequence of (writer, reader, distance), or LinkTable
        Dependencies between them, direct or through others, by reader; see `asm.chains`.
    window : int
        Instructions.
    repeats : bool
        Whether the body is followed by itself.

    Examples
    --------
    One chain of two in four instructions, carried around the loop:

    >>> links = [(0, 1, 0), (1, 0, 1)]
    >>> [windowed_chain_ratio(4, [True, True, False, False], links, w, True) for w in (4, 8)]
    [1.0, 1.0]
    """
    weights = [float(flag) for flag in chained]
    total = n_windows = 0.0
    for heaviest, weight in _windows(n, weights, links, window, repeats):
        if weight:
            n_windows += 1
            total += heaviest / weight
    return total / n_windows if n_windows else None


def windowed_chain_cycles(
    n: int, weights: Sequence[float], links: Sequence[Link] | LinkTable, window: int, repeats: bool
) -> float:
    """Return the cycles per iteration of the slowest chain of each window, one after the other.

    Parameters
    ----------
    n : int
        Number of instructions.
    weights : sequence of float, length n
        Latency of the instructions that count, 0 for others; where it is 1, their number is returned.
    links : sequence of Link, or LinkTable
        Dependencies with their latencies.
    window : int
        Instructions of a window.
    repeats : bool
        Whether the instructions are the body of a loop.

    Examples
    --------
    Of these four instructions two windows are cut, with a chain of two and with one alone, which is none:

    >>> windowed_chain_cycles(4, [4.0, 4.0, 0.0, 4.0], [(0, 1, 0)], 2, False)
    8.0
    """
    return _chain_cycles(n, weights, links, (window,), repeats)[0]


def _chain_cycles(
    n: int, weights: Sequence[float], links: Sequence[Link] | LinkTable, windows: Sequence[int], repeats: bool
) -> list[float]:
    """Return `windowed_chain_cycles` of windows of each of some sizes."""
    table = links if isinstance(links, LinkTable) else link_table(n, links)
    lengths = [_stream_length(n, window, repeats) for window in windows]
    most = max(length // window for length, window in zip(lengths, windows, strict=True)) + 2
    sums = real_zeros(len(windows))
    call(
        "sum_windows",
        *(n, len(windows), array("q", lengths), array("q", windows)),
        *(array("d", weights), table.starts, table.ways, zeros(n), real_zeros(max(lengths))),
        *(real_zeros(most), real_zeros(most), sums),
    )
    return [total * n / length for total, length in zip(sums, lengths, strict=True)]


def sweep_windows(
    n: int, weights: Sequence[float], links: Sequence[Link] | LinkTable, repeats: bool, throughput: float
) -> Sweep:
    """Return the cycles of the chains at all `SIZES`, and where they stop being the limit.

    Parameters
    ----------
    n : int
        Number of instructions.
    weights : sequence of float, length n
        Latency of the FMA, 0 for others.
    links : sequence of Link, or LinkTable
        Dependencies with their latencies.
    repeats : bool
        Whether the instructions are the body of a loop.
    throughput : float
        Cycles per iteration without any chain.
    """
    points = tuple(map(SweepPoint, SIZES, _chain_cycles(n, weights, links, SIZES, repeats)))
    below: int | None = 0
    for point in points:
        if point.chain_cycles * (1 - CUT_MARGIN) > throughput:
            below = None
        elif below is None:
            below = point.window
    return Sweep(points, below)


def _stream_length(n: int, window: int, repeats: bool) -> int:
    """Return the number of instructions in the stream: whole windows, of all cuts of a body or enough."""
    if not repeats:
        return n
    all_cuts = n * window // gcd(n, window)
    return min(all_cuts, max(_WINDOWS, -(-n // window)) * window)


def _windows(
    n: int, weights: Sequence[float], links: Sequence[Link] | LinkTable, window: int, repeats: bool
) -> Iterator[tuple[float, float]]:
    """Yield, of each window, the weight of its heaviest chain and of all its instructions.

    One that waits for no other in the window is no chain.
    """
    length = _stream_length(n, window, repeats)
    table = links if isinstance(links, LinkTable) else link_table(n, links)
    heaviest, weight = (real_zeros(length // window + 2) for _ in range(2))
    number = call(
        "chain_windows",
        *(n, length, window, array("d", weights), table.starts, table.ways),
        *(zeros(n), real_zeros(length), heaviest, weight),
    )
    return zip(heaviest[:number], weight[:number], strict=True)
