"""SG++ and py-earth beside our classes: they learn where they can be imported, and a line says where not."""

import sys
from dataclasses import replace
from types import ModuleType

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.evaluation.studies.peer_libraries import PEERS, PeerModel, import_problem
from chainline.models.empirical.fitting.baselines import COMPETITORS
from chainline.models.empirical.metrics import mlogq
from sklearn.linear_model import LinearRegression

RNG = np.random.default_rng(0)
FRAME = pd.DataFrame({"m": 2.0 ** RNG.uniform(0, 10, 400), "kind": RNG.integers(0, 2, 400)})
TIMES = 1e-3 * FRAME["m"].to_numpy() ** 1.5 * (1 + FRAME["kind"].to_numpy())


def test_each_has_a_counterpart_here_and_settings_of_the_paper():
    for peer in PEERS.values():
        assert peer.ours in COMPETITORS
        ours = COMPETITORS[peer.ours].ranges
        assert set(peer.ranges) == set(ours)
        assert all(set(values) <= set(ours[name]) for name, values in peer.ranges.items())
        assert len(list(peer.settings())) == np.prod([len(values) for values in peer.ranges.values()])


def test_what_cannot_be_imported_is_told_in_a_line():
    assert import_problem(replace(PEERS["sgpp"], module="json")) == ""
    said = import_problem(replace(PEERS["sgpp"], module="no_such_library"))
    assert said == "ModuleNotFoundError: No module named 'no_such_library'"


def test_a_library_learns_logarithms_of_times(monkeypatch):
    """A stand-in for py-earth, whose model is linear: a power law is a line of logarithms."""
    module = ModuleType("pyearth")
    module.Earth = lambda max_degree, allow_linear: LinearRegression()
    monkeypatch.setitem(sys.modules, "pyearth", module)
    model = PeerModel("py-earth", infer_space(FRAME), {"max_degree": 2}).fit(FRAME, TIMES)
    assert mlogq(TIMES, model.predict(FRAME)) < 1e-9
    assert model.n_bytes > 100


@pytest.mark.skipif(bool(import_problem(PEERS["sgpp"])), reason="SG++ cannot be imported")
def test_sparse_grids_of_sgpp():
    setting = {"level": 4, "refinements": 2, "refined_points": 8, "regularization": 1e-5}
    model = PeerModel("sgpp", infer_space(FRAME), setting).fit(FRAME, TIMES)
    assert mlogq(TIMES, model.predict(FRAME)) < 0.1
    assert model.n_bytes > 100
