"""The hybrid model where the truth is known, and as a scikit-learn estimator."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.estimators.hybrid.regressor import HybridRegressor
from chainline.models.empirical.metrics import mlogq
from sklearn.base import BaseEstimator, RegressorMixin, clone
from sklearn.dummy import DummyRegressor
from sklearn.exceptions import NotFittedError
from sklearn.frozen import FrozenEstimator
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import cross_val_score
from sklearn.neighbors import KNeighborsRegressor
from sklearn.utils.estimator_checks import parametrize_with_checks

from .....tier import sized, standing

pytestmark = pytest.mark.usefixtures("small_forests")


class Length:
    """Stand for an analytical model: positive for any columns; named the same in every process."""

    def __call__(self, X):
        return 1 + np.linalg.norm(X, axis=1)

    def __repr__(self):
        return "length"


length = Length()


@parametrize_with_checks(
    [
        HybridRegressor(learner="dt", log=False, standardize=False),
        HybridRegressor(length, "dt"),
        HybridRegressor(random_state=0),
        HybridRegressor(length, "dt", log=False, aggregation="learned"),
        HybridRegressor(length, LinearRegression(), log=False, aggregation=0.1, stacking=False),
        HybridRegressor(length, "dt", ratio=False, aggregation="mean"),
        HybridRegressor(length, "dt", ratio=False, aggregation="learned"),
        HybridRegressor(length, "dt", ratio=False, log=False, aggregation="learned"),
        HybridRegressor(length, LinearRegression(), ratio=False, log=False, aggregation=0.1, stacking=False),
    ][: sized(2, 9)]
)
def test_scikit_learn_checks(estimator, check):
    check(estimator)


def flops_time(X):
    return 2e-9 * X[:, 0] * X[:, 1] * X[:, 2]


def measured(X):
    """Return the analytical time times a smooth factor of 1.2 to 7."""
    return flops_time(X) * (1.5 + 0.3 * np.sin(np.log(X[:, 0])) + 20 / np.sqrt(X[:, 1]))


def sizes(n, seed):
    return np.exp(np.random.default_rng(seed).uniform(np.log(16), np.log(2048), (n, 3)))


def error(model, truth=measured, n=30):
    """Return the error on 500 configurations after learning from `n`, averaged over three draws."""
    test = sizes(500, 99)
    fits = (clone(model).fit(sizes(n, seed), truth(sizes(n, seed))) for seed in range(3))
    return np.mean([mlogq(truth(test), fit.predict(test)) for fit in fits])


@pytest.mark.exhaustive
@pytest.mark.parametrize("learner", ["dt", "rf", "et"])
@pytest.mark.parametrize("log", [True, False])
def test_stacking_beats_pure_learning_from_few_rows_and_ratios_beat_both(learner, log):
    pure = HybridRegressor(None, learner, log=log, random_state=0)
    stacked = HybridRegressor(flops_time, learner, ratio=False, log=log, random_state=0)
    assert error(stacked) < 0.5 * error(pure)
    assert error(clone(stacked).set_params(ratio=True)) < 0.5 * error(stacked)


def test_smooth_learner_finds_the_factor():
    def truth(X):
        return 5 * flops_time(X) * X[:, 2] ** -0.2

    logs = HybridRegressor(flops_time, LinearRegression(), ratio=False)
    # the factor is no sum of multiples of log a and the columns, but near one; the time itself is not
    assert error(logs, truth) < 0.15
    assert error(HybridRegressor(None, LinearRegression()), truth) > 0.8
    # of a sum that has log a as a term, the rest is a sum of the others
    X, new = sizes(30, 0), sizes(100, 1)
    ratios = clone(logs).set_params(ratio=True).fit(X, truth(X))
    assert ratios.predict(new) == pytest.approx(logs.fit(X, truth(X)).predict(new))


@pytest.mark.parametrize("log", standing([True, False], for_all=bool))
def test_exact_analytical_model_is_all_that_counts(log):
    X, new = sizes(12, 0), sizes(100, 1)
    model = HybridRegressor(flops_time, ratio=False, log=log, aggregation="learned", random_state=0)
    model.fit(X, flops_time(X))
    assert model.weight_ == pytest.approx(1)
    assert model.predict(new) == pytest.approx(flops_time(new), rel=1e-6)
    linear = HybridRegressor(flops_time, LinearRegression(), ratio=False, log=log).fit(X, flops_time(X))
    assert linear.predict(new) == pytest.approx(flops_time(new), rel=1e-6)
    # what is learned of a ratio is then the analytical time itself, whatever the share
    for aggregation in (None, "mean", "learned"):
        ratios = clone(model).set_params(ratio=True, aggregation=aggregation).fit(X, flops_time(X))
        assert ratios.predict(new) == pytest.approx(flops_time(new), rel=1e-12)


@pytest.mark.parametrize("stacking", [True, False])
@pytest.mark.parametrize("learner", ["dt", "rf", "et", LinearRegression()])
@pytest.mark.parametrize("log", [True, False])
def test_constant_factor_is_learned_from_one_row(log, learner, stacking):
    """Where the time is learned, one row is the same time for all."""
    one, new = sizes(1, 0), sizes(100, 1)
    model = HybridRegressor(flops_time, learner, stacking=stacking, log=log, random_state=0)
    model.fit(one, 3 * flops_time(one))
    assert model.predict(new) == pytest.approx(3 * flops_time(new), rel=1e-12)
    model.set_params(ratio=False).fit(one, 3 * flops_time(one))
    assert model.predict(new) == pytest.approx(np.repeat(3 * flops_time(one), 100), rel=1e-12)


@pytest.mark.parametrize("aggregation", [None, "learned", 0.3])
@pytest.mark.parametrize("log", [True, False])
def test_constant_factor_is_learned_from_few_rows_and_the_share_is_taken(log, aggregation):
    few, new = sizes(6, 0), sizes(100, 1)
    model = HybridRegressor(flops_time, "dt", log=log, aggregation=aggregation, random_state=0)
    model.fit(few, 3 * flops_time(few))
    share = 0.3 if aggregation == 0.3 else 0.0
    assert model.weight_ == pytest.approx(share, abs=1e-12)
    factor = 3 ** (1 - share) if log else share + 3 * (1 - share)
    assert model.predict(new) == pytest.approx(factor * flops_time(new), rel=1e-9)


@pytest.mark.parametrize("log", [True, False])
def test_unit_of_the_formula_is_learned(log):
    X, y, new = sizes(40, 0), measured(sizes(40, 0)), sizes(100, 1)
    model = HybridRegressor(flops_time, LinearRegression(), log=log).fit(X, y)
    other = clone(model).set_params(analytical=microseconds).fit(X, y)
    assert other.predict(new) == pytest.approx(model.predict(new), rel=1e-9)
    # and a share of the formula is one of what it says, in its unit
    model.set_params(aggregation="learned", random_state=0).fit(X, y)
    other = clone(model).set_params(analytical=microseconds).fit(X, 1e6 * y)
    assert other.predict(new) == pytest.approx(1e6 * model.predict(new), rel=1e-9)
    assert other.weight_ == pytest.approx(model.weight_, abs=1e-9)


def microseconds(X):
    return 1e6 * flops_time(X)


@pytest.mark.exhaustive
@pytest.mark.parametrize("ratio", [True, False])
@pytest.mark.parametrize("aggregation", [None, "learned"])
@pytest.mark.parametrize("log", [True, False])
def test_useless_analytical_model_does_little_harm(log, aggregation, ratio):
    pure = HybridRegressor(log=log, random_state=0)
    constant = HybridRegressor(ones, ratio=ratio, log=log, aggregation=aggregation, random_state=0)
    assert error(constant, n=100) < 1.1 * error(pure, n=100)


def ones(X):
    return np.ones(len(X))


@pytest.mark.parametrize("aggregation", [None, "mean", "learned", 0.3])
def test_without_an_analytical_model_it_is_pure_learning(aggregation):
    X, y = sizes(20, 0), measured(sizes(20, 0))
    model = HybridRegressor(aggregation=aggregation, random_state=0).fit(X, y)
    assert model.weight_ == 0
    for other in (HybridRegressor(random_state=0), HybridRegressor(ratio=False, random_state=0)):
        assert (model.predict(X) == other.fit(X, y).predict(X)).all()
    assert model.learner_.n_features_in_ == 3


@pytest.mark.parametrize("ratio", [True, False])
def test_inputs_of_the_learner(ratio):
    X, y = sizes(20, 0), measured(sizes(20, 0))
    stacked = HybridRegressor(flops_time, ratio=ratio, random_state=0).fit(X, y)
    assert stacked.learner_["scale"].mean_ == pytest.approx([*X.mean(axis=0), np.log(flops_time(X)).mean()])
    apart = HybridRegressor(flops_time, ratio=ratio, stacking=False, aggregation=0.5, standardize=False)
    assert apart.fit(X, y).learner_.n_features_in_ == 3
    unused = HybridRegressor(refuse, ratio=ratio, stacking=False)
    if ratio:
        with pytest.raises(AssertionError, match="asked"):
            unused.fit(X, y)
    else:
        assert unused.fit(X, y).weight_ == 0


@pytest.mark.parametrize("stacking", [True, False])
@pytest.mark.parametrize("ratio", [True, False])
@pytest.mark.parametrize("log", [True, False])
def test_target_of_the_learner(log, ratio, stacking):
    X, y, a = sizes(20, 0), measured(sizes(20, 0)), flops_time(sizes(20, 0))
    model = HybridRegressor(flops_time, Keeper(), stacking=stacking, ratio=ratio, log=log, standardize=False)
    keeper = model.fit(X, y).learner_
    factor = y / a if ratio else y
    np.testing.assert_allclose(keeper.y_, np.log(factor) if log else factor)
    seen = np.column_stack([X, np.log(a) if log else a]) if stacking else X
    np.testing.assert_allclose(keeper.X_, seen)
    # what it predicts is turned into times again
    assert model.predict(X) == pytest.approx(y)


class Keeper(RegressorMixin, BaseEstimator):
    """Keeps what it learns from, and predicts it."""

    def fit(self, X, y):
        self.X_, self.y_ = X, y
        return self

    def predict(self, X):
        return self.y_


def refuse(X):
    raise AssertionError("asked")


def test_analytical_model_is_given_the_columns_of_a_data_frame():
    X = sizes(20, 0)
    frame = pd.DataFrame(X, columns=["m", "n", "k"])
    named = HybridRegressor(lambda X: 2e-9 * X["m"] * X["n"] * X["k"], aggregation="mean", random_state=0)
    numbered = HybridRegressor(flops_time, aggregation="mean", random_state=0).fit(X, measured(X))
    assert named.fit(frame, measured(X)).predict(frame) == pytest.approx(numbered.predict(X))
    assert named.feature_names_in_.tolist() == ["m", "n", "k"]
    with pytest.raises(ValueError, match="feature names"):
        named.predict(frame[["k", "m", "n"]])


def test_fitted_estimator_is_used_as_it_is():
    X, y = sizes(40, 0), measured(sizes(40, 0))
    other = KNeighborsRegressor(1).fit(X, y)
    model = HybridRegressor(FrozenEstimator(other), LinearRegression(), log=False, aggregation=1.0)
    assert (clone(model).fit(X[:5], 100 * y[:5]).predict(X) == y).all()
    assert np.isfinite(cross_val_score(model, X, y, cv=3)).all()
    # not frozen it serves too, but copies of it are not fitted, and say so
    bare = HybridRegressor(other, LinearRegression(), log=False, aggregation=1.0)
    assert (bare.fit(X[:5], y[:5]).predict(X) == y).all()
    with pytest.raises(NotFittedError, match=r"KNeighborsRegressor is not fitted.*FrozenEstimator"):
        clone(bare).fit(X, y)


def test_learner_given_is_not_fitted():
    learner = DummyRegressor()
    model = HybridRegressor(learner=learner).fit(sizes(5, 0), measured(sizes(5, 0)))
    assert not hasattr(learner, "constant_")
    assert model.predict(sizes(2, 1)) == pytest.approx(np.exp(np.log(measured(sizes(5, 0))).mean()))


@pytest.mark.parametrize("ratio", standing([True, False], for_all=bool))
def test_seed_decides(ratio):
    X = sizes(40, 0)
    # of noise no factor is learned, and a share of the formula helps
    y = measured(X) * np.exp(np.random.default_rng(0).normal(0, 2, 40) if ratio else 0)
    first, again, other = (
        HybridRegressor(flops_time, ratio=ratio, aggregation="learned", random_state=seed).fit(X, y)
        for seed in (1, 1, 2)
    )
    assert (first.predict(X) == again.predict(X)).all()
    assert first.weight_ == again.weight_ != other.weight_
    assert 0 < first.weight_ < 1


def test_bad_learner_and_analytical_model_are_named():
    with pytest.raises(ValueError, match="no learner 'svm'; choose from dt, rf, et or"):
        HybridRegressor(learner="svm").fit([[1.0], [2.0]], [1.0, 2.0])
    with pytest.raises(TypeError, match="analytical 3 is neither"):
        HybridRegressor(3).fit([[1.0], [2.0]], [1.0, 2.0])


@pytest.mark.parametrize("ratio", [True, False])
@pytest.mark.parametrize("settings", [{}, {"analytical": ones, "log": False, "aggregation": "learned"}])
def test_times_must_be_positive(settings, ratio):
    with pytest.raises(ValueError, match=r"times must be positive .* found 0 in row 1"):
        HybridRegressor(ratio=ratio, **settings).fit([[1.0], [2.0]], [1.0, 0.0])


@pytest.mark.parametrize("ratio", [True, False])
def test_plain_times_may_be_anything(ratio):
    model = HybridRegressor(ones, LinearRegression(), ratio=ratio, log=False)
    model.fit([[1.0], [2.0]], [1.0, -1.0])
    assert model.predict([[3.0]]) == pytest.approx([-3.0])


def first(X):
    return X[:, 0]


@pytest.mark.parametrize("stacking", [True, False])
@pytest.mark.parametrize("time", [0.0, -2.0])
def test_analytical_time_must_be_positive_where_a_ratio_is_learned(time, stacking):
    said = rf"predicts {time:g} for row 1 .* finite and positive"
    model = HybridRegressor(first, LinearRegression(), stacking=stacking, log=False)
    with pytest.raises(ValueError, match=said):
        clone(model).fit([[1.0], [time]], [1.0, 2.0])
    model.fit([[1.0], [2.0]], [1.0, 2.0])
    with pytest.raises(ValueError, match=said):
        model.predict([[1.0], [time]])
    # the time itself may be learned beside it, if no logarithms are
    stacked = clone(model).set_params(ratio=False).fit([[1.0], [time]], [1.0, time])
    assert stacked.predict([[4 * time]]) == pytest.approx([4 * time])
    with pytest.raises(ValueError, match=said):
        clone(stacked).set_params(stacking=True, log=True).fit([[1.0], [time]], [1.0, 2.0])
