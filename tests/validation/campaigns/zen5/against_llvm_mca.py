"""Our simulation and llvm-mca's, against measured cycles: mean absolute error by order.

    python zen5/against_llvm_mca.py gcc,clang       # about ten minutes on two cores

Takes the rows of tensor.parquet that are resident in L1. llvm-mca simulates each basic block as a
loop of 100 iterations, and a block counts as often as an element executes it; it takes the newest
model of the target's family that it has. Needs llvm-mca and the compilers.
"""

import argparse
from collections import defaultdict
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from chainline.analysis.incore.mca import mca_cycles
from chainline.analysis.incore.pipeline.kernel import simulate_kernel
from chainline.analysis.machine.load import Machine, load_machine
from chainline.analysis.measurement.dataset import read_dataset
from chainline.codegen.process import map_processes
from chainline.codegen.target import find_target
from chainline.codegen.variant import Variant
from chainline.models.kernels.evaluation.cases import cases
from chainline.models.kernels.evaluation.evaluate import Build, build_key, builds_of

HERE = Path(__file__).parent


class Predicted(NamedTuple):
    """Cycles per element by both simulations."""

    ours: float
    mca: float


def predict(job: tuple[tuple[Build, Variant], Machine]) -> Predicted:
    """Compile one kernel and simulate it twice."""
    (build, variant), machine = job
    assembly = build.assemble(variant)
    return Predicted(simulate_kernel(assembly, machine).cycles_per_iteration, mca_cycles(assembly, machine))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("compilers", nargs="?", default="gcc,clang", help="default: gcc,clang")
    parser.add_argument("--orders", type=int, default=15, metavar="P", help="orders up to P")
    options = parser.parse_args()
    machine, target = load_machine(str(HERE / "epyc-9005.toml")), find_target("znver5")
    table = read_dataset(HERE / "tensor.parquet")
    wanted = table.compiler.isin(options.compilers.split(",")) & (table.residence == "L1")
    measured, _ = cases(table[wanted & (table.order <= options.orders)], machine)
    builds = builds_of(measured, target)
    jobs = [(case, build) for case in measured if (build := builds[build_key(case)])]
    found = map_processes(predict, [((build, case.variant), machine) for case, build in jobs], chunk=4)
    errors: dict[int, list[Predicted]] = defaultdict(list)
    for (case, _), one in zip(jobs, found, strict=True):
        cycles = case.variant.nominal_flops * case.conditions.frequency_ghz / case.gflops
        # of GFLOPS, as all errors of this data set: |predicted / measured - 1|
        errors[case.variant.order].append(Predicted(*(abs(cycles / value - 1) for value in one)))
    print("order  rows  simulation  llvm-mca")
    everything = [one for rows in errors.values() for one in rows]
    for order, rows in [*sorted(errors.items()), ("all", everything)]:
        ours, theirs = mean(one.ours for one in rows), mean(one.mca for one in rows)
        print(f"{order!s:>5} {len(rows):5}  {ours:10.1%}  {theirs:8.1%}")


if __name__ == "__main__":
    main()
