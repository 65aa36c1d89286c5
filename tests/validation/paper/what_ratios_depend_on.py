"""Why chain ratios on A64FX come out as they do: what N_FMA counts, the buffers, the compiler.

    python tests/validation/paper/what_ratios_depend_on.py           # prints the tables from causes.csv
    python tests/validation/paper/what_ratios_depend_on.py --again   # three minutes on one core

Takes every seventh split of orders 1 to 15 by gcc, gfortran and the embedded LLVM, simulates its
executed stream with the buffers of the Microarchitecture Manual and with one kind of them
quadrupled at a time, and turns cycles into the ratio of Eq. A.3 (Ren et al. 2026), once per FMA
instruction and once per term of the inner products. `--again` writes causes.csv into a folder
(`-o`, by default `out`); it needs aarch64-linux-gnu-gcc and aarch64-linux-gnu-gfortran.
"""

import argparse
import csv
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from statistics import mean, median

from chainline.analysis.incore.kernel import analyse
from chainline.analysis.incore.pipeline.kernel import kernel_call, simulate_kernel_call
from chainline.analysis.machine.load import Machine, load_machine
from chainline.analysis.measurement.measured_ratio import retrospective_ratio
from chainline.codegen.compilers import compiler_language
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER, Variant
from chainline.models.kernels.predictions.roofline import roofline

TABLE = Path(__file__).parent / "causes.csv"
COMPILERS = ("gcc", "gfortran", "llvm")
EVERY = 7
FACTOR = 4
PAPER = (0.1, 0.2)  # where "most" ratios lie on A64FX, Section 5.2
LATENCY, THROUGHPUT = 9.0, 0.5  # Table 1
GROUP = 12  # cores of a core memory group, which the paper used
COLUMNS = {
    "manual": "manual's core",
    "stations": "stations x 4",
    "stack": "commit stack x 4",
    "registers": "registers x 4",
    "stack_registers": "stack and registers x 4",
    "all": "all buffers x 4",
    "ports": "pipes alone",
}


def machines() -> Mapping[str, Machine]:
    """Return A64FX by its manual, and with larger buffers."""
    manual = load_machine("a64fx")
    core = manual.core
    stations = tuple(replace(each, entries=FACTOR * each.entries) for each in core.schedulers)
    registers = {
        "physical_vector_registers": FACTOR * core.physical_vector_registers,
        "physical_integer_registers": FACTOR * core.physical_integer_registers,
        "physical_mask_registers": FACTOR * core.physical_mask_registers,
    }
    queues = {"load_queue": FACTOR * core.load_queue, "store_queue": FACTOR * core.store_queue}
    stack = {"reorder_buffer": FACTOR * core.reorder_buffer}
    cores = {
        "manual": core,
        "stations": replace(core, schedulers=stations),
        "stack": replace(core, **stack),
        "registers": replace(core, **registers),
        "stack_registers": replace(core, **stack, **registers),
        "all": replace(core, schedulers=stations, **stack, **registers, **queues),
    }
    return {name: replace(manual, core=each) for name, each in cores.items()}


def kernels() -> Iterator[tuple[str, Variant]]:
    """Return every seventh split of all orders, for each compiler."""
    splits = [(order, split) for order in range(MIN_ORDER, MAX_ORDER + 1) for split in partitions(order + 1)]
    for compiler in COMPILERS:
        for order, split in splits[::EVERY]:
            yield compiler, Variant(order, split, language=compiler_language(compiler))


def simulate(compiler: str, variant: Variant, chips: Mapping[str, Machine]) -> dict[str, object]:
    """Return one row: instructions and cycles per element."""
    target = find_target("a64fx")
    assembly = find_toolchain(compiler, target).assemble(render(variant), target)
    incore, call = analyse(assembly, chips["manual"]), kernel_call(assembly, chips["manual"])
    cycles = {name: simulate_kernel_call(call, chip).cycles_per_iteration for name, chip in chips.items()}
    return {
        "compiler": compiler,
        "order": variant.order,
        "split": variant.split_text,
        "fma": incore.fma,
        "multiplies": incore.multiplies,
        "adds": incore.adds,
        "terms": terms(variant.np),
        "ports": round(incore.throughput.cycles, 1),
        **{name: round(each, 1) for name, each in cycles.items()},
    }


