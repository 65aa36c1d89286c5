"""CSV files that grow: whatever cut one, the next run reads it, and swallows nothing."""

import errno
import os

import pytest
from chainline.errors import UsageError
from chainline.files.csv_log import CsvLog

COLUMNS = ("m", "note", "seconds")
ROWS = [{"m": 8, "note": 'a "word", another', "seconds": 0.5}, {"m": 16, "note": None, "seconds": 0.25}]
READ = [{"m": "8", "note": 'a "word", another', "seconds": "0.5"}, {"m": "16", "note": "", "seconds": "0.25"}]
NEXT = {"m": 32, "note": "", "seconds": 2.0}


def _open(path, columns=COLUMNS):
    return CsvLog.open(path, columns, "table of times")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "times.csv"


@pytest.fixture
def whole(path):
    with _open(path) as log:
        log.append(ROWS)
    return path.read_bytes()


def test_what_was_appended_is_read(path, whole):
    with _open(path) as log:
        assert log.rows == READ
        log.append([NEXT])
        assert [row["m"] for row in log.rows] == ["8", "16", "32"]
    assert whole.decode() == 'm,note,seconds\n8,"a ""word"", another",0.5\n16,,0.25\n'


def test_cut_anywhere_it_is_gone_on_with(path, whole):
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with _open(path) as log:
            lines = whole[:length].count(b"\n")
            assert log.rows == READ[: max(0, lines - 1)]
            log.append([NEXT])
        with _open(path) as log:
            assert log.rows == [*READ[: max(0, lines - 1)], {"m": "32", "note": "", "seconds": "2.0"}]


def test_a_line_that_an_older_version_left_torn_is_left_out(path, whole):
    path.write_bytes(whole + b'4,"torn\n64,,1\n')
    with _open(path) as log:
        assert [row["m"] for row in log.rows] == ["8", "16", "64"]


@pytest.mark.parametrize("content", [b"m,n\n1,2\n", b"measured here", b"m,note", b"\xff\n", b"\0", b"\n"])
def test_another_file_stays_as_it_is(path, content):
    path.write_bytes(content)
    if b"m,note,seconds\n".startswith(content):
        with _open(path) as log:
            assert log.rows == []
        return
    with pytest.raises(UsageError, match=r"times\.csv: is no table of times"):
        _open(path)
    assert path.read_bytes() == content


def test_bytes_that_are_no_text_are_one_line(path, whole):
    path.write_bytes(whole + b"\xff,,1\n")
    with pytest.raises(UsageError, match="is no table of times"):
        _open(path)


@pytest.mark.exhaustive
def test_one_process_appends(path):
    with _open(path) as log:
        with pytest.raises(UsageError, match="another chainline appends to it"):
            _open(path)
        log.append(ROWS)
    with _open(path) as log:
        assert log.rows == READ


@pytest.mark.parametrize("written", [0, 1, 9])
def test_a_full_disk_leaves_what_was_there(path, whole, monkeypatch, written):
    write = os.write

    def full(descriptor, content):
        if written:
            write(descriptor, bytes(content[:written]))
        raise OSError(errno.ENOSPC, "No space left on device")

    with _open(path) as log:
        monkeypatch.setattr(os, "write", full)
        with pytest.raises(UsageError, match=r"No space left on device; all lines before are kept"):
            log.append([NEXT])
        monkeypatch.undo()
        assert path.read_bytes() == whole and log.rows == READ
        log.append([NEXT])
    assert path.read_bytes() == whole + b"32,,2.0\n"


def test_values_hold_no_end_of_a_line(path):
    with _open(path) as log:
        log.append([NEXT | {"note": "one\ntwo\r\nthree"}])
    with _open(path) as log:
        assert log.rows == [{"m": "32", "note": "one two three", "seconds": "2.0"}]


def test_nothing_is_left_where_nothing_was_appended(path):
    with _open(path):
        pass
    assert not path.exists()


def test_where_nothing_can_be_written_is_one_line(tmp_path):
    with pytest.raises(UsageError, match="cannot be written: Is a directory"):
        _open(tmp_path)
    with pytest.raises(UsageError, match="cannot be written: No such file"):
        _open(tmp_path / "none" / "x.csv")
    with pytest.raises(UsageError, match="cannot be written"):
        _open(tmp_path / "x\0.csv")
