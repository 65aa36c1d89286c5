"""Plans of an operator: steps of one matrix along one axis, their tiles, and the arrays between them.

    tile = form [/vN] [/uN] [/pN] [/sN] [/kN] [/eo] [/sums] [/wide] [/held]   across/v2/u4   turned/u3/eo
    form = across | rows | turned

`across`: lanes run along points that lie side by side, entries of the matrix are broadcast.
`rows`: lanes run along rows of the matrix, points are broadcast. `turned`: lanes run along lines of
points, which are transposed in registers on their way in and out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from itertools import pairwise
from math import prod

from ...errors import UsageError
from ...records import record, replace
from ..splits import Split
from .operator import FACTOR, METRIC, Matrix, PointData, Points, TensorOperator

_TILE = re.compile(r"(across|rows|turned)((?:/(?:[vupsk][1-9]\d*|eo|sums|wide|held))*)")

_FLAGS = ("eo", "sums", "wide", "held")


class Form(StrEnum):
    """Direction of the lanes of a vector."""

    ACROSS = "across"
    ROWS = "rows"
    TURNED = "turned"


@record
class Tile:
    """The register tile of a step.

    Attributes
    ----------
    form : Form
    vectors : int
        Vectors side by side that are worked on together.
    outputs : int
        Rows of the matrix (pairs of rows in even-odd form), of `rows` lines of points, together.
    pack : int
        Lines of points that fill vectors together.
    parts : int
        Parts that every inner product is split into.
    even_odd : bool
        Sums and differences of mirrored points are multiplied, instead of points.
    sums : bool
        In even-odd form, known sums of rows save products (`HalfProducts`).
    wide : bool
        Entries of the matrix stand in all lanes behind its array: products read them from memory.
    held : bool
        All points of a line are read before the first product, and kept for all rows.
    kept : int
        Entries of the matrix that are read before the first line, and kept in registers for all lines.
    """

    form: Form
    vectors: int = 1
    outputs: int = 1
    pack: int = 1
    parts: int = 1
    even_odd: bool = False
    sums: bool = False
    wide: bool = False
    held: bool = False
    kept: int = 0

    def __str__(self) -> str:
        counts = (("v", self.vectors), ("u", self.outputs), ("p", self.pack), ("s", self.parts))
        words = [str(self.form), *(f"{letter}{number}" for letter, number in counts if number != 1)]
        words += [f"k{self.kept}"] if self.kept else []
        flags = zip(_FLAGS, (self.even_odd, self.sums, self.wide, self.held), strict=True)
        return "/".join([*words, *(word for word, given in flags if given)])


def parse_tile(text: str) -> Tile:
    """Return the tile written as `text`.

    Raises
    ------
    UsageError
        If it is not of the grammar.

    Examples
    --------
    >>> str(parse_tile("across/v2/u4/eo"))
    'across/v2/u4/eo'
    """
    matched = _TILE.fullmatch(text)
    if matched is None:
        raise UsageError(f"tile {text!r}: not of the form across/v2/u4, rows/u6 or turned/u3/eo")
    words = matched[2].split("/")[1:]
    numbers = {word[0]: int(word[1:]) for word in words if word not in _FLAGS}
    vectors, outputs, pack, parts = (numbers.get(letter, 1) for letter in "vups")
    even_odd, sums, wide, held = (flag in words for flag in _FLAGS)
    kept = numbers.get("k", 0)
    return Tile(Form(matched[1]), vectors, outputs, pack, parts, even_odd, sums, wide, held, kept)


def used_by(tile: Tile, matrix: Matrix) -> Matrix:
    """Return a matrix without the sums of its rows where a tile does not use them."""
    return matrix if tile.sums or matrix.row_sum is None else replace(matrix, row_sum=None)


def parts_of(terms: int, parts: int) -> Split:
    """Return the split of an inner product into parts as equal as can be.

    Examples
    --------
    >>> parts_of(8, 3)
    (3, 3, 2)
    """
    count = min(parts, terms)
    return tuple(terms // count + (number < terms % count) for number in range(count))


@record
class Link:
    """Operations on the product of a step at each point, and a second matrix that is applied to them.

    In this order; an array without a name takes no part. With a metric `M` and derivatives `g` the product is
    `g[a]` along the one axis whose field has no name: each is replaced by `sum over b of M[a, b] g[b]`.

    Attributes
    ----------
    stored : str
        Array that the product is written to.
    added : str
        Array that is added to the product.
    factor : str
        Data that multiplies it.
    metric : str
        Data: entries xx, xy, xz, yy, yz, zz at each point.
    fields : tuple of str
        Derivatives along each axis.
    second : Matrix or None
        Applied along the same axis, from registers.
    weight, weighted : str
        Data, and the array whose product with it is added to the result.
    entries : int
        Of a field at all points, those of other planes included.
    """

    stored: str = ""
    added: str = ""
    factor: str = ""
    metric: str = ""
    fields: tuple[str, ...] = ()
    second: Matrix | None = None
    weight: str = ""
    weighted: str = ""
    entries: int = 0

    @property
    def arrays(self) -> tuple[str, ...]:
        """Arrays at the points of the product, without data, each once."""
        named = (self.stored, self.added, *self.fields, self.weighted)
        return tuple(dict.fromkeys(name for name in named if name))

    @property
    def data(self) -> tuple[str, ...]:
        """Arrays of data."""
        return tuple(name for name in (self.factor, self.metric, self.weight) if name)

    @property
    def flops(self) -> int:
        """Operations at a point, without those of the second matrix."""
        axes = len(self.fields)
        return bool(self.added) + bool(self.factor) + axes * (2 * axes - 1) + 2 * bool(self.weight)

    def with_names(self, names: Mapping[str, str]) -> Link:
        """Return it with other names of arrays."""
        held = ("stored", "added", "factor", "metric", "weight", "weighted")
        named = {field: names.get(getattr(self, field), getattr(self, field)) for field in held}
        return replace(self, fields=tuple(names.get(name, name) for name in self.fields), **named)


@record
class Step:
    """One matrix applied along one axis: `result = alpha * (matrix source) + beta * result`.

    Attributes
    ----------
    source, result : str
        Arrays: inputs `u0`, ..., outputs `y0`, ..., and work arrays `w0`, ...
    axis : int
        0 for x.
    points : tuple of int
        Of the source.
    matrix : Matrix
    alpha, beta : float
    link : Link or None
        Work between the product and the result, of a fused operator.
    """

    source: str
    result: str
    axis: int
    points: Points
    matrix: Matrix
    alpha: float = 1.0
    beta: float = 0.0
    link: Link | None = None

    @property
    def second(self) -> Matrix | None:
        """Matrix that is applied to the product in registers."""
        return None if self.link is None else self.link.second

    @property
    def matrices(self) -> tuple[Matrix, ...]:
        """Matrices in the order in which they are applied."""
        return (self.matrix,) if self.second is None else (self.matrix, self.second)

    @property
    def rows(self) -> int:
        """Points of the result along the axis."""
        return self.matrix.rows if self.second is None else self.second.rows

    @property
    def product_points(self) -> Points:
        """Points of the product with the first matrix along each axis."""
        return (*self.points[: self.axis], self.matrix.rows, *self.points[self.axis + 1 :])

    @property
    def result_points(self) -> Points:
        """Points of the result along each axis."""
        return (*self.points[: self.axis], self.rows, *self.points[self.axis + 1 :])

    @property
    def in_place(self) -> bool:
        """True where the result overwrites the source."""
        return self.source == self.result

    @property
    def sizes(self) -> dict[str, int]:
        """Entries of each array that it reads or writes for one element, without matrices."""
        found = {self.source: prod(self.points), self.result: prod(self.result_points)}
        if self.link is not None:
            size = prod(self.product_points)
            found |= {name: max(size, found.get(name, 0)) for name in self.link.arrays}
            axes = len(self.link.fields)
            found |= dict.fromkeys(self.link.data, size)
            if self.link.metric:
                found[self.link.metric] = size * (axes * (axes + 1) // 2)
        return found

    @property
    def written(self) -> tuple[str, ...]:
        """Arrays that it writes."""
        linked = () if self.link is None else (self.link.stored, *self.link.fields)
        return tuple(dict.fromkeys(name for name in (*linked, self.result) if name))

    @property
    def data(self) -> tuple[PointData, ...]:
        """Data that it takes, in the order of `Link.data`."""
        size, axes = self.product_points, len(self.points)
        link = self.link or Link()
        return tuple(
            PointData(METRIC, size, axes * (axes + 1) // 2)
            if name == link.metric
            else PointData(FACTOR, size, 1)
            for name in link.data
        )

    @property
    def alone(self) -> Step:
        """The step by itself: its result is `y0`, other arrays of points `y1` and on, data `u1` and on."""
        names = {self.result: "y0"}
        if self.link is not None:
            for name in self.link.arrays:
                names.setdefault(name, f"y{len(names)}")
            names |= {name: f"u{number}" for number, name in enumerate(self.link.data, 1)}
        return self.with_names({self.source: "u0"} | names)

    def with_names(self, names: Mapping[str, str]) -> Step:
        """Return it with other names of arrays."""
        link = None if self.link is None else self.link.with_names(names)
        source, result = (names.get(name, name) for name in (self.source, self.result))
        return replace(self, source=source, result=result, link=link)

    @property
    def before(self) -> int:
        """Lines that the matrix is applied to, one block of `after` behind the other."""
        return prod(self.points[self.axis + 1 :])

    @property
    def after(self) -> int:
        """Points that lie between neighbours along the axis."""
        return prod(self.points[: self.axis])

    @property
    def flops(self) -> int:
        """Operations of one element, by the plain form of the product."""
        entries, made = prod(self.result_points), prod(self.product_points)
        first = made * (2 * self.matrix.columns - 1 + (0 if self.link is None else self.link.flops))
        second = 0 if self.second is None else entries * (2 * self.second.columns - 1)
        return first + second + entries * scaling_flops(self.alpha, self.beta)


def scaling_flops(alpha: float, beta: float) -> int:
    """Return the operations an entry that `alpha * sum + beta * old` takes beside its sum."""
    return int(alpha != 1) + {0.0: 0, 1.0: 1}.get(beta, 2)


@record
class Plan:
    """Steps of an operator, in order.

    Attributes
    ----------
    operator : TensorOperator
    steps : tuple of Step
    work : tuple of int
        Entries of each work array for one element (one block: times the elements of it).
    planes : tuple of tuple of int
        First step, and the one behind the last, of groups that are done together for one plane after the
        other. Other steps are done for all points.
    """

    operator: TensorOperator
    steps: tuple[Step, ...]
    work: tuple[int, ...]
    planes: tuple[tuple[int, int], ...] = ()

    @property
    def whole(self) -> int | None:
        """Steps before the first that is done plane by plane; None where all are done for all points."""
        return self.planes[0][0] if self.planes else None

    @property
    def groups(self) -> tuple[tuple[int, int], ...]:
        """First step, and the one behind the last, of those that are done for all points or by planes."""
        ends = [at for group in self.planes for at in group]
        bounds = [0, *ends, len(self.steps)]
        return tuple((a, b) for a, b in pairwise(bounds) if a < b)

    def is_by_plane(self, number: int) -> bool:
        """Tell whether a step is done plane by plane."""
        return any(first <= number < behind for first, behind in self.planes)

    def plane_array(self, group: tuple[int, int]) -> str | None:
        """Return the work array of which a group of steps needs one plane, None without."""
        first = self.steps[group[0]].result
        return first if first.startswith("w") else None

    @property
    def parts(self) -> tuple[tuple[Step, int], ...]:
        """Each step as it is written, of one plane where it is done plane by plane, and how often."""
        return tuple(
            (replace(s, points=s.points[:-1]), s.points[-1]) if self.is_by_plane(number) else (s, 1)
            for number, s in enumerate(self.steps)
        )

    @property
    def entries(self) -> int:
        """Entries of all arrays that steps read or write, without matrices, for one element."""
        sizes: dict[str, int] = {}
        for step in self.steps:
            sizes |= step.sizes
        outside = sum(size for array, size in sizes.items() if not array.startswith("w"))
        return outside + sum(self.work)

    @property
    def flops(self) -> int:
        """Operations of one element, all its components, by the plain form of every product."""
        return self.operator.components * sum(step.flops for step in self.steps)
