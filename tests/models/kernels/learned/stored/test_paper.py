"""The paper's model: ratios become speeds by its equations; what is stored is read again, nothing else."""

import hashlib
import json
import math

import numpy as np
import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.splits import partitions
from chainline.codegen.variant import Variant
from chainline.errors import UsageError
from chainline.models.kernels.learned.columns import TABLE3, gflops_of_ratios, ratios
from chainline.models.kernels.learned.features import table3_features
from chainline.models.kernels.learned.importance import shap_values
from chainline.models.kernels.learned.learners import ChainRatioRegressor
from chainline.models.kernels.learned.samples import Samples
from chainline.models.kernels.learned.stored import store
from chainline.models.kernels.learned.stored.applicability import refusal
from chainline.models.kernels.learned.stored.paper import PaperModel, train_paper
from chainline.models.kernels.learned.stored.provenance import DataUsed
from chainline.models.kernels.learned.stored.store import (
    MANIFEST,
    RATIO_BOOSTER,
    load_model,
    require_kind,
    save_model,
    shipped_model,
    shipped_paper_model,
)
from chainline.models.kernels.predictions.model import Model
from chainline.records import replace
from chainline.reports.schemas import schema_of

MACHINE = load_machine("a64fx")
LATENCY, THROUGHPUT = MACHINE.fma_latency_cycles, MACHINE.fma_throughput_cycles


def _row(order, split, ratio, machine=MACHINE):
    """A kernel that takes what Eq. 2 says of its ratio."""
    variant, clock = Variant(order, split), 2.2
    n_fma = variant.nominal_flops / 16
    latency, throughput = machine.fma_latency_cycles, machine.fma_throughput_cycles
    cycles = n_fma * (ratio * latency + (1 - ratio) * throughput)
    gflops = variant.nominal_flops * clock / cycles
    return {
        **{f"table3_{name}": value for name, value in table3_features(variant, machine, clock).items()},
        **{"order": order, "split": variant.split_text, "code": variant.symbol, "n_fma": n_fma},
        **{"nominal_flops": variant.nominal_flops, "frequency_ghz": clock, "cycles": cycles},
        **{"gflops": gflops, "chain_gflops": 2 * gflops, "simulation_gflops": gflops},
        **{"compiler": "llvm", "residence": "L1", "mode": "element", "dtype": "float64"},
        "machine": machine.key,
    }


@pytest.fixture(scope="module")
def kernels():
    """Kernels whose ratio is 0.1 and 0.4 over the number of parts."""
    splits = [(order, split) for order in range(3, 10) for split in partitions(order + 1)]
    return pd.DataFrame([_row(order, split, 0.1 + 0.4 / len(split)) for order, split in splits])


def _train(table, **options):
    data = [DataUsed("rows.parquet", len(table), "0" * 64)]
    search = ChainRatioRegressor(n_iter=2, cv=2)
    samples = Samples(table, MACHINE, {})
    date = "2026-01-01T00:00:00+00:00"
    return train_paper(samples, data, "simulated", date, **{"regressor": search, **options})


@pytest.fixture(scope="module")
def model(kernels):
    return _train(kernels)


@pytest.fixture
def folder(model, tmp_path):
    save_model(model, tmp_path / "model")
    return tmp_path / "model"


def test_speed_follows_from_the_predicted_ratio_by_the_equations(model, kernels):
    """Eq. 2, A.2 and A.1 written out; A.3 brings the ratio back."""
    ratio = model.ratios(kernels)
    per_fma = ratio * LATENCY + (1 - ratio) * THROUGHPUT
    cycles = per_fma * kernels["n_fma"]
    by_hand = kernels["nominal_flops"] * kernels["frequency_ghz"] / cycles
    speeds = model.predict(kernels).gflops
    np.testing.assert_allclose(speeds, by_hand, rtol=1e-12)
    np.testing.assert_allclose(ratios(kernels.assign(cycles=cycles)), ratio, rtol=1e-9)


def test_measured_ratios_become_measured_speeds(kernels):
    np.testing.assert_allclose(gflops_of_ratios(kernels, ratios(kernels)), kernels["gflops"], rtol=1e-12)
    assert ratios(kernels).min() > 0.1 and ratios(kernels).max() == pytest.approx(0.5)


