"""A bar on a terminal, of what takes so long that one wants to know for how much longer."""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from tqdm import tqdm

from ..errors import one_line
from ..terminal_text import with_codes

Show: TypeAlias = Callable[[str, float, float | None], None]
"""Takes the name of the work, the amount done, and the amount in all, None where it is unknown."""


@contextmanager
def progress_bar(shown: str, *, keep: bool = False) -> Iterator[Show]:
    """Yield a function that moves a bar on a terminal's standard error, shown from its first call on.

    Parameters
    ----------
    shown : str
        Content of its line, in the format of tqdm: `{desc}`, `{bar:30}`, `{elapsed}`, ...
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
        bars[0].set_description_str(one_line(what))

    try:
        yield show
    finally:
        for bar in bars:
            bar.close()


def _bar(shown: str, keep: bool, what: str, total: float | None) -> tqdm[Any]:
    # what is measured meanwhile has no thread beside it, and no semaphore shared with its processes
    tqdm.monitor_interval = 0
    tqdm.set_lock(threading.RLock())
    # some terminals say that they have no size, and get no bar from tqdm
    size = {"ncols": shutil.get_terminal_size().columns - 1, "nrows": 20}
    stream = with_codes(sys.stderr)
    text = one_line(what)
    return tqdm(desc=text, total=total, bar_format=shown, file=stream, leave=keep, mininterval=0, **size)
