"""Effects of the integer arithmetic of x86-64, from adding to dividing."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..instruction import Instruction
from ..state import Flags, State
from . import flags as x86_flags
from .bit_steps import function_step, truncate
from .operand_access import Builder, Step, compile_read, compile_write, operand_bits, signed

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


_SIZE = "[bwlq]?"
ARITHMETIC_STEPS: tuple[tuple[str, Builder], ...] = (
    (f"(?P<name>add|sub|cmp|and|test|or|xor){_SIZE}", _binary),
    (f"(?P<name>inc|dec|neg|not){_SIZE}", _unary),
    (f"(?P<name>imul){_SIZE}", _imul),
    (f"(?P<name>mul){_SIZE}", _multiply_wide),
    (f"(?P<name>i?div){_SIZE}", _divide),
    (f"(?P<name>adc|sbb){_SIZE}", _with_carry),
)
"""Patterns of mnemonics and what compiles them."""
