"""Messages, warnings and progress of a command on standard error, on a terminal or in the lines of a log.

chainline: measuring, row 64 of 192: 35% done, about 4 min left
"""

from __future__ import annotations

import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from ..api.listener import Listener, listener
from ..errors import in_options, one_line
from ..terminal_text import with_codes, write_codes
from ..threads import watched_by

if TYPE_CHECKING:
    from tqdm import tqdm


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


def drawn(share: float) -> str:
    """Return a bar of which a share is filled.

    Examples
    --------
    >>> drawn(0.25)
    '[#####               ]'
    """
    return f"[{'#' * round(_WIDTH * share):{_WIDTH}}]"


def done() -> None:
    """Clear the line of a terminal, before results are printed."""
    if sys.stderr.isatty():
        rewrite_line("")


def rewrite_line(text: str, end: str = "") -> None:
    """Have a text take the place of the last line of a terminal, cut before its end where it is wider.

    A line that the terminal breaks in two would leave its first half behind.
    """
    text, room = one_line(text), shutil.get_terminal_size().columns - 1 - len(end)
    if len(text) > room:
        text = f"{text[: max(room - 3, 0)]}..."
    write_codes(sys.stderr, f"\r\033[K{text}{end}")
    sys.stderr.flush()


EVERY_S = 30.0
_MINUTE_S, _HOUR_S = 60, 3600


