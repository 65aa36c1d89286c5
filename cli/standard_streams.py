"""Standard streams of a command that may be closed, full, or without a reader.

A failed print must not lose measurements. A command goes on to its end, writes its files, and then says in a
line that its output was lost. Output that standard error does not take is dropped.

The next file that is opened would get the number of a closed stream, and all output with it: the number is
taken first.
"""

from __future__ import annotations

import io
import os
import select
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

STANDARD_OUTPUT = "standard output"


class _Kept(io.FileIO):
    """A descriptor of which `write` raises nothing: it remembers the first error, and drops the rest.

    Attributes
    ----------
    lost : OSError or None
        Why something was not written.
    """

    lost: OSError | None = None

    def write(self, data: ReadableBuffer, /) -> int:
        """Write all of some bytes; return their number."""
        view = memoryview(data).cast("B")
        done = 0
        while self.lost is None and done < len(view):
            try:
                written = super().write(view[done:])
            except OSError as error:
                self.lost = error
                break
            if written is None:  # who shares the terminal has made it non-blocking
                select.select([], [self], [])
            else:
                done += written
        return len(view)


def open_standard_streams() -> None:
    """Take the three standard streams, so that nothing that is printed raises an error."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # what is written to standard output is to be missed, what is said on standard error is not
            with suppress(OSError):
                os.open(os.devnull, os.O_WRONLY if number == 2 else os.O_RDONLY)
    sys.stdout = _kept(sys.stdout, 1)
    sys.stderr = _kept(sys.stderr, 2)


def _kept(stream: TextIO | None, number: int) -> TextIO:
    """Return a stream like another one, or one that Python has not opened, since it was closed."""
    if stream is not None and not isinstance(stream, io.TextIOWrapper):
        return stream  # somebody else's, who has put it there
    with suppress(OSError, ValueError):
        if stream is not None:
            number = stream.fileno()
            stream.flush()
    raw = _Kept(number, "w", closefd=False)
    return io.TextIOWrapper(
        io.BufferedWriter(raw),
        encoding=stream.encoding if stream is not None else "utf-8",
        errors="backslashreplace",  # file names need not be text
        line_buffering=number == 2 or raw.isatty(),
        write_through=stream is not None and stream.write_through,
    )


def lost_output() -> OSError | None:
    """Return why not all that was printed has reached standard output; None where it has."""
    with suppress(ValueError):
        if sys.stdout is not None:
            sys.stdout.flush()
    raw = getattr(getattr(sys.stdout, "buffer", None), "raw", None)
    return raw.lost if isinstance(raw, _Kept) else None
