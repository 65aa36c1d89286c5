"""Entries of matrices as numpy arrays: their symmetry, their halves, and copies of them in all lanes."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ...errors import UsageError
from .matrix import Matrix, Parity
from .matrix_loads import MOST_LANES, half_sizes, held_rows, wide_from

Array = npt.NDArray[Any]


def require_parity(values: Array, parity: Parity, named: str = "matrix", tolerance: float = 1e-12) -> None:
    """Check that a matrix has a symmetry, to `tolerance` of its largest entry.

    Parameters
    ----------
    values : ndarray, shape (rows, columns)
    parity : Parity
    named : str
        Name in errors.

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
