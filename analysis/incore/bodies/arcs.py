"""Arcs between the instructions of a body, in columns."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload


class Arc(NamedTuple):
    """`reader` issues no earlier than `cycles` after `writer`, `distance` iterations before.

    Both are nodes: `2 n` is the operation of instruction `n`, `2 n + 1` the step that it makes
    on an address register beside it.
    """

    writer: int
    reader: int
    cycles: float
    distance: int


class Arcs(Sequence[Arc]):
    """Arcs, each made at access: most arcs of a long body are never looked at.

    Parameters
    ----------
    writers, readers, distances : array of int64, (n,)
    cycles : array of float64, (n,)
        As of `Arc`.

    Examples
    --------
    >>> Arcs(array("q", [0]), array("q", [2]), array("q", [0]), array("d", [4.0]))[0]
    Arc(writer=0, reader=2, cycles=4.0, distance=0)
    """

    __slots__ = ("cycles", "distances", "readers", "writers")

    def __init__(
        self, writers: array[int], readers: array[int], distances: array[int], cycles: array[float]
    ) -> None:
        self.writers, self.readers, self.distances, self.cycles = writers, readers, distances, cycles

    @property
    def carried(self) -> bool:
        """True where an arc leads to a later iteration."""
        return any(self.distances)

    def __len__(self) -> int:
        return len(self.writers)

    def __iter__(self) -> Iterator[Arc]:
        return map(Arc, self.writers, self.readers, self.cycles, self.distances)

    @overload
    def __getitem__(self, place: int) -> Arc: ...
    @overload
    def __getitem__(self, place: slice) -> Arcs: ...
    def __getitem__(self, place: int | slice) -> Arc | Arcs:
        if isinstance(place, slice):
            return Arcs(self.writers[place], self.readers[place], self.distances[place], self.cycles[place])
        return Arc(self.writers[place], self.readers[place], self.cycles[place], self.distances[place])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Arcs) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    def __hash__(self) -> int:
        return hash(tuple(self))
