"""Effects of AArch64 instructions on general registers and condition flags.

Covered are integer arithmetic, which vector lanes share, and the instructions that set or test flags:
compares, selects, branches. Functions of arithmetic take unsigned operands and the width in bits, and may
return a result of any sign and size; the caller truncates it.
"""

from __future__ import annotations

from collections.abc import Callable

from ..instruction import Condition, Immediate, Instruction, Register, RegisterKind
from ..state import State
from .operand_access import (
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
    signed,
)

Arithmetic = Callable[[int, int, int], int]


def _divide_signed(left: int, right: int, bits: int) -> int:
    left, right = signed(left, bits), signed(right, bits)
    if right == 0:
        return 0  # the architecture defines division by zero
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


BINARY: dict[str, Arithmetic] = {
    "add": lambda a, b, n: a + b,
    "sub": lambda a, b, n: a - b,
    "and": lambda a, b, n: a & b,
    "orr": lambda a, b, n: a | b,
    "eor": lambda a, b, n: a ^ b,
    "bic": lambda a, b, n: a & ~b,
    "orn": lambda a, b, n: a | ~b,
    "eon": lambda a, b, n: a ^ ~b,
    "lsl": lambda a, b, n: a << b % n,
    "lsr": lambda a, b, n: a >> b % n,
    "asr": lambda a, b, n: signed(a, n) >> b % n,
    "ror": lambda a, b, n: a >> b % n | a << (n - b % n),
    "mul": lambda a, b, n: a * b,
    "mneg": lambda a, b, n: -a * b,
    "smulh": lambda a, b, n: signed(a, n) * signed(b, n) >> n,
    "umulh": lambda a, b, n: a * b >> n,
    "smull": lambda a, b, n: signed(a, 32) * signed(b, 32),
    "umull": lambda a, b, n: a * b,
    "smnegl": lambda a, b, n: -signed(a, 32) * signed(b, 32),
    "umnegl": lambda a, b, n: -a * b,
    "sdiv": _divide_signed,
    "udiv": lambda a, b, n: a // b if b else 0,
    "smax": lambda a, b, n: max(signed(a, n), signed(b, n)),
    "smin": lambda a, b, n: min(signed(a, n), signed(b, n)),
    "umax": lambda a, b, n: max(a, b),
    "umin": lambda a, b, n: min(a, b),
}
BINARY |= {name + "v": BINARY[name] for name in ("lsl", "lsr", "asr", "ror")}

TERNARY: dict[str, Callable[[int, int, int], int]] = {
    "madd": lambda a, b, c: c + a * b,
    "msub": lambda a, b, c: c - a * b,
    "smaddl": lambda a, b, c: c + signed(a, 32) * signed(b, 32),
    "umaddl": lambda a, b, c: c + a * b,
    "smsubl": lambda a, b, c: c - signed(a, 32) * signed(b, 32),
    "umsubl": lambda a, b, c: c - a * b,
}


def _reverse_bytes(value: int, n_bytes: int, bits: int) -> int:
    groups = value.to_bytes(bits // 8, "little")
    return int.from_bytes(
        b"".join(groups[at : at + n_bytes][::-1] for at in range(0, len(groups), n_bytes)), "little"
    )


UNARY: dict[str, Callable[[int, int], int]] = {
    "mov": lambda a, n: a,
    "neg": lambda a, n: -a,
    "mvn": lambda a, n: ~a,
    "not": lambda a, n: ~a,
    "abs": lambda a, n: abs(signed(a, n)),
    "clz": lambda a, n: n - a.bit_length(),
    "cls": lambda a, n: n - 1 - (a ^ (-(a >> (n - 1)) & ((1 << n) - 1))).bit_length(),
    "ctz": lambda a, n: (a & -a).bit_length() - 1 if a else n,
    "cnt": lambda a, n: a.bit_count(),
    "rbit": lambda a, n: int(f"{a:0{n}b}"[::-1], 2),
    "rev": lambda a, n: _reverse_bytes(a, n // 8, n),
    "rev64": lambda a, n: _reverse_bytes(a, 8, n),
    "rev32": lambda a, n: _reverse_bytes(a, 4, n),
    "rev16": lambda a, n: _reverse_bytes(a, 2, n),
    "sxtb": lambda a, n: signed(a, 8),
    "sxth": lambda a, n: signed(a, 16),
    "sxtw": lambda a, n: signed(a, 32),
    "uxtb": lambda a, n: a & 0xFF,
    "uxth": lambda a, n: a & 0xFFFF,
    "uxtw": lambda a, n: a & 0xFFFFFFFF,
}


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
