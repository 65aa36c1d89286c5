"""Steps along x with lanes along rows of the matrix, plain or in even-odd form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from ..simd.builder import Builder, Run, Sums
from ..simd.program import Index
from ..simd.schedule import Tail
from ..simd.tiles import row_vectors, runs, scaled
from .matrix import Matrix, Parity
from .matrix_loads import Entries, half_sizes, held_rows
from .point_io import Output
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


def lower_mirrored_rows(builder: Builder, step: Step, tile: Tile) -> None:
    """Write a step along x for one element.

    Parameters
    ----------
    builder : Builder
    step : Step
    tile : Tile
    """
    walk_lines(builder, step, tile, _mirrored_lines)


def _mirrored_lines(builder: Builder, step: Step, tile: Tile, first: Index, count: int) -> None:
    matrix, lanes = step.matrix, builder.lanes
    output = Output(builder, step.result, step.alpha, step.beta)
    firsts = list(range(0, half_sizes(matrix)[0], lanes))
    alone = _middle_alone(matrix, lanes)
    even, odd = _sums(builder, step, tile, firsts, alone, scaled(first, matrix.columns), count)
    for line in range(count):
        at, made = scaled(first, matrix.rows) + line * matrix.rows, _Rows(builder, matrix)
        for number in range(len(firsts)):
            place = line * len(firsts) + number
            last = number == len(firsts) - 1
            e = None if alone is Parity.ODD and last else even.total(place)
            o = None if alone is Parity.EVEN and last else odd.total(place)
            made.add(e, o)
        for start, length in _stored(matrix.rows, lanes, made.held, output.adds):
            output.write(made.vector(start, length), [Run(0, length, at + start)])


def _middle_alone(matrix: Matrix, lanes: int) -> Parity | None:
    """Return the half that makes the last vector, where it has but the middle row; None where it has more."""
    half, odd_rows = half_sizes(matrix)[0], matrix.rows % 2
    return matrix.parity if odd_rows and half > 1 and half % lanes == 1 else None


def _sums(
    builder: Builder,
    step: Step,
    tile: Tile,
    firsts: Sequence[int],
    alone: Parity | None,
    at: Index,
    count: int,
) -> tuple[Sums, Sums]:
    """Return products of the halves with sums and differences, of every line and vector of rows."""
    columns, last = step.matrix.columns, len(firsts) - 1
    _, n_even, n_odd = half_sizes(step.matrix)
    entries = Entries(builder, step.matrix, halved=True)
    entries.renew()
    even = Sums(builder, parts_of(n_even, tile.parts), count * len(firsts))
    odd = Sums(builder, parts_of(n_odd, tile.parts), count * len(firsts))
    for m in even.order:
        for line in range(count):
            total = near = builder.broadcast(step.source, at + (line * columns + m), kept=m < n_odd)
            difference: str | None = None
            if m < n_odd:
                mirrored = at + (line * columns + columns - 1 - m)
                far = builder.broadcast(step.source, mirrored, kept=True)
                total, difference = builder.add(near, far), builder.subtract(near, far)
            for number, row in enumerate(firsts):
                if not (alone is Parity.ODD and number == last):
                    even.add(line * len(firsts) + number, m, entries.even_column(row, m), total)
                if difference is not None and not (alone is Parity.EVEN and number == last):
                    odd.add(line * len(firsts) + number, m, entries.odd_column(row, m), difference)
    return even, odd


@dataclass(slots=True)
class _Rows:
    """Rows of a line: those in the order of the line, and mirrored ones."""

    builder: Builder
    matrix: Matrix
    near: list[str] = field(default_factory=list)
    far: list[str] = field(default_factory=list)
    held: int = 0

    def add(self, e: str | None, o: str | None) -> None:
        """Take the products of the halves with the next rows; only one where it is the middle row alone."""
        if e is None or o is None:
            value = e if o is None else o
            assert value is not None
            self.near.append(value)
            self.far.append(value)
            self.held += 1
            return
        self.near.append(self.builder.add(e, o))
        first, second = (e, o) if self.matrix.parity is Parity.EVEN else (o, e)
        self.far.append(self.builder.subtract(first, second))
        self.held = min(self.held + self.builder.lanes, held_rows(self.matrix))

    def vector(self, start: int, length: int) -> str:
        """Return some rows in lanes from 0 on: of one kind if they can be."""
        rows, wanted = self.matrix.rows, list[tuple[int, int] | None]([None] * self.builder.lanes)
        all_near, all_far = start + length <= self.held, start >= rows - self.held
        for lane in range(length):
            row, mirrored = start + lane, rows - 1 - start - lane
            near = all_near or (not all_far and row <= mirrored)
            vector, of_vector = divmod(row if near else mirrored, self.builder.lanes)
            wanted[lane] = (vector if near else len(self.near) + vector, of_vector)
        return self.builder.collect([*self.near, *self.far], wanted)


def _stored(rows: int, lanes: int, held: int, adds: bool) -> Iterator[tuple[int, int]]:
    """Yield first row and length of all vectors of a line that are stored, whole ones but for few rows."""
    if adds or rows < lanes:
        for (piece,) in row_vectors(rows, 1, lanes, Tail.MASK):
            yield piece.start, piece.length
        return
    near = held // lanes * lanes
    for start in range(0, near, lanes):
        yield start, lanes
    if held == near + 1:  # the middle row alone
        yield near, 1
        near = held
    rest = (rows - near) % lanes
    if 0 < rest <= lanes // 2:  # part of a vector is turned round within half a register
        yield near, rest
        near += rest
    for end in range(rows, near, -lanes):
        yield max(end - lanes, 0), lanes
