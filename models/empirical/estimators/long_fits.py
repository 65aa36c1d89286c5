"""Fits that take long: their progress, reported to a listener, and BLAS on one thread for small matrices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, wraps
from typing import Any, ParamSpec, TypeAlias, TypeVar

import scipy.linalg  # noqa: F401 - loads the libraries, scipy's own and numpy's, before they are looked for
from threadpoolctl import ThreadpoolController

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


_P = ParamSpec("_P")
_R = TypeVar("_R")


@cache
def _libraries() -> Any:
    """Return the controller of the threads of loaded libraries; it is cached, as the search takes 10 ms."""
    return ThreadpoolController()


def on_one_thread(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Return a function that runs `function` with BLAS on one thread.

    On two cores shared with other processes, two threads took thirty times the processor time for a tensor
    of rank 64, and four times for MARS on 20,000 samples.
    """

    @wraps(function)
    def run(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        with _libraries().limit(limits=1, user_api="blas"):
            return function(*args, **kwargs)

    return run
