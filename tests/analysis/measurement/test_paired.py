import numpy as np
import pytest
from chainline.analysis.measurement.comparison import paired_ratio


def test_the_ratio_is_that_of_speeds_within_rounds():
    # the machine slows down by half in the last rounds: pairs do not notice
    ours = np.array([1.0, 1.0, 2.0, 2.0, 2.0, 2.0])
    ratio = paired_ratio(list(ours), list(1.25 * ours))
    assert (ratio.median, ratio.low, ratio.high) == (1.25, 1.25, 1.25)
    assert ratio.at_least_as_fast


@pytest.mark.parametrize(("theirs", "verdict"), [(0.981, True), (0.979, False)])
def test_at_least_as_fast_is_a_ratio_of_98_percent(theirs, verdict):
    assert paired_ratio([1.0] * 8, [theirs] * 8).at_least_as_fast is verdict


def test_the_interval_holds_the_median_95_times_in_100():
    random = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        theirs = random.lognormal(0.0, 0.5, 20)  # the true median is 1
        ratio = paired_ratio([1.0] * 20, list(theirs))
        held += ratio.low <= 1.0 <= ratio.high
    assert 0.92 < held / 400 < 0.99


def test_few_rounds_have_no_interval_and_none_no_ratio():
    assert paired_ratio([1.0] * 5, [1.0] * 5).low is None
    assert paired_ratio([], [1.0]) is None
    with pytest.raises(ValueError):
        paired_ratio([1.0, 1.0], [1.0])
