"""The model of Ren et al. 2026 on its own ground, compiler by compiler, beside the mean of the order.

    python zen5/one_compiler.py                # half a minute on one core
    python zen5/one_compiler.py --element      # element kernels alone, as the paper has them

Takes the rows of tensor.parquet and further.parquet with data in L1, of one compiler at a time with
its most usual flags, as `chainline evaluate learned` does in its division "one compiler": a random
fifth of the codes is predicted from the others, each once. Prints the mean absolute errors of GFLOPS
of that model and of a baseline that knows nothing of the split, the mean of the order. Among these rows
are single modes, whose speed that mean mixes with that of element kernels.
"""

import argparse
from pathlib import Path

import numpy as np
import pandas as pd
from chainline.analysis.machine.load import Machine, load_machine
from chainline.analysis.measurement.dataset.reading import read_dataset
from chainline.codegen.splits import parse_split
from chainline.codegen.variant import DType, Mode, Variant
from chainline.models.kernels.learned.cross_validation.divisions import one_compiler_divisions
from chainline.models.kernels.learned.cross_validation.scores import PREDICTED, held_out
from chainline.models.kernels.learned.features import table3_features
from chainline.models.kernels.learned.learners import LEARNERS
from chainline.models.kernels.learned.samples import CYCLES, GFLOPS, TABLE3_PREFIX

FOLDER = Path(__file__).parent
MODELS = {"Ren et al.": LEARNERS["paper"], "mean of the order": LEARNERS["mean per order"]}


def rows() -> pd.DataFrame:
    """Return the rows that can be learned from, as the learners take them."""
    machine = load_machine("zen5")
    table = pd.concat([read_dataset(FOLDER / name) for name in ("tensor.parquet", "further.parquet")])
    usable = table["gflops"].notna() & table["problem"].isna() & ~table["drifted"].eq(True)
    table = table[usable & (table["residence"] == "L1")].reset_index(drop=True)
    said = [features(row, machine) for row in table.to_dict("records")]
    return table.assign(machine=machine.key, **pd.DataFrame(said))


def features(row: dict[str, object], machine: Machine) -> dict[str, float | str]:
    """Return the columns of one row that the model needs beyond those of the data set."""
    order = int(str(row["order"]))
    split = parse_split(str(row["split"]), order + 1)
    variant = Variant(order, split, Mode(row["mode"]), dtype=DType(row["dtype"]))
    clock = float(str(row["frequency_ghz"]))
    table3 = table3_features(variant, machine, clock)
    return {
        "family": str(row["compiler"]),
        "nominal_flops": variant.nominal_flops,
        CYCLES: variant.nominal_flops / float(str(row[GFLOPS])) * clock,
        **{TABLE3_PREFIX + name: value for name, value in table3.items()},
    }


def errors(table: pd.DataFrame) -> pd.DataFrame:
    """Return the absolute relative error of each prediction, with compiler, order and model."""
    found = held_out(table, one_compiler_divisions(table), MODELS)
    found["error"] = np.abs(found[PREDICTED] / found[GFLOPS] - 1)
    return found


def main() -> None:
    """Print one table for all compilers, and the orders at which the model is best and worst."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--element", action="store_true", help="leave rows of single modes out")
    table = rows()
    if parser.parse_args().element:
        table = table[table["mode"] == Mode.ELEMENT].reset_index(drop=True)
    found = errors(table)
    by_part = found.groupby(["part", "learner"])["error"].mean().unstack()
    by_part.loc["all"] = found.groupby("learner")["error"].mean()
    counts = found[found["learner"] == next(iter(MODELS))].groupby("part").size()
    by_order = found.groupby(["part", "learner", "order"])["error"].mean()
    print("| compiler | rows | Ren et al. | at orders | mean of the order | at orders |")
    print("| --- | --- | --- | --- | --- | --- |")
    for part, row in by_part.iterrows():
        cells = []
        for model in MODELS:
            orders = by_order.xs(model, level="learner")
            inside = orders.groupby("order").mean() if part == "all" else orders[part]
            cells += [f"{row[model]:.1%}", f"{inside.min():.0%} to {inside.max():.0%}"]
        print(f"| {part} | {counts.get(part, counts.sum())} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
