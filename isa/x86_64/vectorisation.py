"""Rewriting of loops for what-if simulation: wider vectors, no masks, other loads.

An instruction is written anew as AT&T text and decoded, so that the result is one that exists.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...lazy import pattern
from ...records import replace
from ..instruction import (
    DecodeError,
    Immediate,
    Instruction,
    Kind,
    Label,
    Memory,
    Operand,
    Register,
    RegisterKind,
    with_memory,
)
from .decode import decode

_NARROW_BITS = 128
_SCALAR = pattern(r"v?(?P<name>(?:add|sub|mul|div|sqrt|max|min)|fn?m(?:add|sub)(?:132|213|231))s(?P<of>[sd])")
_PACKED = pattern(
    r"v?(?P<name>(?:add|sub|mul|div|sqrt|max|min|and|andn|or|xor)p[sd]|fn?m(?:add|sub)(?:132|213|231)p[sd]"
    r"|p(?:add|sub)[bwdq]|pmull[wd]|(?:broadcasts|mov[au]p)[sd])"
)
_BITWISE = pattern(r"v?p(?P<name>and|andn|or|xor)(?P<of>[dq]?)")
_MOVE = pattern(r"v?movs(?P<of>[sd])")
_WHOLE_MOVE = pattern(r"v?movdq(?P<how>[au])(?:8|16|32|64)?")
_TWO_OPERANDS = ("sqrt", "mov", "broadcast")


def accepts(_code: Sequence[Instruction], _element_bits: int) -> bool:
    """Return True: whether there are wider forms depends on single instructions alone."""
    return True


def wider(
    instruction: Instruction, bits: int, _element_bits: int, to_bits: int, *, steps: bool
) -> list[Instruction] | None:
    """Return one instruction on wider vectors; None without such a form.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    bits : int
        Of its operation: those of an element where it is scalar.
    _element_bits : int
        Ignored.
    to_bits : int
        128, 256 or 512.
    steps : bool
        No instruction of x86-64 steps a register beside its access.
    """
    vectors = [r for r in instruction.register_operands if r.kind is RegisterKind.VECTOR]
    scalar = bits < 128
    if any(r.bits != (128 if scalar else bits) for r in vectors) and not _broadcasts(instruction):
        return None
    renamed = _name(instruction, scalar, to_bits)
    if renamed is None:
        return None
    text = _att_text(instruction, *renamed, to_bits)
    if text is None:
        return None
    try:
        return [decode(text, instruction.line)]
    except DecodeError:
        return None


def _broadcasts(instruction: Instruction) -> bool:
    return instruction.kind is Kind.BROADCAST and bool(instruction.loads)


def _name(instruction: Instruction, scalar: bool, to_bits: int) -> tuple[str, tuple[Operand, ...]] | None:
    """Return the packed mnemonic, and its operands in AT&T order."""
    name, operands = instruction.mnemonic, instruction.operands
    vex = name.startswith("v")
    if scalar and (match := _SCALAR.fullmatch(name)):
        found = f"{match['name']}p{match['of']}"
        if found.startswith("sqrt") and len(operands) == 3:
            operands = (operands[0], operands[2])
    elif scalar and (match := _MOVE.fullmatch(name)):
        found = f"movup{match['of']}"
        if len(operands) == 3:  # one register, and the rest of another
            operands = (operands[0], operands[2])
    elif match := _PACKED.fullmatch(name):
        found = match["name"]
    elif match := _BITWISE.fullmatch(name):
        found = f"p{match['name']}{match['of'] or 'q' * (to_bits == 512)}"
    elif match := _WHOLE_MOVE.fullmatch(name):
        found = f"movdq{match['how']}{'64' * (to_bits == 512)}"
    else:
        return None
    destination = operands[-1]
    if not vex and not found.startswith(_TWO_OPERANDS) and isinstance(destination, Register):
        operands = (*operands, destination)
    if any(isinstance(operand, Memory) and operand.broadcast for operand in operands) and to_bits < 512:
        return None
    return f"v{found}", operands


def _att_text(
    instruction: Instruction, mnemonic: str, operands: tuple[Operand, ...], bits: int
) -> str | None:
    """Return an instruction with vectors of another width; None where an operand has no such text.

    The text is in AT&T syntax, whichever the instruction was written in.

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


def unmasked(code: Sequence[Instruction]) -> tuple[Instruction, ...] | None:
    """Return an iteration on whole vectors; None where no mask governs anything."""
    if not any(instruction.mask for instruction in code):
        return None
    return tuple(map(_whole, code))


