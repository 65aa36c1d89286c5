"""Samples: what is observed of a kernel, and the features that come of it."""

from pathlib import Path

import numpy as np
import pytest
from chainline.analysis.incore.pipeline.kernel import simulate_kernel
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.dataset import read_dataset
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.codegen.vector.schedule import parse_schedule
from chainline.models.kernels.evaluation.cases import cases
from chainline.models.kernels.learned.columns import (
    FEATURE_SETS,
    MACHINES,
    TABLE3_COLUMNS,
    gflops_of_ratios,
    ratios,
)
from chainline.models.kernels.learned.observation import observe, path_elements
from chainline.models.kernels.learned.samples import samples
from chainline.models.kernels.learned.stored.applicability import recorded_target
from chainline.models.kernels.predictions.model import Clock

SAMPLE = Path(__file__).parents[3] / "validation" / "campaigns" / "zen5" / "tensor.parquet"
ZEN5, TARGET = load_machine("zen5"), find_target("znver5")


@pytest.fixture(scope="module")
def kernel():
    variant = Variant(4, (3, 2))
    return find_toolchain("llvm", TARGET).assemble(render(variant), TARGET)


@pytest.fixture(scope="module")
def table():
    rows = read_dataset(SAMPLE)
    return samples(*cases(rows[(rows.order < 3) & (rows.compiler == "llvm")], ZEN5), ZEN5, TARGET).table


def test_an_observation_is_kept(kernel, monkeypatch):
    first = observe(kernel, ZEN5)
    monkeypatch.setattr("chainline.models.kernels.learned.observation._observe", None)
    assert observe(kernel, ZEN5) == first


def test_an_observation_agrees_with_the_simulation_alone(kernel):
    seen = observe(kernel, ZEN5)
    assert seen.simulated_cycles == simulate_kernel(kernel, ZEN5).cycles_per_iteration
    # 125 outputs of 5 terms in 3 modes, two parts: 2 multiplies and an add each, in vectors of 8
    assert seen.multiplies == 2 * seen.adds
    assert seen.fma == 3 * seen.adds
    # the rows of 5 are stored under a mask in each mode
    assert seen.masked_stores == 75
    # the chain of FMA alone is part of the accumulation chain
    assert seen.chain_model_cycles == max(seen.port_cycles, seen.dispatch_cycles, seen.accumulation_cycles)


def test_a_kernel_without_fma_is_observed():
    variant = Variant(1, (1, 1), schedule=parse_schedule("256 mask xyz"))
    seen = observe(find_toolchain("llvm", TARGET).assemble(render(variant), TARGET), ZEN5)
    assert (seen.fma, seen.mean_ratio_cycles) == (0, 0)
    assert seen.adds > 0
    assert seen.chain_model_cycles > 0


@pytest.mark.parametrize(
    ("order", "n_elements", "observed"), [(1, 191, 191), (1, 10**6, 2730), (3, 10**6, 170), (4, 10**6, None)]
)
def test_only_small_elements_are_taken_several_at_once(order, n_elements, observed):
    assert path_elements(Variant(order, (order + 1,)), n_elements) == observed


@pytest.mark.exhaustive
def test_columns_are_there_and_finite(table):
    for features in (*FEATURE_SETS.values(), MACHINES):
        assert np.isfinite(table[list(features.columns)].to_numpy()).all()
        assert (table[features.bound] > 0).all()
    assert set(TABLE3_COLUMNS) <= set(table.columns)


def test_bounds_are_the_models(table):
    work = table["nominal_flops"] * table["frequency_ghz"]
    assert np.allclose(work / table["bound_cycles"], table["simulation_gflops"])
    assert np.allclose(work / table["static_bound_cycles"], table["ecm_gflops"])
    assert np.allclose(work / table["cycles"], table["gflops"])


def test_the_same_code_under_the_same_conditions_has_the_same_features(table):
    columns = list(FEATURE_SETS["bound_cycles"].columns)
    for _, rows in table[table["residence"] == "L1"].groupby("code"):
        assert np.allclose(rows[columns], rows[columns].iloc[0])


def test_ratios_come_back_as_speeds(table):
    assert np.allclose(gflops_of_ratios(table, ratios(table)), table["gflops"])


def test_time_becomes_cycles_at_the_clock_of_the_width_that_is_computed_in():
    machine = load_machine("gnr")
    rows = read_dataset(SAMPLE.parents[1] / "granite-rapids" / "tensor.parquet")
    measured = cases(
        rows[(rows.order.isin([2, 7])) & (rows.split.isin(["3", "8"])) & (rows.compiler == "llvm")], machine
    )
    target = recorded_target(rows, machine)
    assert target.llvm_cpu == "rocketlake"
    beside, by_width = (
        samples(*measured, machine, target, clock).table for clock in (Clock.ROWS, Clock.MACHINE)
    )
    clocks = dict(zip(by_width["order"], by_width["frequency_ghz"], strict=True))
    # vectors of 256 bits hold what there is at order 2
    assert clocks == {2: machine.core.frequency_ghz, 7: machine.core.clock_ghz(512)}
    assert (beside["gflops"] == by_width["gflops"]).all()
    shares = by_width["frequency_ghz"] / beside["frequency_ghz"]
    assert np.allclose(by_width["cycles"] / beside["cycles"], shares)
