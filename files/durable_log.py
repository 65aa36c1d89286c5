"""Files of lines that grow: durable when a line is appended, whole lines after any crash, one writer.

with DurableLog(path) as log:               # locks the file, new or old
    log.cut_torn_line()                     # of a process that was killed while it wrote
    log.append(checked_line({"block": 3}))  # on the disk when this returns, or else the file is as before

A reader goes through whole lines by `pieces`, a few megabytes at a time, while another process appends.
"""

from __future__ import annotations

import fcntl
import json
import os
import stat
import time
import weakref
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ..errors import UsageError, argument
from .atomic_write import sync_folder
from .private import open_private
from .untrusted import LARGEST_BYTES, json_of

_UNLOCKED_WITHIN_S = 1.0  # the workers of a process that was killed end a moment after it


class HeldElsewhere(UsageError):
    """Another process holds a file."""


def open_locked(
    path: Path,
    shown: Path | None = None,
    patience_s: float = _UNLOCKED_WITHIN_S,
    *,
    private: bool = False,
) -> int:
    """Return a descriptor of a file, made if it is missing, that only this process holds.

    Parameters
    ----------
    path : Path
        File to lock.
    shown : Path, optional
        Name in messages; `path` by default.
    patience_s : float
        Seconds to wait for it.
    private : bool
        True for a file of this user alone, of mode 600, and no link; see `open_private`.

    Raises
    ------
    UsageError
        If it cannot be written, is no regular file, or another process holds it.
    """
    shown = shown or path
    until = time.monotonic() + patience_s
    while True:
        descriptor = _opened_private(path) if private else _opened(path, shown)
        _require_file(descriptor, shown)
        if _locked(descriptor) and _is_at(descriptor, path):
            return descriptor
        os.close(descriptor)
        if time.monotonic() > until:
            raise HeldElsewhere(
                f"{shown}: another chainline appends to it; wait for it or choose "
                f"another {argument('output')}"
            )
        time.sleep(0.02)


def _opened(path: Path, shown: Path) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o666)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise UsageError(
            f"{shown}: cannot be written: {reason}; choose another {argument('output')}"
        ) from None


def _opened_private(path: Path) -> int:
    try:
        return open_private(path, flags=os.O_RDWR | os.O_CREAT | os.O_APPEND)
    except OSError as error:
        raise UsageError(
            f"{path}: cannot be written: {error.strerror}; see that its folder is there"
        ) from None


def _require_file(descriptor: int, shown: Path) -> None:
    """Refuse pipes and devices, which have no end to append to."""
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise UsageError(f"{shown}: is no regular file; choose another {argument('output')}")


def _locked(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _is_at(descriptor: int, path: Path) -> bool:
    """Tell whether a file has its name still: its previous holder may have removed it, as it was empty."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False


_PIECE = 16 << 20


class DurableLog:
    """A file of lines that this process alone appends to, until it is closed or dropped.

    Parameters
    ----------
    path : Path
        The file, made if it is missing.
    private : bool
        True for a file of this user alone, see `open_private`.

    Attributes
    ----------
    path : Path
    descriptor : int
        Open for reading and appending.

    Raises
    ------
    UsageError
        If it cannot be written, is no regular file, or another process holds it.
    """

    def __init__(self, path: Path, *, private: bool = False) -> None:
        self.path = path
        self.descriptor = open_locked(path, private=private)
        self._release = weakref.finalize(self, os.close, self.descriptor)
        self._synced, self._named = time.monotonic(), self.size > 0

    @property
    def size(self) -> int:
        """Size of the file in bytes."""
        return os.fstat(self.descriptor).st_size

    def append(self, lines: bytes, sync_s: float = 0.0) -> None:
        """Append whole lines; they are on the disk when this returns.

        Parameters
        ----------
        lines : bytes
        sync_s : float
            Seconds within which lines may wait to be on the disk together. They outlast this process at
            once all the same.

        Raises
        ------
        OSError
            If they cannot be written; the file then holds what it held before.
        """
        before = self.size
        try:
            left = memoryview(lines)
            while left:
                left = left[os.write(self.descriptor, left) :]
            if time.monotonic() >= self._synced + sync_s:
                self.sync()
        except OSError:
            os.ftruncate(self.descriptor, before)
            raise

    def sync(self) -> None:
        """See that all lines, and the name of a new file, are on the disk."""
        os.fsync(self.descriptor)
        if not self._named:
            sync_folder(self.path.resolve().parent)
            self._named = True
        self._synced = time.monotonic()

    def keep(self, size: int) -> None:
        """Keep the first bytes of the file, durably."""
        if size != self.size:
            os.ftruncate(self.descriptor, size)
            os.fsync(self.descriptor)

    def cut_torn_line(self) -> None:
        """Cut a last line that has no end."""
        end = self.size
        while end:
            begin = max(0, end - _PIECE)
            newline = os.pread(self.descriptor, end - begin, begin).rfind(b"\n")
            if newline >= 0:
                end = begin + newline + 1
                break
            end = begin
        self.keep(end)

    def close(self) -> None:
        """Unlock the file; one that nothing was written to is removed."""
        try:
            if not self.size and self.path.is_file():
                self.path.unlink(missing_ok=True)
        finally:
            self._release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def pieces(descriptor: int, path: Path, offset: int = 0, longest: int = LARGEST_BYTES) -> Iterator[bytes]:
    """Yield the whole lines of a file from an offset on, some megabytes at a time.

    Parameters
    ----------
    descriptor : int
        Of the file; its position is left alone.
    path : Path
        Name for messages.
    offset : int
        Byte to begin at.
    longest : int
        Bytes that a line may have.

    Raises
    ------
    UsageError
        If a line is longer.
    """
    left = b""
    while content := os.pread(descriptor, _PIECE, offset):
        offset += len(content)
        whole, newline, rest = content.rpartition(b"\n")
        if newline:
            yield left + whole + newline
            left = rest
        else:
            left += content
        if len(left) > longest:
            raise UsageError(f"{path}: has a line of more than {longest >> 20} MiB; remove the file")


def checked_line(value: Any) -> bytes:
    """Return a value as one line, its checksum first.

    Examples
    --------
    >>> checked_line({"block": 3})
    b'ec99c386 {"block":3}\\n'
    """
    text = json.dumps(value, separators=(",", ":")).encode()
    return f"{zlib.crc32(text):08x} ".encode() + text + b"\n"


def value_of(line: bytes) -> Any:
    """Return the value of a line without its end; None where it is torn or changed.

    Examples
    --------
    >>> value_of(checked_line({"block": 3})[:-1])
    {'block': 3}
    >>> value_of(checked_line({"block": 3})[:-2])
    """
    checksum, _, text = line.partition(b" ")
    if checksum != f"{zlib.crc32(text):08x}".encode():
        return None
    try:
        return json_of(text, "")
    except ValueError:
        return None
