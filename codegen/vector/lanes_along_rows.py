"""Lanes along the rows of the matrix, for products along x: points are broadcast.

`result(i, c) = sum over m of matrix(i, m) * source(m, c)`: a tile is all i of a few columns c. Columns of the
element kernel lie one behind the other, so several packed together fill their vectors, and are stored as one
run; in a vector that two columns share, each lane takes the entry of its own. Steps of an operator take the
matrix as it is, or in even-odd form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...records import field, record
from .builder import Builder, Run, Sums
from .matrix_loads import Entries, half_sizes, held_rows
from .operator import Matrix, Parity
from .plan import Step, Tile, parts_of
from .products import Output
from .program import Index
from .row_vectors import Piece, packs, row_vectors, runs, scaled
from .schedule import PassStep, Shape, Tail

_BLENDED_COLUMNS = 2


def lower_x(builder: Builder, shape: Shape, step: PassStep, operator: Entries) -> None:
    """Write mode x: groups of columns, one after the other.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : PassStep
    operator : Entries
    """
    item, columns = step.item, step.planes * shape.np
    chunk = item.outputs * item.pack
    full, rest = divmod(columns, chunk)
    if full:
        with builder.loop("c", full, "mode x") as counter:
            base = step.base + scaled(counter, chunk * shape.np)
            _tile(builder, shape, step, operator, [item.pack] * item.outputs, base)
    if rest:
        groups = packs(rest, item.pack)
        _tile(builder, shape, step, operator, groups, step.base + full * chunk * shape.np)


def hold_rows(operator: Entries, shape: Shape, pack: int) -> None:
    """Read the whole operator before the first loop, row by row along the lanes.

    Parameters
    ----------
    operator : Entries
    shape : Shape
    pack : int
        Columns side by side in a vector.
    """
    for pieces in row_vectors(shape.np, pack, shape.lanes, shape.tail):
        for m in range(shape.np):
            operator.rows(pieces, m)
    operator.hold()


def _tile(
    builder: Builder, shape: Shape, step: PassStep, operator: Entries, packs: list[int], base: Index
) -> None:
    groups, column = [], 0
    for pack in packs:
        at = base + column * shape.np
        vectors = row_vectors(shape.np, pack, shape.lanes, shape.tail)
        groups.append((vectors, at, _Data(builder, shape, step.source, at, pack)))
        column += pack
    operator.renew()
    sums = Sums(builder, shape.split, sum(len(vectors) for vectors, _, _ in groups))
    for m in sums.order:
        position = 0
        for vectors, _, data in groups:
            for pieces in vectors:
                sums.add(position, m, operator.rows(pieces, m), data.entries(pieces, m))
                position += 1
    position = 0
    for vectors, at, _ in groups:
        for pieces in vectors:
            builder.store(sums.total(position), step.result, runs(pieces, at, shape.np))
            position += 1


class _Data:
    """Entries `source(m, c)` of a group of packed columns, each in the lanes of its column."""

    def __init__(self, builder: Builder, shape: Shape, source: str, base: Index, pack: int) -> None:
        self._builder, self._shape, self._source, self._base = builder, shape, source, base
        self._total = pack * shape.np
        self._broadcasts: dict[tuple[int, int], str] = {}
        self._loaded: list[str] = []

    def entries(self, pieces: tuple[Piece, ...], m: int) -> str:
        columns = [piece.row for piece in pieces]
        if len(columns) > _BLENDED_COLUMNS:
            return self._permuted(pieces, m)
        first = self._broadcast(columns[0], m)
        if len(columns) == 1:
            return first
        lanes = self._shape.lanes
        second = self._broadcast(columns[1], m)
        chosen = tuple(lane if lane < pieces[1].lane else lane + lanes for lane in range(lanes))
        return self._builder.permute(first, second, chosen)

    def _broadcast(self, column: int, m: int) -> str:
        key = (column, m)
        if key not in self._broadcasts:
            at = self._base + (column * self._shape.np + m)
            self._broadcasts[key] = self._builder.broadcast(self._source, at)
        return self._broadcasts[key]

    def _permuted(self, pieces: tuple[Piece, ...], m: int) -> str:
        lanes = self._shape.lanes
        if not self._loaded:
            for start in range(0, self._total, lanes):
                length = min(lanes, self._total - start)
                self._loaded.append(self._builder.load(self._source, [Run(0, length, self._base + start)]))
        wanted: list[tuple[int, int] | None] = [None] * lanes
        for piece in pieces:
            for lane in range(piece.lane, piece.lane + piece.length):
                wanted[lane] = divmod(piece.row * self._shape.np + m, lanes)
        return self._builder.collect(self._loaded, wanted)


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
    output = Output.of(builder, step)
    into, out_of = scaled(first, matrix.columns), scaled(first, matrix.rows)
    tail = Tail.MASK if output.adds else Tail.OVERLAP
    vectors = row_vectors(matrix.rows, 1, builder.lanes, tail)
    entries = Entries.of(builder, matrix, halved=False)
    entries.renew()
    sums = Sums(builder, parts_of(matrix.columns, tile.parts), count * len(vectors))
    for m in sums.order:
        for line in range(count):
            point = builder.broadcast(step.source, into + (line * matrix.columns + m))
            for number, pieces in enumerate(vectors):
                sums.add(line * len(vectors) + number, m, entries.rows(pieces, m), point)
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
    output = Output.of(builder, step)
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
    entries = Entries.of(builder, step.matrix, halved=True)
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
                    even.add(line * len(firsts) + number, m, entries.column(row, m), total)
                if difference is not None and not (alone is Parity.EVEN and number == last):
                    odd.add(line * len(firsts) + number, m, entries.column(row, n_even + m), difference)
    return even, odd


@record(frozen=False)
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
