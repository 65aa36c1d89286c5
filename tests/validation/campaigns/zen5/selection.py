"""What is lost by taking the split that the learned model names, measured again to be sure.

    python zen5/selection.py               # about a quarter of an hour on two cores

For each order and compiler of tensor.parquet, in L1: a model that has seen no variant of the order
predicts all of them; 0, 3 or 10 of them are then "measured" (looked up in tensor.parquet) where most
can be gained, and one is chosen. The choices, the unsplit kernel and the ten fastest are measured
again here, interleaved, since the fastest of many noisy equals is flattered. Writes selection.csv
(`-o`, by default in `out`), line by line: started again it goes on where it stopped.
"""

import argparse
import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean

import numpy as np
import pandas as pd
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.record import MEMORY
from chainline.analysis.machine.residence import resident_elements
from chainline.analysis.measurement.dataset import read_dataset
from chainline.analysis.measurement.measure import Plan, measure
from chainline.codegen.assembly import Binary
from chainline.codegen.compilers import compiler_language
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.splits import parse_split
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.models.kernels.evaluation.cases import cases
from chainline.models.kernels.learned.columns import PHYSICS, matrix, measured_cycles
from chainline.models.kernels.learned.cross_validation.divisions import leave_one_out
from chainline.models.kernels.learned.cross_validation.regret import (
    BUDGETS,
    FLAT,
    Field,
    choices,
    fields,
    regret,
)
from chainline.models.kernels.learned.learners import correction
from chainline.models.kernels.learned.samples import samples

HERE = Path(__file__).parent
TARGET = "znver5"
"""What tensor.parquet was compiled for; gcc makes other code of `-march=native`."""
COLUMNS = (
    *("order", "compiler", "kernels", "range", "noise", "unsplit", "random"),
    *(f"measured_{budget}" for budget in BUDGETS),
)


def held_out_fields(machine_key: str) -> list[Field]:
    """Return what there is to choose from, predicted by models that have not seen the order."""
    machine, target = load_machine(machine_key), find_target(TARGET)
    campaign, further = (read_dataset(HERE / name) for name in ("tensor.parquet", "further.parquet"))
    measured, skipped = cases(pd.concat([campaign, further]), machine)
    table = samples(measured, skipped, machine, target).table
    predicted = np.empty(len(table))
    for division in leave_one_out(table, "order", "order"):
        train, test = table.iloc[division.train], table.iloc[division.test]
        model = correction().fit(matrix(train, PHYSICS.columns), measured_cycles(train))
        predicted[division.test] = model.predict(matrix(test, PHYSICS.columns))
    # the campaign over all splits; further.parquet has orders at other widths, flags and levels
    whole = np.arange(len(table)) < len(cases(campaign, machine)[0])
    found = fields(table[whole], predicted[whole])
    return [field for field in found if field.residence != MEMORY]


def measure_again(field: Field, positions: Sequence[int], n_elements: int, rounds: int) -> dict[int, float]:
    """Return the seconds per element of some kernels, measured interleaved."""
    jobs = [(field.compiler, field.order, field.splits[k]) for k in positions]
    binaries = list(map_processes(build, jobs))
    found = measure(binaries, [n_elements] * len(binaries), Plan(rounds=rounds))
    return {k: one.seconds for k, one in zip(positions, found, strict=True) if one.seconds}


def build(job: tuple[str, int, str]) -> Binary:
    """Compile one split."""
    compiler, order, split = job
    target = find_target(TARGET)
    variant = Variant(order, parse_split(split, order + 1), language=compiler_language(compiler))
    return find_toolchain(compiler, target).build(render(variant), target)


def judge(field: Field, n_elements: int, rounds: int) -> dict[str, object]:
    """Return the regret of each choice at one order with one compiler."""
    chosen = choices(field, BUDGETS)
    positions = list(dict.fromkeys([*chosen.values(), field.unsplit, *field.fastest]))
    seconds = measure_again(field, positions, n_elements, rounds)
    return {
        "order": field.order,
        "compiler": field.compiler,
        "kernels": len(field.splits),
        "range": round(field.range, 4),
        "noise": round(_noise(field, seconds), 4),
        "unsplit": round(regret(seconds, field.unsplit), 4),
        "random": round(float(np.mean(1 - field.cycles.min() / field.cycles)), 4),
        **{f"measured_{budget}": round(regret(seconds, k), 4) for budget, k in chosen.items()},
    }


def _noise(field: Field, seconds: dict[int, float]) -> float:
    """Return how the same kernels differ between the two measurements, their common clock apart."""
    again = np.array(list(seconds.values()))
    ratios = again / field.cycles[list(seconds)]
    return float(np.abs(ratios / np.median(ratios) - 1).mean())


def summary(rows: Sequence[dict[str, str]]) -> Iterator[str]:
    """Yield the lines of the summary: all orders and compilers, and those that are not flat."""
    choices_of = ("unsplit", "random", *(f"measured_{budget}" for budget in BUDGETS))
    steep = [row for row in rows if float(row["range"]) > FLAT]
    yield f"{'':24}" + "".join(f"{name:>14}" for name in choices_of)
    for name, group in (("all", rows), ("not equal within noise", steep)):
        for what, of in (("mean", mean), ("worst", max)):
            cells = "".join(f"{of([float(row[c]) for row in group]):14.2%}" for c in choices_of)
            yield f"{f'{what} of {len(group)}, {name}':24}" + cells


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--machine", default="zen5", help="machine file of the simulation")
    parser.add_argument("--rounds", type=int, default=200, help="samples of each kernel (default 200)")
    parser.add_argument("-o", "--output", default=str(Path("out", "selection.csv")))
    options = parser.parse_args()
    path = Path(options.output)
    path.parent.mkdir(parents=True, exist_ok=True)
    done = list(csv.DictReader(path.open())) if path.exists() else []
    known = {(int(row["order"]), row["compiler"]) for row in done}
    machine = load_machine(options.machine)
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        if not done:
            writer.writeheader()
        for field in held_out_fields(options.machine):
            if (field.order, field.compiler) not in known:
                variant = Variant(field.order, (field.order + 1,))
                writer.writerow(judge(field, resident_elements(variant, machine.caches), options.rounds))
                file.flush()
    print("\n".join(summary(list(csv.DictReader(path.open())))))


if __name__ == "__main__":
    main()
