"""Stored trees: whatever would make XGBoost leave its arrays is refused before."""

import random
import struct

import numpy as np
import pytest
from chainline.models.kernels.learned.columns import PHYSICS
from chainline.models.kernels.learned.stored import booster_file
from chainline.models.kernels.learned.stored.booster_file import read_booster, read_ubjson

N_COLUMNS = len(PHYSICS.columns) - 1


@pytest.fixture(scope="module")
def content(model):
    return bytes(model.correction.trees_.get_booster().save_raw("ubj"))


def _array(content, name, position, value):
    """Return the file with one number of the first array of this name replaced."""
    mark = name.encode() + b"[$l#L"
    start = content.index(mark) + len(mark) + 8 + 4 * position
    return content[:start] + struct.pack(">i", value) + content[start + 4 :]


def test_what_is_stored_is_read(model, content):
    X = np.random.default_rng(0).uniform(size=(20, N_COLUMNS))
    again = read_booster(content, N_COLUMNS)
    np.testing.assert_array_equal(again.predict(X), model.correction.trees_.predict(X))


def test_every_value_is_read(content):
    (tree, *_) = read_ubjson(content)["learner"]["gradient_booster"]["model"]["trees"]
    assert len(tree["left_children"]) == int(tree["tree_param"]["num_nodes"])
    assert tree["parents"][tree["left_children"][0]] == 0


def test_other_columns_are_refused(content):
    with pytest.raises(ValueError, match=f"its trees take {N_COLUMNS} columns, not 3"):
        read_booster(content, 3)


@pytest.mark.parametrize(
    ("name", "position", "value", "message"),
    [
        ("left_children", 0, 10**6, "not linked as a tree"),
        ("left_children", 0, 0, "not linked as a tree"),
        ("right_children", 0, -1, "not linked as a tree"),
        ("parents", 1, 10**6, "not linked as a tree"),
        ("split_indices", 0, 10**6, "a column that does not exist"),
        ("split_indices", 0, -5, "a column that does not exist"),
    ],
)
def test_indices_that_lead_astray(content, name, position, value, message):
    with pytest.raises(ValueError, match=f"tree 0: .*{message}"):
        read_booster(_array(content, name, position, value), N_COLUMNS)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("id", 7),
        ("id", -(2**31)),
        ("categories_nodes", [5]),
        ("categories_segments", [10**12]),
        ("tree_param", {"num_deleted": "-9"}),
    ],
)
def test_what_is_not_looked_at_is_not_passed_on(content, monkeypatch, key, value):
    """A changed number of a tree once ended the process."""
    document = read_ubjson(content)
    tree = document["learner"]["gradient_booster"]["model"]["trees"][3]
    tree[key] = tree[key] | value if isinstance(value, dict) else value
    monkeypatch.setattr(booster_file, "read_ubjson", lambda _: document)
    X = np.random.default_rng(0).uniform(size=(20, N_COLUMNS))
    changed = read_booster(b"", N_COLUMNS).predict(X)
    monkeypatch.undo()
    np.testing.assert_array_equal(changed, read_booster(content, N_COLUMNS).predict(X))


@pytest.mark.parametrize("name", ["split_conditions", "base_weights", "loss_changes", "sum_hessian"])
@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_values_are_finite(content, monkeypatch, name, value):
    document = read_ubjson(content)
    document["learner"]["gradient_booster"]["model"]["trees"][3][name][0] = value
    monkeypatch.setattr(booster_file, "read_ubjson", lambda _: document)
    with pytest.raises(ValueError, match="tree 3: a value that is not finite"):
        read_booster(b"", N_COLUMNS)


@pytest.mark.exhaustive
def test_no_damage_ends_the_process(content):
    """A quick sample; the process is gone, and the whole run with it, where one gets through."""
    chance = random.Random(0)
    X = np.zeros((2, N_COLUMNS))
    for _ in range(30):
        damaged = bytearray(content)
        damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        try:
            read_booster(bytes(damaged), N_COLUMNS).predict(X)
        except ValueError as error:
            assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (b"", "byte 0: it ends early"),
        (b"{", "it ends early"),
        (b"{}x", "more than one value"),
        (b"x", "'x' is no type"),
        (b"SU\x05abc", "it ends early"),
        (b"Si\xffabc", "a length of -1"),
        (b"[$l#L" + b"\x7f" * 8, "it ends early"),
        (b"[$Z#U\x05", "an array of type 'Z'"),
        (b"[$lU\x01", "where '#' is due"),
        (b"[" * 100, "nested too deeply"),
        (b"SU\x01\xff", "utf-8"),
    ],
)
def test_what_is_no_ubjson(document, message):
    with pytest.raises(ValueError, match=message):
        read_ubjson(document)


def test_scalars():
    assert read_ubjson(b"[TFZi\xffI\x01\x00]") == [True, False, None, -1, 256]
    assert read_ubjson(b"D" + struct.pack(">d", 2.5)) == 2.5
    assert read_ubjson(b"[#U\x02U\x07U\x08") == [7, 8]
