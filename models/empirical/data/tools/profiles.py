"""Profiles of Caliper and of Score-P, as tables.

Caliper: `.cali`, a folder of them, or JSON (`cali-query -j`, the format json-split). Globals that are numbers
and differ between runs are the parameters (`jobsize`, `problem_size`). Values are means over processes where
a profile has a row for each.

Score-P: CUBE (`.cubex`), one file, or a folder with a folder for each run, as Extra-P reads it:

runs/mm.x10y1.r1/profile.cubex       the parameters stand in the name of the folder: x = 10, y = 1
runs/mm.x25y1.r1/profile.cubex
"""

from __future__ import annotations

import io
import re
import struct
import tarfile
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from .....errors import UsageError, first_line
from .....files.untrusted import LARGEST_BYTES, read_text
from ..table import Table, is_number
from .runs_table import (
    ARROW,
    Profile,
    folder_parameters,
    run_parameters,
    table_of_profiles,
    with_exclusive,
    with_inclusive,
)

CALI = ".cali"
_MOST_FILES = 10_000
_MOST_BYTES = 64 << 20
_DEEPEST = 500
_INCLUSIVE = "inclusive#"
_RANKS = ("mpi.rank", "rank", "thread")
_MOST_NAMES = 1 << 24
"""Largest number of names in the call paths of all records: 128 MiB."""
_REFERENCES = re.compile(r",ref=([0-9=]+)")
_NODE = re.compile(r"(?:^|,)(id|parent)=(\d+)")
_STATISTICS = ("avg", "sum", "min", "max")


def holds_caliper(document: Any) -> bool:
    """Tell whether a JSON document was written by Caliper."""
    return isinstance(document, Mapping) and {"data", "columns", "nodes", "column_metadata"} <= set(document)


def caliper_files(folder: Path) -> list[Path]:
    """Return the profiles in a folder, or in the folders in it and in those, by name."""
    return sorted(path for path in folder.rglob(f"*{CALI}") if path.is_file())


def caliper_table(path: Path, files: Sequence[Path]) -> Table:
    """Return profiles as a table, a row for each run and call path.

    Raises
    ------
    UsageError
        If a file cannot be read or is no profile, or there are too many.
    """
    if len(files) > _MOST_FILES:
        raise UsageError(f"{path}: has more than {_MOST_FILES} profiles; give a part of them")
    return _table(str(path), [_caliper_profile(file) for file in files])


def caliper_json_table(document: Any, path: str) -> Table:
    """Return the profile in JSON as a table."""
    columns, nodes = document["columns"], document["nodes"]
    values = [bool(each.get("is_value")) for each in document["column_metadata"]]
    at = columns.index("path")
    names = _node_paths(nodes, path)
    records = []
    for row in document["data"]:
        record = {name: cell for name, cell, is_value in zip(columns, row, values, strict=True) if is_value}
        if row[at] is not None:
            records.append(record | {"path": names[row[at]]})
    beside = {k: v for k, v in document.items() if isinstance(v, str | int | float) and k not in columns}
    return _table(path, [_of_records(path, records, beside)])


def _table(path: str, profiles: Sequence[Profile]) -> Table:
    metrics = dict.fromkeys(name for profile in profiles for name in profile.exclusive)
    return table_of_profiles(path, profiles, sorted(metrics, key=_telling))


def _caliper_profile(path: Path) -> Profile:
    from caliperreader import CaliperReader  # noqa: PLC0415 - an optional part: only who reads profiles needs it

    text = read_text(path, _MOST_BYTES)
    _require_tree(text, path)
    reader = CaliperReader()
    try:
        reader.read(io.StringIO(text))
    except Exception as error:  # of a forged profile the library raises anything
        raise UsageError(f"{path}: is no Caliper profile: {first_line(error)}; write it again") from None
    records = [record for record in reader.records if "path" in record]
    return _of_records(str(path), records, reader.globals)


def _of_records(path: str, records: Iterable[Mapping[str, Any]], beside: Mapping[str, Any]) -> Profile:
    """Return the profile of a run: values of its records, added by call path and averaged over processes."""
    added: dict[str, dict[str, dict[Any, float]]] = defaultdict(lambda: defaultdict(dict))
    processes = set()
    for record in records:
        call_path = ARROW.join(map(str, record["path"]))
        rank = tuple(record.get(name) for name in _RANKS)
        processes.add(rank)
        for name, value in record.items():
            if name in _RANKS or not _is_metric(name) or not is_number(value):
                continue
            known = added[name][call_path]
            known[rank] = _together(name, known[rank], float(value)) if rank in known else float(value)
    exclusive: dict[str, dict[str, float]] = {}
    inclusive: dict[str, dict[str, float]] = {}
    for name, of_paths in added.items():
        # a process that did not enter a region took no time in it, but has no least time of it
        among = len(processes) if _adds_up(name) else None
        means = {each: sum(ranks.values()) / (among or len(ranks)) for each, ranks in of_paths.items()}
        if not _adds_up(name):
            exclusive[name] = means
        elif _INCLUSIVE in name or name.endswith("(inc)"):
            short = name.replace(_INCLUSIVE, "").removesuffix("(inc)").strip()
            exclusive[short], inclusive[short] = with_exclusive(means), means
        else:
            exclusive[name], inclusive[name] = means, with_inclusive(means)
    if not exclusive:
        raise UsageError(
            f"{path}: has no region with a value; profile with a time, as the service `event,timer`"
        )
    return Profile(path, run_parameters(beside), exclusive, inclusive)


