"""Building blocks of the AArch64 executor: operand values, assignment, flags and conditions.

A `Value` is a closure that reads a state and returns an unsigned integer, or None where
anything that it depends on is unknown. Everything about an operand is bound when the closure
is made, so that a step costs little when it is run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..instruction import Condition, Immediate, Operand, Register, RegisterKind
from ..state import Flags, State
from .operands import SVE_CONDITIONS

Value = Callable[[State], int | None]
Step = Callable[[State], None]

_EXTENDED_BITS = {"b": 8, "h": 16, "w": 32, "x": 64}


def signed(value: int, bits: int) -> int:
    """Return the two's complement reading of the low `bits` bits.

    Examples
    --------
    >>> signed(0xFF, 8), signed(0x7F, 8)
    (-1, 127)
    """
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def constant(value: int) -> Value:
    """Return a value that is the same in every state."""
    return lambda state: value


def register_value(register: Register) -> Value:
    """Return the value of a register view: the zero register, `w7`, `d0`, a whole `z3` or `p0`."""
    root = register.root
    if root == "xzr":
        return constant(0)
    if register.bits == 0 or (register.kind is RegisterKind.INTEGER and register.bits == 64):
        return lambda state: state.registers.get(root)
    mask = (1 << register.bits) - 1

    def low_part(state: State) -> int | None:
        value = state.registers.get(root)
        return None if value is None else value & mask

    return low_part


def operand_value(operands: Sequence[Operand], at: int, bits: int) -> Value:
    """Return operand `at` with the shift or extension that follows it, truncated to `bits`.

    Parameters
    ----------
    operands : sequence of Operand
        Operands of an instruction.
    at : int
        Position of the operand.
    bits : int
        Width of the value.
    """
    operand = operands[at]
    modifier = operands[at + 1] if at + 1 < len(operands) else None
    word = modifier.name if isinstance(modifier, Condition) else ""
    last = operands[-1]
    amount = last.value if word and isinstance(last, Immediate) else 0
    mask = (1 << bits) - 1
    if isinstance(operand, Immediate):
        return _immediate(operand, amount, mask)
    assert isinstance(operand, Register)
    plain = register_value(operand)
    if not word:
        return plain
    shift = _shifter(word, amount, bits)

    def modified(state: State) -> int | None:
        value = plain(state)
        return None if value is None else shift(value) & mask

    return modified


def _immediate(operand: Immediate, amount: int, mask: int) -> Value:
    value = (operand.value << amount) & mask
    if operand.symbol is None:
        return constant(value)
    symbol, offset = operand.symbol, operand.value

    def low_part_of_address(state: State) -> int | None:
        address = state.symbols.get(symbol)
        return None if address is None else (address + offset) & 0xFFF

    return low_part_of_address


def _shifter(word: str, amount: int, bits: int) -> Callable[[int], int]:
    if word == "lsl":
        return lambda value: value << amount
    if word == "lsr":
        return lambda value: value >> amount
    if word == "asr":
        return lambda value: signed(value, bits) >> amount
    if word == "ror":
        return lambda value: value >> amount | value << (bits - amount)
    width = _EXTENDED_BITS[word[3]]
    if word.startswith("s"):
        return lambda value: signed(value, width) << amount
    return lambda value: (value & ((1 << width) - 1)) << amount


def assign(destination: Operand, value: Value) -> Step:
    """Return a step that writes a value, truncated to the view, with the rest of the root zeroed."""
    assert isinstance(destination, Register)
    root = destination.root
    if root == "xzr":

        def discard(state: State) -> None:
            value(state)  # for its effect on the flags

        return discard
    if not destination.bits:

        def write(state: State) -> None:
            state.registers[root] = value(state)

        return write
    mask = (1 << destination.bits) - 1

    def write_view(state: State) -> None:
        result = value(state)
        state.registers[root] = None if result is None else result & mask

    return write_view


def combine(function: Callable[..., int], *values: Value) -> Value:
    """Return `function` of known values, unknown where one of them is."""
    if len(values) == 1:
        (only,) = values

        def unary(state: State) -> int | None:
            value = only(state)
            return None if value is None else function(value)

        return unary
    if len(values) == 2:
        first, second = values

        def binary(state: State) -> int | None:
            left = first(state)
            right = second(state)
            return None if left is None or right is None else function(left, right)

        return binary

    def general(state: State) -> int | None:
        known = [value(state) for value in values]
        return None if None in known else function(*known)

    return general


def set_flags(
    flags: Flags, negative: bool | None, zero: bool | None, carry: bool | None, overflow: bool | None
) -> None:
    """Write the four condition flags; None makes one unknown.

    Parameters
    ----------
    flags : Flags
        Flags to write.
    negative, zero, carry, overflow : bool or None
        Their new values.
    """
    flags.negative, flags.zero, flags.carry, flags.overflow = negative, zero, carry, overflow


def forget_flags(state: State) -> None:
    """Make all condition flags unknown."""
    set_flags(state.flags, None, None, None, None)


def set_result_flags(flags: Flags, result: int, bits: int, carry: bool, overflow: bool) -> None:
    """Write the flags of an integer result.

    Parameters
    ----------
    flags : Flags
        Flags to write.
    result : int
        Result of the operation.
    bits : int
        Width of the result.
    carry, overflow : bool
        Flags that the result alone does not tell.
    """
    set_flags(flags, bool(result >> (bits - 1) & 1), result == 0, carry, overflow)


def add_with_carry(flags: Flags, left: int, right: int, carry: int, bits: int) -> int:
    """Return `left + right + carry` in `bits` bits and set the flags (AddWithCarry of the manual).

    Parameters
    ----------
    flags : Flags
        Flags to write.
    left, right, carry : int
        Operands, and the carry in.
    bits : int
        Width of the result.
    """
    mask = (1 << bits) - 1
    total = left + right + carry
    result = total & mask
    overflow = bool((left ^ result) & (right ^ result) & (1 << (bits - 1)))
    set_result_flags(flags, result, bits, total > mask, overflow)
    return result


def _not(value: bool | None) -> bool | None:
    return None if value is None else not value


def _and(left: bool | None, right: bool | None) -> bool | None:
    if left is False or right is False:
        return False
    return None if left is None or right is None else True


def _same(left: bool | None, right: bool | None) -> bool | None:
    return None if left is None or right is None else left == right


_HOLDS: dict[str, Callable[[Flags], bool | None]] = {
    "eq": lambda f: f.zero,
    "ne": lambda f: _not(f.zero),
    "hs": lambda f: f.carry,
    "lo": lambda f: _not(f.carry),
    "mi": lambda f: f.negative,
    "pl": lambda f: _not(f.negative),
    "vs": lambda f: f.overflow,
    "vc": lambda f: _not(f.overflow),
    "hi": lambda f: _and(f.carry, _not(f.zero)),
    "ls": lambda f: _not(_and(f.carry, _not(f.zero))),
    "ge": lambda f: _same(f.negative, f.overflow),
    "lt": lambda f: _not(_same(f.negative, f.overflow)),
    "gt": lambda f: _and(_not(f.zero), _same(f.negative, f.overflow)),
    "le": lambda f: _not(_and(_not(f.zero), _same(f.negative, f.overflow))),
    "al": lambda f: True,
    "nv": lambda f: True,
}


def condition_holds(name: str) -> Callable[[Flags], bool | None]:
    """Return the test of a condition code; SVE names such as `first` are aliases."""
    name = SVE_CONDITIONS.get(name, name)
    return _HOLDS[{"cs": "hs", "cc": "lo"}.get(name, name)]
