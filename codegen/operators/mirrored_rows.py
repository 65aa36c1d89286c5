"""Steps along x in even-odd form with lanes along rows: pairs of mirrored points are broadcast.

Sums and differences of a pair are made of its broadcasts: as many loads as the plain form has, and
additions, for which some cores have units that products leave idle. A row and its mirrored one come
together, in lanes that are brought into the order of the line.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..simd.builder import Builder
from ..simd.program import Index
from ..simd.schedule import Tail
from ..simd.sums import Sums
from ..simd.tiles import Piece, row_vectors, runs, scaled
from .access import Output
from .entries import Entries, half_sizes
from .matrix import Parity
from .rows import walk_lines
from .step import Step
from .tile import Tile, parts_of

Vectors = Sequence[tuple[Piece, ...]]


def lower_mirrored_rows(builder: Builder, step: Step, tile: Tile) -> None:
    """Write a step along x for one element."""
    walk_lines(builder, step, tile, _lines)


def _lines(builder: Builder, step: Step, tile: Tile, first: Index, count: int) -> None:
    matrix, lanes = step.matrix, builder.lanes
    vectors = row_vectors(half_sizes(matrix)[0], 1, lanes, Tail.MASK)
    even, odd = _sums(builder, step, tile, vectors, scaled(first, matrix.columns), count)
    output = Output(builder, step.result, step.alpha, step.beta)
    tail = Tail.MASK if output.adds else Tail.OVERLAP
    for line in range(count):
        near, far = [], []
        for number in range(len(vectors)):
            e, o = even.total(line * len(vectors) + number), odd.total(line * len(vectors) + number)
            near.append(builder.add(e, o))
            left, right = (e, o) if matrix.parity is Parity.EVEN else (o, e)
            far.append(builder.subtract(left, right))
        for pieces in row_vectors(matrix.rows, 1, lanes, tail):
            value = builder.collect([*near, *far], _lanes(pieces, matrix.rows, lanes, len(vectors)))
            output.write(value, runs(pieces, scaled(first, matrix.rows) + line * matrix.rows, 0))


def _sums(
    builder: Builder, step: Step, tile: Tile, vectors: Vectors, at: Index, count: int
) -> tuple[Sums, Sums]:
    """Return products of the halves with sums and differences, of every line and vector of rows."""
    columns = step.matrix.columns
    _, n_even, n_odd = half_sizes(step.matrix)
    entries = Entries(builder, step.matrix, halved=True)
    entries.renew()
    even = Sums(builder, parts_of(n_even, tile.parts), count * len(vectors))
    odd = Sums(builder, parts_of(n_odd, tile.parts), count * len(vectors))
    for m in even.order:
        for line in range(count):
            near = builder.broadcast(step.source, at + (line * columns + m), kept=m < n_odd)
            pair: tuple[str, str | None] = (near, None)
            if m < n_odd:
                mirrored = at + (line * columns + columns - 1 - m)
                far = builder.broadcast(step.source, mirrored, kept=True)
                pair = (builder.add(near, far), builder.subtract(near, far))
            for number, pieces in enumerate(vectors):
                even.add(line * len(vectors) + number, m, entries.even_column(pieces, m), pair[0])
                if pair[1] is not None:
                    odd.add(line * len(vectors) + number, m, entries.odd_column(pieces, m), pair[1])
    return even, odd


def _lanes(pieces: tuple[Piece, ...], rows: int, lanes: int, n_vectors: int) -> list[tuple[int, int] | None]:
    """Return where each row of a vector of the line comes from: near vectors, then far ones."""
    wanted: list[tuple[int, int] | None] = [None] * lanes
    for piece in pieces:
        for offset in range(piece.length):
            row = piece.start + offset
            mirrored = rows - 1 - row
            vector, lane = divmod(min(row, mirrored), lanes)
            wanted[piece.lane + offset] = (vector if row <= mirrored else n_vectors + vector, lane)
    return wanted
