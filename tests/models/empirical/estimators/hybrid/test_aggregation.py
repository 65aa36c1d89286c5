"""How much of a prediction is analytical: weights given, and learned."""

import numpy as np
import pytest
from chainline.models.empirical.estimators.hybrid.regressor import (
    HybridRegressor,
    aggregated,
    best_weight,
    held_out_predictions,
)
from sklearn.base import BaseEstimator, RegressorMixin, clone
from sklearn.tree import DecisionTreeRegressor

from .....tier import standing

pytestmark = pytest.mark.usefixtures("small_forests")


def flops_time(X):
    return 2e-9 * X[:, 0] * X[:, 1] * X[:, 2]


def measured(X):
    """Return the analytical time times a smooth factor."""
    return flops_time(X) * (1.5 + 20 / np.sqrt(X[:, 1]))


def noisy(X):
    """Return the analytical time, off by a factor that the last digits of a column decide."""
    return 2.5 * flops_time(X) * np.exp(0.5 * np.sin(1e6 * X[:, 0]))


def sizes(n, seed):
    return np.exp(np.random.default_rng(seed).uniform(np.log(16), np.log(2048), (n, 3)))


def test_best_weight_is_that_of_a_search():
    random = np.random.default_rng(0)
    analytical, learned, target = random.normal(size=(3, 50))
    weights = np.linspace(0, 1, 10_001)
    squares = [np.sum((aggregated(analytical, learned, w) - target) ** 2) for w in weights]
    assert 0 < best_weight(analytical, learned, target) < 1
    assert best_weight(analytical, learned, target) == pytest.approx(weights[np.argmin(squares)], abs=1e-4)


@pytest.mark.parametrize("unit", [1.0, 1e-200, 1e200])
def test_best_weight_is_convex_and_has_no_unit(unit):
    low, high = np.array([1.0, 2.0]) * unit, np.array([3.0, 4.0]) * unit
    assert best_weight(low, high, 0.5 * low) == 1
    assert best_weight(low, high, 2 * high) == 0
    assert best_weight(low, high, 0.5 * (low + high)) == pytest.approx(0.5)
    assert best_weight(low, low, high) == 0


def noise(X):
    return np.exp(np.random.default_rng(5).normal(0, 3, len(X)))


# but for factors of noise over four decades, of which trees learn means that are ruled by the largest
@pytest.mark.parametrize(
    ("log", "ratio"), standing([(True, False), (False, False), (True, True)], for_all=lambda case: case[1])
)
def test_weight_of_noise_is_near_zero(log, ratio):
    X = sizes(200, 0)
    y = X[:, 0] + X[:, 1]
    model = HybridRegressor(noise, ratio=ratio, log=log, aggregation="learned", random_state=0).fit(X, y)
    assert 0 <= model.weight_ < 0.05


@pytest.mark.parametrize("ratio", [True, False])
def test_weight_is_between_where_both_know_something(ratio):
    """Two independent errors of the same size are halved best."""
    random = np.random.default_rng(0)
    y = np.exp(random.normal(0, 1, 2000))
    ours, theirs = (y * np.exp(random.normal(0, 0.3, 2000)) for _ in range(2))
    X = np.log(np.column_stack([theirs / ours if ratio else theirs, ours]))
    model = HybridRegressor(lambda X: np.exp(X[:, 1]), FirstColumn(), ratio=ratio, standardize=False)
    model.set_params(stacking=False, aggregation="learned")
    assert model.fit(X, y).weight_ == pytest.approx(0.5, abs=0.05)


class FirstColumn(RegressorMixin, BaseEstimator):
    """Predicts the first column, whatever it learns from."""

    def fit(self, X, y):
        self.n_features_in_ = X.shape[1]
        return self

    def predict(self, X):
        return X[:, 0]


@pytest.mark.parametrize("ratio", [True, False])
@pytest.mark.parametrize("log", [True, False])
def test_weight_is_learned_from_rows_that_the_learner_did_not_see(log, ratio):
    """A tree repeats what it learned from without error, and knows nothing of the rest."""
    X = sizes(60, 0)
    y = flops_time(X) * np.exp(np.random.default_rng(1).normal(0, 0.1, 60))
    model = HybridRegressor(flops_time, "dt", ratio=ratio, log=log, random_state=0)
    model.set_params(stacking=False, aggregation="learned")
    assert model.fit(X, y).weight_ > 0.9


