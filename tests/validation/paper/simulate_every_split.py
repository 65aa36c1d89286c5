"""Chain ratios of every split on A64FX, without an A64FX: the simulated core on SVE code.

    python tests/validation/paper/simulate_every_split.py          # draws what ratios.csv has
    python tests/validation/paper/simulate_every_split.py --again  # about half an hour on two cores

Compiles the element kernel of all 913 splits for A64FX with gcc and with the embedded compiler,
simulates the executed stream with the buffers of the Microarchitecture Manual, and turns cycles
per FMA instruction into the ratio of Eq. A.3 (Ren et al. 2026). The paper's Fig. 8 has measured
ratios between 0.05 and 0.4. Writes ratios.png, and ratios.csv with `--again`, into a
folder (`-o`, by default `out`). Needs aarch64-linux-gnu-gcc for gcc.
"""

import argparse
import csv
import math
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from chainline.analysis.incore.pipeline.kernel import simulate_kernel
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.measured_ratio import Retrospective, count_fma, retrospective
from chainline.codegen.compilers import compiler_language
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER, Variant
from chainline.reports.figures.style import COLOURS, GREY, MARKERS, new_figure, save

COMPILERS = ("gcc", "llvm")
MEASURED = (0.05, 0.4)  # where the paper measured the ratios, its Fig. 8


class Row(NamedTuple):
    """One split: cycles per element and per FMA instruction, and the ratio; NaN without an FMA."""

    compiler: str
    order: int
    split: str
    fma: float
    cycles: float
    fma_cycles: float
    ratio: float
    waits_for: str


def simulate(job: tuple[str, Variant]) -> Row:
    """Compile one kernel and simulate it."""
    compiler, variant = job
    machine, target = load_machine("a64fx"), find_target("a64fx")
    assembly = find_toolchain(compiler, target).assemble(render(variant), target)
    simulation = simulate_kernel(assembly, machine)
    fma = count_fma(assembly)
    cycles = simulation.cycles_per_iteration
    none = Retrospective(math.nan, math.nan)  # parts of one term leave nothing to fuse
    found = retrospective(cycles, fma, machine, machine.vector_bits) if fma else none
    return Row(
        compiler,
        variant.order,
        variant.split_text,
        fma,
        round(cycles, 1),
        round(found.fma_cycles, 3),
        round(found.ratio, 4),
        simulation.bottleneck,
    )


def jobs() -> Iterator[tuple[str, Variant]]:
    """Return every kernel, the large ones first so that no worker is left with them at the end."""
    for order in range(MAX_ORDER, MIN_ORDER - 1, -1):
        for compiler in COMPILERS:
            for split in partitions(order + 1):
                yield compiler, Variant(order, split, language=compiler_language(compiler))


def write(path: Path) -> None:
    """Simulate everything and write one line each."""
    rows = sorted(map_processes(simulate, list(jobs()), chunk=8), key=lambda row: (row.compiler, row.order))
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(Row._fields)
        writer.writerows(rows)


def read(path: Path) -> list[Row]:
    """Return the rows of a file."""
    with path.open(newline="") as file:
        return [
            Row(r[0], int(r[1]), r[2], float(r[3]), float(r[4]), float(r[5]), float(r[6]), r[7])
            for r in list(csv.reader(file))[1:]
        ]


def draw(rows: list[Row], path: Path) -> Path:
    """Draw the ratio of every split by order."""
    figure = new_figure(9, 4.4)
    panel = figure.subplots()
    panel.axhspan(*MEASURED, color=GREY, alpha=0.15, label="measured by Ren et al. 2026 on A64FX")
    for number, compiler in enumerate(COMPILERS):
        chosen = [row for row in rows if row.compiler == compiler]
        panel.scatter(
            [row.order + 0.3 * number - 0.15 for row in chosen],
            [row.ratio for row in chosen],
            s=10,
            marker=MARKERS[number],
            color=COLOURS[number],
            alpha=0.6,
            label=compiler,
        )
        unsplit = [row for row in chosen if "," not in row.split]
        panel.plot(
            [row.order + 0.3 * number - 0.15 for row in unsplit],
            [row.ratio for row in unsplit],
            color=COLOURS[number],
            linewidth=1,
            label=f"{compiler}, unsplit",
        )
    panel.set(xlabel="polynomial order", ylabel="chain ratio (Eq. A.3)", ylim=(0, None))
    panel.set_title("Chain ratio of every split on the simulated A64FX, element kernel, float64")
    panel.set_xticks(range(MIN_ORDER, MAX_ORDER + 1))
    panel.legend(frameon=False, ncols=3)
    return save(figure, path)


def main() -> None:
    """Write the table and the figure, and say how many lie where the paper measured."""
    parser = argparse.ArgumentParser(description="Simulate every split on A64FX.")
    parser.add_argument("-o", "--output", type=Path, default=Path("out"), help="folder to write into")
    parser.add_argument("--again", action="store_true", help="simulate; else take the shipped ratios.csv")
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    table = Path(__file__).with_name("ratios.csv")
    if options.again:
        table = options.output / table.name
        write(table)
    rows = read(table)
    for compiler in COMPILERS:
        chosen = [row for row in rows if row.compiler == compiler]
        inside = sum(MEASURED[0] <= row.ratio <= MEASURED[1] for row in chosen)
        bulk = sum(0.1 <= row.ratio <= 0.2 for row in chosen)
        print(f"{compiler}: {inside} of {len(chosen)} within {MEASURED}, {bulk} between 0.1 and 0.2")
    print(f"drawn: {draw(rows, options.output / 'ratios.png')}")


if __name__ == "__main__":
    main()
