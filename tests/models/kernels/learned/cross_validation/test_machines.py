"""Machines held out, and the few kernels of them that are measured."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.kernels.learned.cross_validation.regret import informative
from chainline.models.kernels.learned.cross_validation.scores import held_out
from chainline.models.kernels.learned.learners import across_machines
from chainline.models.kernels.learned.stored.scores import leave_one_machine_out


@pytest.fixture(scope="module")
def both(table, other_table):
    return pd.concat([table, other_table], ignore_index=True)


def test_each_machine_is_held_out_with_each_budget(both):
    found = list(leave_one_machine_out(both, (0, 5)))
    assert [(held.machine, held.measurements) for held in found] == [
        ("gnr", 0),
        ("gnr", 5),
        ("zen5", 0),
        ("zen5", 5),
    ]
    for held in found:
        train, test = both.iloc[held.division.train], both.iloc[held.division.test]
        assert set(test["machine"]) == {held.machine}
        assert (train["machine"] == held.machine).sum() == held.measurements
        assert not set(train["code"]) & set(test["code"])


def test_a_code_that_was_measured_is_not_predicted(both):
    twice = both.assign(code=both["code"].str.removesuffix("1") + "x")  # some rows share their code now
    for held in leave_one_machine_out(twice, (20,)):
        measured = twice.iloc[held.division.train]
        measured = measured[measured["machine"] == held.machine]
        assert measured["code"].is_unique
        assert not set(measured["code"]) & set(twice.iloc[held.division.test]["code"])


def test_the_choice_does_not_look_at_speeds(both):
    slower = both.assign(cycles=both["cycles"] * np.linspace(1, 9, len(both)), gflops=1.0)
    for one, other in zip(leave_one_machine_out(both), leave_one_machine_out(slower), strict=True):
        assert (one.division.train == other.division.train).all()


def test_a_larger_choice_begins_with_the_smaller():
    features = np.random.default_rng(0).normal(size=(40, 3))
    few, many = informative(features, 5), informative(features, 50)
    assert many[:5] == few
    assert sorted(many) == list(range(40))


def test_one_of_each_kind_comes_first():
    kinds = np.repeat([[0.0], [10.0], [20.0]], [30, 5, 5], axis=0)
    chosen = informative(kinds + np.random.default_rng(0).normal(scale=0.01, size=kinds.shape), 3)
    assert {float(kinds[k, 0]) for k in chosen} == {0.0, 10.0, 20.0}


@pytest.mark.exhaustive
def test_measurements_teach_what_a_machine_has_of_its_own(both):
    errors = {}
    for held in leave_one_machine_out(both, (0, 40)):
        found = held_out(both, [held.division], {"learned": across_machines})
        errors[held.machine, held.measurements] = (
            (found["predicted_gflops"] / found["gflops"] - 1).abs().mean()
        )
    for machine in ("zen5", "gnr"):
        assert errors[machine, 40] < errors[machine, 0]
        # a tenth is what tells the machines apart
        assert errors[machine, 0] < 0.15
