"""How far the simulation is off for the kernels of `tensor.parquet`, at even and at odd orders,
and what taking the split that it ranks first loses.

    python granite-rapids/score.py                  # the machine file gnr; two minutes on two cores
    python granite-rapids/score.py --machine spr    # the nearest processor's file

Kernels with their data in L1, compiled again by the same compilers for LLVM's `rocketlake`, which the
hypervisor said it was, and predicted at the clocks of the data set: of scalar code, and of vectors of 512
bits. Needs gcc and gfortran 12.2; rows by a compiler that is missing are left out.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pandas as pd
from chainline.analysis.machine.load import Machine, load_machine
from chainline.codegen.target import processor_target
from chainline.models.kernels.evaluation.cases import cases
from chainline.models.kernels.evaluation.choice_regret import named_kernels
from chainline.models.kernels.evaluation.evaluate import PredictedRow, evaluate, score
from chainline.models.kernels.predictions.model import Clock, Model
from chainline.reports.evaluation import ranking_lines
from chainline.reports.layout import Prose
from chainline.reports.terminal import print_lines

DATA = Path(__file__).with_name("tensor.parquet")
MEASURED = load_machine("gnr").core
PARTS = {"even orders": 0, "odd orders": 1}
MODELS = (Model.SIMULATION, Model.CHAIN)


def at_measured_clocks(machine: Machine) -> Machine:
    """Return a machine at the clocks of the data set."""
    clocks = {"frequency_ghz": MEASURED.frequency_ghz, "clocks_ghz": MEASURED.clocks_ghz}
    return replace(machine, core=replace(machine.core, **clocks))


def predicted_rows(machine: Machine, remainder: int, clock: Clock) -> Sequence[PredictedRow]:
    """Return the predicted rows in L1 of orders with a remainder modulo 2."""
    table = pd.read_parquet(DATA)
    table = table[(table["residence"] == "L1") & (table["order"] % 2 == remainder)]
    target = processor_target("rocketlake", "x86-64", 512)
    assert target is not None
    found, skipped = cases(table, machine)
    evaluation = evaluate(found, skipped, MODELS, machine, target, clock=clock)
    print("\n".join(evaluation.warnings))
    return evaluation.rows


def group_text(name: str, rows: Sequence[PredictedRow]) -> str:
    simulated, chain = (score(rows, model) for model in MODELS)
    return f"{name:14}{len(rows):6}{simulated.mape:9.1%}{simulated.bias:+9.1%}{chain.mape:9.1%}"


def lines(rows: Sequence[PredictedRow]) -> Iterator[str]:
    yield f"{'':14}{'rows':>6}{'error':>9}{'bias':>9}{'chain':>9}"
    yield group_text("all", rows)
    for compiler in sorted({row.case.compiler for row in rows}):
        yield group_text(compiler, [row for row in rows if row.case.compiler == compiler])
    for order in sorted({row.case.variant.order for row in rows}):
        yield group_text(f"order {order}", [row for row in rows if row.case.variant.order == order])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--machine", default="gnr", help="key or machine file (default gnr)")
    parser.add_argument(
        "--clock",
        choices=list(Clock),
        default=Clock.MACHINE,
        help="of the data set by width (machine, default), or that beside each row",
    )
    options = parser.parse_args()
    machine = at_measured_clocks(load_machine(options.machine))
    found: list[PredictedRow] = []
    for name, remainder in PARTS.items():
        rows = predicted_rows(machine, remainder, Clock(options.clock))
        print("\n".join((f"{name}, {machine.title}", *lines(rows), "")), flush=True)
        found += rows
    # all rows of a block tell how fast the machine was at that moment
    named = named_kernels(found, MODELS)
    for name, remainder in PARTS.items():
        print_lines([Prose(name), *ranking_lines([k for k in named if k.order % 2 == remainder], MODELS)])


if __name__ == "__main__":
    main()
