"""Layouts of a space (width, tail, split, elements walked over together), and the bounds of their tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from math import inf

from ....analysis.incore.bound_names import FMA_CHAIN
from ....analysis.incore.throughput import reciprocal_throughput
from ....codegen.process import map_processes
from ....codegen.simd.pass_context import Shape
from ....codegen.simd.register_tiles import pass_options, tile_chains
from ....codegen.simd.schedule import Pass
from ....codegen.variant import Mode
from .bound import Bound, pass_bound
from .task import SearchTask

_ENOUGH_CHAINS = 6
"""Chains below which a tile is looked at only where no tile of its pass has them."""
_CALL_CYCLES = 20.0
"""Cycles of a call beside its vectors; narrower vectors that lose less are tried, too."""
_NARROWER = 1.3


@dataclass(frozen=True, slots=True)
class Tile:
    """A pass with its bound."""

    item: Pass
    bound: Bound


@dataclass(frozen=True, slots=True)
class Layout:
    """Common settings of the passes of a schedule, and the tiles of each pass, best first.

    Attributes
    ----------
    width : int
        Bits of a vector.
    shape : Shape
        Sizes, split and tail.
    tiles : mapping of str to tuple of Tile
        By the modes of the pass.
    """

    width: int
    shape: Shape
    tiles: Mapping[str, tuple[Tile, ...]]

    @property
    def chain_limited(self) -> bool:
        """True where the best tile of any pass is limited by its dependency chains."""
        return any(tiles[0].bound.limits == FMA_CHAIN for tiles in self.tiles.values() if tiles)

    @property
    def cycles(self) -> float:
        """Least bound of a whole element, over the ways to fuse its passes."""
        return self._least(lambda bound: bound.cycles)

    @property
    def sum_cycles(self) -> float:
        """Least sum, over the ways to fuse the passes, of the cycles of all that the core does at once."""
        return self._least(lambda bound: bound.sum_cycles)

    def _least(self, of: Callable[[Bound], float]) -> float:
        least = {modes: min((of(t.bound) for t in tiles), default=inf) for modes, tiles in self.tiles.items()}
        if "xyz" not in least:
            return sum(least.values())
        return min(least["x"] + least["y"] + least["z"], least["xy"] + least["z"], least["xyz"])


def bounded_layouts(task: SearchTask) -> list[Layout]:
    """Return the layouts worth a closer look, with the bound of every tile.

    Inner products of three parts and more are looked at only where those of two still wait for
    their chains: jammed outputs are chains too, and cost no additions.
    """
    by_split = [list(group) for _, group in groupby(_shapes(task), lambda pair: pair[1].split)]
    by_split.sort(key=lambda group: len(group[0][1].split))
    found: list[Layout] = []
    for group in by_split:
        bounded = _with_bounds(group, task)
        found += bounded
        if len(group[0][1].split) > 1 and not any(layout.chain_limited for layout in bounded):
            break
    return found


def _shapes(task: SearchTask) -> Iterator[tuple[int, Shape]]:
    """Yield width and shape of each layout, those of one split together."""
    seen: dict[tuple[int, Shape], None] = {}
    for family in task.space().families:
        if family.elements <= task.n_elements:
            lanes = family.width // task.dtype.bits
            shape = Shape(task.order + 1, lanes, family.split, family.tail, family.elements)
            seen[family.width, shape] = None
    fastest = min(_least_cycles(width, shape, task) for width, shape in seen)
    most = max(_NARROWER * fastest, fastest + _CALL_CYCLES)
    kept = [pair for pair in seen if _least_cycles(*pair, task) <= most]
    yield from sorted(kept, key=lambda pair: pair[1].split, reverse=True)


def _least_cycles(width: int, shape: Shape, task: SearchTask) -> float:
    """Return the cycles of the FMA of an element if no lane were ever idle."""
    passes = 3 if task.mode is Mode.ELEMENT else 1
    vectors = passes * shape.np * shape.volume / shape.lanes
    return vectors * reciprocal_throughput(task.machine, "fma", width)


def _with_bounds(pairs: list[tuple[int, Shape]], task: SearchTask) -> list[Layout]:
    modes = ("x", "y", "z", "xy", "xyz") if task.mode is Mode.ELEMENT else (str(task.mode),)
    jobs = [(width, shape, mode, task) for width, shape in pairs for mode in modes]
    bounded = dict(zip(((w, s, m) for w, s, m, _ in jobs), map_processes(_tiles, jobs), strict=True))
    return [Layout(w, shape, {mode: bounded[w, shape, mode] for mode in modes}) for w, shape in pairs]


def _tiles(job: tuple[int, Shape, str, SearchTask]) -> tuple[Tile, ...]:
    width, shape, modes, task = job
    options = pass_options(modes, shape, task.target.vector_registers)
    enough = [item for item in options if tile_chains(item, shape) >= _ENOUGH_CHAINS] or options
    tiles = [Tile(item, pass_bound(item, shape, width, task.machine)) for item in enough]
    return tuple(sorted(tiles, key=lambda tile: (float(f"{tile.bound.cycles:.2g}"), tile.bound.sum_cycles)))
