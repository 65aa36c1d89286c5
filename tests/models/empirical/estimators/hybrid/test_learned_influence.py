"""Influence models in place of an analytical one: where the truth is known, and where a sum is no time."""

import itertools

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.estimators.hybrid.learned_influence import (
    LEAST_SHARE,
    InfluenceRatioRegressor,
    LearnedInfluence,
)
from chainline.models.empirical.estimators.hybrid.regressor import HybridRegressor
from chainline.models.empirical.estimators.influence.regressor import InfluenceRegressor
from chainline.models.empirical.evaluation.curves.study import Ingredients, make_candidates
from chainline.models.empirical.metrics import mape
from sklearn.base import clone
from sklearn.linear_model import LinearRegression
from sklearn.utils.estimator_checks import parametrize_with_checks

from .....tier import sized

GRID = pd.DataFrame(
    itertools.product([8, 16, 32, 64], [1, 2, 4], [0, 1], [0, 1]), columns=["n", "p", "a", "b"]
)
TIMES = (5 + 0.5 * GRID["n"] * GRID["a"] + 3 * GRID["b"]).to_numpy(float)
ODD = TIMES * np.where((GRID["p"] == 4) & (GRID["a"] == 1), 1.5, 1.0)


@parametrize_with_checks(
    [
        LearnedInfluence(),
        LearnedInfluence(InfluenceRegressor(penalty="bic"), LEAST_SHARE),
        InfluenceRatioRegressor(HybridRegressor(learner="dt", random_state=0)),
    ][: sized(1, 9)]
)
def test_scikit_learn_checks(estimator, check):
    check(estimator)


def test_known_model_is_found_and_can_be_read():
    (model,) = make_candidates(["influence"], Ingredients()).values()
    model = clone(model).fit(GRID[::2], TIMES[::2])
    # rows with b = 0 alone were seen
    assert model.influence_.formula == "5 + 0.5 n a"
    model.fit(GRID[::3], TIMES[::3])
    assert model.influence_.formula == "5 + 0.5 n a + 3 b"
    assert mape(TIMES, model.predict(GRID)) < 1e-9


def test_by_itself_it_predicts_what_the_influence_model_does():
    for name, settings in (("influence", {}), ("influence-bic", {"penalty": "bic"})):
        (model,) = make_candidates([name], Ingredients()).values()
        alone = InfluenceRegressor(**settings).fit(GRID[::3], ODD[::3])
        assert (clone(model).fit(GRID[::3], ODD[::3]).predict(GRID) == alone.predict(GRID)).all()


def test_ratio_learns_by_what_factor_the_sum_of_the_same_rows_is_off():
    learned = np.random.default_rng(0).permutation(len(GRID))[:30]
    X, t = GRID.iloc[learned], ODD[learned]
    model = InfluenceRatioRegressor(HybridRegressor(learner="et", random_state=7)).fit(X, t)
    influence = InfluenceRegressor().fit(X, t)
    by_hand = HybridRegressor(influence.predict, "et", random_state=7).fit(X, t)
    assert (model.predict(GRID) == by_hand.predict(GRID)).all()
    assert model.influence_.formula == influence.formula
    # what it was made of is as it was
    assert model.hybrid.analytical is None and not hasattr(model.hybrid, "learner_")


SAVING = pd.DataFrame({"a": [0, 1, 0] * 5, "b": [0, 0, 1] * 5})
SAVED = np.array([10.0, 2.0, 3.0] * 5)
BOTH = pd.DataFrame({"a": [1], "b": [1]})


def test_savings_that_add_up_to_more_than_the_time_leave_half_of_the_least():
    alone = LearnedInfluence().fit(SAVING, SAVED)
    assert alone.influence_.formula == "10 - 8 a - 7 b"
    assert alone.predict(BOTH) == pytest.approx([-5.0])
    limited = LearnedInfluence(least_share=LEAST_SHARE).fit(SAVING, SAVED)
    assert limited.predict(BOTH) == pytest.approx([1.0])
    assert limited.predict(SAVING) == pytest.approx(SAVED)
    # the ratio has a logarithm to learn from
    model = InfluenceRatioRegressor(HybridRegressor(learner=LinearRegression())).fit(SAVING, SAVED)
    assert model.predict(BOTH) == pytest.approx([1.0])


@pytest.mark.parametrize("named", [True, False])
def test_logarithms_are_taken_at_the_least_value_learned_where_they_are_not_defined(named):
    n = np.array([[2.0], [4.0], [8.0], [16.0], [32.0]])
    few = pd.DataFrame(n, columns=["n"]) if named else n
    model = LearnedInfluence().fit(few, 5 + np.log2(n[:, 0]))
    more = np.array([[0.0], [-3.0], [1.0], [64.0]])
    asked = pd.DataFrame(more, columns=["n"]) if named else more
    assert model.predict(asked) == pytest.approx([6.0, 6.0, 5.0, 11.0])
    assert more[0, 0] == 0.0
    with pytest.raises(ValueError, match="must be positive"):
        model.influence_.predict(asked)
