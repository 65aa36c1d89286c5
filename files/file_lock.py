"""Files that one process appends to at a time; the system unlocks them when that process ends."""

from __future__ import annotations

import fcntl
import os
import stat
import time
from pathlib import Path

from ..errors import UsageError, argument
from .private import open_private

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
