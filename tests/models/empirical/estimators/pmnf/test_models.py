"""Models of functions that are known: one term, several, products, two regimes, other exponents."""

from fractions import Fraction

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.experiments.series import Series
from chainline.models.empirical.estimators.pmnf.confidence import bootstrap, deciding_point
from chainline.models.empirical.estimators.pmnf.fit import Search, Statistic, check_series, fit_series
from chainline.models.empirical.estimators.pmnf.model_families import combinations_of
from chainline.models.empirical.estimators.pmnf.one_parameter import best_terms
from chainline.models.empirical.estimators.pmnf.several_parameters import of_relative_errors
from chainline.models.empirical.formulas.formula import Formula, Term, TermChoice

X = np.array([2.0, 4.0, 8.0, 16.0, 32.0])
TERMS = TermChoice().terms()
RNG = np.random.default_rng(0)


def _series(points, values, names="pqrst", kernel="main"):
    points = np.asarray(points, float).reshape(len(values), -1)
    repetitions = tuple(np.atleast_1d(np.asarray(value, float)) for value in values)
    return Series(kernel, "time", tuple(names[: points.shape[1]]), points, repetitions)


def _grid(*values):
    return np.stack(np.meshgrid(*values, indexing="ij"), axis=-1).reshape(-1, len(values))


def _model(points, values, **search):
    return fit_series([_series(points, values)], Search(**search))[0]


def test_all_42_terms_are_recovered():
    assert len(TERMS) == 42
    models = best_terms(X, np.stack([200 + 10 * term.values(X) for term in TERMS]), TERMS)
    assert (models.chosen == np.arange(42)).all()
    assert models.constant == pytest.approx(200, rel=1e-9)
    assert models.coefficient == pytest.approx(10, rel=1e-9)


def test_leave_one_out_is_what_five_fits_say():
    values = RNG.uniform(1, 2, 5) * X
    models = best_terms(X, values[None], [Term(Fraction(1), 1)])
    column, errors = X * np.log2(X), []
    for i in range(5):
        kept = np.arange(5) != i
        slope, offset = np.polyfit(column[kept], values[kept], 1)
        predicted = slope * column[i] + offset
        errors.append(abs(predicted - values[i]) / (abs(predicted) + abs(values[i])))
    assert models.chosen[0] == 0
    assert models.scores.smape[0] == pytest.approx(200 * np.mean(errors), rel=1e-9)


def test_falling_terms_are_tried_where_values_fall():
    found = _model(X, 3 + 100 / X).model
    assert found.formula.text() == "3 + 100 p^(-1)"
    assert found.smape < 1e-9
    assert _model(X, 3 + 100 / X, choice=TermChoice(negative=False)).model.smape > 1
    noisy = [_model(X, (40 + 100 / X) * RNG.uniform(0.99, 1.01, 5)).model for _ in range(20)]
    assert sum(each.formula.order(0).power < 0 for each in noisy if each.formula.products) >= 15
    rising = _model(X, 3 + X * RNG.uniform(0.99, 1.01, 5)).model
    assert rising.formula.order(0).power >= 0


def test_falling_and_rising_kernels_at_the_same_points_do_not_mix():
    points = _grid(X, X)
    functions = [3 + 80 / points[:, 0] + points[:, 1], points[:, 1] * 64 / points[:, 0], points.sum(axis=1)]
    found = fit_series([_series(points, values, kernel=str(i)) for i, values in enumerate(functions)])
    assert all(each.model.smape < 1e-7 for each in found)
    assert [min(float(t.power) for p in f.model.formula.products for _, t in p) for f in found] == [-1, -1, 1]


def test_a_sum_on_a_cross_is_the_simplest_and_says_what_else_fits():
    base = np.full(7, 1.0)
    points = [base, *(np.where(np.arange(7) == i, x, base) for i in range(7) for x in X)]
    found = fit_series([_series(points, np.sum(points, axis=1), "abcdefg")])[0].model
    assert found.formula.text() == "1 a + 1 b + 1 c + 1 d + 1 e + 1 f + 1 g"
    assert "6 + 1 a b c d e f g" in [law.text() for law in found.others]
    values = np.sum(points, axis=1)
    for law in found.others:
        assert law.values(np.array(points)) == pytest.approx(values)
    point = deciding_point((found.formula, *found.others), np.array(points))
    laws = (found.formula, *found.others)
    first, *others = (float(law.values(point[None])[0]) for law in laws)
    assert min(abs(other / first - 1) for other in others) >= 0.2


