"""The names of those who give the in-core part of the ECM model."""

from enum import StrEnum


class InCoreTool(StrEnum):
    """Who gives the in-core part of the ECM model: our own analysis, or llvm-mca from PATH."""

    OWN = "own"
    LLVM_MCA = "llvm-mca"
