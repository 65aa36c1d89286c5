"""What an analytical model must not answer."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.estimators.hybrid.analytical import analytical_times
from chainline.models.empirical.estimators.hybrid.regressor import HybridRegressor

X = np.array([[4.0, 1.0], [2.0, 0.5], [0.0, 7.0]])


@pytest.mark.parametrize("times", [[1.0, np.nan, np.inf], [1.0, np.inf, 2.0]])
@pytest.mark.parametrize("positive", [True, False])
def test_first_time_that_is_not_finite_is_named(times, positive):
    with pytest.raises(ValueError, match=rf"predicts {times[1]} for row 1 \(x0 = 2, x1 = 0.5\)"):
        analytical_times(lambda X: times, X, positive=positive)


@pytest.mark.parametrize("time", [0.0, -2.0])
def test_times_that_are_not_positive_are_refused_where_logarithms_are_taken(time):
    with pytest.raises(ValueError, match=rf"predicts {time:g} for row 2 .* must be finite and positive"):
        analytical_times(lambda X: [1, 1, time], X, positive=True)
    assert analytical_times(lambda X: [1, 1, time], X, positive=False).tolist() == [1, 1, time]


def test_columns_of_data_frames_are_named():
    frame = pd.DataFrame({"n": [1, 2], "compiler": ["gcc", "clang"]}, index=[10, 20])
    with pytest.raises(ValueError, match=r"row 1 \(n = 2, compiler = clang\)"):
        analytical_times(lambda X: [1.0, np.nan], frame, positive=False)


@pytest.mark.parametrize("answer", [1.0, [1.0], np.ones((3, 1)), np.ones((1, 3))])
def test_a_time_for_each_configuration_is_needed(answer):
    with pytest.raises(ValueError, match=r"returned shape .* where \(3,\) is needed"):
        analytical_times(lambda X: answer, X, positive=False)


def test_configurations_to_predict_are_looked_at_too():
    model = HybridRegressor(lambda X: X[:, 0], "dt").fit(X[:2], [1.0, 2.0])
    with pytest.raises(ValueError, match=r"predicts 0 for row 0 \(x0 = 0, x1 = 7\)"):
        model.predict(X[2:])