def test_what_is_of_one_parameter_is_refused_for_two():
    points = _grid(X, X)
    series = [_series(points, points.sum(axis=1))]
    for search in (Search(segmented=True), Search(n_terms=2)):
        with pytest.raises(UsageError, match="laws of one parameter, and there are 2"):
            check_series(series, "runs.csv", search)
    assert check_series(series, "runs.csv", Search()) == []


def test_what_does_not_vary_is_constant():
    found = _model(X, np.full(5, 7.0)).model
    assert (found.formula.text(), found.smape) == ("7", 0.0)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_products_and_sums_of_several_parameters(n):
    points = _grid(*[[2.0, 4.0, 8.0, 16.0, 32.0]] * n)
    values = 5 + 2 * points.prod(axis=1) + 30 * points[:, 0]
    found = _model(points, values).model
    assert found.smape < 1e-8
    product = tuple((i, Term(Fraction(1), 0)) for i in range(n))
    assert dict(zip(found.formula.products, found.formula.coefficients, strict=True)) == {
        product: pytest.approx(2.0),
        product[:1]: pytest.approx(30.0),
    }


def test_sparse_lines_and_one_more_point_suffice():
    lines = [(x, 4.0) for x in X] + [(2.0, y) for y in (8.0, 16.0, 32.0, 64.0)] + [(32.0, 64.0)]
    points = np.array(lines)
    found = _model(points, 3 + points[:, 0] * np.sqrt(points[:, 1])).model
    assert found.smape < 1e-8
    assert found.formula.order(1) == Term(Fraction(1, 2), 0)


def test_kernels_at_the_same_points_do_not_mix():
    points = _grid(X, X)
    functions = [points[:, 0], points[:, 1] ** 2, np.full(25, 3.0), points.prod(axis=1), points.sum(axis=1)]
    series = [_series(points, values, kernel=str(i)) for i, values in enumerate(functions)]
    together = [found.model for found in fit_series(series)]
    alone = [fit_series([each])[0].model for each in series]
    assert [each.formula.products for each in together] == [each.formula.products for each in alone]
    assert all(each.smape < 1e-8 for each in together)


@pytest.mark.exhaustive
def test_two_regimes_are_found_and_one_stays_one():
    x = np.arange(1.0, 13.0)
    kinked = np.where(x <= 6, x**2, 30 + x)
    found = _model(x, kinked, segmented=True)
    assert found.segments.text() == "1 p^2 for p <= 6; 30 + 1 p for p >= 7"
    assert _model(x, x**2, segmented=True).segments is None
    noise = RNG.uniform(0.95, 1.05, (40, 12))
    smooth, jumping = 10 + x, np.where(x <= 6, x, 3 * x)
    assert not any(_model(x, smooth * each, segmented=True).segments for each in noise)
    assert all(_model(x, jumping * each, segmented=True).segments for each in noise)


def test_several_terms():
    x = np.arange(1.0, 11.0)
    found = _model(x, 4 + x**2 + 50 * np.log2(x), n_terms=2).model
    assert found.formula.text() in ("4 + 50 log2(p) + 1 p^2", "4 + 1 p^2 + 50 log2(p)")
    assert found.smape < 1e-8


def test_exponents_are_a_choice():
    falling = 10 + 64 / X
    assert _model(X, falling, choice=TermChoice(negative=True)).model.formula.text() == "10 + 64 p^(-1)"
    quartic = TermChoice({"4": [0]})
    assert _model(X, 2 + X**4, choice=quartic).model.formula.text() == "2 + 1 p^4"
    plain = _model(X, 1 + X * np.log2(X), choice=TermChoice(logarithms=False)).model.formula
    assert all(term.logarithm == 0 for product in plain.products for _, term in product)
    with pytest.raises(ValueError, match="no term"):
        TermChoice({"0": [0]}).terms()


def test_no_logarithms_below_one():
    x = np.array([0.5, 1.0, 2.0, 4.0, 8.0])
    found = _model(x, 3 + x**2).model
    assert found.formula.text() == "3 + 1 p^2"


def test_the_median_of_repetitions_ignores_an_outlier():
    values = [[2 * x, 2 * x, 100 * x if x == 8 else 2 * x] for x in X]
    assert _model(X, values, statistic=Statistic.MEDIAN).model.formula.text() == "2 p"


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    inside = 0
    for seed in range(200):
        random = np.random.default_rng(seed)
        values = [(5 + 2 * x) * random.normal(1, 0.02, 8) for x in X]
        series = _series(X, values)
        formula = Formula(("p",), 5.0, (2.0,), (((0, Term(Fraction(1), 0)),),))
        low, high = bootstrap(series, formula, 0.9, seed).coefficients[0]
        inside += low <= 2.0 <= high
    assert 150 <= inside <= 195


