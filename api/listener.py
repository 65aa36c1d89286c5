"""Warnings and progress of public functions: told to a listener, which the command line is.

Without one, as in Python, warnings go to `warnings` at the line of the user's code, and progress is silent.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from ..errors import in_python, one_line

_PACKAGE = __name__.partition(".")[0] + "."


class Listener:
    """Receiver of warnings and progress; this one, of Python, heeds warnings alone.

    Attributes
    ----------
    typed : tuple of str
        Words of the command line; none in Python.
    """

    typed: tuple[str, ...] = ()

    def warn(self, line: str, category: type[Warning] = UserWarning) -> None:
        """Tell what limits the trust in the answer."""
        frame, level = sys._getframe(1), 2
        while frame.f_back is not None and str(frame.f_globals.get("__name__")).startswith(_PACKAGE):
            frame, level = frame.f_back, level + 1
        warnings.warn(one_line(in_python(line)), category, stacklevel=level)

    def tell(self, line: str) -> None:
        """Tell what happens that the user did not ask for, such as a calibration; in Python a warning."""
        self.warn(line)

    def note(self, line: str) -> None:
        """Tell what may interest the user."""

    def stage(self, what: str, *, quiet: bool = False) -> None:
        """Tell the name of the work that begins; `quiet` where only a terminal need show it."""

    def step(self, what: str, share: float) -> None:
        """Tell the share of the work that is done, from 0 to 1, and the name of the step."""

    def done(self) -> None:
        """Tell that results follow."""

    def result(self, part: object) -> None:
        """Tell a part of the answer as soon as it is known, such as the ranking of one of many orders."""

    def rounds(self, what: str) -> Callable[[int, int], None]:
        """Return a function that is told the rounds of measurements that are done, and all of them."""
        return lambda done, total: None

    def log(self, line: str) -> None:
        """Tell a part of long work that is done, in a line of its own."""

    @contextmanager
    def counting(self, what: str) -> Iterator[Callable[[int, int, str], None]]:
        """Yield a function that is told how many parts of work are done, of how many, and their pace."""
        yield lambda done, total, pace: None

    @contextmanager
    def phases(self, unit: str) -> Iterator[Callable[[str, int, int, float], None]]:
        """Yield a function that is told the phase of long work, its parts done and in all, and its share.

        Parameters
        ----------
        unit : str
            Name of a part.
        """
        yield lambda phase, done, total, share: None

    @contextmanager
    def bar(self, title: str) -> Iterator[Callable[[str, float], None]]:
        """Yield a function that is told the step and the share of long work, from 0 to 1."""
        yield lambda what, share: None


_listener: ContextVar[Listener] = ContextVar("listener", default=Listener())  # noqa: B039 - it has no state


def listener() -> Listener:
    """Return the listener of this thread."""
    return _listener.get()


@contextmanager
def listening(to: Listener) -> Iterator[None]:
    """Have a listener told what the functions called inside the block tell."""
    token = _listener.set(to)
    try:
        yield
    finally:
        _listener.reset(token)


def warn(line: str, category: type[Warning] = UserWarning) -> None:
    """Tell the listener what limits the trust in the answer."""
    listener().warn(line, category)
