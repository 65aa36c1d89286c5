"""The competing model classes: each learns a simple program, and is tuned over the paper's ranges."""

import warnings

import numpy as np
import pandas as pd
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting import fitting
from chainline.models.empirical.fitting.baselines import (
    COMPETITORS,
    groups_of,
    log_times,
    make_model,
    with_expected_times,
)
from chainline.models.empirical.fitting.fitting import fit_model
from chainline.models.empirical.metrics import mlogq
from sklearn.ensemble import ExtraTreesRegressor, GradientBoostingRegressor, RandomForestRegressor
from sklearn.exceptions import ConvergenceWarning
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.neighbors import KNeighborsRegressor
from sklearn.neural_network import MLPRegressor
from sklearn.svm import SVR

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


_OWN = {
    "gb": GradientBoostingRegressor(random_state=0),
    "rf": RandomForestRegressor(random_state=0),
    "et": ExtraTreesRegressor(random_state=0),
    "knn": KNeighborsRegressor(),
    "svm": SVR(),
    "nn": MLPRegressor(random_state=0),
    "gp": GaussianProcessRegressor(random_state=0, normalize_y=True),
}


def _off(model, train, times, rows, measured):
    return mlogq(measured, model.fit(train, times).predict(rows))


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", _OWN)
def test_defaults_are_as_good_as_those_of_scikit_learn_on_logarithms(name):
    """Of a program whose time is known: a power law with a factor for each solver, and noise of 3 %."""
    train, rest = np.arange(N) < 200, np.arange(N) >= 200
    noisy = TIMES * np.exp(0.03 * np.random.default_rng(1).standard_normal(N))
    competitor, space = COMPETITORS[name], infer_space(FRAME)
    parts = (FRAME[train], noisy[train], FRAME[rest], TIMES[rest])
    own = _off(log_times(groups_of(space, codes=competitor.codes), _OWN[name]), *parts)
    found = _off(make_model(competitor, space, **competitor.setting({})), *parts)
    assert found <= 1.02 * own
    assert found < {"nn": 0.05, "gp": 0.03}.get(name, np.inf)  # which scikit-learn's own are far from


def test_no_default_is_left_out():
    for competitor in COMPETITORS.values():
        setting = competitor.setting({})
        assert setting.keys() >= competitor.ranges.keys()
        assert make_model(competitor, infer_space(FRAME), **setting)
        given = {name: values[0] for name, values in competitor.ranges.items()}
        assert competitor.setting(given).items() >= given.items()


def test_a_kernel_that_is_none_is_said():
    measurements = Measurements(FRAME[:30], TIMES[:30], ())
    with pytest.raises(
        UsageError, match="kernel 'Matern52': choose from anisotropic, additive, RationalQuadratic"
    ):
        fit_model("gp", measurements, "seconds", None, {"kernel": "Matern52"}, 0)


def test_rows_of_isotropic_processes_are_bounded(monkeypatch):
    monkeypatch.setattr(fitting, "MOST_ROWS", 20)
    measurements = Measurements(FRAME[:30], TIMES[:30], ())
    with pytest.raises(
        UsageError, match=r"settings={'kernel': 'Matern'}: learns from 20 rows at most, and there are 30"
    ):
        fit_model("gp", measurements, "seconds", None, {"kernel": "Matern"}, 0)
    assert fit_model("gp", measurements, "seconds", None, {}, 0).n_configurations == 30


def test_stopped_runs_have_the_time_that_is_expected_of_them():
    random = np.random.default_rng(0)
    frame = pd.DataFrame({"p": 2 ** random.integers(0, 6, 60), "m": random.integers(100, 2000, 60)})
    truth = 1e-2 * frame["m"].to_numpy() / frame["p"].to_numpy()
    measured = np.minimum(truth * np.exp(0.03 * random.standard_normal(60)), 6.0)
    stopped = measured >= 6.0
    found = with_expected_times(Measurements(frame, measured, ()), 6.0)
    assert stopped.sum() > 5 and found.times[~stopped] == pytest.approx(measured[~stopped])
    assert (found.times[stopped] >= 6 * (1 - 1e-9)).all()
    assert np.abs(np.log(found.times[stopped] / truth[stopped])).max() < 0.2
