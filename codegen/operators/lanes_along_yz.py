"""Steps with lanes along points that lie side by side: axes y and z, and every axis of interlaced elements.

A line is a run of `after` points; `columns` of them lie one behind the other, `before` times. Vectors
are strips of a line, or, where lines are short, several lines packed one behind the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..simd.builder import Builder
from ..simd.program import Index
from ..simd.schedule import Tail
from ..simd.tiles import Piece, evenly, packs, row_vectors, runs, scaled
from .point_io import Output
from .products import write_products
from .step import Step
from .tile import Tile

Vectors = Sequence[tuple[Piece, ...]]


@dataclass(frozen=True, slots=True)
class _Strip:
    """Vectors of lines, as products reach them."""

    builder: Builder
    step: Step
    output: Output
    vectors: Vectors
    length: int
    source: str
    into: Index
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
        stride = self.step.matrix.rows * self.length
        self.output.write(value, runs(self.vectors[number], self.out_of + row * self.length, stride))


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
    length = step.after * interlaced
    output = Output(builder, step.result, step.alpha, step.beta)
    tail = Tail.MASK if output.adds else Tail.OVERLAP
    per_pack = row_vectors(length, tile.pack, builder.lanes, tail)
    jam = max(1, tile.vectors // len(per_pack))
    chunk = tile.pack * jam

    def block(first: Index, sizes: list[int]) -> None:
        _block(builder, step, tile, output, tail, length, first, sizes)

    full, rest = divmod(step.before, chunk)
    if full:
        with builder.loop("k", full, f"{step.matrix.name} along {'xyz'[step.axis]}") as counter:
            block(scaled(counter, chunk), [tile.pack] * jam)
    if rest:
        block(Index(full * chunk), packs(rest, tile.pack))


def _block(
    builder: Builder,
    step: Step,
    tile: Tile,
    output: Output,
    tail: Tail,
    length: int,
    first: Index,
    sizes: list[int],
) -> None:
    """Write the products of some packs of lines, in strips of `tile.vectors` vectors."""
    into, out_of = scaled(first, step.matrix.columns * length), scaled(first, step.matrix.rows * length)

    def strip(vectors: Vectors, at: Index) -> None:
        # otherwise the compiler keeps what the tile before has read, and spills it
        source = builder.launder(step.source)
        access = _Strip(builder, step, output, vectors, length, source, into + at, out_of + at)
        write_products(builder, access, step.matrix, tile)

    vectors, lines = [], 0
    for size in sizes:
        for pieces in row_vectors(length, size, builder.lanes, tail):
            vectors.append(tuple(Piece(p.lane, p.length, p.row + lines, p.start) for p in pieces))
        lines += size
    whole = length // builder.lanes if lines == 1 else 0
    full = whole // tile.vectors
    if full > 1:
        with builder.loop("s", full, "strips of a line") as counter:
            strip(vectors[: tile.vectors], scaled(counter, tile.vectors * builder.lanes))
        vectors = vectors[full * tile.vectors :]
    for size in evenly(len(vectors), tile.vectors) if vectors else []:
        strip(vectors[:size], Index())
        vectors = vectors[size:]
