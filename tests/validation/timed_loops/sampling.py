"""Time calls in cycles, at moments when nothing else has the processor."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

SAMPLE_S, BEFORE_S = 60e-6, 1e-3
"""Of a sample, and of the calls before it: loops that read and write run at a third to a half of their pace
for some 0.4 ms after the processor has slept or done something else."""
PROBE_ROUNDS = 400
IN_A_ROUND = 64
"""Additions, nops, branches: as many as a round of a probe has."""
FULL_WIDTH, STEADY, MOST_BRANCH_CYCLES = 0.91, 0.03, 1.03
"""Of a sample that counts: least share of the dispatch width for nops, most change of the clock, and most
cycles of a loop of nothing but a taken branch, which a core passes every cycle (Zen 3 and later, Intel)
unless another thread takes turns with it at predicting branches, even one that hardly dispatches."""
MOST_CROWDED = 1.06
"""Times what FMA take alone, they take with loads beside them, which they pass by unless another thread is on
the core: of all signs the only one of some."""
PATIENCE_S = 0.4
"""How long a sample waits, at most, until nothing disturbs it."""
N_PROBES = 5
LOWEST, LEAST_SAMPLES = 0.2, 5
"""Share of the samples below what is told, and how many there have to be."""


@dataclass(frozen=True, slots=True)
class Timed:
    """What is called at two sizes.

    Attributes
    ----------
    placements : sequence of ctypes.CDLL
        The same code at several places of a cache line; each has `timed_calls` and `timed_sample`.
    arrays : mapping of int to sequence of ndarray
        By size; there are two.
    """

    placements: Sequence[ctypes.CDLL]
    arrays: Mapping[int, Sequence[np.ndarray]]


@dataclass(frozen=True, slots=True)
class _Probe:
    """Seconds of a dependent addition, which is a cycle; nops that pass meanwhile; cycles of a branch; by how
    much loads slow FMA down.
    """

    cycle_s: float
    nops: float
    branch_cycles: float
    crowding: float

    def alone(self, width: int) -> bool:
        """Tell whether no other thread had a part of the core."""
        return passes_alone(self.nops, self.branch_cycles, width) and self.crowding <= MOST_CROWDED


def passes_alone(nops: float, branch_cycles: float, width: int) -> bool:
    """Tell whether as many nops pass in a cycle, and a branch, as where no other thread is on the core."""
    return nops >= FULL_WIDTH * width and branch_cycles <= MOST_BRANCH_CYCLES


def call_s(library: ctypes.CDLL, arrays: Sequence[np.ndarray], n: int, repeats: int) -> float:
    """Return the seconds of one of some calls in a row."""
    pointers = (ctypes.c_void_p * len(arrays))(*(array.ctypes.data for array in arrays))
    return library.timed_calls(ctypes.c_long(repeats), ctypes.c_long(n), pointers) / repeats


def _probe(seconds: Sequence[float]) -> _Probe:
    addition_s, nop_s, branch_s = (taken / (PROBE_ROUNDS * IN_A_ROUND) for taken in seconds[:3])
    return _Probe(addition_s, addition_s / nop_s, branch_s / addition_s, seconds[4] / seconds[3])


def _cycles(library: ctypes.CDLL, arrays: Sequence[np.ndarray], n: int, width: int) -> tuple[float, bool]:
    """Return the cycles of a call, and whether nothing disturbed it."""
    once = max(call_s(library, arrays, n, 2), 1e-9)
    earlier, repeats = (max(1, int(wanted / once)) for wanted in (BEFORE_S, SAMPLE_S))
    pointers = (ctypes.c_void_p * len(arrays))(*(array.ctypes.data for array in arrays))
    probes = (ctypes.c_double * (2 * N_PROBES))()
    numbers = (ctypes.c_long(number) for number in (earlier, repeats, n))
    taken = library.timed_sample(*numbers, pointers, ctypes.c_long(PROBE_ROUNDS), probes)
    before, after = _probe(probes[:N_PROBES]), _probe(probes[N_PROBES:])
    alone = before.alone(width) and after.alone(width)
    steady = abs(before.cycle_s / after.cycle_s - 1) <= STEADY
    return taken / repeats * 2 / (before.cycle_s + after.cycle_s), alone and steady


def _sample(library: ctypes.CDLL, arrays: Sequence[np.ndarray], n: int, width: int) -> float:
    """Return the cycles of a call; nan where it was disturbed each time.

    It tries again without sleeping, after which some cores are slow, and only where a probe, which takes a
    small part of the time that a sample does, finds the core alone.
    """
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        if _alone(library, width):
            taken, undisturbed = _cycles(library, arrays, n, width)
            if undisturbed:
                return taken
    return np.nan


def _alone(library: ctypes.CDLL, width: int) -> bool:
    """Tell whether the core is to be had alone at the moment."""
    seconds = (ctypes.c_double * N_PROBES)()
    library.timed_probe(ctypes.c_long(PROBE_ROUNDS), seconds)
    return _probe(seconds).alone(width)


@dataclass(frozen=True, slots=True)
class Measured:
    """Cycles that a call takes longer at the larger size, and the 95 % interval of that."""

    low: float
    cycles: float
    high: float


DISTURBED = Measured(np.nan, np.nan, np.nan)
"""Where another program kept the core busy all the time."""


def measure(timed: Sequence[Timed], rounds: int, width: int) -> list[Measured]:
    """Measure loops by turns, each where its code lies best, without samples that are disturbed each time.

    Parameters
    ----------
    width : int
        Micro-ops that the processor dispatches in a cycle: nops that pass more slowly have to share
        it with another thread of the core, or were interrupted.
    """
    turns = [(number, library) for number, each in enumerate(timed) for library in each.placements]
    found = np.array(
        [
            [
                [_sample(library, arrays, n, width) for n, arrays in timed[number].arrays.items()]
                for number, library in turns
            ]
            for _ in range(rounds)
        ]
    )
    best: dict[int, np.ndarray] = {}
    for place, (number, _) in enumerate(turns):
        rows = found[:, place]
        rows = rows[~np.isnan(rows).any(axis=1)]
        if len(rows) < LEAST_SAMPLES:
            continue
        if number not in best or _at_larger(rows) < _at_larger(best[number]):
            best[number] = rows
    return [interval(best[n]) if n in best else DISTURBED for n in range(len(timed))]


def _at_larger(rows: np.ndarray) -> float:
    """Return the lowest fifth at the larger size: a difference would prefer what is slow at the smaller."""
    return float(np.quantile(rows[:, 1], LOWEST))


def _longer(rows: np.ndarray) -> np.ndarray:
    """Return the lowest fifth at the larger size beyond that at the smaller, of (..., n_rows, 2)."""
    small, large = np.moveaxis(np.quantile(rows, LOWEST, axis=-2), -1, 0)
    return large - small


def interval(rows: np.ndarray) -> Measured:
    """Return what samples of both sizes, (n_rows, 2), say, and its 95 % interval by drawing them again."""
    rng = np.random.default_rng(0)
    drawn = _longer(rows[rng.integers(len(rows), size=(1000, len(rows)))])
    low, high = np.quantile(drawn, [0.025, 0.975])
    return Measured(float(low), float(_longer(rows)), float(high))
