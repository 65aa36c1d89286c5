"""Which count of FMA the paper took: what its ratios above 1 at order 15 on the Xeon say of that.

The paper prints that order 15 ran at 12 to 15 GFLOPS a core there (Section 5.3), and that some of the ratios
of Eq. A.3 came out above 1 (Section 5.2). Both hold together by one count alone:
python tests/validation/paper/paper_definition.py
"""

from collections.abc import Iterator

from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.measured_ratio import kernel_cycles, retrospective_ratio
from chainline.codegen.variant import Variant
from paper_entry import Entry, table_lines

ORDER, SPEEDS, LANES = 15, (12.0, 15.0), 8
SPLITS = ((16,), (8, 8), (4,) * 4, (2,) * 8)


def fma_instructions(split: tuple[int, ...]) -> float:
    """Return the FMA of an element in full vectors whose parts each begin with a multiply."""
    n = sum(split)
    return 3 * n**3 * (n - len(split)) / LANES


def terms(split: tuple[int, ...]) -> float:
    """Return the terms of an element's inner products, in full vectors."""
    return 3 * sum(split) ** 4 / LANES


def ratio(gflops: float, n_fma: float) -> float:
    """Return the ratio that a speed of order 15 amounts to, by Eq. A.1 to A.3."""
    machine = load_machine("clx")
    flops = Variant(ORDER, (ORDER + 1,)).nominal_flops
    cycles = kernel_cycles(flops, gflops, machine.core.clock_ghz(machine.vector_bits))
    return retrospective_ratio(cycles / n_fma, machine.fma_latency_cycles, machine.fma_throughput_cycles)


def slowest_speed(n_fma: float) -> float:
    """Return the GFLOPS below which the ratio is above 1: every FMA then waits for the one before."""
    machine = load_machine("clx")
    flops = Variant(ORDER, (ORDER + 1,)).nominal_flops
    return flops * machine.core.clock_ghz(machine.vector_bits) / (n_fma * machine.fma_latency_cycles)


def definition() -> Iterator[Entry]:
    """Yield the ratios of order 15 by either count."""
    printed = "some above 1.0, at 12 to 15 GFLOPS (5.3)"
    for counted, count in (("FMA instructions", fma_instructions), ("terms", terms)):
        found = [ratio(speed, count(split)) for split in SPLITS for speed in SPEEDS]
        slow = max(slowest_speed(count(split)) for split in SPLITS)
        ours = f"{min(found):.2f} to {max(found):.2f}; above 1 below {slow:.1f} GFLOPS"
        why = "possible" if max(found) > 1 else "impossible, if 12 to 15 are the speeds of all splits"
        yield Entry("5.2", f"ratios on the Xeon, P = 15, per {counted}", printed, ours, why)


if __name__ == "__main__":
    print(*table_lines(definition()), sep="\n")
