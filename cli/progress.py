"""Progress of a command on standard error: one line for each stage, before the stage begins."""

from __future__ import annotations

import sys

from ..errors import one_line
from ..terminal_text import write_codes
from .messages import say

_WIDTH = 20


def stage(what: str, *, quiet: bool = False) -> None:
    """Print the name of the stage that begins.

    Parameters
    ----------
    what : str
        Name of the stage: the work, its amount and its means.
    quiet : bool
        Print on a terminal alone, where the next line replaces it. A later error then stands alone.
    """
    if sys.stderr.isatty():
        rewrite_line(f"{what} ...")
    elif not quiet:
        say(f"{what} ...")
        sys.stderr.flush()


def bar(what: str, share: float) -> None:
    """Draw the progress of a fit, on a terminal alone: the share of the work, and the last step.

    Examples
    --------
    >>> drawn(0.25)
    '[#####               ]'
    """
    if sys.stderr.isatty():
        rewrite_line(f"{drawn(share)} {what}")


def drawn(share: float) -> str:
    """Return a bar of which a share is filled."""
    return f"[{'#' * round(_WIDTH * share):{_WIDTH}}]"


def done() -> None:
    """Clear the line of a terminal, before results are printed."""
    if sys.stderr.isatty():
        rewrite_line("")


def rewrite_line(text: str) -> None:
    """Have a text take the place of the last line of a terminal."""
    write_codes(sys.stderr, f"\r\033[K{one_line(text)}")
    sys.stderr.flush()
