"""Scattered points by the thousand: memory grows with their number, and folds are what refits say."""

import tracemalloc

import numpy as np
import pytest
from chainline.models.empirical.data.experiments.series import Series
from chainline.models.empirical.estimators.pmnf import one_parameter
from chainline.models.empirical.estimators.pmnf.confidence import bootstrap
from chainline.models.empirical.estimators.pmnf.fit import fit_series
from chainline.models.empirical.estimators.pmnf.model_families import concordance, longest_line
from chainline.models.empirical.estimators.pmnf.one_parameter import best_terms, usable_terms
from chainline.models.empirical.formulas.formula import TermChoice, values_of

RNG = np.random.default_rng(0)
TERMS = TermChoice().terms()


def _scattered(n, random=RNG):
    points = np.column_stack([random.uniform(1, top, n) for top in (4096, 512, 64)])
    times = 1e-9 * points[:, 0] * points[:, 1] / points[:, 2] * np.exp(random.normal(0, 0.05, n))
    return Series("", "seconds", ("m", "k", "p"), points, tuple(times[:, None]))


def _peak(work):
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.exhaustive
def test_memory_grows_with_the_points_not_with_their_square():
    few, many = (_scattered(n) for n in (1000, 4000))
    assert _peak(lambda: fit_series([many])) < 6 * _peak(lambda: fit_series([few]))
    assert _peak(lambda: fit_series([many])) < 200e6


@pytest.mark.exhaustive
def test_memory_of_the_bootstrap_is_bounded():
    for series in (
        _scattered(8000),
        Series("", "s", ("m",), np.arange(1.0, 4001)[:, None], (np.ones(3),) * 4000),
    ):
        (found,) = fit_series([series])
        assert _peak(lambda: bootstrap(series, found.model.formula)) < 150e6  # noqa: B023


@pytest.mark.parametrize("x", [np.sort(RNG.uniform(1, 1e4, 40)), np.array([1e6, *RNG.uniform(1, 9, 60)])])
def test_folds_by_running_sums_are_refits(x):
    """Also where one point outweighs all others by forty orders of magnitude."""
    terms = usable_terms(TERMS, x)
    values = np.stack([3 + 0.5 * x**1.5, RNG.uniform(1, 2, len(x)), 1e-6 * x + 7])
    columns = values_of(terms, x)
    said = one_parameter._left_out(columns[None], values[None])[0]
    assert len(x) > one_parameter._FEW
    for out in range(len(x)):
        kept = np.arange(len(x)) != out
        for kernel, measured in enumerate(values):
            for term, column in enumerate(columns):
                middle, level = column[kept].mean(), measured[kept].mean()
                centred = column[kept] - middle
                slope = (centred * (measured[kept] - level)).sum() / (centred**2).sum()
                offset = level - slope * middle
                if abs(offset) < one_parameter.LEAST_CONTRIBUTION * measured[kept].min():
                    offset = 0.0
                size = abs(offset) + abs(slope * column[out])
                assert said[kernel, term, out] == pytest.approx(offset + slope * column[out], abs=1e-7 * size)


def test_few_and_many_points_find_the_same(monkeypatch):
    x = np.arange(2.0, 26.0)
    values = np.stack(
        [4 + 0.2 * x**2, 3 * np.log2(x), np.full(len(x), 7.0), 100 / x + RNG.uniform(0, 0.1, 24)]
    )
    falling = TermChoice().falling_terms()
    few = best_terms(x, values, TERMS, falling)
    monkeypatch.setattr(one_parameter, "_FEW", 1)
    many = best_terms(x, values, TERMS, falling)
    assert few.chosen.tolist() == many.chosen.tolist()
    assert few.scores.smape == pytest.approx(many.scores.smape, abs=1e-9)
    assert few.coefficient == pytest.approx(many.coefficient, rel=1e-9)


@pytest.mark.parametrize("n", [1, 2, 5, 33, 100, 257])
def test_concordance_is_that_of_all_pairs(n):
    for row in (RNG.integers(0, 7, n), RNG.normal(size=n), np.arange(n), -np.arange(n), np.zeros(n)):
        pairs = [np.sign(row[j] - row[i]) for i in range(n) for j in range(i + 1, n)]
        assert concordance(np.stack([row, row]).astype(float)).tolist() == [sum(pairs)] * 2


def test_lines_of_one_length_are_averaged():
    points = np.array([[x, y] for x in (1.0, 2.0, 4.0) for y in (8.0, 16.0)])
    line = longest_line(points, 0)
    values = RNG.normal(size=(2, 6))
    assert line.x.tolist() == [1, 2, 4]
    assert line.means(values) == pytest.approx(values.reshape(2, 3, 2).mean(axis=2))
