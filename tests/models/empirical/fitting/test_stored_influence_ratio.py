"""Hybrid models over an influence model of the same rows come back from their files as they were."""

import pickle
from functools import partial

import numpy as np
import pandas as pd
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.estimators.hybrid.estimator_selection import ChosenRegressor
from chainline.models.empirical.estimators.hybrid.learned_influence import (
    LEAST_SHARE,
    InfluenceRatioRegressor,
    LearnedInfluence,
)
from chainline.models.empirical.estimators.hybrid.regressor import HybridRegressor
from chainline.models.empirical.fitting.fitting import fit_model
from chainline.models.empirical.fitting.hybrid_fitting import (
    HYBRID,
    HYBRID_SETTINGS,
    INFLUENCE,
    INFLUENCE_SETTINGS,
)
from chainline.models.empirical.fitting.stored import load_model, save_model
from sklearn.tree import DecisionTreeRegressor

pytestmark = pytest.mark.usefixtures("small_forests")

RNG = np.random.default_rng(0)
FRAME = pd.DataFrame(
    {"n": RNG.integers(2, 64, 80), "levels": RNG.integers(1, 9, 80), "simd": RNG.integers(0, 2, 80)}
)
SUMS = (40 + 5 * FRAME["n"] * np.log2(FRAME["levels"]) - 15 * FRAME["simd"]).to_numpy()
TIMES = SUMS * np.where(FRAME["levels"] > 6, 1.5, 1.0)
KNOWN = Measurements(FRAME, TIMES, ())
UNDEFINED = pd.DataFrame({"n": [0, 4, 63, 64], "levels": [0, 0, -1, 3], "simd": [1, 0, 1, 0]})
"""Options that were positive in all rows learned from are not in the first three."""
SAVING = pd.DataFrame({"a": [0, 1, 0] * 5, "b": [0, 0, 1] * 5})
SAVED = np.array([10.0, 2.0, 3.0] * 5)


def _stored(known=KNOWN, seed=3, **settings):
    return fit_model(HYBRID, known, "seconds", None, settings, seed, INFLUENCE)


def _loaded(stored, path):
    assert save_model(stored, path) == path.stat().st_size
    return load_model(path).estimator


@pytest.mark.exhaustive
@pytest.mark.parametrize("asked", [FRAME, UNDEFINED])
@pytest.mark.parametrize(
    "settings", [{}, {"learner": "rf", "penalty": "bic"}, {"log": "no", "aggregation": "learned"}]
)
def test_it_comes_back_to_the_last_bit_and_is_the_regressor(asked, settings, tmp_path):
    stored = _stored(**settings)
    expected = stored.estimator.predict(asked)
    np.testing.assert_array_equal(_loaded(stored, tmp_path / "m").predict(asked), expected)
    if not settings:
        whole = InfluenceRatioRegressor(HybridRegressor(random_state=3)).fit(FRAME, TIMES)
        np.testing.assert_array_equal(whole.predict(asked), expected)
        assert "log2(levels)" in whole.influence_.formula


def test_the_floor_and_the_least_values_are_in_the_file(tmp_path):
    part = _loaded(_stored(Measurements(SAVING, SAVED, ())), tmp_path / "m").analytical
    assert isinstance(part, LearnedInfluence) and part.least_ == LEAST_SHARE * 2.0
    both = pd.DataFrame({"a": [1], "b": [1]})
    assert part.influence_.predict(both) == pytest.approx([-5.0])
    assert part.predict(both) == pytest.approx([1.0])
    part = _loaded(_stored(), tmp_path / "m").analytical
    assert part.lowest_.tolist() == FRAME.min().tolist()


def test_no_setting_is_of_both_parts():
    assert not set(HYBRID_SETTINGS) & set(INFLUENCE_SETTINGS)


def _forge(tree):
    state = tree.tree_.__getstate__()
    state["nodes"]["left_child"][0] = 1_000_000
    tree.tree_.__setstate__(state)


def test_a_forged_tree_of_the_ensemble_is_not_used(tmp_path):
    stored = _stored()
    _forge(stored.estimator.learner_[-1].estimators_[-1])
    save_model(stored, tmp_path / "m")
    with pytest.raises(UsageError, match="linked as a tree"):
        load_model(tmp_path / "m")


UNKNOWN = {
    "another's estimator": DecisionTreeRegressor(),
    "a function": partial(print, "run"),
    "ours, but in no file": ChosenRegressor({}),
    "ours, elsewhere": HybridRegressor(),
}


@pytest.mark.parametrize("what", UNKNOWN)
def test_what_is_in_no_file_is_not_written(what, tmp_path):
    stored = _stored()
    stored.estimator.analytical.influence_ = UNKNOWN[what]
    with pytest.raises(UsageError, match=r"cannot be stored: a .* is in no model file"):
        save_model(stored, tmp_path / "m")
    assert not (tmp_path / "m").exists()


def test_pickles_are_not_read(tmp_path):
    (tmp_path / "m").write_bytes(pickle.dumps(_stored().estimator))
    with pytest.raises(UsageError, match="is no model of `chainline fit`"):
        load_model(tmp_path / "m")


@pytest.mark.parametrize(
    ("frame", "settings", "said"),
    [
        (FRAME.assign(simd="avx"), {}, "column 'simd' holds texts"),
        (FRAME.assign(n=1, levels=2, simd=0), {}, "every column has one value"),
        (FRAME, {"constants": "fitted"}, "has no constants of a machine"),
        (FRAME, {"level": 2}, "settings 'level': hybrid with analytical='influence' has no such parameter"),
        (FRAME, {"max_degree": 0}, "settings={'max_degree': 0}: give a whole number, 1 or more"),
    ],
)
def test_bad_use(frame, settings, said):
    with pytest.raises(UsageError, match=said):
        _stored(Measurements(frame, TIMES, ()), **settings)
