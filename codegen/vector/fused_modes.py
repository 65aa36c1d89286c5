"""Modes of a plane or a whole element that stay in registers, without memory between them."""

from __future__ import annotations

from collections.abc import Sequence

from .builder import Builder, Run, Sums
from .matrix_loads import Entries
from .program import NO_LANE, Index
from .row_vectors import Piece, evenly, output_tiles, row_vectors, runs, scaled
from .schedule import PassStep, Shape


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
