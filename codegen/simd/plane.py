"""Modes x and y of a plane without memory between them: its rows stay in registers.

Mode x makes every column of a plane as vectors of i; those are the data of mode y, whose
operator entries are broadcast.
"""

from __future__ import annotations

from collections.abc import Sequence

from .builder import Builder
from .operator import Operator
from .program import Index
from .shape import Shape, Step
from .sums import Sums
from .tiles import Piece, evenly, output_tiles, row_vectors, runs, scaled


def lower_plane(builder: Builder, shape: Shape, step: Step, along: Operator, across: Operator) -> None:
    """Write modes x and y plane by plane.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : Step
    along, across : Operator
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
    builder: Builder, shape: Shape, step: Step, along: Operator, across: Operator, count: int, base: Index
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
    step: Step,
    along: Operator,
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
