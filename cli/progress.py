"""What a command is doing, on standard error, before it takes the time: a line for each stage, or a bar."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from .messages import say

if TYPE_CHECKING:
    from tqdm import tqdm

Show: TypeAlias = Callable[[str, float, float | None], None]
"""Takes what is being done, how much of it is done, and of how much in all: None where nobody knows."""


def stage(what: str, *, quiet: bool = False) -> None:
    """Say what begins now.

    Parameters
    ----------
    what : str
        What takes time: of how much, with what.
    quiet : bool
        Say it on a terminal alone, where the next line takes its place: of what may end in an error, which
        stands alone.
    """
    if sys.stderr.isatty():
        print(f"\r\033[K{what} ...", end="", file=sys.stderr, flush=True)
    elif not quiet:
        say(f"{what} ...")
        sys.stderr.flush()


def done() -> None:
    """Clear the line of a terminal, before results are printed."""
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


@contextmanager
def progress_bar(shown: str, *, keep: bool = False) -> Iterator[Show]:
    """Yield what moves a bar on a terminal's standard error, which is there from the first move on.

    Parameters
    ----------
    shown : str
        What stands in its line, as tqdm writes it: `{desc}`, `{bar:30}`, `{elapsed}`, ...
    keep : bool
        Leave the bar there at the end.
    """
    if not sys.stderr.isatty():
        yield lambda what, n, total: None
        return
    bars: list[tqdm[Any]] = []

    def show(what: str, n: float, total: float | None) -> None:
        if not bars:
            bars.append(_bar(shown, keep, what, total))
        bars[0].n, bars[0].total = n, total
        bars[0].set_description_str(what)

    try:
        yield show
    finally:
        for bar in bars:
            bar.close()


def _bar(shown: str, keep: bool, what: str, total: float | None) -> tqdm[Any]:
    import threading  # noqa: PLC0415

    from tqdm import tqdm  # noqa: PLC0415 - where there is a bar alone

    # what is measured meanwhile has no thread beside it, and no semaphore shared with its processes
    tqdm.monitor_interval = 0
    tqdm.set_lock(threading.RLock())
    # some terminals say that they have no size, and get no bar from tqdm
    size = {"ncols": shutil.get_terminal_size().columns - 1, "nrows": 20}
    return tqdm(desc=what, total=total, bar_format=shown, file=sys.stderr, leave=keep, mininterval=0, **size)
