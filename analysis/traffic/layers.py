"""Layer conditions: what a cache keeps between iterations of a loop, and what it must fetch.

What one iteration of a loop leaves in a cache of least-recently-used lines is still there
``w`` iterations later if everything touched in between fits. Let ``F_a(w)`` be the bytes of
array `a` that ``w`` successive iterations touch, and ``F(w)`` their sum over all arrays. With
``w`` the largest number of iterations for which ``F(w) <= C``, the iteration after them
fetches

    ``F_a(w + 1) - F_a(w)``        bytes of array `a`,

and the whole loop ``F_a(w) + (trip - w) (F_a(w + 1) - F_a(w))``. This is the relation of miss
rate and footprint of Denning's working sets. For the 2D 5-point stencil ``w = 1`` of the loop
over rows is the classical condition that three rows of the input (and one of the output) fit.
If not even one iteration fits, nothing survives from one to the next, and the body is looked
at by itself: the next loop inside has its own condition. If the body is a sequence of passes
over the same data, `passes` follows what one pass leaves for the next.

A line that is written is fetched first (write-allocate) and goes out once for each stay in the
cache (write-back), so stores follow the same relation with the footprint of what is written.

References
----------
Denning and Schwartz 1972, "Properties of the working-set model", CACM 15(3); Xiang et al. 2013,
"HOTL: a higher order theory of locality", ASPLOS; Stengel et al. 2015, "Quantifying performance
bottlenecks of stencil computations using the Execution-Cache-Memory model", ICS.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...records import record
from .loop_nest import (
    Array,
    Loop,
    Node,
    Ranges,
    Volume,
    Volumes,
    accesses,
    check_nest,
    iterations,
    scaled,
    total,
    touched,
    union_bytes,
    without_single_trips,
)
from .passes import Slab, cut, replay

REPEAT = "repeat"
"""Variable of the loop that stands for running the whole nest again and again."""
_STEADY = 3
"""Iterations after which passes over the same data are taken to repeat themselves."""
_FAR = 16
"""Passes over this many times the cache are looked at one by one: what one leaves for the next
is at most the cache, a sixteenth of what it moves."""


@record
class LayerCondition:
    """Layer condition: whether a cache holds the data that successive iterations of a loop touch.

    Attributes
    ----------
    variable : str
        Of the loop; `REPEAT` for whole runs of the nest.
    iterations : int
        How many of them.
    needed_bytes : mapping of str to float
        Footprint of each array.
    capacity_bytes : float
        What the cache holds.
    """

    variable: str
    iterations: int
    needed_bytes: Mapping[str, float]
    capacity_bytes: float

    @property
    def holds(self) -> bool:
        """True where the layer condition holds: the data fit."""
        return sum(self.needed_bytes.values()) <= self.capacity_bytes


@record
class CacheVolumes:
    """Volumes of one execution of a loop nest between a cache and the level behind it, with their reasons."""

    volumes: Volumes
    conditions: tuple[LayerCondition, ...]


def cache_volumes(
    nest: Iterable[Node], capacity_bytes: float, line_bytes: int = 64, repeated: bool = True
) -> CacheVolumes:
    """Return the volumes of one execution of a loop nest between a cache and the level behind it.

    Parameters
    ----------
    nest : iterable of Node
        One or several loops, run one after the other.
    capacity_bytes, line_bytes : float, int
        The cache.
    repeated : bool
        The nest runs again and again on the same arrays; False for once, from a cold cache.

    Returns
    -------
    CacheVolumes
        Bytes of each array, and every layer condition that was looked at, outermost loop first.
        Below a loop whose condition fails the loops inside are looked at.

    Raises
    ------
    UsageError
        If the nest cannot be analysed (see `loop_nest.check_nest`).

    Examples
    --------
    >>> from chainline.analysis.traffic.loop_nest import Access, Array, at, nested
    >>> a, b = Array("a", (1000, 1000)), Array("b", (1000, 1000))
    >>> read, write = Access(a, at("j", "i")), Access(b, at("j", "i"), store=True)
    >>> copy = nested({"j": 1000, "i": 1000}, read, write)
    >>> moved = cache_volumes([copy], capacity_bytes=32768).volumes
    >>> {array.name: (round(v.load_bytes / 1e6), round(v.store_bytes / 1e6)) for array, v in moved.items()}
    {'a': (8, 0), 'b': (8, 8)}
    """
    nodes = tuple(nest)
    check_nest(nodes)
    analysis = _Analysis(capacity_bytes, line_bytes, [])
    nodes = without_single_trips(nodes)
    volumes = analysis.further(Loop(REPEAT, _STEADY, nodes)) if repeated else analysis.once(nodes)
    unique = {(c.variable, c.iterations, tuple(c.needed_bytes.items())): c for c in analysis.conditions}
    return CacheVolumes(volumes, tuple(unique.values()))


@record
class _Analysis:
    """Derives volumes for one cache; `conditions` collects what was asked on the way."""

    capacity_bytes: float
    line_bytes: int
    conditions: list[LayerCondition]

    def further(self, loop: Loop) -> Volumes:
        """Return the volumes of one further iteration of a loop in steady state."""
        kept = self._kept(loop)
        return self._growth(loop, kept) if kept else self._first_iterations(loop)[-1]

    def once(self, nodes: tuple[Node, ...]) -> Volumes:
        """Return the volumes of nodes in sequence, from a cold cache."""
        loops = [node for node in nodes if isinstance(node, Loop)]
        straight = Loop("", 1, tuple(node for node in nodes if not isinstance(node, Loop)))
        return total([self._footprint(straight, 1), *(self._whole(loop) for loop in loops)])

    def _whole(self, loop: Loop) -> Volumes:
        kept = self._kept(loop)
        if kept:
            first = self._footprint(loop, min(kept, loop.trip))
            return total([first, scaled(self._growth(loop, kept), max(0, loop.trip - kept))])
        each = self._first_iterations(loop)
        return total([*each, scaled(each[-1], loop.trip - len(each))])

    def _kept(self, loop: Loop) -> int:
        """Return over how many iterations, as far as it matters, the cache keeps what they touch."""
        most = min(_reach(loop), loop.trip)
        kept = next((count - 1 for count in range(1, most + 1) if not self._fits(loop, count)), most)
        if kept and _is_sequence(loop) and kept < loop.trip and not self._fits(loop, kept + 1):
            # between two passes of the same kind lie the later passes of one iteration and the
            # earlier ones of the next, hence data of both: `passes` tells what of them stays
            return 0
        return kept

    def _fits(self, loop: Loop, count: int) -> bool:
        needed = iterations(loop, count, line_bytes=self.line_bytes)
        by_name = {array.name: size for array, size in needed.items()}
        self.conditions.append(LayerCondition(loop.variable, count, by_name, self.capacity_bytes))
        return self.conditions[-1].holds

    def _first_iterations(self, loop: Loop) -> list[Volumes]:
        """Return the volumes of iterations that do not fit the cache: the last stands for all that follow."""
        if not _is_sequence(loop):
            first = self.once(loop.body)
            inner = loop.body[0]
            carried = self._carried(loop, inner) if isinstance(inner, Loop) else {}
            return [first, total([first, scaled(carried, -1)])]
        if sum(iterations(loop, 1, line_bytes=self.line_bytes).values()) > _FAR * self.capacity_bytes:
            return [self.once(loop.body)]
        periods = []
        for i in range(min(_STEADY, loop.trip)):
            slab = Slab(loop.body, {loop.variable: (i, i + 1)})
            periods.append(cut(slab, self.capacity_bytes, self.line_bytes))
        return replay(periods, self.capacity_bytes)

    def _carried(self, outer: Loop, loop: Loop) -> Volumes:
        """Return the volumes that an execution reuses from the last iteration of the one before."""
        if not self._kept(loop):
            return {}
        ends = {outer.variable: (0, 1), loop.variable: (loop.trip - 1, loop.trip)}
        starts = {outer.variable: (1, 2), loop.variable: (0, 1)}
        loads, stores = self._overlap(loop, ends, starts, False), self._overlap(loop, ends, starts, True)
        return {array: Volume(size, stores.get(array, 0.0)) for array, size in loads.items()}

    def _overlap(self, loop: Loop, one: Ranges, other: Ranges, stores_only: bool) -> dict[Array, float]:
        before, after = (touched(loop.body, ranges, stores_only) for ranges in (one, other))
        return {
            array: union_bytes(array, boxes, self.line_bytes)
            + union_bytes(array, after[array], self.line_bytes)
            - union_bytes(array, boxes | after[array], self.line_bytes)
            for array, boxes in before.items()
        }

    def _footprint(self, loop: Loop, count: int) -> Volumes:
        loads = iterations(loop, count, line_bytes=self.line_bytes)
        stores = iterations(loop, count, stores_only=True, line_bytes=self.line_bytes)
        return {array: Volume(size, stores.get(array, 0.0)) for array, size in loads.items()}

    def _growth(self, loop: Loop, count: int) -> Volumes:
        less, more = self._footprint(loop, count), self._footprint(loop, count + 1)
        return total([more, scaled(less, -1)])


def _is_sequence(loop: Loop) -> bool:
    """Tell whether the body has several loops in sequence."""
    return len(loop.body) > 1 and any(isinstance(node, Loop) for node in loop.body)


def _reach(loop: Loop) -> int:
    """Return after how many iterations at most a loop touches the same entry again, at least 1."""
    reach = 1
    for array, boxes in touched(loop.body, {}).items():
        sides = list(zip(*boxes, strict=True))
        extents = [max(high for _, high in side) - min(low for low, _ in side) for side in sides]
        reach = max(reach, _array_reach(loop, array, extents))
    return reach


def _array_reach(loop: Loop, array: Array, extents: list[int]) -> int:
    steps = [
        -(-extent // coefficient) - 1
        for access, _ in accesses(loop.body)
        if access.array == array
        for index, extent in zip(access.indices, extents, strict=True)
        if (coefficient := dict(index.terms).get(loop.variable, 0))
    ]
    return min(steps, default=1)
