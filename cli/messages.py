"""Messages beside the output of a command, on standard error: one line each, whatever names hold."""

from __future__ import annotations

import sys

from ..errors import in_options, one_line
from ..terminal_text import write_codes


def say(line: str) -> None:
    """Print a line for the user, in place of a stage or bar where a terminal shows one."""
    begin = "\r\033[K" if sys.stderr.isatty() else ""
    write_codes(sys.stderr, f"{begin}chainline: {one_line(in_options(line))}\n")


def warn(*lines: str) -> None:
    """Print a warning that limits the trust in the output."""
    for line in lines:
        say(f"warning: {line}")


def note(line: str) -> None:
    """Print a note for the user."""
    say(f"note: {line}")
