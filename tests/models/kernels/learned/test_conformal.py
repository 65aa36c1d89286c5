"""Intervals hold as often as they say, also where errors differ in size."""

import numpy as np
import pytest
from chainline.models.kernels.learned.conformal import GroupConformalRegressor, conformal_quantile
from chainline.models.kernels.learned.correction import CorrectionRegressor
from sklearn.dummy import DummyRegressor
from sklearn.utils.estimator_checks import check_estimator


@pytest.fixture(scope="module")
def data():
    """Thirty groups; the errors of rows with x = 0 are a fifth of those with x = 1."""
    random = np.random.default_rng(0)
    x = random.integers(0, 2, 3000).astype(float)
    y = 100 * np.exp(random.normal(0, 0.02, 3000) * (1 + 4 * x))
    return x[:, None], y, np.arange(3000) // 100


def _inside(model, X, y):
    low, high = model.predict_interval(X).T
    return (low <= y) & (y <= high)


def test_intervals_hold_on_rows_not_seen(data):
    X, y, groups = data
    seen = groups < 20
    model = GroupConformalRegressor(DummyRegressor(), 0.8).fit(X[seen], y[seen], groups[seen])
    assert _inside(model, X[~seen], y[~seen]).mean() == pytest.approx(0.8, abs=0.04)


def test_scale_makes_them_hold_everywhere(data):
    X, y, groups = data
    seen = groups < 20
    for scale, even in (((), False), ((0,), True)):
        model = GroupConformalRegressor(DummyRegressor(), 0.9, scale).fit(X[seen], y[seen], groups[seen])
        inside = _inside(model, X[~seen], y[~seen])
        shares = [inside[X[~seen, 0] == value].mean() for value in (0, 1)]
        assert (max(shares) - min(shares) < 0.06) == even
    low, high = model.predict_interval([[0.0], [1.0]]).T
    assert np.log(high / low)[1] > 3 * np.log(high / low)[0]


@pytest.mark.parametrize(("coverage", "message"), [(0, "coverage 0"), (1, "coverage 1"), (90, "coverage 90")])
def test_coverage_is_a_share(data, coverage, message):
    X, y, groups = data
    with pytest.raises(ValueError, match=message):
        GroupConformalRegressor(DummyRegressor(), coverage).fit(X, y, groups)


def test_targets_are_positive(data):
    X, y, groups = data
    with pytest.raises(ValueError, match="positive"):
        GroupConformalRegressor(DummyRegressor()).fit(X, -y, groups)


def test_few_rows_of_one_group_are_left_out_one_by_one():
    X, y = np.zeros((3, 1)), np.array([1.0, 2.0, 4.0])
    model = GroupConformalRegressor(DummyRegressor()).fit(X, y, np.zeros(3))
    assert model.residuals_ == pytest.approx(np.log([1 / 3, 2 / 2.5, 4 / 1.5]))


def test_few_scores_give_the_largest():
    assert conformal_quantile(np.array([3.0, 1.0]), 0.9) == 3.0


@pytest.mark.exhaustive
def test_passes_the_checks_of_scikit_learn():
    check_estimator(GroupConformalRegressor(CorrectionRegressor(n_estimators=20)))
