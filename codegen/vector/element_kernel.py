"""Element kernel: passes of a schedule over an element -> vector program, and its operations, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...records import record, replace
from ..variant import Variant
from .builder import Builder, Run, Sums
from .lanes_along_lines import lower_transposed
from .lanes_along_rows import hold_rows, lower_x
from .lanes_along_yz import hold_entries, lower_y, lower_z
from .matrix_loads import Entries
from .program import (
    NO_LANE,
    Add,
    Broadcast,
    ElementLoop,
    Index,
    Load,
    Loop,
    Multiply,
    MultiplyAdd,
    Permute,
    Program,
    Statement,
    Store,
    Subtract,
    count_statements,
    count_used,
    count_uses,
    walk,
)
from .row_vectors import Piece, evenly, output_tiles, row_vectors, runs, scaled
from .schedule import Pass, PassStep, Schedule, Shape


def lower_plane(builder: Builder, shape: Shape, step: PassStep, along: Entries, across: Entries) -> None:
    """Write modes x and y plane by plane.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : PassStep
    along, across : Entries
        Operators of x and y.
    """
    jam = step.item.vectors
    full, rest = divmod(step.planes, jam)
    if full:
        with builder.loop("k", full, "modes x and y") as counter:
            _planes(builder, shape, step, along, across, jam, step.base + scaled(counter, jam * shape.plane))
    if rest:
        _planes(builder, shape, step, along, across, rest, step.base + full * jam * shape.plane)


def _planes(
    builder: Builder, shape: Shape, step: PassStep, along: Entries, across: Entries, count: int, base: Index
) -> None:
    n = shape.np
    vectors = row_vectors(n, 1, shape.lanes, shape.tail)
    rows = [
        _columns(builder, shape, step, along, vectors, base + plane * shape.plane) for plane in range(count)
    ]
    for first, size in output_tiles(builder, n, step.item):
        across.renew()
        sums = Sums(builder, shape.split, size * count * len(vectors))
        places = [(plane, v) for plane in range(count) for v in range(len(vectors))]
        for m in sums.order:
            for output in range(size):
                entry = across.entry(first + output, m)
                for number, (plane, v) in enumerate(places):
                    sums.add(output * len(places) + number, m, rows[plane][m][v], entry)
        for output in range(size):
            for number, (plane, v) in enumerate(places):
                at = base + plane * shape.plane + scaled(first + output, n)
                value = sums.total(output * len(places) + number)
                builder.store(value, step.result, runs(vectors[v], at, n))


def _columns(
    builder: Builder,
    shape: Shape,
    step: PassStep,
    along: Entries,
    vectors: Sequence[tuple[Piece, ...]],
    base: Index,
) -> list[list[str]]:
    """Return mode x of a plane: for each column its vectors of i."""
    n = shape.np
    made: list[list[str]] = []
    for size in evenly(n, step.item.outputs):
        along.renew()
        sums = Sums(builder, shape.split, size * len(vectors))
        for m in sums.order:
            for column in range(size):
                entry = builder.broadcast(step.source, base + ((len(made) + column) * n + m))
                for v, pieces in enumerate(vectors):
                    sums.add(column * len(vectors) + v, m, along.rows(pieces, m), entry)
        made += [
            [sums.total(column * len(vectors) + v) for v in range(len(vectors))] for column in range(size)
        ]
    return made


def lower_whole(
    builder: Builder, shape: Shape, step: PassStep, operators: dict[str, Entries], order: str
) -> None:
    """Write the mode products of `shape.elements` elements, held in registers.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : PassStep
    operators : dict of str to Entries
        Entries of each mode.
    order : str
        Order of the modes, such as "zyx".
    """
    total = shape.elements * shape.volume
    runs = [
        Run(0, min(shape.lanes, total - start), step.base + start) for start in range(0, total, shape.lanes)
    ]
    values = [builder.load(step.source, [run]) for run in runs]
    for mode in order:
        values = _mode(builder, shape, values, operators[mode], mode)
    for value, run in zip(values, runs, strict=True):
        builder.store(value, step.result, [run])


def _mode(builder: Builder, shape: Shape, values: list[str], operator: Entries, mode: str) -> list[str]:
    n, lanes = shape.np, shape.lanes
    stride = {"x": 1, "y": n, "z": n * n}[mode]
    total = shape.elements * shape.volume
    sums = Sums(builder, shape.split, len(values))
    for m in sums.order:
        for number in range(len(values)):
            entries = range(number * lanes, min((number + 1) * lanes, total))
            rows = [entry // stride % n for entry in entries]
            sources = [entry + (m - row) * stride for entry, row in zip(entries, rows, strict=True)]
            missing = lanes - len(rows)
            data = builder.collect(values, [*(divmod(s, lanes) for s in sources), *[None] * missing])
            sums.add(number, m, _factor(operator, (*rows, *[NO_LANE] * missing), m), data)
    return [sums.total(number) for number in range(len(values))]


def _factor(operator: Entries, rows: tuple[int, ...], m: int) -> str:
    used = set(rows) - {NO_LANE}
    return operator.entry(Index(used.pop()), m) if len(used) == 1 else operator.lanes(rows, m)


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


_BLEND = "blend"


@record
class Counts:
    """Vector operations of a kernel.

    Attributes
    ----------
    fma, multiplies, adds, permutes : float
        Operations on registers.
    blends : float
        Permutations that leave every lane in its place, and choose between two vectors.
    loads, broadcasts, stores : float
        Accesses of vectors, and loads of one entry into all lanes.
    rounds : float
        Rounds of loops.
    """

    fma: float
    multiplies: float
    adds: float
    permutes: float
    blends: float
    loads: float
    broadcasts: float
    stores: float
    rounds: float


def count_operations(shape: Shape, schedule: Schedule) -> Counts:
    """Return the operations per element of a schedule, or of some passes, in calls of one block."""
    program = lower_schedule(shape, schedule)
    block = program.loops[0]
    counted = count_statements((*program.before, *block.body), _kind)
    once = {kind: number / block.elements for kind, number in counted.items()}
    return Counts(
        fma=once.get(MultiplyAdd, 0),
        multiplies=once.get(Multiply, 0),
        adds=once.get(Add, 0),
        permutes=once.get(Permute, 0),
        blends=once.get(_BLEND, 0),
        loads=once.get(Load, 0),
        broadcasts=once.get(Broadcast, 0),
        stores=once.get(Store, 0),
        rounds=once.get(Loop, 0),
    )


def count_flops(program: Program) -> int:
    """Return the operations of a program in all lanes, of values that something stored needs."""
    uses = count_uses(list(walk([*program.before, *(s for loop in program.loops for s in loop.body)])))
    blocks = [program.before, *(loop.body for loop in program.loops)]
    counted = sum((count_used(block, uses) for block in blocks), Counter())
    once = counted[Multiply] + counted[Add] + counted[Subtract]
    return program.lanes * (2 * counted[MultiplyAdd] + once)


def _kind(statement: Statement) -> object:
    return _BLEND if _is_blend(statement) else type(statement)


def _is_blend(statement: Statement) -> bool:
    return isinstance(statement, Permute) and all(
        lane in (NO_LANE, position, position + statement.source_lanes)
        for position, lane in enumerate(statement.lanes)
    )
