"""Models of every class come back from their files as they were; what would harm is not read."""

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.fitting import MODEL_NAMES, fit_model
from chainline.models.empirical.fitting.stored import load_model, save_model

from ....tier import standing
from .test_baselines import FRAME, GOOD, TIMES

TREES = ("rf", "gb", "et")


def _stored(name):
    return fit_model(name, Measurements(FRAME, TIMES, ()), "seconds", None, GOOD.get(name, {}), 0)


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", MODEL_NAMES)
def test_a_model_comes_back(name, tmp_path):
    stored, path = _stored(name), tmp_path / "model"
    assert save_model(stored, path) == path.stat().st_size
    loaded = load_model(path)
    assert (loaded.model, loaded.features, loaded.target) == (name, ("m", "threads", "solver"), "seconds")
    expected = stored.estimator.predict(FRAME)
    np.testing.assert_allclose(loaded.estimator.predict(FRAME), expected, rtol=1e-12)


@pytest.mark.exhaustive
def test_a_stored_cpr_learns_no_further_but_the_one_in_memory_does(tmp_path):
    stored = _stored("cpr")
    save_model(stored, tmp_path / "model")
    with pytest.raises(ValueError, match="does not hold what it learned from"):
        load_model(tmp_path / "model").estimator.partial_fit(FRAME, TIMES)
    stored.estimator.partial_fit(FRAME, TIMES)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", standing(["cpr", "cpr-cells"], for_all=lambda name: name == "cpr-cells"))
def test_what_goes_on_beyond_the_range_comes_back(name, tmp_path):
    known, settings = (
        Measurements(FRAME, TIMES, ()),
        {"extrapolated": ["m"], "rank": 2, "cells": 8, **GOOD.get(name, {})},
    )
    stored = fit_model(name, known, "seconds", None, settings, 0)
    save_model(stored, tmp_path / "model")
    far = FRAME.assign(m=FRAME["m"] * 100)
    expected = stored.estimator.predict(far)
    assert (expected > stored.estimator.predict(FRAME).max()).any()
    np.testing.assert_allclose(load_model(tmp_path / "model").estimator.predict(far), expected, rtol=1e-12)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", TREES)
@pytest.mark.parametrize("forged", ["back", "far", "column"])
def test_trees_that_lead_astray_are_not_used(name, forged, tmp_path):
    stored = _stored(name)
    tree = np.ravel(stored.estimator.regressor_["model"].estimators_)[-1].tree_
    state = tree.__getstate__()
    if forged == "column":
        state["nodes"]["feature"][0] = 1000
    else:
        state["nodes"]["left_child"][0] = 0 if forged == "back" else 1_000_000
    tree.__setstate__(state)
    save_model(stored, tmp_path / "model")
    with pytest.raises(UsageError, match=r"linked as a tree|does not exist"):
        load_model(tmp_path / "model")


@pytest.mark.exhaustive
def test_perceptrons_are_stored_without_how_they_were_trained(tmp_path):
    assert save_model(_stored("nn"), tmp_path / "model") < 40_000  # 10 kB of weights


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", ["gp", "nn", "gb", "rf"])
def test_a_model_with_its_defaults_comes_back(name, tmp_path):
    stored = fit_model(name, Measurements(FRAME[:60], TIMES[:60], ()), "seconds", None, {}, 0)
    save_model(stored, tmp_path / "model")
    said = load_model(tmp_path / "model").estimator.predict(FRAME)
    np.testing.assert_allclose(said, stored.estimator.predict(FRAME), rtol=1e-12)


@pytest.mark.filterwarnings("ignore")
def test_processes_of_versions_before_come_back(tmp_path):
    """They had one length scale for all parameters, and scikit-learn's kernels."""
    known = Measurements(FRAME[:40], TIMES[:40], ())
    stored = fit_model("gp", known, "seconds", None, {"kernel": "RationalQuadratic"}, 0)
    save_model(stored, tmp_path / "model")
    said = load_model(tmp_path / "model").estimator.predict(FRAME)
    np.testing.assert_allclose(said, stored.estimator.predict(FRAME), rtol=1e-9)
