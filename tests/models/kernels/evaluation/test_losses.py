"""Expected losses of a choice, against drawing them."""

import numpy as np
import pytest
from chainline.models.kernels.evaluation.choice_regret import expected_losses, repeat_deviation


@pytest.mark.parametrize("deviations", [np.full(40, 0.02), np.linspace(0.005, 0.04, 40)])
def test_expected_losses_are_the_mean_of_drawn_ones(deviations):
    draw = np.random.default_rng(1)
    logs = draw.normal(5.0, 0.05, 40)
    noise = np.square(deviations)
    spread = np.var(logs, ddof=1) - noise.mean()
    believed = spread / (spread + noise)
    common = np.average(logs, weights=1 / (spread + noise))
    drawn = draw.normal(common + believed * (logs - common), np.sqrt(believed * noise), (40_000, 40))
    expected = (1 - np.exp(drawn.min(axis=1)[:, None] - drawn)).mean(axis=0)
    found = expected_losses(logs, deviations)
    # exp of the mean for the mean of exp: a hundredth of a loss of a tenth, and what drawing leaves
    assert found == pytest.approx(expected, abs=1.5e-3)


def test_noise_alone_loses_nothing():
    equal = np.random.default_rng(2).normal(0.0, 0.02, 100)
    measured = 1 - np.exp(equal.min() - equal.mean())
    assert measured > 0.04
    assert expected_losses(equal, np.full(100, 0.03)).max() < 1e-9


@pytest.mark.exhaustive
def test_truth_is_recovered_from_noisy_measurements():
    draw = np.random.default_rng(3)
    truth = draw.normal(0.0, 0.03, 100)
    lost = 1 - np.exp(truth.min() - truth)
    found = [expected_losses(truth + draw.normal(0.0, 0.02, 100), np.full(100, 0.02)) for _ in range(50)]
    as_measured = [np.mean(1 - np.exp(y.min() - y)) for y in truth + draw.normal(0.0, 0.02, (50, 100))]
    assert np.mean(found) == pytest.approx(lost.mean(), abs=0.006)
    assert np.mean(as_measured) > lost.mean() + 0.006


def test_repeats_give_the_noise():
    draw = np.random.default_rng(4)
    groups = [[draw.normal(order, 0.05, 3).tolist() for order in range(200)]]
    assert repeat_deviation(groups) == pytest.approx(0.05, rel=0.1)
    assert repeat_deviation([[[1.0], [2.0]]]) is None
