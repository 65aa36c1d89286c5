"""The last net: what no part of a command has made a line of becomes one here."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from ..errors import LIMIT_REACHED
from .messages import say

INTERNAL_ERROR = 70
"""Exit code of a fault of ours, `EX_SOFTWARE` of sysexits.h."""
DEBUG = "CHAINLINE_DEBUG"
"""Set to anything, has the traceback printed."""


def tell_unexpected(error: Exception) -> int:
    """Say in a line what went wrong; return the exit code: 1 for the system's refusals, 70 for our faults."""
    import traceback

    if os.environ.get(DEBUG):
        traceback.print_exception(error)
    if _is_thread_limit(error):
        say(f"error: {LIMIT_REACHED}")
        return 1
    if isinstance(error, OSError):
        say(f"error: {_refusal(error)}")
        return 1
    if isinstance(error, MemoryError):
        say("error: not enough memory; give less at once, or use a larger machine")
        return 1
    words = traceback.format_exception_only(error)[-1].strip()
    say(f"error: {words[:300]} (a fault of chainline: please report it; {_traceback_place(error)})")
    return INTERNAL_ERROR


def _refusal(error: OSError) -> str:
    """Return the message for an error of the system: its reason, the place, and a remedy."""
    why = error.strerror or str(error)
    if error.filename is not None:
        return f"{error.filename}: {why}; see that there is space and permission"
    try:
        Path.cwd()
    except OSError:
        return "the working directory is gone; change to another one"
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        folder = os.environ.get("TMPDIR", "/tmp")  # noqa: S108 - is named, not used
        return f"{why}; make space in {folder} (TMPDIR) and where files are written"
    return f"{why}; see that there is space and permission"


def _is_thread_limit(error: BaseException | None) -> bool:
    """Tell whether an error comes of a process or thread that could not be started (`EAGAIN`, no file)."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        if isinstance(error, OSError) and error.errno == errno.EAGAIN and error.filename is None:
            return True
        if isinstance(error, RuntimeError) and "can't start new thread" in str(error):
            return True
        seen.add(id(error))
        error = error.__cause__ or error.__context__
    return False


def _traceback_place(error: Exception) -> str:
    if os.environ.get(DEBUG):
        return "the traceback is above"
    import tempfile
    import traceback

    with suppress(OSError):
        handle, name = tempfile.mkstemp(prefix="chainline-traceback-", suffix=".txt")
        with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
            traceback.print_exception(error, file=file)
        return f"the traceback is in {name}"
    return f"{DEBUG}=1 prints the traceback"
