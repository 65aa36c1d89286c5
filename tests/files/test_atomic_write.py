"""Files that are written whole: what is read, or is of another kind, is never replaced."""

import errno
import os
import stat
from pathlib import Path

import pytest
from chainline.errors import UsageError
from chainline.files.atomic_write import (
    begins,
    has_columns,
    nothing,
    replace_file,
    require_output,
    write_output,
)


def test_what_is_read_is_not_written(tmp_path):
    data = tmp_path / "d.csv"
    data.write_text("m\n1\n")
    link, hard = tmp_path / "link.csv", tmp_path / "hard.csv"
    link.symlink_to(data)
    hard.hardlink_to(data)
    for name in (data, link, hard, tmp_path / "." / "d.csv"):
        with pytest.raises(UsageError, match=r"is read, too, and would be lost; choose another output"):
            require_output(name, [data], begins(b""))


@pytest.mark.parametrize(
    ("content", "replaceable", "goes"),
    [
        (b"", nothing, True),
        (b"x", nothing, False),
        (b"<svg>", begins(b"<svg", b"<?xml"), True),
        (b"svg", begins(b"<svg", b"<?xml"), False),
        (b"a,b\r\n1,2\n", has_columns(["a", "b"]), True),
        (b"a,b,seconds\n1,2,3\n", has_columns(["a", "b"]), False),
    ],
)
def test_only_what_is_of_the_same_kind_is_replaced(tmp_path, content, replaceable, goes):
    path = tmp_path / "out"
    path.write_bytes(content)
    if goes:
        assert require_output(str(path), [], replaceable) == path
        return
    with pytest.raises(UsageError, match="out: holds something else, which would be lost"):
        require_output(path, [], replaceable)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "found an empty name"),
        (" ", "found an empty name"),
        (".", "is a folder"),
        ("none/x", "no folder none"),
        ("x\0", "cannot be written"),
        ("x" * 300, "cannot be written: File name too long"),
    ],
)
def test_a_name_that_cannot_be_is_one_line(tmp_path, monkeypatch, name, problem):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match=problem) as raised:
        write_output(require_output(name, [], nothing), b"1")
    assert "\n" not in str(raised.value)


def test_links_and_permissions_stay(tmp_path):
    data, link = tmp_path / "private", tmp_path / "link"
    data.write_bytes(b"old")
    data.chmod(0o600)
    link.symlink_to("private")
    replace_file(link, b"new")
    assert link.is_symlink() and data.read_bytes() == b"new"
    assert stat.S_IMODE(data.stat().st_mode) == 0o600
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["link", "private"]


def test_a_new_file_has_the_usual_permissions(tmp_path):
    mask = os.umask(0o027)
    try:
        replace_file(tmp_path / "new", lambda stream: stream.write(b"x"))
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640


def test_a_full_disk_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "out"
    path.write_bytes(b"old")

    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UsageError, match="cannot be written: No space left on device"):
        write_output(path, b"new")
    assert path.read_bytes() == b"old" and len(list(tmp_path.iterdir())) == 1


def test_a_device_is_written_to():
    replace_file(require_output("/dev/null", [], nothing), b"x")
    with pytest.raises(UsageError, match="/dev/full: cannot be written: No space left on device"):
        write_output(require_output("/dev/full", [], nothing), b"x")
    assert Path("/dev/full").is_char_device()
