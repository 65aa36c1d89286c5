"""Lanes along lines of points, for products along x: blocks are transposed in registers, there and back.

A block has as many lines as a vector has lanes. Its lines are loaded as vectors of points and transposed
into vectors of lines, one for each point; entries of the matrix are broadcast, and the results, one vector
for each row of the matrix, are transposed back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...records import field, record
from .builder import Builder, Run, Sums
from .matrix_loads import Entries, half_sizes
from .plan import Step, Tile
from .products import Output, write_products
from .program import Index
from .row_vectors import evenly, scaled
from .schedule import PassStep, Shape

Write = Callable[[str, Sequence[Run]], None]
"""Writes a vector to runs of an array."""


def lower_transposed(builder: Builder, shape: Shape, step: PassStep, operator: Entries) -> None:
    """Write mode x: blocks of columns, one after the other.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : PassStep
    operator : Entries
    """
    columns, jam = step.planes * shape.np, step.item.vectors
    chunk = shape.lanes * jam
    full, rest = divmod(columns, chunk)
    if full:
        with builder.loop("c", full, "mode x") as counter:
            _blocks(
                builder,
                shape,
                step,
                operator,
                [shape.lanes] * jam,
                step.base + scaled(counter, chunk * shape.np),
            )
    base = step.base + full * chunk * shape.np
    if rest:
        sizes = [shape.lanes] * (rest // shape.lanes) + ([rest % shape.lanes] if rest % shape.lanes else [])
        _blocks(builder, shape, step, operator, sizes, base)


def _blocks(
    builder: Builder, shape: Shape, step: PassStep, operator: Entries, sizes: list[int], base: Index
) -> None:
    """Write some blocks together; a block of fewer columns than lanes leaves lanes unused."""
    n = shape.np
    starts = [base + number * shape.lanes * n for number in range(len(sizes))]
    data = [gather(builder, step.source, n, at, size) for at, size in zip(starts, sizes, strict=True)]
    results: list[list[str]] = [[] for _ in sizes]
    for size in evenly(n, step.item.outputs):
        operator.renew()
        first = len(results[0])
        sums = Sums(builder, shape.split, size * len(sizes))
        for m in sums.order:
            for output in range(size):
                entry = operator.entry(Index(first + output), m)
                for block, vectors in enumerate(data):
                    sums.add(output * len(sizes) + block, m, vectors[m], entry)
        for output in range(size):
            for block, made in enumerate(results):
                made.append(sums.total(output * len(sizes) + block))
    for at, size, made in zip(starts, sizes, results, strict=True):
        scatter(builder, made, at, size, lambda value, runs: builder.store(value, step.result, runs))


def gather(builder: Builder, source: str, n: int, base: Index, lines: int) -> list[str]:
    """Return a vector of lines for each of `n` points, transposed from lines one behind the other.

    Parameters
    ----------
    builder : Builder
    source : str
        Array to read.
    n : int
        Points of a line.
    base : Index
        Start of the first line.
    lines : int
        Number of lines, at most as many as a vector has lanes.
    """
    vectors: list[str] = []
    for start in range(0, n, builder.lanes):
        length = min(builder.lanes, n - start)
        block = [builder.load(source, [Run(0, length, base + (line * n + start))]) for line in range(lines)]
        vectors += transpose(builder, block, length)
    return vectors


def scatter(builder: Builder, values: Sequence[str], base: Index, lines: int, write: Write) -> None:
    """Write vectors of lines, one for each point, back to lines one behind the other.

    Parameters
    ----------
    builder : Builder
    values : sequence of str
        Names of the vectors.
    base : Index
        Start of the first line.
    lines : int
        Number of lines.
    write : callable
        Writes a vector to runs of the array.
    """
    n, lanes = len(values), builder.lanes
    for start in range(0, n, lanes):
        length = min(lanes, n - start)
        for line, vector in enumerate(transpose(builder, list(values[start : start + length]), lines)):
            write(vector, [Run(0, length, base + (line * n + start))])


def transpose(builder: Builder, rows: list[str], wanted: int) -> list[str]:
    """Return the first `wanted` columns of a square block whose rows are vectors.

    Missing rows may hold anything. Rows are exchanged at distances 1, 2, 4, ...: the cheapest exchanges,
    within 128 bits, then serve the full block.

    Parameters
    ----------
    builder : Builder
    rows : list of str
        Names of the vectors.
    wanted : int
        Number of columns.
    """
    lanes = builder.lanes
    block = [rows[number] if number < len(rows) else rows[0] for number in range(lanes)]
    distance = 1
    while distance < lanes:
        for low in (number for number in range(lanes) if not number & distance):
            a, b = block[low], block[low + distance]
            kept = tuple(lanes + lane - distance if lane & distance else lane for lane in range(lanes))
            moved = tuple(lanes + lane if lane & distance else lane + distance for lane in range(lanes))
            block[low], block[low + distance] = builder.permute(a, b, kept), builder.permute(a, b, moved)
        distance *= 2
    return block[:wanted]


LINES = 4
_UPPER_OF_SECOND = (0, 1, 6, 7)
_EVEN, _ODD = (0, 4, 2, 6), (1, 5, 3, 7)


def in_pairs(lanes: int, lines: int, step: Step) -> bool:
    """Tell whether the lines of a step can be loaded and stored four at a time, transposed in pairs.

    Parameters
    ----------
    lanes : int
        Lanes of a vector.
    lines : int
        Lines of a tile.
    step : Step
    """
    enough = min(step.matrix.rows, step.matrix.columns) >= LINES
    overwrites = step.alpha == 1 and step.beta == 0 and step.source != step.result and step.link is None
    return lanes == lines == LINES and enough and overwrites


def gather_four(builder: Builder, step: Step, base: Index) -> list[str]:
    """Return a vector of lines for each point of four lines.

    Parameters
    ----------
    builder : Builder
    step : Step
    base : Index
        Start of the first line.
    """
    n, source = step.matrix.columns, step.source

    def two(line: int, start: int) -> str:
        """Return two points of a line, and the same ones of the line after the next."""
        low = builder.load(source, [Run(0, LINES, base + (line * n + start))])
        high = builder.load(source, [Run(0, LINES, base + ((line + 2) * n + start - 2))])
        return builder.permute(low, high, _UPPER_OF_SECOND)

    points: dict[int, str] = {}
    for near in range(0, -(-n // 2), 2):
        for start in (near, n - 2 - near):
            if {start, start + 1} <= points.keys():
                continue
            first, second = two(0, start), two(1, start)
            points.setdefault(start, builder.permute(first, second, _EVEN))
            points.setdefault(start + 1, builder.permute(first, second, _ODD))
    return [points[m] for m in range(n)]


@record(frozen=False)
class FourLines:
    """Rows of four lines, which are written by twos as they are made.

    Attributes
    ----------
    builder : Builder
    step : Step
    base : Index
        Of the first of the lines in the result.
    mirrored : bool
        Rows come from both ends.
    """

    builder: Builder
    step: Step
    base: Index
    mirrored: bool
    made: dict[int, str] = field(default_factory=dict)
    written: set[int] = field(default_factory=set)

    def put(self, row: int, value: str) -> None:
        """Take a row; write those that now are two side by side, and at the end what is left alone."""
        self.made[row] = value
        n = self.step.matrix.rows
        start = self._pair_of(row)
        if start is not None and {start, start + 1} <= self.made.keys():
            self._write(start)
        if len(self.made) == n:
            while alone := set(range(n)) - self.written:
                self._write(min(*alone, n - 2))

    def _pair_of(self, row: int) -> int | None:
        """Return the first of the two rows that one is written with; None where it is left alone."""
        n = self.step.matrix.rows
        near = half_sizes(self.step.matrix)[0] if self.mirrored else n
        start = row - row % 2 if row < near else row - (n - row) % 2
        inside = start + 2 <= near if row < near else start >= near
        return start if inside else None

    def _write(self, start: int) -> None:
        """Write two rows of all lines: of the first two lines, then of those in the upper half."""
        builder, n, array = self.builder, self.step.matrix.rows, self.step.result
        values = self.made[start], self.made[start + 1]
        vectors = [builder.permute(*values, lanes) for lanes in (_EVEN, _ODD)]
        for line, vector in enumerate(vectors):
            builder.store(vector, array, [Run(0, 2, self.base + (line * n + start))])
        before = {(start - 1) % n, (start - 2) % n}  # of the line before, where it is the first of a line
        free = not before & (self.written | {start, start + 1})
        for line, vector in enumerate(vectors, 2):
            at = self.base + (line * n + start)
            if free:
                builder.store(vector, array, [Run(0, LINES, at + (-2))])
            else:
                builder.store(vector, array, [Run(2, 2, at)])
        self.written |= {start, start + 1}


Put = Callable[[int, str], None]
"""Takes a row, and its vector of lines."""


@record(frozen=False)
class _Block:
    """Blocks of at most as many lines as a vector has lanes, as products access them."""

    points: Sequence[list[str]]
    puts: Sequence[Put]

    @property
    def count(self) -> int:
        return len(self.points)

    def point(self, number: int, m: int) -> str:
        return self.points[number][m]

    def put(self, number: int, row: int, value: str) -> None:
        self.puts[number](row, value)


def lower_turned(builder: Builder, step: Step, tile: Tile) -> None:
    """Write a step along x for one element.

    Parameters
    ----------
    builder : Builder
    step : Step
    tile : Tile
    """
    lanes = builder.lanes
    chunk = lanes * tile.vectors
    full, rest = divmod(step.before, chunk)
    if full:
        with builder.loop("c", full, f"{step.matrix.name} along x") as counter:
            _block(builder, step, tile, scaled(counter, chunk), [lanes] * tile.vectors)
    if rest:
        sizes = [lanes] * (rest // lanes) + ([rest % lanes] if rest % lanes else [])
        _block(builder, step, tile, Index(full * chunk), sizes)


def _block(builder: Builder, step: Step, tile: Tile, first: Index, sizes: list[int]) -> None:
    into, out_of = scaled(first, step.matrix.columns), scaled(first, step.matrix.rows)
    output = Output.of(builder, step)
    points, puts = [], []
    for number, size in enumerate(sizes):
        skipped = number * builder.lanes
        source, target = into + skipped * step.matrix.columns, out_of + skipped * step.matrix.rows
        if in_pairs(builder.lanes, size, step):
            points.append(gather_four(builder, step, source))
            puts.append(FourLines(builder, step, target, tile.even_odd).put)
        else:
            points.append(gather(builder, step.source, step.matrix.columns, source, size))
            puts.append(_Rows(builder, step, output, target, size).put)
    write_products(builder, _Block(points, puts), step.matrix, tile)


@record(frozen=False)
class _Rows:
    """Rows of some lines, which are written when all of them are there."""

    builder: Builder
    step: Step
    output: Output
    base: Index
    lines: int
    made: dict[int, str] = field(default_factory=dict)

    def put(self, row: int, value: str) -> None:
        self.made[row] = value
        n = self.step.matrix.rows
        if len(self.made) == n:
            values = [self.made[row] for row in range(n)]
            scatter(self.builder, values, self.base, self.lines, self.output.write)
