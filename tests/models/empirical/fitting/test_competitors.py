"""The competing model classes: each learns a simple program, and is tuned over the paper's ranges."""

import warnings

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.competitors import COMPETITORS, make_model
from chainline.models.empirical.fitting.fitting import fit_model
from chainline.models.empirical.metrics import mlogq
from sklearn.exceptions import ConvergenceWarning

RNG = np.random.default_rng(0)
N = 400
FRAME = pd.DataFrame(
    {
        "m": np.exp(RNG.uniform(3, 8, N)).round().astype(int),
        "threads": RNG.integers(1, 9, N),
        "solver": RNG.choice(["amg", "pcg"], N),
    }
)
TIMES = (1e-6 * FRAME["m"] ** 1.5 / FRAME["threads"] * FRAME["solver"].map({"amg": 1, "pcg": 4})).to_numpy()
GOOD = {
    "sgr": {"level": 4, "refinements": 1, "refined_points": 4, "regularization": 1e-6},
    "nn": {"layers": 2, "width": 32, "activation": "tanh"},
    "rf": {"max_depth": 16, "n_estimators": 16},
    "gb": {"max_depth": 4, "n_estimators": 64},
    "et": {"max_depth": 16, "n_estimators": 16},
    "gp": {"kernel": "RBF"},
    "svm": {"kernel": "rbf", "degree": 1},
    "mars": {"max_degree": 2},
    "knn": {"n_neighbors": 3},
}


def test_the_nine_of_the_paper():
    assert list(COMPETITORS) == ["sgr", "nn", "rf", "gb", "et", "gp", "svm", "mars", "knn"]


@pytest.mark.parametrize("name", COMPETITORS)
def test_each_learns_a_program(name):
    model = make_model(COMPETITORS[name], infer_space(FRAME), **GOOD[name]).fit(FRAME, TIMES)
    assert mlogq(TIMES, model.predict(FRAME)) < 0.35  # the mean alone is 1.6 off


@pytest.mark.parametrize("name", COMPETITORS)
def test_settings_are_every_combination_of_the_ranges(name):
    competitor = COMPETITORS[name]
    settings = list(competitor.settings())
    assert len(settings) == np.prod([len(values) for values in competitor.ranges.values()])
    assert GOOD[name].keys() == competitor.ranges.keys()
    assert all(make_model(competitor, infer_space(FRAME), **setting) for setting in settings[:3])


def test_what_a_library_says_of_its_steps_is_no_matter_of_who_fits():
    """Noise of nothing is at the end of its range, and three steps do not suffice: held-out rows tell."""
    measurements = Measurements(FRAME[:30], TIMES[:30], ())
    with warnings.catch_warnings():
        warnings.simplefilter("error", ConvergenceWarning)
        fit_model("gp", measurements, "seconds", None, {}, 0)
