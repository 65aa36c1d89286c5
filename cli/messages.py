"""What is said beside the output of a command, on standard error: a line each, whatever names hold."""

from __future__ import annotations

import sys

from ..errors import one_line


def say(line: str) -> None:
    """Print a line for the user."""
    print(f"chainline: {one_line(line)}", file=sys.stderr)


def warn(line: str) -> None:
    """Print what the user should know before believing the output."""
    say(f"warning: {line}")


def note(line: str) -> None:
    """Print what the user may want to know."""
    say(f"note: {line}")
