"""Time loads of two lines by turns whose addresses differ in a bit or two: which drive each other out of L1?

    python tests/validation/core_effects/way_prediction.py

A core that finds the way of a line in L1 by a hash of its address (AMD's Zen) keeps one of two lines of a set
whose hashes are equal: a load takes as long as from L2. Prints the cycles of such a load, the median of some
samples, for each bit by itself, and the pairs of bits that make lines drive each other out. Needs x86-64.
"""

import itertools
import mmap
import platform
from statistics import median

import numpy as np
from chainline.analysis.calibration.compiled_benchmarks import Clock, Loops, microbenchmark_ir
from chainline.codegen.target import host_target
from chainline.isa.microbenchmark import Microbenchmark

BITS = range(12, 29)
"""Above those within a page, which say the set."""
SPAN = 2 << BITS[-1]
LOADS, SAMPLE_S, SAMPLES = 64, 20e-6, 15
MISSED = 2.0
"""Times as long as at best, a load is not from L1."""


class Chase:
    """Loads of two lines by turns, each address from the load before."""

    def __init__(self) -> None:
        loop = Microbenchmark("chase", ("movq (%rax), %rax",) * LOADS, LOADS, ("movq %rsi, %rax",))
        self._loops, self._clock = Loops(microbenchmark_ir([loop], host_target())), Clock()
        self._function = self._loops.function(loop.symbol)
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0)
        whole = np.frombuffer(mmap.mmap(-1, 2 * SPAN, flags=flags), np.uint64)
        # a bit of a distance is to be a bit of an address
        self._words = whole[-whole.ctypes.data % SPAN // 8 :]

    def cycles(self, distance: int) -> float:
        """Return the cycles of a load, the median of some samples."""
        first = self._words.ctypes.data
        self._words[0], self._words[distance // 8] = first + distance, first
        rounds = self._clock.rounds_for(self._function, first, SAMPLE_S)
        return median(self._sample(rounds, first) for _ in range(SAMPLES))

    def _sample(self, rounds: int, first: int) -> float:
        ghz = self._clock.frequency_ghz(SAMPLE_S)
        return self._clock.seconds(self._function, rounds, first) * ghz * 1e9 / (rounds * LOADS)


def main() -> None:
    if platform.machine() not in ("x86_64", "AMD64"):
        raise SystemExit("needs an x86-64 processor")
    chase = Chase()
    single = {bit: chase.cycles(1 << bit) for bit in BITS}
    best = min(single.values())
    print("bit    " + "".join(f"{bit:6}" for bit in single))
    print("cycles " + "".join(f"{cycles:6.1f}" for cycles in single.values()))
    alone = [bit for bit, cycles in single.items() if cycles < MISSED * best]
    pairs = {pair: chase.cycles(sum(1 << bit for bit in pair)) for pair in itertools.combinations(alone, 2)}
    found = {pair: cycles for pair, cycles in pairs.items() if cycles > MISSED * best}
    print("pairs: " + (", ".join(f"{a} {b} ({cycles:.1f})" for (a, b), cycles in found.items()) or "none"))


if __name__ == "__main__":
    main()
