"""Measured loops of the pipeline, and sizes of the reorder buffer, scheduler and register files."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from statistics import median

from ...isa.parts import CoreLoop
from ...records import record
from ..machine.record import Machine, Measured
from .measured_value import ENTRIES, HALVES, difference, lowest, marked
from .session import Host, Sampling, sample_loops

_SAMPLE_S = 15e-6
LOOP = "loop"
"""First word of the names of their figures."""


def figure_name(loop: CoreLoop) -> str:
    return f"{LOOP} {loop.effect}: {loop.name}"


def loop_figures(host: Host, rounds: int, names: Collection[str] | None = None) -> dict[str, Measured]:
    """Return the core cycles of a round of each loop; none where there are no loops for it.

    Parameters
    ----------
    host : Host
        The processor.
    rounds : int
        Turns of each.
    names : collection of str, optional
        Figures that are wanted; all by default.
    """
    benchmarks = host.target.instruction_set.benchmarks
    every = benchmarks.core_loops(benchmarks.core_loop_bits(host.target, host.features))
    loops = [each for each in every if names is None or figure_name(each) in names]
    if not loops:
        return {}
    samples = sample_loops([loop.benchmark for loop in loops], host, Sampling(rounds, _SAMPLE_S))
    figures = {
        figure_name(loop): lowest(samples.cycles[loop.benchmark.name])
        for loop in loops
        if samples.cycles.get(loop.benchmark.name)
    }
    return marked(figures, {figure_name(one) for one in loops if one.benchmark.name in samples.disturbed})


def measured_cycles(machine: Machine) -> list[tuple[CoreLoop, Measured]]:
    """Return the loops among the measurements of a machine."""
    loops = machine.instruction_set.benchmarks.core_loops(machine.vector_bits)
    figures = machine.measurements
    return [(loop, figures[figure_name(loop)]) for loop in loops if figure_name(loop) in figures]


_COARSE = {"nop": range(32, 993, 32), "add": range(16, 353, 16), "store": range(8, 249, 8)}
_BEYOND = 1.25  # times the reorder buffer, which ends every search of what is in it
_WITH_THEM = {"nop": 2, "add": 2, "integer": 2, "load": 2}
"""Others that take the same: the two loads, or what makes a number of their pointers."""
_FINE_STEP = 2
_BESIDE = 3
_STEP = 1.35  # a clear step is at least so high; a perfect one is 2
_WINDOW_SAMPLE_S = 25e-6
_TRIES = 2  # where nothing is seen for all the disturbance


def reorder_buffer(host: Host, memory_bytes: int, rounds: int) -> Measured | None:
    """Return the entries of the reorder buffer, or None where no clear step is seen.

    Parameters
    ----------
    host : Host
        The processor.
    memory_bytes : int
        Size of a ring of pointers that no cache holds.
    rounds : int
        Turns of each point.
    """
    return _capacity(host, "nop", memory_bytes, rounds)


def scheduler(host: Host, memory_bytes: int, rounds: int) -> Measured | None:
    """Return the number of floating-point adds that can wait for a load, or None.

    Parameters
    ----------
    host : Host
        The processor.
    memory_bytes : int
        Size of the ring of pointers whose loads miss every cache.
    rounds : int
        Samples of each loop.
    """
    return _capacity(host, "add", memory_bytes, rounds)


def results_in_flight(
    host: Host, memory_bytes: int, rounds: int, most: float, fillers: Iterable[str]
) -> dict[str, Measured]:
    """Return the number of instructions of each kind that fit between the loads, where a step is seen.

    Parameters
    ----------
    host, memory_bytes, rounds
        As of `reorder_buffer`.
    most : float
        Entries of the reorder buffer.
    fillers : iterable of str
        The kinds: `Benchmarks.window_fillers`.
    """
    reach = range(32, round(_BEYOND * most) + 32, 32)
    found = {kind: _capacity(host, kind, memory_bytes, rounds, _COARSE.get(kind, reach)) for kind in fillers}
    return {kind: figure for kind, figure in found.items() if figure is not None}


def _capacity(
    host: Host, filler: str, memory_bytes: int, rounds: int, counts: range | None = None
) -> Measured | None:
    for _ in range(_TRIES):
        coarse = _sweep(host, filler, list(counts or _COARSE[filler]), memory_bytes, rounds)
        found = step_between(coarse.cycles())
        if found is not None or not coarse.disturbed:
            break
    if found is None:
        return None
    low, high = found
    fine = _sweep(host, filler, list(range(low, high + 1, _FINE_STEP)), memory_bytes, rounds)
    below, above, doubtful = crossing(fine.cycles())
    value = _entries(filler, below, above)
    halves = [_entries(filler, *crossing(fine.cycles(half))[:2]) for half in HALVES]
    return Measured(
        value,
        ENTRIES,
        max(above - below, doubtful) / 2 / value,
        rounds,
        max(difference(*halves), _steps_apart(coarse, high - low)),
        coarse.disturbed or fine.disturbed,
    )


def _entries(filler: str, below: int, above: int) -> float:
    # `below` and what waits with them fit, `above` and that do not
    return (below + above - 1) / 2 + _WITH_THEM.get(filler, 0)


def _steps_apart(curve: Curve, step: int) -> float:
    """Return by how much the steps differ that halves of the samples show; neighbouring ones do not."""
    steps = [step_between(curve.cycles(half)) for half in HALVES]
    first, last = (found and sum(found) / 2 for found in steps)
    if first is None or last is None or abs(first - last) <= step:
        return 0.0
    return difference(first, last)


def crossing(cycles: Mapping[int, float]) -> tuple[int, int, int]:
    """Return the counts around the middle of a step, and over how many counts it is smeared.

    Examples
    --------
    >>> crossing({160: 100.0, 162: 102.0, 164: 150.0, 166: 198.0, 168: 200.0})
    (162, 164, 2)
    """
    counts = sorted(cycles)
    first, last = cycles[counts[0]], cycles[counts[-1]]
    middle = (first * last) ** 0.5
    place = min(max(1, sum(value < middle for value in cycles.values())), len(counts) - 1)
    between = [count for count in counts if 1.1 * first < cycles[count] < last / 1.1]
    return counts[place - 1], counts[place], _FINE_STEP * len(between)


@record
class Curve:
    """Samples of a round, by how many instructions stand between the loads.

    Attributes
    ----------
    disturbed : bool
        Whether disturbed samples count.
    """

    samples: Mapping[int, Sequence[float]]
    disturbed: bool

    def cycles(self, part: Callable[[Sequence[float]], Sequence[float]] = list) -> dict[int, float]:
        """Return the cycles of a round by all samples, or by a part of them."""
        return {count: lowest(part(samples)).value for count, samples in self.samples.items()}


def _sweep(host: Host, filler: str, counts: Sequence[int], memory_bytes: int, rounds: int) -> Curve:
    benchmarks = host.target.instruction_set.benchmarks.window_benchmarks(
        host.target, host.features, filler, counts
    )
    samples = sample_loops(benchmarks, host, Sampling(rounds, _WINDOW_SAMPLE_S), ring_bytes=memory_bytes)
    found = {
        count: samples.cycles[b.name]
        for count, b in zip(counts, benchmarks, strict=True)
        if b.name in samples.cycles
    }
    return Curve(found, bool(samples.disturbed))


def step_between(cycles: Mapping[int, float]) -> tuple[int, int] | None:
    """Return the neighbouring counts between which the time steps up, or None.

    The step is where the medians of the `_BESIDE` points before and after differ most. It counts
    if they do so by `_STEP` and hardly any point of the whole curve lies on the wrong side of
    their middle.

    Examples
    --------
    >>> step_between({32: 100.0, 64: 101.0, 96: 104.0, 128: 201.0, 160: 204.0})
    (96, 128)
    >>> step_between({32: 100.0, 64: 104.0, 96: 108.0, 128: 112.0}) is None
    True
    """
    counts = sorted(cycles)
    if len(counts) < 2:
        return None

    def sides(split: int) -> tuple[float, float]:
        before, after = counts[max(0, split - _BESIDE) : split], counts[split : split + _BESIDE]
        return median(cycles[count] for count in before), median(cycles[count] for count in after)

    def rise(split: int) -> float:
        low, high = sides(split)
        return high / low

    def scatter(split: int) -> float:
        low, high = sides(split)
        near = range(max(0, split - _BESIDE), min(len(counts), split + _BESIDE))
        return sum((cycles[counts[n]] / (low if n < split else high) - 1) ** 2 for n in near)

    # medians do not move when a split is one point off; the scatter about them does
    largest = max(map(rise, range(1, len(counts))))
    splits = [split for split in range(1, len(counts)) if rise(split) > 0.9 * largest]
    split = min(splits, key=scatter)
    low, high = sides(split)
    middle = (low * high) ** 0.5
    wrong = sum((cycles[count] > middle) != (count >= counts[split]) for count in counts)
    if high < _STEP * low or wrong > 0.1 * len(counts):
        return None
    return counts[split - 1], counts[split]
