"""A loop with wider vectors: the same operations on as many more lanes, and steps as much longer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from .....asm.dialect import ATT, X86_64
from .....asm.instruction_set import decoder
from .....isa.instruction import DecodeError, Instruction, Kind, Memory, Operand
from .....isa.registers import Register, RegisterKind
from .....patterns import pattern
from .att import att_text
from .stepped import addressed, lag, longer_step, moved, steps_of, with_memory
from .variant import Variant, has_vectors

_SCALAR = pattern(r"v?(?P<name>(?:add|sub|mul|div|sqrt|max|min)|fn?m(?:add|sub)(?:132|213|231))s(?P<of>[sd])")
_PACKED = pattern(
    r"v?(?P<name>(?:add|sub|mul|div|sqrt|max|min|and|andn|or|xor)p[sd]|fn?m(?:add|sub)(?:132|213|231)p[sd]"
    r"|p(?:add|sub)[bwdq]|pmull[wd]|(?:broadcasts|mov[au]p)[sd])"
)
_BITWISE = pattern(r"v?p(?P<name>and|andn|or|xor)(?P<of>[dq]?)")
_MOVE = pattern(r"v?movs(?P<of>[sd])")
_WHOLE_MOVE = pattern(r"v?movdq(?P<how>[au])(?:8|16|32|64)?")
_TWO_OPERANDS = ("sqrt", "mov", "broadcast")


def widened(code: Sequence[Instruction], bits: int, to_bits: int) -> Variant | None:
    """Return an iteration with vectors of another width; None where an instruction has no such form.

    Parameters
    ----------
    bits : int
        Of its operations now: those of an element where they are scalar.
    to_bits : int
        128, 256 or 512.

    Examples
    --------
    >>> from .....asm.listing import parse
    >>> text = "movsd (%rdi,%rax,8), %xmm1; mulsd %xmm0, %xmm1; movsd %xmm1, (%rsi,%rax,8); incq %rax"
    >>> made = widened(parse(text, "x86-64").instructions, 64, 256)
    >>> [i.mnemonic for i in made.code], made.code[1].vector_bits, made.iterations
    (['vmovupd', 'vmulpd', 'vmovupd', 'addq'], 256, 4.0)
    """
    steps = steps_of(code, 0)
    through = addressed(code, steps)
    ratio = to_bits // bits
    made = []
    for position, instruction in enumerate(code):
        lagging = partial(lag, steps, position, ratio)
        one: Instruction | None = instruction
        if any(steps[root].position == position for root in through):
            one = longer_step(instruction, ratio)
        elif has_vectors(instruction):
            one = _wider(instruction, bits, to_bits)
        if one is None:
            return None
        made.append(with_memory(one, lambda memory, lagging=lagging: moved(memory, lagging)))  # type: ignore[misc]
    return Variant(tuple(made), float(ratio))


def _wider(instruction: Instruction, bits: int, to_bits: int) -> Instruction | None:
    """Return one instruction on wider vectors."""
    vectors = [r for r in instruction.register_operands if r.kind is RegisterKind.VECTOR]
    scalar = bits < 128
    if any(r.bits != (128 if scalar else bits) for r in vectors) and not _broadcasts(instruction):
        return None
    renamed = _name(instruction, scalar, to_bits)
    if renamed is None:
        return None
    text = att_text(instruction, *renamed, to_bits)
    if text is None:
        return None
    try:
        return decoder(X86_64)(text, instruction.line, ATT)
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
