"""Time one kernel with its stack and its arrays at different places, while the core is had alone.

    python tests/validation/core_effects/kernel_places.py [SPLIT]

Prints cycles of an element of order 7, the median of some undisturbed samples, for each place of the stack in
a cache line, and how many pairs of pages of arrays and of the stack are slower than usual, and by how much.
Where a core finds the way of a line in L1 by a hash of its address, one page may drive out the other.
"""

import sys
from itertools import product
from statistics import median, median_low

from chainline.analysis.measurement.interleaved_timing import Vigil, Watchman
from chainline.analysis.measurement.timer import Timer
from chainline.codegen.buffer_alignment import PAGE_BYTES
from chainline.codegen.kernel import STACK_OFFSETS, Kernel, Workspace, crowded_above, load, make_workspace
from chainline.codegen.render import render
from chainline.codegen.splits import parse_split
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import Variant

ORDER, PLACES, SAMPLES, CALLS = 7, 12, 9, 60
PATIENCE_S = 0.05
SLOWER = 1.02


class Stopwatch:
    """Takes samples in moments in which nobody else has a part of the core."""

    def __init__(self) -> None:
        self._timer = Timer()
        self._vigil = Vigil(Watchman(self._timer.crowding, most=crowded_above()), PATIENCE_S)

    def cycles(self, kernel: Kernel, work: Workspace, stack_offset: int) -> float:
        """Return the cycles of a call, the median of some samples."""

        def sample(calls: int = CALLS) -> float:
            return self._timer.seconds(kernel, work, calls, stack_offset) / calls

        samples = []
        for _ in range(SAMPLES):
            found = self._vigil.between(sample, 1, sample) or self._vigil.at_once(sample, 1, sample)
            samples.append(found[0][1] * self._timer.frequency_ghz() * 1e9)
        return median(samples)


def main() -> None:
    variant = Variant(ORDER, parse_split(sys.argv[1] if len(sys.argv) > 1 else "3,3,2", ORDER + 1))
    kernel, watch = load(EmbeddedLLVM().build(render(variant), host_target())), Stopwatch()
    works = [make_workspace(variant, 1) for _ in range(PLACES)]
    places = list(product(works, range(0, PLACES * PAGE_BYTES, PAGE_BYTES)))
    found = [watch.cycles(kernel, work, page) for work, page in places]
    usual = median_low(found)
    work, page = places[found.index(usual)]
    for offset in STACK_OFFSETS:
        print(f"stack {offset:2} bytes into a line: {watch.cycles(kernel, work, page + offset):.0f} cycles")
    slow = sorted(cycles / usual - 1 for cycles in found if cycles > SLOWER * usual)
    by = f" by {slow[0]:.1%} to {slow[-1]:.1%}" if slow else ""
    print(f"{len(found)} pairs of pages: usually {usual:.0f} cycles, {len(slow)} pairs slower{by}")


if __name__ == "__main__":
    main()
