"""Kinds of fields of a stored model: the values permitted, their plain JSON, and their check when read.

`read` takes anything that JSON can hold and returns a value of its kind, or raises ValueError.

The kinds of arrays (`Numbers`, `Integers`) and of names of columns (`Names`) write through a `Writer`, which
keeps arrays beside the JSON.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Any, Protocol

import numpy as np

from .....records import record
from .document import Array

EXACT = 2**53
"""Whole numbers up to here are the same in every language that reads JSON."""
_MOST_TEXT, _MOST_EXPONENT = 10_000, 10**6
_NOT_FINITE = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}


class Writer(Protocol):
    """Takes the values that are no plain JSON."""

    def array(self, values: Array) -> int:
        """Keep an array; return its number."""

    def part(self, value: Any, among: tuple[str, ...]) -> dict[str, Any]:
        """Return the record of an object of one of some classes."""


class Reader(Protocol):
    """Returns the values that are no plain JSON."""

    def array(self, node: Any) -> Array:
        """Return the array of a number, each once."""

    def part(self, node: Any, among: tuple[str, ...]) -> Any:
        """Return the object of a record of one of some classes."""


class Kind(Protocol):
    """Kind of the values of a field."""

    def write(self, value: Any, writer: Writer) -> Any:
        """Return a value as plain JSON."""

    def read(self, node: Any, reader: Reader) -> Any:
        """Return the value, or raise ValueError."""


@record
class Number:
    """A float; those that are not finite are written as words."""

    finite: bool = True

    def write(self, value: Any, writer: Writer) -> Any:
        number = float(value)
        return number if math.isfinite(number) else str(number)

    def read(self, node: Any, reader: Reader) -> float:
        if not self.finite and isinstance(node, str) and node in _NOT_FINITE:
            return _NOT_FINITE[node]
        if type(node) not in (int, float):
            raise ValueError(f"{node!r:.30} where a number is due")
        return float(node) if abs(node) < math.inf else _not(node, "a finite number")


@record
class Integer:
    """A whole number between two."""

    least: int = -EXACT
    most: int = EXACT

    def write(self, value: Any, writer: Writer) -> int:
        return int(value)

    def read(self, node: Any, reader: Reader) -> int:
        if type(node) is not int or not self.least <= node <= self.most:
            _not(node, f"a whole number from {self.least} to {self.most}")
        return int(node)


@record
class Truth:
    """True or false."""

    def write(self, value: Any, writer: Writer) -> bool:
        return bool(value)

    def read(self, node: Any, reader: Reader) -> bool:
        return node if isinstance(node, bool) else _not(node, "true or false")


@record
class Text:
    """A text, or one of some if any are given."""

    among: tuple[str, ...] = ()

    def write(self, value: Any, writer: Writer) -> str:
        return str(value)

    def read(self, node: Any, reader: Reader) -> str:
        if not isinstance(node, str) or len(node) > _MOST_TEXT or (self.among and node not in self.among):
            _not(node, f"one of {', '.join(self.among)}" if self.among else "a text")
        return str(node)


@record
class Member:
    """A member of an enumeration of texts."""

    of: type[StrEnum]

    def write(self, value: Any, writer: Writer) -> str:
        return str(value)

    def read(self, node: Any, reader: Reader) -> StrEnum:
        return self.of(node) if isinstance(node, str) else _not(node, f"a {self.of.__name__}")


@record
class Plain:
    """A number, text or truth, or null; with `nested` lists of them, and mappings by text."""

    nested: bool = False

    def write(self, value: Any, writer: Writer) -> Any:
        if self.nested and isinstance(value, Mapping):
            return {str(key): _SCALAR.write(each, writer) for key, each in value.items()}
        if self.nested and isinstance(value, list | tuple):
            return [_SCALAR.write(each, writer) for each in value]
        if isinstance(value, np.generic):
            value = value.item()
        return value if isinstance(value, str | bool | int | float | None) else str(value)

    def read(self, node: Any, reader: Reader) -> Any:
        if self.nested and isinstance(node, dict):
            return {Text().read(key, reader): _SCALAR.read(each, reader) for key, each in node.items()}
        if self.nested and isinstance(node, list):
            return [_SCALAR.read(each, reader) for each in node]
        if isinstance(node, dict | list):
            _not(node, "a single value")
        if isinstance(node, str):
            return Text().read(node, reader)
        return Integer().read(node, reader) if type(node) is int else node


_SCALAR = Plain()


@record
class Nullable:
    """Value of another kind, or null."""

    kind: Kind

    def write(self, value: Any, writer: Writer) -> Any:
        return None if value is None else self.kind.write(value, writer)

    def read(self, node: Any, reader: Reader) -> Any:
        return None if node is None else self.kind.read(node, reader)


@record
class Items:
    """Any number of values of a kind, as a tuple."""

    kind: Kind

    def write(self, value: Any, writer: Writer) -> list[Any]:
        return [self.kind.write(each, writer) for each in value]

    def read(self, node: Any, reader: Reader) -> tuple[Any, ...]:
        return tuple(self.kind.read(each, reader) for each in _list(node))


@record
class Row:
    """So many values, each of its own kind, as a tuple."""

    kinds: tuple[Kind, ...]

    def write(self, value: Any, writer: Writer) -> list[Any]:
        return [kind.write(each, writer) for kind, each in zip(self.kinds, value, strict=True)]

    def read(self, node: Any, reader: Reader) -> tuple[Any, ...]:
        pairs = zip(self.kinds, _list(node), strict=True)
        return tuple(kind.read(each, reader) for kind, each in pairs)


@record
class ByNumber:
    """A mapping of whole numbers to values of a kind."""

    kind: Kind

    def write(self, value: Any, writer: Writer) -> list[Any]:
        return [[int(key), self.kind.write(each, writer)] for key, each in value.items()]

    def read(self, node: Any, reader: Reader) -> dict[int, Any]:
        return dict(Row((Integer(), self.kind)).read(each, reader) for each in _list(node))


@record
class Ratio:
    """An exact fraction, as `3/2`."""

    def write(self, value: Any, writer: Writer) -> list[int]:
        return [value.numerator, value.denominator]

    def read(self, node: Any, reader: Reader) -> Fraction:
        numerator, denominator = Row(
            (Integer(-_MOST_EXPONENT, _MOST_EXPONENT), Integer(1, _MOST_EXPONENT))
        ).read(node, reader)
        return Fraction(numerator, denominator)


class Part:
    """An object that has a record of its own, of one of some classes."""

    def __init__(self, *among: str) -> None:
        self.among = among

    def write(self, value: Any, writer: Writer) -> dict[str, Any]:
        return writer.part(value, self.among)

    def read(self, node: Any, reader: Reader) -> Any:
        return reader.part(node, self.among)


@record
class Checked:
    """A kind whose values must meet a condition besides."""

    kind: Kind
    holds: Callable[[Any], bool]
    what: str

    def write(self, value: Any, writer: Writer) -> Any:
        return self.kind.write(value, writer)

    def read(self, node: Any, reader: Reader) -> Any:
        value = self.kind.read(node, reader)
        return value if self.holds(value) else _not(node, self.what)


def _list(node: Any) -> list[Any]:
    return node if isinstance(node, list) else _not(node, "a list")


def _not(node: Any, what: str) -> Any:
    raise ValueError(f"{node!r:.40} where {what} is due")


@record
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


@record
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


@record
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
