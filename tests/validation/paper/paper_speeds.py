"""What Ren et al. 2026 print of ratios and speeds, beside what splits make when simulated.

Reads paper.csv of `paper_kernels.py`. On both machines the simulated speeds stand for measured ones.
"""

import csv
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import mean, median, pstdev

import numpy as np
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.measured_ratio import retrospective_ratio
from chainline.codegen.variant import MAX_ORDER
from paper_entry import Entry
from paper_kernels import COMPILERS, TABLE
from scipy.signal import find_peaks
from scipy.stats import gaussian_kde

ALL, MOST = (0.05, 0.4), (0.1, 0.2)
"""Where the ratios lie on A64FX, and most of them: Section 5.2."""
CLOSE = 0.15
"""Error up to which a model is called close here; the paper says of none where it draws the line."""


@dataclass(frozen=True, slots=True)
class Kernel:
    """One row: instructions per element, and nominal GFLOPS of a core by simulation and by models.

    `terms` are vector FMA if each term of an inner product is one.
    """

    compiler: str
    order: int
    split: str
    lines: int
    fma: float
    terms: float
    cycles: float
    gflops: dict[str, float]


@cache
def kernels(key: str, compiler: str) -> tuple[Kernel, ...]:
    """Return the rows of a machine and compiler."""
    machine = load_machine(key)
    clock = machine.core.clock_ghz(machine.vector_bits)
    with TABLE.open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if (row["machine"], row["compiler"]) == (key, compiler)]
    models = ("simulation", "ecm", "ecm_memory", "roofline")
    return tuple(
        Kernel(
            compiler,
            int(row["order"]),
            row["split"],
            int(row["lines"]),
            float(row["fma"]),
            float(row["fma"]) + float(row["multiplies"]),  # of the width that the compiler took
            float(row["simulation"]),
            {name: 6 * (int(row["order"]) + 1) ** 4 / float(row[name]) * clock for name in models},
        )
        for row in rows
    )


def ratios(key: str, compiler: str, by: Callable[[Kernel], float], highest: int = MAX_ORDER) -> list[float]:
    """Return the ratio of Eq. A.3 of every kernel that has an FMA."""
    machine = load_machine(key)
    costs = machine.fma_latency_cycles, machine.fma_throughput_cycles
    chosen = [k for k in kernels(key, compiler) if k.order <= highest and k.fma > 0]
    return [retrospective_ratio(k.cycles / by(k), *costs) for k in chosen]


def each(text: Callable[[str], str]) -> str:
    """Return what is said of each compiler."""
    return "; ".join(f"{compiler} {text(compiler)}" for compiler in COMPILERS)


def inside(values: Sequence[float], bounds: tuple[float, float]) -> int:
    """Return how many values lie within bounds."""
    return sum(bounds[0] <= value <= bounds[1] for value in values)


def peaks(values: Sequence[float]) -> str:
    """Return where the density of the ratios below 0.6 has peaks a tenth as high as the highest or more."""
    grid = np.linspace(0, 0.6, 601)
    density = gaussian_kde([v for v in values if v < grid[-1]], 0.15)(grid)
    places, _ = find_peaks(density, height=density.max() / 10, prominence=density.max() / 50)
    return ", ".join(f"{grid[place]:.2f}" for place in places)


def distributions() -> Iterator[Entry]:
    """Yield Figs. 8 to 10."""
    counts: tuple[tuple[str, Callable[[Kernel], float], str], ...] = (
        ("FMA instructions", lambda k: k.fma, "a split into more parts has fewer FMA instructions"),
        (
            "terms",
            lambda k: k.terms,
            "one FMA a term, as Section 3.2 says; `tests/validation/paper/README.md` has more",
        ),
    )
    for name, by, why in counts:
        found = {compiler: ratios("a64fx", compiler, by) for compiler in COMPILERS}
        for what, bounds, printed in (
            ("all", ALL, "values in [0.05, 0.4]"),
            ("most", MOST, "most in [0.1, 0.2]"),
        ):
            ours = each(
                lambda c, found=found, bounds=bounds: (
                    f"{inside(found[c], bounds)} of {len(found[c])}, median {median(found[c]):.2f}"
                )
            )
            yield Entry("Fig. 8", f"ratios on A64FX, {what}, per {name}", printed, ours, why)
        xeon = {compiler: ratios("clx", compiler, by, 14) for compiler in COMPILERS}
        ours = each(lambda c, xeon=xeon: peaks(xeon[c]))
        yield Entry("Fig. 9", f"peaks, Xeon, P to 14, per {name}", "around 0.1, 0.2, 0.3", ours,
                    "printed no more closely, no compiler named")  # fmt: skip
        deviations = each(lambda c, xeon=xeon, found=found: f"{pstdev(found[c]):.3f}, {pstdev(xeon[c]):.3f}")
        yield Entry(
            "Fig. 9",
            f"standard deviation, A64FX and Xeon, per {name}",
            "greater on the Xeon",
            deviations,
            "no number printed",
        )
        high = each(lambda c, xeon=xeon, found=found: str(inside([*found[c], *xeon[c]], (0.6, 1.0))))
        yield Entry("Fig. 10", f"ratios in [0.6, 1.0] of both, per {name}", "insufficient", high, "plotted")


