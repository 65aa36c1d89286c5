"""Compiled microbenchmarks: their LLVM IR, data block, and samples in undisturbed moments."""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import inf
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt

from ...codegen.kernel import ADDS_PER_ROUND, NOPS_PER_ROUND, PAIRED_PER_ROUND, jit_engine
from ...codegen.render import template
from ...codegen.target import Target
from ...isa.microbenchmark import CLOCK_ADDS, INDEX, POINTER, RING, SEED, ZERO, Microbenchmark
from ...isa.registry import host_isa, instruction_set
from ...records import record, replace
from ..measurement.interleaved_timing import Vigil, Watchman
from ..measurement.timer import Timer

_LANES = 32


def microbenchmark_ir(benchmarks: Sequence[Microbenchmark], target: Target) -> str:
    """Return the IR of one function for each microbenchmark.

    Parameters
    ----------
    benchmarks : sequence of Microbenchmark
        With distinct names.
    target : Target
        Processor whose instructions they use.
    """
    benchmarks_of = target.instruction_set.benchmarks
    loop, features = benchmarks_of.LOOP_END, benchmarks_of.inline_features(target)
    functions = [
        {
            "symbol": b.symbol,
            "lines": [*b.setup, ".p2align 6", "1:", *b.body, *loop.count_down, "2:", *b.teardown],
        }
        for b in benchmarks
    ]
    return template("microbenchmark.ll.j2").render(
        isa=target.isa, functions=functions, constraints=loop.constraints, features=features
    )