def test_ratio_is_learned_from_the_split(model, kernels):
    assert np.abs(model.ratios(kernels) - ratios(kernels)).mean() < 0.01


def test_a_fifth_is_held_out_and_scored(model, kernels):
    manifest = model.manifest
    assert (manifest.model, manifest.target, manifest.bound) == (Model.PAPER, "chain_ratio", "")
    assert manifest.search.held_out == math.ceil(len(kernels) / 5)
    assert manifest.rows == len(kernels) - manifest.search.held_out
    scores = manifest.scores
    assert scores["a fifth held out, MAPE paper"] < 0.1
    assert scores["a fifth held out, MAPE chain"] == pytest.approx(1.0)
    assert scores["a fifth held out, MAPE simulation"] == pytest.approx(0)


def test_the_interval_holds_nine_in_ten_of_the_rows_held_out(kernels):
    noisy = kernels.copy()
    noisy["gflops"] *= np.exp(np.random.default_rng(0).normal(0, 0.1, len(noisy)))
    noisy["cycles"] = noisy["nominal_flops"] * noisy["frequency_ghz"] / noisy["gflops"]
    factor = _train(noisy).manifest.interval.median_factor
    assert 1.1 < factor < 1.35
    wider = _train(noisy, coverage=0.99).manifest.interval.median_factor
    assert wider > factor


def test_the_seed_decides_what_is_held_out(model, kernels):
    again, other = _train(kernels), _train(kernels, seed=1)
    assert replace(again.manifest, date="") == replace(model.manifest, date="")
    np.testing.assert_array_equal(again.ratios(kernels), model.ratios(kernels))
    assert (other.manifest.search.seed, other.manifest.scores) != (0, model.manifest.scores)
    assert other.manifest.scores != model.manifest.scores


def test_two_machines_are_told_apart_by_their_hardware(kernels, tmp_path):
    """On the second machine every ratio is half as large."""
    other = load_machine("clx")
    rows = [_row(row.order, tuple(map(int, row.split.split(","))), 0.05 + 0.2 / row.table3_split_count, other)
            for row in kernels.itertuples()]  # fmt: skip
    further = Samples(pd.DataFrame(rows), other, {})
    both = _train(kernels, further=[further])
    assert both.manifest.machine_keys == "a64fx and clx"
    assert both.ratios(further.table).mean() == pytest.approx(both.ratios(kernels).mean() / 2, rel=0.05)
    assert not any("machine" in feature.name for feature in both.manifest.features)
    save_model(both, tmp_path / "both")
    again = load_model(tmp_path / "both")
    assert again.manifest == both.manifest and again.manifest.elsewhere is None
    for machine in (MACHINE, other):
        assert refusal(again.manifest, machine, "L1") is None
    assert refusal(again.manifest, load_machine("zen5"), "L1") == "trained for a64fx and clx"


def test_ratios_outside_of_0_to_1_are_not_learned_from(kernels):
    slow = kernels.copy()
    slow.loc[slow["order"] == 9, "cycles"] *= 20
    found = _train(slow).manifest
    assert found.search.outside > 0
    assert found.rows + found.search.outside + found.search.held_out == len(slow)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda table: table.assign(n_fma=0.0), "0 rows are of kernels with FMA"),
        (lambda table: table.assign(cycles=table["cycles"] * 100), "none of .* has a ratio in"),
        (lambda table: table[table["order"] == 3], "all rows are of order 3"),
    ],
)
def test_rows_that_teach_nothing(kernels, change, message):
    with pytest.raises(UsageError, match=f"nothing can be learned: {message}"):
        _train(change(kernels))


def test_importance(model, kernels):
    found = {one.feature: one for one in model.manifest.importance}
    assert list(found) == list(TABLE3.names)
    assert sum(one.gain for one in found.values()) == pytest.approx(1)
    largest = max(found.values(), key=lambda one: one.shap)
    assert largest.feature == "split_count" == max(found.values(), key=lambda one: one.permutation).feature
    constant = found["fma_latency_cycles"]
    assert (constant.gain, constant.permutation, constant.shap) == (0, 0, 0)


