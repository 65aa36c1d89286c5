"""A shared library of operator kernels in C: plans that are made once and applied, at the processor's width.

A kernel is a kind of operator between some points, for elements that lie together or interlaced, for any
matrices or symmetric ones. There is code for each level of the instruction set; the library takes that of
the widest vectors that the processor has when a plan is made. The kernels of one operator and one width are a
file, and a table in it tells the library how to call them and how to lay out their matrices.

Components need no kernels of their own: an input of `components` fields in `n` elements is one of `n *
components` elements, in each layout.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from ...errors import UsageError, argument
from ...isa.target import Level
from ...records import record
from ...version import __version__
from ..process import map_processes
from ..render import template
from ..target import Target
from ..variant import DType
from ..vector.kernel_choice import default_kernel
from ..vector.matrix_loads import halves_size, held_rows
from ..vector.matrix_storage import symmetry_tolerance
from ..vector.operator import MAX_AXES, MAX_POINTS, Layout, Matrix, TensorOperator
from ..vector.operator_kernel import OperatorKernel
from ..vector.operator_source import Procedure, operator_procedure, render_functions
from ..vector.registry import named_operator, procedure_name
from . import LIBRARY_KINDS
from .build import c_flags, width_flag
from .libceed.kernels import chosen_kernel

MOST_POINTS = 16
"""Along an axis: work arrays of a block of elements lie on the stack."""
USUALLY_SEARCHED = 5
"""Points up to which a search takes a second or two, and gains up to half of the time."""
_WIDTHS = (256, 512)
"""Bits of the vectors whose lanes are the numbers of elements that may be interlaced."""
_NUMBERS = re.compile(r"\d+")
_SONAME = 0
"""Version of the binary interface: another one where a program would have to be compiled again."""


@record(order=True)
class Shape:
    """An operator of a library.

    Attributes
    ----------
    kind : str
        Of `LIBRARY_KINDS`.
    dimension : int
    points, made : int
        Along each axis.
    """

    kind: str
    dimension: int
    points: int
    made: int

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
        axes = self.dimension
        layout = Layout.INTERLACED if interlaced > 1 else Layout.ELEMENT
        return named_operator(
            self.kind,
            (self.points,) * axes,
            (self.made,) * axes,
            symmetric=symmetric,
            layout=layout,
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
        >>> shape = Shape("interpolation", 1, 4, 5)
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
        found = set()
        for dimension in self.dimensions:
            for nodes in self.nodes:
                for points in (nodes + extra for extra in self.extra):
                    if 1 <= nodes <= MOST_POINTS and 1 <= points <= MOST_POINTS:
                        found |= {
                            Shape(kind, dimension, *pair)
                            for kind in self.kinds
                            for pair in _pairs(kind, nodes, points)
                        }
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


def _pairs(kind: str, nodes: int, points: int) -> set[tuple[int, int]]:
    """Return the points that an operator takes and makes, in the directions in which it is used."""
    if kind == "interpolation":
        return {(nodes, points), (points, nodes)}
    if kind == "divergence":
        return {(points, nodes)}
    if kind == "derivatives":
        return {(points, points)}
    return {(nodes, points)}


@record
class Function:
    """A function of a library.

    Attributes
    ----------
    shape : Shape
    interlaced : int
    symmetric : bool
    kernel : OperatorKernel
    """

    shape: Shape
    interlaced: int
    symmetric: bool
    kernel: OperatorKernel

    @property
    def symbol(self) -> str:
        """Name of the function in its file."""
        return self.shape.function_name(self.kernel.plan.operator, self.kernel.lanes)


@record
class KernelFile:
    """The functions of an operator for one level and one width of vectors.

    Attributes
    ----------
    level : str
        Name of the level.
    name : str
        Name of the function for any matrices, without the elements of a block.
    text : str
    functions : tuple of str
    stack_bytes : int
        Largest work arrays of a function.
    """

    level: str
    name: str
    text: str
    functions: tuple[str, ...]
    stack_bytes: int

    @property
    def path(self) -> str:
        """Path in the folder of the library."""
        return f"kernels/{self.level}/{self.name}.c"

    @property
    def table(self) -> str:
        """Name of the table of its functions."""
        return f"chainline_{self.level}_{self.name}"


@record
class ErrorCode:
    """A code that a function of a library returns.

    Attributes
    ----------
    name : str
        Of the constant, without its prefix.
    message : str
    """

    name: str
    message: str


ERRORS = (
    ErrorCode("OK", "no error"),
    ErrorCode("NULL_POINTER", "a pointer is null"),
    ErrorCode("BAD_KIND", "unknown kind of operator"),
    ErrorCode("BAD_OPTION", "unknown layout, dtype, symmetry or order, or a reserved member is not zero"),
    ErrorCode(
        "BAD_SIZE",
        "dimension, points, components or elements of a block out of range for the layout",
    ),
    ErrorCode("BAD_MATRICES", "wrong number of matrices: give one of each for all axes, or for each axis"),
    ErrorCode("ASYMMETRIC", "a matrix is not symmetric under reversal of rows and columns: give GENERAL"),
    ErrorCode("NOT_IN_LIBRARY", "the library has no kernel of this operator: export it with these sizes"),
    ErrorCode("NO_PROCESSOR", "the library has no code for this processor, or none of these vector_bits"),
    ErrorCode("NO_MEMORY", "out of memory"),
    ErrorCode("BAD_ELEMENTS", "fewer than one element, or more than memory can address"),
    ErrorCode("MISALIGNED", "an array does not begin at a multiple of the size of its entries"),
    ErrorCode("OVERLAP", "an output overlaps an input or another output"),
)
"""Codes by their number: new ones are added at the end."""


def library_sources(request: LibraryRequest, date: str) -> dict[str, str]:
    """Return the text of every file of a library by its path.

    Parameters
    ----------
    request : LibraryRequest
    date : str
        Date of the export, in ISO 8601.
    """
    alike = [list(shapes) for _, shapes in groupby(sorted(request.shapes, key=_between), key=_between)]
    jobs = [(request, level, shapes) for shapes in reversed(alike) for level in request.levels]
    found = [each for files in map_processes(_kernel_files, jobs) for each in files]
    made = sorted(found, key=lambda each: each.path)
    context = _context(request, made, date)
    files = {each.path: each.text for each in made}
    once = (*_ONCE, *(_EXAMPLES if context["example"] else ()))
    files |= {path: template(f"export/c/{path}.j2").render(context) for path in once}
    return files | {"LICENSE": template("export/LICENSE.j2").render(context)}


_ONCE = (
    "chainline_kernel.h",
    "chainline_kernel.c",
    "chainline_kernel_table.h",
    "chainline_kernel.hpp",
    "chainline_kernel.f90",
    "chainline_kernel.py",
    "chainline_kernels.pc.in",
    "test_kernel.c",
    "test_kernel.cpp",
    "test_kernel.f90",
    "CMakeLists.txt",
    "Makefile",
    "README.md",
)
_EXAMPLES = ("example.c", "example.py")
"""Of a library that interpolates."""
_THREADS = 8
"""Of its test."""


def _between(shape: Shape) -> tuple[int, int, int]:
    """Return the key of operators whose steps are alike: a worker that has all chooses tiles of each once."""
    return shape.dimension, min(shape.points, shape.made), max(shape.points, shape.made)


def _kernel_files(job: tuple[LibraryRequest, Level, Sequence[Shape]]) -> list[KernelFile]:
    """Return the files of some operators for one level: one for each width of its vectors."""
    request, level, shapes = job
    files = []
    for shape in shapes:
        functions = sorted(_functions(request, level, shape), key=_lanes)
        files += [_kernel_file(request, level, list(some)) for _, some in groupby(functions, key=_lanes)]
    return files


def _lanes(function: Function) -> int:
    return function.kernel.lanes


def _functions(request: LibraryRequest, level: Level, shape: Shape) -> Iterator[Function]:
    """Yield the functions of an operator: of symmetric matrices where halves of them are faster."""
    for interlaced in (1, *request.interlaced):
        plain, halved = (
            _chosen(request, level, shape.operator(interlaced, request.dtype, symmetric=symmetric))
            for symmetric in (False, True)
        )
        yield Function(shape, interlaced, False, plain[1])
        if any(halves for _, halves in halved[1].arrays) and not plain[0] < halved[0]:
            yield Function(shape, interlaced, True, halved[1])


def _chosen(request: LibraryRequest, level: Level, operator: TensorOperator) -> tuple[float, OperatorKernel]:
    """Return the kernel of an operator, and its estimated cycles where these tell it from others."""
    target = level.target
    width = target.vector_bits
    if operator.interlaced > 1:
        width = min(width, operator.interlaced * request.dtype.bits)
    if max(*operator.points[0], *operator.result_points(0)) > request.searched_points:
        return chosen_kernel(operator, width, target.vector_registers, even_odd=True)
    return 0.0, default_kernel(operator, width, target.vector_registers)


def _kernel_file(request: LibraryRequest, level: Level, functions: Sequence[Function]) -> KernelFile:
    shape, lanes = functions[0].shape, functions[0].kernel.lanes
    name = shape.function_name(shape.operator(1, request.dtype, symmetric=False), lanes)
    procedures = {each.symbol: operator_procedure(each.kernel) for each in functions}
    vectors, texts = render_functions(procedures)
    contexts = [_function_context(each, procedures[each.symbol], texts[each.symbol]) for each in functions]
    stack = max(sum(procedure.work) for procedure in procedures.values()) * request.dtype.bytes
    made = KernelFile(level.name, name, "", tuple(procedures), stack)
    text = template("export/c/kernel.c.j2").render(
        version=__version__,
        vectors=vectors,
        table=made.table,
        level=level,
        lanes=lanes,
        shape=shape,
        kind=LIBRARY_KINDS.index(shape.kind) + 1,
        dtype=str(request.dtype),
        functions=contexts,
        matrices=_matrices(shape.operator(1, request.dtype, symmetric=True)),
        entries_in=shape.points**shape.dimension,
        entries_out=shape.made**shape.dimension,
    )
    return KernelFile(level.name, name, text, tuple(procedures), stack)


def _function_context(each: Function, procedure: Procedure, text: str) -> dict[str, Any]:
    order = [matrix.name for matrix in _matrices(each.kernel.plan.operator)]
    return {
        "symbol": each.symbol,
        "about": procedure.about,
        "text": text,
        "interlaced": each.interlaced,
        "symmetric": each.symmetric,
        "arrays": [_array(order, matrix, halved) for matrix, halved in each.kernel.arrays],
        "inputs": len(procedure.inputs),
        "outputs": len(procedure.outputs),
    }


def _matrices(operator: TensorOperator) -> list[Matrix]:
    """Return the matrices of an operator as callers give them: interpolation first, along x, y, z."""
    return sorted(operator.matrices, key=lambda matrix: matrix.name)


def _array(order: Sequence[str], matrix: Matrix, halved: bool) -> dict[str, int]:
    """Return a matrix as a kernel takes it: its number, rows of a half, and entries."""
    rows, entries = stored_size(matrix, halved=halved)
    return {"matrix": order.index(matrix.name), "held_rows": rows, "entries": entries}


def stored_size(matrix: Matrix, *, halved: bool) -> tuple[int, int]:
    """Return the rows of a half as kernels take it, 0 of a plain matrix, and the entries of the array."""
    return (held_rows(matrix), halves_size(matrix)) if halved else (0, matrix.size)


def _context(request: LibraryRequest, made: Sequence[KernelFile], date: str) -> dict[str, Any]:
    tolerance = symmetry_tolerance(str(request.dtype))
    return {
        "version": __version__,
        "version_numbers": [
            int("".join(filter(str.isdigit, part)) or 0) for part in __version__.split(".")[:3]
        ],
        "soname": _SONAME,
        "date": date,
        "isa": request.target.isa,
        "language": "c",
        "dtype": str(request.dtype),
        "real": "double" if request.dtype is DType.FLOAT64 else "float",
        "kinds": [kind.replace("-", "_").upper() for kind in LIBRARY_KINDS],
        "levels": [_level_context(level, made) for level in request.levels],
        "shapes": request.shapes,
        "example": _example(request),
        "threads": _THREADS,
        "interlaced": request.interlaced,
        "stack_kib": -(-max(each.stack_bytes for each in made) // 1024),
        "most_points": MAX_POINTS,
        "most_axes": MAX_AXES,
        "tolerance": tolerance,
        "errors": ERRORS,
        "c_flags": c_flags("gcc"),
        "functions": sum(len(each.functions) for each in made),
    }


def _example(request: LibraryRequest) -> Shape | None:
    """Return the interpolation of the examples: of the most axes, to most points."""
    found = [shape for shape in request.shapes if shape.kind == "interpolation"]
    return max(found, key=lambda shape: (shape.dimension, -shape.points, shape.made), default=None)


def _level_context(level: Level, made: Sequence[KernelFile]) -> dict[str, Any]:
    flags = [level.target.gcc_arch[-1], width_flag(level.target) or ""]
    return {
        "name": level.name,
        "bits": level.target.vector_bits,
        "supported": level.supported,
        "flags": " ".join(filter(None, flags)),
        "files": [each for each in made if each.level == level.name],
    }
