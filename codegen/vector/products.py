"""Products of a matrix with points, tile by tile of rows: their loads, stores and even-odd forms.

With a matrix that is mirrored in its middle, up to the sign s, sums `p[m] + p[C-1-m]` and differences
`p[m] - p[C-1-m]` need half a matrix each, and give two rows at once:

    E = sum over m of even[r, m] (p[m] + p[C-1-m])      row r        = E + O
    O = sum over m of odd[r, m] (p[m] - p[C-1-m])       row R-1-r    = s (E - O)

Where all rows have the same known sum, one of the sums of points is taken off the others (`HalfProducts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Protocol

from .builder import Builder, Run, Sums, store_runs
from .matrix_loads import Entries, HalfProducts, entries_used, half_sizes
from .operator import Matrix, Parity
from .plan import Form, Link, Step, Tile, parts_of, used_by
from .program import Index
from .row_vectors import evenly

SCALE = "scale"
"""Array of alpha and beta, of which a step reads what it needs."""
CONSTANT = "constant"
"""Array of `CONSTANTS`."""
CONSTANTS = (0.5, 0.0)


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


def overwrites(matrix: Matrix, tile: Tile) -> bool:
    """Tell whether a tile reads all points of a line before it writes one, so that both may lie in place."""
    rows = half_sizes(matrix)[0] if tile.even_odd else matrix.rows
    whole = tile.form is not Form.ACROSS or tile.held or tile.outputs >= rows
    return whole and matrix.rows == matrix.columns


def reads_entries(matrix: Matrix, tile: Tile) -> bool:
    """Tell whether a tile reads entries of the matrix in every line, beside those that it keeps.

    Parameters
    ----------
    matrix : Matrix
    tile : Tile
    """
    return sum(1 for _ in entries_used(used_by(tile, matrix), even_odd=tile.even_odd)) > tile.kept


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
    for row, m in islice(entries_used(used_by(tile, matrix), even_odd=tile.even_odd), tile.kept):
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
    matrix = used_by(tile, matrix)
    points, closing = _Points(builder, access, matrix), _Closing(builder, matrix)
    if tile.held:
        points.hold(mirrored=tile.even_odd)
    rows = half_sizes(matrix)[0] if tile.even_odd else matrix.rows
    first = 0
    for size in evenly(rows, tile.outputs):
        # no two tiles of rows read the same entry, and a strip whose entries are all kept reads none
        entries.renew(spare=first > 0 or not reads_entries(matrix, tile))
        write = _even_odd if tile.even_odd else _plain
        write(builder, points, closing, entries, tile.parts, range(first, first + size))
        first += size


class _Points:
    """Points of the vectors of an access, with sums and differences of mirrored ones; read again, or held."""

    def __init__(self, builder: Builder, access: Access, matrix: Matrix) -> None:
        self.access, self.matrix = access, matrix
        self._builder = builder
        self._plain: dict[int, list[str]] = {}
        self._mirrored: dict[int, list[tuple[str, str | None]]] = {}
        self._taken_off: dict[int, str] = {}

    def hold(self, *, mirrored: bool) -> None:
        """Read all points now, and keep them for every tile."""
        if mirrored:
            self._mirrored = {m: self.mirrored(m) for m in self.order(range(half_sizes(self.matrix)[1]))}
        else:
            self._plain = {m: self.plain(m) for m in range(self.matrix.columns)}

    def order(self, columns: Sequence[int]) -> list[int]:
        """Return the columns of a half, the one whose sum is taken off the others before these."""
        last = half_sizes(self.matrix)[1] - 1
        return sorted(columns, key=lambda m: m != last) if self._takes_off else list(columns)

    def plain(self, m: int) -> list[str]:
        """Return point m of each vector."""
        return self._plain.get(m) or [self.access.point(number, m) for number in range(self.access.count)]

    def mirrored(self, m: int) -> list[tuple[str, str | None]]:
        """Return sum and difference of mirrored points of each vector; of the middle one itself, and none.

        Of the sum that is taken off others the part that each row begins with: half of it, as the sum of the
        row is that of both mirrored points.
        """
        return self._mirrored.get(m) or [self._mirror(number, m) for number in range(self.access.count)]

    @property
    def _takes_off(self) -> bool:
        return HalfProducts.of(self.matrix).takes_off

    def _mirror(self, number: int, m: int) -> tuple[str, str | None]:
        low, other = self.access.point(number, m), self.matrix.columns - 1 - m
        if other == m:
            if self._takes_off:
                self._taken_off[number] = self._builder.add(low, low)
            return low, None
        high = self.access.point(number, other)
        total, difference = self._builder.add(low, high), self._builder.subtract(low, high)
        if not self._takes_off:
            return total, difference
        if m < half_sizes(self.matrix)[1] - 1:
            return self._builder.subtract(total, self._taken_off[number]), difference
        self._taken_off[number] = total
        return _half(self._builder, total), difference


def _half(builder: Builder, value: str) -> str:
    return builder.multiply(value, builder.broadcast(CONSTANT, Index(CONSTANTS.index(0.5))), kept=True)


def _negative(builder: Builder, value: str) -> str:
    return builder.subtract(builder.broadcast(CONSTANT, Index(CONSTANTS.index(0.0))), value)


def _plain(
    builder: Builder, points: _Points, closing: _Closing, entries: Entries, parts: int, rows: range
) -> None:
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


class _Closing:
    """Last row of a half whose rows add up to a known sum, from the points and the other rows of a vector."""

    def __init__(self, builder: Builder, matrix: Matrix) -> None:
        self._builder, self._matrix = builder, matrix
        self._points: dict[int, str] = {}
        self._rows: dict[int, str] = {}

    def take(self, mirrored: Sequence[tuple[str, str | None]]) -> None:
        """Add the sum of two mirrored points of each vector to that of all points."""
        for number, (total, _) in enumerate(mirrored):
            self._points[number] = self._plus(self._points.get(number), total)

    def halves(self, number: int, row: int, e: str | None, o: str | None) -> tuple[str | None, str | None]:
        """Return both halves of a row, that which the other rows give put in; None of one that is zero."""
        even, last = self._matrix.parity is Parity.EVEN, half_sizes(self._matrix)[0] - 1
        if row == last:
            return (self._last(number), o) if even else (e, self._last(number))
        made = e if even else o
        assert made is not None
        self._rows[number] = self._plus(self._rows.get(number), made)
        return e, o

    def _plus(self, total: str | None, value: str) -> str:
        return value if total is None else self._builder.add(total, value)

    def _last(self, number: int) -> str | None:
        builder, middle, rows = self._builder, self._matrix.rows % 2, self._rows.get(number)
        if middle and rows is not None:
            rows = builder.add(rows, rows)  # a mirrored row for each
        if self._matrix.row_sum == 0:
            return None if rows is None else _negative(builder, rows)
        points = self._points[number] if middle else _half(builder, self._points[number])
        return points if rows is None else builder.subtract(points, rows)


def _even_odd(
    builder: Builder, points: _Points, closing: _Closing, entries: Entries, parts: int, rows: range
) -> None:
    access, count, matrix = points.access, points.access.count, points.matrix
    products, (n_rows, n_even, n_odd) = HalfProducts.of(matrix), half_sizes(matrix)
    even = Sums(builder, parts_of(n_even, parts), len(rows) * count)
    odd = Sums(builder, parts_of(n_odd, parts), len(rows) * count)
    begins = products.takes_off and matrix.row_sum == 1
    for m in points.order(even.order):
        if m == n_even - 1 and products.adds_middle and not products.closes:
            continue
        mirrored = points.mirrored(m)
        if products.closes and n_rows - 1 in rows:
            closing.take(mirrored)
        for at, row in enumerate(rows):
            for number, (total, difference) in enumerate(mirrored):
                place = at * count + number
                if row < products.even_rows and m < products.even_columns:
                    even.add(place, m, total, entries.entry(Index(row), m))
                elif row < products.even_rows and begins:
                    even.begin(place, total)
                if difference is not None and row < products.odd_rows:
                    odd.add(place, m, difference, entries.entry(Index(row), n_even + m))
    for at, row in enumerate(rows):
        if row == matrix.rows // 2 and products.keeps_middle:
            for number, (point, _) in enumerate(points.mirrored(matrix.columns // 2)):
                access.put(number, row, point)
            continue
        for number in range(count):
            place = at * count + number
            e = even.total(place) if row < products.even_rows and (products.even_columns or begins) else None
            o = odd.total(place) if row < products.odd_rows else None
            if products.closes:
                e, o = closing.halves(number, row, e, o)
            elif products.adds_middle and row == matrix.rows // 2 and e is not None:
                e = builder.add(e, points.mirrored(n_even - 1)[number][0])
            _put_pair(builder, access, matrix, number, row, e, o)


def _put_pair(
    builder: Builder, access: Access, matrix: Matrix, number: int, row: int, e: str | None, o: str | None
) -> None:
    """Write a row and the mirrored one from both halves, of which one is None where it is zero."""
    mirrored, even = matrix.rows - 1 - row, matrix.parity is Parity.EVEN
    if e is None or o is None:
        value, same = (e, even) if o is None else (o, not even)
        if value is None:  # the middle row of such a matrix with two columns
            value = builder.broadcast(CONSTANT, Index(CONSTANTS.index(0.0)))
        access.put(number, row, value)
        if mirrored != row:
            access.put(number, mirrored, value if same else _negative(builder, value))
        return
    access.put(number, row, builder.add(e, o))
    first, second = (e, o) if even else (o, e)
    access.put(number, mirrored, builder.subtract(first, second))
