"""Steps along x with lanes along rows of the matrix: points are broadcast."""

from __future__ import annotations

from collections.abc import Callable

from ..simd.builder import Builder
from ..simd.program import Index
from ..simd.schedule import Tail
from ..simd.sums import Sums
from ..simd.tiles import row_vectors, runs, scaled
from .access import Output
from .entries import Entries
from .step import Step
from .tile import Tile, parts_of

LinesWriter = Callable[[Builder, Step, Tile, Index, int], None]
"""Writes the products of some lines: the first of them, and how many."""


def lower_rows(builder: Builder, step: Step, tile: Tile) -> None:
    """Write a step along x for one element; the matrix is stored column-major.

    Parameters
    ----------
    builder : Builder
    step : Step
    tile : Tile
    """
    walk_lines(builder, step, tile, _lines)


def walk_lines(builder: Builder, step: Step, tile: Tile, write: LinesWriter) -> None:
    """Write a step along x for one element, `tile.outputs` lines at a time.

    Parameters
    ----------
    builder : Builder
    step : Step
    tile : Tile
    write : callable
        Writes some lines.
    """
    full, rest = divmod(step.before, tile.outputs)
    if full:
        with builder.loop("c", full, f"{step.matrix.name} along x") as counter:
            write(builder, step, tile, scaled(counter, tile.outputs), tile.outputs)
    if rest:
        write(builder, step, tile, Index(full * tile.outputs), rest)


def _lines(builder: Builder, step: Step, tile: Tile, first: Index, count: int) -> None:
    matrix = step.matrix
    output = Output(builder, step.result, step.alpha, step.beta)
    into, out_of = scaled(first, matrix.columns), scaled(first, matrix.rows)
    tail = Tail.MASK if output.adds else Tail.OVERLAP
    vectors = row_vectors(matrix.rows, 1, builder.lanes, tail)
    entries = Entries(builder, matrix, halved=False)
    entries.renew()
    sums = Sums(builder, parts_of(matrix.columns, tile.parts), count * len(vectors))
    for m in sums.order:
        for line in range(count):
            point = builder.broadcast(step.source, into + (line * matrix.columns + m))
            for number, pieces in enumerate(vectors):
                sums.add(line * len(vectors) + number, m, entries.column(pieces, m), point)
    for line in range(count):
        for number, pieces in enumerate(vectors):
            at = runs(pieces, out_of + line * matrix.rows, 0)
            output.write(sums.total(line * len(vectors) + number), at)
