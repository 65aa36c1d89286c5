"""Warnings and progress of the public functions, on the terminal or in the lines of a log."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ..api.listener import Listener, listener
from ..errors import in_options, one_line
from ..terminal_text import write_codes
from . import messages, progress
from .progress_lines import PipedProgress

_SAID_S = 60.0


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
        self.shows: list[Callable[[Any], None]] = []

    def warn(self, line: str, category: type[Warning] = UserWarning) -> None:
        messages.warn(in_options(line, self._option))

    def tell(self, line: str) -> None:
        messages.say(in_options(line, self._option))

    def note(self, line: str) -> None:
        messages.note(in_options(line, self._option))

    def stage(self, what: str, *, quiet: bool = False) -> None:
        progress.stage(what, quiet=quiet)

    def step(self, what: str, share: float) -> None:
        progress.bar(what, share)

    def done(self) -> None:
        progress.done()

    def result(self, part: Any) -> None:
        for show in self.shows:
            show(part)

    def rounds(self, what: str) -> Callable[[int, int], None]:
        piped = PipedProgress()

        def show(done: int, total: int) -> None:
            if not sys.stderr.isatty():
                piped.tell(what, done / total)
                return
            end = "\r" if done < total else "\r\033[K"
            print(f"{what}, round {done} of {total}", end=end, file=sys.stderr, flush=True)

        return show

    def log(self, line: str) -> None:
        write_codes(sys.stderr, f"{one_line(line)}\n")

    @contextmanager
    def counting(self, what: str) -> Iterator[Callable[[int, int, str], None]]:
        from .progress_bar import progress_bar

        said_s = time.monotonic()
        with progress_bar(f"{{n_fmt}}/{{total_fmt}} {what} {{bar:20}} {{desc}}", keep=True) as show:

            def tell(done: int, total: int, pace: str) -> None:
                nonlocal said_s
                show(pace, done, total)
                if time.monotonic() > said_s + _SAID_S:
                    said_s = time.monotonic()
                    messages.say(f"{done} of {total} {what}, {pace}")

            yield tell

    @contextmanager
    def phases(self, unit: str) -> Iterator[Callable[[str, int, int, float], None]]:
        if not sys.stderr.isatty():
            piped = PipedProgress()
            yield lambda phase, done, total, share: piped.tell(f"{phase}, {unit} {done} of {total}", share)
            return
        from .progress_bar import progress_bar

        shown = "{desc} {bar:40} {n_fmt}/{total_fmt} {elapsed} remaining {remaining}"
        with progress_bar(shown, keep=True) as show:
            show("starting", 0, None)
            yield lambda phase, done, total, share: show(phase, done, total)

    @contextmanager
    def bar(self, title: str) -> Iterator[Callable[[str, float], None]]:
        from .progress_bar import progress_bar

        with progress_bar(f"{title}: {{desc}} {{bar:40}} {{elapsed}}") as show:
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
