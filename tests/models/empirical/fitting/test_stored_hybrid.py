"""Hybrid models come back from their files as they were, with all kinds of analytical parts."""

import numpy as np
import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.errors import UsageError
from chainline.models.empirical.analytical.named import make_analytical
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.estimators.hybrid.analytical import FittedAnalytical
from chainline.models.empirical.estimators.hybrid.regressor import HybridRegressor
from chainline.models.empirical.fitting.fitting import MODEL_NAMES, fit_model
from chainline.models.empirical.fitting.hybrid_fitting import hybrid_settings
from chainline.models.empirical.fitting.stored import load_model, save_model

from .test_baselines import GOOD

pytestmark = pytest.mark.usefixtures("small_forests")

RNG = np.random.default_rng(0)
FRAME = pd.DataFrame(
    {
        "threads": RNG.integers(1, 5, 60),
        "N": RNG.choice([4096, 8192, 16384], 60),
        "q": RNG.choice([16, 32, 64], 60),
        "k": RNG.integers(2, 9, 60),
    }
)
FMM = make_analytical("fmm", load_machine("zen4"))
TIMES = 4 * FMM.predict(FRAME) / FRAME["threads"].to_numpy() ** 0.8
KNOWN = Measurements(FRAME, TIMES, ())


def _hybrid(analytical=FMM, **settings):
    return fit_model("hybrid", KNOWN, "seconds", None, settings, 0, analytical)


def _fitted_part(name):
    columns = ["N", "q", "k"]
    part = Measurements(FRAME[columns], TIMES, ())
    settings = {key: value for key, value in GOOD.get(name, {}).items() if key != "level"}
    stored = fit_model(name, part, "seconds", None, settings, 0)
    return FittedAnalytical(f"{name}.model", stored.features, stored.estimator)


def _comes_back(stored, path):
    assert save_model(stored, path) == path.stat().st_size
    loaded = load_model(path)
    assert (loaded.model, loaded.features, loaded.target) == ("hybrid", tuple(FRAME.columns), "seconds")
    np.testing.assert_array_equal(loaded.estimator.predict(FRAME), stored.estimator.predict(FRAME))
    return loaded


@pytest.mark.exhaustive
@pytest.mark.parametrize("learner", ["et", "rf", "dt"])
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"aggregation": "learned", "log": "no"},
        {"standardize": "no", "aggregation": 0.5, "stacking": "no"},
        {"stacking": "no", "log": "no"},
        {"ratio": "no"},
        {"ratio": "no", "aggregation": "learned", "log": "no"},
        {"ratio": "no", "standardize": "no", "aggregation": 0.5, "stacking": "no"},
    ],
)
def test_a_hybrid_model_comes_back_to_the_last_bit(learner, settings, tmp_path):
    stored = _hybrid(learner=learner, **settings)
    loaded = _comes_back(stored, tmp_path / "model")
    assert loaded.estimator.analytical == FMM
    assert loaded.estimator.weight_ == stored.estimator.weight_
    assert loaded.estimator.ratio is stored.estimator.ratio is (settings.get("ratio") != "no")


@pytest.mark.parametrize("value", ["no", "yes"])
def test_settings_are_those_of_the_regressor(value):
    stored = _hybrid(learner="dt", ratio=value, aggregation=0.5)
    model = HybridRegressor(FMM, "dt", ratio=value == "yes", aggregation=0.5, random_state=0)
    np.testing.assert_array_equal(stored.estimator.predict(FRAME), model.fit(FRAME, TIMES).predict(FRAME))


def test_ratios_by_default():
    np.testing.assert_array_equal(
        _hybrid().estimator.predict(FRAME), _hybrid(ratio="yes").estimator.predict(FRAME)
    )
    assert hybrid_settings({})[0].get("ratio", HybridRegressor().ratio) is True


@pytest.mark.parametrize("settings", [{"ratio": "yes"}, {}, {"aggregation": "none"}, {"aggregation": 0}])
def test_ratios_without_stacking_are_a_use_of_the_analytical_model(settings):
    stored = _hybrid(stacking="no", **settings)
    assert (stored.estimator.stacking, stored.estimator.ratio) == (False, True)
    assert stored.estimator.learner_.n_features_in_ == len(FRAME.columns)


def test_fitted_constants_come_back(tmp_path):
    stored = _hybrid(constants="fitted")
    assert stored.estimator.analytical != FMM
    assert _comes_back(stored, tmp_path / "model").estimator.analytical == stored.estimator.analytical


