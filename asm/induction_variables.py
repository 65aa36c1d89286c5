"""Registers that an instruction moves by a constant: counters, array pointers, the stack pointer.

With the value of a register written as `symbol + offset`, two addresses can be compared over
increments and from one turn of a loop to the next.
"""

from __future__ import annotations

from ..isa.instruction import Immediate, Instruction, Kind, Memory, Register
from ..isa.registry import INSTRUCTION_SETS, STACK_POINTERS

_SETS = [each.induction for each in INSTRUCTION_SETS.values()]
_ADD = frozenset(name for one in _SETS for name in one.add)
_SUBTRACT = frozenset(name for one in _SETS for name in one.subtract)
_COPY = frozenset(name for one in _SETS for name in one.copy)
_LOAD_ADDRESS = frozenset(name for one in _SETS for name in one.load_address)
_IN_VECTORS = frozenset(name for one in _SETS for name in one.vectors)
_ONE = {name: amount for one in _SETS for name, amount in one.ones.items()}
_ELEMENTS = {name: n_bytes for one in _SETS for name, n_bytes in one.elements.items()}
_STACK = {name: amount for one in _SETS for name, amount in one.stack.items()}
_MOVES_STACK = tuple(_STACK)


def may_step(instruction: Instruction) -> bool:
    """Tell whether `address_updates` or `constant_step` may find anything: the same for all of a shape."""
    if instruction.kind is Kind.INTEGER or instruction.mnemonic.startswith(_MOVES_STACK):
        return True
    return any(m.pre_index or m.post_index for m in instruction.loads + instruction.stores)


def address_updates(instruction: Instruction) -> tuple[str, ...]:
    """Return the roots that an instruction only steps on, beside what it loads, stores or computes.

    These are the base registers of AArch64 write-back and the stack pointer of push, pop, call
    and return: their new value does not wait for memory.

    Examples
    --------
    >>> from .listing import parse
    >>> [address_updates(i) for i in parse("ldr d0, [x1], #8; fadd d0, d0, d1", "aarch64").instructions]
    [('x1',), ()]
    """
    if (pointer := _stack_pointer(instruction)) is not None:
        return (pointer,)
    accesses = instruction.loads + instruction.stores
    return tuple([m.base.root for m in accesses if m.base is not None and (m.pre_index or m.post_index)])


def constant_step(
    instruction: Instruction, scalable_bits: int, bits: int = 64
) -> tuple[str, str, int] | None:
    """Return (target, source, offset) where `target = source + offset`, else None.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    scalable_bits : int
        SVE vector length in bits, which `addvl` and `incd` count in.
    bits : int
        Width of the target.

    Examples
    --------
    >>> from .listing import parse
    >>> code = parse("subq $8, %rdi; leaq 16(%rsi), %rax; addq %rax, %rdx", "x86-64").instructions
    >>> [constant_step(instruction, 0) for instruction in code]
    [('rdi', 'rdi', -8), ('rax', 'rsi', 16), None]
    """
    for memory in instruction.loads + instruction.stores:
        if memory.base is not None and (memory.pre_index or memory.post_index):
            root = memory.base.root
            return None if memory.index is not None else (root, root, memory.displacement)
    if instruction.kind is not Kind.INTEGER or instruction.loads or instruction.stores:
        return _stack_step(instruction)
    targets = [r for r in _registers(instruction) if r.root in instruction.writes and r.bits == bits]
    if not targets:
        return None
    return _sum_step(instruction, targets[0].root, scalable_bits)


def _stack_step(instruction: Instruction) -> tuple[str, str, int] | None:
    if (pointer := _stack_pointer(instruction)) is None:
        return None
    amount = next(n for name, n in _STACK.items() if instruction.mnemonic.startswith(name))
    return (pointer, pointer, amount) if amount else None


def _stack_pointer(instruction: Instruction) -> str | None:
    """Return the stack pointer where an instruction moves it beside its access, as push and call do."""
    if not instruction.mnemonic.startswith(_MOVES_STACK):
        return None
    return next((root for root in instruction.writes if root in STACK_POINTERS), None)


def _sum_step(instruction: Instruction, target: str, scalable_bits: int) -> tuple[str, str, int] | None:
    name = instruction.mnemonic
    constants = [o.value for o in instruction.operands if isinstance(o, Immediate) and o.symbol is None]
    read = [r.root for r in _registers(instruction) if r.root in instruction.reads]
    source = next((root for root in read if root != target), target)
    if name in _ONE:
        return target, target, _ONE[name]
    if name in _ELEMENTS and len(instruction.operands) == 1:
        return target, target, scalable_bits // (8 * _ELEMENTS[name])
    if name in _LOAD_ADDRESS:
        address = next(o for o in instruction.operands if isinstance(o, Memory))
        if address.base is None or address.index is not None or address.symbol is not None:
            return None
        return target, address.base.root, address.displacement
    if name in _COPY and not constants and len(instruction.operands) == 2 and read:
        return target, source, 0
    if len(set(read)) != 1 or len(constants) != 1:
        return None
    if name in _IN_VECTORS:
        return target, source, constants[0] * scalable_bits // 8
    if (name in _ADD or name in _SUBTRACT) and len(instruction.operands) <= 3:
        return target, source, -constants[0] if name in _SUBTRACT else constants[0]
    return None


def _registers(instruction: Instruction) -> list[Register]:
    return [operand for operand in instruction.operands if isinstance(operand, Register)]
