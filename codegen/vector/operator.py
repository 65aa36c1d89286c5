"""Description of a tensor operator: sums of products of one-dimensional matrices, and its arrays.

    out[o] = alpha * sum over terms t with result o of (product over axes of t.chain) in[t.source]
             + beta * out[o]

A chain is the matrices along one axis in the order in which they are applied; an axis without one is
left as it is. Everything else, what is shared and in which order, is a plan's (`plan`).

A fused operator evaluates at quadrature points, multiplies there by data, and integrates. Its chains go
there and back, `(b, transposed b)` for values and `(b, d, transposed d, transposed b)` along the axis of a
derivative; its plans are those of `operator_plans.fused_plans`.
"""

from __future__ import annotations

import re
import sys
from enum import StrEnum
from math import prod
from typing import TYPE_CHECKING

from ...errors import UsageError
from ...records import record, replace
from ..variant import DType

if TYPE_CHECKING:
    from .matrix_storage import Array


MAX_POINTS = 32
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9]{0,15}")
_LONGEST = 48
"""Characters of the name of a procedure: Fortran has 63 for those of its module."""
_PROCEDURE = re.compile(rf"[a-zA-Z][a-zA-Z0-9_]{{0,{_LONGEST - 1}}}")
_TAKEN = re.compile(
    r"([a-z]|in|out|mix|sum)\d*|scale|constant|vec|load|store|element|component|double|float|int|for|void|const"
)


class Parity(StrEnum):
    """Parity of a matrix under reversal of both axes: symmetric, antisymmetric or neither.

    Interpolation between symmetric points is EVEN: `M[R-1-r, C-1-c] = M[r, c]`; the derivative is
    ODD: `M[R-1-r, C-1-c] = -M[r, c]`.
    """

    NONE = "none"
    EVEN = "even"
    ODD = "odd"

    @property
    def sign(self) -> int:
        """1 or -1, 0 without symmetry."""
        return {Parity.NONE: 0, Parity.EVEN: 1, Parity.ODD: -1}[self]


@record
class Matrix:
    """A matrix that is applied along one axis.

    Attributes
    ----------
    name : str
        Of the array; matrices of one name are one array.
    rows, columns : int
        Points that it makes, and points that it takes.
    row_major : bool
        Entry (row, column) lies at `column + columns * row`, else at `row + rows * column`.
    parity : Parity
        Its symmetry.
    nodal : bool
        The middle point that it makes has the value of the middle one that it takes, as in interpolation by
        Lagrange polynomials: the middle row has a 1 in the middle and zeros beside it.
    row_sum : int or None
        Sum of the entries of every row: 1 where constants are kept, as by interpolation with functions that
        are a partition of unity, 0 where they vanish, as in derivatives; None where it is not known.
    transposed : bool
        The transpose of an array: rows and columns, and the order, are those of what is applied; parity, what
        is nodal, and sums of rows are those of the array.

    Raises
    ------
    UsageError
        If a size is not 1 to 32, the name is none that sources can have, a nodal matrix is not even with
        odd numbers of rows and columns, or rows have a sum that their parity, or the nodal one, cannot have.
    """

    name: str
    rows: int
    columns: int
    row_major: bool = False
    parity: Parity = Parity.NONE
    nodal: bool = False
    row_sum: int | None = None
    transposed: bool = False

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name) or _TAKEN.fullmatch(self.name):
            raise UsageError(
                f"matrix {self.name!r}: a name has up to 16 letters and digits, a letter first, "
                "and is none that kernels have themselves, such as u0, v1, y2, w3, in0, out0, scale"
            )
        for what, size in (("rows", self.rows), ("columns", self.columns)):
            if not 1 <= size <= MAX_POINTS:
                raise UsageError(f"matrix {self.name}: {size} {what}; 1 to {MAX_POINTS} are possible")
        if self.nodal and not (self.parity is Parity.EVEN and self.rows % 2 and self.columns % 2):
            raise UsageError(
                f"matrix {self.name}: nodal needs a middle row and a middle column, and even parity; "
                f"it is {self.rows}x{self.columns}, parity {self.parity}"
            )
        possible = {Parity.ODD: (0,)}.get(self.parity, (1,) if self.nodal else (0, 1))
        if self.row_sum is not None and self.row_sum not in possible:
            raise UsageError(
                f"matrix {self.name}: rows of parity {self.parity}{', nodal,' * self.nodal} add up to "
                f"{' or '.join(map(str, possible))}, not {self.row_sum}"
            )

    @property
    def transpose(self) -> Matrix:
        """Its transpose, of the same array.

        Examples
        --------
        >>> Matrix("bx", 4, 3).strides, Matrix("bx", 4, 3).transpose.strides
        ((1, 4), (4, 1))
        """
        return replace(
            self,
            rows=self.columns,
            columns=self.rows,
            row_major=not self.row_major,
            transposed=not self.transposed,
        )

    @property
    def array(self) -> Matrix:
        """The matrix as its array is given."""
        return self.transpose if self.transposed else self

    @property
    def strides(self) -> tuple[int, int]:
        """Entries from one row to the next, and from one column to the next."""
        return (self.columns, 1) if self.row_major else (1, self.rows)

    @property
    def size(self) -> int:
        """Entries."""
        return self.rows * self.columns

    def stored(self, values: Array) -> Array:
        """Return the entries as they lie in memory, of a matrix of shape (rows, columns)."""
        return (values if self.row_major else values.T).ravel()


