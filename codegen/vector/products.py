"""Products of a matrix with points, tile by tile of rows: their loads, stores and even-odd forms.

With a matrix that is mirrored in its middle, up to the sign s, sums `p[m] + p[C-1-m]` and differences
`p[m] - p[C-1-m]` need half a matrix each, and give two rows at once:

    E = sum over m of even[r, m] (p[m] + p[C-1-m])      row r        = E + O
    O = sum over m of odd[r, m] (p[m] - p[C-1-m])       row R-1-r    = s (E - O)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Protocol

from .builder import Builder, Run, Sums, store_runs
from .matrix_loads import Entries, half_sizes
from .operator import MAX_POINTS, Matrix, Parity
from .plan import Form, Link, Step, Tile, parts_of
from .program import Index
from .row_vectors import evenly

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
    link : Link or None
        Operations on each value before.
    block : int
        Interlaced elements.
    """

    def __init__(
        self,
        builder: Builder,
        array: str,
        alpha: float,
        beta: float,
        link: Link | None = None,
        block: int = 1,
    ) -> None:
        self._builder, self._array, self._alpha, self._beta = builder, array, alpha, beta
        self._link, self._block = link, block

    @classmethod
    def of(cls, builder: Builder, step: Step, block: int = 1) -> Output:
        """Return that of the result of a step.

        Parameters
        ----------
        builder : Builder
        step : Step
        block : int
            Interlaced elements.
        """
        return cls(builder, step.result, step.alpha, step.beta, step.link, block)

    @property
    def adds(self) -> bool:
        """True where arrays are read and written, so that no entry may be written twice."""
        return self._beta != 0 or self._link is not None

    def write(self, value: str, runs: Sequence[Run]) -> None:
        """Write the lanes of a value that runs have."""
        b = self._builder
        if self._link is not None:
            if self._link.second is None:
                value = at_points(b, self._link, value, runs, self._block)
            value = weighed(b, self._link, value, runs)
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


def at_points(builder: Builder, link: Link, value: str, runs: Sequence[Run], block: int) -> str:
    """Return the product of a step after the operations of its link, without a second matrix.

    Parameters
    ----------
    builder : Builder
    link : Link
    value : str
        Name of a vector of the product.
    runs : sequence of Run
        Its lanes, at the points of the product.
    block : int
        Interlaced elements.
    """
    if link.stored:
        store_runs(builder, value, link.stored, runs)
    if link.added:
        value = builder.add(builder.load(link.added, runs), value)
    if link.factor:
        value = builder.multiply_add(builder.load(link.factor, runs), value, None)
    if not link.metric:
        return value
    values = [builder.load(name, runs) if name else value for name in link.fields]
    entries = _metric(builder, link, runs, block)
    own = link.fields.index("")
    for axis, name in enumerate(link.fields):
        total: str | None = None
        for other, derivative in enumerate(values):
            entry = entries[min(axis, other), max(axis, other)]
            total = builder.multiply_add(entry, derivative, total)
        assert total is not None
        if axis == own:
            value = total
        else:
            store_runs(builder, total, name, runs)
    return value


def _metric(builder: Builder, link: Link, runs: Sequence[Run], block: int) -> dict[tuple[int, int], str]:
    """Return the entries of the metric on and above the diagonal, row by row."""
    axes = range(len(link.fields))
    places = [(row, column) for row in axes for column in axes if column >= row]
    size = link.entries * block
    return {
        place: builder.load(
            link.metric, [Run(run.lane, run.length, run.index + number * size) for run in runs]
        )
        for number, place in enumerate(places)
    }


def weighed(builder: Builder, link: Link, value: str, runs: Sequence[Run]) -> str:
    """Return a result with the weighted array of a link added, if there is one.

    Parameters
    ----------
    builder : Builder
    link : Link
    value : str
        Name of a vector of the result.
    runs : sequence of Run
        Its lanes, at the points of the result.
    """
    if not link.weight:
        return value
    return builder.multiply_add(builder.load(link.weight, runs), builder.load(link.weighted, runs), value)


