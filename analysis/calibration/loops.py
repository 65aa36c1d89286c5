"""Compiled microbenchmarks in this process: called, timed, and clocked beside every sample."""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import llvmlite.binding as llvm

from ...codegen.clock_chains import CLOCK_ADDS
from ...codegen.kernel import jit_engine
from ...codegen.target import host_isa
from ...codegen.timing import ADDS_PER_ROUND, NOPS_PER_ROUND, timing_ir

_CALLS = 400
_TRIAL_S, _TRIALS = 200e-6, 5
_REFERENCE_S, _REFERENCES = 30e-6, 3
_NOPS_A_CYCLE = 5  # or so: a sample may last a little more or less
_HIDDEN = 1.25  # times the lighter chain: a clock falls by less, a chain that is not hidden takes more
Function = Callable[[int, int], int]


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
    library = ctypes.CDLL(_LIBRARIES.get(sys.platform))
    for name in wanted:
        llvm.add_symbol(name, ctypes.cast(getattr(library, name), ctypes.c_void_p).value)


class Loops:
    """The functions of one module of microbenchmarks, by symbol."""

    def __init__(self, ir: str) -> None:
        self._engine = jit_engine(ir)

    def function(self, symbol: str) -> Function:
        """Return `f(rounds, data_address)`; it releases the interpreter lock."""
        prototype = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
        return prototype(self._engine.get_function_address(symbol))


@dataclass(frozen=True, slots=True)
class Chain:
    """A loop whose round is a number of dependent integer adds, and so as many cycles."""

    function: Function
    argument: int
    adds: int


class Clock:
    """Times calls, and measures the clock frequency by a chain of dependent integer adds.

    What it costs to call a compiled function at all, a microsecond, is taken off both.
    """

    def __init__(self) -> None:
        self._engine = jit_engine(timing_ir(host_isa()))
        prototype = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
        self._plain = Chain(prototype(self._engine.get_function_address("add_chain")), 1, ADDS_PER_ROUND)
        self._nops: Function = prototype(self._engine.get_function_address("nops"))
        begin = time.perf_counter()
        while time.perf_counter() - begin < 0.02:  # let the clock rise first
            self._plain.function(1000, 1)
        self._overhead_s = min(self._raw_seconds(self._plain.function, 1, 1) for _ in range(_CALLS))

    @staticmethod
    def _raw_seconds(function: Function, rounds: int, argument: int) -> float:
        begin = time.perf_counter_ns()
        function(rounds, argument)
        return (time.perf_counter_ns() - begin) * 1e-9

    def seconds(self, function: Function, rounds: int, argument: int) -> float:
        """Return the seconds of one call."""
        return max(1e-9, self._raw_seconds(function, rounds, argument) - self._overhead_s)

    def frequency_ghz(self, chain_s: float, chain: Chain | None = None) -> float:
        """Return the frequency now, from a chain of about so many seconds; by default one of adds alone."""
        chain = chain or self._plain
        rounds = max(1, int(chain_s * 3e9 / chain.adds))
        return rounds * chain.adds / self.seconds(chain.function, rounds, chain.argument) * 1e-9

    def nop_cycles(self) -> float:
        """Return the cycles of a nop now, in the best of some tries: more where another thread has the core.

        A chain of adds goes on beside the work of another thread, nops have to share dispatch with it.
        """
        return min(self._nop_cycles() for _ in range(_REFERENCES))

    def _nop_cycles(self) -> float:
        before = self.frequency_ghz(_REFERENCE_S)
        rounds = max(1, int(_REFERENCE_S * before * 1e9 * _NOPS_A_CYCLE / NOPS_PER_ROUND))
        seconds = self.seconds(self._nops, rounds, 0)
        # what interrupts a chain makes the clock seem too slow
        ghz = max(before, self.frequency_ghz(_REFERENCE_S))
        return seconds * ghz * 1e9 / (rounds * NOPS_PER_ROUND)

    def densest(self, chains: Sequence[Chain]) -> Chain:
        """Return the last of chains, lightest first, whose adds still hide the vector work beside them."""
        best = [max(self.frequency_ghz(_TRIAL_S, chain) for _ in range(_TRIALS)) for chain in chains]
        return [chain for chain, ghz in zip(chains, best, strict=True) if ghz * _HIDDEN > best[0]][-1]

    def rounds_for(self, function: Function, argument: int, sample_s: float) -> int:
        """Return how many rounds fill one sample, from a doubling warm-up."""

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
    symbols : mapping of str to sequence of str
        Functions of the chains of each width, lightest first.
    argument : int
        Address of the data block.
    """
    return {
        width: clock.densest([Chain(loops.function(name), argument, CLOCK_ADDS) for name in names])
        for width, names in symbols.items()
    }


class Beside:
    """What is seen of others beside the samples of a round; see `watch`."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def begin(self) -> None:
        self._before_cycles = self._clock.nop_cycles()
        self._wall_s, self._processor_s = time.perf_counter(), time.thread_time()

    def seen(self) -> dict[str, float]:
        """Return what was seen since the round began."""
        wall_s = time.perf_counter() - self._wall_s
        share = (time.thread_time() - self._processor_s) / wall_s
        return {"reference": max(self._before_cycles, self._clock.nop_cycles()), "share": share}
