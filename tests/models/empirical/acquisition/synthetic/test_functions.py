"""Functions made up, and noise of a known size."""

import numpy as np
import pytest
from chainline.models.empirical.acquisition.synthetic import Noise, noisy, random_problem
from chainline.models.empirical.formulas.formula import TermChoice, product_values


@pytest.mark.parametrize("n", [2, 3, 4])
def test_functions_are_sums_or_products_of_a_term_each(n):
    kinds = set()
    for seed in range(30):
        problem = random_problem(n, np.random.default_rng(seed))
        assert problem.points.shape == (5**n, n)
        products = problem.formula.products
        assert [place for product in products for place, _ in product] == list(range(n))
        kinds.add(len(products))
        values = problem.formula.values(problem.points)
        assert values.min() > 0
        assert problem.formula.values(problem.target[None])[0] >= values.max()
        again = random_problem(n, np.random.default_rng(seed))
        assert again.formula == problem.formula
    assert kinds == {1, n}


def test_every_parameter_matters():
    for seed in range(60):
        problem = random_problem(2, np.random.default_rng(seed))
        for end in problem.points[[0, -1]]:
            base = problem.formula.values(end[None])[0]
            for number in range(2):
                step = np.eye(2)[number] * 1e-6
                growth = (problem.formula.values((end + step)[None])[0] - base) / 1e-6 / base
                if len(problem.formula.products) == 1:
                    assert growth >= 0.01 * (1 - 1e-4)
                else:
                    share = problem.formula.coefficients[number] * product_values(
                        problem.formula.products[number], end[None]
                    )
                    assert share[0] >= 0.01 * base


def test_most_terms_are_none_that_are_tried():
    tried = set(TermChoice().terms())
    formulas = [random_problem(2, np.random.default_rng(seed)).formula for seed in range(200)]
    terms = [term for formula in formulas for product in formula.products for _, term in product]
    assert 0.3 < np.mean([term in tried for term in terms]) < 0.8


@pytest.mark.parametrize("noise", Noise)
def test_noise_has_its_level(noise):
    times = np.full(20_000, 100.0)
    found = noisy(times, 3, 0.1, noise, np.random.default_rng(0)) / times[:, None] - 1
    growth = np.sqrt(np.arange(1, 4)) if noise is Noise.DRIFTING else np.ones(3)  # steps add up
    assert found.mean(axis=0) == pytest.approx(0, abs=2e-3)
    assert found.std(axis=0) == pytest.approx(0.1 / np.sqrt(12) * growth, rel=0.05)
    if noise is Noise.UNIFORM:
        assert np.abs(found).max() <= 0.05