@pytest.mark.parametrize("log", [True, False])
def test_share_of_a_ratio_is_that_of_held_out_ratios(log):
    X, y, a = sizes(40, 0), measured(sizes(40, 0)), noisy(sizes(40, 0))
    model = HybridRegressor(noisy, "dt", standardize=False, stacking=False, log=log, aggregation="learned")
    seed = int(np.random.RandomState(3).randint(2**31 - 1))
    tree = DecisionTreeRegressor(random_state=seed)
    held_out = held_out_predictions(tree, X, np.log(y) - np.log(a) if log else y / a, seed)
    if log:
        expected = best_weight(np.log(a), np.log(a) + held_out, np.log(y))
    else:
        expected = best_weight(a / y, a * held_out / y, np.ones(40))
    assert 0 < expected < 1
    assert model.set_params(random_state=3).fit(X, y).weight_ == pytest.approx(expected)


@pytest.mark.parametrize("ratio", [True, False])
def test_weight_of_times_is_not_ruled_by_the_longest(ratio):
    X = np.array([[1.01, 3.0]] * 20 + [[0.9e6, 1e6]])  # what is learned, and the analytical prediction
    if ratio:
        X[:, 0] /= X[:, 1]
    y = np.array([1.0] * 20 + [1e6])
    model = HybridRegressor(lambda X: X[:, 1], FirstColumn(), ratio=ratio, log=False, standardize=False)
    assert model.set_params(stacking=False, aggregation="learned").fit(X, y).weight_ == 0


@pytest.mark.parametrize("ratio", [True, False])
def test_share_is_of_times_or_of_their_logarithms(ratio):
    X, new, y = sizes(20, 0), sizes(50, 1), measured(sizes(20, 0))
    time = flops_time(new)

    def fitted(**settings):
        return HybridRegressor(flops_time, ratio=ratio, random_state=0, **settings).fit(X, y)

    learned, mixed, mean = fitted().predict(new), fitted(aggregation=0.25), fitted(aggregation="mean")
    assert mixed.predict(new) == pytest.approx(time**0.25 * learned**0.75)
    assert mean.predict(new) == pytest.approx((time + learned) / 2)
    assert (mixed.weight_, mean.weight_) == (0.25, 0.5)
    assert fitted(aggregation=1.0).predict(new) == pytest.approx(time)
    plain = fitted(log=False).predict(new)
    mixed = fitted(log=False, aggregation=0.25)
    assert mixed.predict(new) == pytest.approx(0.25 * time + 0.75 * plain)
    assert fitted(log=False, aggregation="mean").predict(new) == pytest.approx((time + plain) / 2)


# no share of a formula helps whose factor is smooth, and learned
@pytest.mark.parametrize(("analytical", "ratio"), [(flops_time, False), (noisy, True)])
def test_learned_weight_can_be_given_as_a_number(analytical, ratio):
    X, y = sizes(40, 0), measured(sizes(40, 0))
    learned = HybridRegressor(analytical, "dt" if ratio else "et", ratio=ratio, random_state=0)
    learned.set_params(aggregation="learned").fit(X, y)
    assert 0 < learned.weight_ < 1
    given = clone(learned).set_params(aggregation=learned.weight_).fit(X, y)
    assert (given.predict(X) == learned.predict(X)).all()


@pytest.mark.parametrize("aggregation", ["median", -0.1, 1.5, float("nan"), True, [0.5]])
def test_bad_aggregation_is_named(aggregation):
    with pytest.raises(ValueError, match="must be None, 'mean', 'learned' or between 0 and 1"):
        HybridRegressor(aggregation=aggregation).fit([[1.0], [2.0]], [1.0, 2.0])


@pytest.mark.parametrize("ratio", [True, False])
def test_share_is_not_learned_from_one_row(ratio):
    with pytest.raises(ValueError, match="needs two rows, found n_samples=1"):
        HybridRegressor(lambda X: X[:, 0], ratio=ratio, aggregation="learned").fit([[1.0]], [1.0])
