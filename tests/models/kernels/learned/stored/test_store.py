"""Stored models: what is written is read again, and nothing else is."""

import json
import os

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.kernels.learned.stored import store
from chainline.models.kernels.learned.stored.store import BOOSTER, MANIFEST, load_model, save_model
from chainline.reports.schemas import schema_of


@pytest.fixture
def folder(model, tmp_path):
    save_model(model, tmp_path / "new" / "model")
    return tmp_path / "new" / "model"


def _edit(folder, change):
    values = json.loads((folder / MANIFEST).read_text())
    change(values)
    (folder / MANIFEST).write_text(json.dumps(values))


def test_round_trip(model, table, folder):
    again = load_model(folder)
    assert again.manifest == model.manifest
    for ours, theirs in zip(again.predict(table), model.predict(table), strict=True):
        np.testing.assert_array_equal(ours, theirs)


def test_a_loaded_model_is_written_the_same(folder, tmp_path):
    save_model(load_model(folder), tmp_path / "copy")
    for name in (BOOSTER, MANIFEST):
        assert (tmp_path / "copy" / name).read_bytes() == (folder / name).read_bytes()


def test_the_manifest_follows_its_schema(folder):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    jsonschema.validate(json.loads((folder / MANIFEST).read_text()), schema_of("trained_model"))


@pytest.mark.exhaustive
def test_a_model_replaces_a_model(folder, trainer, table):
    other = trainer(table, coverage=0.5)
    save_model(other, folder)
    assert load_model(folder).manifest == other.manifest
    assert [entry.name for entry in folder.parent.iterdir()] == ["model"]


def test_nothing_else_is_replaced(model, tmp_path):
    (tmp_path / "thesis.tex").write_text("years of work")
    with pytest.raises(UsageError, match=r"holds thesis\.tex"):
        save_model(model, tmp_path)
    with pytest.raises(UsageError, match="is a file"):
        save_model(model, tmp_path / "thesis.tex")
    assert (tmp_path / "thesis.tex").read_text() == "years of work"


@pytest.mark.exhaustive
def test_a_failure_leaves_what_was_there(folder, trainer, table, monkeypatch):
    before = load_model(folder).manifest
    sync, synced = os.fsync, []

    def full_disk(descriptor):
        if synced:
            raise OSError(28, "No space left on device")
        synced.append(descriptor)
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(UsageError, match="No space left on device"):
        save_model(trainer(table, coverage=0.5), folder)
    assert load_model(folder).manifest == before
    assert [entry.name for entry in folder.parent.iterdir()] == ["model"]


@pytest.mark.parametrize("name", [BOOSTER, MANIFEST])
def test_a_missing_file(folder, name):
    (folder / name).unlink()
    with pytest.raises(UsageError, match=f"{name}: cannot be read"):
        load_model(folder)


def test_a_missing_folder(tmp_path):
    with pytest.raises(UsageError, match="no such folder"):
        load_model(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda values: values.update(format_version=2), "format version 2, but this chainline reads 1"),
        (lambda values: values.update(format_version=True), "format version True"),
        (lambda values: values.pop("format_version"), "format_version is missing"),
        (lambda values: values.pop("seen"), "seen is missing"),
        (lambda values: values.update(extra=1), "extra: unknown"),
        (lambda values: values.update(rows="many"), "rows: found 'many', not a whole number"),
        (lambda values: values.update(origin="dreamt"), "origin: found 'dreamt'"),
        (lambda values: values["interval"].update(quantile=-1), "interval: quantile: found -1"),
        (lambda values: values["seen"].update(orders=[]), r"seen: orders: found \[\]"),
        (lambda values: values["features"].__setitem__(2, "np"), "features: found"),
        (lambda values: values["data"][0].update(sha256="0"), "data, entry 1: sha256"),
        (lambda values: values["booster"].update(sha256="0" * 64), f"{BOOSTER}: damaged"),
    ],
)
def test_a_wrong_manifest(folder, change, message):
    _edit(folder, change)
    with pytest.raises(UsageError, match=message) as found:
        load_model(folder)
    assert "\n" not in str(found.value)


def test_text_that_is_not_json(folder):
    (folder / MANIFEST).write_text("{")
    with pytest.raises(UsageError, match="no JSON"):
        load_model(folder)
    (folder / MANIFEST).write_bytes(b"\xff\xfe\xff")
    with pytest.raises(UsageError, match="no JSON"):
        load_model(folder)
    (folder / MANIFEST).write_text("[]")
    with pytest.raises(UsageError, match="not an object"):
        load_model(folder)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            lambda features: features[3].update(name="moon"),
            "it takes moon, which this version does not compute",
        ),
        (lambda features: features[3].update(name="moon"), "it does not know fma_chain_share"),
        (lambda features: features.pop(), "it does not know blocked_beyond_l2"),
        (lambda features: features[0].update(unit="cm"), r"np \(cm\)"),
        (lambda features: features.reverse(), "in another order"),
    ],
)
def test_other_features_are_named(folder, change, message):
    _edit(folder, lambda values: change(values["features"]))
    with pytest.raises(UsageError, match=f"made for other features: .*{message}"):
        load_model(folder)


def test_another_bound_is_named(folder):
    _edit(folder, lambda values: values.update(bound="moon_cycles"))
    with pytest.raises(UsageError, match="it corrects moon_cycles, not bound_cycles"):
        load_model(folder)


@pytest.mark.parametrize(
    "damage", [lambda data: data[:-100], lambda data: b"", lambda data: b"\0" + data[1:]]
)
def test_damaged_trees(folder, damage):
    path = folder / BOOSTER
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(UsageError, match=f"{BOOSTER}: damaged"):
        load_model(folder)


@pytest.mark.parametrize("content", [b"", b"not trees at all", b"{}", b"{L\0\0"])
def test_trees_that_are_none_though_the_digest_is_right(folder, content):
    (folder / BOOSTER).write_bytes(content)
    digest = store.hashlib.sha256(content).hexdigest()
    _edit(folder, lambda values: values["booster"].update(sha256=digest))
    with pytest.raises(UsageError, match="not trees that can be used") as found:
        load_model(folder)
    assert "\n" not in str(found.value)
