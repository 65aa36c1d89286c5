"""What Ren et al. 2026 print that follows from formulas, machine files and counting, beside ours."""

from collections.abc import Iterator

from chainline.analysis.incore.kernel import analyse
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import Machine, load_machine
from chainline.analysis.machine.residence import working_set_bytes
from chainline.asm.listing import parse
from chainline.codegen.peers.baselines import dense_flops
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER, Language, Variant
from chainline.models.kernels.learned.features import TABLE3_FEATURES, table3_features
from chainline.models.kernels.predictions.chain import mixture_cycles_per_fma, overlap_cycles_per_fma
from chainline.models.kernels.predictions.roofline import arithmetic_intensity, roofline
from paper_entry import Entry
from paper_kernels import CORES

NAMES = {"a64fx": "A64FX", "clx": "Xeon 6230"}
CHAINS = {"A": (), "B": (2, 2), "C": (3,), "D": (4,), "E": (3, 2)}
FMA = {"A": 4, "B": 4, "C": 4, "D": 4, "E": 5}
"""Patterns of Fig. 7: chains, and FMA in all, of an iteration."""
TABLE_2 = {
    "a64fx": {"A": "0.0, 0.50, 0.50", "B": "0.50, 4.8, 4.5", "C": "0.75, 6.9, 6.8", "D": "1.0, 9.0, 9.0",
              "E": "0.60, 5.60, 5.4"},
    "clx": {"A": "0.0, 0.50, 0.53", "B": "0.50, 2.3, 2.0", "C": "0.75, 3.1, 3.0", "D": "1.0, 4.0, 4.0",
            "E": "0.60, 2.6, 2.4"},
}  # fmt: skip
"""As printed: ratio, estimated and measured cycles per FMA."""
TABLE_4 = {
    "a64fx": ("2.2", "2", "128", "40", "512", "64", "48", "4"),
    "clx": ("2.0", "2", "168", "97", "512", "32", "20", "1"),
}
TABLE_4_ROWS = (
    *("GHz", "floating-point units", "floating-point registers", "reservation station", "vector bits"),
    *("KiB of L1", "cores", "NUMA domains"),
)


def whole(order: int) -> Variant:
    """Return the unsplit element kernel of an order."""
    return Variant(order, (order + 1,), language=Language.LLVM)


