"""Build results kept by content: the same source, tool, version and flags are built once.

What is kept may be code that is loaded: only folders that nobody else can write to are used, or replace, and
an entry only if it is what was written. A folder that cannot be used costs time alone: a line says so.

SHA-256 by Python itself: `hashlib` loads OpenSSL for it, which takes longer than to read a small file.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import RunError, warn

__all__ = [
    "sha256",
]


if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:
        from _sha2 import sha256  # from Python 3.12 on
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:  # a Python that has neither
            from hashlib import sha256


_DIGEST = ".sha256"
_FULL, _NO_FOLDER = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG), (errno.ENOTDIR, errno.EEXIST)
"""Errors of a folder without space, and of a file in its place."""
_SOURCES = (".py", ".ll")
_FOLDER_DIGITS = 2
_MOST_RESULTS, _RESULTS_BETWEEN = 8192, 512
"""Results of a suffix that are kept, some 70 MB, and those that a process makes between two counts."""
_OTHERS = stat.S_IWGRP | stat.S_IWOTH


def cache_directory() -> Path:
    """Return the cache folder: `$CHAINLINE_CACHE_DIR`, else chainline in the user's cache.

    A private temporary folder serves where there is none, or others could write to it.

    Raises
    ------
    RunError
        If that cannot be made either.
    """
    try:
        folder = _named_directory()
        problem = untrusted(folder)
    except (RuntimeError, OSError):  # no home; a relative name in a working directory that is gone
        return _fallback_directory()
    if problem is None:
        return folder
    _note(f"{folder}: not used as cache, {problem}; set CHAINLINE_CACHE_DIR to a folder of yours")
    return _fallback_directory()


def _named_directory() -> Path:
    if override := os.environ.get("CHAINLINE_CACHE_DIR"):
        return Path(override).absolute()
    base = os.environ.get("XDG_CACHE_HOME")
    folder = (Path(base).absolute() if base else Path.home() / ".cache") / "chainline"
    with suppress(OSError):  # of an earlier version, by the user's mask
        if folder.stat().st_uid == os.geteuid():
            folder.chmod(0o700)
    return folder


def untrusted(path: Path) -> str | None:
    """Return the reason why another user may control an absolute path; None if it is ours or missing.

    Whoever may write to a folder may put another one in place of what lies in it, unless it is sticky, as
    `/tmp`: all folders above count, those of the name and those that links in it lead to.
    """
    try:
        resolved = path.resolve()
    except (RuntimeError, OSError):
        return "its links lead round in a circle"
    for place in dict.fromkeys([*reversed(path.parents), *reversed(resolved.parents)]):
        if problem := _replaceable(place):
            return problem
    return _not_trusted(path)


def _replaceable(folder: Path) -> str | None:
    """Return the reason why another user may replace the entries of a folder."""
    try:
        found = folder.lstat()
    except OSError:
        return None
    if found.st_uid not in _trusted_users():
        return f"{folder} is another user's"
    if stat.S_ISLNK(found.st_mode) or found.st_mode & stat.S_ISVTX:
        return None
    others = found.st_mode & stat.S_IWOTH or (found.st_mode & stat.S_IWGRP and not _own_group(found.st_gid))
    return f"others may write to {folder}" if others else None


@cache
def _trusted_users() -> frozenset[int]:
    """Return this user, root, and the owner of the root folder, as whom a container may show root."""
    return frozenset({os.geteuid(), 0, Path("/").stat().st_uid})


@cache
def _own_group(group: int) -> bool:
    """Tell whether a group has this user alone, as where each user has a group of the same name."""
    import grp  # noqa: PLC0415 - hardly any folder is a group's
    import pwd  # noqa: PLC0415

    try:
        user, found = pwd.getpwuid(os.geteuid()), grp.getgrgid(group)
    except KeyError:
        return False
    return found.gr_name == user.pw_name and set(found.gr_mem) <= {user.pw_name}


def _not_trusted(path: Path) -> str | None:
    """Return the reason why another user may control a path; None if it is ours or missing."""
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
    """Return the file stored under `key`, building it first if it is missing or damaged.

    The file appears whole or not at all, so builds of several processes do not disturb each
    other. Where the cache folder cannot be written, a private temporary folder serves.

    Parameters
    ----------
    key : str
        Key of the content.
    suffix : str
        Suffix of the file's name.
    build : callable
        Returns the content.

    Raises
    ------
    RunError
        If there was nothing to store, or neither folder can be written.
    """
    path = _path(key, suffix)
    if _is_sound(path):
        return path
    data = _built(suffix, build)
    try:
        _write(path, data)
    except OSError as error:
        _tell_unwritten(path.parents[1], error)
        path = _fallback_directory() / path.name
        try:
            _write(path, data)
        except OSError as last:
            raise RunError(
                f"{path.parent}: cannot be written ({last.strerror}), nor can the cache; set TMPDIR or "
                "CHAINLINE_CACHE_DIR to a folder of yours that has space"
            ) from None
    return path


def cached_bytes(key: str, suffix: str, build: Callable[[], bytes]) -> bytes:
    """Return the bytes stored under `key`, building them first if missing; works without a cache, too.

    Parameters
    ----------
    key : str
        Key of the content.
    suffix : str
        Suffix of the file's name.
    build : callable
        Returns the bytes.
    """
    try:
        path = _path(key, suffix)
    except RunError:
        return _built(suffix, build)
    if (kept := _sound_bytes(path)) is not None:
        return kept
    data = _built(suffix, build)
    try:
        _write(path, data)
    except OSError as error:
        _tell_unwritten(path.parents[1], error)
    return data


def kept_result(key: str, suffix: str, make: Callable[[], bytes]) -> bytes:
    """Return a result stored under `key`, as `cached_bytes` does; of each suffix only the latest are kept.

    Parameters
    ----------
    key : str
        Key of what the result comes from, the code that makes it included (`source_digest`).
    suffix : str
        Suffix of the file's name.
    make : callable
        Returns the result.
    """
    made = False

    def build() -> bytes:
        nonlocal made
        made = True
        return make()

    found = cached_bytes(key, suffix, build)
    if made:
        _count_result(suffix)
    return found


_results_made: dict[str, int] = {}


def _count_result(suffix: str) -> None:
    """Remove old results when a process makes its first, and after each `_RESULTS_BETWEEN` more."""
    number = _results_made.get(suffix, 0)
    _results_made[suffix] = number + 1
    if number % _RESULTS_BETWEEN == 0:
        with suppress(OSError, RunError):
            _remove_old(cache_directory(), suffix)


def _remove_old(folder: Path, suffix: str) -> None:
    """Remove the oldest results of a suffix until a tenth less than `_MOST_RESULTS` is left."""
    found: list[tuple[float, str]] = []
    for part in os.scandir(folder):
        if len(part.name) == _FOLDER_DIGITS and part.is_dir(follow_symlinks=False):
            entries = (entry for entry in os.scandir(part.path) if entry.name.endswith(suffix))
            found.extend((entry.stat(follow_symlinks=False).st_mtime, entry.path) for entry in entries)
    if len(found) > _MOST_RESULTS:
        for _, path in sorted(found)[: len(found) - _MOST_RESULTS * 9 // 10]:
            for name in (path, path + _DIGEST):
                with suppress(OSError):  # another process removed it
                    Path(name).unlink()


def source_digest(*entries: str) -> str:
    """Return a digest of source files of this package: results of other code are not taken for those of this.

    Parameters
    ----------
    *entries : str
        Files or folders below the package; of folders, the modules and the IR.
    """
    package = Path(__file__).parents[1]
    digest = sha256()
    for entry in entries:
        path = package / entry
        files = [path] if path.is_file() else sorted(p for p in path.rglob("*") if p.suffix in _SOURCES)
        for file in files:
            data = file.read_bytes()
            digest.update(len(data).to_bytes(8, "little") + data)
    return digest.hexdigest()[:40]


def _path(key: str, suffix: str) -> Path:
    return cache_directory() / key[:_FOLDER_DIGITS] / f"{key}{suffix}"


def _built(suffix: str, build: Callable[[], bytes]) -> bytes:
    if not (data := build()):
        raise RunError(f"a {suffix} file was to be made, and is empty: repair the compiler")
    return data


def _tell_unwritten(folder: Path, error: OSError) -> None:
    """Report that nothing is cached; silent for the default folder where it may not be written."""
    named = any(os.environ.get(name) for name in ("CHAINLINE_CACHE_DIR", "XDG_CACHE_HOME"))
    if named or error.errno in (*_FULL, *_NO_FOLDER):
        why = "it is no folder" if error.errno in _NO_FOLDER else error.strerror
        remedy = "free space, or set" if error.errno in _FULL else "set"
        _note(
            f"{folder}: cannot be written as cache ({why}), so what is built is not kept; {remedy} "
            "CHAINLINE_CACHE_DIR to a folder of yours"
        )


def _is_sound(path: Path) -> bool:
    return _sound_bytes(path) is not None


def _sound_bytes(path: Path) -> bytes | None:
    """Return the content of a file, None unless it is intact and trusted."""
    if any(_not_trusted(place) for place in (path.parent, path)):
        return None
    try:
        data = path.read_bytes()
        return data if path.with_name(path.name + _DIGEST).read_bytes() == _digest(data) else None
    except OSError:
        return None


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
        raise PermissionError(0, f"{path.parent.name}: {problem}")
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
    from .reaper import lasting_scratch_folder  # noqa: PLC0415 - starts a process

    try:
        return lasting_scratch_folder()
    except OSError as error:
        why = f"no temporary folder can be made ({error.strerror})"
        raise RunError(f"{why}; set TMPDIR to a folder of yours that has space") from None
