"""Steps along x with lanes along lines: blocks of points are transposed in registers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..simd.builder import Builder, Run
from ..simd.program import Index
from ..simd.tiles import scaled
from ..simd.transposed import transpose
from .matrix_loads import half_sizes
from .point_io import Output
from .products import write_products
from .step import Step
from .tile import Tile

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
    overwrites = step.alpha == 1 and step.beta == 0 and step.source != step.result
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


@dataclass(slots=True)
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


@dataclass(slots=True)
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
    output = Output(builder, step.result, step.alpha, step.beta)
    points, puts = [], []
    for number, size in enumerate(sizes):
        skipped = number * builder.lanes
        source, target = into + skipped * step.matrix.columns, out_of + skipped * step.matrix.rows
        if in_pairs(builder.lanes, size, step):
            points.append(gather_four(builder, step, source))
            puts.append(FourLines(builder, step, target, tile.even_odd).put)
        else:
            points.append(_gather(builder, step, source, size))
            puts.append(_Rows(builder, step, output, target, size).put)
    write_products(builder, _Block(points, puts), step.matrix, tile)


def _gather(builder: Builder, step: Step, base: Index, lines: int) -> list[str]:
    """Return a vector of lines for each point."""
    n, lanes = step.matrix.columns, builder.lanes
    vectors: list[str] = []
    for start in range(0, n, lanes):
        length = min(lanes, n - start)
        block = [
            builder.load(step.source, [Run(0, length, base + (line * n + start))]) for line in range(lines)
        ]
        vectors += transpose(builder, block, length)
    return vectors


@dataclass(slots=True)
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
        n, lanes = self.step.matrix.rows, self.builder.lanes
        if len(self.made) < n:
            return
        values = [self.made[row] for row in range(n)]
        for start in range(0, n, lanes):
            length = min(lanes, n - start)
            for line, vector in enumerate(
                transpose(self.builder, values[start : start + length], self.lines)
            ):
                self.output.write(vector, [Run(0, length, self.base + (line * n + start))])
