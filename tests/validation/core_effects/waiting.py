"""Time how many vector instructions can wait for one result before others are held up.

    python tests/validation/core_effects/waiting.py [--machine KEY]     # a minute

A round is a chain of integers, so many instructions that wait for its end, and another chain that waits
for nothing. It takes as long as one chain while the second one can pass those that wait, as long as both
where it cannot. A chain of integers is held up where the whole window of vectors is full; one of vectors
already where the scheduler is, which those behind must have passed. Where another program runs on the
other thread of the core, both are smaller. Needs an x86-64 processor with AVX2.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence

import llvmlite.binding as llvm
from chainline.analysis.calibration.core_fit_steps import simulated_cycles
from chainline.analysis.calibration.measured_value import lowest
from chainline.analysis.calibration.session import Host, Sampling, sample_loops
from chainline.analysis.host.host_machine import host_machine
from chainline.analysis.machine.load import Machine, load_machine
from chainline.codegen.target import host_target
from chainline.isa.x86_64.pipeline_loops import AVX2, Loop

SAMPLE_S = 60e-6
MULTIPLY, N_LINKS = "imulq %{0}, %{0}", 30
WAITING = {
    "add": "vaddpd %ymm0, %ymm15, %ymm{}",
    "multiply": "vmulpd %ymm0, %ymm15, %ymm{}",
    "fma": "vfmadd213pd %ymm15, %ymm0, %ymm{}",
    "logical": "vandpd %ymm0, %ymm15, %ymm{}",
    "broadcast": "vbroadcastsd %xmm0, %ymm{}",
}
SECOND_CHAINS = {
    "integers": [MULTIPLY.format("rdx")] * N_LINKS,
    "vectors": ["vmovq %rdx, %xmm1", *["vmulsd %xmm1, %xmm1, %xmm1"] * N_LINKS, "vmovq %xmm1, %rdx"],
}
COUNTS = (16, 32, 48, 56, 60, 64, 68, 72, 80, 96, 112, 120, 124, 128, 132, 136, 144, 160)


def round_of(text: str, count: int, second: str) -> Loop:
    """Return a round: both chains end in one register each, which the next round needs both of."""
    waiting = [text.format(2 + n % 12) for n in range(count)]
    first = [MULTIPLY.format("rax")] * N_LINKS
    body = [
        *first,
        "vmovq %rax, %xmm0",
        *waiting,
        *SECOND_CHAINS[second],
        "addq %rdx, %rax",
        "movq %rax, %rdx",
    ]
    return Loop(second, f"{text} {count}", tuple(body), AVX2)


def table(samples: Mapping[str, Sequence[float]], machine: Machine) -> Iterator[str]:
    """Yield the lines of the table: cycles of a round, measured and simulated."""
    for second in SECOND_CHAINS:
        yield f"\nbefore a chain of {second}{'':<5}" + "".join(f"{count:5}" for count in COUNTS)
        for name, text in WAITING.items():
            loops = [round_of(text, count, second) for count in COUNTS]
            got = [samples.get(loop.benchmark.name) for loop in loops]
            cells = "".join(f"{lowest(each).value:5.0f}" if each else "    -" for each in got)
            yield f"{name:14}measured     {cells}"
            yield f"{'':14}simulated    " + "".join(
                f"{simulated_cycles(loop, machine):5.0f}" for loop in loops
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--machine", help="key or machine file (default: of this processor)")
    parser.add_argument("--rounds", type=int, default=30, help="samples of each loop (default 30)")
    options = parser.parse_args()
    host = Host(host_target(), dict(llvm.get_host_cpu_features()))
    if not host.features.get("avx2"):
        parser.error("needs an x86-64 processor with AVX2")
    machine = load_machine(options.machine) if options.machine else host_machine(print)
    loops = [
        round_of(text, n, second) for second in SECOND_CHAINS for text in WAITING.values() for n in COUNTS
    ]
    samples = sample_loops([loop.benchmark for loop in loops], host, Sampling(options.rounds, SAMPLE_S))
    print("\n".join(table(samples.cycles, machine)))


if __name__ == "__main__":
    main()
