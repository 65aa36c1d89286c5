"""A shared library of operator kernels in C: plans that are made once and applied, at the processor's width.

There is code for each level of the instruction set; the library takes that of the widest vectors that the
processor has when a plan is made. The kernels of one operator and one width are a file, and a table in it
tells the library how to call them and how to lay out their matrices: for elements that lie together or
interlaced, for any matrices or symmetric ones, and once more for results that are scaled and added.

Components need no kernels of their own: an input of `components` fields in `n` elements is one of `n *
components` elements, in each layout. Data at points has no components: functions that take some walk through
fields by strides that they are given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import prod
from typing import Any

from ...isa.target import Level
from ...records import record, replace
from ...version import __version__
from ..process import map_processes
from ..render import template
from ..variant import DType
from ..vector.kernel_choice import default_kernel
from ..vector.matrix_loads import halves_size, held_rows
from ..vector.matrix_storage import symmetry_tolerance
from ..vector.operator import FUSED, MAX_AXES, MAX_POINTS, Matrix, Points, TensorOperator
from ..vector.operator_kernel import OperatorKernel
from ..vector.operator_plans import plans
from ..vector.operator_source import Procedure, operator_procedure, render_functions
from ..vector.plan import Plan
from . import LIBRARY_KINDS
from .build import c_flags, width_flag
from .c_request import ALL_AXES, LibraryRequest, Shape
from .libceed.kernels import chosen_kernel

_SONAME = 1
"""Version of the binary interface: another one where a program would have to be compiled again."""
_FACTORS = (0.5, 0.25)
"""Alpha and beta of a function that is given them: neither is one that takes fewer operations."""


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
        "dimension, points, axes, components or elements of a block out of range, or shapes do not chain",
    ),
    ErrorCode(
        "BAD_MATRICES",
        "wrong number of matrices: give one of each for all axes that are alike, or for each axis",
    ),
    ErrorCode("ASYMMETRIC", "a matrix is not symmetric under reversal of rows and columns: give GENERAL"),
    ErrorCode("NOT_IN_LIBRARY", "the library has no kernel of this operator: export it with these sizes"),
    ErrorCode("NO_PROCESSOR", "the library has no code for this processor, or none of these vector_bits"),
    ErrorCode("NO_MEMORY", "out of memory"),
    ErrorCode("BAD_ELEMENTS", "fewer than one element, or more than memory can address"),
    ErrorCode("MISALIGNED", "an array does not begin at a multiple of the size of its entries"),
    ErrorCode("OVERLAP", "an output overlaps an input or another output"),
    ErrorCode("BAD_FACTOR", "alpha or beta is not finite"),
)
"""Codes by their number: new ones are added at the end."""


@record
class Function:
    """A function of a library.

    Attributes
    ----------
    shape : Shape
    interlaced : int
    symmetric : bool
    scaled : bool
        Alpha and beta are given in each call.
    kernel : OperatorKernel
    """

    shape: Shape
    interlaced: int
    symmetric: bool
    scaled: bool
    kernel: OperatorKernel

    @property
    def symbol(self) -> str:
        """Name of the function in its file."""
        return self.shape.function_name(self.kernel.plan.operator, self.kernel.lanes)

    @property
    def procedure(self) -> Procedure:
        """The procedure, which is given what a library knows when it is called alone."""
        operator = self.kernel.plan.operator
        made = operator_procedure(self.kernel)
        return replace(made, given_scale=self.scaled, given_strides=bool(operator.data))


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


def _between(shape: Shape) -> tuple[int, Points, Points]:
    """Return the key of operators whose steps are alike: a worker that has all chooses tiles of each once."""
    fewer, more = sorted(shape.between)
    return shape.dimension, fewer, more


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
        operators = [
            shape.operator(interlaced, request.dtype, symmetric=symmetric) for symmetric in (False, True)
        ]
        plain, halved = (_chosen(request, level, shape, operator) for operator in operators)
        kernels = [plain[1]]
        if any(halves for _, halves in halved[1].arrays) and not plain[0] < halved[0]:
            kernels.append(halved[1])
        for symmetric, (kernel, operator) in enumerate(zip(kernels, operators, strict=False)):
            scaled = replace(operator, alpha=_FACTORS[0], beta=_FACTORS[1])
            adds = _with_the_same_steps(kernel, scaled) or _chosen(request, level, shape, scaled)[1]
            yield Function(shape, interlaced, bool(symmetric), False, kernel)
            yield Function(shape, interlaced, bool(symmetric), True, adds)


def _with_the_same_steps(kernel: OperatorKernel, operator: TensorOperator) -> OperatorKernel | None:
    """Return the kernel of an operator that differs by its factors alone, in the same tiles.

    None is returned where steps work in outputs, whose old values are needed.
    """

    def steps(plan: Plan) -> list[Any]:
        return [plan.planes, *((s.source, s.result, s.axis, s.points, s.matrix, s.link) for s in plan.steps)]

    wanted = steps(kernel.plan)
    plan = next((plan for plan in plans(operator) if steps(plan) == wanted), None)
    return None if plan is None else replace(kernel, plan=plan)


def _chosen(
    request: LibraryRequest, level: Level, shape: Shape, operator: TensorOperator
) -> tuple[float, OperatorKernel]:
    """Return the kernel of an operator, and its estimated cycles where these tell it from others."""
    target = level.target
    width = target.vector_bits
    if operator.interlaced > 1:
        width = min(width, operator.interlaced * request.dtype.bits)
    in_closed_form = shape.kind not in FUSED and shape.along == ALL_AXES
    if in_closed_form and max(*shape.points, *shape.made) > request.searched_points:
        return chosen_kernel(operator, width, target.vector_registers, even_odd=True)
    return 0.0, default_kernel(operator, width, target.vector_registers)


def _kernel_file(request: LibraryRequest, level: Level, functions: Sequence[Function]) -> KernelFile:
    shape, lanes = functions[0].shape, functions[0].kernel.lanes
    operator = shape.operator(1, request.dtype, symmetric=True)
    name = shape.function_name(shape.operator(1, request.dtype, symmetric=False), lanes)
    procedures = {each.symbol: each.procedure for each in functions}
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
        along=sum(1 << ALL_AXES.index(axis) for axis in shape.along[: shape.dimension]),
        dtype=str(request.dtype),
        functions=contexts,
        matrices=_matrices(operator),
        fields=len(operator.points),
        entries_in=prod(operator.points[0]),
        entries_out=prod(operator.result_points(0)),
        data=[each.entries * prod(each.points) for each in operator.data],
    )
    return replace(made, text=text)


def _function_context(each: Function, procedure: Procedure, text: str) -> dict[str, Any]:
    order = [matrix.name for matrix in _matrices(each.kernel.plan.operator)]
    return {
        "symbol": each.symbol,
        "about": procedure.about,
        "text": text,
        "interlaced": each.interlaced,
        "symmetric": each.symmetric,
        "scaled": each.scaled,
        "strided": procedure.given_strides,
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
    found = [shape for shape in request.shapes if shape.kind == "interpolation" and shape.is_cube]
    return max(found, key=lambda shape: (shape.dimension, -prod(shape.points), shape.made), default=None)


def _level_context(level: Level, made: Sequence[KernelFile]) -> dict[str, Any]:
    flags = [level.target.gcc_arch[-1], width_flag(level.target) or ""]
    return {
        "name": level.name,
        "bits": level.target.vector_bits,
        "supported": level.supported,
        "flags": " ".join(filter(None, flags)),
        "files": [each for each in made if each.level == level.name],
    }
