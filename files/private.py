"""Files and folders of this user alone: opened without following links, and checked once open.

A check by name says nothing of what is opened by that name a moment later, so the owner and the mode are
those of the descriptor that is read.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..errors import UsageError

_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_TRIES = 10
"""To open a file that a process of ours replaces by another one meanwhile."""
_FILE = os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC  # a pipe is opened at once, and refused


def require_private(folder: Path) -> None:
    """Check that a folder is this user's, no link, and closed to everybody else.

    Raises
    ------
    UsageError
        If it is not.
    """
    with _opened_folder(folder) as descriptor:
        mode = stat.S_IMODE(os.fstat(descriptor).st_mode)
    if mode & _OTHERS:
        raise UsageError(f"{folder}: others may look into it; chmod 700 {folder}")


def make_private(folder: Path) -> None:
    """Make a folder for this user alone, unless it is there and is one.

    Raises
    ------
    OSError
        If it cannot be made.
    UsageError
        If it is there, and is a link, somebody else's, or open to others.
    """
    folder.mkdir(mode=0o700, exist_ok=True)
    require_private(folder)


def open_private(path: Path, root: Path | None = None, flags: int = os.O_RDONLY, most: int = 0) -> int:
    """Return a descriptor of a regular file that is this user's, and that nobody else may write to.

    Parameters
    ----------
    path : Path
    root : Path, optional
        A folder above it: each from there on is this user's, no link, and closed to what others write. By
        default its own folder.
    flags : int
        Of `os.open`. A file that is made has mode 600.
    most : int
        Bytes that it may have; 0 for any number.

    Raises
    ------
    FileNotFoundError
        If it is not there.
    UsageError
        If it, or a folder, is not as said, or cannot be opened.
    """
    root = path.parent if root is None else root
    with _opened_folder(root) as first:
        at = os.dup(first)
        try:
            where = root
            for part in path.relative_to(root).parts[:-1]:
                where /= part
                with _opened_folder(where, part, at) as inner:
                    os.dup2(inner, at, inheritable=False)
            for _ in range(_TRIES):
                descriptor = _opened(path, flags)
                try:
                    found = os.fstat(descriptor)
                    _require_file(path, found, most)
                    if os.path.samestat(found, os.stat(path.name, dir_fd=at, follow_symlinks=False)):
                        return descriptor
                except BaseException:
                    os.close(descriptor)
                    raise
                os.close(descriptor)
            raise UsageError(f"{path}: is exchanged all the time; see who writes there")
        finally:
            os.close(at)


def read_private(path: Path, root: Path | None = None, most: int = 256 << 20) -> bytes:
    """Return the content of a file of this user alone; see `open_private`.

    Parameters
    ----------
    path : Path
    root : Path or None
        As in `open_private`.
    most : int
        Most bytes.

    Raises
    ------
    UsageError
        If it is none, cannot be read, or is larger than `most` bytes.
    """
    try:
        with os.fdopen(open_private(path, root, most=most), "rb") as stream:
            content = stream.read(most + 1)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}; check the name") from None
    if len(content) > most:
        raise _too_large(path, most)
    return content


def _opened(path: Path, flags: int) -> int:
    try:
        return os.open(path, flags | _FILE, 0o600)
    except FileNotFoundError:
        raise
    except (OSError, ValueError) as error:
        raise UsageError(f"{path}: {_why(path, error)}; give a regular file of yours") from None


def _require_file(path: Path, found: os.stat_result, most: int) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise UsageError(f"{path}: is no regular file; give one of yours")
    if found.st_uid != os.geteuid():
        raise UsageError(f"{path}: belongs to another user; give a file of yours")
    if found.st_mode & _OTHERS_WRITE:
        raise UsageError(f"{path}: others may write to it; see that it is yours, and chmod 600 {path}")
    if most and found.st_size > most:
        raise _too_large(path, most)


@contextmanager
def _opened_folder(folder: Path, name: str | None = None, at: int | None = None) -> Iterator[int]:
    """Yield a descriptor of a folder that is this user's, and that nobody else may write to."""
    try:
        descriptor = os.open(folder if name is None else name, _FOLDER, dir_fd=at)
    except FileNotFoundError:
        raise
    except (OSError, ValueError) as error:
        raise UsageError(f"{folder}: {_why(folder, error)}; give a folder of yours") from None
    try:
        found = os.fstat(descriptor)
        if found.st_uid != os.geteuid():
            raise UsageError(f"{folder}: belongs to another user; choose a folder of yours")
        if found.st_mode & _OTHERS_WRITE:
            raise UsageError(
                f"{folder}: others may write to it; see that it is yours, and chmod 700 {folder}"
            )
        yield descriptor
    finally:
        os.close(descriptor)


def _why(path: Path, error: OSError | ValueError) -> str:
    if isinstance(error, ValueError):  # a name with a zero byte
        return f"cannot be opened: {error}"
    if path.is_symlink():
        return "is a link, which is not followed here"
    return f"cannot be opened: {error.strerror}"


def _too_large(path: Path, most: int) -> UsageError:
    return UsageError(f"{path}: is larger than {most >> 20} MiB; give a part of it")