class PipedProgress:
    """Says how much is done, and how long the rest takes at that pace.

    Parameters
    ----------
    clock : callable
        Tells the seconds.
    every_s : float
        Seconds between two lines, and before the first.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, every_s: float = EVERY_S) -> None:
        self._clock, self._every_s = clock, every_s
        self._begun_s = self._said_s = clock()

    def tell(self, what: str, share: float, begun_s: float | None = None) -> None:
        """Say that a share of the work is done, if the last line is long enough ago.

        Parameters
        ----------
        what : str
            Name of the work.
        share : float
            Share of all the work, from 0 to 1.
        begun_s : float, optional
            When the work began, where that is not when this object was made.
        """
        now = self._clock()
        if now < self._said_s + self._every_s:
            return
        self._said_s = now
        taken_s = now - (self._begun_s if begun_s is None else begun_s)
        say(f"{what}: {int(100 * share)}% done{_left(taken_s, share)}")
        sys.stderr.flush()


def _left(taken_s: float, share: float) -> str:
    return f", about {spoken(taken_s * (1 - share) / share)} left" if share > 0 else ""


def spoken(seconds: float) -> str:
    """Return a length of time as people say it.

    Examples
    --------
    >>> spoken(42.3), spoken(245), spoken(9000)
    ('42 s', '4 min', '2.5 h')
    """
    if seconds < 2 * _MINUTE_S:
        return f"{seconds:.0f} s"
    if seconds < 2 * _HOUR_S:
        return f"{seconds / _MINUTE_S:.0f} min"
    return f"{seconds / _HOUR_S:.1f} h"


_SAID_S = 60.0
_SOON_S = 2.0
"""Work that is over by then shows no progress."""
_TOLD = 0.05
"""Share of the items of a stage that tells how long the others take."""


class TerminalListener(Listener):
    """Prints what it is told on standard error, with options in the place of arguments.

    Parameters
    ----------
    option : callable
        Names the option of an argument.
    typed : sequence of str
        Words of the command line.
    """

    def __init__(self, option: Callable[[str], str], typed: Sequence[str]) -> None:
        self._option = option
        self.typed = tuple(typed)
        self._begin("")
        self.shows: list[Callable[[Any], None]] = []

    def _begin(self, what: str) -> None:
        self._piped, self._stage, self._begun_s = PipedProgress(), what, time.monotonic()
        self._step, self._step_begun_s = 0, self._begun_s

    def warn(self, line: str, category: type[Warning] = UserWarning) -> None:
        warn(in_options(line, self._option))

    def tell(self, line: str) -> None:
        say(in_options(line, self._option))

    def note(self, line: str) -> None:
        note(in_options(line, self._option))

    def stage(self, what: str, *, quiet: bool = False) -> None:
        self._begin(what)
        stage(what, quiet=quiet)

    def parts(self, done: int, total: int) -> None:
        """Show which share of the items of a stage is done, unless it is over soon.

        Parameters
        ----------
        done, total : int
        """
        if not done:
            self._step += 1
            self._step_begun_s = time.monotonic()
        if not done or total < 2 or time.monotonic() < self._begun_s + _SOON_S:
            return
        share = done / total
        what = (self._stage or "working") + (f", step {self._step}" if self._step > 1 else "")
        if not sys.stderr.isatty():
            self._piped.tell(what, share, self._step_begun_s)
        elif done < total:
            # the first of many is long: what it loads the others have
            left = _left(time.monotonic() - self._step_begun_s, share) if share >= _TOLD else ""
            rewrite_line(f"{drawn(share)} {what}", left)
        else:
            rewrite_line("")

    def step(self, what: str, share: float) -> None:
        taken_s = time.monotonic() - self._begun_s
        if not sys.stderr.isatty():
            self._piped.tell(what, share)
        else:
            rewrite_line(f"{drawn(share)} {what}", _left(taken_s, share) if taken_s > _SOON_S else "")

    def done(self) -> None:
        done()

    def result(self, part: Any) -> None:
        for show in self.shows:
            show(part)

    def rounds(self, what: str) -> Callable[[int, int], None]:
        piped, begun_s = PipedProgress(), time.monotonic()

        def show(done: int, total: int) -> None:
            share = done / total
            if not sys.stderr.isatty():
                piped.tell(what, share)
            elif done < total:
                left = _left(time.monotonic() - begun_s, share)
                rewrite_line(f"{drawn(share)} {what}, round {done} of {total}", left)
            else:
                rewrite_line("")

        return show

    def log(self, line: str) -> None:
        done()
        write_codes(sys.stderr, f"{one_line(line)}\n")

    @contextmanager
    def counting(self, what: str) -> Iterator[Callable[[int, int, str], None]]:

        said_s = time.monotonic()
        bar = progress_bar(f"{{n_fmt}}/{{total_fmt}} {what} {{bar:20}} {{desc}}", keep=True)
        with watched_by(None), bar as show:

            def tell(done: int, total: int, pace: str) -> None:
                nonlocal said_s
                show(pace, done, total)
                if time.monotonic() > said_s + _SAID_S:
                    said_s = time.monotonic()
                    say(f"{done} of {total} {what}, {pace}")

            yield tell

    @contextmanager
    def phases(self, unit: str) -> Iterator[Callable[[str, int, int, float], None]]:
        if not sys.stderr.isatty():
            piped = PipedProgress()
            with watched_by(None):
                yield lambda phase, done, total, share: piped.tell(
                    f"{phase}, {unit} {done} of {total}", share
                )
            return

        shown = "{bar:20} {n_fmt}/{total_fmt} {elapsed}, {remaining} left, {desc}"
        with watched_by(None), progress_bar(shown, keep=True) as show:
            show("starting", 0, None)
            yield lambda phase, done, total, share: show(phase, done, total)

    @contextmanager
    def bar(self, title: str) -> Iterator[Callable[[str, float], None]]:
        if not sys.stderr.isatty():
            piped = PipedProgress()
            with watched_by(None):
                yield lambda what, share: piped.tell(f"{title}, {what}", share)
            return

        bar = progress_bar(f"{{bar:20}} {{elapsed}}, {{remaining}} left, {title}: {{desc}}")
        with watched_by(None), bar as show:
            yield lambda what, share: show(what, share, 1.0)


@contextmanager
def telling_results(show: Callable[[Any], None]) -> Iterator[None]:
    """Have parts of the answer shown as soon as they are known, by the functions called inside the block."""
    terminal = listener()
    assert isinstance(terminal, TerminalListener)
    terminal.shows.append(show)
    try:
        yield
    finally:
        terminal.shows.remove(show)


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
    from tqdm import tqdm

    # what is measured meanwhile has no thread beside it, and no semaphore shared with its processes
    tqdm.monitor_interval = 0
    tqdm.set_lock(threading.RLock())
    # some terminals say that they have no size, and get no bar from tqdm
    size = {"ncols": shutil.get_terminal_size().columns - 1, "nrows": 20}
    stream = with_codes(sys.stderr)
    text = one_line(what)
    return tqdm(desc=text, total=total, bar_format=shown, file=stream, leave=keep, mininterval=0, **size)
