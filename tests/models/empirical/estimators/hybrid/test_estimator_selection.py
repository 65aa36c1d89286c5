"""Choice by cross-validation: the right one, and from the rows learned from alone."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.estimators.hybrid.estimator_selection import ChosenRegressor
from chainline.models.empirical.estimators.hybrid.regressor import HybridRegressor
from chainline.models.empirical.evaluation.curves.study import (
    CHOSEN_FROM,
    Ingredients,
    draw_errors,
    make_candidates,
    random_draws,
)
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.dummy import DummyRegressor
from sklearn.linear_model import LinearRegression
from sklearn.utils.estimator_checks import parametrize_with_checks

RNG = np.random.default_rng(0)
X = pd.DataFrame(RNG.integers(0, 2, (60, 6)), columns=list("abcdef")).assign(n=RNG.integers(1, 9, 60))
# what is left is noise: of that nothing more can be learned
SUM = (20 + 5 * X["n"] + 7 * X["a"] * X["b"]).to_numpy(float) * RNG.normal(1, 0.03, 60)
STEPS = np.where(X["n"] > 4, 100.0, 1.0) * np.where(X["a"] > 0, 10.0, 1.0)


@parametrize_with_checks(
    [ChosenRegressor({"line": LinearRegression(), "dt": HybridRegressor(learner="dt")}, random_state=0)]
)
def test_scikit_learn_checks(estimator, check):
    check(estimator)


@pytest.mark.exhaustive
def test_the_right_one_is_chosen():
    (chosen,) = make_candidates(["chosen"], Ingredients()).values()
    model = chosen.set_params(random_state=0)
    of_sum = model.fit(X, SUM)
    assert tuple(of_sum.errors_) == CHOSEN_FROM
    assert of_sum.name_ == min(of_sum.errors_, key=of_sum.errors_.get) == "influence"
    assert of_sum.errors_["influence"] < 0.05 < of_sum.errors_["et"]
    alone = make_candidates(["influence"], Ingredients())["influence"].fit(X, SUM)
    assert (of_sum.predict(X) == alone.predict(X)).all()
    of_steps = model.fit(X, STEPS)
    # whichever trees: they are exact but for a fold that lacks a step's edge
    assert of_steps.name_ in ("dt", "rf", "et", "xgb")
    assert of_steps.errors_[of_steps.name_] < 0.05 < of_steps.errors_["influence"]


class Spy(RegressorMixin, BaseEstimator):
    """Predicts one, and notes in a list that copies share which rows it learned from."""

    seen: list = []  # noqa: RUF012 - shared by copies on purpose

    def __init__(self, random_state=None):
        self.random_state = random_state

    def fit(self, X, y):
        self.seen.append((self.random_state, X.index.tolist()))
        return self

    def predict(self, X):
        return np.ones(len(X))


def test_rows_that_are_tested_have_no_say():
    Spy.seen.clear()
    (draw,) = random_draws(len(X), (0.5,), 1)
    draw_errors({"chosen": ChosenRegressor({"mean": DummyRegressor(), "spy": Spy()})}, X, SUM, [draw])
    assert len(Spy.seen) == 5
    learned = [set(rows) for _, rows in Spy.seen]
    assert set().union(*learned) == set(draw.learned.tolist())
    # each row is held out of one fold
    assert sum(map(len, learned)) == 4 * len(draw.learned)
    assert len({seed for seed, _ in Spy.seen}) == 1 and Spy.seen[0][0] is not None


def test_the_first_of_equals_is_chosen_and_copies_are_fitted():
    candidates = {"one": LinearRegression(), "other": LinearRegression()}
    model = ChosenRegressor(candidates, random_state=0).fit(X, SUM)
    assert model.name_ == "one"
    assert not hasattr(candidates["one"], "coef_")


def test_no_choice_is_refused():
    with pytest.raises(ValueError, match="needs two rows, found n_samples=1"):
        ChosenRegressor({"line": LinearRegression()}).fit(X[:1], SUM[:1])
    with pytest.raises(ValueError, match="no candidates"):
        ChosenRegressor({}).fit(X, SUM)
