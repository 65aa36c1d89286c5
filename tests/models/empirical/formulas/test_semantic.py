import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.formulas.comparison import compare_formulas
from chainline.models.empirical.formulas.grammar import read_formula
from chainline.models.empirical.formulas.semantic import compare_values, formula_values
from chainline.models.empirical.formulas.space_points import grid
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial import distance

_values = st.lists(st.floats(0.01, 1e3), min_size=3, max_size=3).map(np.array)


def test_the_example_of_section_4_2():
    first = read_formula("3*x + 0.4*y + y^2 + 2*log2(x)*y + x*y")
    second = read_formula("5*x + 0.5*x^2 + 3*y + y^2")
    points = grid({"x": np.arange(1.0, 101), "y": np.arange(0.0, 51, 2)})
    found = compare_formulas(first, second, points).semantic
    assert found.n == 2600
    assert found.chebyshev_distance == pytest.approx(5200)
    x, y = points.points.T
    difference = 2 * x + 0.5 * x**2 + 2.6 * y - 2 * y * np.log2(x) - x * y
    assert found.averaged.minkowski_3 == pytest.approx((np.abs(difference) ** 3).mean())


@settings(deadline=None)
@given(_values, _values)
def test_standard_measures_are_those_of_scipy(a, e):
    found = compare_values(a, e)
    assert found.standard.manhattan == pytest.approx(distance.cityblock(a, e))
    assert found.standard.euclidean == pytest.approx(distance.euclidean(a, e))
    assert found.standard.minkowski_3 == pytest.approx(distance.minkowski(a, e, 3))
    assert found.chebyshev_distance == pytest.approx(distance.chebyshev(a, e))
    assert found.cosine_similarity == pytest.approx(1 - distance.cosine(a, e), abs=1e-9)


@settings(deadline=None)
@given(_values, _values)
def test_averaged_and_standard_say_the_same_in_two_ways(a, e):
    found = compare_values(a, e)
    averaged, standard = found.averaged, found.standard
    assert averaged.manhattan * 3 == pytest.approx(standard.manhattan)
    assert averaged.euclidean * 3 == pytest.approx(standard.euclidean**2)
    assert averaged.minkowski_3 * 3 == pytest.approx(standard.minkowski_3**3)


def test_figures_by_hand():
    found = compare_values(np.array([1.0, 2.0, 4.0]), np.array([2.0, 2.0, 2.0]))
    assert found.error_rate == pytest.approx((1 + 0 + 0.5) / 3)
    assert found.jaccard_similarity == pytest.approx(5 / 8)
    assert (found.averaged.manhattan, found.averaged.euclidean, found.averaged.minkowski_3) == (1, 5 / 3, 3)


def test_what_is_undefined_is_none():
    zeros, ones = np.zeros(2), np.ones(2)
    assert compare_values(zeros, ones).error_rate is None
    assert compare_values(zeros, ones).cosine_similarity is None
    assert compare_values(zeros, zeros).jaccard_similarity is None
    half = compare_values(np.array([0.0, 2.0]), ones)
    assert (half.error_rate, half.n_error_rate) == (0.5, 1)


def test_points_without_a_value_are_told():
    points = grid({"y": np.array([1.0, 0.0])})
    with pytest.raises(UsageError, match="the formula has no finite value at y = 0"):
        formula_values(read_formula("log2(y)"), points, "the formula")
    with pytest.raises(UsageError, match="too large a value at y = 1"):
        formula_values(read_formula("1e300 + y"), points, "the formula")
    with pytest.raises(UsageError, match="the parameter 'z'"):
        formula_values(read_formula("z"), points, "the formula")


def test_large_values_do_not_overflow():
    found = compare_values(np.array([1e95, 0.0]), np.array([0.0, 1e95]))
    assert found.standard.minkowski_3 == pytest.approx(2 ** (1 / 3) * 1e95)
    assert np.isfinite(found.averaged.minkowski_3)
