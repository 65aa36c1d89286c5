"""Functions made up, and noise of a known size."""

import numpy as np
import pytest
from chainline.models.synthetic.functions import random_problem
from chainline.models.synthetic.noise import Noise, noisy


@pytest.mark.parametrize("n", [2, 3, 4])
def test_every_parameter_matters_and_times_rise(n):
    for seed in range(20):
        problem = random_problem(n, np.random.default_rng(seed))
        assert problem.points.shape == (5**n, n)
        assert {place for product in problem.formula.products for place, _ in product} == set(range(n))
        values = problem.formula.values(problem.points)
        assert values.min() > 0
        assert problem.formula.values(problem.target[None])[0] > values.max()
        again = random_problem(n, np.random.default_rng(seed))
        assert again.formula == problem.formula


@pytest.mark.parametrize("noise", Noise)
def test_noise_has_its_level(noise):
    times = np.array([1.0, 100.0])
    found = noisy(times, 20_000, 0.1, noise, np.random.default_rng(0)) / times[:, None] - 1
    assert found.mean(axis=1) == pytest.approx(0, abs=1e-3)
    assert found.std(axis=1) == pytest.approx(0.1 / np.sqrt(12), rel=0.1)
    if noise is Noise.UNIFORM:
        assert np.abs(found).max() <= 0.05
