"""Space of the kernels that a question ranks."""

from enum import StrEnum


class KernelSpace(StrEnum):
    """Every split, vectorised by the compiler; or kernels in explicit vectors beside them."""

    SPLIT = "split"
    FULL = "full"
