"""Lifting of SCALE-DG: contributions of the six faces of a hexahedral element to its points.

    y(i,j,k) = L1 f1(i,k) + L2 f2(j,k) + L3 f3(i,k) + L4 f4(j,k) + L5 f5(i,j) + L6 f6(i,j)

with a factor L for every point and face. Each factor is used once: nothing is faster than they are read.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..simd.builder import Builder
from ..simd.lower import ElementLoop, Program
from ..simd.schedule import Tail
from ..simd.tiles import Piece, row_vectors, runs, scaled
from ..variant import DType
from .access import store_runs

FACES = ("ik", "jk", "ik", "jk", "ij", "ij")
"""Axes of each face in memory, the fastest first."""
FACTORS, VALUES, RESULT = "lift", "u0", "y0"


@dataclass(frozen=True, slots=True)
class Lift:
    """Lifting of faces with `points` points along each axis.

    Attributes
    ----------
    points : int
    width : int
        Bits of a vector.
    dtype : DType
    """

    points: int
    width: int
    dtype: DType = DType.FLOAT64

    @property
    def flops(self) -> int:
        """Operations of one element: a product and five that add."""
        return (2 * len(FACES) - 1) * self.points**3


def lower_lift(lift: Lift) -> Program:
    """Return the vector program of one element: `lift` holds factors, `u0` values of faces, `y0` the sum."""
    n, builder = lift.points, Builder(lift.width // lift.dtype.bits)
    vectors = row_vectors(n, 1, builder.lanes, Tail.OVERLAP)
    with builder.loop("k", n, "planes") as k:
        in_plane: dict[tuple[int, tuple[Piece, ...]], str] = {}
        for face, axes in enumerate(FACES):
            if axes == "ik":
                for pieces in vectors:
                    at = runs(pieces, scaled(k, n) + face * n * n, 0)
                    in_plane[face, pieces] = builder.load(VALUES, at)
        with builder.loop("j", n, "rows of a plane") as j:
            row = scaled(k, n * n) + scaled(j, n)
            across = {
                face: builder.broadcast(VALUES, scaled(k, n) + j + face * n * n)
                for face, axes in enumerate(FACES)
                if axes == "jk"
            }
            for pieces in vectors:
                total: str | None = None
                for face, axes in enumerate(FACES):
                    factor = builder.load(FACTORS, runs(pieces, row + face * n**3, 0))
                    if axes == "ij":
                        value = builder.load(VALUES, runs(pieces, scaled(j, n) + face * n * n, 0))
                    else:
                        value = across[face] if axes == "jk" else in_plane[face, pieces]
                    total = builder.multiply_add(factor, value, total)
                assert total is not None
                store_runs(builder, total, RESULT, runs(pieces, row, 0))
    return Program(builder.lanes, (), (ElementLoop(1, builder.statements),))
