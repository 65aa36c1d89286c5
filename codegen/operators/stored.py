"""Matrices of an operator as its kernel takes them: as they are, as halves, or with entries in all lanes."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...errors import UsageError
from .entries import halves, widened
from .lower import OperatorKernel
from .matrix import Array, Matrix, require_parity

_TOLERANCE = 64
"""Units of roundoff, of the largest entry, by which a symmetry may be missed."""


def stored_arrays(kernel: OperatorKernel, matrices: Mapping[str, Array]) -> list[Array]:
    """Return matrices, given by name in shape (rows, columns), as the kernel takes them.

    Raises
    ------
    UsageError
        If one is missing, of another shape, or without the symmetry that the kernel uses.
    """
    found = []
    for matrix, halved in kernel.arrays:
        values = np.asarray(matrices.get(matrix.name, np.empty(0)), str(kernel.plan.operator.dtype))
        require_shape(matrix, values)
        if halved:
            require_symmetry(matrix, values)
        array = halves(matrix, values) if halved else matrix.stored(values)
        found.append(widened(array.reshape(-1), kernel.lanes) if kernel.widens(matrix, halved) else array)
    return found


def require_shape(matrix: Matrix, values: Array) -> None:
    """Check that values have the rows and columns of a matrix."""
    if values.shape != (matrix.rows, matrix.columns):
        raise UsageError(f"matrix {matrix.name}: must be {matrix.rows}x{matrix.columns}, is {values.shape}")


def require_symmetry(matrix: Matrix, values: Array) -> None:
    """Check that values have the parity of a matrix, but for rounding."""
    tolerance = _TOLERANCE * float(np.finfo(values.dtype).eps)
    require_parity(values, matrix.parity, f"matrix {matrix.name}", tolerance)
