"""A table of samples whose correction is known, so that what was learned can be checked."""

import numpy as np
import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.models.kernels.learned.columns import MACHINES, PHYSICS
from chainline.models.kernels.learned.correction import CorrectionRegressor
from chainline.models.kernels.learned.features import CORE_FEATURES, PHYSICS_FEATURES
from chainline.models.kernels.learned.samples import Samples
from chainline.models.kernels.learned.stored.provenance import DataUsed
from chainline.models.kernels.learned.stored.trained import train

ORDERS, ROWS_PER_ORDER = range(1, 6), 20


def synthetic_table(seed=0):
    """Kernels of random features: spilled registers cost up to 50 %, nothing else matters."""
    random = np.random.default_rng(seed)
    n_rows = len(ORDERS) * ROWS_PER_ORDER
    table = pd.DataFrame({feature.name: random.uniform(0, 1, n_rows) for feature in PHYSICS_FEATURES})
    table["order"] = np.repeat(ORDERS, ROWS_PER_ORDER)
    table["bound_cycles"] = random.uniform(50, 500, n_rows)
    table["cycles"] = table["bound_cycles"] * (1 + 0.5 * table["stack_per_cycle"])
    table["nominal_flops"] = 6 * (table["order"] + 1) ** 4
    table["frequency_ghz"] = 3.0
    table["gflops"] = table["nominal_flops"] * table["frequency_ghz"] / table["cycles"]
    table["simulation_gflops"] = table["nominal_flops"] * table["frequency_ghz"] / table["bound_cycles"]
    table["split"] = [str(order + 1) for order in table["order"]]
    table["code"] = table["measured_code"] = [f"{row:04x}" for row in range(n_rows)]
    table["compiler"], table["family"] = np.where(np.arange(n_rows) % 2, "gcc", "llvm"), "any"
    table["flags"] = ""
    table["residence"], table["machine"], table["mode"], table["dtype"] = "L1", "zen5", "element", "float64"
    table["n_elements"], table["vector_bits"], table["threads"] = 1, 512, 1
    return table.join(pd.DataFrame({each.name: random.uniform(0, 1, n_rows) for each in CORE_FEATURES}))


def other_machine_table():
    """The same kernels on a machine where each takes a tenth longer than on the first."""
    table = synthetic_table(1)
    table["cycles"] *= 1.1
    table["gflops"] /= 1.1
    table["code"] = table["measured_code"] = [f"other {code}" for code in table["code"]]
    return table.assign(machine="gnr")


def train_on(table, machine="zen5", **options):
    """Train a small model on a table."""
    data = [DataUsed("rows.parquet", len(table), "0" * 64)]
    trees = CorrectionRegressor(0, PHYSICS.monotone, n_estimators=60, learning_rate=0.1, n_jobs=1)
    samples = Samples(table, load_machine(machine), {})
    return train(samples, data, "measured", "2026-01-01T00:00:00+00:00", **{"estimator": trees, **options})


@pytest.fixture(scope="session")
def table():
    return synthetic_table()


@pytest.fixture(scope="session")
def model(table):
    return train_on(table)


@pytest.fixture(scope="session")
def other_table():
    return other_machine_table()


@pytest.fixture(scope="session")
def model_of_both(table, other_table):
    return train_on(
        table,
        further=[Samples(other_table, load_machine("gnr"), {})],
        estimator=CorrectionRegressor(0, MACHINES.monotone, n_estimators=60, learning_rate=0.1, n_jobs=1),
    )


@pytest.fixture(scope="session")
def trainer():
    return train_on


@pytest.fixture(scope="session")
def tables():
    return [synthetic_table(seed) for seed in range(5)]
