"""Folders that are written whole: beside, synced, and put in place by one rename."""

from __future__ import annotations

import ctypes
import os
import secrets
import shutil
import stat
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from .output import sync_folder

_AT_FDCWD, _RENAME_EXCHANGE = -100, 2  # renameat2(2)


def replace_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Put a folder with these files in place, durably and at once; the previous content is removed.

    A folder that is there keeps its permissions. One that is empty and the current one stays the same, as
    it is a shell's: files are moved into it one after the other.

    Parameters
    ----------
    folder : Path
    files : mapping of str to bytes
        By path in the folder.

    Raises
    ------
    OSError
        If it cannot be written; what was there is untouched.
    """
    folder = folder.resolve()
    fresh = folder.with_name(f".{folder.name[:64]}-{secrets.token_hex(4)}-new")
    try:
        fresh.mkdir()
        _fill(fresh, files)
        if not folder.exists():
            fresh.rename(folder)
        else:
            fresh.chmod(stat.S_IMODE(folder.stat().st_mode))
            _take_the_place(fresh, folder)
        sync_folder(folder.parent)
    finally:
        _remove(fresh)  # after an exchange, what was there


def _remove(folder: Path) -> None:
    """Remove a folder, to the end even if an interrupt comes meanwhile."""
    try:
        shutil.rmtree(folder, ignore_errors=True)
    except KeyboardInterrupt:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def _fill(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files, and see that they and their names are on the disk."""
    folders = {folder}
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        folders.update(parent for parent in path.parents if parent.is_relative_to(folder))
        with path.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
    for made in folders:
        sync_folder(made)


def _take_the_place(fresh: Path, folder: Path) -> None:
    """Have two folders swap their names at once, where the system can; else one moment after the other."""
    empty = not any(folder.iterdir())
    if not (empty and folder == Path.cwd()) and _swapped(fresh, folder):
        return
    if empty:  # and perhaps the root of a file system, which has no other name
        _move_entries(fresh, folder)
        return
    old = fresh.with_name(f"{fresh.name}-old")
    folder.rename(old)
    try:
        fresh.rename(folder)
    except BaseException:
        old.rename(folder)
        raise
    old.rename(fresh)


def _swapped(one: Path, other: Path) -> bool:
    if sys.platform != "linux":
        return False
    try:
        exchange = ctypes.CDLL(None).renameat2
    except AttributeError:  # of a C library that is older
        return False
    names = (_AT_FDCWD, os.fsencode(one), _AT_FDCWD, os.fsencode(other))
    return bool(exchange(*names, _RENAME_EXCHANGE) == 0)


def _move_entries(source: Path, folder: Path) -> None:
    """Move the entries of a folder to an empty one; all of them, unless this process is killed meanwhile."""
    entries = list(source.iterdir())
    try:
        for entry in entries:
            entry.rename(folder / entry.name)
        sync_folder(folder)
    except BaseException:
        for entry in entries:
            with suppress(OSError):
                (folder / entry.name).rename(entry)
        raise
