"""Modes y and z: lanes run along entries that lie side by side, operator entries are broadcast.

`result(i, r) = sum over m of operator(r, m) * source(i, m)`: a tile is a few vectors of i times
a few r. In mode z the i of a whole plane are one run; in mode y they are the rows of one plane,
or of several planes packed together.
"""

from __future__ import annotations

from collections.abc import Sequence

from .builder import Builder, Sums
from .matrix_loads import Operator
from .pass_context import Shape, Step
from .program import Index
from .tiles import Piece, evenly, output_tiles, packs, row_vectors, runs, scaled

Vectors = Sequence[tuple[Piece, ...]]


def lower_y(builder: Builder, shape: Shape, step: Step, operator: Operator) -> None:
    """Write mode y: groups of planes, one after the other.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : Step
    operator : Operator
    """
    item, n = step.item, shape.np
    chunk = item.vectors * item.pack
    full, rest = divmod(step.planes, chunk)
    if full:
        with builder.loop("k", full, "mode y") as counter:
            base = step.base + scaled(counter, chunk * shape.plane)
            _tiles(builder, shape, step, operator, _row_groups(shape, [item.pack] * item.vectors), base, n)
    if rest:
        groups = packs(rest, item.pack)
        base = step.base + full * chunk * shape.plane
        _tiles(builder, shape, step, operator, _row_groups(shape, groups), base, n)


def lower_z(builder: Builder, shape: Shape, step: Step, operator: Operator) -> None:
    """Write mode z: strips of a plane, all k of each.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : Step
    operator : Operator
    """
    item = step.item
    elements = step.planes // shape.np
    full, rest = divmod(elements, item.pack)
    for count, pack, start in ((full, item.pack, 0), (1 if rest else 0, rest, full * item.pack)):
        if count:
            with builder.loop("b", count, "mode z") as counter:
                base = step.base + start * shape.volume + scaled(counter, pack * shape.volume)
                _strips(builder, shape, step, operator, pack, base)


def _strips(builder: Builder, shape: Shape, step: Step, operator: Operator, pack: int, base: Index) -> None:
    vectors = row_vectors(shape.plane, pack, shape.lanes, shape.tail)
    jam = step.item.vectors
    whole = shape.plane // shape.lanes if pack == 1 else 0
    full = whole // jam
    if full:
        with builder.loop("s", full, "strips of a plane") as counter:
            at = base + scaled(counter, jam * shape.lanes)
            _tiles(builder, shape, step, operator, vectors[:jam], at, shape.plane, shape.volume)
    rest = vectors[full * jam :]
    for size in evenly(len(rest), jam) if rest else []:
        part, rest = rest[:size], rest[size:]
        _tiles(builder, shape, step, operator, part, base, shape.plane, shape.volume)


def _row_groups(shape: Shape, packs: list[int]) -> Vectors:
    """Return the vectors of groups of planes, each group packed; a piece's row is its plane."""
    vectors, first = [], 0
    for pack in packs:
        for pieces in row_vectors(shape.np, pack, shape.lanes, shape.tail):
            vectors.append(tuple(Piece(p.lane, p.length, p.row + first, p.start) for p in pieces))
        first += pack
    return vectors


def _tiles(
    builder: Builder,
    shape: Shape,
    step: Step,
    operator: Operator,
    vectors: Vectors,
    base: Index,
    stride: int,
    row_stride: int = 0,
) -> None:
    """Write the tiles of some vectors: `stride` entries from one m to the next."""
    row_stride = row_stride or shape.plane
    again = step.item.outputs < shape.np
    for first, size in output_tiles(builder, shape.np, step.item):
        operator.renew()
        # otherwise the compiler keeps what the tile before has read, and spills it
        source = builder.launder(step.source) if again else step.source
        sums = Sums(builder, shape.split, size * len(vectors))
        for m in sums.order:
            data = [builder.load(source, runs(p, base + m * stride, row_stride)) for p in vectors]
            for output in range(size):
                entry = operator.entry(first + output, m)
                for number, vector in enumerate(data):
                    sums.add(output * len(vectors) + number, m, vector, entry)
        for output in range(size):
            for number, pieces in enumerate(vectors):
                where = runs(pieces, base + scaled(first + output, stride), row_stride)
                builder.store(sums.total(output * len(vectors) + number), step.result, where)


def hold_entries(operator: Operator, n: int) -> None:
    """Read the whole operator before the first loop, entry by entry."""
    for m in range(n):
        for row in range(n):
            operator.entry(Index(row), m)
    operator.hold()
