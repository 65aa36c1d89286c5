"""Names of the tools that give the in-core part of the ECM model."""

from enum import StrEnum


class InCoreTool(StrEnum):
    """Source of the in-core part of the ECM model: chainline's own analysis, or llvm-mca from PATH."""

    OWN = "own"
    LLVM_MCA = "llvm-mca"
