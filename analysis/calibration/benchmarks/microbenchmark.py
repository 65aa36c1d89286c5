"""Microbenchmarks: loops of given instructions as LLVM IR with inline assembly.

A microbenchmark is one function `i64 f(i64 rounds, ptr data)`: it sets registers up, runs its
body `rounds` times, and may leave registers behind in `data`. The loop is written in
assembly as a whole, so that no compiler comes between its instructions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import cycle, zip_longest

import numpy as np
import numpy.typing as npt

from ....codegen.target import AARCH64, Target
from ....codegen.template import template

# Places in the data block that `fill_constants` fills; a constant takes a whole 2048-bit vector.
# At RING are two pointers into a ring of pointers, which chases take up and leave behind; at
# STREAM the arrays of `stream`.
ONE, ZERO, SEED, INDEX, POINTER, RING, STREAM, SCRATCH = 0, 256, 512, 768, 1024, 1280, 1536, 4096
SCRATCH_BYTES = 8192
HALF = SCRATCH_BYTES // 2
"""Stores go to the upper half of the scratch space, loads come from the lower."""
BLOCK_BYTES = SCRATCH + SCRATCH_BYTES
_LANES = 32


@dataclass(frozen=True, slots=True)
class Microbenchmark:
    """A loop to be timed.

    Attributes
    ----------
    name : str
        What it measures, such as `fma 512 latency`.
    body : tuple of str
        Instructions of one round, in the syntax of the instruction set (AT&T for x86-64).
    operations : float
        Operations in the body by which the time of a round is divided.
    setup, teardown : tuple of str
        Instructions before and after the loop.
    minus : tuple of (str, float)
        Names of other microbenchmarks whose cycles, times a factor, are part of each
        operation and are to be subtracted.
    bits : int
        Width of its vectors, 64 for scalar: the clock of some cores depends on it.
    """

    name: str
    body: tuple[str, ...]
    operations: float
    setup: tuple[str, ...] = ()
    teardown: tuple[str, ...] = ()
    minus: tuple[tuple[str, float], ...] = ()
    bits: int = 64

    @property
    def symbol(self) -> str:
        """Name of its function."""
        return "".join(c if c.isalnum() else "_" for c in self.name)


LENGTH = 160
"""Instructions of a body: the two that count rounds must not weigh."""
_LINKS = 64
Make = Callable[[int], str]
"""Number of an independent instruction -> the instruction; several lines where it needs them."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Prologue and epilogue of the loops of one kind: registers set before, cleaned up after; width."""

    setup: tuple[str, ...]
    teardown: tuple[str, ...] = ()
    bits: int = 64

    def extended(self, *lines: str) -> Frame:
        """Return a frame that does more before the loop."""
        return replace(self, setup=(*self.setup, *lines))

    def ending(self, *lines: str) -> Frame:
        """Return a frame that does more after the loop, first."""
        return replace(self, teardown=(*lines, *self.teardown))

    def mixture(self, name: str, *makers: Make) -> Microbenchmark:
        """Return independent instructions of several makers in turn, each an operation."""
        turns = self.stream(name, *makers)
        return replace(turns, operations=turns.operations * len(makers))

    def loop(self, name: str, lines: Sequence[str], operations: float) -> Microbenchmark:
        """Return a loop over given lines."""
        return Microbenchmark(name, tuple(lines), operations, self.setup, self.teardown, bits=self.bits)

    def chain(
        self, name: str, link: Sequence[str], *minus: tuple[str, float], operations: int = 1
    ) -> Microbenchmark:
        """Return a dependency chain, whose link of some lines counts as `operations`."""
        repeats = max(8, _LINKS // len(link))
        lines = tuple(link) * repeats
        return Microbenchmark(name, lines, repeats * operations, self.setup, self.teardown, minus, self.bits)

    def stream(self, name: str, *makers: Make, length: int = LENGTH) -> Microbenchmark:
        """Return independent instructions; several makers take turns, together one operation."""
        turns = length // len(makers)
        lines = [line for n in range(turns) for make in makers for line in make(n).split("\n")]
        return self.loop(name, lines, turns)


def pattern_lines(chains: Sequence[int], fma: Callable[[int], str], registers: int) -> list[str]:
    """Return FMA in chains of given lengths, as often as fits a body.

    Parameters
    ----------
    chains : sequence of int
        Lengths of the chains of a round of the pattern; each is carried from round to round.
        A 0 is one FMA without neighbours: such take turns in the registers that are left.
    fma : callable
        Number of an accumulator -> an FMA that adds to it.
    registers : int
        Accumulators there are.
    """
    lengths = [length for length in chains if length]
    free = cycle(range(len(lengths), registers))
    lines: list[str] = []
    for _ in range(LENGTH // sum(max(length, 1) for length in chains)):
        rows = [[number] * length for number, length in enumerate(lengths)]
        rows += [[next(free)] for length in chains if not length]
        # breadth first, so that chains advance side by side
        lines += [fma(n) for depth in zip_longest(*rows) for n in depth if n is not None]
    return lines


@dataclass(frozen=True, slots=True)
class _Loop:
    """Loop counter of an instruction set, and the registers that it clobbers.

    The inputs are `rounds` and `data`; every register that a benchmark may use is clobbered.
    """

    count_down: tuple[str, ...]
    constraints: str


_X86_CLOBBERS = ["rax", "rbx", "rdx", "rdi", *(f"r{n}" for n in range(8, 16)), "memory", "cc"]
_X86_CLOBBERS += [f"xmm{n}" for n in range(16)]
_ARM_CLOBBERS = [*(f"x{n}" for n in range(2, 18)), "memory", "cc"]
_ARM_CLOBBERS += [f"v{n}" for n in (*range(8), *range(16, 32))]


def _clobbered(registers: Iterable[str]) -> str:
    return ",".join(f"~{{{name}}}" for name in registers)


_LOOPS = {
    True: _Loop(("subs x0, x0, #1", "b.ne 1b"), "={x0},{x1},0," + _clobbered(_ARM_CLOBBERS)),
    False: _Loop(("decq %rcx", "jnz 1b"), "={rcx},{rsi},0," + _clobbered(_X86_CLOBBERS)),
}


def microbenchmark_ir(benchmarks: Sequence[Microbenchmark], target: Target) -> str:
    """Return the IR of one function for each microbenchmark.

    Parameters
    ----------
    benchmarks : sequence of Microbenchmark
        With distinct names.
    target : Target
        Processor whose instructions they use.
    """
    loop = _LOOPS[target.isa == AARCH64]
    functions = [
        {
            "symbol": b.symbol,
            "lines": [*b.setup, ".p2align 6", "1:", *b.body, *loop.count_down, "2:", *b.teardown],
        }
        for b in benchmarks
    ]
    return template("microbenchmark.ll.j2").render(
        isa=target.isa, functions=functions, constraints=loop.constraints, features=inline_features(target)
    )


def inline_features(target: Target) -> str:
    """Return the features without which the assembler would refuse the instructions.

    On x86-64 it refuses none.
    """
    return "+neon,+sve" if target.isa == AARCH64 and target.scalable else ""


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
