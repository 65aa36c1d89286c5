"""What is read of files that somebody gave: up to a bound, or refused in one line."""

import bz2
import gzip
import json
import lzma
from pathlib import Path

import pytest
from chainline.errors import UsageError
from chainline.files import untrusted as given
from chainline.files.untrusted import MOST_COLUMNS, csv_cells, json_of, read_bytes, read_text, unpacked
from chainline.models.empirical.data.text_tables import table_of_rows


def test_text_ends_lines_in_one_way(tmp_path):
    path = tmp_path / "x.txt"
    path.write_bytes(b"\xef\xbb\xbfa\r\nb\rc\n")
    assert read_text(path) == "a\nb\nc\n"


def test_a_file_without_end_is_refused():
    with pytest.raises(UsageError, match="/dev/zero: is larger than 1 MiB; give a part of it"):
        read_bytes(Path("/dev/zero"), 1 << 20)


@pytest.mark.parametrize("name", ["none.txt", "", "a\0b"])
def test_what_cannot_be_read_is_refused(name, tmp_path):
    with pytest.raises(UsageError, match=r"cannot be read: .*; check the name"):
        read_bytes(tmp_path / name)


def test_the_line_that_is_no_text_is_named(tmp_path):
    path = tmp_path / "x.txt"
    path.write_bytes(b"a\nb\n\xff\n")
    with pytest.raises(UsageError, match=r"x\.txt, line 3: is no text in UTF-8"):
        read_text(path)


def test_cells_have_the_numbers_of_their_lines():
    assert list(csv_cells('a,b\n\n1, "2,3"\n', "x")) == [(1, ["a", "b"]), (3, ["1", "2,3"])]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a,b\n1," + "x" * 200_000, "x, line 2: is no table: field larger than field limit"),
        ("," * MOST_COLUMNS, f"x, line 1: {MOST_COLUMNS + 1} columns, no more than {MOST_COLUMNS} are read"),
    ],
)
def test_tables_are_bounded(text, message):
    with pytest.raises(UsageError, match=message):
        list(csv_cells(text, "x"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[" * 100_000, "x: no JSON: it is nested too deep"),
        ('{"a":' * 100_000, "x: no JSON: it is nested too deep"),
        ("9" * 5000, "x: no JSON: Exceeds the limit"),
        ('{"a": 1,\n2}', "x, line 2: no JSON"),
        (b"\xff", "x: no JSON"),
        ('{"a": "\\ud800"}', "x: no JSON: .*surrogates not allowed"),
        (b'["\\uD83D"]', "x: no JSON: .*surrogates not allowed"),
        (b'["\xed\xa0\x80"]', "x: no JSON: .*can't decode"),
    ],
)
def test_json_that_cannot_be_is_refused(text, message):
    with pytest.raises(UsageError, match=message):
        json_of(text, "x")


def test_json_that_can_be_is_read():
    values = {"a": [1, 2.5, None], "b": "\U0001f600"}
    assert json_of(json.dumps(values), "x") == values


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a,b\n" * 101, "x: has more than 100 rows; give a part of it"),
        (f"{','.join('ab' * 200)}\n" * 3, "x: has more than 1000 cells; give a part of it"),
    ],
)
def test_rows_and_cells_of_a_table_are_bounded(text, message, monkeypatch):
    monkeypatch.setattr(given, "MOST_ROWS", 100)
    monkeypatch.setattr(given, "MOST_CELLS", 1000)
    with pytest.raises(UsageError, match=message):
        list(csv_cells(text, "x"))
    rows = [("x: row", {"a": n, "b": n}) for n in range(600)]
    with pytest.raises(UsageError, match="has more than 100 rows"):
        table_of_rows("x", rows)


@pytest.mark.parametrize("compress", [gzip.compress, bz2.compress, lzma.compress])
def test_what_unpacks_to_more_than_the_bound_is_refused(compress, tmp_path):
    packed = compress(bytes(2 << 20))
    assert unpacked(packed, tmp_path, 2 << 20) == bytes(2 << 20)
    with pytest.raises(UsageError, match="unpacks to more than 1 MiB; give a part of it"):
        unpacked(packed, tmp_path, 1 << 20)
