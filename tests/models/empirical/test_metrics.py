"""The metrics of Table 1: worked values, and the identities that the table states."""

import numpy as np
import pytest
from chainline.models.empirical.metrics import METRICS, all_metrics, lgmape, mlogq, mlogq2, scorer, smape
from hypothesis import given
from hypothesis import strategies as st

Y, M = np.array([1.0, 2.0, 4.0]), np.array([2.0, 1.0, 5.0])
E = M / Y - 1
WORKED = {
    "mape": (1 + 0.5 + 0.25) / 3,
    "mae": 1.0,
    "mse": 1.0,
    "smape": (2 / 3 + 2 / 3 + 2 / 9) / 3,
    "lgmape": (0 + np.log(0.5) + np.log(0.25)) / 3,
    "mlogq": (2 * np.log(2) + np.log(1.25)) / 3,
    "mlogq2": (2 * np.log(2) ** 2 + np.log(1.25) ** 2) / 3,
}


def test_seven_metrics_have_the_values_worked_by_hand():
    assert all_metrics(Y, M) == pytest.approx(WORKED)
    assert list(METRICS) == list(WORKED)


def test_second_column_of_the_table_says_the_same_in_errors():
    assert smape(Y, M) == pytest.approx(2 * np.mean(np.abs(E / (2 + E))))
    assert lgmape(Y, M) == pytest.approx(np.mean(np.log(np.abs(E))))
    small = 1e-3 * E
    assert mlogq(Y, Y * (1 + small)) == pytest.approx(np.mean(np.abs(small / (1 + small))), rel=1e-3)
    assert mlogq2(Y, Y * (1 + small)) == pytest.approx(np.mean((small / (1 + small)) ** 2), rel=2e-3)


@given(st.lists(st.floats(1e-6, 1e6), min_size=1, max_size=20), st.floats(1.0, 1e3))
def test_mlogq_alone_counts_too_long_and_too_short_the_same(times, factor):
    y = np.array(times)
    for metric in (mlogq, mlogq2):
        assert metric(y, y * factor) == pytest.approx(metric(y, y / factor), rel=1e-6, abs=1e-9)


def test_prediction_of_no_time_counts_as_the_smallest():
    assert mlogq([1.0], [0.0]) == pytest.approx(16 * np.log(10))
    assert mlogq([1.0], [-3.0]) == mlogq([1.0], [0.0])
    assert smape([1.0], [-3.0]) == 2.0


def test_scorers_are_larger_for_better_models():
    from sklearn.dummy import DummyRegressor  # noqa: PLC0415

    features = np.zeros((3, 1))
    good = DummyRegressor(strategy="constant", constant=2.0).fit(features, Y)
    bad = DummyRegressor(strategy="constant", constant=40.0).fit(features, Y)
    for name in METRICS:
        if name != "lgmape":  # one exact value makes it minus infinity
            assert scorer(name)(good, features, Y) > scorer(name)(bad, features, Y)
    with pytest.raises(ValueError, match="no metric 'rmse'; choose from mape"):
        scorer("rmse")


@pytest.mark.parametrize(
    ("times", "predicted", "message"),
    [
        ([1.0, 2.0], [1.0], "equally long"),
        ([], [], "no times"),
        ([1.0, 0.0], [1.0, 1.0], "positive, found 0"),
        ([1.0], [np.nan], "finite"),
    ],
)
def test_bad_input_is_named(times, predicted, message):
    with pytest.raises(ValueError, match=message):
        mlogq(times, predicted)
