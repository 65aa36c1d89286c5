"""Reuse between passes: data that one pass leaves in a cache for the next.

A nest that sweeps over the same data several times, in another order each time (the x, y and z
product of an element), has no single reuse distance. It is cut into slabs, one iteration of
an outer loop each, fine enough that a slab is small beside the cache. The slabs are played in
order against a cache of least-recently-used data whose units are not lines but cells: the
largest boxes of which every slab touches all or nothing.

Between a touch in slab `p` and the next in slab `s` the cache sees about half of `p`, all slabs
between, and half of `s`. The data are still there if the mean of the footprints of
`p .. s - 1` and `p + 1 .. s` is at most the capacity.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

import numpy as np
import numpy.typing as npt

from ...records import record
from .loop_nest import (
    Array,
    Box,
    BoxGrid,
    Interval,
    Loop,
    Node,
    Volume,
    Volumes,
    contiguous,
    touched,
    union_bytes,
)

_RESOLUTION = 16
"""Slabs are cut until they touch less than this fraction of the cache ..."""
_MAX_SLABS = 1024
"""... or are as many."""


@record
class Slab:
    """Nodes, and the iterations of the loops around them that are meant."""

    nodes: tuple[Node, ...]
    ranges: Mapping[str, Interval]

    def boxes(self, stores_only: bool = False) -> dict[Array, frozenset[Box]]:
        """Return the boxes that the slab touches."""
        return touched(self.nodes, self.ranges, stores_only)

    def bytes(self, line_bytes: int) -> float:
        """Return the footprint."""
        return sum(union_bytes(array, boxes, line_bytes) for array, boxes in self.boxes().items())


def cut(slab: Slab, capacity_bytes: float, line_bytes: int) -> list[Slab]:
    """Return a slab in pieces, in the order of execution.

    Parameters
    ----------
    slab : Slab
        Nodes of a loop nest, and the iterations of the loops around them.
    capacity_bytes : float
        Size of the cache, of which a piece is a small share.
    line_bytes : int
        Size of a cache line.
    """
    slabs = [Slab((node,), slab.ranges) for node in slab.nodes]
    finer = True
    while finer:
        finer = False
        pieces: list[Slab] = []
        for number, one in enumerate(slabs):
            opened = _opened(one)
            room = len(pieces) + len(opened) + len(slabs) - number <= _MAX_SLABS
            if len(opened) > 1 and room and one.bytes(line_bytes) * _RESOLUTION > capacity_bytes:
                pieces += opened
                finer = True
            else:
                pieces.append(one)
        slabs = pieces
    return slabs


def _opened(slab: Slab) -> list[Slab]:
    """Return the parts of a slab: its nodes, or the iterations of its only loop."""
    if len(slab.nodes) > 1:
        return [Slab((node,), slab.ranges) for node in slab.nodes]
    loop = slab.nodes[0]
    if not isinstance(loop, Loop) or not any(isinstance(node, Loop) for node in loop.body):
        return [slab]  # the innermost loop runs along lines: nothing to be gained inside
    return [Slab(loop.body, {**slab.ranges, loop.variable: (i, i + 1)}) for i in range(loop.trip)]


def replay(periods: Sequence[Sequence[Slab]], capacity_bytes: float) -> list[Volumes]:
    """Return the volumes of each period, the first one from a cold cache."""
    cells = _Cells([slab for period in periods for slab in period])
    cache = _CellCache(cells, capacity_bytes)
    moved: list[Volumes] = []
    number = 0
    for period in periods:
        loads, stores = np.zeros(len(cells.arrays)), np.zeros(len(cells.arrays))
        for _ in period:
            cache.pass_over(number, loads, stores)
            number += 1
        pairs = zip(cells.arrays, loads, stores, strict=True)
        moved.append({array: Volume(float(load), float(store)) for array, load, store in pairs})
    return moved


class _Cells:
    """The cells of all arrays, numbered through, and those that each slab touches."""

    def __init__(self, slabs: Sequence[Slab]) -> None:
        all_boxes, stored = [slab.boxes() for slab in slabs], [slab.boxes(stores_only=True) for slab in slabs]
        self.arrays = list(dict.fromkeys(array for boxes in all_boxes for array in boxes))
        sizes: list[npt.NDArray[np.float64]] = []
        owners: list[npt.NDArray[np.intp]] = []
        touched_by: list[list[npt.NDArray[np.intp]]] = [[] for _ in slabs]
        stored_by: list[list[npt.NDArray[np.intp]]] = [[] for _ in slabs]
        first = 0
        for owner, array in enumerate(self.arrays):
            every = {box for boxes in all_boxes for box in boxes.get(array, ())}
            numbers, lengths = _number_cells(array, every)
            for places, boxes in ((touched_by, all_boxes), (stored_by, stored)):
                for place, found in zip(places, boxes, strict=True):
                    place.extend(numbers[box] + first for box in found.get(array, ()))
            sizes.append(lengths * array.entry_bytes)
            owners.append(np.full(lengths.size, owner))
            first += lengths.size
        self.bytes = np.concatenate(sizes)
        self.owner = np.concatenate(owners)
        self.touched = [_union(numbers) for numbers in touched_by]
        self.stored = [_union(numbers) for numbers in stored_by]


def _number_cells(
    array: Array, boxes: set[Box]
) -> tuple[dict[Box, npt.NDArray[np.intp]], npt.NDArray[np.float64]]:
    """Return the numbers of the cells of each box, and the entries of every cell."""
    ordered = sorted(boxes)
    _, merged = contiguous(array.shape, ordered)
    grid = BoxGrid(merged)
    numbers = np.arange(np.prod(grid.shape)).reshape(grid.shape)
    entries = reduce(np.multiply.outer, grid.lengths, np.ones(()))
    by_box = {box: numbers[grid.slices(short)].ravel() for box, short in zip(ordered, merged, strict=True)}
    return by_box, entries.ravel()


def _union(numbers: list[npt.NDArray[np.intp]]) -> npt.NDArray[Any]:
    return np.unique(np.concatenate(numbers)) if numbers else np.empty(0, np.intp)


class _CellCache:
    """A cache of least-recently-used cells; time is counted in slabs."""

    def __init__(self, cells: _Cells, capacity_bytes: float) -> None:
        self._cells = cells
        self._capacity_bytes = capacity_bytes
        self._last = np.full(cells.bytes.size, -1)
        self._dirty = np.zeros(cells.bytes.size, bool)
        self._last_touched_bytes = np.zeros(len(cells.touched))
        """Bytes of the cells that were last touched by each slab."""

    def pass_over(self, now: int, loads: npt.NDArray[np.float64], stores: npt.NDArray[np.float64]) -> None:
        """Run slab number `now`; add the bytes moved of every array to `loads` and `stores`."""
        cells, mine = self._cells, self._cells.touched[now]
        missed = mine[~self._still_there(now, mine)]
        np.add.at(loads, cells.owner[missed], cells.bytes[missed])
        self._dirty[missed] = False
        stored = cells.stored[now]
        newly = stored[~self._dirty[stored]]  # goes out once, however often it is written
        np.add.at(stores, cells.owner[newly], cells.bytes[newly])
        self._dirty[newly] = True
        seen = self._last[mine] >= 0
        np.subtract.at(self._last_touched_bytes, self._last[mine[seen]], cells.bytes[mine[seen]])
        self._last[mine] = now
        self._last_touched_bytes[now] = cells.bytes[mine].sum()

    def _still_there(self, now: int, mine: npt.NDArray[Any]) -> npt.NDArray[np.bool_]:
        last, sizes = self._last[mine], self._cells.bytes[mine]
        since = np.cumsum(self._last_touched_bytes[:now][::-1])[::-1]  # since[p]: touched in p or later
        since = np.append(since, [0.0, 0.0])
        order = np.argsort(last)
        mine_older = np.empty(mine.size)  # own cells last touched in p or before
        running = np.cumsum(sizes[order])
        mine_older[order] = running[np.searchsorted(last[order], last[order], side="right") - 1]
        distance = (since[last] + since[last + 1] + mine_older) / 2
        there: npt.NDArray[np.bool_] = (last >= 0) & (distance <= self._capacity_bytes)
        return there
