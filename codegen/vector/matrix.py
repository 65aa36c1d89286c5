"""One-dimensional matrix: size, storage order, and symmetry of its entries."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ...errors import UsageError

if TYPE_CHECKING:
    from .matrix_storage import Array


MAX_POINTS = 32
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9]{0,15}")
_TAKEN = re.compile(
    r"([a-z]|in|out|mix|sum)\d*|scale|vec|load|store|element|component|double|float|int|for|void|const"
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
        return (values if self.row_major else values.T).ravel()
