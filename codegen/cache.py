"""Build results kept by content: the same source, tool, version and flags are built once."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

from .guard import lasting_scratch_folder


def cache_directory() -> Path:
    """Return the cache folder: `$CHAINLINE_CACHE_DIR`, else chainline in the user's cache."""
    if override := os.environ.get("CHAINLINE_CACHE_DIR"):
        return Path(override)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "chainline"


def content_key(*parts: str) -> str:
    """Return a hexadecimal digest of the parts, unambiguous about where each ends."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode()
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()[:40]


def cached_file(key: str, suffix: str, build: Callable[[], bytes]) -> Path:
    """Return the file stored under `key`, building it first if it is missing.

    The file appears whole or not at all, so builds of several processes do not disturb each
    other. Where the cache folder cannot be written, a private temporary folder serves.
    """
    path = cache_directory() / key[:2] / f"{key}{suffix}"
    if path.is_file():
        return path
    data = build()
    try:
        write_whole(path, data)
    except OSError:
        path = _fallback_directory() / path.name
        write_whole(path, data)
    return path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that appears whole or not at all, and its folder.

    Raises
    ------
    OSError
        If it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, partial = tempfile.mkstemp(dir=path.parent, prefix=".partial-")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        Path(partial).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(partial).unlink()
        raise


@cache
def _fallback_directory() -> Path:
    return lasting_scratch_folder()
