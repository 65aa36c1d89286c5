"""Atomic output files: written beside, synced and renamed; inputs and measurements are kept."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from ..errors import UsageError, argument

OUTPUT = argument("output")
_HEAD_BYTES = 4096
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC

Replaceable = Callable[[bytes], bool]
"""Tells from the first bytes of a file whether it is of the kind that is written."""


def nothing(head: bytes) -> bool:
    """Have no file replaced."""
    return False


def anything(head: bytes) -> bool:
    """Have any file replaced, as a user has said."""
    return True


def begins(*starts: bytes) -> Replaceable:
    """Have files replaced that begin with one of some bytes."""
    return lambda head: head.startswith(starts)


def contains(words: bytes) -> Replaceable:
    """Have files replaced whose beginning holds some bytes."""
    return lambda head: words in head


def has_columns(columns: Iterable[str]) -> Replaceable:
    """Have CSV files replaced that have the same columns."""
    header = ",".join(columns).encode()
    return lambda head: head.splitlines()[:1] == [header]


def require_output(
    name: str | Path, inputs: Iterable[str | Path], replaceable: Replaceable, option: str = OUTPUT
) -> Path:
    """Refuse a file that is not to be written, before anything is computed; return its path.

    Parameters
    ----------
    name : str or Path
    inputs : iterable of str or Path
        Files that are read: never written.
    replaceable : callable
        Says of a file that is there whether it may go.
    option : str
        Argument that gave the name, for messages.

    Raises
    ------
    UsageError
        If it is read too, is there and of another kind, or cannot be written.
    """
    if not str(name).strip():
        raise UsageError(f"{option}: found an empty name; give the name of a file")
    path = Path(name)
    try:
        problem = _problem(path, inputs, replaceable)
    except (OSError, ValueError) as error:
        problem = f"cannot be written: {error.strerror if isinstance(error, OSError) else error}"
    if problem:
        raise UsageError(f"{name}: {problem}; choose another {option}")
    return path


def require_not_read(name: str | Path, inputs: Iterable[str | Path], option: str = OUTPUT) -> None:
    """Check that a file to be appended to is not read by the same command.

    Parameters
    ----------
    name : str or Path
        File that is appended to.
    inputs : iterable of str or Path
        Files that are read.
    option : str
        Argument that names the file, for the message.

    Raises
    ------
    UsageError
        If it is.
    """
    if any(_same(Path(name), Path(other)) for other in inputs):
        raise UsageError(f"{name}: is read, too, and would be changed; choose another {option}")


def _problem(path: Path, inputs: Iterable[str | Path], replaceable: Replaceable) -> str | None:
    """Say why a file is not to be written; None if it may be."""
    if "\0" in str(path):
        return "cannot be written: its name holds a null character"
    if path.is_dir():
        return "cannot be written: is a folder"
    if not path.parent.is_dir():
        return f"cannot be written: no folder {path.parent}"
    if any(_same(path, Path(other)) for other in inputs):
        return "is read, too, and would be lost"
    if path.is_file() and (head := _head(path)) and not replaceable(head):
        return "holds something else, which would be lost"
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        return "cannot be written: no permission"
    return None


def write_output(path: Path, content: bytes) -> None:
    """Write a file of the user's that is there whole or not at all.

    Raises
    ------
    UsageError
        If it cannot be written; the file that was there is untouched.
    """
    try:
        replace_file(path, content)
    except OSError as error:
        raise UsageError(
            f"{path}: cannot be written: {error.strerror}; choose another {argument('output')}"
        ) from None


def replace_file(path: Path, content: bytes | Callable[[BinaryIO], object]) -> None:
    """Replace a file by another, durably; links stay, and so do permissions.

    Parameters
    ----------
    content : bytes or callable
        Content, or a function that writes it into a stream.

    Raises
    ------
    OSError
        If it cannot be written; the file that was there is untouched.
    """
    path = path.resolve()
    mode = _mode(path)
    if mode is None:  # a device, a pipe
        with path.open("wb") as stream:
            _fill(stream, content)
        return
    replace_entry(path, content, mode)


def replace_entry(path: Path, content: bytes | Callable[[BinaryIO], object], mode: int = 0o600) -> None:
    """Put a file in place of an entry, durably; a link of that name is replaced, not followed.

    Parameters
    ----------
    path : Path
        The file.
    content : bytes or callable
        Content, or a function that writes it into a stream.
    mode : int
        Its permissions.

    Raises
    ------
    OSError
        If it cannot be written; what was there is untouched.
    """
    # named before it is made: an interrupt that comes as soon as it is there finds its name
    partial = path.with_name(f".{path.name[:64]}-{os.urandom(4).hex()}")
    try:
        with os.fdopen(os.open(partial, _NEW, 0o600), "wb") as stream:
            _fill(stream, content)
            stream.flush()
            os.fchmod(stream.fileno(), mode)
            os.fsync(stream.fileno())
        partial.replace(path)
    except BaseException:
        with suppress(OSError):
            partial.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """See that the names in a folder are on the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # not every file system can
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _fill(stream: BinaryIO, content: bytes | Callable[[BinaryIO], object]) -> None:
    if callable(content):
        content(stream)
    else:
        stream.write(content)


def _mode(path: Path) -> int | None:
    """Return the permissions that a file is to have, those it has or the usual; None if it is no file."""
    try:
        found = path.stat()
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
    return stat.S_IMODE(found.st_mode) if stat.S_ISREG(found.st_mode) else None


def _same(path: Path, other: Path) -> bool:
    try:
        return path.samefile(other)
    except OSError:
        return False


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_HEAD_BYTES)
