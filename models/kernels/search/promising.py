"""Schedules to learn from: drawn from those that their bounds do not rule out."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ....codegen.simd.schedule import Pass, Schedule
from ....codegen.variant import Mode, Variant
from .layouts import Layout, Tile, bounded_layouts
from .task import SearchTask

_ORDERS = (("x", "y", "z"), ("z", "x", "y"), ("z", "y", "x"), ("xy", "z"), ("z", "xy"), ("xyz",))
_SHARE = 4
"""Every pass is drawn from the tiles whose bounds are the least: this part of all."""
_FEWEST = 6
_TRIES = 50


def promising(task: SearchTask, count: int, seed: int = 0) -> list[Variant]:
    """Return kernels in explicit vectors, drawn at random; fewer where there are not as many.

    Parameters
    ----------
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
