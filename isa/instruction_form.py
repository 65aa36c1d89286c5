"""Shape of an instruction: all but the names of its registers, enough for its cost and data flow.

Thousands of instructions of a listing have some tens of shapes. What depends on nothing else, as the
costs on a machine do, is found once for a shape. Instructions in columns name shapes and registers by
numbers: what is done with each instruction then takes numbers alone, and compiled code can do it.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Sequence
from itertools import chain
from typing import Any
from weakref import WeakValueDictionary

from ..records import record
from .instruction import CARRY, FLAGS, Condition, Immediate, Instruction, Memory, Operand, Register, Shape

_ROOTS_APART = frozenset({FLAGS, CARRY, "rsp"})
"""Registers that no other one stands for: some cores move the stack pointer beside their operations."""
_FEW = range(5)
LITTLE = range(-1024, 1024)
"""Constants that Golden Cove adds at rename: `tests/validation/quiet_loops/front_bodies.py`."""
DISPLACED_BASES = ("rbp", "r13")
"""Bases that x86-64 encodes with a displacement, be it zero."""
_NAMED = frozenset({"cl", "ah", "bh", "ch", "dh"})
"""Registers that cost something else than others of their width, on some machine: counts, and high bytes."""


def shape_of(instruction: Instruction) -> Shape:
    """Return the shape of an instruction, which is found once.

    Examples
    --------
    >>> from ..asm.listing import parse
    >>> text = "vaddpd 8(%rdi), %zmm1, %zmm1; vaddpd 64(%rax), %zmm7, %zmm7; vaddpd 8(%rdi), %zmm1, %zmm2"
    >>> one, same, other = (shape_of(i) for i in parse(text, "x86-64").instructions)
    >>> one.key == same.key, one.key == other.key, one.roots, same.roots
    (True, False, ('rdi', 'zmm1'), ('rax', 'zmm7'))
    """
    if (found := instruction.known_shape) is None:
        found = _found(instruction)
        instruction.remember(found)
    return found


def _found(instruction: Instruction) -> Shape:
    numbers: dict[str, int] = {}
    loads, stores = instruction.loads, instruction.stores
    parts = (
        instruction.mnemonic,
        instruction.kind,
        (instruction.element_bits, instruction.vector_bits, instruction.zeroing, instruction.conditional),
        (instruction.fusion, instruction.vector_length, instruction.prefix),
        tuple([_operand(operand, numbers) for operand in instruction.operands]),
        tuple([_memory(memory, numbers) for memory in loads]),
        tuple([(_memory(memory, numbers), memory in loads) for memory in stores]),
        tuple([numbers.setdefault(root, len(numbers)) for root in instruction.reads]),
        tuple([numbers.setdefault(root, len(numbers)) for root in instruction.writes]),
        None if instruction.mask is None else numbers.setdefault(instruction.mask, len(numbers)),
    )
    files = "".join([root if root in _ROOTS_APART else root[0] for root in numbers])
    return Shape(_kept_once((parts, files)), tuple(numbers))


class _Key:
    """Stands for a shape: to look it up takes no time, however much the shape says."""

    __slots__ = ("__weakref__",)


_KEYS: WeakValueDictionary[Hashable, _Key] = WeakValueDictionary()
"""Keys of the shapes of instructions that are in use: equal shapes have one, however many there are."""


def _kept_once(key: Hashable) -> _Key:
    found = _KEYS.get(key)
    if found is None:
        found = _KEYS[key] = _Key()
    return found


def _operand(operand: Operand, numbers: dict[str, int]) -> Hashable:
    match operand:
        case Register():
            return _register(operand, numbers)
        case Memory():
            return _memory(operand, numbers)
        case Immediate():
            return constant_class(operand.value) if operand.symbol is None else "symbol"
        case tuple():
            return tuple([_register(register, numbers) for register in operand])
        case Condition():
            return operand.name
    return "label"


def constant_class(value: int) -> Hashable:
    """Return the class of a constant: those of one class cost the same on every machine."""
    return value if value in _FEW else "little" if value in LITTLE else "immediate"


def displacement_class(memory: Memory) -> Hashable:
    """Return the class of a displacement: those of one class cost the same on every machine."""
    if memory.symbol:
        return "symbol"
    return memory.displacement != 0, memory.displacement in LITTLE, memory.near


def _register(register: Register, numbers: dict[str, int]) -> Hashable:
    return (
        numbers.setdefault(register.root, len(numbers)),
        register.kind,
        register.bits,
        register.element_bits,
        register.lanes,
        register.lane_index >= 0,
        register.name[0],
        register.name if register.name in _NAMED else "",
    )


def _memory(memory: Memory, numbers: dict[str, int]) -> Hashable:
    base, index = memory.base, memory.index
    return (
        None if base is None else (numbers.setdefault(base.root, len(numbers)), base.kind, base.bits),
        None if index is None else (numbers.setdefault(index.root, len(numbers)), index.kind, index.bits),
        (
            memory.scale,
            memory.bits,
            displacement_class(memory),
            base is not None and index is not None and base.root in DISPLACED_BASES,
            memory.vl_scaled,
        ),
        (memory.index_extend, memory.pre_index, memory.post_index, memory.broadcast),
    )


class _Numbers(dict[Any, int]):
    """Numbers of things, from 0 on, in the order in which they are asked for."""

    def __missing__(self, thing: Hashable) -> int:
        number = self[thing] = len(self)
        return number


@record
class ShapedCode:
    """Instructions by shape.

    Attributes
    ----------
    instructions : sequence of Instruction, length n
        The instructions.
    shapes : array of int64, (n,)
        Number of the shape of each instruction.
    examples : tuple of Instruction
        The first instruction of each shape, by its number.
    registers : array of int64
        Numbers of the registers of one instruction after the other, those of each in the order of
        `Shape.roots`.
    numbers : dict of str to int
        Of registers, by root.
    """

    instructions: Sequence[Instruction]
    shapes: array[int]
    examples: tuple[Instruction, ...]
    registers: array[int]
    numbers: dict[str, int]


def shaped_code(instructions: Sequence[Instruction]) -> ShapedCode:
    """Return instructions by shape.

    Examples
    --------
    >>> from ..asm.listing import parse
    >>> text = "vaddpd %zmm0, %zmm1, %zmm1; vaddpd %zmm2, %zmm3, %zmm3; vmulpd %zmm3, %zmm2, %zmm1"
    >>> code = shaped_code(parse(text, "x86-64").instructions)
    >>> code.shapes.tolist(), code.registers.tolist(), [*code.numbers]
    ([0, 0, 1], [0, 1, 2, 3, 3, 2, 1], ['zmm0', 'zmm1', 'zmm2', 'zmm3'])
    """
    found = [one.known_shape or shape_of(one) for one in instructions]
    keys, numbers = _Numbers(), _Numbers()
    shapes = array("q", [keys[key] for key, _ in found])
    registers = array("q", map(numbers.__getitem__, chain.from_iterable([roots for _, roots in found])))
    first = dict(zip(reversed(shapes), reversed(instructions), strict=True))
    examples = tuple([first[number] for number in range(len(keys))])
    return ShapedCode(instructions, shapes, examples, registers, dict(numbers))
