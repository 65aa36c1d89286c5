"""The point in the space of kernels that is to be generated."""

from __future__ import annotations

import re
from enum import StrEnum

from ..errors import UsageError
from ..records import record
from .splits import Split, check_split
from .vector.schedule import Schedule

MIN_ORDER, MAX_ORDER = 1, 15


def require_order(order: int, named: str = "order") -> None:
    """Check that a polynomial order is one that kernels have; `named` is its name in the error.

    Raises
    ------
    UsageError
        If it is out of range.
    """
    if not MIN_ORDER <= order <= MAX_ORDER:
        raise UsageError(f"{named} {order}: must be {MIN_ORDER} to {MAX_ORDER}")


class Mode(StrEnum):
    """Direction of the tensor n-mode product, or all three over each element."""

    X = "x"
    Y = "y"
    Z = "z"
    ELEMENT = "element"


class Language(StrEnum):
    """Language of the generated source."""

    C = "c"
    FORTRAN = "fortran"
    LLVM = "llvm"


class DType(StrEnum):
    """Floating-point type, by its numpy name."""

    FLOAT64 = "float64"
    FLOAT32 = "float32"

    @property
    def bits(self) -> int:
        """Width of one entry in bits."""
        return 64 if self is DType.FLOAT64 else 32

    @property
    def bytes(self) -> int:
        """Width of one entry in bytes."""
        return self.bits // 8


@record
class Variant:
    """One kernel: its operation and the form of the inner product.

    Attributes
    ----------
    order : int
        Polynomial order P, 1 to 15.
    split : tuple of int
        Lengths of the parts of the inner product; they sum to `np`.
    mode : Mode
        One mode product, or the whole element.
    language : Language
        Language of the source.
    dtype : DType
        Type of every array entry.
    schedule : Schedule or None
        Layout of a kernel in explicit vectors; None leaves the vectors to the compiler.

    Raises
    ------
    UsageError
        If the order is out of range or the split does not fit it.
    """

    order: int
    split: Split
    mode: Mode = Mode.ELEMENT
    language: Language = Language.LLVM
    dtype: DType = DType.FLOAT64
    schedule: Schedule | None = None

    def __post_init__(self) -> None:
        require_order(self.order)
        check_split(self.split, self.np)
        if self.schedule is not None:
            self._check_schedule(self.schedule)

    def _check_schedule(self, schedule: Schedule) -> None:
        if self.language is Language.FORTRAN:
            raise UsageError("Fortran has no explicit vectors; write a schedule in c or llvm")
        if schedule.width < self.dtype.bits:
            raise UsageError(f"schedule '{schedule}': vectors of {schedule.width} bits hold no {self.dtype}")
        needed = "".join(map(str, self.modes))
        if sorted(schedule.modes) != sorted(needed):
            raise UsageError(
                f"schedule '{schedule}': its passes do modes {schedule.modes}, "
                f"but mode {self.mode} needs each of {needed} once"
            )

    @property
    def np(self) -> int:
        """Degrees of freedom per direction, `P + 1`."""
        return self.order + 1

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The mode products that one call performs, in order."""
        return (Mode.X, Mode.Y, Mode.Z) if self.mode is Mode.ELEMENT else (self.mode,)

    @property
    def split_text(self) -> str:
        """The split as the command line writes it."""
        return ",".join(map(str, self.split))

    @property
    def label(self) -> str:
        """The split, after the schedule if there is one, for people."""
        if self.schedule is None:
            return self.split_text
        return f"{self.schedule}" if len(self.split) == 1 else f"{self.schedule} split {self.split_text}"

    @property
    def symbol(self) -> str:
        """Name of the generated procedure, unique among variants of one language."""
        parts = "_".join(map(str, self.split))
        suffix = "" if self.dtype is DType.FLOAT64 else "_f32"
        if self.schedule is not None:
            suffix += "_" + re.sub(r"\W+", "_", str(self.schedule))
        return f"tensor_{self.mode}_p{self.order}_{parts}{suffix}"

    @property
    def openmp_symbol(self) -> str:
        """Name of the procedure that OpenMP runs over shares of the elements."""
        return f"{self.symbol}_openmp"

    @property
    def flops(self) -> int:
        """Exact floating-point operations per element: `Np^3 (2 Np - 1)` per mode product.

        The first term of an inner product is a multiply without an add; cutting the product
        into parts moves adds but does not change their number.
        """
        return len(self.modes) * self.np**3 * (2 * self.np - 1)

    @property
    def nominal_flops(self) -> int:
        """Operations per element that GFLOPS figures count: `2 Np^4` per mode product."""
        return len(self.modes) * 2 * self.np**4