KINDS = {
    "interpolation": "a matrix along each axis",
    "gradient": "a derivative along each axis, interpolation along others",
    "collocated-gradient": "interpolation, then derivatives between its points",
    "values-and-gradient": "collocated-gradient, and the interpolated values as first output",
    "hessian": "interpolation, then second derivatives xx, xy, xz, yy, yz, zz between its points",
    "divergence": "the sum of derivatives of a field for each axis",
    "derivatives": "of a field for each axis, the derivative along its own",
    "mass": "interpolation, a factor at each point, and the transpose of interpolation",
    "laplace": "collocated-gradient, a symmetric metric at each point, and the transpose",
    "helmholtz": "laplace and mass together",
}
"""Kinds of operators that have a name, and what each does."""
FUSED = ("mass", "laplace", "helmholtz")
"""Those that multiply by data at the points made, and go back to the points taken."""


class Layout(StrEnum):
    """Memory layout of the points of element e, component c; x is fastest, `i` is e within its block.

    ELEMENT: `[e][c][z][y][x]`; COMPONENT: `[c][e][z][y][x]`; INTERLACED: `[block][c][z][y][x][i]`.
    """

    ELEMENT = "element"
    COMPONENT = "component"
    INTERLACED = "interlaced"


MAX_AXES = 3
MAX_TOGETHER = 1024
"""Components, and elements of a block."""
_STACK_BYTES = 1 << 20
"""Of an array of one block: kernels have some as large on the stack."""
_LARGEST = {DType.FLOAT64: sys.float_info.max, DType.FLOAT32: (2 - 2**-23) * 2.0**127}
Chain = tuple[Matrix, ...]
Points = tuple[int, ...]


@record
class Term:
    """A product of matrices along the axes, from one input into one output.

    Attributes
    ----------
    source, result : int
        Numbers of input and output.
    chains : tuple of tuple of Matrix
        Of x, y, z: the matrices along each axis, the one that is applied first before others.
    """

    source: int
    result: int
    chains: tuple[Chain, ...]

    def points(self, points: Points) -> Points:
        """Return the points of the result along each axis.

        Raises
        ------
        UsageError
            If a matrix does not take as many points as there are.
        """
        made = []
        for axis, chain in zip("xyz", self.chains, strict=False):
            count = points["xyz".index(axis)]
            for matrix in chain:
                if matrix.columns != count:
                    raise UsageError(
                        f"matrix {matrix.name} along {axis}: takes {matrix.columns} points, "
                        f"but {count} come to it; shapes must chain"
                    )
                count = matrix.rows
            made.append(count)
        return tuple(made)


FACTOR, METRIC = "factor", "metric"
"""Names of the data of fused operators."""


@record
class PointData:
    """Data of an element at its quadrature points, which all components share.

    Attributes
    ----------
    name : str
        `METRIC`, of symmetric tensors (xx, xy, xz, yy, yz, zz), or `FACTOR`.
    points : tuple of int
        Along each axis.
    entries : int
        At each point: fields that lie one behind the other as components do.
    """

    name: str
    points: Points
    entries: int


