"""Steps along x with lanes along lines: blocks of points are transposed on their way in and out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..simd.builder import Builder, Run
from ..simd.program import Index
from ..simd.tiles import scaled
from ..simd.transposed import transpose
from .access import Output
from .four_lines import FourLines, gather_four, in_pairs
from .products import write_products
from .step import Step
from .tile import Tile

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