def introduction() -> Iterator[Entry]:
    """Yield what Section 1 and Fig. 2 print."""
    exact = " to ".join(f"{bytes_per_flop(order, True):.2f}" for order in (7, 11))
    nominal = " to ".join(f"{bytes_per_flop(order, False):.2f}" for order in (7, 11))
    why = (
        "they count exact operations, 3 Np^3 (2 Np - 1); by nominal ones, 6 Np^4, order 11 would round to 0.4"
    )
    yield Entry("1", "bytes per flop, P = 7 to 11", "0.7 to 0.5", f"{exact} exact, {nominal} nominal", why)
    a64fx = load_machine("a64fx")
    per_cycle = 2 * (a64fx.vector_bits // 64) / a64fx.fma_throughput_cycles
    of_l1 = f"{a64fx.caches[0].load_bytes_per_cycle / per_cycle:g}"
    yield Entry("1", "bytes per flop of L1, A64FX", "4", of_l1, "two loads and two FMA of 64 bytes a cycle")
    yield Entry(
        "2.1", "operator entries, P = 7", "O((P+1)^6), O(3 (P+1)^2)", f"{8**6}, {3 * 8**2}", "the same"
    )
    for order, before, after, times in ((7, 1.50, 0.125, "11.9"), (11, 8.52, 0.231, "36.8")):
        operations = dense_flops(whole(order)) / whole(order).flops
        yield Entry(
            "Fig. 2",
            f"sum factorisation, P = {order}, A64FX",
            f"{before:.2f} s to {after:g} s, {times} times",
            f"{operations:.1f} times fewer operations",
            f"times divide to {before / after:.1f}; it depends on the dense code too, see below",
        )


def bytes_per_flop(order: int, exact: bool) -> float:
    """Return bytes of element data over operations, Eq. B.1 upside down."""
    nominal = arithmetic_intensity(whole(order))
    return 1 / (nominal * (whole(order).flops / whole(order).nominal_flops if exact else 1))


def chains() -> Iterator[Entry]:
    """Yield what Section 3 prints: Table 1, Fig. 5 and Table 2."""
    for key, printed in (("a64fx", "0.5, 9"), ("clx", "0.5, 4")):
        machine = load_machine(key)
        ours = f"{machine.fma_throughput_cycles:g}, {machine.fma_latency_cycles:g}"
        yield Entry(
            "Table 1, 3.1", f"throughput and latency of FMA, {NAMES[key]}", printed, ours, "the same sources"
        )
    longest = ", ".join(str(longest_chain(split)) for split in ((4,), (2, 2)))
    yield Entry("Fig. 5, 3.1", "longest chain of {4} and {2,2}", "drawn", f"{longest} FMA",
                "the first term of a part is a multiply, not an FMA")  # fmt: skip
    for key, printed_of in TABLE_2.items():
        for pattern, printed in printed_of.items():
            yield pattern_entry(key, pattern, printed)


def longest_chain(split: tuple[int, ...]) -> int:
    """Return the longest FMA chain in the code of a split of order 3 for A64FX."""
    machine, target = load_machine("a64fx"), find_target("a64fx")
    variant = Variant(3, split, language=Language.LLVM)
    return analyse(find_toolchain("llvm", target).assemble(render(variant), target), machine).longest_chain


def pattern_entry(key: str, pattern: str, printed: str) -> Entry:
    """Return one line of Table 2: ratio, Eq. 2, the overlap law, and the simulated core."""
    machine = load_machine(key)
    ratio = max(CHAINS[pattern], default=0) / FMA[pattern]
    costs = machine.fma_latency_cycles, machine.fma_throughput_cycles
    estimate, overlap = mixture_cycles_per_fma(ratio, *costs), overlap_cycles_per_fma(ratio, *costs)
    simulated = simulated_pattern(machine, pattern)
    why = "Eq. 2 is theirs; what was measured is the overlap law, as they say of B, C and E"
    if (key, pattern) == ("clx", "A"):
        why = (
            "two pipes cannot do better than 0.50; what the other 6 % are, perhaps the clock, it does not say"
        )
    return Entry(
        "Table 2",
        f"pattern {pattern}, {NAMES[key]}: ratio, estimated, measured",
        printed,
        f"{ratio:.2f}, {estimate:.2f}, law {overlap:.2f}, simulated {simulated:.2f}",
        why,
    )


def simulated_pattern(machine: Machine, pattern: str, unrolled: int = 16) -> float:
    """Return the simulated cycles per FMA of a pattern, chains carried around the loop."""
    text = (
        "fmla z{}.d, p0/m, z30.d, z31.d" if machine.isa == "aarch64" else "vfmadd231pd %zmm30, %zmm31, %zmm{}"
    )
    lines, alone = [], FMA[pattern] - sum(CHAINS[pattern])
    for turn in range(unrolled):
        for register, length in enumerate(CHAINS[pattern]):
            lines += [text.format(register)] * length
        lines += [text.format(4 + (turn * alone + k) % 26) for k in range(alone)]
    body = parse("\n".join(lines), machine.isa).instructions
    return simulate_body(body, machine, loop=True).cycles_per_iteration / len(lines)


def setup() -> Iterator[Entry]:
    """Yield what Sections 4 and 5.1 print: Tables 3 and 4."""
    parts = [feature for feature in TABLE3_FEATURES if feature.name.startswith("part_")]
    kinds = len(TABLE3_FEATURES) - len(parts) + 1
    ours = f"{kinds}, the combination in {len(parts)} columns"
    yield Entry("Table 3", "features", "4 of code, 7 of hardware", ours, "the same")
    for key, printed_of in TABLE_4.items():
        ours_of = specification(load_machine(key))
        for what, printed, ours in zip(TABLE_4_ROWS, printed_of, ours_of, strict=True):
            why = "the same" if printed == ours else "differs"
            yield Entry("Table 4", f"{what}, {NAMES[key]}", printed, ours, why)


def specification(machine: Machine) -> tuple[str, ...]:
    """Return the lines of Table 4 from a machine file."""
    core, table3 = machine.core, table3_features(whole(7), machine, machine.core.frequency_ghz)
    domains = core.cores // (machine.memory.domain_cores or core.cores)
    return (
        f"{core.clock_ghz(machine.vector_bits):.1f}",
        f"{table3['fpus']:.0f}",
        str(core.physical_vector_registers),
        str(core.scheduler_entries),
        str(machine.vector_bits),
        str(machine.caches[0].size_bytes // 1024),
        str(core.cores),
        str(domains),
    )


def data() -> Iterator[Entry]:
    """Yield what Section 5.2 and Appendix B print of data sets and sizes."""
    splits = {p: sum(1 for _ in partitions(p + 1)) for p in range(MIN_ORDER, MAX_ORDER + 1)}
    rows = 2 * sum(splits.values())
    yield Entry("5.2", "rows of both machines", "about 1,800", str(rows), "913 splits each")
    yield Entry("5.2", "rows learned from", "about 1,500", f"{rows - splits[15]} without P = 15 of the Xeon",
                "theirs is 95 fewer, perhaps those with a ratio above 1")  # fmt: skip
    size = working_set_bytes(whole(15), 1) / 1024
    yield Entry(
        "5.2", "data of the kernel, P = 15", "about 70 KiB", f"{size:.1f} KiB", "two buffers, three operators"
    )
    for key, place in (("a64fx", "Fig. 11"), ("clx", "Fig. 12")):
        machine = load_machine(key)
        roof = roofline(whole(7), machine, machine.core.clock_ghz(machine.vector_bits), CORES[key])
        exact = roof.bandwidth_gflops * whole(7).flops / whole(7).nominal_flops
        yield Entry(
            f"{place}, B.1",
            f"Roofline, P = 7, GFLOPS a core, {NAMES[key]}, {CORES[key]} active",
            "plotted",
            f"{roof.gflops:.1f} nominal, {exact:.1f} exact",
            f"{roof.limit} of {roof.gflops / roof.intensity:.1f} GB/s a core, which the paper does not print",
        )