def errors(key: str, compiler: str, model: str) -> dict[int, float]:
    """Return the mean absolute error of a model's GFLOPS against the simulated ones, by order."""
    found: dict[int, list[float]] = {}
    for k in kernels(key, compiler):
        found.setdefault(k.order, []).append(abs(k.gflops[model] / k.gflops["simulation"] - 1))
    return {order: mean(of_order) for order, of_order in found.items()}


def error_text(key: str, compiler: str, model: str) -> str:
    """Return the range of errors over orders, the order of the least, and where the model is close."""
    by_order = errors(key, compiler, model)
    close = ", ".join(str(order) for order, error in by_order.items() if error <= CLOSE) or "none"
    return f"{min(by_order.values()):.0%} to {max(by_order.values()):.0%}, close at P = {close}"


def model_errors() -> Iterator[Entry]:
    """Yield the errors of Roofline and ECM that abstract, Section 5.3 and Figs. 13 and 14 print."""
    printed = {
        ("a64fx", "roofline"): "42% to 256%, reasonable at P = 5",
        ("a64fx", "ecm"): "5% to 117%, accurate at P = 1, 2, 8, 9, 10",
        ("clx", "roofline"): "1% to 73%, accurate at P = 4, 5",
        ("clx", "ecm"): "8% to 112%, good at P = 9, 10, 12",
    }
    names = {"a64fx": ("Fig. 13", "A64FX"), "clx": ("Fig. 14", "Xeon")}
    against = "against speeds simulated in L1, of other compilers' code"
    chains = f"{against}; T_OL counts chains window by window, where theirs is llvm-mca's"
    for (key, model), said in printed.items():
        place, machine = names[key]
        ours = each(lambda c, key=key, model=model: error_text(key, c, model))
        why = chains if model == "ecm" else against
        yield Entry(place, f"error of {model}, {machine}, over P", said, ours, why)
        if model == "ecm":
            ours = each(lambda c, key=key: error_text(key, c, "ecm_memory"))
            yield Entry(place, f"error of ecm with data in memory, {machine}", "not said which", ours, why)


def span(values: Sequence[float], digits: str = ".1f") -> str:
    """Return the least and the largest of some values."""
    return f"{min(values):{digits}} to {max(values):{digits}}"


def of_seven(compiler: str) -> list[Kernel]:
    """Return the kernels of order 7 on the Xeon."""
    return [k for k in kernels("clx", compiler) if k.order == 7]


def spread(key: str, order: int, model: str) -> str:
    """Return the slowest and fastest GFLOPS of a core at an order, by compiler."""
    return each(lambda c: span([k.gflops[model] for k in kernels(key, c) if k.order == order]))


def speeds() -> Iterator[Entry]:
    """Yield Figs. 3, 11 and 12 and what Section 5 prints of code and of order 15."""
    lines = each(lambda c: span([k.lines for k in kernels("a64fx", c) if k.order == 7], "d"))
    yield Entry(
        "5.1", "lines of assembly, P = 7, A64FX", "5,000 to 6,000", lines, "Fujitsu's compiler unrolls fully"
    )
    yield Entry("Fig. 3", "GFLOPS over the splits, P = 8, A64FX", "plotted", spread("a64fx", 8, "simulation"),
                "prints times of the whole filter, no number")  # fmt: skip
    for key, place, machine in (("a64fx", "Fig. 11", "A64FX"), ("clx", "Fig. 12", "Xeon")):
        for model in ("simulation", "ecm", "ecm_memory"):
            yield Entry(place, f"GFLOPS over the splits, P = 7, {machine}, {model}", "plotted",
                        spread(key, 7, model), "prints no number")  # fmt: skip
    over = each(lambda c: f"{mean(k.gflops['ecm'] > k.gflops['roofline'] for k in of_seven(c)):.0%}")
    yield Entry(
        "Fig. 12", "kernels whose ECM is above Roofline, P = 7, Xeon", "consistently", over, "data in L1"
    )
    why = "in L2, or in memory by twenty cores (ecm_memory): theirs are as if from memory"
    for model, said in (("simulation", "12 to 15 measured"), ("ecm", "about 15"), ("ecm_memory", "about 15")):
        ours = spread("clx", 15, model)
        yield Entry("5.3", f"GFLOPS a core, P = 15, Xeon, {model}", said, ours, why)
