"""The files of a library in a new folder: all of them, or none."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Mapping
from pathlib import Path

from ...errors import RunError, UsageError


def require_new_folder(folder: Path) -> None:
    """Raise UsageError where a library cannot be written: `folder` must be missing or empty."""
    try:
        if folder.is_dir():
            if found := min((entry.name for entry in folder.iterdir()), default=None):
                raise UsageError(f"-o {folder}: is not empty, it holds {found}; give a new or empty folder")
        elif folder.exists():
            raise UsageError(f"-o {folder}: is a file; give a new or empty folder")
        elif not folder.parent.is_dir():
            raise UsageError(f"-o {folder}: {folder.parent} is not a folder; make it first")
        if not os.access(folder if folder.is_dir() else folder.parent, os.W_OK):
            raise UsageError(f"-o {folder}: may not be written to; give another folder")
    except OSError as error:
        raise UsageError(f"-o {folder}: cannot be read: {error.strerror}; give another folder") from None


def write_folder(folder: Path, files: Mapping[str, str]) -> None:
    """Write text files by relative path into a folder that is missing or empty.

    They are written beside it first, so that a disk that is full or a user who interrupts
    leaves nothing behind.

    Raises
    ------
    UsageError
        If the folder has become neither missing nor empty.
    RunError
        If a file cannot be written.
    """
    folder = folder.resolve()
    require_new_folder(folder)
    fresh = folder.with_name(f".{folder.name}-{secrets.token_hex(4)}-new")
    try:
        for path, text in files.items():
            (fresh / path).parent.mkdir(parents=True, exist_ok=True)
            (fresh / path).write_text(text)
        if folder.is_dir():
            _move_entries(fresh, folder)
        else:
            fresh.rename(folder)
    except OSError as error:
        raise RunError(f"-o {folder}: cannot be written: {error.strerror}; nothing is left there") from None
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _move_entries(source: Path, folder: Path) -> None:
    """Move what is in one folder to another, which stays the same one: it may be a shell's."""
    try:
        for entry in list(source.iterdir()):
            shutil.move(entry, folder / entry.name)
    except BaseException:
        for entry in list(folder.iterdir()):
            if entry.is_dir():
                shutil.rmtree(entry, ignore_errors=True)
            else:
                entry.unlink(missing_ok=True)
        raise
