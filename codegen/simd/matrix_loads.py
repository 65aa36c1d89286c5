"""Entries of an operator as vectors: broadcast, or along its rows; held, or read for every tile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from .builder import Builder, Run
from .pass_context import Shape
from .program import NO_LANE, Index
from .tiles import Piece, runs


class Operator:
    """The operator of one direction, column-major: entry (row, m) at `row + Np m`.

    Parameters
    ----------
    array : str
        Its name.
    """

    def __init__(self, builder: Builder, shape: Shape, array: str) -> None:
        self._builder, self._shape, self._array = builder, shape, array
        self._from = array
        self._held: dict[object, str] = {}
        self._kept: dict[object, str] = {}

    def hold(self) -> None:
        """Keep the vectors read so far for the whole program: they are read before every loop."""
        self._held = self._kept
        self._kept = {}

    def forget(self) -> None:
        """Begin a part of the program without the vectors of the part before, except those held."""
        self._from = self._array
        self._kept = {}

    def renew(self) -> None:
        """Begin a tile: vectors that are not held are read again."""
        self.forget()
        if not self._held:
            # otherwise the compiler would hold it all the same, and spill it
            self._from = self._builder.launder(self._array)

    def entry(self, row: Index, m: int) -> str:
        """Return entry (row, m) in every lane."""
        at = row + self._shape.np * m
        return self._keep((row, m), lambda: self._builder.broadcast(self._from, at))

    def rows(self, pieces: Sequence[Piece], m: int) -> str:
        """Return column m with a row in each lane, in the order of the pieces of a result."""
        wanted = self.row_of_lane(pieces)
        return self._keep((wanted, m), lambda: self._along(pieces, wanted, m))

    def lanes(self, wanted: tuple[int, ...], m: int) -> str:
        """Return column m with any row in each lane, for a column that fits into a vector or two."""
        return self._keep((wanted, m), lambda: self._permuted(wanted, m))

    def row_of_lane(self, pieces: Sequence[Piece]) -> tuple[int, ...]:
        """Return the row in each lane, `NO_LANE` behind the last."""
        rows = [NO_LANE] * self._shape.lanes
        for piece in pieces:
            rows[piece.lane : piece.lane + piece.length] = range(piece.start, piece.start + piece.length)
        return tuple(rows)

    def _along(self, pieces: Sequence[Piece], wanted: tuple[int, ...], m: int) -> str:
        if len(pieces) > 1 and self._shape.np <= self._shape.lanes:
            return self._permuted(wanted, m)
        return self._builder.load(self._from, runs(pieces, self._at(0, m), 0))

    def _permuted(self, wanted: tuple[int, ...], m: int) -> str:
        lanes, n = self._shape.lanes, self._shape.np
        columns = [
            self._keep(("column", start, m), partial(self._column, start, m)) for start in range(0, n, lanes)
        ]
        return self._builder.collect(
            columns, [None if row == NO_LANE else divmod(row, lanes) for row in wanted]
        )

    def _column(self, start: int, m: int) -> str:
        length = min(self._shape.lanes, self._shape.np - start)
        return self._builder.load(self._from, [Run(0, length, self._at(start, m))])

    def _at(self, row: int, m: int) -> Index:
        return Index(row + self._shape.np * m)

    def _keep(self, key: object, make: Callable[[], str]) -> str:
        if key in self._held:
            return self._held[key]
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]
