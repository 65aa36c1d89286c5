"""Text for a terminal: names and messages of strangers are shown, and steer nothing.

Characters that a terminal obeys are written out: `\\x1b` begins an escape sequence, `\\u009b` does in some
terminals, and `\\u202e` has what follows it run from right to left. A line feed and a tabulator stay.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

from .lazy import pattern

_STEERING = pattern(
    r"\r(?!\n)|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]"
)
_LAST_ASCII_CONTROL = 0x1F


def escaped(text: str) -> str:
    """Return a text with what would steer a terminal written out, as JSON does where it may stand in one.

    Examples
    --------
    >>> print(escaped("a\\x1b[31mred\\x9b0m\\u202eback\\n"), end="")
    a\\x1b[31mred\\u009b0m\\u202eback
    """
    if text.isprintable():
        return text
    return _STEERING.sub(_written_out, text)


def _written_out(match: re.Match[str]) -> str:
    number = ord(match[0])
    return f"\\x{number:02x}" if number <= _LAST_ASCII_CONTROL else f"\\u{number:04x}"


class EscapedStream:
    """A text stream that escapes what is written to it; for the rest it is the stream that it stands for."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text, escaped; return its length."""
        self._stream.write(escaped(text))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Write texts, escaped."""
        self._stream.writelines(map(escaped, lines))

    def write_codes(self, text: str) -> None:
        """Write what is of the program itself, with codes for the terminal."""
        self._stream.write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def write_codes(stream: TextIO, text: str) -> None:
    """Write a text with codes for the terminal to a stream, whether it escapes others or not."""
    getattr(stream, "write_codes", stream.write)(text)


def with_codes(stream: TextIO) -> TextIO:
    """Return the stream that takes codes for the terminal: what stands behind one that escapes them."""
    return stream._stream if isinstance(stream, EscapedStream) else stream


def _escaping(stream: TextIO) -> TextIO:
    # None where nobody has opened it
    return (
        stream
        if stream is None or isinstance(stream, EscapedStream)
        else cast("TextIO", EscapedStream(stream))
    )


@contextmanager
def escaped_output() -> Iterator[None]:
    """Have all that is printed meanwhile escaped, on standard output and standard error."""
    before = sys.stdout, sys.stderr
    made = tuple(map(_escaping, before))
    sys.stdout, sys.stderr = made
    try:
        yield
    finally:
        # what others have put in their place stays
        if sys.stdout is made[0]:
            sys.stdout = before[0]
        if sys.stderr is made[1]:
            sys.stderr = before[1]
