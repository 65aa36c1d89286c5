"""Scales of the parameters of Gaussian processes: chosen by likelihood, stored, kept for parts of rows."""

import numpy as np
import pandas as pd
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.baselines import SHIFTED
from chainline.models.empirical.fitting.column_scales import likely_logarithms
from chainline.models.empirical.fitting.fitting import as_chosen, fit_model, logarithms_of
from chainline.models.empirical.fitting.stored import load_model, packed_model, save_model

RANDOM = np.random.default_rng(3)
SIZES = RANDOM.integers(0, 64, 80)
FRAME = pd.DataFrame(
    {"level": SIZES, "k": RANDOM.integers(1, 33, 80), "solver": np.where(SIZES % 3, "cg", "amg")}
)


def times_of(function):
    return np.exp(function(FRAME)) * np.where(FRAME["solver"] == "cg", 1.0, 1.5)


@pytest.mark.parametrize("kernel", ["anisotropic", "additive"])
def test_the_scale_on_which_times_are_smooth_is_likelier(kernel):
    space = infer_space(FRAME)
    on_logarithm = times_of(lambda rows: np.sin(2.5 * np.log1p(rows["level"])) + 0.01 * rows["k"])
    assert "level" in likely_logarithms(space, FRAME, on_logarithm, kernel)
    linear = times_of(lambda rows: np.sin(rows["level"] / 8) + np.sin(rows["k"] / 4))
    assert likely_logarithms(space, FRAME, linear, kernel) == ()


def test_a_model_with_a_logarithm_of_one_more_comes_back(tmp_path):
    times = times_of(lambda rows: np.sin(2.5 * np.log1p(rows["level"])))
    stored = fit_model("gp", Measurements(FRAME, times, ()), "seconds", None, {}, 0)
    columns = stored.estimator.regressor_["columns"]
    assert {group: names for group, _, names in columns.transformers}[SHIFTED] == ["level"]
    save_model(stored, tmp_path / "model")
    again = load_model(tmp_path / "model")
    asked = FRAME.assign(level=np.arange(80))
    assert again.estimator.predict(asked).tolist() == stored.estimator.predict(asked).tolist()


def test_a_file_of_a_model_without_such_logarithms_is_as_before():
    times = times_of(lambda rows: np.sin(rows["level"] / 8))
    linear = fit_model("gp", Measurements(FRAME, times, ()), "seconds", None, {"logarithms": ["k"]}, 0)
    assert logarithms_of(linear.estimator) == ("k",)
    assert SHIFTED.encode() not in packed_model(linear)


def test_parts_of_the_rows_keep_the_scales():
    times = times_of(lambda rows: np.sin(2.5 * np.log1p(rows["level"])))
    stored = fit_model("gp", Measurements(FRAME, times, ()), "seconds", None, {}, 0)
    chosen = as_chosen(stored, {})
    part = fit_model("gp", Measurements(FRAME[:40], times[:40], ()), "seconds", infer_space(FRAME), chosen, 0)
    assert logarithms_of(part.estimator) == logarithms_of(stored.estimator) == tuple(chosen["logarithms"])


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["m"], "no parameter of numbers has this name"),
        ("solver", "no parameter of numbers has this name"),
        ("below", "there are none below 0"),
    ],
)
def test_logarithms_that_there_are_not_are_refused(names, message):
    frame = FRAME.assign(below=FRAME["k"] - 10)
    with pytest.raises(UsageError, match=message):
        times = times_of(lambda rows: rows["k"] / 9)
        fit_model("gp", Measurements(frame, times, ()), "seconds", None, {"logarithms": names}, 0)