def even_odd_possible(matrix: Matrix) -> bool:
    """Tell whether a matrix has an even-odd decomposition, and more than one row and column."""
    return matrix.parity is not Parity.NONE and matrix.rows > 1 and matrix.columns > 1


def overwrites(matrix: Matrix, tile: Tile) -> bool:
    """Tell whether a tile reads all points of a line before it writes one, so that both may lie in place."""
    rows = half_sizes(matrix)[0] if tile.even_odd else matrix.rows
    whole = tile.form is not Form.ACROSS or tile.held or tile.outputs >= rows
    return whole and matrix.rows == matrix.columns


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
    keeps, adds = _keeps_middle(matrix), _adds_middle(matrix)
    even = pairs + (middle if matrix.parity is Parity.EVEN and not keeps else 0)
    odd = pairs + (middle if matrix.parity is Parity.ODD else 0)
    needed = 2 * len(sizes) - ((1 + keeps) if middle and sizes[-1] == 1 else 0)
    if adds:
        return needed * n_odd + even * (2 * n_odd - 1) + 1 + odd * (2 * n_odd - 1) + 2 * pairs
    return needed * n_odd + even * (2 * n_even - 1) + odd * (2 * n_odd - 1) + 2 * pairs


def _keeps_middle(matrix: Matrix) -> bool:
    """Tell whether the middle row is the value of the middle point."""
    return matrix.nodal and not matrix.transposed


def _adds_middle(matrix: Matrix) -> bool:
    """Tell whether the middle point adds to the middle row alone, with a factor of one."""
    return matrix.nodal and matrix.transposed


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
    rows, n_even, n_odd = half_sizes(matrix)
    pairs = matrix.rows // 2
    even = rows if matrix.parity is Parity.EVEN and not _keeps_middle(matrix) else pairs
    odd = rows if matrix.parity is Parity.ODD else pairs
    columns = [m for m in range(n_even) if not (_adds_middle(matrix) and m == n_even - 1)]
    yield from product(range(even), columns)
    yield from product(range(odd), range(n_even, n_even + n_odd))


def reads_entries(matrix: Matrix, tile: Tile) -> bool:
    """Tell whether a tile reads entries of the matrix in every line, beside those that it keeps.

    Parameters
    ----------
    matrix : Matrix
    tile : Tile
    """
    return sum(1 for _ in entries_used(matrix, even_odd=tile.even_odd)) > tile.kept


def kept_entries(builder: Builder, matrix: Matrix, tile: Tile) -> Entries | None:
    """Return the entries of a matrix, those that a tile keeps read now; None where it keeps none.

    Parameters
    ----------
    builder : Builder
        Takes the loads.
    matrix : Matrix
    tile : Tile
        Says how many entries are kept in registers.
    """
    if not tile.kept:
        return None
    entries = Entries.of(builder, matrix, halved=tile.even_odd)
    entries.renew()  # otherwise compilers read them once for all elements, and spill them
    for row, m in islice(entries_used(matrix, even_odd=tile.even_odd), tile.kept):
        entries.entry(Index(row), m)
    entries.hold(complete=False)
    return entries


def write_products(
    builder: Builder, access: Access, matrix: Matrix, tile: Tile, kept: Entries | None = None
) -> None:
    """Write all rows of a matrix applied to the vectors of an access.

    Parameters
    ----------
    builder : Builder
    access : Access
        Access to the vectors and results.
    matrix : Matrix
    tile : Tile
    kept : Entries or None
        Entries that were read before (`kept_entries`).
    """
    entries = kept or Entries.of(builder, matrix, halved=tile.even_odd, wide=tile.wide)
    points = _Points(builder, access, matrix)
    if tile.held:
        points.hold(mirrored=tile.even_odd)
    rows = half_sizes(matrix)[0] if tile.even_odd else matrix.rows
    first = 0
    for size in evenly(rows, tile.outputs):
        # no two tiles of rows read the same entry, and a strip whose entries are all kept reads none
        entries.renew(spare=first > 0 or not reads_entries(matrix, tile))
        write = _even_odd if tile.even_odd else _plain
        write(builder, points, entries, tile.parts, range(first, first + size))
        first += size


