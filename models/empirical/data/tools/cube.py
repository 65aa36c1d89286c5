"""Score-P's CUBE profiles (`.cubex`): one file, or a folder with a folder for each run, as Extra-P reads it.

runs/mm.x10y1.r1/profile.cubex       the parameters stand in the name of the folder: x = 10, y = 1
runs/mm.x25y1.r1/profile.cubex
"""

from __future__ import annotations

import struct
import tarfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from .....errors import UsageError, first_line
from ..table import Table
from .call_tree import ARROW, Profile, table_of_profiles, with_exclusive, with_inclusive
from .runs_table import folder_parameters

SUFFIX = ".cubex"
_MOST_FILES = 10_000
_MOST_BYTES = 64 << 20
_MOST_UNPACKED = 256 << 20
_ANCHOR, _MOST_ANCHOR = "anchor.xml", 32 << 20
"""File that describes a profile; the objects of its XML take about 25 times its size."""
_PIECE = 1 << 20
_PACKED = b"ZCUBEX.DATA"
_FIRST = ("time", "visits")


def cube_files(folder: Path) -> list[Path]:
    """Return the profiles of a set: those of the folders in a folder, by name."""
    return sorted(path for path in folder.glob(f"*/[!.]*{SUFFIX}") if path.is_file())


def cube_table(
    path: Path, files: Sequence[Path], parameters: Mapping[Path, Mapping[str, float]] | None = None
) -> Table:
    """Return profiles as a table: means over processes and threads, a row for each run and call path.

    Parameters
    ----------
    path : Path
        Path that the user gave, for messages.
    files : sequence of Path
    parameters : mapping of Path to mapping of str to float, optional
        Of each file; by default those in the name of its folder.

    Raises
    ------
    UsageError
        If a file cannot be read or is no profile, there are too many, or folders name no parameters or
        different ones.
    """
    if len(files) > _MOST_FILES:
        raise UsageError(f"{path}: has more than {_MOST_FILES} profiles; give a part of them")
    named = parameters or {file: folder_parameters(file.absolute().parent.name) for file in files}
    first = list(named[files[0]])
    for file, its in named.items():
        if list(its) != first:
            raise UsageError(
                f"{file}: its folder names {', '.join(its) or 'no parameter'}, another "
                f"{', '.join(first) or 'none'}; name the same in all, as in app.p8n100.r1"
            )
    if not first:
        raise UsageError(f"{path}: no folder names a parameter; name each as in app.p8n100.r1")
    profiles = [_profile(file, named[file]) for file in files]
    metrics = list(dict.fromkeys(name for profile in profiles for name in profile.exclusive))
    ordered = sorted(metrics, key=lambda name: _FIRST.index(name) if name in _FIRST else len(_FIRST))
    return table_of_profiles(str(path), profiles, ordered)


def _profile(path: Path, parameters: Mapping[str, float]) -> Profile:
    from pycubexr import CubexParser  # noqa: PLC0415 - an optional part: only who reads profiles needs it

    try:
        _require_bounded(path)
        with CubexParser(path) as parsed:
            return _read(parsed, path, parameters)
    except UsageError:
        raise
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror or error}; check the name") from None
    except Exception as error:  # of a forged profile the library raises anything
        raise UsageError(f"{path}: is no CUBE profile: {first_line(error)}; write it again") from None


def _read(parsed: Any, path: Path, parameters: Mapping[str, float]) -> Profile:
    from pycubexr.classes.metric import MetricType  # noqa: PLC0415 - as above
    from pycubexr.utils.exceptions import MissingMetricError  # noqa: PLC0415

    paths = dict(_call_paths(parsed.get_root_cnodes()))
    exclusive: dict[str, dict[str, float]] = {}
    inclusive: dict[str, dict[str, float]] = {}
    for metric in parsed.get_metrics():
        try:
            values = parsed.get_metric_values(metric, cache=False)
        except MissingMetricError:
            continue
        known: dict[str, float] = {}
        for number in values.cnode_indices:
            mean = float(values.cnode_values(parsed.get_cnode(number)).astype(float).mean())
            # a call path may be there twice, by two lines that call
            known[paths[number]] = known.get(paths[number], 0.0) + mean
        if metric.metric_type == MetricType.INCLUSIVE:
            exclusive[metric.name], inclusive[metric.name] = with_exclusive(known), known
        else:
            exclusive[metric.name], inclusive[metric.name] = known, with_inclusive(known)
    return Profile(str(path), parameters, exclusive, inclusive)


def _call_paths(roots: Any) -> Iterator[tuple[int, str]]:
    pending = [(root, root.region.name) for root in reversed(roots)]
    while pending:
        node, name = pending.pop()
        yield node.id, name
        pending += [(child, f"{name}{ARROW}{child.region.name}") for child in reversed(node.get_children())]


def _require_bounded(path: Path) -> None:
    """Refuse a profile that is too large, packed as a whole, or has XML with a document type."""
    if path.stat().st_size > _MOST_BYTES:
        raise UsageError(f"{path}: is larger than {_MOST_BYTES >> 20} MiB; give a smaller profile")
    with tarfile.open(path, "r:") as archive:
        left = _MOST_UNPACKED
        for member in archive:
            stream = archive.extractfile(member)
            if stream is None:
                continue
            if member.size > _MOST_BYTES:  # one with holes has any size
                raise UsageError(
                    f"{path}: {member.name} is larger than {_MOST_BYTES >> 20} MiB; write it again"
                )
            content = stream.read(_MOST_BYTES)
            unpacked = _unpacked(content, left, path)
            left -= unpacked
            if member.name == _ANCHOR and unpacked > _MOST_ANCHOR:
                most = _MOST_ANCHOR >> 20
                raise UsageError(f"{path}: {_ANCHOR} unpacks to more than {most} MiB; give a smaller profile")
            if member.name == _ANCHOR and b"<!DOCTYPE" in _anchor(content):
                raise UsageError(f"{path}: anchor.xml has a document type; write it again")


def _anchor(content: bytes) -> bytes:
    return content if content.startswith(b"<") else zlib.decompress(content, 31)


def _unpacked(content: bytes, most: int, path: Path) -> int:
    """Return the unpacked size of a part of a profile in bytes; UsageError as soon as it exceeds `most`."""
    if content.startswith(b"\x1f\x8b"):
        sizes = _sizes(content, 31)
    elif content.startswith(_PACKED):
        sizes = _sizes(content[_streams_start(content) :], 15)
    else:
        sizes = iter([len(content)])
    total = 0
    for size in sizes:
        total += size
        if total > most:
            raise UsageError(
                f"{path}: unpacks to more than {_MOST_UNPACKED >> 20} MiB; give a smaller profile"
            )
    return total


def _streams_start(content: bytes) -> int:
    """Return the offset of the packed streams of values: after their number, and three numbers for each."""
    at = len(_PACKED)
    for order in ("<", ">"):
        (number,) = struct.unpack_from(f"{order}q", content, at)
        if 0 <= number <= len(content) // 24:
            return at + 8 + 24 * int(number)
    return len(content)


def _sizes(content: bytes, bits: int) -> Iterator[int]:
    while content:
        unpacking = zlib.decompressobj(bits)
        while content and not unpacking.eof:
            yield len(unpacking.decompress(content, _PIECE))
            content = unpacking.unconsumed_tail
        content = unpacking.unused_data
