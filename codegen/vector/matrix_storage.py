"""Matrices of an operator as numpy arrays, and as its kernel takes them: halves, or entries in all lanes.

Callers in C write them by functions that are made here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ...errors import UsageError
from ...records import record
from ..render import template
from ..variant import DType
from .matrix_loads import MOST_LANES, array_name, half_sizes, halves_size, held_rows, wide_from
from .operator import Matrix, Parity
from .operator_kernel import OperatorKernel

Array = npt.NDArray[Any]


def require_parity(values: Array, parity: Parity, named: str = "matrix", tolerance: float = 1e-12) -> None:
    """Check that a matrix has a symmetry, to `tolerance` of its largest entry.

    Parameters
    ----------
    values : ndarray, shape (rows, columns)
    parity : Parity
    named : str
        Name in errors.
    tolerance : float
        Largest deviation from symmetry, relative to the largest entry.

    Raises
    ------
    UsageError
        If it has not; the error names the largest deviation and where it is.

    Examples
    --------
    >>> require_parity(np.array([[1.0, 2.0], [2.0, 1.0]]), Parity.EVEN)
    """
    if parity is Parity.NONE:
        return
    deviation = abs(values - parity.sign * values[::-1, ::-1])
    row, column = np.unravel_index(int(np.argmax(deviation)), deviation.shape)
    worst, largest = float(deviation[row, column]), float(np.max(abs(values)))
    if not worst <= tolerance * largest:
        raise UsageError(
            f"{named}: is not {parity} under reversal of rows and columns, as even-odd decomposition needs: "
            f"entry ({row}, {column}) is {worst:.3g} off, largest entry {largest:.3g}; "
            "use symmetric points, or parity none"
        )


def parity_of(values: Array, tolerance: float = 1e-12) -> Parity:
    """Return the symmetry that a matrix has.

    Examples
    --------
    >>> parity_of(np.array([[-1.0, 1.0], [-1.0, 1.0]]))
    <Parity.ODD: 'odd'>
    """
    largest = float(np.max(abs(values)))
    for parity in (Parity.EVEN, Parity.ODD):
        if float(np.max(abs(values - parity.sign * values[::-1, ::-1]))) <= tolerance * largest:
            return parity
    return Parity.NONE


def halves(matrix: Matrix, values: Array) -> Array:
    """Return both halves as they lie in memory, of a matrix of shape (rows, columns)."""
    rows, (_, even, odd) = held_rows(matrix), half_sizes(matrix)
    near, far = values[:rows, :odd], values[:rows, ::-1][:, :odd]
    middle = values[:rows, odd:even]
    parts = [(near + far) / 2, middle, (near - far) / 2]
    spare = np.zeros(MOST_LANES - 1, values.dtype)
    return np.concatenate([*(np.ascontiguousarray(part.T).reshape(-1) for part in parts), spare])


def widened(array: Array, lanes: int) -> Array:
    """Return an array, and behind it each of its entries as many times as a vector has lanes.

    Examples
    --------
    >>> widened(np.array([1.0, 2.0]), 2)[-5:].tolist()
    [0.0, 1.0, 1.0, 2.0, 2.0]
    """
    between = np.zeros(wide_from(array.size) - array.size, array.dtype)
    return np.concatenate([array, between, np.repeat(array, lanes)])


_TOLERANCE = 64
"""Units of roundoff, of the largest entry, by which a symmetry may be missed."""


@record
class StoredForm:
    """Storage form in which a kernel takes a matrix, where it differs from the plain array.

    Attributes
    ----------
    matrix : Matrix
    halved : bool
        As its halves.
    lanes_from : int
        Start of the entries in all lanes behind them; 0 without any.
    entries : int
        Of the whole array.
    """

    matrix: Matrix
    halved: bool
    lanes_from: int
    entries: int

    @property
    def name(self) -> str:
        """Name of the array."""
        return array_name(self.matrix, self.halved)

    @property
    def form(self) -> str:
        """The form in words."""
        behind = ", behind it each entry in all lanes" if self.lanes_from else ""
        return ("halves for sums and for differences" if self.halved else "as it is") + behind

    @property
    def held_rows(self) -> int:
        """Rows of a half, in memory."""
        return held_rows(self.matrix)


def stored_forms(kernel: OperatorKernel) -> list[StoredForm]:
    """Return the storage forms of the matrices that a kernel does not take as plain arrays."""
    found = []
    for matrix, halved in kernel.arrays:
        wide = kernel.widens(matrix, halved)
        begin = wide_from(halves_size(matrix) if halved else matrix.size) if wide else 0
        entries = kernel.stored_entries(matrix, halved)
        if halved or wide:
            found.append(StoredForm(matrix, halved, begin, entries))
    return found


def stored_arrays(kernel: OperatorKernel, matrices: Mapping[str, Array]) -> list[Array]:
    """Return matrices, given by name in shape (rows, columns), as the kernel takes them.

    Raises
    ------
    UsageError
        If one is missing, of another shape, or without the symmetry that the kernel uses.
    """
    found = []
    for matrix, halved in kernel.arrays:
        if matrix.name not in matrices:
            raise _not_given(kernel.plan.operator.matrices, matrices)
        values = np.asarray(matrices[matrix.name], str(kernel.plan.operator.dtype))
        require_shape(matrix, values)
        if halved:
            require_symmetry(matrix, values)
        array = halves(matrix, values) if halved else matrix.stored(values)
        found.append(widened(array.reshape(-1), kernel.lanes) if kernel.widens(matrix, halved) else array)
    return found


def _not_given(matrices: Sequence[Matrix], given: Mapping[str, Array]) -> UsageError:
    missing = ", ".join(matrix.name for matrix in matrices if matrix.name not in given)
    every = ", ".join(f"{matrix.name} ({matrix.rows}x{matrix.columns})" for matrix in matrices)
    return UsageError(f"matrix {missing}: not given; the operator takes {every}")


def require_shape(matrix: Matrix, values: Array) -> None:
    """Check that values have the rows and columns of a matrix.

    Raises
    ------
    UsageError
        If they have not.
    """
    if values.shape != (matrix.rows, matrix.columns):
        raise UsageError(f"matrix {matrix.name}: must be {matrix.rows}x{matrix.columns}, is {values.shape}")


def require_symmetry(matrix: Matrix, values: Array) -> None:
    """Check that values have the parity of a matrix, its middle row and its sums of rows, but for rounding.

    Raises
    ------
    UsageError
        If they have not.
    """
    tolerance = symmetry_tolerance(values.dtype)
    require_parity(values, matrix.parity, f"matrix {matrix.name}", tolerance)
    if matrix.nodal:
        middle, unit = matrix.rows // 2, np.arange(matrix.columns) == matrix.columns // 2
        off = abs(values[middle] - unit)
        column = int(np.argmax(off))
        if not off[column] <= tolerance * float(np.max(abs(values))):
            raise UsageError(
                f"matrix {matrix.name}: row {middle} is not that of the middle point alone, as nodal needs: "
                f"entry ({middle}, {column}) is {float(off[column]):.3g} off; leave nodal out"
            )
    if matrix.row_sum is not None:
        sums = abs(values.sum(axis=1) - matrix.row_sum)
        row = int(np.argmax(sums))
        if not sums[row] <= tolerance * float(np.max(abs(values))):
            raise UsageError(
                f"matrix {matrix.name}: row {row} does not add up to {matrix.row_sum} by "
                f"{float(sums[row]):.3g}; functions are no partition of unity"
            )


def with_structure(matrix: Matrix, values: Array) -> Array:
    """Return values, shape (rows, columns), changed to the parity, middle row and sums of rows of a matrix.

    Examples
    --------
    >>> with_structure(Matrix("dx", 2, 2, parity=Parity.ODD, row_sum=0), np.array([[0.0, 1.0], [0.0, 1.0]]))
    array([[-0.5,  0.5],
           [-0.5,  0.5]])
    """
    if matrix.parity is not Parity.NONE:
        values = (values + matrix.parity.sign * values[::-1, ::-1]) / 2
    if matrix.nodal:
        values[matrix.rows // 2] = np.arange(matrix.columns) == matrix.columns // 2
    if matrix.row_sum is not None:
        values = values + (matrix.row_sum - values.sum(axis=1, keepdims=True)) / matrix.columns
    return values


def symmetry_tolerance(dtype: np.dtype[Any] | str) -> float:
    """Return the deviation from a symmetry, over the largest entry, that is taken for rounding."""
    return _TOLERANCE * float(np.finfo(dtype).eps)


def storing_functions(kernel: OperatorKernel) -> str:
    """Return a function for each matrix that a kernel takes in a form of its own; nothing without.

    Examples
    --------
    >>> from .kernel_choice import default_kernel
    >>> from .registry import named_operator
    >>> kernel = default_kernel(named_operator("interpolation", (4, 4), (4, 4), symmetric=True), 256, 16)
    >>> [line for line in storing_functions(kernel).splitlines() if line.startswith("int64_t")][0]
    'int64_t interpolation_store_bxH(const double *matrix, double *stored)'
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