def fill_constants(block: npt.NDArray[np.uint8]) -> None:
    """Fill a data block of `BLOCK_BYTES` bytes, aligned to a page.

    Ones, zeros, a value that is no power of two, the lane numbers, a pointer to itself, and
    scratch space that holds ones: no subnormal number, infinity or NaN.
    """
    values = block.view(np.float64)
    integers = block.view(np.int64)
    values[:] = 1.0
    values[ZERO // 8 : ZERO // 8 + _LANES] = 0.0
    values[SEED // 8 : SEED // 8 + _LANES] = 1.7
    integers[INDEX // 8 : INDEX // 8 + _LANES] = np.arange(_LANES)
    for place in (POINTER, RING):
        integers[place // 8 : place // 8 + _LANES] = block.ctypes.data + place


_TRIAL_S, _TRIALS = 20e-6, 50  # as short as the moments in which nobody else has a part of the core
_REFERENCE_S, _REFERENCES = 30e-6, 3
_GLANCE_S = 1e-6
_HIDDEN = 1.25  # times the lighter chain: a clock falls by less, a chain that is not hidden takes more
Function = Callable[[int, int], int]


_OF_VECTORS = "libmvec.so.1"
_LIBRARIES = {"linux": "libm.so.6", "darwin": "libSystem.dylib"}


def link_library(names: Iterable[str]) -> None:
    """Let modules that are compiled from now on call functions of the host's mathematics library.

    Raises
    ------
    OSError, AttributeError
        If there is no such library, or no such function in it.
    """
    wanted = list(names)
    if not wanted:
        return
    libraries = [ctypes.CDLL(_LIBRARIES.get(sys.platform))]
    if any(map(takes_vectors, wanted)):
        libraries.append(ctypes.CDLL(_OF_VECTORS))
    for name in wanted:
        found = getattr(libraries[takes_vectors(name)], name)
        llvm.add_symbol(name, ctypes.cast(found, ctypes.c_void_p).value)


def has_vector_functions() -> bool:
    """Tell whether the host has glibc's functions of vectors that are measured."""
    if not sys.platform.startswith("linux") or not instruction_set(host_isa()).convention.vector_functions:
        return False
    try:
        ctypes.CDLL(_OF_VECTORS)
    except OSError:
        return False
    return True


def takes_vectors(name: str) -> bool:
    """Tell whether a function of the mathematics library takes vectors, by its name."""
    return name.startswith("_ZGV")


class Loops:
    """The functions of one module of microbenchmarks, by symbol."""

    def __init__(self, ir: str) -> None:
        self._engine = jit_engine(ir)

    def function(self, symbol: str) -> Function:
        """Return `f(rounds, data_address)`; it releases the interpreter lock."""
        prototype = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
        return prototype(self._engine.get_function_address(symbol))


@record
class Chain:
    """A loop whose round is a number of dependent integer adds, and so as many cycles."""

    function: Function
    argument: int
    adds: int


@record
class Glance:
    """Interference seen in a moment of some microseconds; see `watch`.

    Attributes
    ----------
    reference_s : tuple of float
        Seconds of a nop, a taken branch and one of products and loads.
    crowding : float
        How many times as long products take with loads beside them; see `Timer.crowding`.
    """

    reference_s: tuple[float, ...]
    crowding: float

    def __float__(self) -> float:
        return self.crowding


class Clock:
    """Times calls, and measures the clock frequency by a chain of dependent integer adds."""

    def __init__(self) -> None:
        self._timer = Timer()
        self._plain = Chain(self._timer.loop("add_chain"), 1, ADDS_PER_ROUND)
        self._products = self._timer.loop("products")
        # with how many of them pass a cycle, or so, and how many a round has
        self._references: list[tuple[Function, float, int]] = [
            (self._timer.loop("nops"), 5.0, NOPS_PER_ROUND),
            (self._timer.loop("branches"), 1.0, 1),
            (self._timer.loop("paired"), 4.0, PAIRED_PER_ROUND),
        ]

    def seconds(self, function: Function, rounds: int, argument: int) -> float:
        """Return the seconds of one call."""
        return self._timer.rounds_s(function, rounds, argument)

    def frequency_ghz(self, chain_s: float, chain: Chain | None = None) -> float:
        """Return the frequency now, from a chain of about so many seconds; by default one of adds alone."""
        chain = chain or self._plain
        rounds = max(1, int(chain_s * 3e9 / chain.adds))
        return rounds * chain.adds / self.seconds(chain.function, rounds, chain.argument) * 1e-9

    def reference_cycles(self) -> list[float]:
        """Return the current cycles of a nop, a branch, and a product with a load: the best of some tries.

        All take more where another thread has a part of the core; a chain of adds goes on beside it.
        """
        return [
            min(self._reference_cycles(*reference) for _ in range(_REFERENCES))
            for reference in self._references
        ]

    def glance(self) -> Glance:
        """Return the interference of this moment."""
        found = []
        for function, a_cycle, a_round in self._references:
            rounds = max(1, int(_GLANCE_S * 3e9 * a_cycle / a_round))
            function(1, 0)  # what a sample drove out of the caches would take a tenth of so short a time
            found.append(self.seconds(function, rounds, 0) / (rounds * a_round))
        # as many products in as many rounds as there were with loads beside them
        self._products(1, 0)
        alone_s = self.seconds(self._products, rounds, 0) / (rounds * a_round)
        return Glance(tuple(found), max(1.0, found[-1] / alone_s))

    def _reference_cycles(self, function: Function, a_cycle: float, a_round: int) -> float:
        before = self.frequency_ghz(_REFERENCE_S)
        rounds = max(1, int(_REFERENCE_S * before * 1e9 * a_cycle / a_round))
        seconds = self.seconds(function, rounds, 0)
        # what interrupts a chain makes the clock seem too slow
        ghz = max(before, self.frequency_ghz(_REFERENCE_S))
        return seconds * ghz * 1e9 / (rounds * a_round)

    def densest(self, chains: Sequence[Chain]) -> Chain:
        """Return the last of chains, lightest first, whose adds still hide the vector work beside them."""
        best = [max(self.frequency_ghz(_TRIAL_S, chain) for _ in range(_TRIALS)) for chain in chains]
        return [chain for chain, ghz in zip(chains, best, strict=True) if ghz * _HIDDEN > best[0]][-1]

    def rounds_for(self, function: Function, argument: int, sample_s: float) -> int:
        """Return the number of rounds that fill one sample, from a doubling warm-up."""

        def seconds(rounds: int) -> float:
            # an interruption must not pass for a slow loop, whose samples would then be too short
            return min(self.seconds(function, rounds, argument) for _ in range(3))

        rounds = 1
        while (taken := seconds(rounds)) < sample_s / 2 and rounds < 1 << 40:
            rounds *= 2
        return max(1, round(rounds * sample_s / taken))


def width_chains(
    clock: Clock, loops: Loops, symbols: Mapping[str, Sequence[str]], argument: int
) -> dict[str, Chain]:
    """Return the chain that tells the clock of each width; see `codegen.clock_chains`.

    Parameters
    ----------
    clock : Clock
        Clock that chains of adds are timed with.
    loops : Loops
        Compiled loops, by symbol.
    symbols : mapping of str to sequence of str
        Functions of the chains of each width, lightest first.
    argument : int
        Address of the data block.
    """
    return {
        width: clock.densest([Chain(loops.function(name), argument, CLOCK_ADDS) for name in names])
        for width, names in symbols.items()
    }


class RoundInterference:
    """Interference seen beside the samples of a round; see `watch`."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def begin(self) -> None:
        self._before_cycles = self._clock.reference_cycles()
        self._wall_s, self._processor_s = time.perf_counter(), time.thread_time()

    def seen(self) -> dict[str, Any]:
        """Return the interference since the round began."""
        wall_s = time.perf_counter() - self._wall_s
        share = (time.thread_time() - self._processor_s) / wall_s
        both = zip(self._before_cycles, self._clock.reference_cycles(), strict=True)
        return {"reference": [max(pair) for pair in both], "share": share}


MOMENT_S = 20e-6
"""Seconds of a sample that somebody else does not often come into."""
PARTS = 4
"""Samples of a loop in a row, before which its code and data come back to the caches."""
_CHAIN_S = 4e-6
"""Seconds of the chains before and after a sample."""
_WARMS = 3
"""A part of a sample that is not timed, before the first: it brings code and data back to the caches."""
_KEPT_S = 1e-6
"""Of those beside every look: while vectors are waited for, the clock stays that of their width."""


@record
class Call:
    """A microbenchmark as it is called for a sample."""

    function: Function
    rounds: int
    argument: int


@record
class Timed:
    """A sample with the clock of its moment, and what was seen of others around it.

    Attributes
    ----------
    cycles : float
        Of a round.
    ghz : float
        The clock by chains right before and after, the faster one: what interrupts one makes it slow.
    reference_cycles : sequence of float
        Of a nop, a taken branch and one of products and loads, the longer of before and after.
    processor_share : float
        Of the time of sample and chains, in which the process had a processor.
    crowding : float
        Of the looks before and after, the larger.
    """

    cycles: float
    ghz: float
    reference_cycles: Sequence[float]
    processor_share: float
    crowding: float = 1.0

    def seen(self) -> dict[str, Any]:
        """Return the interference seen so far; see `watch`."""
        return {
            "reference": list(self.reference_cycles),
            "share": self.processor_share,
            "crowding": self.crowding,
        }


class Sampler:
    """Takes samples of microbenchmarks.

    Parameters
    ----------
    clock : Clock
    patience_s : float
        Seconds by which the patience to wait for the core grows with every few samples.
    chain : Chain, optional
        What tells the clock of the width of their vectors.
    crowding : float, optional
        That of looks at a core that is had alone, where it is known.
    """

    def __init__(
        self, clock: Clock, patience_s: float, chain: Chain | None = None, crowding: float | None = None
    ) -> None:
        self._clock, self._chain = clock, chain
        known = inf if crowding is None else crowding
        self._vigil = Vigil(Watchman(self._look, known), patience_s)

    def samples(self, call: Call, number: int) -> list[Timed]:
        """Return so many samples of a call or, where patience runs out, fewer: a disturbed one at least."""
        sample = partial(self._sample, call)
        warm = partial(self._clock.seconds, call.function, max(1, call.rounds // _WARMS), call.argument)
        found = self._vigil.between(sample, number, warm)
        found = found or self._vigil.at_once(sample, 1 if self._vigil.patience_s else number, warm)
        return [_judged(before, sample, after) for before, sample, after in found]

    def clocks(self, chain_s: float, number: int) -> list[float]:
        """Return the clock in GHz by so many chains of about so many seconds, or by fewer; see `samples`."""
        sample = partial(self._clock.frequency_ghz, chain_s, self._chain)
        found = self._vigil.between(sample, number, sample) or self._vigil.at_once(sample, number, sample)
        return [ghz for _, ghz, _ in found]

    def _look(self) -> Glance:
        if self._chain is not None:
            self._clock.frequency_ghz(_KEPT_S, self._chain)
        return self._clock.glance()

    def _sample(self, call: Call) -> Timed:
        processor_s, wall_s = time.thread_time(), time.perf_counter()
        before_ghz = self._clock.frequency_ghz(_CHAIN_S, self._chain)
        seconds = self._clock.seconds(call.function, call.rounds, call.argument)
        ghz = max(before_ghz, self._clock.frequency_ghz(_CHAIN_S, self._chain))
        wall_s = time.perf_counter() - wall_s
        share = min(1.0, (time.thread_time() - processor_s) / wall_s)
        return Timed(seconds * ghz * 1e9 / call.rounds, ghz, (), share)


def _judged(before: Glance, sample: Timed, after: Glance) -> Timed:
    """Return a sample with what the looks around it saw."""
    longer = map(max, before.reference_s, after.reference_s)
    cycles = [each * sample.ghz * 1e9 for each in longer]
    return replace(sample, reference_cycles=cycles, crowding=max(before.crowding, after.crowding))
