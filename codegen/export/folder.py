"""The files of a library in a new folder: all of them, or none."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from ...errors import RunError, UsageError
from ...files.atomic_folder import replace_folder


def require_new_folder(folder: Path) -> None:
    """Check that a library can be written: `folder` must be missing or empty.

    Raises
    ------
    UsageError
        If it cannot.
    """
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

    They are written beside it first, so that a disk that is full, a user who interrupts or a kill
    leaves no half of a library.

    Raises
    ------
    UsageError
        If the folder has become neither missing nor empty.
    RunError
        If a file cannot be written.
    """
    require_new_folder(folder)
    contents = {path: text.encode() for path, text in files.items()}
    try:
        replace_folder(folder, contents)
    except OSError as error:
        raise RunError(f"-o {folder}: cannot be written: {error.strerror}; nothing is left there") from None
