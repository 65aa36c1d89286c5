"""How far the learned model is off on a machine that it has not seen, and after a few measurements there.

    python granite-rapids/leave_one_machine_out.py               # data in L1; minutes the first time
    python granite-rapids/leave_one_machine_out.py --everywhere  # in every level that was measured
    python granite-rapids/leave_one_machine_out.py --file spr    # by a file that knows no row of it

The EPYC 9005 of `zen5` is predicted by what Granite Rapids taught, and the other way round: by the
simulation alone, by the learned model, and by the learned model that has also seen 10, 30 or 100 kernels of
the machine, chosen by their features before anything was measured there. None of these, nor any kernel with
the same code, is scored. Orders of Granite Rapids are scored apart: residuals of odd ones decided nothing.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pandas as pd
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.dataset import read_dataset
from chainline.arrays import Floats
from chainline.models.kernels.evaluation.cases import cases
from chainline.models.kernels.learned.conformal import conformal_quantile
from chainline.models.kernels.learned.learners import COVERAGE, across_machines
from chainline.models.kernels.learned.samples import samples
from chainline.models.kernels.learned.stored.applicability import recorded_target
from chainline.models.kernels.learned.stored.scores import BUDGETS, HeldOutMachine, leave_one_machine_out
from chainline.models.kernels.learned.stored.store import answering_model
from chainline.models.kernels.predictions.model import learned_at
from scipy.stats import kendalltau
from score import at_measured_clocks

HERE = Path(__file__).parent
ZEN5 = HERE.parent / "zen5"
DATA = {"zen5": (ZEN5 / "tensor.parquet", ZEN5 / "further.parquet"), "gnr": (HERE / "tensor.parquet",)}


def machine_table(key: str, file: str, *, everywhere: bool) -> pd.DataFrame:
    """Return the samples of a machine, by a machine file."""
    machine = load_machine(file) if file == key else at_measured_clocks(load_machine(file))
    rows = pd.concat([read_dataset(path) for path in DATA[key]], ignore_index=True)
    kept = rows if everywhere else rows[rows["residence"] == "L1"]
    measured, skipped = cases(kept, machine)
    found = samples(measured, skipped, machine, recorded_target(rows, machine), learned_at(machine))
    return found.table.assign(machine=key)


def parts(rows: pd.DataFrame) -> Iterator[tuple[str, pd.DataFrame]]:
    """Yield the groups of rows of one machine that are scored apart."""
    for residence, there in rows.groupby("residence"):
        if "gnr" not in set(rows["machine"]):
            yield f"zen5, {residence}", there
            continue
        for remainder, name in ((0, "even"), (1, "odd")):
            yield f"gnr, {residence}, {name} orders", there[there["order"] % 2 == remainder]


def tau(rows: pd.DataFrame, column: str) -> float:
    """Return Kendall's tau of predicted and measured speed, mean over fields of splits from order 5 on."""
    fields = rows[rows["order"] >= 5].groupby(["order", "compiler", "flags", "vector_bits", "n_elements"])
    found = [kendalltau(field[column], field["gflops"]).statistic for _, field in fields if len(field) > 3]
    return float(np.nanmean(found))


def error(rows: pd.DataFrame, column: str) -> float:
    return float((rows[column] / rows["gflops"] - 1).abs().mean())


def distances(rows: pd.DataFrame) -> Floats:
    return np.abs(np.log(rows["learned"] / rows["gflops"])).to_numpy(np.float64)


def predicted(table: pd.DataFrame, held: HeldOutMachine) -> pd.DataFrame:
    """Return the rows that are held out, with what was predicted of them."""
    train, test = table.iloc[held.division.train], table.iloc[held.division.test]
    return test.assign(learned=across_machines(train, test).gflops)


def print_shipped_interval(file: str, rows: pd.DataFrame) -> None:
    """Print how much the interval of the shipped model holds of a machine that it takes for a new one."""
    model = answering_model(load_machine(file))
    assert model is not None
    factors = model.manifest.interval.factors(rows)
    inside = distances(rows) <= np.log(factors)
    for name, remainder in (("even", 0), ("odd", 1)):
        here = (rows["order"] % 2 == remainder).to_numpy()
        held = f"{inside[here].mean():.0%} within the shipped interval"
        print(
            f"{file}, {name} orders: {held}, half of these within a factor of {np.median(factors[here]):.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--everywhere", action="store_true", help="rows beyond L1 too")
    parser.add_argument(
        "--file", default="gnr", help="key of the file that describes Granite Rapids (default gnr)"
    )
    options = parser.parse_args()
    files = {"zen5": "zen5", "gnr": options.file}
    tables = [machine_table(key, files[key], everywhere=options.everywhere) for key in DATA]
    table = pd.concat(tables, ignore_index=True)
    found = {
        (held.machine, held.measurements): predicted(table, held) for held in leave_one_machine_out(table)
    }
    print(
        f"{'':26}{'measured':>9}{'rows':>6}{'learned':>9}{'tau':>6}{'simulation':>12}{'tau':>6}{'inside':>8}"
    )
    for key in DATA:
        (other,) = set(DATA) - {key}
        factor = conformal_quantile(distances(found[other, 0]), COVERAGE)
        for budget in BUDGETS:
            for name, rows in parts(found[key, budget]):
                learned = f"{error(rows, 'learned'):9.1%}{tau(rows, 'learned'):6.2f}"
                simulated = f"{error(rows, 'simulation_gflops'):12.1%}{tau(rows, 'simulation_gflops'):6.2f}"
                inside = f"{np.mean(distances(rows) <= factor):8.0%}"
                print(f"{name:26}{budget:9}{len(rows):6}{learned}{simulated}{inside}")
        print(f"{key}: {COVERAGE:.0%} of {other} were within a factor of {np.exp(factor):.2f}\n")
    if options.file != "gnr":
        print_shipped_interval(options.file, found["gnr", 0])


if __name__ == "__main__":
    main()
