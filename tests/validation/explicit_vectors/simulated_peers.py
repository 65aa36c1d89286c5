"""Kernels in explicit vectors beside what compilers vectorise, on processors that are not here, simulated.

For each order: the kernel that the full space names, and the fastest split and the unsplit kernel of each
compiler that is here, all simulated with data in L1, one element a call.

    python explicit_vectors/simulated_peers.py MACHINE [--orders 1-15] [--compilers llvm,gcc,gfortran,clang]

Prints a line for each order as comma-separated values; `over` is the named kernel's speed by that of the
fastest split, of any compiler.
"""

import argparse
import csv
import sys
from collections.abc import Sequence
from dataclasses import replace

from chainline.analysis.machine.load import Machine, load_machine
from chainline.api.request.ranges import whole_numbers
from chainline.codegen.compilers import compiler_language
from chainline.codegen.target import Target, find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language
from chainline.errors import UsageError
from chainline.models.kernels.predictions.model import KernelSpace, Model
from chainline.models.kernels.predictions.ranking import Prediction
from chainline.models.kernels.ranking.best import answer, search_schedules
from chainline.models.kernels.ranking.request import Question


def fastest(question: Question) -> tuple[Prediction, Prediction | None]:
    """Return the first of a ranking, and the unsplit kernel in it."""
    searches = [search_schedules(question)] if question.space is KernelSpace.FULL else ()
    (found,) = answer([question], None, searches)
    ranked = [entry.prediction for entry in found.ranked]
    plain = (p for p in ranked if p.variant.schedule is None and len(p.variant.split) == 1)
    return ranked[0], next(plain, None)


def row_of(
    order: int, machine: Machine, target: Target, compilers: Sequence[tuple[str, Language]]
) -> dict[str, str]:
    """Return GFLOPS of an order by who made the kernel, and what the best is."""
    asked = Question(order, machine, target, machine.core.frequency_ghz, model=Model.SIMULATION, n_elements=1)
    named, _ = fastest(replace(asked, space=KernelSpace.FULL))
    row = {"machine": machine.key, "order": str(order), "vectors": f"{named.gflops:.2f}"}
    best = 0.0
    for compiler, language in compilers:
        first, plain = fastest(replace(asked, compiler=compiler, language=language))
        row[compiler] = "" if plain is None else f"{plain.gflops:.2f}"
        row[f"{compiler} split"] = f"{first.gflops:.2f}"
        best = max(best, first.gflops)
    return {**row, "over": f"{named.gflops / best:.3f}", "kernel": str(named.variant.schedule)}


def installed(names: Sequence[str], target: Target) -> list[tuple[str, Language]]:
    """Return those compilers that are here, with the language of each."""
    found = []
    for name in names:
        try:
            find_toolchain(name, target)
        except UsageError as error:
            print(f"without {name}: {error}", file=sys.stderr)
            continue
        found.append((name, compiler_language(name)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("machine")
    parser.add_argument("--orders", default="1-15")
    parser.add_argument("--compilers", default="llvm,gcc,gfortran,clang")
    options = parser.parse_args()
    machine = load_machine(options.machine)
    target = find_target(machine.target)
    compilers = installed(options.compilers.split(","), target)
    writer = None
    for order in whole_numbers(options.orders):
        row = row_of(order, machine, target, compilers)
        if writer is None:
            writer = csv.DictWriter(sys.stdout, list(row))
            writer.writeheader()
        writer.writerow(row)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
