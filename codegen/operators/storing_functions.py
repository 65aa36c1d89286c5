"""C functions by which a caller writes matrices as a kernel takes them."""

from __future__ import annotations

from ..template import template
from ..variant import DType
from .lower import OperatorKernel
from .matrix_storage import stored_forms, symmetry_tolerance


def storing_functions(kernel: OperatorKernel) -> str:
    """Return a function for each matrix that a kernel takes in a form of its own; nothing without.

    Examples
    --------
    >>> from .choice import default_kernel
    >>> from .registry import named_operator
    >>> kernel = default_kernel(named_operator("interpolation", (4, 4), (4, 4), symmetric=True), 256, 16)
    >>> [line for line in storing_functions(kernel).splitlines() if line.startswith("int64_t")][0]
    'int64_t interpolation_store_byH(const double *matrix, double *stored)'
    """
    forms, operator = stored_forms(kernel), kernel.plan.operator
    if not forms:
        return ""
    return template("operator_stored.c.j2").render(
        forms=forms,
        symbol=operator.name,
        real="double" if operator.dtype is DType.FLOAT64 else "float",
        lanes=kernel.lanes,
        tolerance=symmetry_tolerance(str(operator.dtype)),
    )
