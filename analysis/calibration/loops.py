"""Compiled microbenchmarks in this process: called, timed, and clocked beside every sample."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable

from ...codegen.kernel import jit_engine
from ...codegen.target import host_isa
from ...codegen.timing import ADDS_PER_ROUND, timing_ir

_CALLS = 400
Function = Callable[[int, int], int]


class Loops:
    """The functions of one module of microbenchmarks, by symbol."""

    def __init__(self, ir: str) -> None:
        self._engine = jit_engine(ir)

    def function(self, symbol: str) -> Function:
        """Return `f(rounds, data_address)`; it releases the interpreter lock."""
        prototype = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
        return prototype(self._engine.get_function_address(symbol))


class Clock:
    """Times calls, and measures the clock frequency by a chain of dependent integer adds.

    What it costs to call a compiled function at all, a microsecond, is taken off both.
    """

    def __init__(self) -> None:
        self._engine = jit_engine(timing_ir(host_isa()))
        prototype = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
        self._chain = prototype(self._engine.get_function_address("add_chain"))
        begin = time.perf_counter()
        while time.perf_counter() - begin < 0.02:  # let the clock rise first
            self._chain(1000, 1)
        self._overhead_s = min(self._raw_seconds(self._chain, 1, 1) for _ in range(_CALLS))

    @staticmethod
    def _raw_seconds(function: Function, rounds: int, argument: int) -> float:
        begin = time.perf_counter_ns()
        function(rounds, argument)
        return (time.perf_counter_ns() - begin) * 1e-9

    def seconds(self, function: Function, rounds: int, argument: int) -> float:
        """Return the seconds of one call."""
        return max(1e-9, self._raw_seconds(function, rounds, argument) - self._overhead_s)

    def frequency_ghz(self, chain_s: float) -> float:
        """Return the frequency now, from a chain of about so many seconds."""
        rounds = max(1, int(chain_s * 3e9 / ADDS_PER_ROUND))
        return rounds * ADDS_PER_ROUND / self.seconds(self._chain, rounds, 1) * 1e-9

    def rounds_for(self, function: Function, argument: int, sample_s: float) -> int:
        """Return how many rounds fill one sample, from a doubling warm-up."""

        def seconds(rounds: int) -> float:
            # an interruption must not pass for a slow loop, whose samples would then be too short
            return min(self.seconds(function, rounds, argument) for _ in range(3))

        rounds = 1
        while (taken := seconds(rounds)) < sample_s / 2 and rounds < 1 << 40:
            rounds *= 2
        return max(1, round(rounds * sample_s / taken))
