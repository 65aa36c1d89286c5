"""How much of a prediction is analytical: weights given, and learned."""

import numpy as np
import pytest
from chainline.models.hybrid.aggregation import aggregated, best_weight
from chainline.models.hybrid.regressor import HybridRegressor
from sklearn.base import BaseEstimator, RegressorMixin, clone


def flops_time(X):
    return 2e-9 * X[:, 0] * X[:, 1] * X[:, 2]


def measured(X):
    """Return the analytical time times a smooth factor."""
    return flops_time(X) * (1.5 + 20 / np.sqrt(X[:, 1]))


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


@pytest.mark.parametrize("log", [True, False])
def test_weight_of_noise_is_near_zero(log):
    X = sizes(200, 0)
    y = X[:, 0] + X[:, 1]
    model = HybridRegressor(noise, log=log, aggregation="learned", random_state=0).fit(X, y)
    assert 0 <= model.weight_ < 0.05


def test_weight_is_between_where_both_know_something():
    """Two independent errors of the same size are halved best."""
    random = np.random.default_rng(0)
    y = np.exp(random.normal(0, 1, 2000))
    ours, theirs = (y * np.exp(random.normal(0, 0.3, 2000)) for _ in range(2))
    X = np.log(np.column_stack([theirs, ours]))
    model = HybridRegressor(
        lambda X: np.exp(X[:, 1]), FirstColumn(), stacking=False, standardize=False, aggregation="learned"
    )
    assert model.fit(X, y).weight_ == pytest.approx(0.5, abs=0.05)


class FirstColumn(RegressorMixin, BaseEstimator):
    """Predicts the first column, whatever it learns from."""

    def fit(self, X, y):
        self.n_features_in_ = X.shape[1]
        return self

    def predict(self, X):
        return X[:, 0]


@pytest.mark.parametrize("log", [True, False])
def test_weight_is_learned_from_rows_that_the_learner_did_not_see(log):
    """A tree repeats what it learned from without error, and knows nothing of the rest."""
    X = sizes(60, 0)
    y = flops_time(X) * np.exp(np.random.default_rng(1).normal(0, 0.1, 60))
    model = HybridRegressor(flops_time, "dt", stacking=False, log=log, aggregation="learned", random_state=0)
    assert model.fit(X, y).weight_ > 0.9


def test_weight_of_times_is_not_ruled_by_the_longest():
    X = np.array([[1.01, 3.0]] * 20 + [[0.9e6, 1e6]])  # what is learned, and the analytical prediction
    y = np.array([1.0] * 20 + [1e6])
    model = HybridRegressor(lambda X: X[:, 1], FirstColumn(), log=False, standardize=False)
    assert model.set_params(stacking=False, aggregation="learned").fit(X, y).weight_ == 0


def test_share_is_of_times_or_of_their_logarithms():
    X, y = sizes(20, 0), measured(sizes(20, 0))
    learned = HybridRegressor(flops_time, random_state=0).fit(X, y).predict(X)
    time = flops_time(X)
    mixed = HybridRegressor(flops_time, aggregation=0.25, random_state=0).fit(X, y)
    assert mixed.predict(X) == pytest.approx(time**0.25 * learned**0.75)
    mean = HybridRegressor(flops_time, aggregation="mean", random_state=0).fit(X, y)
    assert mean.predict(X) == pytest.approx((time + learned) / 2)
    assert (mixed.weight_, mean.weight_) == (0.25, 0.5)
    alone = HybridRegressor(flops_time, aggregation=1.0, random_state=0).fit(X, y)
    assert alone.predict(X) == pytest.approx(time)
    plain = HybridRegressor(flops_time, log=False, random_state=0).fit(X, y).predict(X)
    mixed = HybridRegressor(flops_time, log=False, aggregation=0.25, random_state=0).fit(X, y)
    assert mixed.predict(X) == pytest.approx(0.25 * time + 0.75 * plain)


def test_learned_weight_can_be_given_as_a_number():
    X, y = sizes(40, 0), measured(sizes(40, 0))
    learned = HybridRegressor(flops_time, aggregation="learned", random_state=0).fit(X, y)
    assert 0 < learned.weight_ < 1
    given = clone(learned).set_params(aggregation=learned.weight_).fit(X, y)
    assert (given.predict(X) == learned.predict(X)).all()


@pytest.mark.parametrize("aggregation", ["median", -0.1, 1.5, float("nan"), True, [0.5]])
def test_bad_aggregation_is_named(aggregation):
    with pytest.raises(ValueError, match="must be None, 'mean', 'learned' or between 0 and 1"):
        HybridRegressor(aggregation=aggregation).fit([[1.0], [2.0]], [1.0, 2.0])


def test_share_is_not_learned_from_one_row():
    with pytest.raises(ValueError, match="needs two rows, found n_samples=1"):
        HybridRegressor(lambda X: X[:, 0], aggregation="learned").fit([[1.0]], [1.0])
