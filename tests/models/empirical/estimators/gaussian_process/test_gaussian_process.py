"""Gaussian processes: against scikit-learn with the same hyper-parameters, and bounds of memory."""

import tracemalloc

import numpy as np
import pytest
from chainline.models.empirical.estimators import gaussian_process
from chainline.models.empirical.estimators.gaussian_process import (
    Covariance,
    GaussianProcess,
    from_logarithms,
    misfit,
    weights_of,
)
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import ConstantKernel, DotProduct, Matern, WhiteKernel
from sklearn.utils.estimator_checks import parametrize_with_checks

from .....tier import sized

RNG = np.random.default_rng(0)
X = RNG.normal(size=(40, 4))
Y = np.sin(X[:, 0]) + 0.3 * X[:, 1] + 0.05 * RNG.normal(size=40)
GROUPS = np.array([0, 1, 2, 2])
LOGARITHMS = np.log([0.8, 3.0, 2.0, 1.2, 0.3, 0.02])


@parametrize_with_checks([GaussianProcess(starts=1, random_state=0), GaussianProcess()][: sized(1, 9)])
def test_scikit_learn_checks(estimator, check):
    check(estimator)


def test_likelihood_and_mean_are_those_of_scikit_learn():
    kernel = (
        ConstantKernel(1.2) * Matern([0.8, 3.0, 2.0, 2.0], nu=2.5)
        + ConstantKernel(0.3) * DotProduct(0.0, sigma_0_bounds="fixed")
        + WhiteKernel(0.02)
    )
    process = GaussianProcessRegressor(kernel, alpha=0.0, optimizer=None).fit(X, Y)
    value, _ = misfit(LOGARITHMS, X, Y, GROUPS)
    constant = len(Y) / 2 * np.log(2 * np.pi)
    assert -value - constant == pytest.approx(process.log_marginal_likelihood_value_, rel=1e-9)
    found = from_logarithms(LOGARITHMS, GROUPS)
    new = RNG.normal(size=(7, 4))
    said = found.weighed(new, X, weights_of(found, X, Y))
    assert said == pytest.approx(process.predict(new), rel=1e-8)


@pytest.mark.parametrize("place", range(len(LOGARITHMS)))
def test_the_gradient_is_that_of_differences(place):
    step = 1e-5 * np.eye(len(LOGARITHMS))[place]
    above, below = (misfit(LOGARITHMS + sign * step, X, Y, GROUPS)[0] for sign in (1, -1))
    assert misfit(LOGARITHMS, X, Y, GROUPS)[1][place] == pytest.approx((above - below) / 2e-5, rel=1e-5)


def test_each_parameter_has_its_own_length_scale_and_those_of_a_choice_share_one():
    rows = np.column_stack([RNG.normal(size=(90, 2)), np.eye(3)[RNG.integers(0, 3, 90)]])
    model = GaussianProcess(widths=(1, 1, 3), random_state=0).fit(rows, np.sin(3 * rows[:, 0]))
    quick, idle, *choice = model.covariance_.length_scales
    assert idle > 20 * quick and len(set(choice)) == 1
    with pytest.raises(ValueError, match="are not those of 5 columns"):
        GaussianProcess(widths=(1, 1)).fit(rows, rows[:, 0])


@pytest.mark.exhaustive
def test_a_measured_noise_is_found():
    x = RNG.uniform(-1.7, 1.7, (300, 1))
    y = 2 * x[:, 0] ** 3 + 0.3 * RNG.normal(size=300)
    model = GaussianProcess(random_state=0).fit(x, y)
    assert model.deviation_ * np.sqrt(model.covariance_.noise) == pytest.approx(0.3, rel=0.2)


@pytest.mark.exhaustive
def test_rows_and_memory_are_bounded(monkeypatch):
    """Of more rows some are learned from, and many are predicted a part at a time."""
    monkeypatch.setattr(gaussian_process, "_LIKELIHOOD_ROWS", 250)
    rows = RNG.normal(size=(3000, 12))
    model = GaussianProcess(most_rows=300, starts=1, random_state=0)
    tracemalloc.start()
    model.fit(rows, rows.sum(axis=1)).predict(np.tile(rows, (20, 1)))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert model.samples_.shape == (300, 12) and peak < 150e6  # a third of 60,000 x 300 numbers
    assert model.predict(rows) == pytest.approx(rows.sum(axis=1), abs=0.5)


def test_memory_of_the_gradient_is_that_of_one_matrix_whatever_the_parameters():
    def peak(width):
        rows = RNG.normal(size=(300, width))
        start = np.zeros(width + 3)
        tracemalloc.start()
        misfit(start, rows, rows[:, 0], np.arange(width))
        found = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return found

    assert peak(30) < 1.3 * peak(3)


def test_no_rows_have_no_answer():
    found = Covariance(np.ones(2), 1.0, 1.0, 1.0)
    assert found.weighed(np.empty((0, 2)), np.ones((3, 2)), np.ones(3)).shape == (0,)
