"""Vector registers that a tile of a step keeps in use at once."""

from __future__ import annotations

from ..simd.schedule import Tail
from ..simd.tiles import row_vectors
from .entries import half_sizes
from .step import Step
from .tile import Form, Tile


def registers_needed(step: Step, tile: Tile, lanes: int) -> int:
    """Return the largest number of live vectors of a tile: sums, points and a matrix entry.

    Parameters
    ----------
    step : Step
    tile : Tile
    lanes : int
        Lanes of a vector.
    """
    sides = 2 if tile.even_odd else 1
    if tile.form is Form.ROWS:
        rows = half_sizes(step.matrix)[0] if tile.even_odd else step.matrix.rows
        vectors = len(row_vectors(rows, 1, lanes, Tail.MASK))
        return sides * tile.outputs * vectors * tile.parts + vectors + sides
    points = sides * tile.vectors
    if tile.form is Form.TURNED and not tile.wide:
        points = tile.vectors * step.matrix.columns
    return sides * tile.outputs * tile.vectors * tile.parts + points + (not tile.wide)
