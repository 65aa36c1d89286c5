"""A file of assembly, or standard input -> `Listing`: the checks that belong to files, not to text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

from ..errors import UsageError
from ..isa.registry import detect_isa
from ..lazy import pattern
from .listing import parse
from .listing_record import Listing

LARGEST_BYTES = 16 << 20
"""Larger files are refused: 16 MiB are some 350,000 instructions, a quarter of a minute of reading."""

STANDARD_INPUT = "<stdin>"
"""Name of standard input in messages and reports, as of compilers."""

TEXT = "<text>"
"""Name of a text that is in no file."""

_CONTROL = pattern(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
"""Control characters, which no message may carry to a terminal."""

_REPLACED = dict.fromkeys(
    (*range(0x9), *range(0xB, 0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), "\N{REPLACEMENT CHARACTER}"
)

_ELF = b"\x7fELF"


def read_listing(path: Path | str, isa: str | None = None, syntax: str | None = None) -> Listing:
    """Return the listing of an assembly file.

    Parameters
    ----------
    path : path
        Compiler output (`-S`) or the output of `objdump -d`, at most `LARGEST_BYTES`.
    isa : str, optional
        Name of an instruction set, such as "x86-64"; by default the first register name decides.
    syntax : str, optional
        "att" or "intel" for x86-64, see `parse`.

    Raises
    ------
    UsageError
        If the file cannot be read, is too large, binary or empty, or `parse` refuses it. The
        message is one line with the file and, where there is one, the line.
    """
    try:
        with Path(path).open("rb") as file:
            content = _read(file, str(path))
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError:
        raise UsageError(f"{str(path)!r}: is no name of a file") from None
    return _listing(content, str(path), isa, syntax)


def read_standard_input(isa: str | None = None, syntax: str | None = None) -> Listing:
    """Return the listing of the text on standard input; for the rest as `read_listing`.

    Raises
    ------
    UsageError
        If standard input is closed, or for the reasons of `read_listing`.
    """
    if sys.stdin is None:  # so Python has it where nobody has opened it
        raise UsageError(f"{STANDARD_INPUT}: is closed; pipe a compiler's -S output into it, or name a file")
    return _listing(_read(sys.stdin.buffer, STANDARD_INPUT), STANDARD_INPUT, isa, syntax)


def listing_of_text(text: str, isa: str | None = None, syntax: str | None = None) -> Listing:
    """Return the listing of a text, as of a file that holds it; for the rest as `read_listing`.

    Parameters
    ----------
    text : str
        The assembly.
    isa : str, optional
        Instruction set; told from the text by default.
    syntax : str, optional
        "att" or "intel" of x86-64; told from the text by default.
    """
    return _listing(text.encode(errors="replace"), TEXT, isa, syntax)


def _read(file: BinaryIO, path: str) -> bytes:
    """Return the content of a file; reads at most a byte more than the limit, whatever size it reports."""
    try:
        return file.read(LARGEST_BYTES + 1)
    except (OSError, ValueError) as error:  # closed already: a ValueError
        why = error.strerror if isinstance(error, OSError) else "it is closed"
        raise UsageError(f"{path}: cannot be read: {why}; pass a compiler's -S output") from None


def _listing(content: bytes, path: str, isa: str | None, syntax: str | None) -> Listing:
    text = _text(content, path)
    try:
        return parse(text, isa or detect_isa(text), syntax)
    except UsageError as error:
        raise UsageError(f"{path}: {error}") from None


def _text(content: bytes, path: str) -> str:
    if len(content) > LARGEST_BYTES:
        raise UsageError(
            f"{path}: larger than {LARGEST_BYTES >> 20} MiB of assembly; "
            "pass one function or one object file at a time"
        )
    if content.startswith(_ELF):
        raise UsageError(f"{path}: is an object file; pass what `objdump -d` prints of it")
    if not content.strip():
        raise UsageError(f"{path}: is empty; pass a compiler's -S output")
    if (position := content.find(b"\0")) >= 0:
        line = content.count(b"\n", 0, position) + 1
        raise UsageError(f"{path}: line {line}: is a binary file; pass a compiler's -S output")
    # clang puts raw checksums into the strings of debug sections, so not all of a file is text
    text = content.decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
    return text if _CONTROL.search(text) is None else text.translate(_REPLACED)
