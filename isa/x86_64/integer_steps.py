"""Effects of x86-64 integer instructions: arithmetic, shifts, bit manipulation and bit tests."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..instruction import FLAGS, Instruction, Memory, Operand
from ..state import Flags, State
from . import flags as x86_flags
from .operand_access import Builder, Step, compile_read, compile_write, operand_bits, signed

Function = Callable[[list[int], int], int]
"""Function of the sources in AT&T order, and the width."""


def _shift(instruction: Instruction, match: re.Match[str]) -> Step:
    name, destination = match["name"], instruction.operands[-1]
    bits = operand_bits(destination)
    read, write = compile_read(instruction, destination, bits), compile_write(instruction, destination)
    by_one = len(instruction.operands) == 1
    count_of = None if by_one else compile_read(instruction, instruction.operands[0], 8)
    count_mask = 63 if bits == 64 else 31

    def step(state: State) -> None:
        count = 1 if count_of is None else count_of(state)
        value = read(state)
        if value is None or count is None:
            x86_flags.forget(state.flags)
            write(state, None)
            return
        count &= count_mask
        if count:
            value = _shifted(state.flags, name, value, count, bits)
        write(state, value)

    return step


def _shifted(flags: Flags, name: str, value: int, count: int, bits: int) -> int:
    """Shift by a count above zero; the overflow flag is left unknown (it is defined for 1 only)."""
    mask = (1 << bits) - 1
    if name in {"shl", "sal"}:
        result, last_out = value << count & mask, value << count >> bits & 1
    elif name == "shr":
        result, last_out = value >> count, value >> (count - 1) & 1
    else:
        extended = signed(value, bits)
        result, last_out = extended >> count & mask, extended >> (count - 1) & 1
    x86_flags.logic(flags, result, bits)
    flags.carry, flags.overflow = bool(last_out), None
    return result


def _function(instruction: Instruction, match: re.Match[str]) -> Step:
    *sources, destination = instruction.operands
    if match["name"] == "bswap":
        sources = [destination]
    return function_step(instruction, _FUNCTIONS[match["name"]], sources)


def function_step(instruction: Instruction, function: Function, sources: list[Operand]) -> Step:
    """Return the effect of a function of the sources alone; its flags are left unknown.

    Parameters
    ----------
    instruction : Instruction
        The instruction, whose last operand is the destination.
    function : callable
        Function of the values of the sources and the width.
    sources : list of Operand
        The sources.
    """
    destination = instruction.operands[-1]
    bits = operand_bits(destination)
    reads = [compile_read(instruction, source, bits) for source in sources]
    write = compile_write(instruction, destination)
    touches_flags = FLAGS in instruction.writes

    def step(state: State) -> None:
        values = [read(state) for read in reads]
        known = [value for value in values if value is not None]
        if touches_flags:
            x86_flags.forget(state.flags)
        write(state, function(known, bits) if len(known) == len(values) else None)

    return step


def _low_ones(count: int, bits: int) -> int:
    return (1 << min(count & 0xFF, bits)) - 1


def _trailing_zeros(value: int, bits: int) -> int:
    return (value & -value).bit_length() - 1 if value else bits


def truncate(value: int, bits: int) -> int:
    """Return the low bits of a value."""
    return value & ((1 << bits) - 1)


_FUNCTIONS: dict[str, Function] = {
    "shlx": lambda v, bits: truncate(v[1] << (v[0] & (bits - 1)), bits),
    "shrx": lambda v, bits: v[1] >> (v[0] & (bits - 1)),
    "sarx": lambda v, bits: truncate(signed(v[1], bits) >> (v[0] & (bits - 1)), bits),
    "rorx": lambda v, bits: truncate((v[1] << bits | v[1]) >> (v[0] & (bits - 1)), bits),
    "andn": lambda v, bits: v[0] & ~v[1],
    "bzhi": lambda v, bits: v[1] & _low_ones(v[0], bits),
    "bextr": lambda v, bits: v[1] >> (v[0] & 0xFF) & _low_ones(v[0] >> 8, bits),
    "blsr": lambda v, bits: v[0] & (v[0] - 1),
    "blsi": lambda v, bits: v[0] & -v[0],
    "blsmsk": lambda v, bits: truncate(v[0] ^ (v[0] - 1), bits),
    "popcnt": lambda v, bits: v[0].bit_count(),
    "tzcnt": lambda v, bits: _trailing_zeros(v[0], bits),
    "lzcnt": lambda v, bits: bits - v[0].bit_length(),
    "bswap": lambda v, bits: int.from_bytes(v[0].to_bytes(bits // 8, "little"), "big"),
}


_BIT_CHANGES: dict[str, Callable[[int, int], int] | None] = {
    "bt": None,
    "bts": lambda value, bit: value | bit,
    "btr": lambda value, bit: value & ~bit,
    "btc": lambda value, bit: value ^ bit,
}


def _bit_test(instruction: Instruction, match: re.Match[str]) -> Step | None:
    source, destination = instruction.operands
    bits = operand_bits(destination)
    if isinstance(destination, Memory):
        return None  # a register index reaches beyond the operand
    read_index, read = compile_read(instruction, source, bits), compile_read(instruction, destination, bits)
    write, change = compile_write(instruction, destination), _BIT_CHANGES[match["name"]]

    def step(state: State) -> None:
        index, value = read_index(state), read(state)
        known = index is not None and value is not None
        bit = 1 << (index or 0) % bits
        state.flags.carry = bool((value or 0) & bit) if known else None
        state.flags.overflow = state.flags.negative = state.flags.parity = None
        if change is not None:
            write(state, change(value or 0, bit) if known else None)

    return step


_SIZE = "[bwlq]?"
BIT_STEPS: tuple[tuple[str, Builder], ...] = (
    (f"(?P<name>sal|shl|sar|shr){_SIZE}", _shift),
    (f"(?P<name>{'|'.join(_FUNCTIONS)}){_SIZE}", _function),
    (f"(?P<name>bt[src]?){_SIZE}", _bit_test),
)
"""Patterns of mnemonics and what compiles them."""


Arithmetic = Callable[[Flags, int, int, int], int]
"""Function of flags (to set), destination, source and width; returns the result."""

_ARITHMETIC: dict[str, Arithmetic] = {
    "add": x86_flags.add,
    "sub": x86_flags.subtract,
    "cmp": x86_flags.subtract,
    "and": lambda flags, a, b, bits: x86_flags.logic(flags, a & b, bits),
    "test": lambda flags, a, b, bits: x86_flags.logic(flags, a & b, bits),
    "or": lambda flags, a, b, bits: x86_flags.logic(flags, a | b, bits),
    "xor": lambda flags, a, b, bits: x86_flags.logic(flags, a ^ b, bits),
}


def _binary(instruction: Instruction, match: re.Match[str]) -> Step:
    operation = _ARITHMETIC[match["name"]]
    keeps = match["name"] not in {"cmp", "test"}
    source, destination = instruction.operands
    bits = operand_bits(destination) or operand_bits(source)
    read_a, read_b = compile_read(instruction, destination, bits), compile_read(instruction, source, bits)
    write = compile_write(instruction, destination)

    def step(state: State) -> None:
        a, b = read_a(state), read_b(state)
        if a is None or b is None:
            x86_flags.forget(state.flags)
            result = None
        else:
            result = operation(state.flags, a, b, bits)
        if keeps:
            write(state, result)

    return step


def _with_carry(instruction: Instruction, match: re.Match[str]) -> Step:
    source, destination = instruction.operands
    bits = operand_bits(destination)
    read_a, read_b = compile_read(instruction, destination, bits), compile_read(instruction, source, bits)
    write = compile_write(instruction, destination)
    operation = x86_flags.add if match["name"] == "adc" else x86_flags.subtract

    def step(state: State) -> None:
        a, b, carry = read_a(state), read_b(state), state.flags.carry
        if a is None or b is None or carry is None:
            x86_flags.forget(state.flags)
            write(state, None)
        else:
            write(state, operation(state.flags, a, b, bits, carry))

    return step


def _unary(instruction: Instruction, match: re.Match[str]) -> Step:
    """`inc` and `dec` keep the carry, `not` keeps all flags."""
    (operand,) = instruction.operands
    name, bits = match["name"], operand_bits(operand)
    read, write = compile_read(instruction, operand, bits), compile_write(instruction, operand)
    mask = (1 << bits) - 1

    def step(state: State) -> None:
        value, flags = read(state), state.flags
        carry = flags.carry
        if name == "not":
            write(state, None if value is None else value ^ mask)
            return
        if value is None:
            x86_flags.forget(flags)
        elif name == "inc":
            value = x86_flags.add(flags, value, 1, bits)
        elif name == "dec":
            value = x86_flags.subtract(flags, value, 1, bits)
        else:
            value = x86_flags.subtract(flags, 0, value, bits)
        if name != "neg":
            flags.carry = carry
        write(state, value)

    return step


def _imul(instruction: Instruction, match: re.Match[str]) -> Step | None:
    """Two and three operands; the two-operand form multiplies its destination."""
    n_operands = len(instruction.operands)
    if n_operands == 1:
        return _multiply_wide(instruction, match)
    if n_operands == 3:
        return function_step(instruction, _product, list(instruction.operands[:2]))
    bits = operand_bits(instruction.operands[1])
    read_a, read_b = (compile_read(instruction, operand, bits) for operand in instruction.operands)
    write = compile_write(instruction, instruction.operands[1])

    def step(state: State) -> None:
        a, b = read_a(state), read_b(state)
        x86_flags.forget(state.flags)
        write(state, None if a is None or b is None else truncate(a * b, bits))

    return step


def _product(factors: list[int], bits: int) -> int:
    return truncate(factors[0] * factors[1], bits)


def _multiply_wide(instruction: Instruction, match: re.Match[str]) -> Step | None:
    (operand,) = instruction.operands
    bits = operand_bits(operand)
    if bits < 32:
        return None
    read, mask = compile_read(instruction, operand, bits), (1 << bits) - 1
    is_signed = match["name"][0] == "i"

    def step(state: State) -> None:
        a, b = state.registers.get("rax"), read(state)
        x86_flags.forget(state.flags)
        if a is None or b is None:
            state.forget(("rax", "rdx"))
            return
        product = signed(a & mask, bits) * signed(b, bits) if is_signed else (a & mask) * b
        state.registers["rax"], state.registers["rdx"] = product & mask, product >> bits & mask

    return step


def _divide(instruction: Instruction, match: re.Match[str]) -> Step | None:
    (operand,) = instruction.operands
    bits = operand_bits(operand)
    if bits < 32:
        return None
    read, mask = compile_read(instruction, operand, bits), (1 << bits) - 1
    is_signed = match["name"] == "idiv"

    def step(state: State) -> None:
        low, high, divisor = state.registers.get("rax"), state.registers.get("rdx"), read(state)
        x86_flags.forget(state.flags)
        state.forget(("rax", "rdx"))
        if low is None or high is None or not divisor:
            return
        dividend = (high & mask) << bits | low & mask
        if is_signed:
            dividend, divisor = signed(dividend, 2 * bits), signed(divisor, bits)
        quotient = abs(dividend) // abs(divisor)
        quotient = -quotient if (dividend < 0) != (divisor < 0) else quotient
        state.registers["rax"] = quotient & mask
        state.registers["rdx"] = dividend - quotient * divisor & mask

    return step


ARITHMETIC_STEPS: tuple[tuple[str, Builder], ...] = (
    (f"(?P<name>add|sub|cmp|and|test|or|xor){_SIZE}", _binary),
    (f"(?P<name>inc|dec|neg|not){_SIZE}", _unary),
    (f"(?P<name>imul){_SIZE}", _imul),
    (f"(?P<name>mul){_SIZE}", _multiply_wide),
    (f"(?P<name>i?div){_SIZE}", _divide),
    (f"(?P<name>adc|sbb){_SIZE}", _with_carry),
)
"""Patterns of mnemonics and what compiles them."""
