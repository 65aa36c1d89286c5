"""Guard process: ends child processes and removes scratch folders, even where this process is killed."""

from __future__ import annotations

import atexit
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_SCRIPT = Path(__file__).with_name("reaper_process.py")
_lock = threading.Lock()
_guards: dict[int, subprocess.Popen[bytes]] = {}
"""Of this process by its number: one that was forked off has the number of another."""


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """Make a folder in the system's temporary one; it is gone afterwards, also after a kill."""
    folder = _new_name()
    _tell(f"+d {folder}")  # before it is there, and until it is gone
    try:
        folder.mkdir(mode=0o700)
        yield folder
    finally:
        _remove(folder)


def lasting_scratch_folder() -> Path:
    """Make a folder in the system's temporary one that is there until this process ends."""
    folder = _new_name()
    _tell(f"+d {folder}")
    atexit.register(_remove, folder)
    folder.mkdir(mode=0o700)
    return folder


def _new_name() -> Path:
    return Path(_temporary_folder(), f"chainline-{secrets.token_hex(8)}")


def _temporary_folder() -> str:
    """Return the system's folder of temporary files.

    Python looks for it by making a file in it, which stays there where this process is killed meanwhile.
    """
    if tempfile.tempdir is None:
        names = filter(None, map(os.environ.get, ("TMPDIR", "TEMP", "TMP")))
        folders = [*map(Path, names), Path("/tmp")]  # noqa: S108 - what lies there has names nobody guesses
        usable = (folder for folder in folders if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK))
        tempfile.tempdir = next((str(folder.absolute()) for folder in usable), None)
    return tempfile.gettempdir()


def _remove(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    _tell(f"-d {folder}")


def watch_group(leader: int) -> None:
    """Have a process group killed if this process is gone before `release_group`."""
    _tell(f"+g {leader}")


def release_group(leader: int) -> None:
    """Say that a process group has ended."""
    _tell(f"-g {leader}")


def _tell(line: str) -> None:
    """Tell the guard; without one everything works, and a kill leaves something behind."""
    if "\n" in line:
        return
    with _lock, suppress(OSError):
        guard = _guard()
        assert guard.stdin is not None
        os.write(guard.stdin.fileno(), f"{line}\n".encode())


def _guard() -> subprocess.Popen[bytes]:
    own = os.getpid()
    if own not in _guards:
        _guards[own] = subprocess.Popen(  # noqa: S603 - this interpreter and our own file
            [sys.executable, "-I", "-S", str(_SCRIPT)],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        atexit.register(_dismiss, own)
    return _guards[own]


def _dismiss(own: int) -> None:
    """End the guard of this process, which has nothing left to look after."""
    if own == os.getpid():
        guard = _guards.pop(own)
        with suppress(OSError):
            guard.communicate()
