"""Four lines of points in four lanes: two points of each at a time, with as little as can be across halves.

What brings values from one half of a register to the other runs on one pipe, of a product, on some cores
(AMD family 19h). Halves of two lines are therefore put together by a choice of lanes, of which any pipe is
capable: the second line is read two points before its place, so that the points lie in the upper half. On
the way out, likewise, the upper half is stored as it is, two points before its place, where the lower
half then falls on two points that are not there yet; once they are, it is brought down.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..simd.builder import Builder, Run
from ..simd.program import Index
from .entries import half_sizes
from .step import Step

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
