"""Operators that a shared C library is asked for: kinds, points along each axis, levels of instructions."""

from __future__ import annotations

from ...errors import UsageError, argument
from ...isa.target import Level
from ...records import record
from ..target import Target
from ..variant import DType
from ..vector.operator import MAX_AXES, Layout, Points, TensorOperator
from ..vector.registry import named_operator, procedure_name
from . import LIBRARY_KINDS

MOST_POINTS = 16
"""Along an axis: work arrays of a block of elements lie on the stack."""
USUALLY_SEARCHED = 5
"""Points up to which a search takes a second or two, and gains up to half of the time."""
_WIDTHS = (256, 512)
"""Bits of the vectors whose lanes are the numbers of elements that may be interlaced."""
ALL_AXES = "xyz"
Sizes = tuple[Points, Points, str]
"""Points taken and made along each axis, and the axes that have a matrix."""


def parse_sizes(text: str) -> Sizes:
    """Return the sizes of `4,4,2:5,5,3`; a dash is an axis that is left alone, as in `4,4,4:-,-,1`.

    Raises
    ------
    UsageError
        If it is not of the form.

    Examples
    --------
    >>> parse_sizes("4,4,4:-,-,1")
    ((4, 4, 4), (4, 4, 1), 'z')
    """
    taken, _, made = (words.split(",") for words in text.partition(":"))
    said = f"{argument('sizes')} {text}: give points taken and made along each axis, such as 4,4,2:5,5,3"
    if len(taken) != len(made) or len(taken) > MAX_AXES or not all(word.isdecimal() for word in taken):
        raise UsageError(said)
    if not all(word == "-" or word.isdecimal() for word in made) or set(made) == {"-"}:
        raise UsageError(said)
    points = tuple(map(int, taken))
    along = "".join(axis for axis, word in zip(ALL_AXES, made, strict=False) if word != "-")
    count = tuple(n if word == "-" else int(word) for n, word in zip(points, made, strict=True))
    return points, count, ALL_AXES if len(along) == len(made) else along


@record(order=True)
class Shape:
    """An operator of a library.

    Attributes
    ----------
    kind : str
        Of `LIBRARY_KINDS`.
    points, made : tuple of int
        Along each axis.
    along : str
        Axes that interpolation is along.
    """

    kind: str
    points: Points
    made: Points
    along: str = ALL_AXES

    @property
    def dimension(self) -> int:
        """Number of axes."""
        return len(self.points)

    @property
    def text(self) -> str:
        """Points in words, such as `3 to 4` or `3x3x3 to 3x3x1 along z`."""
        taken, made = (str(p[0]) if len(set(p)) == 1 else "x".join(map(str, p)) for p in self.between)
        return f"{taken} to {made}" + (f" along {self.along}" if self.along != ALL_AXES else "")

    @property
    def between(self) -> tuple[Points, Points]:
        """Points taken and made."""
        return self.points, self.made

    @property
    def is_cube(self) -> bool:
        """True for as many points along every axis."""
        return len(set(self.points)) == len(set(self.made)) == 1 and self.along == ALL_AXES

    def operator(self, interlaced: int, dtype: DType, *, symmetric: bool) -> TensorOperator:
        """Return the description of the operator.

        Parameters
        ----------
        interlaced : int
            Elements of a block.
        dtype : DType
        symmetric : bool
            Matrices have a parity.
        """
        return named_operator(
            self.kind,
            self.points,
            self.made,
            symmetric=symmetric,
            along=self.along,
            layout=Layout.INTERLACED if interlaced > 1 else Layout.ELEMENT,
            interlaced=interlaced,
            dtype=dtype,
        )

    def function_name(self, operator: TensorOperator, lanes: int) -> str:
        """Return the name of a function, which tells an operator of one axis from that of three.

        Parameters
        ----------
        operator : TensorOperator
        lanes : int
            Lanes of its vectors.

        Examples
        --------
        >>> shape = Shape("interpolation", (4,), (5,))
        >>> shape.function_name(shape.operator(1, DType.FLOAT64, symmetric=True), 8)
        'interpolation_1d_p4_q5_f64x8_symmetric'
        """
        return procedure_name(self.kind + "-1d" * (self.dimension == 1), operator, lanes)


@record
class LibraryRequest:
    """The kernels that a library is to have.

    Attributes
    ----------
    kinds : tuple of str
        Of `LIBRARY_KINDS`.
    dimensions, nodes : tuple of int
    extra : tuple of int
        Quadrature points in excess of nodes.
    target : Target
        Target of the instruction set whose levels the library has.
    width : int or None
        Bits of its widest vectors; None for all levels.
    dtype : DType
    searched_points : int
        Tiles of operators of at most so many points along an axis are chosen by the operations of the code of
        each, some seconds for a function; those of others by counts in closed form (`chosen_kernel`).
    sizes : tuple of Sizes
        Of further operators, along each axis.

    Raises
    ------
    UsageError
        If no operator or no level is left.
    """

    kinds: tuple[str, ...]
    dimensions: tuple[int, ...]
    nodes: tuple[int, ...]
    extra: tuple[int, ...]
    target: Target
    width: int | None = None
    dtype: DType = DType.FLOAT64
    searched_points: int = USUALLY_SEARCHED
    sizes: tuple[Sizes, ...] = ()

    def __post_init__(self) -> None:
        if unknown := [kind for kind in self.kinds if kind not in LIBRARY_KINDS]:
            raise UsageError(f"{argument('kinds')} {unknown[0]}: is none of a library's")
        if not self.shapes:
            raise UsageError(
                f"no operator of these nodes and points has 1 to {MOST_POINTS} of each along an axis"
            )
        if not self.levels:
            widths = [level.target.vector_bits for level in self._all_levels]
            known = f"those of {self.target.isa} have {', '.join(map(str, widths))} bits"
            raise UsageError(
                f"no code for {self.target.isa} chooses its vectors when it runs"
                if not widths
                else f"{argument('width')} {self.width}: no vectors of a library are as narrow; {known}"
            )

    @property
    def shapes(self) -> list[Shape]:
        """Operators, each once: from nodes to points, and what is transposed from points to nodes."""
        asked = [
            ((nodes,) * dimension, (nodes + extra,) * dimension, ALL_AXES)
            for dimension in self.dimensions
            for nodes in self.nodes
            for extra in self.extra
        ]
        found = set()
        for nodes, points, along in (*asked, *self.sizes):
            if all(1 <= count <= MOST_POINTS for count in (*nodes, *points)):
                kinds = self.kinds if along == ALL_AXES else {"interpolation"} & set(self.kinds)
                found |= {Shape(kind, *pair, along) for kind in kinds for pair in _pairs(kind, nodes, points)}
        return sorted(found)

    @property
    def levels(self) -> list[Level]:
        """Levels of the library, the one with the widest vectors first."""
        widest = self.width or max(_WIDTHS)
        return [level for level in self._all_levels if level.target.vector_bits <= widest]

    @property
    def _all_levels(self) -> tuple[Level, ...]:
        return self.target.instruction_set.compilation.LEVELS

    @property
    def interlaced(self) -> list[int]:
        """Elements that may lie interlaced."""
        return [bits // self.dtype.bits for bits in _WIDTHS]


def _pairs(kind: str, nodes: Points, points: Points) -> set[tuple[Points, Points]]:
    """Return the points that an operator takes and makes, in the directions in which it is used."""
    if kind == "interpolation":
        return {(nodes, points), (points, nodes)}
    if kind == "divergence":
        return {(points, nodes)}
    if kind == "derivatives":
        return {(points, points)}
    return {(nodes, points)}
