"""Execution of the integer part of x86-64 code: one instruction -> a function on a `State`.

What an instruction does to integers, flags, masks and vectors of integers is compiled into a
closure once; the closures are then called millions of times. Values that depend on unknown
ones are unknown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from ..instruction import CARRY, FLAGS, Instruction, Kind, RegisterKind
from ..mnemonic_patterns import full_match
from ..state import MASK64, State, compile_address
from . import INSTRUCTION_SET
from . import flags as x86_flags
from .flags import CONDITIONS
from .integer_steps import ARITHMETIC_STEPS, BIT_STEPS
from .mask_steps import MASK_STEPS
from .move_steps import MOVE_STEPS
from .operand_access import Builder, Step, Value
from .vector_steps import VECTOR_STEPS

_CONVENTION = INSTRUCTION_SET.convention

STACK_TOP = 0x7FFF_0000_0000 - 8
"""Initial rsp: 8 below a multiple of 64, as after the call that entered the function."""

_UNDEFINED = ("rax", "rbx", "rbp", *(f"r{number}" for number in range(10, 16)))
_NO_EFFECT = frozenset({Kind.NOP, Kind.BRANCH, Kind.RETURN})

_STEPS = (*MOVE_STEPS, *ARITHMETIC_STEPS, *BIT_STEPS, *MASK_STEPS, *VECTOR_STEPS)


def initial_state(
    arguments: Mapping[str, int], _scalable_bits: int = 0, symbols: Mapping[str, int] | None = None
) -> State:
    """Return the state at the entry of a function.

    Parameters
    ----------
    arguments : mapping of str to int
        Registers by root (`rdi`) and their values; argument registers left out are unknown.
    _scalable_bits : int
        Ignored: code sets the width of vectors.
    symbols : mapping of str to int, optional
        Addresses of the listing's data by label.

    Notes
    -----
    Registers that carry no argument are zero. Correct code does not depend on them, and a byte
    written to one (`movb $7, %al` before `kmovd %eax, %k1`) then leaves a known register.
    """
    values = {root: value & MASK64 for root, value in arguments.items()}
    return State(
        registers={**dict.fromkeys(_UNDEFINED, 0), "rsp": STACK_TOP, **values}, symbols=symbols or {}
    )


def compile_step(instruction: Instruction) -> Step | None:
    """Return the effect of an instruction on a state, None where it is not modelled.

    Of an instruction that is not modelled the caller makes the written registers unknown. One
    that stores is never None: its bytes, too, become unknown. A call forgets the registers
    that the callee need not preserve.

    Examples
    --------
    >>> from .decode import decode
    >>> state = initial_state({"rdi": 5})
    >>> compile_step(decode("leaq 1(%rdi,%rdi,2), %rax", 1))(state)
    >>> state.read("rax")
    16
    """
    if instruction.mnemonic == "vzeroupper":
        return _zero_upper
    if instruction.kind in _NO_EFFECT:
        return _leave
    if instruction.kind is Kind.CALL:
        return _call
    for builder, match in _builders(instruction.mnemonic):
        step = builder(instruction, match)
        if step is not None:
            return step
    return _forget(instruction) if instruction.stores else None


@cache
def _builders(mnemonic: str) -> tuple[tuple[Builder, re.Match[str]], ...]:
    found = ((builder, full_match(pattern, mnemonic)) for pattern, builder in _STEPS)
    return tuple((builder, match) for builder, match in found if match is not None)


def _leave(state: State) -> None:
    """No effect on the values of a state."""


def _zero_upper(state: State) -> None:
    for number in range(16):
        root = f"zmm{number}"
        value = state.registers.get(root)
        if value is not None:
            state.registers[root] = value & ((1 << 128) - 1)


def _call(state: State) -> None:
    state.forget(_CONVENTION.clobbered)
    x86_flags.forget(state.flags)


def _forget(instruction: Instruction) -> Step:
    targets = [
        (compile_address(instruction, memory, 0), memory.bits // 8)
        for memory in instruction.stores
        if memory.index is None or memory.index.kind is not RegisterKind.VECTOR
    ]
    registers = [root for root in instruction.writes if root not in (FLAGS, CARRY)]
    sets_flags = not {FLAGS, CARRY}.isdisjoint(instruction.writes)

    def step(state: State) -> None:
        for address, n_bytes in targets:
            state.store(address(state), n_bytes, None)
        state.forget(registers)
        if sets_flags:
            x86_flags.forget(state.flags)

    return step


def compile_condition(instruction: Instruction) -> Value:
    """Return the function that tells whether a conditional branch is taken in a state, None where unknown.

    Examples
    --------
    >>> from .decode import decode
    >>> state = initial_state({"rdi": 5})
    >>> compile_step(decode("cmpq $5, %rdi", 1))(state)
    >>> compile_condition(decode("jne .L3", 2))(state)
    False
    """
    name = instruction.mnemonic
    if name in {"jrcxz", "jecxz"}:
        mask = MASK64 if name == "jrcxz" else (1 << 32) - 1
        return lambda state: None if (count := state.registers.get("rcx")) is None else not count & mask
    test = CONDITIONS.get(name.removeprefix("j"))
    if test is None:
        return lambda state: None
    return lambda state: test(state.flags)


def lane_mask(instruction: Instruction) -> Value:
    """Return the lanes that a floating-point instruction computes, bit by lane, None where unknown."""
    ones, root = (1 << instruction.lanes(0)) - 1, instruction.mask
    if root is None:
        return lambda state: ones
    return lambda state: None if (mask := state.registers.get(root)) is None else mask & ones


def active_lanes(instruction: Instruction) -> Value:
    """Return the number of lanes that a floating-point instruction computes, None where unknown.

    Examples
    --------
    >>> from .decode import decode
    >>> state = State(registers={"k1": 0b10111})
    >>> active_lanes(decode("vaddpd %ymm1, %ymm2, %ymm3 {%k1}", 1))(state)
    3
    """
    bits = lane_mask(instruction)
    return lambda state: None if (mask := bits(state)) is None else mask.bit_count()
