"""Width in bits of the memory operand of an x86-64 instruction."""

from __future__ import annotations

from ..instruction import DecodeError, Memory, Operand
from ..operand_key import with_bits
from ..registers import Register, RegisterKind
from .form import X86Form
from .raw_instruction import Written


def widest_vector(operands: tuple[Operand, ...]) -> int:
    """Return the bits of the widest vector register among the operands, 0 without one."""
    registers = (operand for operand in operands if isinstance(operand, Register))
    return max((r.bits for r in registers if r.kind is RegisterKind.VECTOR), default=0)


def with_memory_bits(written: Written, form: X86Form, roles: str) -> tuple[Operand, ...]:
    """Return the operands of an instruction, memory with the bits that move through it.

    Parameters
    ----------
    written : Written
        The instruction as written.
    form : X86Form
        Form of its mnemonic.
    roles : str
        Roles of its operands, a letter each.

    Raises
    ------
    DecodeError
        Neither the mnemonic nor a register tells the width.
    """
    if not any(isinstance(operand, Memory) for operand in written.operands):
        return written.operands
    bits = _access_bits(written, form, roles)
    return tuple(
        with_bits(o, bits, written.broadcast_lanes != 0) if isinstance(o, Memory) else o
        for o in written.operands
    )


def _access_bits(written: Written, form: X86Form, roles: str) -> int:
    """Bits that move through the memory operand: of all lanes for a gather, of one for `{1to8}`."""
    operands = written.operands
    vector = widest_vector(operands)
    if written.broadcast_lanes and written.memory_bits:
        return written.memory_bits
    if "indexed" in form.traits:
        return _indexed_bits(operands, form)
    if form.memory_bits:
        bits = min(form.memory_bits, vector) if "register" in form.traits else form.memory_bits
    elif vector:
        bits = vector // (2 if _loads_half(form, vector) else form.memory_share)
    else:
        bits = next((o.bits for o in operands if isinstance(o, Register)), 0)
    if not bits and roles[0] not in "ax":
        raise DecodeError(f"the width of the memory operand of '{written.mnemonic}' is not given")
    return bits // written.broadcast_lanes if written.broadcast_lanes else bits


def _loads_half(form: X86Form, vector_bits: int) -> bool:
    return ("duplicate" in form.traits and vector_bits == 128) or (
        "lower" in form.traits and vector_bits == 64
    )


def _indexed_bits(operands: tuple[Operand, ...], form: X86Form) -> int:
    index = next(operand.index for operand in operands if isinstance(operand, Memory))
    if index is None or index.kind is not RegisterKind.VECTOR:
        raise DecodeError("a gather or scatter needs a vector index")
    index_bits = 32 if "index_d" in form.traits else 64
    lanes = min(widest_vector(operands) // form.element_bits, index.bits // index_bits)
    return lanes * form.element_bits
