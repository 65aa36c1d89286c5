"""The journal: durable appends, torn lines dropped, corruption reported."""

import errno
import os
import zlib

import pytest
from chainline.analysis.measurement.dataset.reading import (
    append_rows,
    drop_torn_line,
    journal_path,
    read_journal,
)
from chainline.errors import UsageError

from .rows import some_rows


@pytest.fixture
def data(tmp_path):
    return tmp_path / "rows.parquet"


def test_rows_come_back_as_they_were(data):
    rows = some_rows(3)
    append_rows(data, rows[:1])
    append_rows(data, rows[1:])
    assert read_journal(data) == rows


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_torn_last_line_is_dropped_and_appending_goes_on(data, cut):
    rows = some_rows(3)
    append_rows(data, rows[:2])
    path = journal_path(data)
    os.truncate(path, path.stat().st_size - cut)
    assert read_journal(data) == rows[:1]
    drop_torn_line(data)
    append_rows(data, rows[2:])
    assert read_journal(data) == [rows[0], rows[2]]


def test_a_corrupt_line_is_named(data):
    append_rows(data, some_rows(3))
    path = journal_path(data)
    content = path.read_bytes().replace(b'"n_elements":2', b'"n_elements":9')
    path.write_bytes(content)
    with pytest.raises(UsageError, match=r"journal, line 2: corrupt"):
        read_journal(data)


@pytest.mark.parametrize(
    "value", ['"7"', "7.5", "true", "null", "[7]", "NaN", "9" * 5000, "1" + "0" * 30, "[" * 100_000]
)
def test_a_value_of_another_type_makes_a_line_corrupt(data, value):
    append_rows(data, some_rows(1))
    path = journal_path(data)
    text = path.read_bytes().partition(b" ")[2].strip().replace(b'"order":7', b'"order":' + value.encode())
    line = b"%08x %s\n" % (zlib.crc32(text), text)
    path.write_bytes(line + path.read_bytes())
    with pytest.raises(UsageError, match=r"journal, line 1: corrupt"):
        read_journal(data)


def test_a_full_disk_loses_nothing_that_was_kept(data, monkeypatch):
    rows = some_rows(2)
    append_rows(data, rows[:1])

    def full(descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(UsageError, match=r"cannot append: No space left on device; all rows before"):
            append_rows(data, rows[1:])
    assert read_journal(data) == rows[:1]
    append_rows(data, rows[1:])
    assert read_journal(data) == rows
