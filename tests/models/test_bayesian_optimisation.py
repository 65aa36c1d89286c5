"""Posterior and expected improvement against scikit-learn and against draws."""

import numpy as np
import pytest
from chainline.models.bayesian_optimisation import expected_improvement, posterior
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF


def test_the_posterior_is_that_of_scikit_learn():
    random = np.random.default_rng(0)
    points, known, noise = random.normal(size=(20, 3)), np.array([3, 11, 7, 0]), 0.1
    errors = random.normal(size=len(known))
    covariance = RBF(0.8)(points)
    shift, deviation = posterior(np.diag(covariance), covariance[known], known, errors, noise)
    other = GaussianProcessRegressor(RBF(0.8), alpha=noise**2, optimizer=None).fit(points[known], errors)
    mean, spread = other.predict(points, return_std=True)
    assert shift == pytest.approx(mean, abs=1e-12) and deviation == pytest.approx(spread, abs=1e-7)


def test_without_measurements_the_posterior_is_the_prior():
    none = np.array([], np.intp)
    shift, deviation = posterior(np.array([4.0, 9.0]), np.empty((0, 2)), none, np.array([]), 0.1)
    assert shift.tolist() == [0, 0] and deviation.tolist() == [2, 3]


def test_the_expected_improvement_is_the_mean_of_draws():
    draws = np.random.default_rng(0).normal([1.0, 2.0], [0.5, 2.0], (200_000, 2))
    found = expected_improvement(1.2, np.array([1.0, 2.0]), np.array([0.5, 2.0]))
    assert found == pytest.approx(np.maximum(1.2 - draws, 0).mean(axis=0), rel=0.02)