def _is_metric(name: str) -> bool:
    """Tell whether a value is a measurement, and not a position or an order."""
    return not name.startswith("cali.") and not re.search(
        r"aggregate\.slot|node.?order|^block$|\.rank$", name, re.I
    )


def _adds_up(name: str) -> bool:
    """Tell whether values of callees add to their caller: true of sums, and of their means over processes."""
    statistics = [part for part in name.split("#")[:-1] if part != "inclusive"]
    return (
        all(part in ("sum", "avg") for part in statistics) and statistics[-1:] != ["avg"] and "/" not in name
    )


def _together(name: str, one: float, other: float) -> float:
    return (
        min(one, other)
        if name.startswith("min#")
        else max(one, other)
        if name.startswith("max#")
        else one + other
    )


def _telling(name: str) -> tuple[bool, int, str]:
    """Return the key by which metrics are sorted: times first, means before sums before extremes."""
    statistic = name.partition("#")[0]
    return "time" not in name, _STATISTICS.index(statistic) if statistic in _STATISTICS else -1, name


def _require_tree(text: str, path: Path) -> None:
    """Refuse a profile whose nodes form no tree, or too deep a tree: a reader might not terminate."""
    depths: dict[str, int] = {}
    lengths: dict[str, int] = {}
    n_names = n_characters = 0
    for line in text.splitlines():
        if line.startswith("__rec=ctx,"):
            n_names += sum(
                depths.get(each, 0) for found in _REFERENCES.findall(line) for each in found.split("=")
            )
        _require_paths(n_names, n_characters, path)
        if not line.startswith("__rec=node,"):
            continue
        found = dict(_NODE.findall(line))
        depth = depths.get(found.get("parent", ""), 0) + 1
        if found.get("id") in depths or found.get("parent") == found.get("id") or depth > _DEEPEST:
            raise UsageError(
                f"{path}: is damaged: node {found.get('id')} is no node of a tree; write it again"
            )
        depths[found.get("id", "")] = depth
        lengths[found.get("id", "")] = length = lengths.get(found.get("parent", ""), 0) + len(line)
        n_characters += length


def _require_paths(n_names: int, n_characters: int, path: object) -> None:
    """Refuse a profile whose call paths, in full for each node and record, exceed the limits."""
    if n_names > _MOST_NAMES or n_characters > LARGEST_BYTES:
        raise UsageError(f"{path}: its call paths are more than are read; profile fewer regions")


def _node_paths(nodes: Sequence[Mapping[str, Any]], path: str) -> list[tuple[str, ...]]:
    names: list[tuple[str, ...]] = []
    n_names = 0
    for number, node in enumerate(nodes):
        parent = node.get("parent")
        if parent is not None and not 0 <= parent < number:
            raise UsageError(f"{path}: is damaged: node {number} comes before its parent; write it again")
        above = () if parent is None else names[parent]
        if len(above) > _DEEPEST:
            raise UsageError(f"{path}: is nested deeper than {_DEEPEST} regions; write less")
        names.append((*above, str(node["label"])))
        n_names += len(names[-1])
        _require_paths(n_names, 0, path)
    return names


CUBEX = ".cubex"
_MOST_UNPACKED = 256 << 20
_ANCHOR, _MOST_ANCHOR = "anchor.xml", 32 << 20
"""File that describes a profile; the objects of its XML take about 25 times its size."""
_PIECE = 1 << 20
_PACKED = b"ZCUBEX.DATA"
_FIRST = ("time", "visits")


def cube_files(folder: Path) -> list[Path]:
    """Return the profiles of a set: those of the folders in a folder, by name."""
    return sorted(path for path in folder.glob(f"*/[!.]*{CUBEX}") if path.is_file())


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
    profiles = [_cube_profile(file, named[file]) for file in files]
    metrics = list(dict.fromkeys(name for profile in profiles for name in profile.exclusive))
    ordered = sorted(metrics, key=lambda name: _FIRST.index(name) if name in _FIRST else len(_FIRST))
    return table_of_profiles(str(path), profiles, ordered)


def _cube_profile(path: Path, parameters: Mapping[str, float]) -> Profile:
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
