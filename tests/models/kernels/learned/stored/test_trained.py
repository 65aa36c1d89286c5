"""Training: what is learned, what the manifest says, and what cannot be learned from."""

import itertools

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.kernels.learned.columns import PHYSICS
from chainline.models.kernels.learned.correction import CorrectionRegressor
from chainline.models.kernels.learned.features import PHYSICS_FEATURES
from chainline.models.kernels.learned.stored.trained import order_scores


def test_the_correction_is_learned(model, table):
    measured = table["gflops"].to_numpy()
    predicted = model.predict(table)
    assert np.abs(table["simulation_gflops"] / measured - 1).mean() > 0.15
    assert np.abs(predicted.gflops / measured - 1).mean() < 0.02
    assert np.all((predicted.low < predicted.gflops) & (predicted.gflops < predicted.high))


@pytest.mark.exhaustive
def test_intervals_hold_on_other_rows(trainer, tables):
    # 100 rows tell a quantile to some percent: a mean over several models
    shares = []
    for learned_from, fresh in itertools.pairwise(tables):
        predicted = trainer(learned_from).predict(fresh)
        shares.append(np.mean((predicted.low <= fresh["gflops"]) & (fresh["gflops"] <= predicted.high)))
    assert 0.8 < np.mean(shares) < 1


def test_a_larger_coverage_is_a_wider_interval(table, trainer, model):
    wider = trainer(table, coverage=0.99).manifest.interval
    assert wider.median_factor > model.manifest.interval.median_factor


def test_unmeasured_kernels_are_predicted(model, table):
    unmeasured = table.assign(gflops=np.nan, cycles=np.nan)
    assert np.array_equal(model.predict(unmeasured).gflops, model.predict(table).gflops)


def test_the_manifest_says_what_was_learned_from(model):
    manifest = model.manifest
    assert [feature.name for feature in manifest.features] == [feature.name for feature in PHYSICS_FEATURES]
    assert (manifest.machine.key, manifest.machine.target) == ("zen5", "znver5")
    assert (manifest.rows, manifest.seen.orders) == (100, (1, 2, 3, 4, 5))
    assert manifest.seen.compilers == ("gcc", "llvm")
    assert set(manifest.versions) == {"chainline", "numpy", "scikit-learn", "xgboost"}


@pytest.mark.exhaustive
def test_scores_are_of_orders_held_out(table):
    trees = CorrectionRegressor(0, PHYSICS.monotone, n_estimators=40, learning_rate=0.1, n_jobs=1)
    scores = order_scores(table, "measured", estimator=trees)
    assert scores["leave one order out, MAPE learned"] < scores["leave one order out, MAPE simulation"] / 3
    assert 0.7 < scores["leave one order out, inside the interval"] <= 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda table: table.iloc[:1], "there is one row"),
        (lambda table: table.assign(gflops=20.0), "all 100 rows have the same speed, 20 GFLOPS"),
        (
            lambda table: table.assign(gflops=table["gflops"].where(table.index > 1)),
            "2 of 100 rows have no speed",
        ),
        (lambda table: table.assign(gflops=-table["gflops"]), "100 of 100 rows have no speed"),
        (lambda table: table.assign(gflops=np.inf), "100 of 100 rows have no speed"),
        (lambda table: table[table["order"] == 3], "all rows are of order 3"),
    ],
)
def test_what_teaches_nothing_is_refused(table, trainer, change, message):
    with pytest.raises(UsageError, match=message):
        trainer(change(table))


@pytest.mark.parametrize("coverage", [0.0, 1.0, 90.0, float("nan")])
def test_a_coverage_is_a_share(table, trainer, coverage):
    with pytest.raises(UsageError, match="give a share between 0 and 1"):
        trainer(table, coverage=coverage)


def test_scores_need_three_orders(table):
    with pytest.raises(UsageError, match="3 orders"):
        order_scores(table[table["order"] < 3], "measured")
