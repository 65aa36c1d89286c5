"""Vector widths: of the arithmetic of a body, and of the machine."""

from __future__ import annotations

from collections import Counter

from ....isa.instruction import FLOPS_PER_LANE
from ....isa.registers import RegisterKind
from ....records import record, replace
from ...machine.record import Machine
from ..operations import OperationClass, operations_of
from ..throughput import port_bound
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
    usual_bits : int
        Of those that compilers make without being asked for wider ones: where ports close beside the widest,
        the next narrower, unless the body has the widest already.
    """

    bits: int
    element_bits: int
    machine_bits: int
    usual_bits: int

    @property
    def scalar(self) -> bool:
        """True where an operation takes one element."""
        return self.bits == self.element_bits

    @property
    def wider(self) -> float:
        """Ratio of the machine's vector width to that of the body."""
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
    closes = bool(machine.core.ports_closed_beside_wide)
    usual_bits = max(machine.vector_bits // (2 if closes else 1), *(width for width, _ in found))
    return Widths(bits, element_bits, machine.vector_bits, usual_bits)


def vectors_instead(analysis: BodyAnalysis, machine: Machine, widths: Widths, bits: int = 0) -> float | None:
    """Return the speedup of arithmetic in other vectors, as far as ports allow.

    A divider may take longer for all lanes than for one, and a port two cycles for the widest vectors. None
    where the machine has no such operation.

    Parameters
    ----------
    bits : int
        Of the vectors; by default the usual width.
    """
    bits = bits or widths.usual_bits
    now = Counter(
        operation
        for instruction in analysis.body.instructions
        if any(register.kind is RegisterKind.VECTOR for register in instruction.register_operands)
        for operation in operations_of(instruction, machine)
    )
    vectors: Counter[OperationClass] = Counter()
    for operation, count in now.items():
        vectors[replace(operation, bits=bits)] += count
    if any(machine.operation_or_none(each.name, each.bits) is None for each in (*now, *vectors)):
        return None
    one, all_lanes = (port_bound(counts, machine).cycles for counts in (now, vectors))
    return one * bits / widths.bits / all_lanes if all_lanes else None
