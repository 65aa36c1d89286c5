"""Loop nests over arrays with affine indices, and the bytes of cache lines that a piece of one touches.

A nest is a small tree::

    Node  = Loop | Access
    Loop  = variable, trip count, body: one node after the other
    Access = an array at one index per dimension, read or written
    Index = offset + sum of coefficient * loop variable
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from typing import TypeAlias

import numpy as np

from ...errors import UsageError
from ...records import record


@record
class Array:
    """A row-major array: `shape` outermost dimension first, the last one contiguous."""

    name: str
    shape: tuple[int, ...]
    entry_bytes: int = 8


@record
class Index:
    """`offset + sum of coefficient * variable`, in entries of one dimension."""

    terms: tuple[tuple[str, int], ...] = ()
    offset: int = 0


@record
class Access:
    """One reference to an array; a store to a line that is not cached fetches it first."""

    array: Array
    indices: tuple[Index, ...]
    store: bool = False


@record
class Loop:
    """`trip` iterations of `body`, the variable counting from 0."""

    variable: str
    trip: int
    body: tuple[Node, ...]


Node: TypeAlias = Loop | Access


def at(*variables: str, offsets: tuple[int, ...] = ()) -> tuple[Index, ...]:
    """Return one index for each dimension: a variable plus an offset.

    Examples
    --------
    >>> at("j", "i", offsets=(0, -1))
    (Index(terms=(('j', 1),), offset=0), Index(terms=(('i', 1),), offset=-1))
    """
    shifts = offsets or (0,) * len(variables)
    return tuple(Index(((variable, 1),), shift) for variable, shift in zip(variables, shifts, strict=True))


def nested(trips: dict[str, int], *body: Node) -> Loop:
    """Return loops around a body, the first variable outermost.

    Raises
    ------
    UsageError
        If there is no loop.
    """
    nodes = body
    for variable, trip in reversed(trips.items()):
        nodes = (Loop(variable, trip, nodes),)
    outermost = nodes[0]
    if not isinstance(outermost, Loop):
        raise UsageError("a loop nest needs at least one loop: name its variable and trip count")
    return outermost


def accesses(
    nodes: tuple[Node, ...], loops: tuple[Loop, ...] = ()
) -> Iterator[tuple[Access, tuple[Loop, ...]]]:
    """Yield every access below `nodes` with the loops around it, outermost first."""
    for node in nodes:
        if isinstance(node, Access):
            yield node, loops
        else:
            yield from accesses(node.body, (*loops, node))


def without_single_trips(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return the nodes with every loop of one iteration replaced by its body."""
    kept: list[Node] = []
    for node in nodes:
        if isinstance(node, Access):
            kept.append(node)
        else:
            body = without_single_trips(node.body)
            kept.extend(body if node.trip == 1 else (Loop(node.variable, node.trip, body),))
    return tuple(kept)


def check_nest(nodes: tuple[Node, ...]) -> None:
    """Check what the derivation of traffic takes for granted.

    Raises
    ------
    UsageError
        If an access has not one index a dimension, leaves its array, or skips entries: the
        index set of every dimension must be an interval, at every depth of the nest.
    """
    for access, loops in accesses(nodes):
        array = access.array
        if len(access.indices) != len(array.shape):
            what = f"{len(access.indices)} indices, {len(array.shape)} dimensions"
            raise UsageError(f"array {array.name}: {what}")
        for dimension, (index, extent) in enumerate(zip(access.indices, array.shape, strict=True)):
            _check_index(f"array {array.name}, dimension {dimension}", index, extent, loops)


def _check_index(where: str, index: Index, extent: int, loops: tuple[Loop, ...]) -> None:
    coefficients = dict(index.terms)
    if unknown := coefficients.keys() - {loop.variable for loop in loops}:
        raise UsageError(f"{where}: no loop runs {', '.join(sorted(unknown))} around it")
    span = 1
    for loop in reversed(loops):  # innermost first
        coefficient = coefficients.get(loop.variable, 0)
        if coefficient < 0 or coefficient > span:
            raise UsageError(
                f"{where}: loop {loop.variable} steps by {coefficient} entries, but the loops inside it "
                f"cover {span}; only gap-free forward sweeps are analysed"
            )
        span += coefficient * (loop.trip - 1)
    if index.offset < 0 or index.offset + span > extent:
        last = index.offset + span - 1
        raise UsageError(f"{where}: indices {index.offset} to {last} leave 0 to {extent - 1}")


@record
class Volume:
    """Bytes fetched into a cache, and written back from it."""

    load_bytes: float = 0.0
    store_bytes: float = 0.0

    def __add__(self, other: Volume) -> Volume:
        return Volume(self.load_bytes + other.load_bytes, self.store_bytes + other.store_bytes)

    def times(self, factor: float) -> Volume:
        """Return the volume of `factor` such transfers."""
        return Volume(self.load_bytes * factor, self.store_bytes * factor)


Volumes = Mapping[Array, Volume]


def total(parts: Iterable[Volumes]) -> Volumes:
    """Return the sum of volumes, array by array."""
    summed: dict[Array, Volume] = {}
    for volumes in parts:
        for array, volume in volumes.items():
            summed[array] = summed.get(array, Volume()) + volume
    return summed


def scaled(volumes: Volumes, factor: float) -> Volumes:
    """Return volumes times a factor."""
    return {array: volume.times(factor) for array, volume in volumes.items()}


