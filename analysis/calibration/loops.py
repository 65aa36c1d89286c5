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
from ...codegen.timing import ADDS_PER_ROUND, timing_ir

_CALLS = 400
_TRIAL_S, _TRIALS = 200e-6, 5
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