@pytest.mark.parametrize("constants", [None, {"alpha": 1e-6, "beta": 1e-8, "f": 1e-9}])
def test_models_of_multigrid_come_back(constants, tmp_path):
    runs = pd.DataFrame({"px": RNG.integers(1, 9, 40), "py": RNG.integers(1, 9, 40), "pz": 1, "nx": 16})
    known = make_analytical("smg-3d", None, None, {"alpha": 2e-6, "beta": 1e-8, "f": 1e-9})
    settings = {"constants": "fitted"} if constants is None else {}
    rows, given = (
        Measurements(runs, known.predict(runs), ()),
        make_analytical("smg-3d", None, None, constants),
    )
    stored = fit_model("hybrid", rows, "seconds", None, settings, 0, given)
    save_model(stored, tmp_path / "model")
    loaded = load_model(tmp_path / "model").estimator
    assert loaded.analytical == stored.estimator.analytical and loaded.analytical.constants is not None
    np.testing.assert_array_equal(loaded.predict(runs), stored.estimator.predict(runs))


def test_untuned_by_default():
    assert _hybrid().estimator.analytical == FMM


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", MODEL_NAMES)
def test_any_fitted_model_is_an_analytical_part(name, tmp_path):
    _comes_back(_hybrid(_fitted_part(name), aggregation="learned"), tmp_path / "model")


@pytest.mark.exhaustive
def test_a_fitted_part_is_stored_without_what_it_learned_from(tmp_path):
    part = _fitted_part("cpr")
    loaded = _comes_back(_hybrid(part), tmp_path / "model")
    assert loaded.estimator.analytical.estimator.observed_ is None
    assert part.estimator.observed_ is not None


def test_hybrids_of_hybrids(tmp_path):
    inner = _hybrid()
    part = FittedAnalytical("inner.model", inner.features, inner.estimator)
    _comes_back(_hybrid(part), tmp_path / "model")


def _forge(tree):
    state = tree.__getstate__()
    state["nodes"]["left_child"][0] = 1_000_000
    tree.__setstate__(state)


@pytest.mark.parametrize("where", ["learner", "unscaled", "single", "analytical"])
def test_trees_that_lead_astray_are_not_used(where, tmp_path):
    settings = {"single": {"learner": "dt"}, "unscaled": {"standardize": "no"}}.get(where, {})
    stored = _hybrid(_fitted_part("et") if where == "analytical" else FMM, **settings)
    learner = stored.estimator.learner_
    if where == "analytical":
        learner = stored.estimator.analytical.estimator.regressor_
    model = learner if where == "unscaled" else learner[-1]
    _forge(model.tree_ if where == "single" else model.estimators_[-1].tree_)
    save_model(stored, tmp_path / "model")
    with pytest.raises(UsageError, match="linked as a tree"):
        load_model(tmp_path / "model")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"rank": 3}, "settings 'rank': hybrid has no such parameter; choose from learner, stacking"),
        ({"learner": "svm"}, "settings={'learner': 'svm'}: choose from dt, rf, et"),
        ({"constants": "mine"}, "settings={'constants': 'mine'}: choose from machine, fitted"),
        ({"log": "maybe"}, "settings={'log': 'maybe'}: give yes or no"),
        ({"aggregation": 2}, "settings={'aggregation': 2}: give none, mean, learned or a number from 0 to 1"),
        ({"aggregation": [0.1, 0.2]}, "give none, mean, learned or a number from 0 to 1"),
        ({"ratio": "maybe"}, "settings={'ratio': 'maybe'}: give yes or no"),
        ({"stacking": "no", "ratio": "no"}, "used in the aggregation alone; give settings={'aggregation'"),
        (
            {"stacking": "no", "ratio": "no", "aggregation": "none"},
            "used in the aggregation alone; give settings={'aggregation'",
        ),
        (
            {"stacking": "no", "ratio": "no", "aggregation": 0},
            "used in the aggregation alone; give settings={'aggregation'",
        ),
    ],
)
def test_bad_settings(settings, said):
    with pytest.raises(UsageError, match=said):
        _hybrid(**settings)


def test_an_analytical_part_and_a_hybrid_go_together():
    with pytest.raises(UsageError, match="hybrid: an analytical model is for hybrid"):
        _hybrid(None)
    with pytest.raises(UsageError, match="et: an analytical model is for hybrid"):
        fit_model("et", KNOWN, "seconds", None, {}, 0, FMM)
    with pytest.raises(UsageError, match="has no constants to fit"):
        _hybrid(_fitted_part("knn"), constants="fitted")
