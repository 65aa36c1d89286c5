"""Every split on both machines of Ren et al. 2026, simulated and by Roofline and ECM as there.

    python tests/validation/paper/paper_kernels.py      # ten to fifteen minutes on one core

Compiles the element kernel of all 913 splits for A64FX and Cascade Lake with gcc and
the embedded LLVM, and writes paper.csv into a folder (`-o`, by default `out`): instructions that
compute per element, and cycles per element, simulated and by ECM with data in L1 (L2 where an
element exceeds it), and by ECM and the Roofline with data in memory and all cores active that the
paper used: twelve of A64FX (a core memory group), twenty of the Xeon. `paper.py` reads it. Needs
aarch64-linux-gnu-gcc and gcc.
"""

import argparse
import csv
from collections.abc import Iterator
from pathlib import Path

from chainline.analysis.incore.vocabulary import InCoreTool
from chainline.analysis.machine.load import Machine, load_machine
from chainline.codegen.compilers import compiler_language
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER, Variant
from chainline.models.kernels.predictions.conditions import conditions_for
from chainline.models.kernels.predictions.model import Model
from chainline.models.kernels.predictions.predict import analyse_for, predict

TABLE = Path(__file__).parent / "paper.csv"
CORES = {"a64fx": 12, "clx": 20}
"""Active cores of the paper's measurements, Section 5.1."""
COMPILERS = ("gcc", "llvm")
ASKED = {
    "simulation": (Model.SIMULATION, "L1"),
    "ecm": (Model.ECM, "L1"),
    "ecm_memory": (Model.ECM, "memory"),
    "roofline": (Model.ROOFLINE, "memory"),
}
"""Columns of cycles: a model, and where the data are that it is asked about."""


def kernels() -> Iterator[tuple[str, str, Variant]]:
    """Return every split of all orders, for each machine and compiler."""
    splits = [(order, split) for order in range(MIN_ORDER, MAX_ORDER + 1) for split in partitions(order + 1)]
    for key in CORES:
        for compiler in COMPILERS:
            for order, split in splits:
                yield key, compiler, Variant(order, split, language=compiler_language(compiler))


def row(machine: Machine, compiler: str, variant: Variant) -> dict[str, object]:
    """Return instructions and cycles per element of one kernel."""
    target = find_target(machine.target)
    assembly = find_toolchain(compiler, target).assemble(render(variant), target)
    found = analyse_for(assembly, machine, {model for model, _ in ASKED.values()}, InCoreTool.OWN)
    clock, cores = machine.core.clock_ghz(found.incore.arithmetic_bits), CORES[machine.key]
    cycles = {
        name: predict(
            variant,
            found,
            machine,
            model,
            conditions_for(variant, machine.caches, clock, level, cores=cores if level == "memory" else 1),
        ).cycles
        for name, (model, level) in ASKED.items()
    }
    return {
        "machine": machine.key,
        "compiler": compiler,
        "order": variant.order,
        "split": variant.split_text,
        "lines": assembly.text.count("\n"),
        "fma": found.incore.fma,
        "multiplies": found.incore.multiplies,
        "adds": found.incore.adds,
        **{name: round(each, 1) for name, each in cycles.items()},
    }


def main() -> None:
    """Write the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output", type=Path, default=Path("out"), help="folder to write into")
    output = parser.parse_args().output
    output.mkdir(parents=True, exist_ok=True)
    machines = {key: load_machine(key) for key in CORES}
    with (output / TABLE.name).open("w", newline="") as file:
        writer = None
        for key, compiler, variant in kernels():
            found = row(machines[key], compiler, variant)
            if writer is None:
                writer = csv.DictWriter(file, list(found), lineterminator="\n")
                writer.writeheader()
            writer.writerow(found)
            file.flush()


if __name__ == "__main__":
    main()
