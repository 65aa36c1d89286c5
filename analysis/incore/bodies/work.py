"""Work of an iteration: floating-point operations, and bytes loaded and stored."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ....isa.address import access_bytes
from ....isa.instruction import FLOPS_PER_LANE, Kind
from ...machine.record import Machine
from .record import BodyAnalysis

_TURNS = (Kind.CALL, Kind.RETURN)
"""Instructions that store or load a return address on the stack, which is no data."""


@dataclass(frozen=True, slots=True)
class Work:
    """Work of one iteration, with all lanes taken for active.

    Attributes
    ----------
    flops : int
        Floating-point operations, an FMA as two.
    bytes : float
        Loaded and stored, wherever the data are.
    element_bits : int
        Of most of the operations; 0 without any.
    """

    flops: int
    bytes: float
    element_bits: int

    @property
    def intensity(self) -> float | None:
        """Operations per byte; None without either."""
        return self.flops / self.bytes if self.flops and self.bytes else None


def work_of(analysis: BodyAnalysis, machine: Machine) -> Work:
    """Return the work of an iteration of a body, without the functions that it calls.

    Examples
    --------
    >>> from chainline.analysis.incore.bodies.file import analyse_file
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> machine = load_machine("zen5")
    >>> code = parse("f: vfmadd231pd (%rdi), %zmm1, %zmm0; ret", "x86-64")
    >>> found = analyse_file(code, machine, arguments={}, simulate=False)
    >>> work_of(found.functions[0].bodies[0], machine)
    Work(flops=16, bytes=64.0, element_bits=64)
    """
    by_bits: Counter[int] = Counter()
    for instruction in analysis.body.instructions:
        per_lane = FLOPS_PER_LANE.get(instruction.kind, 0)
        if per_lane and instruction.element_bits:
            lanes = instruction.lanes(machine.vector_bits)
            by_bits[instruction.element_bits] += per_lane * lanes
    # a class has the width of registers, and `ld1sw` fills them from less
    moved = sum(
        access_bytes(instruction, memory, machine.vector_bits)
        for instruction in analysis.body.instructions
        if instruction.kind not in _TURNS
        for memory in instruction.loads + instruction.stores
    )
    return Work(sum(by_bits.values()), float(moved), by_bits.most_common(1)[0][0] if by_bits else 0)
