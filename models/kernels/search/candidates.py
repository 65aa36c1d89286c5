"""The kernels of a space that a model should rank: bounds prune, and the best passes are combined.

The passes of a kernel hardly disturb each other, so each is looked at alone: its register
tiles with the least bounds are compiled and predicted as kernels of one mode, and the best are
combined, in every order of passes, to kernels that are predicted whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, islice, product, zip_longest

from ....codegen.variant import Mode, Variant
from ....codegen.vector.schedule import Pass, Schedule
from ....records import replace
from .layouts import Layout, Tile, bounded_layouts
from .task import USUAL_EFFORT, CostModel, Effort, SearchTask, Timed, in_order, simulated_kernels

_ORDERS = (("z", "x", "y"), ("x", "y", "z"), ("z", "y", "x"))
_COMBINED = 3
"""Judged tiles of each pass that are combined with those of the others."""


def candidates(
    task: SearchTask, effort: Effort = USUAL_EFFORT, cost_model: CostModel = simulated_kernels
) -> list[Timed]:
    """Return the kernels in explicit vectors with the least predicted cycles, best first.

    Parameters
    ----------
    task : SearchTask
        Kernel, machine, conditions and effort.
    effort : Effort
        Number of kernels each stage passes on for large elements; more for small ones.
    cost_model : callable
        Predictor: the simulation, or a learned model of its errors.

    Raises
    ------
    UsageError
        If no schedule fits the target.
    """
    layouts = _near(bounded_layouts(task), effort)
    if task.mode is not Mode.ELEMENT:
        return in_order(cost_model(_passes(layouts, str(task.mode), task, effort.kernels), task))
    effort = effort.at(task.order + 1)
    passes = in_order(cost_model(_passes(layouts, "xyz", task, effort.passes), task))
    return in_order(cost_model(_combinations(layouts, passes, task, effort), task))


def _near(layouts: Sequence[Layout], effort: Effort) -> list[Layout]:
    """Return the layouts with the least bounds of a whole element."""
    return sorted(layouts, key=lambda layout: (layout.cycles, layout.sum_cycles))[: effort.layouts]


def _passes(layouts: Sequence[Layout], modes: str, task: SearchTask, count: int) -> list[Variant]:
    """Return kernels of single modes that are to be predicted, as many of each mode and layout."""
    each = max(1, count // (len(layouts) * len(modes)))
    return [
        _variant(task, layout, (tile.item,), Mode(mode))
        for layout in layouts
        for mode in modes
        for tile in of_every_kind(layout.tiles[mode], each)
    ]


def of_every_kind(tiles: Sequence[Tile], count: int) -> list[Tile]:
    """Return tiles with the least bounds, those that fill their vectors in different ways by turns.

    Bounds compare tiles of one kind well; what packing and transposing cost beside operations
    they do not see. Of a tile that can be rolled, which takes less code for the same operations,
    the unrolled twin is left out.
    """
    rolled = {tile.item for tile in tiles if tile.item.rolled}
    kinds: dict[tuple[int, bool], list[Tile]] = {}
    for tile in tiles:
        if replace(tile.item, rolled=True) not in rolled or tile.item.rolled:
            kinds.setdefault((tile.item.pack, tile.item.transposed), []).append(tile)
    queues = [_spread(kind) for kind in kinds.values()]
    return [tile for turn in zip_longest(*queues) for tile in turn if tile is not None][:count]


def _spread(tiles: Sequence[Tile]) -> list[Tile]:
    """Return tiles sorted by bounds; among equal ones the first, the last, then the middles of the rest.

    Equal bounds with more or less jamming: the most saves loads, the least leaves registers.
    """
    found: list[Tile] = []
    for _, equal in groupby(tiles, key=lambda tile: float(f"{tile.bound.cycles:.2g}")):
        tied = list(equal)
        found += [tied[0], tied[-1]] if len(tied) > 1 else tied
        parts = [tied[1:-1]]
        while parts := [part for part in parts if part]:
            found += [part[len(part) // 2] for part in parts]
            parts = [half for p in parts for half in (p[: len(p) // 2], p[len(p) // 2 + 1 :])]
    return found


def _combinations(
    layouts: Sequence[Layout], predicted: Sequence[Timed], task: SearchTask, effort: Effort
) -> list[Variant]:
    """Return whole kernels, the most promising of each layout by turns."""
    queues = [list(_whole(layout, predicted, task)) for layout in layouts]
    by_turns = [queue[turn] for turn in range(max(map(len, queues))) for queue in queues if turn < len(queue)]
    return list(dict.fromkeys(by_turns))[: effort.kernels]


def _whole(layout: Layout, predicted: Sequence[Timed], task: SearchTask) -> Iterator[Variant]:
    """Yield the whole kernels of a layout: two whose passes go through memory, then one that keeps planes."""
    best = {mode: _best_tiles(layout, mode, predicted) for mode in "xyz"}
    for tile in layout.tiles["xyz"]:
        yield _variant(task, layout, (tile.item,))
    planes = _in_planes(layout, best["z"][:1], task)
    for number, kernel in enumerate(_separate(layout, best, task)):
        yield kernel
        if number % 2 == 0:
            yield from islice(planes, 1)
    yield from planes


def _separate(layout: Layout, best: dict[str, list[Timed]], task: SearchTask) -> Iterator[Variant]:
    """Yield kernels of three passes, by the sum of the passes' separate times."""
    combined = sorted(
        product(*(best[mode][:_COMBINED] for mode in "xyz")), key=lambda passes: sum(p.cycles for p in passes)
    )
    for number, (x, y, z) in enumerate(combined):
        tiles = {"x": _only_pass(x), "y": _only_pass(y), "z": _only_pass(z)}
        # the order of passes matters less than their tiles: one each, by turns, and two of the first
        for order in _ORDERS[:2] if number == 0 else _ORDERS[number % 3 :][:1]:
            yield _variant(task, layout, tuple(tiles[mode] for mode in order))
        if number == 0 and tiles["x"].pack == tiles["y"].pack == tiles["y"].vectors == 1:
            along = replace(tiles["x"], outputs=min(tiles["x"].outputs, layout.shape.np))
            yield _variant(task, layout, (tiles["z"], along, tiles["y"]), by_plane=True)


