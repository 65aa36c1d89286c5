"""An x86-64 instruction as AT&T text, from its record, whichever syntax it was written in."""

from __future__ import annotations

from .....isa.instruction import Immediate, Instruction, Label, Memory, Operand
from .....isa.registers import Register, RegisterKind


def att_text(instruction: Instruction, mnemonic: str, operands: tuple[Operand, ...], bits: int) -> str | None:
    """Return an instruction with vectors of another width; None where an operand has no such text.

    Parameters
    ----------
    bits : int
        Width of each vector register.
    """
    words = [_operand(operand, bits, instruction.element_bits) for operand in operands]
    if not words or None in words:
        return None
    mask = f"{{%{instruction.mask}}}" + "{z}" * instruction.zeroing if instruction.mask else ""
    return f"{mnemonic} {', '.join(word or '' for word in words)}{mask}"


def _operand(operand: Operand, bits: int, element_bits: int) -> str | None:
    match operand:
        case Register(kind=RegisterKind.VECTOR):
            return f"%{'xyz'[bits // 256]}mm{operand.root.removeprefix('zmm')}"
        case Register():
            return f"%{operand.name}"
        case Immediate():
            return f"${operand.symbol or operand.value}"
        case Label():
            return operand.name
        case Memory():
            return _memory(operand, bits, element_bits)
    return None


def _memory(memory: Memory, bits: int, element_bits: int) -> str:
    inside = "" if memory.base is None else f"%{memory.base.name}"
    inside += "" if memory.index is None else f",%{memory.index.name},{memory.scale}"
    place = (memory.symbol or "") + (f"{memory.displacement:+d}" if memory.displacement else "")
    lanes = f"{{1to{bits // element_bits}}}" if memory.broadcast and element_bits else ""
    return f"{place or ''}{f'({inside})' if inside else ''}{lanes}"
