"""Values that are made once each, by the first thread that asks for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Once(Generic[Key, Value]):
    """Cache of the values asked for last; threads that ask for the same one share one computation.

    Parameters
    ----------
    most : int
        Values that are kept.

    Examples
    --------
    >>> squares = Once[int, int](most=2)
    >>> squares.get(3, lambda: 9), squares.get(3, lambda: 10)
    (9, 9)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = Lock()
        self._entries: OrderedDict[Key, _Entry[Value]] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Value]) -> Value:
        """Return the value of a key, made by `make` if it is not kept; nothing is kept where that raises."""
        with self._lock:
            entry = self._entries.setdefault(key, _Entry())
            self._entries.move_to_end(key)
            while len(self._entries) > self._most:
                self._entries.popitem(last=False)
        with entry.lock:
            if not entry.made:
                entry.made = [make()]
            return entry.made[0]

    def clear(self) -> None:
        """Forget all of them."""
        with self._lock:
            self._entries.clear()


class _Entry(Generic[Value]):
    def __init__(self) -> None:
        self.lock = Lock()
        self.made: list[Value] = []
