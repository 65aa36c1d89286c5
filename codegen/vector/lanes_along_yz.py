"""Lanes along points that lie side by side: axes y and z, and every axis of interlaced elements.

`result(i, r) = sum over m of matrix(r, m) * source(i, m)`, with entries of the matrix broadcast: a tile is a
few vectors of i times a few r. Of the element kernel the i of mode z are a whole plane, those of mode y the
rows of one plane, or of several planes packed together. Of an operator a line is a run of `after` points;
`columns` of them lie one behind the other, `before` times. Vectors are strips of a line, or, where lines are
short, several lines packed one behind the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...records import field, record, replace
from .builder import Builder, Run, Sums
from .matrix_loads import Entries, array_name
from .plan import Link, Step, Tile
from .products import Output, at_points, kept_entries, reads_entries, write_products
from .program import Index
from .row_vectors import Piece, evenly, output_tiles, packs, row_groups, row_vectors, runs, scaled
from .schedule import PassStep, Shape, Tail

Vectors = Sequence[tuple[Piece, ...]]


def lower_y(builder: Builder, shape: Shape, step: PassStep, operator: Entries) -> None:
    """Write mode y: groups of planes, one after the other.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : PassStep
    operator : Entries
    """
    item, n = step.item, shape.np
    chunk = item.vectors * item.pack
    full, rest = divmod(step.planes, chunk)
    if full:
        vectors = row_groups(n, [item.pack] * item.vectors, shape.lanes, shape.tail)
        with builder.loop("k", full, "mode y") as counter:
            base = step.base + scaled(counter, chunk * shape.plane)
            _tiles(builder, shape, step, operator, vectors, base, n)
    if rest:
        vectors = row_groups(n, packs(rest, item.pack), shape.lanes, shape.tail)
        _tiles(builder, shape, step, operator, vectors, step.base + full * chunk * shape.plane, n)


def lower_z(builder: Builder, shape: Shape, step: PassStep, operator: Entries) -> None:
    """Write mode z: strips of a plane, all k of each.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : PassStep
    operator : Entries
    """
    item = step.item
    elements = step.planes // shape.np
    full, rest = divmod(elements, item.pack)
    for count, pack, start in ((full, item.pack, 0), (1 if rest else 0, rest, full * item.pack)):
        if count:
            with builder.loop("b", count, "mode z") as counter:
                base = step.base + start * shape.volume + scaled(counter, pack * shape.volume)
                _strips(builder, shape, step, operator, pack, base)


def _strips(
    builder: Builder, shape: Shape, step: PassStep, operator: Entries, pack: int, base: Index
) -> None:
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


def _tiles(
    builder: Builder,
    shape: Shape,
    step: PassStep,
    operator: Entries,
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


def hold_entries(operator: Entries, n: int) -> None:
    """Read the whole operator before the first loop, entry by entry."""
    for m in range(n):
        for row in range(n):
            operator.entry(Index(row), m)
    operator.hold()


@record
class _Strip:
    """Vectors of lines, as products reach them."""

    builder: Builder
    step: Step
    output: Output
    vectors: Vectors
    length: int
    source: str
    into: Index
    between: Index
    out_of: Index

    @property
    def count(self) -> int:
        return len(self.vectors)

    def point(self, number: int, m: int) -> str:
        stride = self.step.matrix.columns * self.length
        places = runs(self.vectors[number], self.into + m * self.length, stride)
        half = self.builder.lanes // 2
        if half <= self.length and [place.length for place in places] == [half, half]:
            # of two lines, each with the other one, or more of it, beside it
            return self.builder.load_halves(self.source, places[0].index, places[1].index)
        return self.builder.load(self.source, places)

    def put(self, number: int, row: int, value: str) -> None:
        stride = self.step.rows * self.length
        self.output.write(value, runs(self.vectors[number], self.out_of + row * self.length, stride))

    def product_runs(self, number: int, row: int) -> list[Run]:
        """Return the lanes of a vector of the product, before the second matrix."""
        stride = self.step.matrix.rows * self.length
        return runs(self.vectors[number], self.between + row * self.length, stride)


@record(frozen=False)
class _Linked:
    """A line in registers, between two matrices of a step: results of the first are points of the second."""

    strip: _Strip
    link: Link
    interlaced: int
    made: dict[tuple[int, int], str] = field(default_factory=dict)

    @property
    def count(self) -> int:
        return self.strip.count

    def point(self, number: int, m: int) -> str:
        return self.strip.point(number, m)

    def put(self, number: int, row: int, value: str) -> None:
        at = self.strip.product_runs(number, row)
        self.made[number, row] = at_points(self.strip.builder, self.link, value, at, self.interlaced)


@record
class _Behind:
    """Operand of the second matrix of a step, and the destination of its results."""

    linked: _Linked

    @property
    def count(self) -> int:
        return self.linked.count

    def point(self, number: int, m: int) -> str:
        return self.linked.made[number, m]

    def put(self, number: int, row: int, value: str) -> None:
        self.linked.strip.put(number, row, value)


def _write(builder: Builder, strip: _Strip, tile: Tile, kept: Entries | None, interlaced: int) -> None:
    """Write the products of a strip, those with the second matrix behind those with the first."""
    step = strip.step
    if step.link is None or step.second is None:
        write_products(builder, strip, step.matrix, tile, kept)
        return
    linked = _Linked(strip, step.link, interlaced)
    write_products(builder, linked, step.matrix, tile, kept)
    write_products(builder, _Behind(linked), step.second, replace(tile, held=True))


def lower_across(builder: Builder, step: Step, tile: Tile, interlaced: int) -> None:
    """Write a step for one element, or one block of interlaced ones.

    Parameters
    ----------
    builder : Builder
    step : Step
    tile : Tile
    interlaced : int
        Elements of a block.
    """
    arrays = dict.fromkeys(array_name(matrix.array, tile.even_odd) for matrix in step.matrices)
    with builder.hidden(arrays):
        _lower_across(builder, step, tile, interlaced)


def _lower_across(builder: Builder, step: Step, tile: Tile, interlaced: int) -> None:
    length = step.after * interlaced
    output = Output.of(builder, step, interlaced)
    per_pack = row_vectors(length, tile.pack, builder.lanes, _tail(step, output))
    jam = max(1, tile.vectors // len(per_pack))
    chunk = tile.pack * jam

    kept = kept_entries(builder, step.matrix, tile)
    write = partial(_write, tile=tile, kept=kept, interlaced=interlaced)

    def block(first: Index, sizes: list[int]) -> None:
        _block(builder, step, tile, write, output, length, first, sizes)

    full, rest = divmod(step.before, chunk)
    if full:
        with builder.loop("k", full, f"{step.matrix.name} along {'xyz'[step.axis]}") as counter:
            block(scaled(counter, chunk), [tile.pack] * jam)
    if rest:
        block(Index(full * chunk), packs(rest, tile.pack))


def _tail(step: Step, output: Output) -> Tail:
    return Tail.MASK if output.adds or step.in_place else Tail.OVERLAP


def _block(
    builder: Builder,
    step: Step,
    tile: Tile,
    write: Callable[[Builder, _Strip], None],
    output: Output,
    length: int,
    first: Index,
    sizes: list[int],
) -> None:
    """Write the products of some packs of lines, in strips of the vectors of a tile."""
    jam = tile.vectors
    into, between, out_of = (
        scaled(first, points * length) for points in (step.matrix.columns, step.matrix.rows, step.rows)
    )

    def strip(vectors: Vectors, at: Index) -> None:
        # otherwise compilers keep what the tile before has read, and spill it, or read the next one's ahead
        source = builder.launder(step.source, spare=reads_entries(step.matrix, tile))
        access = _Strip(builder, step, output, vectors, length, source, into + at, between + at, out_of + at)
        write(builder, access)

    vectors = row_groups(length, sizes, builder.lanes, _tail(step, output))
    whole = length // builder.lanes if sum(sizes) == 1 else 0
    full = whole // jam
    if full > 1:
        with builder.loop("s", full, "strips of a line") as counter:
            strip(vectors[:jam], scaled(counter, jam * builder.lanes))
        vectors = vectors[full * jam :]
    for size in evenly(len(vectors), jam) if vectors else []:
        strip(vectors[:size], Index())
        vectors = vectors[size:]
