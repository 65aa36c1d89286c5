"""An iteration as a change would make it."""

from __future__ import annotations

from .....isa.instruction import Instruction
from .....isa.registers import RegisterKind
from .....records import record


@record
class Variant:
    """Instructions that do the work of one iteration or of several.

    Attributes
    ----------
    code : tuple of Instruction
        As executed.
    iterations : float
        Number of the loop's own iterations that they do the work of.
    """

    code: tuple[Instruction, ...]
    iterations: float = 1.0


def has_vectors(instruction: Instruction) -> bool:
    """Tell whether an instruction names a vector register or one of masks."""
    return any(r.kind in (RegisterKind.VECTOR, RegisterKind.MASK) for r in instruction.register_operands)