@record
class TensorOperator:
    """An operator on the points of elements.

    Attributes
    ----------
    name : str
        Name of the procedure: of letters, digits and underscores, 48 at most, a letter first.
    points : tuple of tuple of int
        Of each input: points along x, y, z; one to three axes.
    terms : tuple of Term
        Summands.
    alpha, beta : float
        `out = alpha * sum + beta * out`; nothing is read of `out` where beta is 0.
    components : int
        Fields that lie in the same arrays.
    layout : Layout
        Order of points in memory.
    interlaced : int
        Elements of a block; 1 unless the layout is INTERLACED.
    dtype : DType
        Of matrices, of work arrays and of arithmetic.
    stored : DType or None
        Of inputs, data and outputs, which are converted where they are read and written; None for dtype.
    title : str
        Name in reports; that of the procedure by default.
    data : tuple of PointData
        Of a fused operator, arrays behind the inputs: what is multiplied by between evaluation and
        integration. Terms then say which matrices are applied, there and back.

    Raises
    ------
    UsageError
        If shapes do not chain, a size is out of range, or the name is none of a procedure.
    """

    name: str
    points: tuple[Points, ...]
    terms: tuple[Term, ...]
    alpha: float = 1.0
    beta: float = 0.0
    components: int = 1
    layout: Layout = Layout.ELEMENT
    interlaced: int = 1
    dtype: DType = DType.FLOAT64
    stored: DType | None = None
    title: str = ""
    data: tuple[PointData, ...] = ()

    def __post_init__(self) -> None:
        if not _PROCEDURE.fullmatch(self.name) or _TAKEN.fullmatch(self.name):
            raise UsageError(
                f"name {self.name!r}: give up to {_LONGEST} letters, digits and underscores, a letter first, "
                "that name nothing in kernels themselves"
            )
        if not self.terms or not self.points:
            raise UsageError(f"operator {self.name}: needs an input and a term")
        self._check_axes()
        for what, count in (("components", self.components), ("interlaced elements", self.interlaced)):
            if not 1 <= count <= MAX_TOGETHER:
                raise UsageError(f"operator {self.name}: {what} must be at least 1, at most {MAX_TOGETHER}")
        for what, factor in (("alpha", self.alpha), ("beta", self.beta)):
            if not abs(factor) <= _LARGEST[self.dtype]:  # NaN included
                raise UsageError(f"operator {self.name}: {what} is {factor:g}; give a finite {self.dtype}")
        if (self.layout is Layout.INTERLACED) != (self.interlaced > 1):
            raise UsageError(
                f"operator {self.name}: layout {self.layout} with blocks of {self.interlaced}; "
                "the interlaced layout has blocks of 2 or more elements, the others of 1"
            )
        self._check_results()
        self._check_block()
        self._check_names()

    @property
    def array_dtype(self) -> DType:
        """Type of inputs, data and outputs."""
        return self.stored or self.dtype

    @property
    def axes(self) -> int:
        """Number of axes."""
        return len(self.points[0])

    @property
    def n_results(self) -> int:
        """Number of outputs."""
        return 1 + max(term.result for term in self.terms)

    def result_points(self, result: int) -> Points:
        """Return the points of an output along each axis."""
        term = next(term for term in self.terms if term.result == result)
        return term.points(self.points[term.source])

    @property
    def matrices(self) -> tuple[Matrix, ...]:
        """Every array of matrices once, in the order of terms, chains and axes.

        Of a fused operator those to quadrature points stand before those between them.
        """
        chains = [chain for term in self.terms for chain in term.chains]
        found: dict[str, Matrix] = {}
        for matrix in [chain[0] for chain in chains if chain] if self.data else ():
            found.setdefault(matrix.name, matrix.array)
        for chain in chains:
            for matrix in chain:
                found.setdefault(matrix.name, matrix.array)
        return tuple(found.values())

    @property
    def quadrature(self) -> Points | None:
        """Points along each axis at which data is given; None without data."""
        return self.data[0].points if self.data else None

    @property
    def input_entries(self) -> tuple[int, ...]:
        """Entries of each input, and of the data behind them, in one element or block of elements."""
        data = (each.entries * self.entries(each.points) for each in self.data)
        return (*(self.entries(points) for points in self.points), *data)

    def entries(self, points: Points) -> int:
        """Return the number of entries of a field in one element, or in one block of elements."""
        return prod(points) * self.interlaced

    def _check_block(self) -> None:
        made = [[matrix.rows for t in self.terms for matrix in t.chains[axis]] for axis in range(self.axes)]
        widest = [max([*counts, *(p[axis] for p in self.points)]) for axis, counts in enumerate(made)]
        n_bytes = self.entries(tuple(widest)) * self.dtype.bytes
        if n_bytes > _STACK_BYTES:
            raise UsageError(
                f"operator {self.name}: an array of a block of {self.interlaced} elements has {n_bytes} "
                f"bytes; at most {_STACK_BYTES} are possible"
            )

    def _check_axes(self) -> None:
        for points in self.points:
            if not 1 <= len(points) <= MAX_AXES or len(points) != self.axes:
                raise UsageError(f"operator {self.name}: inputs have one to three axes, all as many")
        for term in self.terms:
            if len(term.chains) != self.axes:
                raise UsageError(
                    f"operator {self.name}: a term has {len(term.chains)} chains of {self.axes} axes"
                )
            if not 0 <= term.source < len(self.points) or term.result < 0:
                raise UsageError(f"operator {self.name}: a term is of no input or output that is there")

    def _check_results(self) -> None:
        for result in range(self.n_results):
            made = {t.points(self.points[t.source]) for t in self.terms if t.result == result}
            if len(made) != 1:
                found = " and ".join("x".join(map(str, points)) for points in sorted(made)) or "nothing"
                raise UsageError(f"operator {self.name}: terms of output {result} make {found}")

    def _check_names(self) -> None:
        for term in self.terms:
            for chain in term.chains:
                for matrix in chain:
                    if matrix.array not in self.matrices:
                        raise UsageError(
                            f"operator {self.name}: two different matrices are called {matrix.name}"
                        )
