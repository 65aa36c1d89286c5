"""Read UBJSON, as XGBoost writes it, into plain Python values.

XGBoost itself ends the process when it is given a file that is not well formed, so files are read
here first.

References
----------
Universal Binary JSON, Draft 12 (https://ubjson.org): numbers are big-endian; containers may state
the type and number of their values.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

_NUMBERS: Mapping[str, np.dtype[Any]] = {
    "i": np.dtype(">i1"),
    "U": np.dtype(">u1"),
    "I": np.dtype(">i2"),
    "l": np.dtype(">i4"),
    "L": np.dtype(">i8"),
    "d": np.dtype(">f4"),
    "D": np.dtype(">f8"),
}
_CONSTANTS = {"Z": None, "T": True, "F": False}
_DEEPEST = 64


def read_ubjson(content: bytes) -> Any:
    """Return the value that a UBJSON document holds; typed arrays as numpy arrays.

    Raises
    ------
    ValueError
        If it is not well formed: says at which byte.

    Examples
    --------
    >>> read_ubjson(b"{i\\x01aSU\\x02no" + b"U\\x01b[$U#i\\x02\\x07\\x08}")
    {'a': 'no', 'b': array([7, 8], dtype=uint8)}
    """
    reader = _Reader(content)
    value = reader.value(reader.marker(), 0)
    if reader.at != len(content):
        raise ValueError(f"byte {reader.at}: more than one value")
    return value


class _Reader:
    """Takes values from the front of a document; `at` is the byte that comes next."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self.at = 0

    def marker(self) -> str:
        return self._take(1).decode("latin-1")

    def value(self, marker: str, depth: int) -> Any:
        if depth > _DEEPEST:
            raise ValueError(f"byte {self.at}: nested too deeply")
        if marker in _NUMBERS:
            return self._numbers(marker, 1)[0].item()
        if marker in _CONSTANTS:
            return _CONSTANTS[marker]
        if marker == "S":
            return self._text()
        if marker == "[":
            return self._array(depth)
        if marker == "{":
            return self._object(depth)
        raise ValueError(f"byte {self.at - 1}: {marker!r} is no type")

    def _array(self, depth: int) -> Any:
        marker = self.marker()
        if marker == "$":
            kind = self.marker()
            self._expect("#")
            count = self._length()
            if kind not in _NUMBERS:
                raise ValueError(f"byte {self.at}: an array of type {kind!r}")
            return self._numbers(kind, count)
        if marker == "#":
            return [self.value(self.marker(), depth + 1) for _ in range(self._length())]
        values = []
        while marker != "]":
            values.append(self.value(marker, depth + 1))
            marker = self.marker()
        return values

    def _object(self, depth: int) -> dict[str, Any]:
        entries: dict[str, Any] = {}
        while self._content[self.at : self.at + 1] != b"}":
            key = self._text()
            entries[key] = self.value(self.marker(), depth + 1)
        self.at += 1
        return entries

    def _text(self) -> str:
        return self._take(self._length()).decode("utf-8")

    def _length(self) -> int:
        kind = self.marker()
        if kind not in "iUIlL":
            raise ValueError(f"byte {self.at - 1}: {kind!r} is no length")
        length = int(self._numbers(kind, 1)[0])
        if length < 0:
            raise ValueError(f"byte {self.at}: a length of {length}")
        return length

    def _numbers(self, kind: str, count: int) -> np.ndarray[tuple[int], np.dtype[Any]]:
        dtype = _NUMBERS[kind]
        return np.frombuffer(self._take(count * dtype.itemsize), dtype).astype(dtype.newbyteorder("="))

    def _expect(self, marker: str) -> None:
        if (found := self.marker()) != marker:
            raise ValueError(f"byte {self.at - 1}: {found!r} where {marker!r} is due")

    def _take(self, count: int) -> bytes:
        taken = self._content[self.at : self.at + count]
        if len(taken) < count:
            raise ValueError(f"byte {len(self._content)}: it ends early")
        self.at += count
        return taken
