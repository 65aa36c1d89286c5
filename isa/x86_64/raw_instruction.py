"""One x86-64 instruction as written, in AT&T or Intel syntax, and the width of its memory operand."""

from __future__ import annotations

import re

from ...lazy import pattern
from ...records import record
from ..decode_cache import with_bits
from ..instruction import DecodeError, Memory, Operand, Register, RegisterKind
from .form import X86Form
from .registers import find_register


@record
class RawInstruction:
    """One instruction as written, its operands in AT&T order.

    Attributes
    ----------
    mnemonic : str
        Lower case, prefixes removed.
    operands : tuple
        Sources first, destination last. Memory has `bits` 0: the mnemonic decides.
    mask : str or None
        Mask register of a `{%k1}`.
    zeroing : bool
        `{z}` is there.
    broadcast_lanes : int
        N of `{1toN}`, 0 without; -1 where a broadcast does not tell its lanes (`QWORD BCST`).
    repeated : bool
        A `rep` prefix is there.
    memory_bits : int
        Width that Intel syntax gives with `QWORD PTR`; 0 where none is given. Of a broadcast
        it is one element.
    """

    mnemonic: str
    operands: tuple[Operand, ...] = ()
    mask: str | None = None
    zeroing: bool = False
    broadcast_lanes: int = 0
    repeated: bool = False
    memory_bits: int = 0


@record(frozen=False)
class Decorations:
    """Decorations in braces beside the operands of one instruction: masks, zeroing, rounding, broadcast."""

    mask: str | None = None
    zeroing: bool = False
    broadcast_lanes: int = 0


PREFIXES = pattern(
    r"(?:(?:rep(?:n?[ez]|n)?|lock|notrack|bnd|data16|addr32|rex(?:64|\.\w+)?|[c-g]s"
    r"|\{(?:evex|vex[23]?|disp\d+)\})[\s;]+)*",
    re.IGNORECASE,
)
"""Prefixes that stand before a mnemonic, any number of them."""

_EXECUTED_APART = ("lock", "rep")


def execution_prefix(text: str) -> str:
    """Return the prefix of an instruction that changes how it is executed, "lock" or "rep", else "".

    Examples
    --------
    >>> [execution_prefix(text) for text in ("lock addl $1, (%rsi)", "repne scasb", "notrack jmp *%rax")]
    ['lock', 'rep', '']
    """
    if text[:1] not in "lrLR":
        return ""
    return next((prefix for prefix in _EXECUTED_APART if text[: len(prefix)].lower() == prefix), "")


BRANCH = pattern(r"j[a-z]+|callq?|loop(?:n?[ez])?")
"""Mnemonics whose bare operand is a label."""

LABEL = pattern(r"[\w.$@?]+(?:[+-]0x[0-9a-f]+)?")
"""A label; a disassembler names the places inside a function `f+0x16`."""

DECORATION = pattern(r"\{([^{}]*)\}")
_BROADCAST = pattern(r"1to(2|4|8|16|32)")
_ROUNDING = pattern(r"(r[nduz]-)?sae")

NO_INDEX = frozenset({"riz", "eiz"})
"""Index names that binutils writes where an encoding has room for an index and holds none."""


def read_decorations(text: str, decorations: Decorations) -> None:
    """Take note of the mask, zeroing and broadcast that stand beside one operand.

    Raises
    ------
    DecodeError
        A word in braces is none of these, nor a rounding mode.
    """
    for name in DECORATION.findall(text):
        word = name.strip().lower()
        register = find_register(word.removeprefix("%"))
        if register is not None and register.kind is RegisterKind.MASK:
            decorations.mask = register.root
        elif word == "z":
            decorations.zeroing = True
        elif _BROADCAST.fullmatch(word):
            decorations.broadcast_lanes = int(word[3:])
        elif not _ROUNDING.fullmatch(word):
            raise DecodeError(f"unknown decoration '{{{name}}}'")


def read_number(text: str) -> int:
    """Return an unsigned number: decimal, hexadecimal with `0x`, octal with a leading zero.

    Raises
    ------
    DecodeError
        The digits do not fit the base, or are too many for any operand.

    Examples
    --------
    >>> read_number("0x1f"), read_number("17"), read_number("017")
    (31, 17, 15)
    """
    try:
        if len(text) > 1 and text.isdecimal() and text[0] == "0":
            return int(text, 8)
        value = int(text, 0)
    except ValueError:
        raise DecodeError(f"unreadable number '{text[:40]}'") from None
    return value


def signed_64(value: int) -> int:
    """Return a constant of up to 64 bits as the signed number that the processor adds.

    Raises
    ------
    DecodeError
        It has more bits.

    Examples
    --------
    >>> signed_64(0xFFFF_FFFF_FFFF_FFE0)
    -32
    """
    if not -(1 << 63) <= value < 1 << 64:
        raise DecodeError(f"the constant {hex(value)[:24]} has more than 64 bits")
    return value - (1 << 64) if value >> 63 > 0 else value


def widest_vector(operands: tuple[Operand, ...]) -> int:
    """Return the bits of the widest vector register among the operands, 0 without one."""
    registers = (operand for operand in operands if isinstance(operand, Register))
    return max((r.bits for r in registers if r.kind is RegisterKind.VECTOR), default=0)


def with_memory_bits(written: RawInstruction, form: X86Form, roles: str) -> tuple[Operand, ...]:
    """Return the operands of an instruction, memory with the bits that move through it.

    Parameters
    ----------
    written : RawInstruction
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


def _access_bits(written: RawInstruction, form: X86Form, roles: str) -> int:
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
