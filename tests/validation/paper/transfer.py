"""What learning on one machine is worth on another: an EPYC 9005, measured, and A64FX, simulated.

    python tests/validation/paper/transfer.py            # some minutes the first time

Both tables have the features that need no simulation; the correction is to the bounds with traffic
(ECM). Each machine is predicted by the bounds alone, by what the other machine taught, and by what
its own other orders taught. Measured and simulated rows are never learned from together.
"""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pandas as pd
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.dataset import read_dataset
from chainline.arrays import Floats
from chainline.codegen.target import find_target
from chainline.models.kernels.evaluation.cases import cases
from chainline.models.kernels.learned.columns import STATIC, matrix, measured_cycles
from chainline.models.kernels.learned.cross_validation.divisions import leave_one_out
from chainline.models.kernels.learned.learners import correction
from chainline.models.kernels.learned.samples import samples
from scipy.stats import kendalltau

HERE = Path(__file__).parent
Predict = Callable[[pd.DataFrame, pd.DataFrame], Floats]


def table(path: Path, machine_key: str, target_name: str) -> pd.DataFrame:
    """Return the samples of a data set that are resident in L1."""
    machine = load_machine(machine_key)
    rows = read_dataset(path)
    measured, skipped = cases(rows[rows.residence == "L1"], machine)
    return samples(measured, skipped, machine, find_target(target_name)).table


def learned(train: pd.DataFrame, test: pd.DataFrame) -> Floats:
    """Return the cycles of `test` by what `train` teaches."""
    model = correction(STATIC).fit(matrix(train, STATIC.columns), measured_cycles(train))
    return model.predict(matrix(test, STATIC.columns))


def own_orders(rows: pd.DataFrame) -> Floats:
    """Return the cycles of every row by what the other orders of its machine teach."""
    predicted = np.empty(len(rows))
    for division in leave_one_out(rows, "order", "order"):
        predicted[division.test] = learned(rows.iloc[division.train], rows.iloc[division.test])
    return predicted


def tau(rows: pd.DataFrame, predicted: Floats) -> float:
    """Return Kendall's tau of predicted and true cycles, mean over orders and compilers from order 5 on."""
    groups = rows.assign(predicted=predicted)[rows["order"] >= 5].groupby(["order", "compiler"])
    return float(np.mean([kendalltau(g["predicted"], g["cycles"]).statistic for _, g in groups]))


def main() -> None:
    epyc = table(HERE.parent / "campaigns" / "zen5" / "tensor.parquet", "zen5", "znver5")
    a64fx = table(HERE / "simulated.parquet", "a64fx", "a64fx")
    print(f"{'predicted':24}{'learned from':22}{'rows':>6}{'MAPE':>8}{'tau':>7}")
    for name, here, there in (("EPYC 9005, measured", epyc, a64fx), ("A64FX, simulated", a64fx, epyc)):
        bounds = here[STATIC.bound].to_numpy(np.float64)
        ways = {
            "nothing": bounds,
            "the other machine": learned(there, here),
            "its other orders": own_orders(here),
        }
        for way, predicted in ways.items():
            error = np.abs(measured_cycles(here) / predicted - 1).mean()
            print(f"{name:24}{way:22}{len(here):6}{error:8.1%}{tau(here, predicted):7.2f}")


if __name__ == "__main__":
    main()
