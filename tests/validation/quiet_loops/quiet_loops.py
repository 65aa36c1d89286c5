"""Time loops of the pipeline in the moments in which nobody else has a part of the core, and simulate them.

    python tests/validation/quiet_loops/quiet_loops.py --machine zen3 [--seconds 300] [--wide] [--csv FILE]

24 FMA take 12 cycles, with 24 loads between them as many, unless another thread is on the core: then up to
twice as many, even at times when nops, branches, FMA alone and loads alone take no longer; and a loop of
nothing but its branch takes a cycle a round, unless another thread takes turns at predicting branches. While
one of both takes longer this waits; while they do not, loops are sampled for some microseconds each, with a
look at both before and after. Loops of the widest vectors are warmed up before, and told by the clock that
they are left with: some cores lower it for them. With `--wide` the loops are those by which `calibrate` tells
a core with vectors of 512 bits. Prints cycles of a round, how many samples count, what the
simulation says, and the mean error of each group. Needs an x86-64 processor with AVX2 and FMA whose loads
pass beside FMA.
"""

import argparse
import csv
import random
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median

from chainline.analysis.calibration.compiled_benchmarks import Clock, Function, Loops, microbenchmark_ir
from chainline.analysis.calibration.core_fit_steps import simulated_cycles
from chainline.analysis.calibration.worker import constants_block
from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import host_target
from chainline.isa.x86_64.access_loops import access_loops, dispatch_loops
from chainline.isa.x86_64.pipeline_loops import AVX2, AVX512, Loop, pipeline_loops
from dispatch_bodies import dispatch_bodies
from front_bodies import front_bodies, wide_bodies
from integer_bodies import integer_bodies
from loop_bodies import bodies
from port_bodies import port_bodies
from register_bodies import register_bodies
from row_bodies import row_bodies
from sink_bodies import sink_bodies
from slot_bodies import slot_bodies
from store_bodies import store_bodies

ALONE, WITH_LOADS = "24 FMA, 0 load", "24 FMA, 24 load"
SAMPLE_S = 8e-6
WARM_S = 100e-6
BRANCH = "short loops 0 nops"
QUIET = 1.04
"""Times what FMA take alone, they may take with loads; and cycles that a loop of a branch may take."""
FEWEST, LONGEST, WIDEST = 5, 1000, 512
"""Samples of which a median is told, instructions beyond which code would not stay decoded, and bits of the
vectors beside which some cores close a port."""


@dataclass(frozen=True, slots=True)
class Timed:
    """A loop as it is called."""

    function: Function
    rounds: int
    argument: int
    wide: bool


class Sampler:
    """Samples of loops, each with FMA alone and with loads before and after it."""

    def __init__(self, loops: Sequence[Loop]) -> None:
        self._clock, self._block = Clock(), constants_block()
        self._module = Loops(microbenchmark_ir([loop.benchmark for loop in loops], host_target()))
        argument = int(self._block.ctypes.data)
        self._timed: dict[str, Timed] = {}
        for loop in loops:
            function = self._module.function(loop.benchmark.symbol)
            rounds = self._clock.rounds_for(function, argument, SAMPLE_S)
            self._timed[loop.benchmark.name] = Timed(function, rounds, argument, loop.is_wide)
        self._alone, self._with, self._branch = (
            next(name for name in self._timed if name.endswith(end)) for end in (ALONE, WITH_LOADS, BRANCH)
        )
        self.found: dict[str, list[float]] = defaultdict(list)
        self.looks: list[float] = []

    def _cycles(self, name: str) -> float:
        timed = self._timed[name]
        if timed.wide:
            many = max(1, round(timed.rounds * WARM_S / SAMPLE_S))
            self._clock.seconds(timed.function, many, timed.argument)
        seconds = self._clock.seconds(timed.function, timed.rounds, timed.argument)
        ghz = self._clock.frequency_ghz(SAMPLE_S) if timed.wide else self._ghz
        return seconds * ghz * 1e9 / timed.rounds

    def _quiet(self) -> bool:
        self._ghz = max(self._clock.frequency_ghz(SAMPLE_S) for _ in range(2))
        self.looks.append(self._cycles(self._with) / self._cycles(self._alone))
        return 1 / QUIET <= self.looks[-1] <= QUIET and self._cycles(self._branch) <= QUIET

    def run(self, seconds: float) -> None:
        """Sample for so long."""
        names, end = list(self._timed), time.monotonic() + seconds
        while time.monotonic() < end:
            if not self._quiet():
                continue
            for name in random.sample(names, len(names)):
                cycles = self._cycles(name)
                if not self._quiet():
                    break
                self.found[name].append(cycles)


