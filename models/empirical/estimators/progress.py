"""What a fit that takes long has done so far: told to whoever listens, such as a command on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias

Listener: TypeAlias = Callable[[str, float], None]
"""Is told what has been done, in a few words, and the share of all that is to be done, about."""

_LISTENER: ContextVar[Listener | None] = ContextVar("listener", default=None)


def tell(what: str, share: float) -> None:
    """Tell what has just been done, and which share of the work that is, 0 to 1."""
    listener = _LISTENER.get()
    if listener is not None:
        listener(what, share)


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Have a function be told of the progress of fits while this lasts.

    Examples
    --------
    >>> with listening(print):
    ...     tell("rank 4 tried", 0.25)
    rank 4 tried 0.25
    """
    token = _LISTENER.set(listener)
    try:
        yield
    finally:
        _LISTENER.reset(token)
