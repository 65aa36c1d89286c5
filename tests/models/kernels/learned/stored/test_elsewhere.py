"""Models of several machines: what they say on their own, and on one that they have not seen."""

import json
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.errors import UsageError
from chainline.models.kernels.learned.columns import MACHINES
from chainline.models.kernels.learned.stored.applicability import Match, machine_warnings, match_of, refusal
from chainline.models.kernels.learned.stored.scores import machine_scores
from chainline.models.kernels.learned.stored.store import load_model, save_model

ZEN5, GNR, CLX = (load_machine(key) for key in ("zen5", "gnr", "clx"))


@pytest.mark.exhaustive
def test_it_knows_each_of_its_machines(model_of_both):
    manifest = model_of_both.manifest
    assert manifest.machine_keys == "zen5 and gnr"
    assert [match_of(manifest, machine) for machine in (ZEN5, GNR, CLX)] == [
        Match.SAME,
        Match.SAME,
        Match.OTHER,
    ]
    assert manifest.rows == 200
    assert model_of_both.features is MACHINES


def test_elsewhere_it_answers_with_a_wider_interval(model_of_both, table):
    assert model_of_both.on(GNR) is model_of_both
    here, there = model_of_both.predict(table), model_of_both.on(CLX).predict(table)
    assert np.array_equal(here.gflops, there.gflops)
    assert np.median(there.high / there.low) > np.median(here.high / here.low)


def test_a_wider_interval_is_so_many_times_as_wide(model_of_both, table):
    interval = model_of_both.manifest.interval
    wider = interval.widened(2)
    assert np.allclose(wider.factors(table), interval.factors(table) ** 2)
    assert wider.median_factor == pytest.approx(interval.median_factor**2)


def test_the_interval_elsewhere_holds_on_a_machine_held_out(model_of_both, table):
    # each machine is a tenth off by what the other taught: within the factor, or it was not earned
    assert model_of_both.manifest.elsewhere.median_factor > 1.09


def test_elsewhere_is_said(model_of_both, model):
    (line,) = machine_warnings(model_of_both.manifest, CLX)
    assert "nothing was measured on clx: predicted by what zen5 and gnr taught" in line
    assert machine_warnings(model_of_both.manifest, GNR) == []
    assert refusal(model_of_both.manifest, CLX, "L1") is None
    assert refusal(model_of_both.manifest, CLX, "L3") == "trained for zen5 and gnr without data in L3"
    assert refusal(model_of_both.manifest, GNR, "L3") is None
    assert refusal(model.manifest, CLX, "L1") == "trained for zen5"
    assert model.on(CLX) is model


def test_another_description_names_the_machine_that_it_describes(model_of_both):
    other = replace(GNR, key="mine", title="calibrated")
    (line,) = machine_warnings(model_of_both.manifest, other)
    assert "another description of this processor, gnr of digest" in line


def test_another_shipped_machine_by_the_same_name_for_compilers_is_another(model_of_both):
    spr = load_machine("spr")
    assert spr.target == GNR.target
    assert match_of(model_of_both.manifest, spr) is Match.OTHER


def test_it_comes_back_from_its_folder(model_of_both, table, tmp_path):
    save_model(model_of_both, tmp_path / "model")
    loaded = load_model(tmp_path / "model")
    assert loaded.manifest == model_of_both.manifest
    assert np.allclose(loaded.on(CLX).predict(table).low, model_of_both.on(CLX).predict(table).low)


def test_a_damaged_machine_is_told(model_of_both, tmp_path):
    save_model(model_of_both, tmp_path / "model")
    path = tmp_path / "model" / "manifest.json"
    values = json.loads(path.read_text())
    path.write_text(json.dumps({**values, "further_machines": "gnr"}))
    with pytest.raises(UsageError, match="further_machines: found 'gnr', not a list of objects"):
        load_model(tmp_path / "model")


def test_scores_are_of_machines_held_out(table, other_table):
    scores = machine_scores(pd.concat([table, other_table], ignore_index=True))
    assert scores["leave one machine out, MAPE learned on gnr"] < 0.15
    assert set(scores) == {
        f"leave one machine out, MAPE {learner} on {machine}"
        for learner in ("learned", "simulation")
        for machine in ("gnr", "zen5")
    }
