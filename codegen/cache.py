"""Build results kept by content: the same source, tool, version and flags are built once.

What is kept may be code that is loaded: only folders that nobody else can write to are used, and an
entry only if it is what was written.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

from ..errors import RunError
from ..files.sha256 import sha256
from ..logged import warn

_DIGEST = ".sha256"
_OTHERS = stat.S_IWGRP | stat.S_IWOTH


def cache_directory() -> Path:
    """Return the cache folder: `$CHAINLINE_CACHE_DIR`, else chainline in the user's cache.

    Where there is no such folder, or others could put something into it, a private temporary one.
    """
    try:
        folder = _named_directory()
    except RuntimeError:  # no home
        return _fallback_directory()
    if problem := _not_trusted(folder):
        _note(f"{folder}: not used as cache, {problem}; set CHAINLINE_CACHE_DIR to a folder of yours")
        return _fallback_directory()
    return folder


def _named_directory() -> Path:
    if override := os.environ.get("CHAINLINE_CACHE_DIR"):
        return Path(override)
    base = os.environ.get("XDG_CACHE_HOME")
    folder = (Path(base) if base else Path.home() / ".cache") / "chainline"
    with suppress(OSError):  # of an earlier version, by the user's mask
        if folder.stat().st_uid == os.geteuid():
            folder.chmod(0o700)
    return folder


def _not_trusted(path: Path) -> str | None:
    """Say why what lies at a path may be somebody else's; None if it is ours, or nothing is there."""
    try:
        found = path.stat()
    except OSError:
        return None
    if found.st_uid != os.geteuid():
        return "another user's"
    return "others may write to it" if found.st_mode & _OTHERS else None


@cache
def _note(line: str) -> None:
    """Tell the user once."""
    warn(line)


def content_key(*parts: str) -> str:
    """Return a hexadecimal digest of the parts, unambiguous about where each ends."""
    digest = sha256()
    for part in parts:
        data = part.encode()
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()[:40]


def cached_file(key: str, suffix: str, build: Callable[[], bytes]) -> Path:
    """Return the file stored under `key`, building it first if it is missing or not what was stored.

    The file appears whole or not at all, so builds of several processes do not disturb each
    other. Where the cache folder cannot be written, a private temporary folder serves.

    Raises
    ------
    RunError
        If there was nothing to store.
    """
    path = cache_directory() / key[:2] / f"{key}{suffix}"
    if _is_sound(path):
        return path
    data = build()
    if not data:
        raise RunError(f"a {suffix} file was to be made, and is empty: repair the compiler")
    try:
        _write(path, data)
    except OSError:
        path = _fallback_directory() / path.name
        _write(path, data)
    return path


def _is_sound(path: Path) -> bool:
    if any(_not_trusted(place) for place in (path.parent, path)):
        return False
    try:
        return path.with_name(path.name + _DIGEST).read_bytes() == _digest(path.read_bytes())
    except OSError:
        return False


def _write(path: Path, data: bytes) -> None:
    write_whole(path, data)
    write_whole(path.with_name(path.name + _DIGEST), _digest(data))


def _digest(data: bytes) -> bytes:
    return sha256(data).hexdigest().encode()


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that appears whole or not at all, and its folder, for this user alone.

    Raises
    ------
    OSError
        If it cannot be written, or others may write to its folder.
    """
    _make_folder(path.parent)
    if problem := _not_trusted(path.parent):
        raise PermissionError(0, problem)
    import tempfile  # noqa: PLC0415 - most entries are there

    handle, partial = tempfile.mkstemp(dir=path.parent, prefix=".partial-")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        Path(partial).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(partial).unlink()
        raise


def _make_folder(folder: Path) -> None:
    """Make a folder for this user alone, and those above it that are missing."""
    if not folder.is_dir():
        _make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


@cache
def _fallback_directory() -> Path:
    from .guard import lasting_scratch_folder  # noqa: PLC0415 - starts a process

    return lasting_scratch_folder()
