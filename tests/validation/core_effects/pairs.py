"""Time instructions alone and in pairs, which tells what pipes they share, beside their simulation.

    python tests/validation/core_effects/pairs.py [--machine KEY] [--only NAME]     # two minutes

Prints cycles of one instruction, or of one of each of two, in long loops of independent ones: the sum of
both alone where they need the same pipe, the longer where they do not. What is microcoded stands among
`AMONG` others. Needs an x86-64 processor with AVX2 and FMA.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import llvmlite.binding as llvm
from chainline.analysis.calibration.core_fit_steps import simulated_cycles
from chainline.analysis.calibration.measured_value import lowest
from chainline.analysis.calibration.session import Host, Sampling, sample_loops
from chainline.analysis.host.host_machine import host_machine
from chainline.analysis.machine.load import Machine, load_machine
from chainline.codegen.target import host_target
from chainline.isa.x86_64.pipeline_loops import AVX2, LOADS, STORES, Loop

SAMPLE_S = 60e-6
LENGTH, AMONG = 48, 12
INSTRUCTIONS = {
    "fma": "vfmadd231pd %ymm15, %ymm14, %ymm{sum}",
    "fma load": "vfmadd231pd {load}, %ymm14, %ymm{sum}",
    "mul": "vmulpd %ymm15, %ymm14, %ymm{free}",
    "add": "vaddpd %ymm15, %ymm14, %ymm{free}",
    "max": "vmaxpd %ymm15, %ymm14, %ymm{free}",
    "cmp": "vcmppd $1, %ymm15, %ymm14, %ymm{free}",
    "and": "vandpd %ymm15, %ymm14, %ymm{free}",
    "blend": "vblendpd $5, %ymm15, %ymm14, %ymm{free}",
    "unpack": "vunpcklpd %ymm15, %ymm14, %ymm{free}",
    "broadcast": "vbroadcastsd %xmm15, %ymm{free}",
    "extract": "vextractf128 $1, %ymm15, %xmm{free}",
    "insert": "vinsertf128 $1, %xmm15, %ymm14, %ymm{free}",
    "insert load": "vinsertf128 $1, {load}, %ymm14, %ymm{free}",
    "permute": "vpermpd $85, %ymm14, %ymm{free}",
    "permute load": "vpermpd $85, {load}, %ymm{free}",
    "widen": "vcvtps2pd %xmm14, %ymm{free}",
    "extend": "vpmovsxdq %xmm14, %ymm{free}",
    "permute doublewords": "vpermd %ymm15, %ymm14, %ymm{free}",
    "compare flags": "vucomisd %xmm15, %xmm14",
    "test": "vptest %ymm15, %ymm14",
    "load": "vmovupd {load}, %ymm{free}",
    "store": "vmovupd %ymm15, {store}",
    "store of a half": "vmovhpd %xmm15, {store}",
}
MICROCODED = {"masked store": "vmaskmovpd %ymm15, %ymm13, {store}"}
OTHERS = {"nop": "nop", "integer": "leaq 1(%rdx), %rax"}


@dataclass(frozen=True, slots=True)
class Timed:
    """A loop, and how many times it holds what is counted."""

    name: str
    loop: Loop
    count: int


def line(template: str, number: int) -> str:
    """Return an instruction: sums take turns in ten registers, other results in three."""
    place = 32 * (number % 8)
    sums, free = number % 10, 10 + number % 3
    return template.format(
        sum=sums, free=free, load=f"{LOADS + place}(%rsi)", store=f"{STORES + place}(%rsi)"
    )


def loops() -> Iterator[Timed]:
    """Yield single instructions, pairs, and microcoded ones among others."""

    def timed(name: str, lines: Sequence[str], count: int) -> Timed:
        return Timed(name, Loop("pairs", name, tuple(lines), AVX2), count)

    for name, text in INSTRUCTIONS.items():
        yield timed(name, [line(text, n) for n in range(LENGTH)], LENGTH)
    for one, other in combinations(INSTRUCTIONS, 2):
        both = [line(INSTRUCTIONS[name], n) for n in range(LENGTH) for name in (one, other)]
        yield timed(f"{one} + {other}", both, LENGTH)
    for name, text in MICROCODED.items():
        mask = "vpcmpeqd %ymm13, %ymm13, %ymm13"
        yield timed(name, [mask, *(line(text, n) for n in range(8))], 8)
        for other, beside in {**OTHERS, **INSTRUCTIONS}.items():
            rows = [[line(text, n), *(line(beside, n * AMONG + k) for k in range(AMONG))] for n in range(8)]
            lines = [each for row in rows for each in row]
            yield timed(f"{name} + {AMONG} {other}", [mask, *lines], 8)


def table(
    found: Sequence[Timed], samples: Mapping[str, Sequence[float]], machine: Machine | None
) -> Iterator[str]:
    """Yield the lines of the table."""
    yield f"{'instructions':30}{'measured':>9}{'spread':>8}" + (f"{'simulated':>11}" if machine else "")
    for timed in found:
        got = samples.get(timed.loop.benchmark.name)
        if not got:
            yield f"{timed.name:30}  no sample: the clock was not steady, or the loop crashed"
            continue
        measured = lowest(got)
        text = f"{timed.name:30}{measured.value / timed.count:9.2f}{measured.spread:8.1%}"
        yield text + (f"{simulated_cycles(timed.loop, machine) / timed.count:11.2f}" if machine else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--machine", help="key or machine file (default: of this processor)")
    parser.add_argument("--rounds", type=int, default=60, help="samples of each loop (default 60)")
    parser.add_argument("--only", default="", help="those whose name has this in it")
    options = parser.parse_args()
    host = Host(host_target(), dict(llvm.get_host_cpu_features()))
    if not (host.features.get("avx2") and host.features.get("fma")):
        parser.error("needs an x86-64 processor with AVX2 and FMA")
    machine = load_machine(options.machine) if options.machine else host_machine(print)
    found = [timed for timed in loops() if options.only in timed.name]
    sampling = Sampling(options.rounds, SAMPLE_S)
    samples = sample_loops([timed.loop.benchmark for timed in found], host, sampling)
    print("\n".join(table(found, samples.cycles, machine)))


if __name__ == "__main__":
    main()
