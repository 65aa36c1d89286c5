"""Scores of held-out predictions: worked examples, and what must hold of any."""

import math

import numpy as np
import pandas as pd
import pytest
from chainline.models.kernels.learned.held_out.divisions import (
    budget_divisions,
    leave_one_out,
    random_divisions,
)
from chainline.models.kernels.learned.held_out.scores import (
    SAME,
    held_out,
    learning_curve,
    noise_errors,
    score,
    score_held_out,
)
from chainline.models.kernels.learned.learners import Predicted
from chainline.models.kernels.learned.samples import IDENTITY


def _table(n_codes=10):
    """Two rows of each code, 2 % apart, on two orders and two residences."""
    rows = pd.DataFrame(dict.fromkeys(IDENTITY, "one"), index=range(2 * n_codes))
    codes = np.repeat(np.arange(n_codes), 2)
    rows["code"] = [f"code {code:02}" for code in codes]
    rows["order"] = 1 + codes % 2
    rows["residence"] = np.where(codes < n_codes // 2, "L1", "memory")
    rows["gflops"] = 10.0 * (1 + codes) * np.tile([1.0, 1.02], n_codes)
    return rows


def _oracle(train, test):
    """Too fast by a tenth at order 1, right at order 2, silent beyond L1; within 15 %."""
    speed = test["gflops"].to_numpy() * np.where(test["order"] == 1, 1.1, 1.0)
    speed = np.where(test["residence"] == "L1", speed, np.nan)
    return Predicted(speed, speed / 1.15, speed * 1.15)


def _count(train, test):
    """Off by one over the number of rows learned from."""
    return Predicted(test["gflops"].to_numpy() * (1 + 1 / len(train)), None, None)


def _found(table):
    divisions = [
        *random_divisions(table),
        *leave_one_out(table, "order", "order"),
        *budget_divisions(table, (2, 8), n_repeats=3),
    ]
    return held_out(table, divisions, {"oracle": _oracle, "count": _count})


@pytest.fixture(scope="module")
def scores():
    table = _table()
    return score_held_out(table, _found(table))


def test_noise_of_two_and_of_three_siblings():
    table = pd.DataFrame(dict.fromkeys(SAME, "one"), index=range(6))
    table["code"] = ["a", "a", "b", "b", "b", "c"]
    table["gflops"] = [10.0, 20.0, 10.0, 12.0, 14.0, 7.0]
    assert noise_errors(table) == pytest.approx([1.0, 0.5, 0.3, 0.0, 3 / 14, np.nan], nan_ok=True)


@pytest.mark.parametrize("name", SAME)
def test_other_conditions_are_no_siblings(name):
    table = pd.DataFrame(dict.fromkeys(SAME, "one"), index=range(2)).assign(gflops=[10.0, 11.0])
    assert np.isfinite(noise_errors(table)).all()
    table.loc[1, name] = "two"
    assert np.isnan(noise_errors(table)).all()


def test_errors_of_a_worked_example():
    rows = pd.DataFrame(
        {
            "gflops": [10.0, 10.0, 20.0],
            "predicted_gflops": [20.0, 5.0, 20.0],
            "low_gflops": [9.0, 4.0, np.nan],
            "high_gflops": [36.0, 6.25, np.nan],
            "row": [3, 0, 1],
        }
    )
    found = score(rows, np.array([0.01, np.nan, 0.5, 0.03]))
    assert (found.rows, found.predicted, found.noise_rows) == (3, 3, 2)
    assert found.mape == pytest.approx((1 + 0.5) / 3)
    assert found.bias == pytest.approx((1 - 0.5) / 3)
    assert found.mlogq == pytest.approx(2 * math.log(2) / 3)
    assert found.coverage == 0.5
    assert found.interval_factor == pytest.approx(math.sqrt(2 * 1.25))
    assert found.noise == pytest.approx(0.02)


def test_what_is_not_predicted_is_counted_and_what_is_not_positive_is_infinitely_off():
    rows = pd.DataFrame({"gflops": [10.0, 10.0], "predicted_gflops": [np.nan, -1.0], "row": [0, 1]})
    rows["low_gflops"] = rows["high_gflops"] = np.nan
    found = score(rows, np.full(2, np.nan))
    assert (found.rows, found.predicted) == (2, 1)
    assert found.mape == pytest.approx(1.1)
    assert found.mlogq == math.inf
    assert all(map(math.isnan, (found.coverage, found.interval_factor, found.noise)))
    silent = score(rows.iloc[:1], np.full(2, np.nan))
    assert silent.predicted == 0
    assert math.isnan(silent.mape)


def test_groups_of_a_division(scores):
    assert scores.divisions == ("random", "order")
    assert scores.learners == ("oracle", "count")
    assert (scores.samples, scores.codes, scores.noise_rows) == (20, 10, 20)
    assert scores.noise == pytest.approx((0.02 + 0.02 / 1.02) / 2)
    pooled = scores.of("order")["oracle"]
    assert (pooled.rows, pooled.predicted, pooled.coverage) == (20, 10, 1.0)
    assert pooled.interval_factor == pytest.approx(1.15)
    assert scores.of("order", order=1, residence="L1")["oracle"].mape == pytest.approx(0.1)
    assert scores.of("order", order=2, residence="L1")["oracle"].mape == pytest.approx(0.0)
    assert scores.of("order", residence="memory")["oracle"].predicted == 0
    assert set(scores.of("random", part="fold 1")) == {"oracle", "count"}
    assert scores.of("random", part="fold 9") == {}
    assert scores.orders("order") == scores.orders("order", "L1") == [1, 2]
    assert scores.residences("order") == ["L1", "memory"]


def test_groups_add_up(scores):
    for division in scores.divisions:
        whole = scores.of(division)["count"]
        for parts in (
            [scores.of(division, order=order)["count"] for order in scores.orders(division)],
            [scores.of(division, residence=name)["count"] for name in scores.residences(division)],
        ):
            assert sum(part.rows for part in parts) == whole.rows
            assert sum(part.rows * part.mape for part in parts) == pytest.approx(whole.rows * whole.mape)


def test_learning_curve_takes_each_repeat_for_itself(scores):
    points = {(point.learner, point.rows): point for point in scores.curve}
    assert set(points) == {(name, rows) for name in ("oracle", "count") for rows in (2, 8)}
    assert {point.repeats for point in scores.curve} == {3}
    assert points["count", 8].mape == pytest.approx(1 / 8)
    assert points["count", 2].lowest == points["count", 2].highest == pytest.approx(1 / 2)


def test_learning_curve_reaches_from_the_best_to_the_worst_repeat():
    found = pd.DataFrame(
        {"predicted_gflops": [11.0, 13.0, 12.0, 10.0], "gflops": 10.0, "repeat": [0, 0, 1, 2]}
    )
    found = found.assign(division=["budget"] * 3 + ["random"], part="5", learner="one")
    (point,) = learning_curve(found)
    assert (point.rows, point.repeats) == (5, 2)
    assert (point.lowest, point.mape, point.highest) == pytest.approx((0.2, 0.2, 0.2))
    found["part"] = ["5", "20", "20", "x"]
    few, many = learning_curve(found)
    assert (few.rows, many.rows) == (5, 20)
    assert (many.lowest, many.mape, many.highest) == pytest.approx((0.2, 0.25, 0.3))


def test_without_budgets_there_is_no_curve():
    table = _table()
    found = held_out(table, random_divisions(table), {"count": _count})
    assert score_held_out(table, found).curve == ()