def test_shap_values_and_the_mean_sum_to_the_prediction(model, kernels):
    X = kernels[list(TABLE3.columns)].to_numpy()
    rest = model.ratios(kernels) - shap_values(model.regressor.trees_, X).sum(axis=1)
    np.testing.assert_allclose(rest, rest[0], atol=1e-5)


def test_round_trip(model, kernels, folder):
    again = load_model(folder)
    assert isinstance(again, PaperModel)
    assert again.manifest == model.manifest
    for ours, theirs in zip(again.predict(kernels), model.predict(kernels), strict=True):
        np.testing.assert_array_equal(ours, theirs)
    assert sorted(path.name for path in folder.iterdir()) == [MANIFEST, RATIO_BOOSTER]


def test_a_loaded_model_is_written_again(model, kernels, folder, tmp_path):
    save_model(load_model(folder), tmp_path / "copy")
    again = load_model(tmp_path / "copy")
    assert again.manifest == model.manifest
    np.testing.assert_array_equal(again.ratios(kernels), model.ratios(kernels))


def test_one_kind_replaces_the_other(folder, model, request):
    ours = request.getfixturevalue("trainer")(request.getfixturevalue("tables")[0])
    save_model(ours, folder)
    assert load_model(folder).manifest == ours.manifest
    save_model(model, folder)
    assert load_model(folder).manifest == model.manifest
    with pytest.raises(UsageError, match="mine: is a model of kind paper, not learned") as found:
        require_kind(load_model(folder), Model.LEARNED, "mine")
    assert "\n" not in str(found.value)


def test_the_manifest_follows_its_schema(folder):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    jsonschema.validate(json.loads((folder / MANIFEST).read_text()), schema_of("trained_model"))


def test_a_shipped_one_is_found_for_its_machine(folder, monkeypatch):
    assert shipped_paper_model(MACHINE) is None
    monkeypatch.setattr(store, "_FOLDER", folder.parent)
    assert shipped_paper_model(MACHINE).manifest == load_model(folder).manifest
    assert shipped_paper_model(load_machine("zen5")) is None
    assert shipped_model(MACHINE) is None  # a model of the other kind is not ours


def _edited(change):
    def edit(folder):
        values = json.loads((folder / MANIFEST).read_text())
        change(values)
        (folder / MANIFEST).write_text(json.dumps(values))

    return edit


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (
            _edited(lambda values: values.update(model="oracle")),
            "model: found 'oracle', not learned or paper",
        ),
        (_edited(lambda values: values.update(model=["paper"])), "model: found"),
        (_edited(lambda values: values.pop("model")), "search: unknown|bound: found"),
        (_edited(lambda values: values.pop("search")), "search is missing"),
        (_edited(lambda values: values["search"].update(seed=-1)), "search: seed: found -1"),
        (_edited(lambda values: values["search"]["parameters"].update(max_depth="deep")), "max_depth: found"),
        (
            _edited(lambda values: values.update(bound="bound_cycles")),
            "it corrects bound_cycles, not nothing",
        ),
        (_edited(lambda values: values.update(target="cycles")), "it predicts cycles in 1, not chain_ratio"),
        (_edited(lambda values: values["features"].pop()), "it does not know reservation_stations"),
        (_edited(lambda values: values["importance"][0].update(gain="much")), "importance, entry 1: gain"),
        (lambda folder: (folder / RATIO_BOOSTER).write_bytes(b"a stranger's"), "ratio.ubj: damaged"),
        (lambda folder: (folder / RATIO_BOOSTER).unlink(), "ratio.ubj: cannot be read"),
    ],
)
def test_a_file_of_a_stranger_is_refused(folder, damage, message):
    damage(folder)
    with pytest.raises(UsageError, match=message) as found:
        load_model(folder)
    assert "\n" not in str(found.value)


def test_trees_of_other_columns_are_refused(folder, request):
    """Trees with a right digest that take the columns of our model."""
    ours = request.getfixturevalue("model_of_both")
    trees = bytes(ours.correction.trees_.get_booster().save_raw("ubj"))
    (folder / RATIO_BOOSTER).write_bytes(trees)
    _edited(lambda values: values["booster"].update(sha256=hashlib.sha256(trees).hexdigest()))(folder)
    with pytest.raises(UsageError, match=rf"its trees take \d+ columns, not {len(TABLE3.names)}"):
        load_model(folder)
