"""The interface by which Fortran calls the kernel of an operator, as a module."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...version import __version__
from ..template import template
from ..variant import DType
from .matrix import Matrix
from .matrix_loads import MOST_LANES, array_name
from .matrix_storage import stored_forms
from .operator import Points, TensorOperator
from .operator_kernel import OperatorKernel
from .operator_kinds import Layout


@dataclass(frozen=True, slots=True)
class _Argument:
    """An array as Fortran declares it."""

    name: str
    intent: str
    shape: tuple[str, ...]


def render_interface(kernel: OperatorKernel, *, constant: bool = False) -> str:
    """Return a Fortran module with the interface of a kernel in C or LLVM IR.

    It also makes the halves that a kernel in even-odd form takes, and puts entries into all lanes.

    Parameters
    ----------
    kernel : OperatorKernel
    constant : bool
        Its matrices are written into it, and are no arguments.
    """
    operator = kernel.plan.operator
    forms = [] if constant else stored_forms(kernel)
    matrices = () if constant else kernel.arrays
    arrays = [*(_matrix(kernel, matrix, halved) for matrix, halved in matrices), *_fields(operator)]
    return template("operator_interface.f90.j2").render(
        procedure=operator,
        symbol=operator.name,
        module=f"{operator.name}_interface",
        real="c_double" if operator.dtype is DType.FLOAT64 else "c_float",
        names=["n_elements", *(array.name for array in arrays)],
        arrays=arrays,
        halved=[form.name for form in forms if form.halved],
        wide=[form.name for form in forms if form.lanes_from],
        lanes=kernel.lanes,
        most_lanes=MOST_LANES,
        version=__version__,
    )


def _matrix(kernel: OperatorKernel, matrix: Matrix, halved: bool) -> _Argument:
    if halved or kernel.widens(matrix, halved):
        shape: tuple[int, ...] = (kernel.stored_entries(matrix, halved),)
    else:
        shape = (matrix.columns, matrix.rows) if matrix.row_major else (matrix.rows, matrix.columns)
    return _Argument(array_name(matrix, halved), "in", tuple(map(str, shape)))


def _fields(operator: TensorOperator) -> Iterator[_Argument]:
    for number, points in enumerate(operator.points):
        yield _Argument(f"in{number}", "in", _shape(operator, points))
    for number in range(operator.n_results):
        yield _Argument(f"out{number}", "inout", _shape(operator, operator.result_points(number)))


def _shape(operator: TensorOperator, points: Points) -> tuple[str, ...]:
    inner, components = tuple(map(str, points)), str(operator.components)
    if operator.layout is Layout.INTERLACED:
        return (str(operator.interlaced), *inner, components, "*")
    if operator.layout is Layout.COMPONENT:
        return (*inner, "n_elements", components)
    return (*inner, components, "*")
