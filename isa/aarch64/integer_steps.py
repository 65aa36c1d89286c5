"""Effects of AArch64 instructions on general registers and condition flags."""

from __future__ import annotations

from ..instruction import Immediate, Instruction
from ..registers import Register, RegisterKind
from ..state import State
from .arithmetic import BINARY, TERNARY, UNARY
from .flag_steps import conditional_value, flag_step, instruction_bits
from .values import Step, Value, assign, combine, constant, operand_value, signed


def integer_step(instruction: Instruction) -> Step | None:
    """Return the effect of an instruction on general registers and flags, None if not modelled."""
    operands = instruction.operands
    if not operands or not isinstance(operands[0], Register) or operands[0].kind is not RegisterKind.INTEGER:
        return None
    if any(isinstance(o, Register) and o.kind is not RegisterKind.INTEGER for o in operands):
        return None
    if step := flag_step(instruction):
        return step
    value = _plain_value(instruction)
    return assign(operands[0], value) if value else None


def _plain_value(instruction: Instruction) -> Value | None:
    operands, mnemonic = instruction.operands, instruction.mnemonic
    bits = instruction_bits(instruction)
    if mnemonic in BINARY and len(operands) > 2:
        function = BINARY[mnemonic]
        first, second = operand_value(operands[:2], 1, bits), operand_value(operands, 2, bits)
        return combine(lambda a, b: function(a, b, bits), first, second)
    if mnemonic in UNARY:
        unary = UNARY[mnemonic]
        return combine(lambda a: unary(a, bits), operand_value(operands, 1, bits))
    if mnemonic in TERNARY:
        return combine(TERNARY[mnemonic], *(operand_value(operands[: at + 1], at, bits) for at in (1, 2, 3)))
    for table in (_move_wide, _bit_field, conditional_value, _address_of):
        if value := table(instruction):
            return value
    return None


def _move_wide(instruction: Instruction) -> Value | None:
    mnemonic, operands = instruction.mnemonic, instruction.operands
    if mnemonic not in {"movz", "movn", "movk"}:
        return None
    chunk, last = operands[1], operands[-1]
    assert isinstance(chunk, Immediate)
    assert isinstance(last, Immediate)
    if chunk.symbol is not None:
        return None
    shift = last.value if len(operands) > 2 else 0
    placed = chunk.value << shift
    if mnemonic == "movk":
        hole = ~(0xFFFF << shift)
        return combine(lambda old: old & hole | placed, operand_value(operands[:1], 0, 64))
    return constant(placed if mnemonic == "movz" else ~placed)


def _bit_field(instruction: Instruction) -> Value | None:
    """`ubfx x0, x1, #lsb, #width` and its kin: take a field, then place it."""
    mnemonic, operands = instruction.mnemonic, instruction.operands
    if mnemonic not in {"ubfx", "sbfx", "ubfiz", "sbfiz", "bfi", "bfxil", "bfc"}:
        return None
    lsb, width = (o.value for o in operands[-2:] if isinstance(o, Immediate))
    extracts = mnemonic in {"ubfx", "sbfx", "bfxil"}
    take, place = (lsb, 0) if extracts else (0, lsb)
    field = (1 << width) - 1
    if mnemonic.startswith("b"):
        source = constant(0) if mnemonic == "bfc" else operand_value(operands[:2], 1, 64)
        return combine(
            lambda old, a: old & ~(field << place) | (a >> take & field) << place,
            operand_value(operands[:1], 0, 64),
            source,
        )
    source = operand_value(operands[:2], 1, 64)
    if mnemonic.startswith("s"):
        return combine(lambda a: signed(a >> take, width) << place, source)
    return combine(lambda a: (a >> take & field) << place, source)


def _address_of(instruction: Instruction) -> Value | None:
    operands = instruction.operands
    target = operands[-1]
    if instruction.mnemonic not in {"adr", "adrp"} or not isinstance(target, Immediate):
        return None
    symbol, offset = target.symbol, target.value
    mask = ~0xFFF if instruction.mnemonic == "adrp" else ~0

    def value(state: State) -> int | None:
        address = state.symbols.get(symbol or "")
        return None if address is None else (address + offset) & mask

    return value
