"""Time loops in samples of some microseconds, between which the other thread of a core is still.

    python samples/short_samples.py                # a minute and a half
    python samples/short_samples.py --batches 400  # until there is a quiet moment

Prints cycles of a round: the tenth and the median of all samples beside which nobody was seen, and the
medians of the batch, a fiftieth of a second, in which all loops together took least. 24 FMA of 12 sums with
others between, and stores to places of 256 bytes, 12 of each a round. Needs an x86-64 processor with AVX2
and FMA.
"""

import argparse
from collections.abc import Iterator

import llvmlite.binding as llvm
import numpy as np
from chainline.analysis.calibration.session import Host, Sampling, sample_loops
from chainline.codegen.loop_parts import AVX2, LOADS, STORES, Loop
from chainline.codegen.target import host_target

SAMPLING = Sampling(25, 10e-6)
N_FMA, SUMS, GROUPS, GROUP_BYTES = 24, 12, 12, 256
OTHERS = {
    "load": "vmovupd {wide}, %ymm{free}",
    "broadcast": "vbroadcastsd {narrow}, %ymm{free}",
    "double": "vmovsd {narrow}, %xmm{free}",
    "masked load": "vmaskmovpd {wide}, %ymm14, %ymm{free}",
    "own operand": "",
}
STORED = (
    *((0,), (8,), (16,), (40,), (0, 16), (8, 40), (8, 8), (16, 32), (0, 8, 16)),
    *((0, 16, 48, 64), (0, 32, 48, 80, 112, 128)),
)
"""Bytes at which stores of 256 bits begin; the last two are rows of six and of ten doubles."""


def beside_fma() -> Iterator[Loop]:
    """Yield FMA with so many others between."""
    for name, other in OTHERS.items():
        for number in (0, 12, 18, 24) if other else (12, 24):
            lines: list[str] = []
            for n in range(N_FMA):
                wide, narrow = f"{LOADS + 32 * n}(%rsi)", f"{LOADS + 8 * n}(%rsi)"
                chosen = n * number // N_FMA != (n + 1) * number // N_FMA
                operand = wide if chosen and not other else "%ymm14"
                lines.append(f"vfmadd231pd {operand}, %ymm14, %ymm{n % SUMS}")
                if chosen and other:
                    lines.append(other.format(wide=wide, narrow=narrow, free=SUMS + n % 2))
            yield Loop("FMA", f"{N_FMA} FMA, {number} {name}", tuple(lines), AVX2)


def stores() -> Iterator[Loop]:
    """Yield stores of 256 bits at places of groups of bytes."""
    for places in STORED:
        lines = [
            f"vmovupd %ymm15, {STORES + GROUP_BYTES * group + place}(%rsi)"
            for group in range(GROUPS)
            for place in places
        ]
        yield Loop("stores", f"{GROUPS} times stores at {', '.join(map(str, places))}", tuple(lines), AVX2)


def main() -> None:
    """Print both for each loop."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--batches", type=int, default=60, help="how many (default: 60)")
    n_batches = parser.parse_args().batches
    host = Host(host_target(), dict(llvm.get_host_cpu_features()))
    for name, loops in (("beside FMA", list(beside_fma())), ("stores", list(stores()))):
        benchmarks = [loop.benchmark for loop in loops]
        batches = [sample_loops(benchmarks, host, SAMPLING).cycles for _ in range(n_batches)]
        medians = np.array([[np.median(batch[each.name]) for each in benchmarks] for batch in batches])
        quietest = medians[np.argmin(medians.sum(axis=1))]
        print(f"{name:44} {'quietest':>8} {'tenth':>7} {'median':>7}")
        for loop, least in zip(loops, quietest, strict=True):
            tenth, median = np.quantile(np.concatenate([b[loop.benchmark.name] for b in batches]), (0.1, 0.5))
            print(f"{loop.name:44} {least:8.2f} {tenth:7.2f} {median:7.2f}")


if __name__ == "__main__":
    main()
