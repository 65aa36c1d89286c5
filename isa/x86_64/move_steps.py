"""Effects of the integer moves of x86-64: loads and stores, extensions, conditions, the stack."""

from __future__ import annotations

import re

from ..instruction import Instruction, Memory, Register, RegisterKind
from ..state import MASK64, State, compile_address
from .flags import CONDITIONS
from .form_rules import CONDITION
from .operand_access import Builder, Step, compile_read, compile_write, operand_bits, signed

_LARGEST_STRING_BYTES = 1 << 20


def _move(instruction: Instruction, _: re.Match[str]) -> Step | None:
    source, destination = instruction.operands
    if any(isinstance(o, Register) and o.kind is not RegisterKind.INTEGER for o in instruction.operands):
        return None
    read = compile_read(instruction, source, operand_bits(destination))
    write = compile_write(instruction, destination)
    if isinstance(source, Register) and isinstance(destination, Register) and destination.bits >= 32:
        return _copy(source.root, destination)
    return lambda state: write(state, read(state))


def _copy(source: str, destination: Register) -> Step:
    """Return the copy of a register; of one that is known in part, the known part is copied."""
    root, mask = destination.root, (1 << destination.bits) - 1

    def step(state: State) -> None:
        value = state.registers.get(source)
        if value is not None:
            state.registers[root] = value & mask
            return
        known, bits = state.parts.get(source, (0, 0))
        state.registers[root] = None
        state.parts[root] = known & mask | MASK64 ^ mask, bits & mask

    return step


def _extend(instruction: Instruction, match: re.Match[str]) -> Step | None:
    if not instruction.operands or not isinstance(instruction.operands[1], Register):
        return None  # the string move of the same name
    source, destination = instruction.operands
    narrow, wide = operand_bits(source), operand_bits(destination)
    read, write = compile_read(instruction, source, narrow), compile_write(instruction, destination)
    mask = (1 << wide) - 1
    is_signed = match["extension"] == "s"

    def step(state: State) -> None:
        value = read(state)
        if value is not None and is_signed:
            value = signed(value, narrow) & mask
        write(state, value)

    return step


def _address(instruction: Instruction, _: re.Match[str]) -> Step:
    memory, destination = instruction.operands
    assert isinstance(memory, Memory)
    address, write = compile_address(instruction, memory, 0), compile_write(instruction, destination)
    mask = (1 << operand_bits(destination)) - 1

    def step(state: State) -> None:
        value = address(state)
        write(state, None if value is None else value & mask)

    return step


def _exchange(instruction: Instruction, _: re.Match[str]) -> Step:
    first, second = instruction.operands
    bits = operand_bits(second)
    read_first, read_second = (compile_read(instruction, o, bits) for o in (first, second))
    write_first, write_second = (compile_write(instruction, o) for o in (first, second))

    def step(state: State) -> None:
        a, b = read_first(state), read_second(state)
        write_first(state, b)
        write_second(state, a)

    return step


def _widen_accumulator(instruction: Instruction, match: re.Match[str]) -> Step:
    narrow = {"cltq": 32, "cdqe": 32, "cwtl": 16, "cwde": 16}[match["name"]]
    mask = (1 << 2 * narrow) - 1

    def step(state: State) -> None:
        low = state.read_part("rax", (1 << narrow) - 1)
        state.write("rax", None if low is None else signed(low, narrow) & mask)

    return step


def _spread_sign(instruction: Instruction, match: re.Match[str]) -> Step:
    bits = 64 if match["name"] in {"cqto", "cqo"} else 32

    def step(state: State) -> None:
        value = state.registers.get("rax")
        state.write("rdx", None if value is None else ((1 << bits) - 1) * (value >> (bits - 1) & 1))

    return step


def _conditional_move(instruction: Instruction, match: re.Match[str]) -> Step:
    test = CONDITIONS[match["condition"]]
    source, destination = instruction.operands
    bits = operand_bits(destination)
    read, keep = compile_read(instruction, source, bits), compile_read(instruction, destination, bits)
    write = compile_write(instruction, destination)

    def step(state: State) -> None:
        outcome = test(state.flags)
        write(state, None if outcome is None else read(state) if outcome else keep(state))

    return step


def _set(instruction: Instruction, match: re.Match[str]) -> Step:
    test, write = CONDITIONS[match["condition"]], compile_write(instruction, instruction.operands[0])

    def step(state: State) -> None:
        outcome = test(state.flags)
        write(state, None if outcome is None else int(outcome))

    return step


def _push(instruction: Instruction, _: re.Match[str]) -> Step:
    read = compile_read(instruction, instruction.operands[0], 64)

    def step(state: State) -> None:
        value, top = read(state), state.registers.get("rsp")
        top = None if top is None else top - 8 & MASK64
        state.write("rsp", top)
        state.store(top, 8, value)

    return step


def _pop(instruction: Instruction, match: re.Match[str]) -> Step:
    """`pop`; `leave` pops into rbp from where rbp points."""
    if match["name"] == "leave":
        source, write = "rbp", None
    else:
        source, write = "rsp", compile_write(instruction, instruction.operands[0])

    def step(state: State) -> None:
        top = state.registers.get(source)
        value = state.load(top, 8)
        state.write("rsp", None if top is None else top + 8 & MASK64)
        if write is None:
            state.write("rbp", value)
        else:
            write(state, value)

    return step


def _string(instruction: Instruction, match: re.Match[str]) -> Step:
    """`stos` and `movs`, once or rcx times, upwards (the ABI keeps the direction flag clear)."""
    size = {"b": 1, "w": 2, "l": 4, "q": 8}[match["size"]]
    copies, repeated = match["name"] == "movs", "rcx" in instruction.writes

    def step(state: State) -> None:
        registers = state.registers
        count, target = registers.get("rcx") if repeated else 1, registers.get("rdi")
        source, fill = registers.get("rsi"), registers.get("rax")
        known = count is not None and target is not None and count * size <= _LARGEST_STRING_BYTES
        for offset in range(0, (count or 0) * size if known else 0, size):
            value = state.load(None if source is None else source + offset, size) if copies else fill
            state.store((target or 0) + offset, size, value)
        for root in ("rdi", "rsi") if copies else ("rdi",):
            old = registers.get(root)
            state.write(root, None if old is None or not known else old + (count or 0) * size)
        if repeated:
            state.write("rcx", 0)

    return step


_SIZE = "[bwlq]?"
MOVE_STEPS: tuple[tuple[str, Builder], ...] = (
    (f"mov{_SIZE}|movabs{_SIZE}|movnti{_SIZE}", _move),
    ("mov(?P<extension>[sz])([bw][wlq]?|lq|xd)", _extend),
    ("(?P<name>stos|movs)(?P<size>[bwlq])", _string),
    (f"lea{_SIZE}", _address),
    (f"xchg{_SIZE}", _exchange),
    ("(?P<name>cltq|cdqe|cwtl|cwde)", _widen_accumulator),
    ("(?P<name>cqto|cqo|cltd|cdq)", _spread_sign),
    (f"cmov(?P<condition>{CONDITION}){_SIZE}", _conditional_move),
    (f"set(?P<condition>{CONDITION})", _set),
    ("pushq?", _push),
    ("(?P<name>pop|leave)q?", _pop),
)
"""Patterns of mnemonics and what compiles them; the first that does not decline holds."""
