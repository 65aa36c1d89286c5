"""MARS on functions whose bends are known, and as a scikit-learn estimator."""

import numpy as np
import pytest
from chainline.models.empirical.estimators.splines.hinges import Hinge, Term
from chainline.models.empirical.estimators.splines.regressor import (
    MARSRegressor,
    generalised_cross_validation,
    prune,
)
from sklearn.utils.estimator_checks import parametrize_with_checks

from .....tier import sized

RNG = np.random.default_rng(0)


@parametrize_with_checks([MARSRegressor(), MARSRegressor(max_degree=1)][: sized(1, 9)])
def test_scikit_learn_checks(estimator, check):
    check(estimator)


def test_one_bend_is_found_where_it_is():
    x = np.sort(RNG.uniform(0, 10, 400))[:, None]
    y = 2 + 3 * np.maximum(0, x[:, 0] - 4)
    model = MARSRegressor(max_degree=1, min_span=1).fit(x, y)
    knots = {round(hinge.knot, 1) for term in model.terms_ for hinge in term.hinges}
    assert min(abs(knot - 4) for knot in knots) < 0.1
    assert model.predict([[0.0], [4.0], [10.0], [20.0]]) == pytest.approx([2, 2, 20, 50], abs=0.2)


def test_friedman_s_function_needs_the_product_of_two_variables():
    """Friedman's Section 4.2: ``10 sin(pi x0 x1) + 20 (x2 - 1/2)^2 + 10 x3 + 5 x4`` of ten variables."""
    X = RNG.random((1000, 10))
    truth = 10 * np.sin(np.pi * X[:, 0] * X[:, 1]) + 20 * (X[:, 2] - 0.5) ** 2 + 10 * X[:, 3] + 5 * X[:, 4]
    model = MARSRegressor(max_degree=2).fit(X[:500], truth[:500] + RNG.standard_normal(500))
    left = np.mean((model.predict(X[500:]) - truth[500:]) ** 2) / truth.var()
    assert left < 0.02
    assert any(term.variables == {0, 1} for term in model.terms_)
    used = frozenset().union(*(term.variables for term in model.terms_))
    additive = MARSRegressor(max_degree=1).fit(X[:500], truth[:500])
    assert all(term.degree <= 1 for term in additive.terms_)
    assert used >= {0, 1, 2, 3, 4}


def test_pure_noise_is_left_alone():
    X = RNG.random((300, 3))
    noise = RNG.standard_normal(300)
    assert MARSRegressor().fit(X, noise).score(X, noise) < 0.15


def test_forward_gain_is_that_of_least_squares():
    """The sums that grow along sorted values give the error that solving anew gives."""
    from chainline.models.empirical.estimators.splines.regressor import Growth, grow  # noqa: PLC0415

    X = RNG.standard_normal((80, 2))
    y = np.abs(X[:, 0] - 0.3) + 0.1 * RNG.standard_normal(80)
    growth = Growth(3, 1, 1, 1, 1e-6)
    (_, first, *_) = grow(X, y, growth)
    best = min(
        (float(np.linalg.lstsq(_pair(X, variable, knot), y, rcond=None)[1][0]), variable, knot)
        for variable in range(2)
        for knot in np.sort(X[:, variable])[1:-1]
    )
    assert (first.hinges[0].variable, first.hinges[0].knot) == (best[1], best[2])


def _pair(X, variable, knot):
    x = X[:, variable]
    return np.column_stack([np.ones(len(X)), np.maximum(0, x - knot), np.maximum(0, knot - x)])


def test_backward_pass_keeps_what_lowers_cross_validation():
    columns = np.column_stack([np.ones(100), RNG.standard_normal((100, 4))])
    y = 3 + 2 * columns[:, 2] + 1e-3 * RNG.standard_normal(100)
    assert prune(columns, y, 3.0) == [0, 2]
    assert generalised_cross_validation(10.0, 100, 2, 3.0) == pytest.approx(0.1 / (1 - 3.5 / 100) ** 2)
    assert generalised_cross_validation(1.0, 5, 3, 3.0) == np.inf


def test_product_of_hinges():
    term = Term().times(Hinge(0, 1.0, 1)).times(Hinge(1, 2.0, -1))
    assert term.values(np.array([[3.0, 0.0], [0.0, 0.0], [3.0, 5.0]])).tolist() == [4.0, 0.0, 0.0]
    assert (term.degree, term.variables) == (2, {0, 1})


def test_bad_parameters_are_named():
    with pytest.raises(ValueError, match="max_terms 0 and max_degree 2 must be positive"):
        MARSRegressor(max_terms=0).fit([[1.0], [2.0]], [1.0, 2.0])


def test_too_few_samples_for_a_knot_give_a_line_that_goes_on_at_both_ends():
    x = np.linspace(0, 1, 6)[:, None]
    model = MARSRegressor(max_degree=1).fit(x, 2 + 3 * x[:, 0])
    assert model.predict([[-1.0], [2.0]]) == pytest.approx([-1.0, 8.0])


def test_equal_gains_are_not_decided_by_the_last_digit():
    X = np.random.default_rng(0).uniform(1.0, 2.0, (60, 1))
    y = np.sin(9 * X[:, 0])
    for scale in (1.0, 3.0, 0.1, 1 / 7):  # the last digits of a scaled copy are others
        terms = MARSRegressor(max_degree=1).fit(np.hstack([X, scale * X]), y).terms_
        assert {variable for term in terms for variable in term.variables} == {0}
