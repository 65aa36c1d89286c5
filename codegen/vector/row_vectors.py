"""Cuts ranges into tiles, and runs of entries into vectors; the lifting of faces by such vectors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ...records import record
from ..variant import DType
from .builder import Builder, Run, store_runs
from .program import MASKED_LANES, ElementLoop, Index, Program
from .schedule import Pass, Tail


@record
class Piece:
    """`length` entries from `start` of a row, in the lanes from `lane` on."""

    lane: int
    length: int
    row: int
    start: int


def evenly(total: int, largest: int) -> list[int]:
    """Return sizes of at most `largest` that sum to `total`, as few and as equal as can be.

    Examples
    --------
    >>> evenly(13, 4)
    [4, 3, 3, 3]
    """
    count = -(-total // largest)
    return [total // count + (number < total % count) for number in range(count)]


def output_tiles(builder: Builder, total: int, item: Pass) -> Iterator[tuple[Index, int]]:
    """Yield start and size of each tile of outputs, within its loop where tiles are rolled.

    Unrolled tiles are as equal as can be. Rolled tiles have the size asked for, the last one excepted.

    Parameters
    ----------
    builder : Builder
    total : int
        Number of outputs.
    item : Pass
        Pass with the size of tiles.
    """
    full, rest = divmod(total, item.outputs)
    if not item.rolled or full < 2:
        start = 0
        for size in evenly(total, item.outputs):
            yield Index(start), size
            start += size
        return
    with builder.loop("r", full, "tiles of outputs") as counter:
        yield scaled(counter, item.outputs), item.outputs
    if rest:
        yield Index(full * item.outputs), rest


def packs(rows: int, pack: int) -> list[int]:
    """Return sizes of groups of `pack` rows, the last smaller where they do not come out even.

    Examples
    --------
    >>> packs(7, 3)
    [3, 3, 1]
    """
    full, rest = divmod(rows, pack)
    return [pack] * full + ([rest] if rest else [])


def scaled(index: Index, factor: int) -> Index:
    """Return an index with every stride and the constant multiplied."""
    return Index(index.constant * factor, tuple((name, stride * factor) for name, stride in index.terms))


@lru_cache(maxsize=4096)  # asked millions of times of a few hundred shapes
def row_vectors(length: int, rows: int, lanes: int, tail: Tail) -> tuple[tuple[Piece, ...], ...]:
    """Return the content of each vector when rows are packed one behind the other.

    Parameters
    ----------
    length : int
        Entries of a row.
    rows : int
        Rows that are packed together.
    lanes : int
        Lanes of a vector.
    tail : Tail
        With `OVERLAP`, and a row of a vector or more, the last vector of one row starts early.

    Examples
    --------
    >>> row_vectors(5, 1, 4, Tail.MASK)
    ((Piece(lane=0, length=4, row=0, start=0),), (Piece(lane=0, length=1, row=0, start=4),))
    >>> row_vectors(5, 1, 4, Tail.OVERLAP)[1]
    (Piece(lane=0, length=4, row=0, start=1),)
    >>> row_vectors(3, 2, 4, Tail.MASK)[0]
    (Piece(lane=0, length=3, row=0, start=0), Piece(lane=3, length=1, row=1, start=0))
    """
    total = length * rows
    starts = list(range(0, total, lanes))
    if tail is Tail.OVERLAP and rows == 1 and length >= lanes:
        starts[-1] = length - lanes
    return tuple(_pieces(start, min(start + lanes, total), length) for start in starts)


def row_groups(length: int, groups: Sequence[int], lanes: int, tail: Tail) -> list[tuple[Piece, ...]]:
    """Return the content of the vectors of groups of rows, the rows of each group packed.

    Parameters
    ----------
    length : int
        Entries of a row.
    groups : sequence of int
        Rows of each group.
    lanes, tail
        As in `row_vectors`.
    """
    vectors, first = [], 0
    for rows in groups:
        for pieces in row_vectors(length, rows, lanes, tail):
            vectors.append(tuple(Piece(p.lane, p.length, p.row + first, p.start) for p in pieces))
        first += rows
    return vectors


def _pieces(begin: int, end: int, length: int) -> tuple[Piece, ...]:
    pieces = []
    at = begin
    while at < end:
        row, start = divmod(at, length)
        size = min(length - start, end - at)
        pieces.append(Piece(at - begin, size, row, start))
        at += size
    return tuple(pieces)


def runs(pieces: Sequence[Piece], base: Index, row_stride: int) -> list[Run]:
    """Return the offsets of the pieces of a vector in an array; neighbours in memory become one run.

    Parameters
    ----------
    pieces : sequence of Piece
        Pieces of the vector.
    base : Index
        Start in the array.
    row_stride : int
        Entries between rows.
    """
    found: list[Run] = []
    for piece in pieces:
        at = piece.row * row_stride + piece.start
        last = found[-1] if found else None
        if last is not None and last.index.constant + last.length == base.constant + at:
            found[-1] = Run(last.lane, last.length + piece.length, last.index)
        else:
            found.append(Run(piece.lane, piece.length, base + at))
    return found


FACES = ("ik", "jk", "ik", "jk", "ij", "ij")
"""Axes of each face in memory, the fastest first."""
FACTORS, VALUES, RESULT = "lift", "u0", "y0"


@record
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
    """Return the vector program of one element: `lift` holds factors, `u0` values of faces, `y0` the sum.

    Vectors are rows of a plane, or run through all of it where that takes fewer: values of faces that
    a plane has one row of are then put into its vectors by permutations.
    """
    n, lanes = lift.points, lift.width // lift.dtype.bits
    rows, plane = (row_vectors(length, 1, lanes, Tail.OVERLAP) for length in (n, n * n))
    builder = Builder(lanes)
    if lanes >= MASKED_LANES and len(plane) < n * len(rows):
        _lift_planes(builder, n, rows, plane)
    else:
        _lift_rows(builder, n, rows)
    return Program(lanes, (), (ElementLoop(1, builder.statements),))


Vectors = Sequence[tuple[Piece, ...]]


def _lift_rows(builder: Builder, n: int, vectors: Vectors) -> None:
    with builder.loop("k", n, "planes") as k:
        in_plane: dict[tuple[int, tuple[Piece, ...]], str] = {}
        for face, axes in enumerate(FACES):
            if axes == "ik":
                for pieces in vectors:
                    at = runs(pieces, scaled(k, n) + face * n * n, 0)
                    in_plane[face, pieces] = builder.load(VALUES, at)
        with builder.loop("j", n, "rows of a plane") as j:
            across = {
                face: builder.broadcast(VALUES, scaled(k, n) + j + face * n * n)
                for face, axes in enumerate(FACES)
                if axes == "jk"
            }
            for pieces in vectors:
                values = [
                    across[face] if axes == "jk" else in_plane.get((face, pieces))
                    for face, axes in enumerate(FACES)
                ]
                _lift_vector(builder, n, pieces, scaled(j, n), scaled(k, n * n) + scaled(j, n), values)


def _lift_planes(builder: Builder, n: int, rows: Vectors, plane: Vectors) -> None:
    lanes = builder.lanes
    with builder.loop("k", n, "planes") as k:
        lines: dict[int, list[str]] = {}
        for face, axes in enumerate(FACES):
            if axes != "ij":
                places = [runs(pieces, scaled(k, n) + face * n * n, 0) for pieces in rows]
                lines[face] = [builder.load(VALUES, at) for at in places]
        starts = [pieces[0].start for pieces in rows]
        for pieces in plane:
            points = [divmod(pieces[0].start + lane, n) for lane in range(pieces[0].length)]
            values: list[str | None] = []
            for face, axes in enumerate(FACES):
                if axes == "ij":
                    values.append(None)
                    continue
                wanted = [j if axes == "jk" else i for j, i in points]
                places_of = [(number := min(w // lanes, len(rows) - 1), w - starts[number]) for w in wanted]
                unused = [None] * (lanes - len(points))
                values.append(builder.collect(lines[face], [*places_of, *unused]))
            _lift_vector(builder, n, pieces, Index(), scaled(k, n * n), values)


def _lift_vector(
    builder: Builder,
    n: int,
    pieces: tuple[Piece, ...],
    in_plane: Index,
    at: Index,
    values: Sequence[str | None],
) -> None:
    """Write the sum over faces of one vector; values of faces along the plane, None here, are read there."""
    total: str | None = None
    for face, value in enumerate(values):
        factor = builder.load(FACTORS, runs(pieces, at + face * n**3, 0))
        read = value or builder.load(VALUES, runs(pieces, in_plane + face * n * n, 0))
        total = builder.multiply_add(factor, read, total)
    assert total is not None
    store_runs(builder, total, RESULT, runs(pieces, at, 0))
