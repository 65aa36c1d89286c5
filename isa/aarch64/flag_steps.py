"""AArch64 instructions that set or test the condition flags: compares, selects, branches."""

from __future__ import annotations

from collections.abc import Callable

from ..instruction import Condition, Immediate, Instruction
from ..registers import Register, RegisterKind
from ..state import State
from .arithmetic import BINARY
from .values import (
    Step,
    Value,
    add_with_carry,
    assign,
    combine,
    condition_holds,
    constant,
    forget_flags,
    operand_value,
    register_value,
    set_flags,
    set_result_flags,
)

_SELECT: dict[str, Callable[[int], int]] = {
    "csel": lambda b: b,
    "csinc": lambda b: b + 1,
    "csinv": lambda b: ~b,
    "csneg": lambda b: -b,
}
_CONDITIONAL_CHANGE: dict[str, Callable[[int], int]] = {
    "cinc": lambda a: a + 1,
    "cinv": lambda a: ~a,
    "cneg": lambda a: -a,
}
_CARRYING = frozenset({"adds", "subs", "cmp", "cmn", "negs"})
_LOGICAL = {"ands": "and", "bics": "bic", "tst": "and"}


def flag_step(instruction: Instruction) -> Step | None:
    """Return the effect of an integer instruction that sets the flags, None for others."""
    mnemonic = instruction.mnemonic
    if mnemonic in {"ccmp", "ccmn"}:
        return _conditional_compare(instruction)
    if mnemonic in _CARRYING or mnemonic in _LOGICAL:
        return assign(_flag_destination(instruction), _flag_value(instruction))
    return None


def instruction_bits(instruction: Instruction) -> int:
    """Return 32 or 64, the width of the first register."""
    first = instruction.operands[0]
    assert isinstance(first, Register)
    return first.bits


def _flag_destination(instruction: Instruction) -> Register:
    first = instruction.operands[0]
    assert isinstance(first, Register)
    if instruction.mnemonic in {"cmp", "cmn", "tst"}:
        return Register("xzr", "xzr", RegisterKind.INTEGER, first.bits)
    return first


def _flag_value(instruction: Instruction) -> Value:
    """Return the value that also sets the flags."""
    bits, mnemonic = instruction_bits(instruction), instruction.mnemonic
    left, right = _compared(instruction, bits)
    if mnemonic in _LOGICAL:
        function = BINARY[_LOGICAL[mnemonic]]

        def compute(state: State, a: int, b: int) -> int:
            result = function(a, b, bits) & ((1 << bits) - 1)
            set_result_flags(state.flags, result, bits, carry=False, overflow=False)
            return result
    elif mnemonic in {"adds", "cmn"}:

        def compute(state: State, a: int, b: int) -> int:
            return add_with_carry(state.flags, a, b, 0, bits)
    else:
        mask = (1 << bits) - 1

        def compute(state: State, a: int, b: int) -> int:
            return add_with_carry(state.flags, a, b ^ mask, 1, bits)

    def value(state: State) -> int | None:
        a, b = left(state), right(state)
        if a is None or b is None:
            forget_flags(state)
            return None
        return compute(state, a, b)

    return value


def _compared(instruction: Instruction, bits: int) -> tuple[Value, Value]:
    operands, mnemonic = instruction.operands, instruction.mnemonic
    if mnemonic == "negs":
        return constant(0), operand_value(operands, 1, bits)
    first = 0 if mnemonic in {"cmp", "cmn", "tst"} else 1
    return operand_value(operands[: first + 1], first, bits), operand_value(operands, first + 1, bits)


def _conditional_compare(instruction: Instruction) -> Step:
    operands, bits = instruction.operands, instruction_bits(instruction)
    left, right = (operand_value(operands[: at + 1], at, bits) for at in (0, 1))
    otherwise, condition = operands[2], operands[3]
    assert isinstance(otherwise, Immediate)
    assert isinstance(condition, Condition)
    holds = condition_holds(condition.name)
    n, z, c, v = (bool(otherwise.value >> bit & 1) for bit in (3, 2, 1, 0))
    flip, carry = (((1 << bits) - 1), 1) if instruction.mnemonic == "ccmp" else (0, 0)

    def step(state: State) -> None:
        chosen = holds(state.flags)
        if chosen is False:
            set_flags(state.flags, n, z, c, v)
            return
        a, b = left(state), right(state)
        if chosen is None or a is None or b is None:
            forget_flags(state)
        else:
            add_with_carry(state.flags, a, b ^ flip, carry, bits)

    return step


def conditional_value(instruction: Instruction) -> Value | None:
    """Return the value that `csel`, `cset`, `cinc` and their kin select; None for other instructions."""
    mnemonic, operands = instruction.mnemonic, instruction.operands
    condition = operands[-1]
    if not isinstance(condition, Condition):
        return None
    if mnemonic in _SELECT:
        then, other = (operand_value(operands[: at + 1], at, 64) for at in (1, 2))
        otherwise = combine(_SELECT[mnemonic], other)
    elif mnemonic in _CONDITIONAL_CHANGE:
        otherwise = operand_value(operands[:2], 1, 64)
        then = combine(_CONDITIONAL_CHANGE[mnemonic], otherwise)
    elif mnemonic in {"cset", "csetm"}:
        then, otherwise = constant(1 if mnemonic == "cset" else -1), constant(0)
    else:
        return None
    holds = condition_holds(condition.name)

    def value(state: State) -> int | None:
        chosen = holds(state.flags)
        if chosen is None:
            return None
        return then(state) if chosen else otherwise(state)

    return value


def branch_condition(instruction: Instruction) -> Callable[[State], bool | None]:
    """Return True where a conditional branch is taken, None where it depends on unknown values."""
    mnemonic, operands = instruction.mnemonic, instruction.operands
    first = operands[0]
    if isinstance(first, Register):
        value = register_value(first)
        mask = -1
        if isinstance(operands[1], Immediate):  # tbz, tbnz
            mask = 1 << operands[1].value
        on_zero = mnemonic in {"cbz", "tbz"}

        def tested(state: State) -> bool | None:
            known = value(state)
            return None if known is None else (known & mask == 0) == on_zero

        return tested
    _, _, dotted = mnemonic.partition(".")
    holds = condition_holds(dotted or mnemonic[1:])
    return lambda state: holds(state.flags)
