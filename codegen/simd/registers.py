"""Vector and mask registers that the passes of a schedule need."""

from __future__ import annotations

from functools import lru_cache

from .schedule import Pass, Tail
from .shape import Shape
from .tiles import row_vectors

MASK_REGISTERS = 7
"""Masks that can govern an operation: k1 to k7 of AVX-512, and of p0 to p7 of SVE all but the full one."""


def masks_needed(item: Pass, shape: Shape) -> int:
    """Return the number of masks of a pass: for parts of vectors, and where two columns meet.

    The low end of a vector needs none where it is itself a vector: 1, 2, 4 lanes.
    """
    if item.modes == "xyz" or item.transposed:
        return 1
    return _masks_of_rows(shape.plane if item.modes == "z" else shape.np, item.pack, shape.lanes, shape.tail)


@lru_cache(maxsize=4096)
def _masks_of_rows(length: int, rows: int, lanes: int, tail: Tail) -> int:
    masks = set()
    for pieces in row_vectors(length, rows, lanes, tail):
        for number, piece in enumerate(pieces):
            end = piece.lane + piece.length
            whole = end - piece.lane == lanes
            low = piece.lane == 0 and piece.length & (piece.length - 1) == 0
            if not whole and (number or not low):
                masks.add((piece.lane, end))
    return len(masks)


def registers_needed(item: Pass, shape: Shape) -> int:
    """Return the largest number of live vectors of the tiles of a pass.

    Accumulators of all parts of the split, data and operator entries of one term, and what is
    held; an operand that can stay in memory is counted as one register.
    """
    parts = len(shape.split)
    per_row = len(row_vectors(shape.np, 1, shape.lanes, shape.tail))
    if item.modes == "xyz":
        vectors = -(-shape.elements * shape.volume // shape.lanes)
        # each mode product reads all vectors while it makes as many
        return vectors * (1 + parts) + 2
    if item.modes == "xy":
        rows = item.vectors * shape.np * per_row
        held = shape.np * per_row if item.held else per_row
        return (
            rows
            + max(item.outputs * per_row * (parts - 1) + held, item.outputs * item.vectors * per_row * parts)
            + 1
        )
    if item.transposed:
        blocks = item.vectors * shape.np
        held = shape.np**2 if item.held else 1
        return 2 * blocks + item.outputs * item.vectors * (parts - 1) + held
    if item.modes == "x":
        vectors = len(row_vectors(shape.np, item.pack, shape.lanes, shape.tail))
        held = shape.np if item.held else 1
        return item.outputs * vectors * parts + held * vectors + item.pack
    if item.modes == "y":
        vectors = item.vectors * len(row_vectors(shape.np, item.pack, shape.lanes, shape.tail))
    else:
        vectors = item.vectors
    return item.outputs * vectors * parts + vectors + (shape.np**2 if item.held else 1)


def tile_chains(item: Pass, shape: Shape) -> int:
    """Return the number of independent FMA chains of a pass: outputs times vectors times parts."""
    parts = len(shape.split)
    per_row = len(row_vectors(shape.np, 1, shape.lanes, shape.tail))
    if item.modes == "xyz":
        return -(-shape.elements * shape.volume // shape.lanes) * parts
    if item.modes == "x" and not item.transposed:
        return item.outputs * len(row_vectors(shape.np, item.pack, shape.lanes, shape.tail)) * parts
    if item.modes == "y":
        per_row = len(row_vectors(shape.np, item.pack, shape.lanes, shape.tail))
        return item.outputs * item.vectors * per_row * parts
    return item.outputs * item.vectors * parts * (per_row if item.modes == "xy" else 1)
