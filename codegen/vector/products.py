"""Products of a matrix with points, tile by tile of rows: plain, or of mirrored points in even-odd form.

With a matrix that is mirrored in its middle, up to the sign s, sums `p[m] + p[C-1-m]` and differences
`p[m] - p[C-1-m]` need half a matrix each, and give two rows at once:

    E = sum over m of even[r, m] (p[m] + p[C-1-m])      row r        = E + O
    O = sum over m of odd[r, m] (p[m] - p[C-1-m])       row R-1-r    = s (E - O)
"""

from __future__ import annotations

from .builder import Builder, Sums
from .matrix import MAX_POINTS, Matrix, Parity
from .matrix_loads import Entries, half_sizes
from .point_io import Access
from .program import Index
from .row_vectors import evenly
from .tile import Tile, parts_of


def even_odd_possible(matrix: Matrix) -> bool:
    """Tell whether a matrix has an even-odd decomposition, and more than one row and column."""
    return matrix.parity is not Parity.NONE and matrix.rows > 1 and matrix.columns > 1


def even_odd_flops(matrix: Matrix, outputs: int = MAX_POINTS) -> int:
    """Return the operations of a line in even-odd form, `outputs` pairs of rows at a time.

    Sums and differences of mirrored points, again in each tile, one of both where it has the middle row
    alone; the inner products of the halves; sum and difference of each pair of rows.

    Examples
    --------
    >>> even_odd_flops(Matrix("bx", 4, 4, parity=Parity.EVEN)), 4 * (2 * 4 - 1)
    (20, 28)
    """
    n_rows, n_even, n_odd = half_sizes(matrix)
    sizes = evenly(n_rows, outputs)
    pairs, middle = divmod(matrix.rows, 2)
    even = pairs + (middle if matrix.parity is Parity.EVEN else 0)
    odd = pairs + (middle if matrix.parity is Parity.ODD else 0)
    needed = 2 * len(sizes) - (1 if middle and sizes[-1] == 1 else 0)
    return needed * n_odd + even * (2 * n_even - 1) + odd * (2 * n_odd - 1) + 2 * pairs


def write_products(builder: Builder, access: Access, matrix: Matrix, tile: Tile) -> None:
    """Write all rows of a matrix applied to the vectors of an access.

    Parameters
    ----------
    builder : Builder
    access : Access
        Access to the vectors and results.
    matrix : Matrix
    tile : Tile
    """
    entries = Entries.of(builder, matrix, halved=tile.even_odd, wide=tile.wide)
    rows = half_sizes(matrix)[0] if tile.even_odd else matrix.rows
    first = 0
    for size in evenly(rows, tile.outputs):
        entries.renew()
        write = _even_odd if tile.even_odd else _plain
        write(builder, access, matrix, entries, tile.parts, range(first, first + size))
        first += size


def _plain(
    builder: Builder, access: Access, matrix: Matrix, entries: Entries, parts: int, rows: range
) -> None:
    sums = Sums(builder, parts_of(matrix.columns, parts), len(rows) * access.count)
    for m in sums.order:
        points = [access.point(number, m) for number in range(access.count)]
        for at, row in enumerate(rows):
            entry = entries.entry(Index(row), m)
            for number, point in enumerate(points):
                sums.add(at * access.count + number, m, point, entry)
    for at, row in enumerate(rows):
        for number in range(access.count):
            access.put(number, row, sums.total(at * access.count + number))


def _even_odd(
    builder: Builder, access: Access, matrix: Matrix, entries: Entries, parts: int, rows: range
) -> None:
    count, middle = access.count, matrix.rows // 2 if matrix.rows % 2 else -1
    _, n_even, n_odd = half_sizes(matrix)
    even = Sums(builder, parts_of(n_even, parts), len(rows) * count)
    odd = Sums(builder, parts_of(n_odd, parts), len(rows) * count)
    has_even = [row != middle or matrix.parity is Parity.EVEN for row in rows]
    has_odd = [row != middle or matrix.parity is Parity.ODD for row in rows]
    for m in even.order:
        mirrored = [_mirrored(builder, access, matrix, number, m) for number in range(count)]
        for at, row in enumerate(rows):
            for number, (total, difference) in enumerate(mirrored):
                if has_even[at]:
                    even.add(at * count + number, m, total, entries.entry(Index(row), m))
                if difference is not None and has_odd[at]:
                    odd.add(at * count + number, m, difference, entries.entry(Index(row), n_even + m))
    for at, row in enumerate(rows):
        for number in range(count):
            e = even.total(at * count + number) if has_even[at] else None
            o = odd.total(at * count + number) if has_odd[at] else None
            _put_pair(builder, access, matrix, number, row, e, o)


def _mirrored(
    builder: Builder, access: Access, matrix: Matrix, number: int, m: int
) -> tuple[str, str | None]:
    """Return sum and difference of mirrored points; of the middle one itself, and nothing."""
    low, other = access.point(number, m), matrix.columns - 1 - m
    if other == m:
        return low, None
    high = access.point(number, other)
    return builder.add(low, high), builder.subtract(low, high)


def _put_pair(
    builder: Builder, access: Access, matrix: Matrix, number: int, row: int, e: str | None, o: str | None
) -> None:
    if e is None or o is None:
        value = e if o is None else o
        assert value is not None
        access.put(number, row, value)
        return
    access.put(number, row, builder.add(e, o))
    first, second = (e, o) if matrix.parity is Parity.EVEN else (o, e)
    access.put(number, matrix.rows - 1 - row, builder.subtract(first, second))
