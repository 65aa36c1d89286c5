"""A file with a profile -> its counts for a listing; the format is told from the content."""

from __future__ import annotations

import zlib
from pathlib import Path

from ...errors import UsageError
from ...files.untrusted import read_bytes
from ..listing_record import Listing
from .counts import Profile, line_profile
from .gcov import gcov_json, gcov_text, is_gcov_text
from .llvm import is_llvm_samples, llvm_profile
from .perf import is_perf_annotate, perf_profile

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
