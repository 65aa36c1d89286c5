"""How wide the arithmetic of a body is, and how wide the machine's could be."""

from __future__ import annotations

from collections import Counter

from ....asm.instruction import FLOPS_PER_LANE
from ....records import record
from ...machine.record import Machine
from .record import BodyAnalysis

_IN_VECTORS = (16, 32, 64)
"""Bits of elements that vectors hold: x87 computes in 80."""


@record
class Widths:
    """Bits of the arithmetic that a body does most of.

    Attributes
    ----------
    bits : int
        Of an operation: those of an element where it is scalar.
    element_bits : int
        Of an element.
    machine_bits : int
        Of the machine's vectors.
    """

    bits: int
    element_bits: int
    machine_bits: int

    @property
    def scalar(self) -> bool:
        """Whether an operation takes one element."""
        return self.bits == self.element_bits

    @property
    def wider(self) -> float:
        """By how much wider the machine's vectors are."""
        return self.machine_bits / self.bits


def widths_of(analysis: BodyAnalysis, machine: Machine) -> Widths | None:
    """Return the widths of a body; None where it has no floating-point arithmetic."""
    found = Counter(
        (i.vector_bits or machine.vector_bits, i.element_bits)
        for i in analysis.body.instructions
        if i.kind in FLOPS_PER_LANE and i.element_bits in _IN_VECTORS
    )
    if not found:
        return None
    bits, element_bits = found.most_common(1)[0][0]
    return Widths(bits, element_bits, machine.vector_bits)
