"""Microbenchmarks: loops of given instructions, to be written as LLVM IR with inline assembly.

A microbenchmark is one function `i64 f(i64 rounds, ptr data)`: it sets registers up, runs its
body `rounds` times, and may leave registers behind in `data`. The loop is written in
assembly as a whole, so that no compiler comes between its instructions.

A chain of dependent adds that always has vector FMA running beside it tells the clock of code that computes
in those vectors: a core may run slower while wide vectors are computed, and faster again less than a
millisecond later. Loops that stream through arrays have one pass over their arrays as a round. The data block
holds at `STREAM` the addresses of arrays `a`, `b`, `c` and the number of blocks in each: read `a`; write `a`;
copy `a = b`; triad `a = b + s c`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import cycle, zip_longest

from ..records import record, replace

# Places in the data block that `fill_constants` fills; a constant takes a whole 2048-bit vector.
# At RING are two pointers into a ring of pointers, which chases take up and leave behind; at
# STREAM the arrays of `stream`.
ONE, ZERO, SEED, INDEX, POINTER, RING, STREAM, SCRATCH = 0, 256, 512, 768, 1024, 1280, 1536, 4096
SCRATCH_BYTES = 8192
HALF = SCRATCH_BYTES // 2
"""Stores go to the upper half of the scratch space, loads come from the lower."""
BLOCK_BYTES = SCRATCH + SCRATCH_BYTES

CLOCK_ADDS = 64
DENSITIES: Mapping[str, int] = {"light": 3, "dense": 6}
"""Vector instructions beside every four adds: `dense` fits two FMA pipes, `light` one."""
_CLOCK_REGISTERS = 12
ARRAYS: Mapping[str, int] = {"read": 1, "write": 1, "copy": 2, "triad": 3}
"""Arrays that each loop touches; the bytes of a pass are those of all of them."""
STREAM_VECTORS = 16
"""Vectors of a block, which is what a round of these loops takes of each array."""


@record
class TimedContext:
    """Layout of the memory behind the code of a timed block; see `x86_64.timed_block`.

    Attributes
    ----------
    context, stack, home, data : int
        Bytes from the beginning of the code to the words below, to the end of the signal stack, to the pages
        that faults map, and to addresses of symbols of the block.
    words : tuple of str
        Names of the 64-bit words of the context.
    samples : int
        Bytes from the context to the ticks of its samples.
    """

    context: int = 1 << 20
    stack: int = (1 << 20) + (2 << 16)
    home: int = (1 << 20) + (2 << 16)
    data: int = (1 << 20) + (4 << 16)
    samples: int = 4096
    words: tuple[str, ...] = (
        *("state", "signal", "address", "place", "pages", "most_pages", "file", "page_mask", "home"),
        *("home_words", "fill", "repeats", "iterations", "counter", "stack_pointer", "next_sample"),
        *("start1", "length1", "start2", "length2", "rseq_bytes", "rseq_offset", "filter", "filter_pointer"),
        *("chain_rounds", "begin", "mxcsr"),
    )


@record
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


@record
class LatencyChain:
    """Dependency chain through one form of instruction.

    Attributes
    ----------
    source, target : str
        Operand that the form reads and the one that it writes: a position from 1 on, in the order of
        the decoder, or the root of an implicit register.
    body : tuple of str
        Instructions of one turn, which waits for the turn before.
    links : int
        Times that the form is on the chain in one turn.
    helpers : tuple of str
        Names of the helpers on the chain beside it, whose latencies are subtracted; see `HELPERS` of the
        part `form_benchmarks`.
    """

    source: str
    target: str
    body: tuple[str, ...]
    links: int
    helpers: tuple[str, ...] = ()


@record
class FormBenchmarks:
    """Bodies that time one form of instruction: a mnemonic with types of operands.

    Attributes
    ----------
    copies : tuple of str
        Independent instructions of the form, in registers that take turns.
    broken : tuple of str
        The same with instructions between them that break chains through implicit registers; empty
        where there are none. The shorter time of both is the reciprocal throughput.
    chains : tuple of LatencyChain
        From each source to each result.
    count : int
        Copies in each of both.
    bits : int
        Width of its widest vector; 0 without one.
    value_dependent : bool
        The time depends on values of the operands.
    """

    copies: tuple[str, ...]
    broken: tuple[str, ...]
    chains: tuple[LatencyChain, ...]
    count: int
    bits: int = 0
    value_dependent: bool = False


PAIRED_NOPS = 6
"""Nops with each pair: enough that dispatch, and not the branch unit, is what takes time."""
SHORT_LOOPS = range(2, 18)
"""Nops of the short loops."""
BESIDE = 12
"""Nops with each instruction of which the dispatch slots are told, and others that show its ports."""
LENGTH = 160
"""Instructions of a body: the two that count rounds must not weigh."""
_LINKS = 64
Make = Callable[[int], str]
"""Number of an independent instruction -> the instruction; several lines where it needs them."""


@record
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


def clock_chain(frame: Frame, name: str, add: str, work: Callable[[int], str], beside: int) -> Microbenchmark:
    """Return a chain of adds with vector instructions beside it.

    Parameters
    ----------
    frame : Frame
    name : str
    add : str
        The add, which waits for the one before.
    work : callable
        Number of a register -> a vector instruction.
    beside : int
        Vector instructions for every four adds.
    """
    lines: list[str] = []
    made = 0
    for n in range(CLOCK_ADDS):
        lines.append(add)
        while made < (n + 1) * beside // 4:
            lines.append(work(made % _CLOCK_REGISTERS))
            made += 1
    return frame.loop(name, lines, CLOCK_ADDS)


@record
class LoopEnd:
    """Loop counter of microbenchmarks, and the constraints of their inline assembly.

    The inputs are `rounds` and `data`; every register that a benchmark may use is clobbered.
    """

    count_down: tuple[str, ...]
    constraints: str


def clobbered(registers: Iterable[str]) -> str:
    """Return the constraints of registers that inline assembly overwrites."""
    return ",".join(f"~{{{name}}}" for name in registers)


def pair_name(first: str) -> str:
    """Return the name of the benchmark of a pair."""
    return f"pair {first} with nops"


def short_loop_name(nops: int) -> str:
    """Return the name of the benchmark of a loop of so many nops, its counter and its branch."""
    return f"short loop {nops}"
