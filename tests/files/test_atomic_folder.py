"""Folders that are written whole: there at once, or not at all."""

import errno
import os
import stat
import threading
from pathlib import Path

import pytest
from chainline.files import atomic_folder as module
from chainline.files.atomic_folder import replace_folder

OLD = {"a": b"old", "b": b"old"}
NEW = {"a": b"new", "src/c": b"new"}


def _found(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(params=[True, False], ids=["swapped", "renamed twice"])
def swapping(request, monkeypatch):
    """Systems that can have two folders swap their names, and others."""
    if not request.param:
        monkeypatch.setattr(module, "_swapped", lambda one, other: False)


@pytest.mark.usefixtures("swapping")
@pytest.mark.parametrize("there", [None, {}, OLD])
def test_a_folder_takes_the_place_of_another(tmp_path, there):
    folder = tmp_path / "lib.v1"
    if there is not None:
        replace_folder(folder, there)
        folder.chmod(0o700)
    replace_folder(folder, NEW)
    assert _found(folder) == NEW
    assert [path.name for path in tmp_path.iterdir()] == ["lib.v1"]
    assert there is None or stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.usefixtures("swapping")
def test_what_is_there_stays_where_it_cannot_be_replaced(tmp_path, monkeypatch):
    folder = tmp_path / "lib"
    replace_folder(folder, OLD)
    rename = Path.rename

    def refused(path, target):
        if Path(target) == folder and path.name.endswith("-new"):
            raise OSError(errno.EIO, "Input/output error")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refused)
    monkeypatch.setattr(module, "_swapped", lambda one, other: False)
    with pytest.raises(OSError, match="Input/output error"):
        replace_folder(folder, NEW)
    assert _found(folder) == OLD and len(list(tmp_path.iterdir())) == 1


@pytest.mark.usefixtures("swapping")
def test_an_empty_current_folder_stays_the_same_one(tmp_path, monkeypatch):
    folder = tmp_path / "lib"
    folder.mkdir()
    monkeypatch.chdir(folder)
    before = folder.stat().st_ino
    replace_folder(Path(), NEW)
    assert folder.stat().st_ino == before and _found(folder) == NEW


def test_a_link_stays_one(tmp_path):
    (tmp_path / "link").symlink_to("lib")
    replace_folder(tmp_path / "lib", OLD)
    replace_folder(tmp_path / "link", NEW)
    assert (tmp_path / "link").is_symlink() and _found(tmp_path / "lib") == NEW


@pytest.mark.skipif(not hasattr(os, "posix_fallocate"), reason="not a system that can swap names")
def test_at_no_moment_is_there_none(tmp_path):
    folder = tmp_path / "lib"
    replace_folder(folder, OLD)
    done, missed = threading.Event(), []

    def look():
        while not done.is_set():
            if not (folder / "a").exists():
                missed.append(1)

    watcher = threading.Thread(target=look)
    watcher.start()
    try:
        for number in range(50):
            replace_folder(folder, {"a": b"%d" % number})
    finally:
        done.set()
        watcher.join()
    assert not missed
