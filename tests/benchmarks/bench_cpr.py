"""Time of CPR and MARS on tables as large as those of the paper.

    pytest tests/benchmarks/bench_cpr.py

A table like that of AMG in the paper's Table 2: 65,536 configurations of twelve parameters, three of them
choices, made up here. Limits: a fit of rank 8 with eight cells in each mode under 10 s on two cores, 21,534
predictions under 0.5 s, peak memory under 1 GB, of which 0.3 GB are imports. Each is timed beside
scikit-learn's extremely randomised trees with 64 trees. A quarter of the table shows how time grows.

The whole command, which chooses the size by itself and holds a fifth out once: 33,000 configurations of nine
parameters, two of them choices, with 5 % noise. Limits: 30 s on two cores that do nothing else, 4.6 % off
(mean of |log(predicted / measured)|) on 5,000 others; the noise alone is 4.0 %.
"""

import re
import resource
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.estimators.completion.regressor import CPRegressor
from chainline.models.empirical.estimators.splines.regressor import MARSRegressor
from chainline.models.empirical.fitting.stored import stored_model
from chainline.models.empirical.metrics import mlogq
from sklearn.ensemble import ExtraTreesRegressor

N_TRAIN, N_TEST = 65_536, 21_534
CHOICES = (7, 10, 14)


def table(n, seed):
    """Return configurations and times of a program with interactions between most parameters."""
    rng = np.random.default_rng(seed)
    sizes = np.exp(rng.uniform(np.log(8), np.log(128), (n, 3))).round()
    choices = np.column_stack([rng.integers(0, number, n) for number in CHOICES])
    powers = 2.0 ** rng.integers(0, 7, (n, 6))
    work = sizes.prod(axis=1) / powers.prod(axis=1) ** 0.3
    factors = [np.random.default_rng(number).uniform(0.5, 3, number) for number in CHOICES]
    times = 1e-6 * work + 1e-5 * sizes.sum(axis=1) * powers[:, 0]
    for column, factor in enumerate(factors):
        times *= factor[choices[:, column]]
    frame = pd.DataFrame(np.column_stack([sizes, powers]).astype(int)).add_prefix("p")
    for column, number in enumerate(CHOICES):
        letters = np.array([f"c{choice}" for choice in range(number)])
        frame[f"choice{column}"] = letters[choices[:, column]]
    return frame, times * np.exp(0.05 * rng.standard_normal(n))


@pytest.fixture(scope="module")
def train():
    return table(N_TRAIN, 0)


def cpr(**parameters):
    return CPRegressor(cells=8, rank=8, regularization=1e-5, random_state=0, **parameters)


@pytest.mark.benchmark(group="fit 65,536 x 12")
@pytest.mark.parametrize("observations", ["configurations", "cells"])
def test_fit_cpr(benchmark, observations, train):
    benchmark.pedantic(cpr(observations=observations).fit, train, rounds=3, warmup_rounds=1)


