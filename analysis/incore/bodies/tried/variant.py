"""An iteration as a change would make it."""

from __future__ import annotations

from dataclasses import dataclass

from .....asm.instruction import Instruction


@dataclass(frozen=True, slots=True)
class Variant:
    """Instructions that do the work of one iteration or of several.

    Attributes
    ----------
    code : tuple of Instruction
        As executed.
    iterations : float
        How many of the loop's own iterations they do the work of.
    """

    code: tuple[Instruction, ...]
    iterations: float = 1.0
