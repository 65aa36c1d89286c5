"""A file with a profile -> its counts for a listing; the format is told from the content.

Profiles by gcov are JSON (`--json-format`) or text: execution counts by source line.

    {"files": [{"file": "clip.c", "functions": [{"name": "clip", "start_line": 2, "end_line": 11}],
                "lines": [{"line_number": 4, "count": 81940000}]}]}

        -:    0:Source:clip.c
    20000:    2:void clip(double *restrict x, long n, double limit)
        -:    3:{
    #####:    4:    return;

References
----------
.. [1] Using the GNU Compiler Collection, gcov, "Invoking gcov": the JSON format 1, and the text.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ...errors import UsageError
from ...files.untrusted import is_number, json_of, read_bytes
from ..listing_record import Listing
from .counts import CountedFile, Profile, line_profile
from .llvm import is_llvm_samples, llvm_profile
from .perf import is_perf_annotate, perf_profile

_TEXT_LINE = re.compile(r"\s*(-|[#=$%]{5}|\d{1,18}\*?):\s*(\d{1,9}):(.*)")
_SOURCE = "Source:"


def gcov_json(text: str | bytes, where: str) -> tuple[CountedFile, ...]:
    """Return the counts of the JSON format.

    Raises
    ------
    UsageError
        If it is not gcov's.
    """
    found = json_of(text, where)
    files = found.get("files") if isinstance(found, dict) else None
    if not isinstance(files, list):
        raise UsageError(f"{where}: is no output of gcov --json-format: it has no files; check what wrote it")
    return tuple(_file(each, where) for each in files)


def _file(entry: Any, where: str) -> CountedFile:
    try:
        times: dict[int, float] = {}
        for line in entry["lines"]:
            count, number = line["count"], line["line_number"]
            if not is_number(count) or count < 0 or not is_number(number):
                raise UsageError(
                    f"{where}: {entry['file']}: a line with count {count!r}; check what wrote it"
                )
            times[int(number)] = times.get(int(number), 0.0) + count
        functions = {
            str(function["name"]): (int(function["start_line"]), int(function["end_line"]))
            for function in entry.get("functions", ())
        }
        return CountedFile(str(entry["file"]), times, functions)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise UsageError(
            f"{where}: is no output of gcov --json-format: {error!r}; check what wrote it"
        ) from None


def gcov_text(text: str) -> tuple[CountedFile, ...]:
    """Return the counts of the text, of one file or several.

    Examples
    --------
    >>> file, = gcov_text("        -:    0:Source:a.c\\n       12:    3:  x++;\\n    #####:    4:  y++;\\n")
    >>> file.name, file.times
    ('a.c', {3: 12.0, 4: 0.0})
    """
    return tuple(CountedFile(name, times, {}) for name, times in _files(text))


def _files(text: str) -> Iterator[tuple[str, dict[int, float]]]:
    name, times = "", dict[int, float]()
    for line in text.splitlines():
        if (match := _TEXT_LINE.fullmatch(line)) is None:
            continue
        count, number, rest = match[1], int(match[2]), match[3]
        if number == 0:
            if rest.startswith(_SOURCE):
                if name:
                    yield name, times
                name, times = rest.removeprefix(_SOURCE), {}
        elif count != "-":
            # a line of a template is repeated, once for each of its instances
            times.setdefault(number, 0.0)
            times[number] = max(times[number], float(count.rstrip("*")) if count[0].isdigit() else 0.0)
    if name:
        yield name, times


def is_gcov_text(text: str) -> bool:
    """Tell whether a text is one that gcov writes."""
    return re.match(r"\s*-:\s*0:Source:", text) is not None


LARGEST_BYTES = 64 << 20
"""Largest size of a profile, unpacked."""
_GZIP = b"\x1f\x8b"
_GCDA = (b"adcg", b"gcda")
_OTHERS = {
    b"PERFILE2": "is what perf record writes; pass what `perf annotate --stdio SYMBOL` prints of it",
    b"2ELIFREP": "is what perf record writes; pass what `perf annotate --stdio SYMBOL` prints of it",
    b"\xfflprofi": "is a binary profile; pass what `llvm-profdata merge --sample --text` writes of it",
    b"\xfflprofr": "is a profile by counters; pass one by samples, by gcov or by perf annotate",
    b"oncg": "is a .gcno, which has no counts; pass the .gcda",
    b"gcno": "is a .gcno, which has no counts; pass the .gcda",
}


def is_gcda(path: Path) -> bool:
    """Tell whether a file holds gcc's counters, which gcov reads."""
    return read_bytes(path, LARGEST_BYTES).startswith(_GCDA)


def read_profile(path: Path, listing: Listing) -> Profile:
    """Return the profile of a file.

    Raises
    ------
    UsageError
        If it cannot be read, is of no known kind, or of another build.
    """
    return profile_of(_unpacked(read_bytes(path, LARGEST_BYTES), str(path)), listing, str(path))


def profile_of(content: bytes, listing: Listing, where: str) -> Profile:
    """Return the profile that a file's content is; `UsageError` as of `read_profile`.

    Parameters
    ----------
    content : bytes
        Content of the file.
    listing : Listing
        The code.
    where : str
        Name of the profile, for messages.

    Raises
    ------
    UsageError
        If it is no profile that is known, or for the reasons of `read_profile`.
    """
    for start, advice in _OTHERS.items():
        if content.startswith(start):
            raise UsageError(f"{where}: {advice}")
    text = content.decode("utf-8", errors="replace").replace("\r\n", "\n")
    if text.lstrip().startswith("{"):
        return line_profile(listing, gcov_json(text, where), where)
    if is_gcov_text(text):
        return line_profile(listing, gcov_text(text), where)
    if is_perf_annotate(text):
        return perf_profile(text, listing, where)
    if is_llvm_samples(text):
        return llvm_profile(text, listing, where)
    raise UsageError(
        f"{where}: is no profile that is known; pass a .gcda, what gcov writes, "
        "what perf annotate --stdio prints, or a sample profile of LLVM as text"
    )


def _unpacked(content: bytes, where: str) -> bytes:
    if not content.startswith(_GZIP):
        return content
    try:
        unpacker = zlib.decompressobj(wbits=31)
        found = unpacker.decompress(content, LARGEST_BYTES)
    except zlib.error as error:
        raise UsageError(f"{where}: cannot be unpacked: {error}; check what wrote it") from None
    if not unpacker.eof:
        raise UsageError(
            f"{where}: is cut off, or larger than {LARGEST_BYTES >> 20} MiB unpacked; write it again"
        )
    return found
