"""Entries of a matrix, and of its halves: which are multiplied, and as vectors, broadcast or along its rows.

A matrix is read as it lies in memory, or as halves of it. The halves of a matrix with symmetry (Solomonoff
1992, "A fast algorithm for spectral differentiation", J. Comput. Phys. 98, 174):
`even[r, c] = (M[r, c] + M[r, C-1-c]) / 2` for sums of mirrored points,
`odd[r, c] = (M[r, c] - M[r, C-1-c]) / 2` for their differences, with c in the first half, rounded up; the
middle column is whole in `even` and not in `odd`. Rows are those of the first half, and the next ones that
fill vectors (`held_rows`): the sum of both products is a row of the second half, too. Columns of `odd` follow
those of `even`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product

from ...records import record
from .builder import Builder, Run
from .operator import MAX_POINTS, Matrix, Parity
from .program import NO_LANE, Index
from .row_vectors import Piece, evenly, runs, scaled

MOST_LANES = 16
"""Of any vector: 512 bits of float32."""


def array_name(matrix: Matrix, halved: bool) -> str:
    """Return the name of the array of a matrix, or of its halves."""
    return f"{matrix.name}H" if halved else matrix.name


def half_sizes(matrix: Matrix) -> tuple[int, int, int]:
    """Return rows of a half, columns of `even`, columns of `odd`."""
    return -(-matrix.rows // 2), -(-matrix.columns // 2), matrix.columns // 2


def held_rows(matrix: Matrix) -> int:
    """Return the rows of a column of a half in memory: whole vectors of 4 or 8, at most all rows."""
    rows, _, _ = half_sizes(matrix)
    return min(matrix.rows, 4 if rows <= 4 else -(-rows // 8) * 8)


def halves_size(matrix: Matrix) -> int:
    """Return the number of entries of both halves, stored column-major, `even` first, and of the padding.

    Zeros follow the last column, so that a vector may begin anywhere in it.
    """
    return held_rows(matrix) * matrix.columns + MOST_LANES - 1


def wide_from(entries: int) -> int:
    """Return the offset, aligned to vectors of any width, of broadcast entries behind an array."""
    return -(-entries // MOST_LANES) * MOST_LANES


def _transposed_half(matrix: Matrix, row: Index, m: int) -> Index:
    """Return the place of an entry of the halves of a transpose in the array of the matrix itself.

    With `M[R-1-r, C-1-c] = s M[r, c]` the even half of the transpose is that of the matrix, transposed,
    where s is 1, and the odd half where s is -1.
    """
    array = matrix.array
    _, n_even, _ = half_sizes(matrix)
    odd, column = (True, m - n_even) if m >= n_even else (False, m)
    behind = half_sizes(array)[1] if odd == (matrix.parity is Parity.EVEN) else 0
    return scaled(row + behind, held_rows(array)) + column


def even_odd_possible(matrix: Matrix) -> bool:
    """Tell whether a matrix has an even-odd decomposition, and more than one row and column."""
    return matrix.parity is not Parity.NONE and matrix.rows > 1 and matrix.columns > 1


@record
class HalfProducts:
    """Rows and columns of the halves of a matrix that are multiplied; others follow without a product.

    Where every row adds up to the same, `M p` is `M (p - c) + row_sum c` of any constant c: with the sum of
    the innermost pair of points, or twice the middle point, taken off the other sums, the last column of
    `even` is not read. A transpose has columns that add up so: its last row of the half that is even in the
    result follows from the others.

    Attributes
    ----------
    even_rows, odd_rows : int
        Of `even` and of `odd`.
    even_columns : int
        Of `even`.
    keeps_middle : bool
        The middle row is the value of the middle point.
    adds_middle : bool
        The middle point adds to the middle row alone, with a factor of one.
    takes_off : bool
        The last sum of mirrored points is taken off the others.
    closes : bool
        The last row of a half is what the others leave of the sum.
    """

    even_rows: int
    odd_rows: int
    even_columns: int
    keeps_middle: bool
    adds_middle: bool
    takes_off: bool
    closes: bool

    @classmethod
    def of(cls, matrix: Matrix) -> HalfProducts:
        """Return those of a matrix that has an even-odd decomposition."""
        rows, columns, _ = half_sizes(matrix)
        even, known = matrix.parity is Parity.EVEN, matrix.row_sum is not None
        keeps, adds = matrix.nodal and not matrix.transposed, matrix.nodal and matrix.transposed
        takes_off, closes = known and not matrix.transposed, known and matrix.transposed
        pairs = matrix.rows // 2
        return cls(
            even_rows=(rows - closes if not keeps else pairs) if even else pairs,
            odd_rows=pairs if even else rows - closes,
            even_columns=columns - (adds or takes_off),
            keeps_middle=keeps,
            adds_middle=adds,
            takes_off=takes_off,
            closes=closes,
        )


def even_odd_flops(matrix: Matrix, outputs: int = MAX_POINTS) -> int:
    """Return the operations of a line in even-odd form, `outputs` pairs of rows at a time.

    Sums and differences of mirrored points, again in each tile, one of both where it has the middle row
    alone; the inner products of the halves; sum and difference of each pair of rows.

    Examples
    --------
    >>> even_odd_flops(Matrix("bx", 4, 4, parity=Parity.EVEN)), 4 * (2 * 4 - 1)
    (20, 28)
    >>> even_odd_flops(Matrix("dx", 4, 4, parity=Parity.ODD, row_sum=0))
    17
    """
    products = HalfProducts.of(matrix)
    n_rows, n_even, n_odd = half_sizes(matrix)
    pairs, middle = divmod(matrix.rows, 2)
    starts = products.takes_off and matrix.row_sum == 1
    total, first = 0, 0
    for size in evenly(n_rows, outputs):
        even = first < products.even_rows and products.even_columns > 0
        started = starts and first < products.even_rows
        first += size
        closing = products.closes and matrix.row_sum == 1 and first == n_rows
        halved = started and matrix.columns % 2 == 0
        total += n_odd * (even or closing or halved) + n_odd * (first - size < products.odd_rows) + halved
        total += (products.even_columns + matrix.columns % 2) * (even and products.takes_off)
    if products.even_columns:
        total += products.even_rows * (2 * products.even_columns - 1 + starts)
    total += products.odd_rows * (2 * n_odd - 1)
    others = n_rows - 1 if products.closes else 0
    total += max(0, others - 1)
    if products.closes and matrix.row_sum == 1:
        total += n_even - 1 + (2 if middle else 1 + (others > 0))
    elif others:
        total += 1 + middle
    missing = (matrix.row_sum == 0) and (n_even == 1 if products.takes_off else n_rows == 1)
    negated = matrix.parity is Parity.EVEN or products.closes
    return total + (pairs * negated if missing else 2 * pairs)


def entries_used(matrix: Matrix, *, even_odd: bool) -> Iterator[tuple[int, int]]:
    """Yield row and column of every entry that products read, columns of `odd` behind those of `even`.

    Parameters
    ----------
    matrix : Matrix
    even_odd : bool
        Of its halves.
    """
    if not even_odd:
        yield from product(range(matrix.rows), range(matrix.columns))
        return
    products, (_, n_even, n_odd) = HalfProducts.of(matrix), half_sizes(matrix)
    yield from product(range(products.even_rows), range(products.even_columns))
    yield from product(range(products.odd_rows), range(n_even, n_even + n_odd))


class Entries:
    """Vectors of the entries of a matrix.

    Parameters
    ----------
    builder : Builder
    array : str
        Name of the array.
    strides : tuple of int
        Entries from one row to the next, and from one column to the next.
    wide : int or None
        Start of the entries in all lanes behind the array, which are read instead of broadcast.
    halves : Matrix or None
        A transposed matrix whose array is that of its halves.
    """

    def __init__(
        self,
        builder: Builder,
        array: str,
        strides: tuple[int, int],
        wide: int | None = None,
        halves: Matrix | None = None,
    ) -> None:
        self._builder, self._array, self._strides, self._wide = builder, array, strides, wide
        self._halves = halves
        self._from = array
        self._held: dict[object, str] = {}
        self._complete = False
        self._kept: dict[object, str] = {}

    @classmethod
    def of(cls, builder: Builder, matrix: Matrix, *, halved: bool, wide: bool = False) -> Entries:
        """Return the entries of a matrix, or of its halves: columns of `odd` are numbered behind `even`.

        Parameters
        ----------
        builder : Builder
        matrix : Matrix
        halved : bool
            Of its halves.
        wide : bool
            Entries are read in all lanes where these lie behind the array (`matrix_arrays.widened`).
        """
        array = matrix.array
        strides = (1, held_rows(array)) if halved else matrix.strides
        size = halves_size(array) if halved else matrix.size
        transposed = matrix if halved and matrix.transposed else None
        return cls(
            builder, array_name(matrix, halved), strides, wide_from(size) if wide else None, transposed
        )

    def hold(self, *, complete: bool = True) -> None:
        """Keep the vectors read so far for the whole program: they are read before every loop.

        Parameters
        ----------
        complete : bool
            False where there are others, which are read again for every tile.
        """
        self._held, self._complete = self._kept, complete
        self._kept = {}

    def forget(self) -> None:
        """Begin a part of the program without the vectors of the part before, except those held."""
        self._from = self._array
        self._kept = {}

    def renew(self, *, spare: bool = False) -> None:
        """Begin a tile: vectors that are not held are read again, by gcc only where not `spare`."""
        self.forget()
        if not self._complete:
            # otherwise the compiler would hold it all the same, and spill it
            self._from = self._builder.launder(self._array, spare=spare)

    def entry(self, row: Index, m: int) -> str:
        """Return entry (row, m) in every lane."""
        return self._keep((row, m), lambda: self._in_all_lanes(row, m))

    def rows(self, pieces: Sequence[Piece], m: int) -> str:
        """Return rows of column m along the lanes, in the order of the pieces of a result."""
        wanted = [NO_LANE] * self._builder.lanes
        for piece in pieces:
            wanted[piece.lane : piece.lane + piece.length] = range(piece.start, piece.start + piece.length)
        rows = tuple(wanted)
        return self._keep((rows, m), lambda: self._along(pieces, rows, m))

    def lanes(self, wanted: tuple[int, ...], m: int) -> str:
        """Return column m with any row in each lane, for a column that fits into a vector or two."""
        return self._keep((wanted, m), lambda: self._permuted(wanted, m))

    def column(self, first: int, m: int) -> str:
        """Return the whole vector that begins at entry (first, m); it may reach beyond the column."""
        return self._keep(("column", first, m), lambda: self._column(first, m, self._builder.lanes))

    def _in_all_lanes(self, row: Index, m: int) -> str:
        by_row, by_column = self._strides
        if self._halves is not None:
            at = _transposed_half(self._halves, row, m)
        else:
            at = scaled(row, by_row) + m * by_column
        if self._wide is None:
            return self._builder.broadcast(self._from, at)
        lanes = self._builder.lanes
        return self._builder.load(self._from, [Run(0, lanes, scaled(at, lanes) + self._wide)])

    def _along(self, pieces: Sequence[Piece], wanted: tuple[int, ...], m: int) -> str:
        if len(pieces) > 1 and self._strides[1] <= self._builder.lanes:
            return self._permuted(wanted, m)
        return self._builder.load(self._from, runs(pieces, self._at(0, m), 0))

    def _permuted(self, wanted: tuple[int, ...], m: int) -> str:
        lanes, n = self._builder.lanes, self._strides[1]
        columns = [
            self._keep(("part", start, m), partial(self._column, start, m, min(lanes, n - start)))
            for start in range(0, n, lanes)
        ]
        return self._builder.collect(
            columns, [None if row == NO_LANE else divmod(row, lanes) for row in wanted]
        )

    def _column(self, start: int, m: int, length: int) -> str:
        return self._builder.load(self._from, [Run(0, length, self._at(start, m))])

    def _at(self, row: int, m: int) -> Index:
        return Index(row + self._strides[1] * m)

    def _keep(self, key: object, make: Callable[[], str]) -> str:
        if key in self._held:
            return self._held[key]
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]