def terms(np_: int) -> int:
    """Return the vector multiply-adds of an element if each term of an inner product is one FMA.

    Rows of `np_` entries fill vectors of eight, the last one in part.
    """
    return 3 * np_**3 * -(-np_ // 8)


def ratio(cycles: float, n_fma: float) -> float:
    """Return the ratio of Eq. A.3."""
    return retrospective_ratio(cycles / n_fma, LATENCY, THROUGHPUT)


def summary(rows: list[dict[str, str]], column: str, divisor: str) -> str:
    """Return the median ratio of rows, and the share where most of the paper's lie."""
    found = [ratio(float(r[column]), float(r[divisor])) for r in rows if float(r[divisor]) > 0]
    inside = sum(PAPER[0] <= one <= PAPER[1] for one in found) / len(found)
    return f"{median(found):.2f}, {inside:.0%}"


def write(path: Path) -> None:
    """Simulate everything and write one line each."""
    chips = machines()
    rows = [simulate(compiler, variant, chips) for compiler, variant in kernels()]
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def read(path: Path) -> dict[str, list[dict[str, str]]]:
    """Return the rows of a file by compiler."""
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    return {compiler: [row for row in rows if row["compiler"] == compiler] for compiler in COMPILERS}


def smallest(rows: list[dict[str, str]], column: str, divisor: str) -> float:
    """Return the smallest ratio of rows."""
    return min(ratio(float(r[column]), float(r[divisor])) for r in rows if float(r[divisor]) > 0)


def roofline_errors(rows: list[dict[str, str]], column: str) -> str:
    """Return the least and the largest mean error of the paper's Roofline over an order, from order 8 on.

    Lower orders are left out: there what compilers do with short rows decides.
    """
    machine, means = load_machine("a64fx"), []
    for order in range(8, MAX_ORDER + 1):
        unsplit = Variant(order, (order + 1,))
        clock = machine.core.frequency_ghz
        roof = roofline(unsplit, machine, clock, GROUP).gflops
        of_order = [float(r[column]) for r in rows if int(r["order"]) == order]
        means.append(mean(roof * cycles / (unsplit.nominal_flops * clock) - 1 for cycles in of_order))
    return f"{min(means):.0%} to {max(means):.0%}"


def print_ratios(by_compiler: Mapping[str, list[dict[str, str]]]) -> None:
    """Print the median ratio, and the share where most of the paper's lie."""
    print("| `N_FMA` counts | compiler | " + " | ".join(COLUMNS.values()) + " |")
    print("| --- " * (len(COLUMNS) + 2) + "|")
    for divisor, counted in (("fma", "FMA instructions"), ("terms", "terms")):
        for compiler, rows in by_compiler.items():
            cells = " | ".join(summary(rows, column, divisor) for column in COLUMNS)
            print(f"| {counted} | {compiler} | {cells} |")


def print_checks(by_compiler: Mapping[str, list[dict[str, str]]]) -> None:
    """Print what else can be held against the paper's text."""
    for compiler, rows in by_compiler.items():
        counted = [(float(r["fma"]) + float(r["multiplies"])) / float(r["terms"]) for r in rows]
        least = [f"{smallest(rows, 'manual', divisor):.3f}" for divisor in ("fma", "terms")]
        errors = [f"{COLUMNS[each]} {roofline_errors(rows, each)}" for each in ("manual", "stack_registers")]
        print(f"{compiler}: FMA and multiplies are {median(counted):.3f} of the terms (median)")
        print(f"  smallest ratio of the manual's core: {least[0]} by FMA instructions, {least[1]} by terms")
        print(f"  Roofline of {GROUP} cores too fast, orders 8 to 15: {'; '.join(errors)}")


def main() -> None:
    """Print what there is to see."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--again", action="store_true", help="simulate; else take the shipped causes.csv")
    parser.add_argument("-o", "--output", type=Path, default=Path("out"), help="folder of --again")
    options = parser.parse_args()
    table = TABLE
    if options.again:
        options.output.mkdir(parents=True, exist_ok=True)
        table = options.output / TABLE.name
        write(table)
    by_compiler = read(table)
    print_ratios(by_compiler)
    print_checks(by_compiler)


if __name__ == "__main__":
    main()
