"""One instruction in Intel syntax -> the record that the reader of AT&T syntax returns.

Operands are turned to AT&T order, sources first. Written by gcc `-masm=intel`, clang
`-x86-asm-syntax=intel`, objdump `-M intel`:

    memory  = [ size ("PTR" | "BCST") ] [ segment ":" ] sum         QWORD PTR fs:40
    sum     = { ["+"|"-"] ( number | symbol | register ["*" number] | number "*" register ) }

where brackets may stand around any part of a sum: `[rdi+rax*8+16]`, `16[rdi+rax*8]`, `x[rip+8]`.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ...records import field, record
from ..instruction import DecodeError, Immediate, Label, Memory, Operand, Register, RegisterKind
from .raw_instruction import (
    BRANCH,
    DECORATION,
    LABEL,
    NO_INDEX,
    PREFIXES,
    Decorations,
    RawInstruction,
    read_decorations,
    read_number,
    signed_64,
)
from .registers import find_register

_SIZE_BITS = {
    "byte": 8, "word": 16, "dword": 32, "fword": 48, "qword": 64, "mmword": 64, "tbyte": 80,
    "xword": 80, "oword": 128, "xmmword": 128, "ymmword": 256, "zmmword": 512,
}  # fmt: skip
_BETWEEN_OPERANDS = re.compile(r",(?![^\[(\])]{0,64}[\])])")
_SIZE = re.compile(rf"({'|'.join(_SIZE_BITS)})\s+(ptr|bcst)\b\s*", re.IGNORECASE)
_SEGMENT = re.compile(r"%?([c-g]s)\s*:\s*", re.IGNORECASE)
_OFFSET = re.compile(r"offset\s+(?:flat\s*:\s*)?", re.IGNORECASE)
_NUMBER = r"0[xX][0-9a-fA-F]+|[0-9]+"
_IMMEDIATE = re.compile(rf"\s*(?:([+-])\s*)?({_NUMBER})\s*")
_TERM = re.compile(
    rf"\s*(?:(?P<sign>[+-])\s*)?(?:(?P<factor>{_NUMBER})\s*\*\s*%?(?P<scaled>[a-zA-Z]\w*)"
    rf"|(?P<number>{_NUMBER})(?![\w.$])"
    rf"|%?(?P<name>[a-zA-Z_.@?][\w.$@?]*)(?:\s*\*\s*(?P<scale>{_NUMBER}))?)\s*"
)
_BRACKETS = re.compile(r"[\[\]]")


def read(text: str) -> RawInstruction:
    """Return the parts of one instruction in Intel syntax.

    Raises
    ------
    DecodeError
        An operand cannot be read.

    Examples
    --------
    >>> written = read("vmovupd zmm18{k2}{z}, ZMMWORD PTR [rsi+24+rax*8]")
    >>> written.mask, written.memory_bits, written.operands[0].displacement
    ('k2', 512, 24)
    """
    prefix = PREFIXES.match(text)
    assert prefix is not None  # every part of the pattern is optional
    mnemonic, _, rest = text[prefix.end() :].strip().partition(" ")
    mnemonic = mnemonic.lower()
    read_part = _read_target if BRANCH.fullmatch(mnemonic) else _read_operand
    decorations = Decorations()
    operands: list[Operand] = []
    memory_bits = 0
    for part in _BETWEEN_OPERANDS.split(rest) if rest.strip() else ():
        core = part.strip()
        if "{" in core:
            core = DECORATION.sub("", core).strip()
            read_decorations(part, decorations)
        if core:
            operand, bits, broadcast = read_part(core)
            operands.append(operand)
            memory_bits = memory_bits or bits
            if broadcast and not decorations.broadcast_lanes:
                decorations.broadcast_lanes = -1
        elif "{" not in part:
            raise DecodeError(f"empty operand in '{text}'")
    return RawInstruction(
        mnemonic,
        tuple(reversed(operands)),
        decorations.mask,
        decorations.zeroing,
        decorations.broadcast_lanes,
        prefix[0].lower().startswith("rep"),
        memory_bits,
    )


_Sized = tuple[Operand, int, bool]
"""An operand, the bits that its `PTR` or `BCST` gives (0 without), and whether it is a broadcast."""


@lru_cache(maxsize=1 << 16)
def _read_target(text: str) -> _Sized:
    """A bare name is a label here, and memory elsewhere."""
    if find_register(text.lower().removeprefix("%")) is None and LABEL.fullmatch(text):
        return Label(text.removesuffix("@PLT")), 0, False
    if text.startswith("[") and text.endswith("]") and _SIZE.match(text, 1):
        text = text[1:-1]  # gcc: `call [QWORD PTR sin@GOTPCREL[rip]]`
    return _read_operand(text)


@lru_cache(maxsize=1 << 16)
def _read_operand(text: str) -> _Sized:
    if register := find_register(text.lower().removeprefix("%")):
        return register, 0, False
    if match := _IMMEDIATE.fullmatch(text):
        value = read_number(match[2])
        return Immediate(signed_64(-value if match[1] == "-" else value)), 0, False
    if match := _OFFSET.match(text):
        address = _read_sum(text[match.end() :])
        if address.base or address.index:
            raise DecodeError(f"unreadable operand '{text}'")
        return Immediate(address.displacement, address.symbol), 0, False
    size = _SIZE.match(text)
    if size is None:
        return _read_memory(text), 0, False
    memory = _read_memory(text[size.end() :])
    return memory, _SIZE_BITS[size[1].lower()], size[2].lower() == "bcst"


def _read_memory(text: str) -> Memory:
    segment = _SEGMENT.match(text)
    if segment is None:
        return _read_sum(text)
    memory, name = _read_sum(text[segment.end() :]), segment[1].lower()
    # The flat segments are implied; an address in another is never one of a known symbol.
    symbol = f"%{name}:{memory.symbol or ''}"
    return Memory(memory.base, memory.index, memory.scale, memory.displacement, symbol)


@record(frozen=False)
class _Sum:
    """An address while its terms are added up."""

    displacement: int = 0
    symbol: str | None = None
    plain: list[Register] = field(default_factory=list)
    scaled: list[tuple[Register, int]] = field(default_factory=list)


def _read_sum(text: str) -> Memory:
    flat = _BRACKETS.sub(" + ", text).strip(" +") if "[" in text else text.strip()
    if not flat or text.count("[") != text.count("]"):
        raise DecodeError(f"unreadable operand '{text}'")
    total, position = _Sum(), 0
    flat = re.sub(r"\+\s*(?=[+-])", "", flat)  # `[rip] + [-8]`
    while position < len(flat):
        term = _TERM.match(flat, position)
        if term is None or (position and not term["sign"]):
            raise DecodeError(f"unreadable operand '{text}'")
        _add_term(total, term, text)
        position = term.end()
    return _address(total, text)


def _add_term(total: _Sum, term: re.Match[str], text: str) -> None:
    negative = term["sign"] == "-"
    if term["number"]:
        value = read_number(term["number"])
        total.displacement += -value if negative else value
        return
    name, factor = term["name"] or term["scaled"], term["scale"] or term["factor"]
    if name.lower() in NO_INDEX:
        return
    register = find_register(name.lower())
    if negative or (register is None and (factor or total.symbol is not None)):
        raise DecodeError(f"unreadable operand '{text}'")
    if register is None:
        total.symbol = name
    elif factor:
        total.scaled.append((register, read_number(factor)))
    else:
        total.plain.append(register)


def _address(total: _Sum, text: str) -> Memory:
    plain, scaled = total.plain, total.scaled
    if len(plain) == 2 and not scaled:
        first, second = plain
        swapped = second.root == "rsp" or first.kind is RegisterKind.VECTOR
        plain, scaled = ([second], [(first, 1)]) if swapped else ([first], [(second, 1)])
    if len(plain) > 1 or len(scaled) > 1 or any(scale not in (1, 2, 4, 8) for _, scale in scaled):
        raise DecodeError(f"unreadable operand '{text}'")
    if plain and not scaled and plain[0].kind is RegisterKind.VECTOR:
        plain, scaled = [], [(plain[0], 1)]
    index, scale = scaled[0] if scaled else (None, 1)
    base = plain[0] if plain else None
    return Memory(base, index, scale, signed_64(total.displacement), total.symbol)
