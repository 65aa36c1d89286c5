"""Loads and stores of points for products, and the lifting of face contributions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..variant import DType
from .builder import Builder, Run
from .program import MASKED_LANES, NO_LANE, ElementLoop, Index, Program
from .row_vectors import Piece, row_vectors, runs, scaled
from .schedule import Tail

SCALE = "scale"
"""Array of alpha and beta, of which a step reads what it needs."""


class Access(Protocol):
    """Loads and stores of a product in place of arrays; vectors are numbered from 0."""

    @property
    def count(self) -> int:
        """Vectors side by side."""

    def point(self, number: int, m: int) -> str:
        """Return point m of the lines of a vector."""

    def put(self, number: int, row: int, value: str) -> None:
        """Write one row of the result of a vector.

        Parameters
        ----------
        number : int
            Number of the vector.
        row : int
            Row of the matrix.
        value : str
            Name of the value.
        """


class Output:
    """Writes `alpha * value + beta * old` to runs of an array.

    Parameters
    ----------
    builder : Builder
    array : str
    alpha, beta : float
    """

    def __init__(self, builder: Builder, array: str, alpha: float, beta: float) -> None:
        self._builder, self._array, self._alpha, self._beta = builder, array, alpha, beta

    @property
    def adds(self) -> bool:
        """True where outputs are accumulated, so that no entry may be written twice."""
        return self._beta != 0

    def write(self, value: str, runs: Sequence[Run]) -> None:
        """Write the lanes of a value that runs have."""
        b = self._builder
        if self._beta == 0:
            total = value if self._alpha == 1 else b.multiply_add(value, self._alpha_lanes(), None)
        else:
            old = b.load(self._array, runs)
            if self._beta == 1:
                total = (
                    b.add(old, value) if self._alpha == 1 else b.multiply_add(value, self._alpha_lanes(), old)
                )
            else:
                scaled = value if self._alpha == 1 else b.multiply_add(value, self._alpha_lanes(), None)
                total = b.multiply_add(old, self._beta_lanes(), scaled)
        store_runs(b, total, self._array, runs)

    def _alpha_lanes(self) -> str:
        return self._builder.broadcast(SCALE, Index(0))

    def _beta_lanes(self) -> str:
        return self._builder.broadcast(SCALE, Index(1))


def store_runs(builder: Builder, value: str, array: str, runs: Sequence[Run]) -> None:
    """Store runs of lanes of a vector.

    Short vectors may have no masks: their runs are stored in parts of one register each.

    Parameters
    ----------
    builder : Builder
    value : str
        Name of the vector.
    array : str
        Array to store to.
    runs : sequence of Run
    """
    lanes = builder.lanes
    for run in runs:
        upper = run.lane == run.length == lanes // 2 > 1
        if run.length == lanes or upper or lanes >= MASKED_LANES:
            builder.store(value, array, [run])
            continue
        done = 0
        while done < run.length:
            size = 1 << (run.length - done).bit_length() - 1
            first = run.lane + done
            moved = tuple(first + lane if lane < size else NO_LANE for lane in range(lanes))
            part = builder.permute(value, value, moved)
            builder.store(part, array, [Run(0, size, run.index + done)])
            done += size


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
