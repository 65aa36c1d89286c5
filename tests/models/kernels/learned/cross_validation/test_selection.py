"""What to measure next, and what to take."""

import numpy as np
import pytest
from chainline.models.kernels.learned.cross_validation.regret import choose, next_to_measure, posterior_cycles


@pytest.fixture
def kernels():
    """Thirty kernels whose speed depends on one feature in a way that the model does not know."""
    random = np.random.default_rng(3)
    features = random.uniform(0, 1, (30, 3))
    predicted = 100 * np.exp(random.normal(0, 0.02, 30))
    truth = predicted * (1.2 + 0.15 * features[:, 0]) * np.exp(random.normal(0, 0.003, 30))
    return predicted, features, truth


def test_without_measurements_the_prediction_decides(kernels):
    predicted, features, _ = kernels
    believed = posterior_cycles(predicted, features, {})
    assert believed.choice == int(np.argmin(predicted)) == next_to_measure(believed, {})


def test_a_measured_kernel_is_believed(kernels):
    predicted, features, truth = kernels
    believed = posterior_cycles(predicted, features, {4: truth[4]})
    assert np.exp(believed.log_cycles[4]) == pytest.approx(truth[4], rel=0.01)
    assert believed.deviation[4] < 0.011 < np.delete(believed.deviation, 4).min()


def test_what_is_common_to_an_order_is_learned_from_one_kernel(kernels):
    predicted, features, truth = kernels
    errors = np.exp(posterior_cycles(predicted, features, {0: truth[0]}).log_cycles) / truth - 1
    assert np.abs(errors).mean() < 0.5 * np.abs(predicted / truth - 1).mean()


def test_nothing_is_measured_twice_and_all_can_be(kernels):
    predicted, features, truth = kernels
    asked = []

    def measure(position):
        asked.append(position)
        return truth[position]

    choice, measured = choose(predicted, features, 100, measure)
    assert sorted(asked) == list(range(30)) == sorted(measured)
    # noise is averaged out, so a neighbour within a percent may be taken
    assert truth[choice] <= truth.min() * 1.01
    assert next_to_measure(posterior_cycles(predicted, features, measured), measured) is None


def test_ten_measurements_beat_none(kernels):
    predicted, features, truth = kernels
    lost = [
        1 - truth.min() / truth[choose(predicted, features, budget, truth.__getitem__)[0]]
        for budget in (0, 10)
    ]
    assert lost[1] <= lost[0]
    assert lost[1] < 0.02
