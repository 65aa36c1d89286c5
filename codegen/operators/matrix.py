"""One-dimensional matrix: size, storage order, and symmetry of its entries."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from ...errors import UsageError

MAX_POINTS = 32
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9]{0,15}")
_TAKEN = re.compile(
    r"([a-z]|in|out|mix|sum)\d*|scale|vec|load|store|element|component|double|float|int|for|void|const"
)
Array = npt.NDArray[Any]


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


@dataclass(frozen=True, slots=True)
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

    Raises
    ------
    UsageError
        If a size is not 1 to 32, or the name is none that sources can have.
    """

    name: str
    rows: int
    columns: int
    row_major: bool = False
    parity: Parity = Parity.NONE

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name) or _TAKEN.fullmatch(self.name):
            raise UsageError(
                f"matrix {self.name!r}: a name has up to 16 letters and digits, a letter first, "
                "and is none that kernels have themselves, such as u0, v1, y2, w3, in0, out0, scale"
            )
        for what, size in (("rows", self.rows), ("columns", self.columns)):
            if not 1 <= size <= MAX_POINTS:
                raise UsageError(f"matrix {self.name}: {size} {what}; 1 to {MAX_POINTS} are possible")

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
        return np.ascontiguousarray(values if self.row_major else values.T).reshape(-1)


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
