"""Effects of AArch64 instructions on the part of the state that decides control flow and masks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..instruction import FLAGS, FLOPS_PER_LANE, Instruction, Operand, Register
from ..state import MASK64, State
from .integer_steps import branch_condition, integer_step
from .memory_steps import memory_step
from .operand_access import Step, forget_flags
from .predicate_steps import count_step, predicate_step
from .vector_steps import vector_step
from .vector_values import element_starts, lanes_of_predicate

STACK_POINTER = 0x7FFF_FFF0_0000
"""Stack pointer at the entry of a function, 16-byte aligned as AAPCS64 demands."""

_UNMODELLED_KINDS = frozenset(FLOPS_PER_LANE)
_STEPS = (memory_step, count_step, predicate_step, integer_step, vector_step)


def compile_step(instruction: Instruction) -> Step | None:
    """Return a function that applies an instruction to a state, None where that is not modelled.

    Parameters
    ----------
    instruction : Instruction
        Anything but a branch; one that changes no register (a prefetch) gives None too.

    Returns
    -------
    callable or None
        What depends on unknown values becomes unknown. For None the caller makes all that the
        instruction writes unknown.

    Examples
    --------
    >>> from .decode import decode
    >>> state = State(scalable_bits=512, registers={"x0": 3, "x1": 7})
    >>> compile_step(decode("whilelo p0.d, x0, x1", 1))(state)
    >>> bin(state.registers["p0"])
    '0b1000000010000000100000001'
    """
    if instruction.kind not in _UNMODELLED_KINDS:
        for candidate in _STEPS:
            if step := candidate(instruction):
                return step
    return _forget(instruction.writes) if FLAGS in instruction.writes else None


def _forget(roots: Sequence[str]) -> Step:
    registers = tuple(root for root in roots if root != FLAGS)

    def step(state: State) -> None:
        forget_flags(state)
        for root in registers:
            state.registers[root] = None

    return step


def compile_condition(instruction: Instruction) -> Callable[[State], bool | None]:
    """Return the function that tells whether a conditional branch is taken, None where that is unknown.

    Examples
    --------
    >>> from .decode import decode
    >>> compile_condition(decode("cbnz w0, .L3", 1))(State(registers={"x0": 1 << 32}))
    False
    """
    return branch_condition(instruction)


def active_lanes(instruction: Instruction) -> Callable[[State], int | None]:
    """Return the lanes that a floating-point instruction executes, as a function of the state.

    Examples
    --------
    >>> from .decode import decode
    >>> lanes = active_lanes(decode("fmla z0.d, p1/m, z2.d, z3.d", 1))
    >>> lanes(State(scalable_bits=512, registers={"p1": 0x010101}))
    3
    """
    element, mask = instruction.element_bits, instruction.mask
    if mask is None or not element:
        return lambda state: instruction.lanes(state.scalable_bits)

    def active(state: State) -> int | None:
        predicate = state.registers.get(mask)
        if predicate is None:
            return None
        return (predicate & element_starts(state.scalable_bits, element)).bit_count()

    return active


def lane_mask(instruction: Instruction) -> Callable[[State], int | None]:
    """Return the active lanes as a mask with one bit a lane, lowest lane first.

    Instructions that are not floating-point arithmetic take the element of their first operand.
    """
    element, mask = _lane_bits(instruction), instruction.mask
    if not element:
        return lambda state: None
    width = instruction.vector_bits or _fixed_bits(instruction.operands[0])
    if mask is None:
        return lambda state: (1 << (width or state.scalable_bits) // element) - 1

    def lanes(state: State) -> int | None:
        predicate = state.registers.get(mask)
        return None if predicate is None else lanes_of_predicate(predicate, state.scalable_bits, element)

    return lanes


def _lane_bits(instruction: Instruction) -> int:
    if instruction.element_bits or not instruction.operands:
        return instruction.element_bits
    register = _first_register(instruction.operands[0])
    return (register.element_bits or register.bits) if register else 0


def _fixed_bits(operand: Operand) -> int:
    register = _first_register(operand)
    return register.bits if register else 0


def _first_register(operand: Operand) -> Register | None:
    if isinstance(operand, tuple):
        return operand[0]
    return operand if isinstance(operand, Register) else None


def initial_state(
    arguments: Sequence[int] | Mapping[str, int], scalable_bits: int, symbols: Mapping[str, int]
) -> State:
    """Return the state at the entry of a function (AAPCS64, section 6.8).

    Parameters
    ----------
    arguments : sequence of int, or mapping of str to int
        Integer and pointer arguments: x0 to x7, the others in 8-byte slots on the stack. A
        mapping names the registers instead: `{"x0": 2}`.
    scalable_bits : int
        SVE vector length in bits, 0 without SVE.
    symbols : mapping of str to int
        Address of each label of the listing's data.
    """
    state = State(scalable_bits=scalable_bits, symbols=symbols)
    state.registers["sp"] = STACK_POINTER
    if isinstance(arguments, Mapping):
        state.registers |= {root: value & MASK64 for root, value in arguments.items()}
        return state
    for number, value in enumerate(arguments):
        if number < 8:
            state.registers[f"x{number}"] = value & MASK64
        else:
            state.store(STACK_POINTER + 8 * (number - 8), 8, value & MASK64)
    return state
