"""Layouts of a space (width, tail, split, elements walked over together), and the bounds of their tiles.

`pass_bound` gives the least cycles of one pass of a schedule from its operations alone, before anything is
compiled. `promising` draws training schedules from those that their bounds do not rule out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from math import inf

from ....analysis.incore.operations import OperationClass
from ....analysis.incore.throughput import reciprocal_throughput, throughput_bound
from ....analysis.incore.vocabulary import FMA_CHAIN
from ....analysis.machine.record import Machine
from ....codegen.process import map_processes
from ....codegen.variant import Mode, Variant
from ....codegen.vector.element_kernel import Counts, count_operations
from ....codegen.vector.schedule import Pass, Schedule, Shape
from ....codegen.vector.schedule_space import pass_options, tile_chains
from ....records import record
from ..predictions.chain import overlap_cycles_per_fma
from .task import SearchTask


@record
class Bound:
    """Least cycles per element, the limiting resource, and the sum of all without overlap."""

    cycles: float
    limits: str
    sum_cycles: float


def pass_bound(item: Pass, shape: Shape, width: int, machine: Machine) -> Bound:
    """Return the larger of port pressure and FMA chains of one pass over an element.

    Parameters
    ----------
    item : Pass
        Pass of a schedule.
    shape : Shape
        Number of points, split and number format.
    width : int
        Vector width in bits.
    machine : Machine

    Notes
    -----
    A window of W instructions (the scheduler's) holds ``W f`` FMA, f their share of all
    instructions. The chains of a tile (jammed outputs times vectors times parts) take turns in
    it, so the longest has ``W f / chains`` of them, or as many as the longest part of the split
    if tiles are shorter than the window: the ratio of Eq. 1 (Ren et al. 2026) is that over
    ``W f``.
    """
    counts = count_operations(shape, Schedule(width, shape.tail, (item,), elements=shape.elements))
    mix = _mix(counts, width, machine)
    ports = throughput_bound(mix, machine)
    share = counts.fma / (_instructions(counts) or 1)
    in_window = max(1.0, machine.core.scheduler_entries * share)
    longest = min(max(shape.split), in_window / tile_chains(item, shape))
    per_fma = overlap_cycles_per_fma(
        longest / in_window, machine.fma_latency_cycles, machine.fma_throughput_cycles
    )
    chain_cycles = counts.fma * per_fma
    classes = sum(throughput_bound({name: count}, machine).cycles for name, count in mix.items())
    cycles, name = max((ports.cycles, ports.bound), (chain_cycles, FMA_CHAIN), key=lambda bound: bound[0])
    share = machine.core.clock_share(width)  # passes of all widths are compared by time
    return Bound(cycles / share, name, (classes + chain_cycles) / share)


def _mix(counts: Counts, bits: int, machine: Machine) -> dict[OperationClass, float]:
    # a broadcast entry may be an operand of FMA, so that it has no slot of its own
    folded = not machine.instruction_set.load_store
    mix = {
        OperationClass("fma", bits): counts.fma,
        OperationClass("multiply", bits): counts.multiplies,
        OperationClass("add", bits): counts.adds,
        OperationClass("shuffle", bits): counts.permutes,
        OperationClass("vector_integer", bits): counts.blends,
        OperationClass("load", bits): counts.loads,
        OperationClass("load", bits, fused=folded): counts.broadcasts,
        OperationClass("store", bits): counts.stores,
        OperationClass("integer", 64): 2 * counts.rounds,
        OperationClass("branch", 64): counts.rounds,
    }
    if not folded:
        mix[OperationClass("load", bits)] = counts.loads + counts.broadcasts
    return {operation: number for operation, number in mix.items() if number}


def _instructions(counts: Counts) -> float:
    arithmetic = counts.fma + counts.multiplies + counts.adds + counts.permutes + counts.blends
    return arithmetic + counts.loads + counts.stores + 3 * counts.rounds


_ENOUGH_CHAINS = 6
"""Chains below which a tile is looked at only where no tile of its pass has them."""
_CALL_CYCLES = 20.0
"""Cycles of a call beside its vectors; narrower vectors that lose less are tried, too."""
_NARROWER = 1.3


@record
class Tile:
    """A pass with its bound."""

    item: Pass
    bound: Bound


@record
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


_ORDERS = (("x", "y", "z"), ("z", "x", "y"), ("z", "y", "x"), ("xy", "z"), ("z", "xy"), ("xyz",))
_SHARE = 4
"""Every pass is drawn from the tiles whose bounds are the least: this part of all."""
_FEWEST = 6
_TRIES = 50


def promising(task: SearchTask, count: int, seed: int = 0) -> list[Variant]:
    """Return kernels in explicit vectors, drawn at random; fewer where there are not as many.

    Parameters
    ----------
    task : SearchTask
        Kernel, machine, conditions and effort.
    count : int
        Number of kernels.
    seed : int
        The same one draws the same kernels.

    Notes
    -----
    A model that is to tell good kernels from very good ones must have seen both: the layout is any
    that has not twice the least bound, and each pass one of the better quarter of its tiles.
    """
    layouts = bounded_layouts(task)
    least = min(layout.cycles for layout in layouts)
    near = [layout for layout in layouts if layout.cycles <= 2 * least]
    draw = random.Random(f"{seed} {task.order} {task.mode} {task.dtype}")
    found: dict[Variant, None] = {}
    for _ in range(_TRIES * count):
        layout = draw.choice(near)
        if (variant := _drawn(layout, task, draw)) is not None:
            found[variant] = None
        if len(found) == count:
            break
    return list(found)


def _drawn(layout: Layout, task: SearchTask, draw: random.Random) -> Variant | None:
    modes: Sequence[str] = draw.choice(_ORDERS) if task.mode is Mode.ELEMENT else (str(task.mode),)
    if not all(layout.tiles[mode] for mode in modes):
        return None
    passes = tuple(_one(layout.tiles[mode], draw) for mode in modes)
    schedule = Schedule(layout.width, layout.shape.tail, passes, False, layout.shape.elements)
    return Variant(task.order, layout.shape.split, task.mode, task.language, task.dtype, schedule)


def _one(tiles: Sequence[Tile], draw: random.Random) -> Pass:
    return draw.choice(tiles[: max(_FEWEST, len(tiles) // _SHARE)]).item