def _whole(instruction: Instruction) -> Instruction:
    if instruction.mask is None or instruction.kind in (Kind.GATHER, Kind.SCATTER):
        return instruction
    written = set() if instruction.zeroing or instruction.stores else set(instruction.writes)
    sources = {r.root for r in instruction.register_operands} - written
    accumulates = instruction.kind is Kind.FMA
    kept = tuple(
        root
        for root in instruction.reads
        if root != instruction.mask and (accumulates or root in sources or root not in written)
    )
    return replace(instruction, mask=None, zeroing=False, reads=kept)


def in_halves(code: Sequence[Instruction]) -> tuple[Instruction, ...] | None:
    """Return an iteration whose loads of 256 bits are two of 128; None without such loads."""
    made: list[Instruction] = []
    found = False
    for instruction in code:
        halves = list(_halves(instruction)) if instruction.kind is Kind.LOAD else []
        found = found or bool(halves)
        made += halves or [instruction]
    return tuple(made) if found else None


def _halves(instruction: Instruction) -> Iterator[Instruction]:
    operands = instruction.operands
    if len(operands) != 2 or instruction.mask:
        return
    memory, target = operands
    if not (isinstance(memory, Memory) and isinstance(target, Register) and target.bits == 2 * _NARROW_BITS):
        return
    number = target.root.removeprefix("zmm")
    upper = replace(memory, displacement=memory.displacement + _NARROW_BITS // 8)
    for text, place in (
        (f"vmovups (%rax), %xmm{number}", memory),
        (f"vinsertf128 $1, (%rax), %ymm{number}, %ymm{number}", upper),
    ):
        yield _placed(text, instruction.line, place)


def one_by_one(code: Sequence[Instruction], registers: int) -> tuple[Instruction, ...] | None:
    """Return an iteration whose gathers are loads of single elements; None without gathers of 4 doubles.

    Parameters
    ----------
    registers : int
        Vector registers that there are: some must be free.
    """
    used = {root for instruction in code for root in (*instruction.reads, *instruction.writes)}
    vectors = [n for n in range(registers) if f"zmm{n}" not in used]
    integers = [name for name in ("r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15") if name not in used]
    made: list[Instruction] = []
    found = False
    for instruction in code:
        if instruction.kind is not Kind.GATHER:
            made.append(instruction)
            continue
        loads = _elements(instruction, vectors, integers)
        if loads is None:
            return None
        made += loads
        found = True
    return tuple(made) if found else None


def _elements(
    instruction: Instruction, vectors: Sequence[int], integers: Sequence[str]
) -> list[Instruction] | None:
    """Return the loads that a gather of four doubles is made of."""
    memory = next((o for o in instruction.operands if isinstance(o, Memory)), None)
    target, name = instruction.operands[-1], instruction.mnemonic
    if memory is None or memory.index is None or name not in ("vgatherqpd", "vgatherdpd"):
        return None
    if not isinstance(target, Register) or target.bits != 2 * _NARROW_BITS:
        return None
    if len(vectors) < 2 or len(integers) < 2:
        return None
    index, to = memory.index.root.removeprefix("zmm"), target.root.removeprefix("zmm")
    high, other = vectors[:2]
    one, two = integers[:2]
    texts: list[tuple[str, str]] = []
    wide = name == "vgatherqpd"
    if wide:
        texts.append((f"vextracti128 $1, %ymm{index}, %xmm{high}", ""))
    for part, (source, half) in enumerate(((index, to), (str(high) if wide else index, str(other)))):
        if wide:
            texts += [(f"vmovq %xmm{source}, %{one}", ""), (f"vpextrq $1, %xmm{source}, %{two}", "")]
        else:
            texts += [(f"vpextrd ${2 * part + n}, %xmm{index}, %{r}d", "") for n, r in ((0, one), (1, two))]
        texts += [
            (f"vmovsd (%rax), %xmm{half}", one),
            (f"vmovhpd (%rax), %xmm{half}, %xmm{half}", two),
        ]
    texts.append((f"vinsertf128 $1, %xmm{other}, %ymm{to}, %ymm{to}", ""))
    try:
        return [
            _element(text, instruction.line, memory, by) if by else decode(text, instruction.line)
            for text, by in texts
        ]
    except DecodeError:
        return None


def _element(text: str, line: int, memory: Memory, index: str) -> Instruction:
    register = Register(index, index, RegisterKind.INTEGER, 64)
    return _placed(text, line, replace(memory, index=register, bits=64))


def _placed(text: str, line: int, place: Memory) -> Instruction:
    """Return an instruction that was written with (%rax) at the place that is meant."""
    written = decode(text, line)
    read = {register.root for register in (place.base, place.index) if register is not None}
    own = [root for root in written.reads if root != "rax"]
    changed = with_memory(written, lambda memory: replace(place, bits=memory.bits))
    return replace(changed, reads=tuple(dict.fromkeys((*own, *sorted(read)))))
