"""Kinds of fields that hold an array, or names of columns, which are one in memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .document import Array
from .kinds import Items, Reader, Text, Writer


@dataclass(frozen=True, slots=True)
class Numbers:
    """An array of finite floats of so many dimensions."""

    dimensions: int = 1

    def write(self, value: Any, writer: Writer) -> int:
        return writer.array(np.asarray(value, np.float64))

    def read(self, node: Any, reader: Reader) -> Array:
        values = _array(reader.array(node), np.float64, self.dimensions)
        if not np.isfinite(values).all():
            raise ValueError("a number that is not finite")
        return values


@dataclass(frozen=True, slots=True)
class Integers:
    """An array of whole numbers of so many dimensions, 64 bits each in memory."""

    dimensions: int = 1

    def write(self, value: Any, writer: Writer) -> int:
        values = np.asarray(value, np.int64)
        small = values.size == 0 or bool(np.all(np.abs(values) < 2**31))
        return writer.array(values.astype(np.int32) if small else values)

    def read(self, node: Any, reader: Reader) -> Array:
        found = reader.array(node)
        return _array(found.astype(np.int64) if found.dtype == np.int32 else found, np.int64, self.dimensions)


@dataclass(frozen=True, slots=True)
class Names:
    """Names of columns, as scikit-learn keeps them; None where they have none."""

    def write(self, value: Any, writer: Writer) -> list[str] | None:
        return None if value is None else [str(name) for name in value]

    def read(self, node: Any, reader: Reader) -> Array | None:
        if node is None:
            return None
        names = Items(Text()).read(node, reader)
        if len(set(names)) < len(names):
            raise ValueError("two columns have one name")
        return np.array(names, dtype=object)


def _array(values: Array, dtype: type, dimensions: int) -> Array:
    if values.dtype != dtype or values.ndim != dimensions:
        raise ValueError(f"an array of {values.dtype} in {values.ndim} dimensions")
    return values
