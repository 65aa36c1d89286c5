import numpy as np
import pytest
from chainline.models.empirical.formulas.comparison import compare_formulas
from chainline.models.empirical.formulas.grammar import read_formula
from chainline.models.empirical.formulas.space_points import grid

SIGNS = np.array([-1.0, 1.0])


def _combined(first, second, **axes):
    formulas = read_formula(first, list(axes)), read_formula(second, list(axes))
    return compare_formulas(*formulas, grid(axes)).combined


def test_shares_of_independent_classes_are_those_of_their_variances():
    found = _combined("10 + 3*x + y", "3*x", x=SIGNS, y=SIGNS)
    assert found.shares == pytest.approx((0, 0.9, 0.1))
    assert found.score == pytest.approx(0.9 * 2 + 0.1 * -2)
    assert found.unmatched == 0


def test_covariance_is_shared_out_evenly():
    """x and x*y with x, y of 1 and 3: variances 1 and 9, covariance 2."""
    ends = np.array([1.0, 3.0])
    found = _combined("x + x*y", "x + x*y", x=ends, y=ends)
    assert found.shares == pytest.approx((3 / 14, 11 / 14))


def test_a_class_that_counteracts_counts_by_its_size():
    ends = np.array([1.0, 3.0])
    found = _combined("x*y - x", "x*y", x=ends, y=ends)
    # covariances with the whole: 9 - 2 and 1 - 2
    assert found.shares == pytest.approx((7 / 8, 1 / 8))


def test_the_score_per_term_is_two_only_for_what_is_the_same():
    axis = np.linspace(1, 9, 5)
    same = _combined("x + x^2 + y", "x + x^2 + y", x=axis, y=axis)
    assert same.score_per_term == pytest.approx(2)
    other = _combined("x + y", "x*y", x=axis, y=axis)
    assert (other.score, other.score_per_term, other.unmatched) == (pytest.approx(-2), pytest.approx(-2), 1)


def test_scale_of_the_formulas_does_not_matter():
    axis = np.linspace(1, 9, 5)
    small = _combined("1e-90*x + 2e-90*y", "1e-90*x", x=axis, y=axis)
    large = _combined("1e90*x + 2e90*y", "1e90*x", x=axis, y=axis)
    assert small.shares == pytest.approx(large.shares)
    assert small.shares == pytest.approx((0.2, 0.8))


def test_without_variance_there_are_no_shares():
    assert _combined("5", "x", x=SIGNS) is None
    assert _combined("x", "x", x=np.array([3.0])) is None
    assert _combined("x", "5", x=SIGNS).unmatched is None
