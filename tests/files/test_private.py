"""Files of this user alone: owner and mode of what is opened, no links, within bounds."""

import os
from pathlib import Path

import pytest
from chainline.errors import UsageError
from chainline.files.private import make_private, open_private, read_private, require_private


@pytest.fixture
def file(tmp_path):
    (tmp_path / "a" / "b").mkdir(parents=True, mode=0o700)
    path = tmp_path / "a" / "b" / "file"
    path.write_bytes(b"content")
    return path


def test_a_file_of_ones_own_is_read(file, tmp_path):
    assert read_private(file) == b"content"
    assert read_private(file, tmp_path) == b"content"
    assert read_private(file, most=7) == b"content"


def test_what_is_not_ones_own_alone_is_refused(file, tmp_path):
    with pytest.raises(UsageError, match="larger than"):
        read_private(file, most=6)
    for path, mode in ((file, 0o620), (file, 0o602), (file.parent, 0o770), (file.parent.parent, 0o707)):
        before = path.stat().st_mode
        path.chmod(mode)
        with pytest.raises(UsageError, match="others may write to it"):
            read_private(file, tmp_path)
        path.chmod(before)
    assert read_private(file, tmp_path) == b"content"


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_links_are_not_followed(file, tmp_path, depth):
    moved = [file, *file.parents][depth]
    moved.rename(tmp_path / "elsewhere")
    moved.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(UsageError, match="is a link"):
        read_private(file, tmp_path)


def test_what_is_no_file_is_refused_at_once(file, tmp_path):
    file.unlink()
    os.mkfifo(file, 0o600)
    with pytest.raises(UsageError, match="no regular file"):
        read_private(file)
    with pytest.raises(UsageError, match="no regular file"):
        read_private(file.parent)
    with pytest.raises(UsageError, match="cannot be read"):
        read_private(tmp_path / "none")
    with pytest.raises(UsageError):
        read_private(tmp_path / "a\0b")


def test_a_file_is_made_for_its_owner_alone(tmp_path):
    mask = os.umask(0)
    try:
        os.close(open_private(tmp_path / "new", flags=os.O_WRONLY | os.O_CREAT))
        make_private(tmp_path / "folder")
    finally:
        os.umask(mask)
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "folder").stat().st_mode & 0o777 == 0o700
    require_private(tmp_path / "folder")
    (tmp_path / "folder").chmod(0o710)
    with pytest.raises(UsageError, match="chmod 700"):
        require_private(tmp_path / "folder")


def _open():
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def test_no_descriptor_stays_open(file, tmp_path):
    before = _open()
    for _ in range(3):
        read_private(file, tmp_path)
        with pytest.raises(UsageError):
            read_private(file, tmp_path, most=1)
    assert _open() == before
