"""Mode x with lanes along the rows of the operator: data is broadcast.

`result(i, c) = sum over m of operator(i, m) * source(m, c)`: a tile is all i of a few columns c.
Columns lie one behind the other, so several packed together fill their vectors, and are stored
as one run; in a vector that two columns share, each lane takes the entry of its own.
"""

from __future__ import annotations

from .builder import Builder, Run, Sums
from .matrix_loads import Operator
from .pass_context import Shape, Step
from .program import Index
from .tiles import Piece, packs, row_vectors, runs, scaled

_BLENDED_COLUMNS = 2


def lower_x(builder: Builder, shape: Shape, step: Step, operator: Operator) -> None:
    """Write mode x: groups of columns, one after the other.

    Parameters
    ----------
    builder : Builder
    shape : Shape
    step : Step
    operator : Operator
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


def hold_rows(operator: Operator, shape: Shape, pack: int) -> None:
    """Read the whole operator before the first loop, row by row along the lanes.

    Parameters
    ----------
    operator : Operator
    shape : Shape
    pack : int
        Columns side by side in a vector.
    """
    for pieces in row_vectors(shape.np, pack, shape.lanes, shape.tail):
        for m in range(shape.np):
            operator.rows(pieces, m)
    operator.hold()


def _tile(
    builder: Builder, shape: Shape, step: Step, operator: Operator, packs: list[int], base: Index
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
