"""Progress of long fits, reported to a listener such as a command on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias

Listener: TypeAlias = Callable[[str, float], None]
"""Function that is called with a short text and the approximate share of the work that is done, 0 to 1."""

_LISTENER: ContextVar[Listener | None] = ContextVar("listener", default=None)


def tell(what: str, share: float) -> None:
    """Report a finished step and the share of the work that is done, 0 to 1, to the listener, if any."""
    listener = _LISTENER.get()
    if listener is not None:
        listener(what, share)


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Call a listener with the progress of fits inside the context.

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
