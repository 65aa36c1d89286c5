"""Element kernel: passes of a schedule over an element -> vector program."""

from __future__ import annotations

from dataclasses import replace

from ..variant import Variant
from .builder import Builder
from .fused_modes import lower_plane, lower_whole
from .lanes_along_lines import lower_transposed
from .lanes_along_rows import hold_rows, lower_x
from .lanes_along_yz import hold_entries, lower_y, lower_z
from .matrix_loads import Entries
from .program import ElementLoop, Index, Program
from .row_vectors import scaled
from .schedule import Pass, PassStep, Schedule, Shape


def lower(variant: Variant) -> Program:
    """Return the vector program of a variant with a schedule.

    Raises
    ------
    ValueError
        If it has none.
    """
    if variant.schedule is None:
        raise ValueError(f"{variant.symbol} has no schedule")
    lanes = variant.schedule.width // variant.dtype.bits
    return lower_schedule(Shape(variant.np, lanes, variant.split, variant.schedule.tail), variant.schedule)


def lower_schedule(shape: Shape, schedule: Schedule) -> Program:
    """Return the vector program of a schedule, which may be some passes of a kernel alone."""
    builder = Builder(shape.lanes)
    operators = {mode: Entries(builder, f"d{mode}", (1, shape.np)) for mode in schedule.modes}
    for item in schedule.passes:
        _hold(operators, shape, item)
    loops = []
    for elements in sorted({schedule.elements, 1}, reverse=True):
        for operator in operators.values():
            operator.forget()
        with builder.block() as body:
            _element(builder, replace(shape, elements=elements), schedule, operators)
        loops.append(ElementLoop(elements, tuple(body)))
    return Program(shape.lanes, builder.statements, tuple(loops))


def _hold(operators: dict[str, Entries], shape: Shape, item: Pass) -> None:
    if item.held and (item.modes in ("y", "z") or item.transposed):
        hold_entries(operators[item.modes], shape.np)
    elif item.held and item.modes in ("x", "xy"):
        hold_rows(operators["x"], shape, item.pack)


def _element(builder: Builder, shape: Shape, schedule: Schedule, operators: dict[str, Entries]) -> None:
    """Write all passes over a block of elements."""
    planes = shape.elements * shape.np
    steps = [
        PassStep(item, source, result, Index(), planes)
        for item, (source, result) in zip(schedule.passes, _arrays(schedule), strict=True)
    ]
    while steps:
        taken = 2 if schedule.by_plane and len(steps) > 1 and steps[0].item.modes in "xy" else 1
        if taken == 1:
            _pass(builder, shape, steps[0], operators)
        else:
            with builder.loop("k", planes, "plane by plane") as counter:
                base = scaled(counter, shape.plane)
                for step in steps[:2]:
                    _pass(builder, shape, replace(step, base=base, planes=1), operators)
        steps = steps[taken:]


def _arrays(schedule: Schedule) -> list[tuple[str, str]]:
    """Return source and result of each pass; the last leaves its result in `tmp`."""
    count = len(schedule.passes)
    if count == 2:
        # planes are read whole before they are written, so that pass works in place
        return (
            [("q", "q"), ("q", "tmp")] if schedule.passes[0].modes == "xy" else [("q", "tmp"), ("tmp", "tmp")]
        )
    return [("q", "tmp"), ("tmp", "q"), ("q", "tmp")][:count]


def _pass(builder: Builder, shape: Shape, step: PassStep, operators: dict[str, Entries]) -> None:
    modes = step.item.modes
    if modes == "xyz":
        lower_whole(builder, shape, step, operators, "zyx")
    elif modes == "xy":
        lower_plane(builder, shape, step, operators["x"], operators["y"])
    elif modes == "z":
        lower_z(builder, shape, step, operators["z"])
    elif modes == "y":
        lower_y(builder, shape, step, operators["y"])
    elif step.item.transposed:
        lower_transposed(builder, shape, step, operators["x"])
    else:
        lower_x(builder, shape, step, operators["x"])
