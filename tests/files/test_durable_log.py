"""Logs of lines: torn lines are cut, a full disk leaves the file as it was, one process appends."""

import errno
import os

import pytest
from chainline.errors import UsageError
from chainline.files import durable_log
from chainline.files.durable_log import DurableLog, checked_line, pieces, value_of

LINES = [checked_line({"n": n, "text": "x" * n}) for n in (3, 40, 7)]


def _read(path):
    with path.open("rb") as stream:
        return b"".join(pieces(stream.fileno(), path))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "log"


@pytest.fixture(params=[1, 5, 1 << 20])
def piece(request, monkeypatch):
    monkeypatch.setattr(durable_log, "_PIECE", request.param)


@pytest.mark.usefixtures("piece")
def test_a_file_cut_anywhere_is_gone_on_with(path):
    whole = b"".join(LINES)
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        kept = whole[:length][: whole[:length].rfind(b"\n") + 1]
        assert _read(path) == kept
        with DurableLog(path) as log:
            log.cut_torn_line()
            assert path.read_bytes() == kept
            log.append(LINES[0])
        assert _read(path) == kept + LINES[0]


@pytest.mark.parametrize("call", ["write", "fsync"])
@pytest.mark.parametrize("before", [b"", LINES[0]])
def test_a_full_disk_leaves_what_was_there(path, monkeypatch, call, before):
    path.write_bytes(before)
    write = os.write

    def full(descriptor, content=b""):
        write(descriptor, bytes(content[:9]))
        raise OSError(errno.ENOSPC, "No space left on device")

    with DurableLog(path) as log:
        with monkeypatch.context() as patched:
            patched.setattr(os, call, full)
            with pytest.raises(OSError, match="No space left"):
                log.append(LINES[1])
        assert path.read_bytes() == before
        log.append(LINES[2])
    assert path.read_bytes() == before + LINES[2]


def test_one_process_appends_and_others_read(path):
    with DurableLog(path) as log:
        with pytest.raises(UsageError, match="another chainline appends to it"):
            DurableLog(path)
        log.append(LINES[0])
        assert _read(path) == LINES[0]


def test_lines_that_come_soon_after_another_are_synced_together(path, monkeypatch):
    synced = []
    monkeypatch.setattr(os, "fsync", synced.append)
    with DurableLog(path) as log:
        for line in LINES:
            log.append(line, sync_s=60.0)
        assert not synced and path.read_bytes() == b"".join(LINES)
        log.sync()
        assert log.descriptor in synced


def test_a_line_without_end_is_read_up_to_a_bound(path, monkeypatch):
    monkeypatch.setattr(durable_log, "_PIECE", 1 << 16)
    path.write_bytes(b"x" * (3 << 20))
    with path.open("rb") as stream, pytest.raises(UsageError, match="has a line of more than 1 MiB"):
        list(pieces(stream.fileno(), path, longest=1 << 20))


def test_a_changed_line_has_no_value():
    assert value_of(LINES[0][:-1]) == {"n": 3, "text": "xxx"}
    assert value_of(LINES[0][:-1].replace(b"3", b"4")) is None
    assert value_of(b"") is None


def test_an_empty_file_is_removed(path):
    with DurableLog(path):
        pass
    assert not path.exists()
