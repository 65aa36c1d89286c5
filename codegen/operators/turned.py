"""Steps along x with lanes along lines: blocks of points are transposed in registers, there and back."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..simd.builder import Builder, Run
from ..simd.program import Index
from ..simd.tiles import scaled
from ..simd.transposed import transpose
from .access import Output
from .products import write_products
from .step import Step
from .tile import Tile


@dataclass(slots=True)
class _Block:
    """As many lines as a vector has lanes, or fewer, several times, as products reach them."""

    points: list[list[str]]
    made: list[dict[int, str]] = field(default_factory=list)

    @property
    def count(self) -> int:
        return len(self.points)

    def point(self, number: int, m: int) -> str:
        return self.points[number][m]

    def put(self, number: int, row: int, value: str) -> None:
        self.made[number][row] = value


def lower_turned(builder: Builder, step: Step, tile: Tile) -> None:
    """Write a step along x for one element."""
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
    lanes = builder.lanes
    block = _Block(
        [
            _gather(builder, step, into + number * lanes * step.matrix.columns, size)
            for number, size in enumerate(sizes)
        ]
    )
    block.made = [{} for _ in sizes]
    write_products(builder, block, step.matrix, tile)
    for number, (size, made) in enumerate(zip(sizes, block.made, strict=True)):
        values = [made[row] for row in range(step.matrix.rows)]
        _scatter(builder, step, output, out_of + number * lanes * step.matrix.rows, size, values)


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


def _scatter(
    builder: Builder, step: Step, output: Output, base: Index, lines: int, values: list[str]
) -> None:
    n, lanes = step.matrix.rows, builder.lanes
    for start in range(0, n, lanes):
        length = min(lanes, n - start)
        for line, vector in enumerate(transpose(builder, values[start : start + length], lines)):
            output.write(vector, [Run(0, length, base + (line * n + start))])