def test_combinations_for_many_parameters_stay_few():
    assert [len(combinations_of(n)) for n in (2, 3, 4, 5, 6)] == [4, 23, 100, 432, 1977]
    assert all(len(combinations_of(n)) < 3000 for n in range(7, 10))
    for products in combinations_of(4):
        assert frozenset().union(*products) == frozenset(range(4))
        assert len(products) <= 4


def test_more_parameters_than_sums_can_be_tried_of_are_refused():
    points = np.vstack([np.ones(13), *(1 + np.eye(13) * k for k in (1, 3, 7))])
    series = _series(points, points.sum(axis=1), "abcdefghijklm")
    for refused in (lambda: check_series([series], "x.csv"), lambda: fit_series([series])):
        with pytest.raises(
            UsageError, match="13 parameters, a scaling law is of no more than 12; choose some"
        ):
            refused()


@pytest.mark.parametrize("at", [0, 1])
@pytest.mark.parametrize("odd", [1e308, 5e-324, 0.0, -5.0])
@pytest.mark.parametrize("terms", [1, 2])
def test_numbers_at_the_edge_of_floats_are_learned_from_without_a_word(at, odd, terms, recwarn):
    for points in (_grid(X[:4], X[:4]), X[:, None]):
        values = 3 + points.sum(axis=1) * np.log2(points[:, 0])
        table = np.column_stack([points, values])
        table[3, -1 if at else 0] = odd
        model = _model(table[:, :-1], table[:, -1], n_terms=terms).model
        assert np.isfinite(model.formula.constant)
    assert not recwarn.list


def test_no_logarithms_where_a_point_beside_the_line_has_none():
    points = np.vstack([_grid(X[:4], X[:4]), [[0.0, 4096.0]]])
    model = _model(points, 2 + np.log2(np.maximum(points[:, 0], 1))).model
    assert np.isfinite(model.smape)


def test_times_over_decades_have_a_law_that_is_above_zero():
    """Noise of the large ones is more than the small ones take, which least squares then say is negative."""
    random = np.random.default_rng(3)
    points = np.exp(random.uniform(np.log(16), np.log(4096), (120, 3)))
    times = 1e-9 * points.prod(axis=1) + 1e-7 * points[:, 0] * points[:, 1] + 1e-6
    law = _model(points, times * np.exp(0.3 * random.standard_normal(120)))
    said = law.model.formula.values(points)
    assert (said > 0).all()
    assert np.abs(np.log(said / times)).mean() < 1


def test_values_to_either_side_of_zero_are_no_times():
    """Their law may lie on the other side of zero than some of them: least squares, whatever the share."""
    random = np.random.default_rng(3)
    points = random.uniform(1, 64, (60, 2))
    values = points[:, 0] - points[:, 1] + 8 * random.standard_normal(60)
    law = _model(points, values)
    residual = values - law.model.formula.values(points)
    assert (residual**2).sum() < 0.2 * ((values - values.mean()) ** 2).sum()


def test_relative_errors_hold_short_times_that_noise_of_long_ones_drowns():
    p, n = (each.ravel() for each in np.meshgrid(2.0 ** np.arange(10), 1000.0 * 2.0 ** np.arange(10)))
    points, column = np.column_stack([p, n]), n**1.5 / p
    true = 1e-2 + 1e-7 * column
    products = (((0, Term(Fraction(-1), 0)), (1, Term(Fraction(3, 2), 0))),)
    far = []
    for seed in range(9):
        times = true * np.exp(np.random.default_rng(seed).normal(0, 0.03, len(true)))
        by_times = np.linalg.lstsq(np.column_stack([np.ones(len(times)), column]), times, rcond=None)[0]
        of_times = Formula(("p", "n"), float(by_times[0]), (float(by_times[1]),), products)
        both = of_times, of_relative_errors(of_times, points, times)
        assert of_relative_errors(of_times, points, 0 * times) == of_times
        far.append([np.abs(law.values(points) / true - 1).max() for law in both])
    of_times, of_shares = np.median(far, axis=0)
    assert of_shares < 0.03 and of_times > 3 * of_shares
