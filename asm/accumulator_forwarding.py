"""The operands that an instruction adds to, along which cores may forward late.

A chain of additions runs through the addend of an FMA and through either source of an add;
through a factor it runs only in a polynomial.
"""

from __future__ import annotations

from ..isa.instruction import Instruction, Kind, Memory
from ..isa.registers import Register

IN_MEMORY = "[memory]"
"""Stands for an addend that is loaded by the instruction itself."""

_ADDEND_LAST = (
    "fmad",
    "fmsb",
    "fnmad",
    "fnmsb",
    "fmsub",
    "fnmsub",
    "vfmadd.",
    "vfmsub.",
    "vfnmadd.",
    "vfnmsub.",
)


def addends(instruction: Instruction) -> frozenset[str]:
    """Return the roots that an instruction adds to, and `IN_MEMORY` where it adds to its load.

    The third source of an FMA; of any other instruction, all sources.

    Examples
    --------
    >>> from .listing import parse
    >>> text = "vfmadd213pd %ymm0, %ymm1, %ymm2; vfmadd231pd %ymm0, %ymm1, %ymm2"
    >>> [sorted(addends(instruction)) for instruction in parse(text, "x86-64").instructions]
    [['zmm0'], ['zmm2']]
    """
    if instruction.kind is not Kind.FMA:
        return frozenset({*instruction.reads, IN_MEMORY})
    operands = [o for o in instruction.operands if isinstance(o, Register | Memory)]
    operands = [o for o in operands if not (isinstance(o, Register) and o.root == instruction.mask)]
    if not operands:
        return frozenset()
    target = operands[-1]
    if not (isinstance(target, Register) and target.root in instruction.writes):
        operands.reverse()  # AArch64 writes the destination first
    addend = operands[_addend_place(instruction.mnemonic)]
    return frozenset({addend.root if isinstance(addend, Register) else IN_MEMORY})


def _addend_place(mnemonic: str) -> int:
    """Return the position of the addend among operands in AT&T order: sources, then destination."""
    if "213" in mnemonic or mnemonic.startswith(_ADDEND_LAST):
        return 0
    return 1 if "132" in mnemonic else -1