def rows(loops: Sequence[Loop], found: dict[str, list[float]], machine: str) -> Iterator[list[str]]:
    """Yield the group and the name of each loop that was seen often enough, its cycles and the simulated."""
    record = load_machine(machine)
    for loop in loops:
        samples = found.get(loop.benchmark.name, [])
        if len(samples) >= FEWEST:
            measured, simulated = median(samples), simulated_cycles(loop, record)
            figures = (
                f"{measured:.2f}",
                str(len(samples)),
                f"{simulated:.2f}",
                f"{simulated / measured - 1:+.3f}",
            )
            yield [loop.effect, loop.name, *figures]


def narrow_loops(*, wide: bool) -> Iterator[Loop]:
    """Yield the loops for cores with AVX2; where there are vectors of 512 bits a few with these, too."""
    yield from (*bodies(), *store_bodies(), *sink_bodies(), *row_bodies(), *register_bodies())
    yield from (*dispatch_bodies(), *slot_bodies(), *integer_bodies(), *front_bodies())
    yield from (*wide_bodies(), *port_bodies()) if wide else ()
    yield from dispatch_loops(AVX2)
    yield from (loop for loop in access_loops(AVX2) if loop.effect == "loads from within stores")
    yield from (loop for loop in pipeline_loops(AVX2) if len(loop.body) <= LONGEST)


def wide_loops() -> Iterator[Loop]:
    """Yield the loops for cores with AVX-512, and those that tell whether others are quiet."""
    looks = [
        loop for loop in narrow_loops(wide=False) if loop.benchmark.name.endswith((ALONE, WITH_LOADS, BRANCH))
    ]
    names = {loop.benchmark.name for loop in looks}
    yield from looks
    yield from (
        loop
        for loop in pipeline_loops(AVX512)
        if len(loop.body) <= LONGEST and loop.benchmark.name not in names
    )


def main() -> None:
    """Sample, simulate, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--machine", required=True, help="key or machine file")
    parser.add_argument("--seconds", type=float, default=300, help="how long to look (default: 300)")
    parser.add_argument("--csv", type=Path, help="write the table there, too")
    parser.add_argument("--wide", action="store_true", help="loops for AVX-512 (default: for AVX2)")
    options = parser.parse_args()
    is_wide = load_machine(options.machine).vector_bits >= WIDEST
    loops = [*(wide_loops() if options.wide else narrow_loops(wide=is_wide))]
    sampler = Sampler(loops)
    sampler.run(options.seconds)
    table = list(rows(loops, sampler.found, options.machine))
    quiet = mean(look <= QUIET for look in sampler.looks)
    print(f"FMA with loads by FMA alone: {median(sampler.looks):.2f} in the median, quiet {quiet:.1%}")
    by_effect: dict[str, list[float]] = defaultdict(list)
    for effect, name, *figures in table:
        print(f"{effect:20}{name:50}" + "".join(f"{figure:>9}" for figure in figures))
        by_effect[effect].append(abs(float(figures[-1])))
    for effect, errors in by_effect.items():
        print(f"{effect:20}{len(errors):3} loops {mean(errors):.1%} off")
    if options.csv:
        with options.csv.open("w", newline="", encoding="utf-8") as out:
            csv.writer(out).writerows([["effect", "loop", "cycles", "samples", "simulated", "error"], *table])


if __name__ == "__main__":
    main()
