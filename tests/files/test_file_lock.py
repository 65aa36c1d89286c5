"""Files that one process holds: whoever waits gets the file that has the name, not one that is gone."""

import os
import threading
import time
from pathlib import Path

import pytest
from chainline.errors import UsageError
from chainline.files.durable_log import open_locked


def test_one_holds_a_file_at_a_time(tmp_path):
    descriptor = open_locked(tmp_path / "log")
    with pytest.raises(UsageError, match="log: another chainline appends to it"):
        open_locked(tmp_path / "log")
    os.close(descriptor)
    os.close(open_locked(tmp_path / "log"))


def test_a_file_that_its_holder_removes_is_not_what_the_next_one_gets(tmp_path):
    path = tmp_path / "log"
    held = open_locked(path)

    def leave():
        time.sleep(0.2)
        path.unlink()
        os.close(held)

    leaving = threading.Thread(target=leave)
    leaving.start()
    descriptor = open_locked(path)
    leaving.join()
    os.write(descriptor, b"kept")
    os.close(descriptor)
    assert path.read_bytes() == b"kept"


def test_what_has_no_end_is_not_appended_to(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(UsageError, match="is no regular file; choose another output"):
            open_locked(path)
