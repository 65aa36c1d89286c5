"""Which kernels a question is about."""

from enum import StrEnum


class KernelSpace(StrEnum):
    """Every split, vectorised by the compiler; or kernels in explicit vectors beside them."""

    SPLIT = "split"
    FULL = "full"
