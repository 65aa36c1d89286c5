"""Time loaded kernels on this machine, and measure the clock frequency beside them."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Sequence
from functools import cache

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt

from ...codegen.kernel import (
    ADDS_PER_ROUND,
    FEW_ARRAYS,
    MOST_ARRAYS,
    Kernel,
    Workspace,
    host_timing_ir,
    jit_engine,
)
from .host import host_counter_is_steady

Array = npt.NDArray[np.generic]
Rounds = Callable[[int, int], int]
"""A compiled loop: takes how many rounds it runs, and an argument of its own."""
_CALLS = 200
_RATE_NS = 20_000_000
_LOOK_ROUNDS = 1000  # some four microseconds


class Timer:
    """Calls kernels in a compiled loop, so that the interpreter is not part of the time.

    With a steady counter of the processor, the call of the loop, a microsecond, is not part of it either.
    """

    def __init__(self) -> None:
        self._engine: llvm.ExecutionEngine = jit_engine(host_timing_ir())
        integer, pointer = ctypes.c_int64, ctypes.c_void_p
        self._repeat, self._repeat_many = (
            ctypes.CFUNCTYPE(integer, pointer, integer, integer, integer, *[pointer] * count)(
                self._engine.get_function_address(name)
            )
            for name, count in (("repeat", FEW_ARRAYS), ("repeat_many", MOST_ARRAYS))
        )
        timed = ctypes.CFUNCTYPE(integer, pointer, integer, pointer)
        self._timed = timed(self._engine.get_function_address("timed"))
        self._add_chain, self._products, self._paired = map(self.loop, ("add_chain", "products", "paired"))
        told_hz, self._counter = (
            ctypes.CFUNCTYPE(integer)(self._engine.get_function_address(name))
            for name in ("counter_hz", "counter")
        )
        found_hz = self._found_hz()  # by when the clock has risen
        self._counter_hz = float(told_hz()) or (found_hz if host_counter_is_steady() else 0.0)
        self._overhead_s = 0.0
        self._overhead_s = min(self.rounds_s(self._add_chain, 1) for _ in range(_CALLS))

    def loop(self, name: str) -> Rounds:
        """Return a loop of `codegen.kernel`."""
        rounds = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
        return rounds(self._engine.get_function_address(name))

    def seconds(self, kernel: Kernel, work: Workspace, calls: int, stack_offset: int = 0) -> float:
        """Return the seconds of `calls` calls of a kernel on a workspace.

        Parameters
        ----------
        stack_offset : int
            Bytes, a multiple of 16, by which the stack of the kernel is moved within a cache
            line (see `STACK_OFFSETS`).
        """
        arrays = [*work.operators, work.q, work.tmp]
        return self.calls(kernel.address, arrays, work.n_elements, calls, stack_offset)

    def calls(
        self, address: int, arrays: Sequence[Array], n_elements: int, calls: int, stack_offset: int = 0
    ) -> float:
        """Return the seconds of `calls` calls of a compiled function of a number of elements and some arrays.

        `MOST_ARRAYS` of them at most.

        Parameters
        ----------
        address : int
            Address of the function.
        arrays : sequence of ndarray
            At most `MOST_ARRAYS`.
        n_elements : int
            First argument of the function.
        calls : int
            Number of calls.
        stack_offset : int
            Bytes by which the stack is moved.
        """
        few = len(arrays) <= FEW_ARRAYS
        repeat = self._repeat if few else self._repeat_many
        pointers = [array.ctypes.data for array in arrays]
        pointers += [0] * ((FEW_ARRAYS if few else MOST_ARRAYS) - len(pointers))
        begin = time.perf_counter_ns()
        ticks = repeat(address, calls, stack_offset, n_elements, *pointers)
        elapsed = (time.perf_counter_ns() - begin) * 1e-9
        return ticks / self._counter_hz if self._counter_hz else elapsed

    def _found_hz(self) -> float:
        """Return the rate of the counter beside the clock of the operating system."""
        begin_ns, begin = self._both_clocks()
        while time.perf_counter_ns() - begin_ns < _RATE_NS:
            pass
        end_ns, end = self._both_clocks()
        return (end - begin) / (end_ns - begin_ns) * 1e9

    def _both_clocks(self) -> tuple[float, int]:
        """Return nanoseconds of the one and ticks of the other at the same time, at best of some trials."""
        trials = [(time.perf_counter_ns(), self._counter(), time.perf_counter_ns()) for _ in range(_CALLS)]
        before, ticks, after = min(trials, key=lambda trial: trial[2] - trial[0])
        return (before + after) / 2, ticks

    def crowding(self) -> float:
        """Return the slowdown of vector products by loads beside them, from 1 up.

        Most cores execute both in parallel. They slow each other where another thread shares the core, even
        one that slows neither of them alone.
        """
        alone = self.rounds_s(self._products, _LOOK_ROUNDS)
        return max(1.0, self.rounds_s(self._paired, _LOOK_ROUNDS) / alone)

    def rounds_s(self, function: Rounds, rounds: int, argument: int = 1) -> float:
        """Return the seconds of some rounds of a compiled loop, without the overhead of its call.

        Parameters
        ----------
        function : Rounds
            Compiled loop.
        rounds : int
            Number of rounds.
        argument : int
            Second argument of the function.
        """
        begin = time.perf_counter_ns()
        ticks = self._timed(function, rounds, argument)
        elapsed = (time.perf_counter_ns() - begin) * 1e-9
        return max(1e-9, (ticks / self._counter_hz if self._counter_hz else elapsed) - self._overhead_s)

    def frequency_ghz(self, microseconds: float = 40.0, trials: int = 2) -> float:
        """Return the clock frequency in GHz: dependent integer adds per nanosecond.

        An interruption makes one trial too low, never too high; the largest counts.
        """
        rounds = max(1, int(microseconds * 3e3 / ADDS_PER_ROUND))
        return max(self._chain_rate(rounds) for _ in range(trials))

    def _chain_rate(self, rounds: int) -> float:
        return rounds * ADDS_PER_ROUND / self.rounds_s(self._add_chain, rounds) * 1e-9


@cache
def host_frequency_ghz() -> float:
    """Return the sustained clock of this machine in GHz, after a warm-up of about 20 ms."""
    timer = Timer()
    timer.frequency_ghz(microseconds=10_000, trials=1)
    return timer.frequency_ghz(microseconds=1_000, trials=10)