@pytest.mark.benchmark(group="fit 16,384 x 12")
@pytest.mark.parametrize("observations", ["configurations", "cells"])
def test_fit_cpr_to_a_quarter(benchmark, observations, train):
    quarter = train[0].head(N_TRAIN // 4), train[1][: N_TRAIN // 4]
    benchmark.pedantic(cpr(observations=observations).fit, quarter, rounds=3, warmup_rounds=1)


def nine_parameters(n, seed):
    """Return configurations and times of a program whose parts depend on different parameters."""
    rng = np.random.default_rng(seed)
    sizes = np.exp(rng.uniform(np.log(8), np.log(1024), (n, 3))).round()
    powers = 2.0 ** rng.integers(0, 7, (n, 4))
    choices = np.column_stack([rng.integers(0, number, n) for number in (5, 8)])
    first, second = (np.random.default_rng(number).uniform(0.5, 3, number) for number in (5, 8))
    work = 1e-9 * sizes.prod(axis=1) / powers.prod(axis=1) ** 0.3
    times = work * first[choices[:, 0]] * (1 + 0.3 * np.sin(2 * np.log(sizes[:, 0])))
    times += 1e-6 * sizes[:, 1] * sizes[:, 2] * second[choices[:, 1]] / powers[:, 0]
    times += 1e-5 * powers[:, 1] * powers[:, 2] + 1e-6 * sizes.sum(axis=1)
    frame = pd.DataFrame(np.column_stack([sizes, powers]).astype(int)).add_prefix("p")
    for column in range(2):
        frame[f"choice{column}"] = [f"c{choice}" for choice in choices[:, column]]
    return frame.assign(seconds=times * np.exp(0.05 * rng.standard_normal(n)))


@pytest.mark.parametrize("seed", range(3))
def test_the_command_chooses_a_size_for_nine_parameters(seed, tmp_path, capsys):
    """Wall-clock time, and the processor time that all threads have taken together."""
    table, model = tmp_path / "table.csv", tmp_path / "nine.model"
    rows = nine_parameters(38_000, seed)
    rows[:33_000].to_csv(table, index=False)
    command = [sys.executable, "-m", "chainline", "fit", "--model", "cpr", str(table), "--target", "seconds"]
    begin, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    command += ["--seed", str(seed), "-o", str(model)]
    made = subprocess.run(command, check=True, capture_output=True, text=True)
    wall_s, after = time.monotonic() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu_s = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    test = rows[33_000:]
    off = mlogq(
        test["seconds"].to_numpy(), stored_model(str(model)).estimator.predict(test.drop(columns="seconds"))
    )
    with capsys.disabled():
        size = re.search(r"tensors? .*", made.stdout).group()
        print(f"\n{wall_s:.1f} s, {cpu_s:.1f} s of processor time, {100 * off:.2f} % off; {size}")
    assert off < 0.046
    assert wall_s < 30


def test_memory_of_a_fit(capsys):
    """No time: what a process takes at most that makes the table, fits it and predicts another."""
    code = (
        "from bench_cpr import *; import resource; model = cpr().fit(*table(N_TRAIN, 0));"
        "model.predict(table(N_TEST, 1)[0]);"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    folder = str(Path(__file__).parent)
    made = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, check=True, capture_output=True, text=True
    )
    with capsys.disabled():
        print(f"\npeak memory {int(made.stdout) * 1024 / 1e6:.0f} MB")


@pytest.mark.benchmark(group="fit 65,536 x 12")
def test_fit_trees(benchmark, train):
    frame, times = train
    codes = frame.apply(
        lambda column: column if column.dtype.kind in "if" else column.astype("category").cat.codes
    )
    trees = ExtraTreesRegressor(64, max_depth=16, n_jobs=2, random_state=0)
    benchmark.pedantic(trees.fit, (codes, np.log(times)), rounds=3)


@pytest.mark.benchmark(group="predict 21,534 x 12")
def test_predict_cpr(benchmark, train):
    model, (test, _) = cpr().fit(*train), table(N_TEST, 1)
    benchmark.pedantic(model.predict, (test,), rounds=5, warmup_rounds=1)


@pytest.mark.benchmark(group="predict 21,534 x 12")
def test_predict_cpr_of_times(benchmark, train):
    """Equation 5 for the times themselves, with all corners of each cell."""
    model = cpr(interpolation="time").fit(*train)
    benchmark.pedantic(model.predict, (table(N_TEST, 1)[0],), rounds=5, warmup_rounds=1)


@pytest.mark.benchmark(group="fit 10,000 x 5")
def test_fit_mars(benchmark):
    rng = np.random.default_rng(0)
    X = rng.random((10_000, 5))
    y = 10 * np.sin(np.pi * X[:, 0] * X[:, 1]) + 20 * (X[:, 2] - 0.5) ** 2 + 10 * X[:, 3] + 5 * X[:, 4]
    benchmark.pedantic(MARSRegressor().fit, (X, y + rng.standard_normal(len(y))), rounds=3, warmup_rounds=1)