class _Points:
    """Points of the vectors of an access, with sums and differences of mirrored ones; read again, or held."""

    def __init__(self, builder: Builder, access: Access, matrix: Matrix) -> None:
        self.access, self.matrix = access, matrix
        self._builder = builder
        self._plain: dict[int, list[str]] = {}
        self._mirrored: dict[int, list[tuple[str, str | None]]] = {}

    def hold(self, *, mirrored: bool) -> None:
        """Read all points now, and keep them for every tile."""
        if mirrored:
            self._mirrored = {m: self.mirrored(m) for m in range(half_sizes(self.matrix)[1])}
        else:
            self._plain = {m: self.plain(m) for m in range(self.matrix.columns)}

    def plain(self, m: int) -> list[str]:
        """Return point m of each vector."""
        return self._plain.get(m) or [self.access.point(number, m) for number in range(self.access.count)]

    def mirrored(self, m: int) -> list[tuple[str, str | None]]:
        """Return sum and difference of mirrored points of each vector; of the middle one itself, and none."""
        return self._mirrored.get(m) or [self._mirror(number, m) for number in range(self.access.count)]

    def _mirror(self, number: int, m: int) -> tuple[str, str | None]:
        low, other = self.access.point(number, m), self.matrix.columns - 1 - m
        if other == m:
            return low, None
        high = self.access.point(number, other)
        return self._builder.add(low, high), self._builder.subtract(low, high)


def _plain(builder: Builder, points: _Points, entries: Entries, parts: int, rows: range) -> None:
    access, count = points.access, points.access.count
    sums = Sums(builder, parts_of(points.matrix.columns, parts), len(rows) * count)
    for m in sums.order:
        read = points.plain(m)
        for at, row in enumerate(rows):
            entry = entries.entry(Index(row), m)
            for number, point in enumerate(read):
                sums.add(at * count + number, m, point, entry)
    for at, row in enumerate(rows):
        for number in range(count):
            access.put(number, row, sums.total(at * count + number))


def _even_odd(builder: Builder, points: _Points, entries: Entries, parts: int, rows: range) -> None:
    access, count, matrix = points.access, points.access.count, points.matrix
    middle = matrix.rows // 2 if matrix.rows % 2 else -1
    _, n_even, n_odd = half_sizes(matrix)
    even = Sums(builder, parts_of(n_even, parts), len(rows) * count)
    odd = Sums(builder, parts_of(n_odd, parts), len(rows) * count)
    keeps, adds = _keeps_middle(matrix), _adds_middle(matrix)
    has_even = [row != middle or (matrix.parity is Parity.EVEN and not keeps) for row in rows]
    has_odd = [row != middle or matrix.parity is Parity.ODD for row in rows]
    for m in even.order:
        if adds and m == n_even - 1:
            continue
        mirrored = points.mirrored(m)
        for at, row in enumerate(rows):
            for number, (total, difference) in enumerate(mirrored):
                if has_even[at]:
                    even.add(at * count + number, m, total, entries.entry(Index(row), m))
                if difference is not None and has_odd[at]:
                    odd.add(at * count + number, m, difference, entries.entry(Index(row), n_even + m))
    for at, row in enumerate(rows):
        if row == middle and keeps:
            for number, (point, _) in enumerate(points.mirrored(matrix.columns // 2)):
                access.put(number, row, point)
            continue
        for number in range(count):
            e = even.total(at * count + number) if has_even[at] else None
            o = odd.total(at * count + number) if has_odd[at] else None
            if adds and row == middle and e is not None:
                e = builder.add(e, points.mirrored(n_even - 1)[number][0])
            _put_pair(builder, access, matrix, number, row, e, o)


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
