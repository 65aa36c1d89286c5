"""Model files as bytes: what was packed comes back, and nothing larger, shorter or stranger is unpacked."""

import gzip
import json
import zlib

import numpy as np
import pytest
from chainline.models.empirical.fitting.store import document
from chainline.models.empirical.fitting.store.document import Document, looks_packed, pack, unpack

ARRAYS = (np.arange(6.0).reshape(2, 3), np.array([-1, 2**40]), np.array([[7]], np.int32), np.empty(0))
PACKED = pack(Document({"model": "cpr", "names": ["m", "für"]}, ARRAYS))


def _forged(header, content=b""):
    text = header if isinstance(header, bytes) else json.dumps(header, separators=(",", ":")).encode()
    return gzip.compress(text + b"\n" + content, mtime=0)


def test_what_was_packed_comes_back():
    found = unpack(PACKED)
    assert found.header == {"model": "cpr", "names": ["m", "für"]}
    for before, after in zip(ARRAYS, found.arrays, strict=True):
        assert (before.dtype, before.shape) == (after.dtype, after.shape)
        np.testing.assert_array_equal(before, after)
    assert looks_packed(PACKED[:200])
    assert pack(Document(found.header, found.arrays)) == PACKED, "the same bytes for the same document"


@pytest.mark.parametrize(
    "begin", [b"", b"m,n,seconds\n", gzip.compress(b"m,n,seconds\n", mtime=0), PACKED[:9]]
)
def test_tables_do_not_look_like_models(begin):
    assert not looks_packed(begin)


def test_every_cut_and_what_is_added_is_noticed():
    for length in range(len(PACKED)):
        with pytest.raises(ValueError):
            unpack(PACKED[:length])
    with pytest.raises(ValueError, match="something was added"):
        unpack(PACKED + b"\0")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"PK\x03\x04", "an archive, as versions before this one wrote; fit it again"),
        (_forged({"chainline": 2, "arrays": []}), "of format 2, and this version reads 4; fit it again"),
        (_forged({"format": 3}), "not a model file"),
        (_forged(b'{"chainline":4,"x":NaN}'), "NaN where a number is due"),
        (_forged(b'{"chainline":' + b"[" * 100_000), "nested too deep"),
        (_forged(b'{"chainline":' + b"1" * 5000 + b"}"), "integer string conversion"),
        (_forged({"chainline": 4}), "lists no arrays"),
        (_forged({"chainline": 4, "arrays": [["<f8", [2]]]}, b"\0" * 15), "less than it says"),
        (_forged({"chainline": 4, "arrays": [["<f8", [1]]]}, b"\0" * 9), "more than it says"),
        (_forged({"chainline": 4, "arrays": [["|O", [1]]]}, b"\0" * 8), "of type '|O'"),
        (_forged({"chainline": 4, "arrays": [["<f8", [-1]]]}, b"\0" * 8), "of shape"),
        (_forged({"chainline": 4, "arrays": [["<f8", [2**70]]]}, b"\0" * 8), "of shape"),
        (_forged({"chainline": 4, "arrays": [["<f8", [1, 1, 1, 1]]]}, b"\0" * 8), "of shape"),
        (_forged({"chainline": 4, "arrays": [["<f8", [2**20, 2**20, 2**20]]]}), "less than it says"),
        (_forged({"chainline": 4, "arrays": [5]}), "without type and shape"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_other_files_are_not_unpacked(content, said):
    with pytest.raises(ValueError, match=said):
        unpack(content)


@pytest.mark.exhaustive
def test_what_unpacks_to_more_than_the_limit_is_not(monkeypatch):
    monkeypatch.setattr(document, "MOST_BYTES", 1 << 20)
    packer = zlib.compressobj(wbits=31)
    bomb = packer.compress(b"\0" * (64 << 20)) + packer.flush()
    assert len(bomb) < 100_000
    with pytest.raises(ValueError, match="unpacks to more than 1 MiB"):
        unpack(bomb)
    with pytest.raises(ValueError, match="larger than 1 MiB"):
        pack(Document({}, (np.zeros(200_000),)))


def test_a_header_without_end_is_not_searched_for_ever(monkeypatch):
    monkeypatch.setattr(document, "MOST_HEADER_BYTES", 1000)
    with pytest.raises(ValueError, match="not a model file"):
        unpack(_forged({"chainline": 4, "x": "x" * 2000}))


def test_arrays_of_objects_are_not_packed():
    with pytest.raises(ValueError, match="cannot be stored"):
        pack(Document({}, (np.array([object()]),)))