Interval = tuple[int, int]
Box = tuple[Interval, ...]
"""One half-open interval for each dimension."""
Ranges = Mapping[str, Interval]
"""Half-open interval of values for loop variables; those left out are 0, or run fully inside."""


def box_of(access: Access, ranges: Ranges) -> Box:
    """Return the entries that an access touches while the variables run over `ranges`."""
    return tuple(_interval(index, ranges) for index in access.indices)


def _interval(index: Index, ranges: Ranges) -> Interval:
    low = high = index.offset
    for variable, coefficient in index.terms:
        first, end = ranges.get(variable, (0, 1))
        low += coefficient * first
        high += coefficient * (end - 1)
    return low, high + 1


def touched(nodes: Iterable[Node], ranges: Ranges, stores_only: bool = False) -> dict[Array, frozenset[Box]]:
    """Return the boxes that nodes touch, array by array; loops among the nodes run fully.

    Parameters
    ----------
    nodes : iterable of Node
        A body, or part of one.
    ranges : mapping of str to (int, int)
        Values of the variables of loops around the nodes.
    stores_only : bool
        Only what is written.
    """
    boxes: dict[Array, set[Box]] = {}
    for access, loops in accesses(tuple(nodes)):
        if stores_only and not access.store:
            continue
        inner = {loop.variable: (0, loop.trip) for loop in loops}
        boxes.setdefault(access.array, set()).add(box_of(access, {**ranges, **inner}))
    return {array: frozenset(found) for array, found in boxes.items()}


def iterations(loop: Loop, count: int, stores_only: bool = False, line_bytes: int = 64) -> dict[Array, float]:
    """Return the bytes that the first `count` iterations of a loop touch, array by array.

    Parameters
    ----------
    loop : Loop
        The loop, with all that it contains.
    count : int
        Number of its iterations.
    stores_only : bool
        Whether accesses that only load are left out.
    line_bytes : int
        Size of a cache line.
    """
    found = touched(loop.body, {loop.variable: (0, count)}, stores_only)
    return {array: union_bytes(array, boxes, line_bytes) for array, boxes in found.items()}


@lru_cache(maxsize=4096)
def union_bytes(array: Array, boxes: frozenset[Box], line_bytes: int) -> float:
    """Return the bytes of the cache lines that a union of boxes touches.

    Parameters
    ----------
    array : Array
        The array.
    boxes : frozenset of Box
        Ranges of its indices.
    line_bytes : int
        Size of a cache line.

    Notes
    -----
    A contiguous run of ``b`` bytes with entries of ``s`` bytes, placed anywhere, touches
    ``b + L - s`` bytes in whole lines of ``L`` on average: ``L / s`` places are equally likely.
    Where the next row is touched too, lines that reach into it are not counted twice.

    Examples
    --------
    >>> a = Array("a", (100, 100))
    >>> union_bytes(a, frozenset({((0, 10), (0, 100)), ((5, 11), (0, 100))}), 64)
    8856.0
    """
    shape, merged = contiguous(array.shape, boxes)
    grid = BoxGrid(merged)
    mask = np.zeros(grid.shape, bool)
    for box in merged:
        mask[grid.slices(box)] = True
    overhang = line_bytes - array.entry_bytes
    starts = mask.copy()
    starts[..., 1:] &= ~mask[..., :-1]
    row_bytes = (mask @ grid.lengths[-1]) * array.entry_bytes + starts.sum(axis=-1) * overhang
    shared = np.maximum(0, row_bytes - shape[-1] * array.entry_bytes)  # with the next row
    last = np.ones_like(shared, bool)  # rows without a next one
    if last.ndim:
        last[..., :-1] = ~np.any(mask[..., 1:, :], axis=-1)
    rows = reduce(np.multiply.outer, grid.lengths[:-1], np.ones(()))
    planes = reduce(np.multiply.outer, [*grid.lengths[:-2], np.ones(last.shape[-1:])], np.ones(()))
    return float(np.sum(row_bytes * rows) - np.sum(shared * (rows - np.where(last, planes, 0))))


def contiguous(shape: tuple[int, ...], boxes: Iterable[Box]) -> tuple[tuple[int, ...], list[Box]]:
    """Return shape and boxes with trailing dimensions joined where every box spans them fully."""
    found = list(boxes)
    while len(shape) > 1 and all(box[-1] == (0, shape[-1]) for box in found):
        length = shape[-1]
        found = [(*box[:-2], (box[-2][0] * length, box[-2][1] * length)) for box in found]
        shape = (*shape[:-2], shape[-2] * length)
    return shape, found


class BoxGrid:
    """The coarsest grid of cells of which every one of some boxes is made.

    Attributes
    ----------
    lengths : list of ndarray
        Entries of the cells along each dimension.
    shape : tuple of int
        Number of cells along each dimension.
    """

    def __init__(self, boxes: Iterable[Box]) -> None:
        sides = zip(*boxes, strict=True)
        edges = [sorted({edge for interval in side for edge in interval}) for side in sides]
        self._places = [{edge: place for place, edge in enumerate(along)} for along in edges]
        self.lengths = [np.diff(along) for along in edges]
        self.shape = tuple(len(lengths) for lengths in self.lengths)

    def slices(self, box: Box) -> tuple[slice, ...]:
        """Return the slices of the grid of cells that a box covers."""
        return tuple(
            slice(places[low], places[high]) for places, (low, high) in zip(self._places, box, strict=True)
        )
