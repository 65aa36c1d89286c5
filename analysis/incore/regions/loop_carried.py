"""Dependency edges in columns, and the loop-carried bound of an iteration."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import compress
from operator import itemgetter
from typing import NamedTuple, overload

from ....records import record


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


_TOLERANCE = 1e-9


@record
class CarriedCycle:
    """The slowest loop-carried cycle.

    Attributes
    ----------
    cycles : float
        Cycles per iteration; 0 without a cycle.
    positions : tuple of int
        Instructions on it in order.
    distance : int
        Iterations that it spans.
    """

    cycles: float
    positions: tuple[int, ...]
    distance: int


def slowest_cycle(arcs: Sequence[Arc]) -> CarriedCycle:
    """Return the cycle with the largest latency per iteration.

    Parameters
    ----------
    arcs : sequence of Arc
        Arcs of distance 0 lead to nodes of higher number.

    Examples
    --------
    Two cycles share instruction 0: one of 4 cycles in one iteration, one of 10 in two.

    >>> arcs = [Arc(0, 2, 2, 0), Arc(2, 0, 2, 1), Arc(0, 4, 5, 0), Arc(4, 0, 5, 2)]
    >>> slowest_cycle(arcs)
    CarriedCycle(cycles=5.0, positions=(0, 2), distance=2)
    """
    best = CarriedCycle(0.0, (), 1)
    if not (arcs.carried if isinstance(arcs, Arcs) else any(arc.distance for arc in arcs)):
        return best  # all lead forward
    near = _between_carried(arcs)
    inside = sorted(_on_cycles(near), key=lambda arc: (arc.distance > 0, arc.reader, arc.writer))
    while (cycle := _positive_cycle(inside, best.cycles)) is not None:
        distance = sum(arc.distance for arc in cycle)
        ratio = sum(arc.cycles for arc in cycle) / distance
        if ratio <= best.cycles + _TOLERANCE:
            break
        best = CarriedCycle(ratio, tuple(dict.fromkeys(arc.writer // 2 for arc in cycle)), distance)
    return best


def _positive_cycle(arcs: Sequence[Arc], pace: float) -> list[Arc] | None:
    """Return a cycle whose latency exceeds `pace` an iteration, None if there is none."""
    reached: dict[int, float] = {}
    by: dict[int, Arc] = {}
    changed = True
    while changed:
        changed = False
        for arc in arcs:
            weight = reached.get(arc.writer, 0.0) + arc.cycles - pace * arc.distance
            if weight > reached.get(arc.reader, 0.0) + _TOLERANCE:
                reached[arc.reader] = weight
                by[arc.reader] = arc
                changed = True
        if changed and (cycle := _followed_back(by)) is not None:
            return cycle
    return None


def _followed_back(by: dict[int, Arc]) -> list[Arc] | None:
    """Return a cycle among the arcs that last reached each node; where one is, it is positive."""
    seen: dict[int, int] = {}
    for start in by:
        node = start
        while node in by and node not in seen:
            seen[node] = start
            node = by[node].writer
        if node in by and seen[node] == start:
            cycle = [by[node]]
            while cycle[-1].writer != node:
                cycle.append(by[cycle[-1].writer])
            return cycle[::-1]
    return None


def _between_carried(arcs: Sequence[Arc]) -> list[Arc]:
    """Return the arcs that carried ones lead to and that lead to carried ones: others are on no cycle."""
    if isinstance(arcs, Arcs):  # most of which are never made
        ways, distances = [*zip(arcs.writers, arcs.readers, strict=True)], [*arcs.distances]
    else:
        ways, distances = [arc[:2] for arc in arcs], [arc.distance for arc in arcs]
    carried = [way for way, distance in zip(ways, distances, strict=True) if distance]
    forward = [way for way, distance in zip(ways, distances, strict=True) if not distance]
    forward.sort(key=itemgetter(1))  # what leads to a node comes before what leads on from it
    behind = {reader for _, reader in carried}
    for writer, reader in forward:
        if writer in behind:
            behind.add(reader)
    ahead = {writer for writer, _ in carried}
    for writer, reader in reversed(forward):
        if reader in ahead:
            ahead.add(writer)
    within = behind & ahead
    kept = [writer in within and reader in within for writer, reader in ways]
    if isinstance(arcs, Arcs):
        columns = (arcs.writers, arcs.readers, arcs.cycles, arcs.distances)
        return [*map(Arc, *(compress(column, kept) for column in columns))]
    return [*compress(arcs, kept)]


def _on_cycles(arcs: Sequence[Arc]) -> list[Arc]:
    """Return the arcs between nodes of one strongly connected set; others are on no cycle."""
    targets: dict[int, list[int]] = {}
    for arc in arcs:
        targets.setdefault(arc.writer, []).append(arc.reader)
    member = _strongly_connected(targets)
    return [arc for arc in arcs if member[arc.writer] == member.get(arc.reader)]


def _strongly_connected(targets: dict[int, list[int]]) -> dict[int, int]:
    """Return a number for the strongly connected set of each node (Tarjan, without recursion)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    member: dict[int, int] = {}
    stack: list[int] = []
    for start, first in targets.items():
        if start in order:
            continue
        calls = [(start, iter(first))]
        order[start] = low[start] = len(order)
        stack.append(start)
        while calls:
            node, rest = calls[-1]
            for target in rest:
                if target not in order:
                    order[target] = low[target] = len(order)
                    stack.append(target)
                    calls.append((target, iter(targets.get(target, ()))))
                    break
                if target not in member:
                    low[node] = min(low[node], order[target])
            else:
                calls.pop()
                if calls:
                    low[calls[-1][0]] = min(low[calls[-1][0]], low[node])
                if low[node] == order[node]:
                    while True:
                        top = stack.pop()
                        member[top] = order[node]
                        if top == node:
                            break
    return member
