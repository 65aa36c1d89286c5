"""What an instruction asks of a machine: its operation, and one for each memory access.

`vaddpd (%rax), %zmm1, %zmm2` is an `add` of 512 bits and a `load` of 512 bits; the two share
one dispatch slot on x86-64, where the load is `fused`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..asm.instruction import FLAGS, Instruction, Kind, Memory
from ..asm.registers import Register, RegisterKind
from .machine_record import Machine

_MOVES_DATA = {Kind.LOAD, Kind.STORE}
_WHOLE = {Kind.GATHER, Kind.SCATTER}  # their accesses are part of the class
_FILLED_BY_LOAD = {Kind.BROADCAST, Kind.MOVE}  # from memory these are loads and nothing else
_BY_ELEMENT = {Kind.FMA, Kind.MULTIPLY}


@dataclass(frozen=True, slots=True, order=True)
class OperationClass:
    """An instruction class of a machine at a width.

    Attributes
    ----------
    name : str
        Key of `Machine.instructions`, or `nop`.
    bits : int
        Width of the operation.
    fused : bool
        Takes its ports but no dispatch slot of its own.
    """

    name: str
    bits: int
    fused: bool = False


def operations_of(instruction: Instruction, machine: Machine) -> tuple[OperationClass, ...]:
    """Return the operations that an instruction is made of, its own first.

    Address write-back of AArch64 (`ldr x0, [x1], #8`) adds an integer operation, a load or
    store of several registers one access a register.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    machine : Machine
        Sets the scalable vector length, and which instructions have a class of their own.
    """
    return tuple(_own(instruction, machine)) + tuple(_accesses(instruction, machine))


def _own(instruction: Instruction, machine: Machine) -> Iterator[OperationClass]:
    kind = instruction.kind
    if kind in _MOVES_DATA or (kind in _FILLED_BY_LOAD and instruction.loads):
        return
    if machine.isa == "x86-64" and _is_zero_idiom(instruction):
        yield OperationClass(Kind.NOP.value, 64)
        return
    if kind in {Kind.CALL, Kind.RETURN}:
        yield OperationClass(Kind.BRANCH.value, 64)
        return
    name = kind.value
    lane = any(r.lane_index >= 0 for r in _registers(instruction))
    if kind in _BY_ELEMENT and lane and f"{name}_by_element" in machine.instructions:
        name = f"{name}_by_element"
    yield OperationClass(name, _bits(instruction, machine))


def _is_zero_idiom(instruction: Instruction) -> bool:
    """Tell whether rename makes the result: `xor %eax, %eax` and `vxorpd` of equal registers."""
    if instruction.reads or instruction.loads or not instruction.writes:
        return False
    integer = instruction.kind is Kind.INTEGER and FLAGS in instruction.writes
    return integer or instruction.kind in {Kind.FP_OTHER, Kind.VECTOR_INTEGER}


def _accesses(instruction: Instruction, machine: Machine) -> Iterator[OperationClass]:
    if instruction.kind in _WHOLE | {Kind.NOP}:
        return
    vector = any(r.kind is RegisterKind.VECTOR for r in _registers(instruction))
    fused = machine.isa == "x86-64" and instruction.kind not in _MOVES_DATA | _FILLED_BY_LOAD
    for name, memories in (("load", instruction.loads), ("store", instruction.stores)):
        for memory in memories:
            each = _registers_moved(instruction, machine) // len(memories) or 1
            bits = memory.bits // each or machine.core.vector_bits
            access = OperationClass(name if vector else f"integer_{name}", bits, fused and name == "load")
            yield from [access] * each
            if memory.pre_index or memory.post_index:
                yield OperationClass(Kind.INTEGER.value, 64)


def _registers_moved(instruction: Instruction, machine: Machine) -> int:
    """Return how many registers a load or store names; x86-64 has no multiple accesses."""
    if machine.isa == "x86-64" or instruction.kind not in _MOVES_DATA:
        return 1
    lists = [operand for operand in instruction.operands if isinstance(operand, tuple)]
    if lists:
        return len(lists[0])
    memory_at = [isinstance(operand, Memory) for operand in instruction.operands]
    before = instruction.operands[: memory_at.index(True)] if True in memory_at else ()
    return sum(isinstance(r, Register) and r.kind is not RegisterKind.MASK for r in before)


def _registers(instruction: Instruction) -> Iterator[Register]:
    for operand in instruction.operands:
        if isinstance(operand, Register):
            yield operand
        elif isinstance(operand, tuple):
            yield from operand


def _bits(instruction: Instruction, machine: Machine) -> int:
    if instruction.element_bits:
        return instruction.vector_bits or machine.core.vector_bits
    vectors = (r for r in _registers(instruction) if r.kind is RegisterKind.VECTOR)
    return max((r.bits or machine.core.vector_bits for r in vectors), default=64)