def _in_planes(layout: Layout, best_z: list[Timed], task: SearchTask) -> Iterator[Variant]:
    """Yield kernels that keep planes in registers, least bound first."""
    for tile in layout.tiles["xy"]:
        for z in best_z:
            yield _variant(task, layout, (_only_pass(z), tile.item))
            yield _variant(task, layout, (tile.item, _only_pass(z)))


def _best_tiles(layout: Layout, mode: str, predicted: Sequence[Timed]) -> list[Timed]:
    mine = {tile.item for tile in layout.tiles[mode]}
    return [
        timed
        for timed in predicted
        if timed.variant.mode == mode
        and timed.variant.split == layout.shape.split
        and timed.variant.schedule is not None
        and (timed.variant.schedule.width, timed.variant.schedule.tail) == (layout.width, layout.shape.tail)
        and timed.variant.schedule.elements == layout.shape.elements
        and _only_pass(timed) in mine
    ]


def _only_pass(timed: Timed) -> Pass:
    assert timed.variant.schedule is not None
    return timed.variant.schedule.passes[0]


def _variant(
    task: SearchTask,
    layout: Layout,
    passes: tuple[Pass, ...],
    mode: Mode = Mode.ELEMENT,
    by_plane: bool = False,
) -> Variant:
    schedule = Schedule(layout.width, layout.shape.tail, passes, by_plane, layout.shape.elements)
    return Variant(task.order, layout.shape.split, mode, task.language, task.dtype, schedule)
