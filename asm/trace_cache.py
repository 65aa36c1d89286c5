"""Trace cache: address formulas and step functions of instructions, each made once.

A call of a function is traced, and every body in it: most of their instructions are the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from operator import is_
from typing import NamedTuple

from ..isa.instruction import Instruction, Memory, Register, RegisterKind
from ..isa.instruction_form import ShapedCode, shape_of, shaped_code
from ..isa.state import access_bytes
from .execute import Step, compile_step

Row = tuple[str, int, str | None, int, int, str | None, int, int]
"""Base, displacement, index, scale and bytes; the mask, its bits a lane, and the lanes."""
Size = tuple[int, int, int]
"""Bytes with all lanes active; mask bits of a lane, and lanes, where there is a mask."""


class OtherAccess(NamedTuple):
    """An access with an address of more than registers and a constant."""

    memory: Memory
    size: Size


class Prepared:
    """Address formulas and step functions of instructions, made once for each that is asked for.

    Parameters
    ----------
    isa : str
        Instruction set.
    scalable_bits : int
        SVE vector length in bits, 0 on x86-64.
    """

    def __init__(self, isa: str, scalable_bits: int) -> None:
        self._isa, self.scalable_bits = isa, scalable_bits
        self._sizes: dict[Hashable, list[Size]] = {}
        # by identity; beside it the instruction, lest another takes its place in memory
        self._accesses: dict[int, tuple[list[Row | OtherAccess], Instruction]] = {}
        self._steps: dict[int, tuple[Step, Instruction]] = {}
        self._shaped: tuple[ShapedCode, ...] = ()

    def shaped(self, instructions: Sequence[Instruction]) -> ShapedCode:
        """Return instructions by shape; the first and the latest results are kept."""
        for known in self._shaped:
            if len(known.instructions) == len(instructions) and all(
                map(is_, known.instructions, instructions)
            ):
                return known
        made = shaped_code(instructions)
        self._shaped = (*self._shaped[:1], made)
        return made

    def accesses(self, instruction: Instruction) -> list[Row | OtherAccess]:
        """Return the accesses of an instruction that has some, loads before stores."""
        if (found := self._accesses.get(id(instruction))) is not None:
            return found[0]
        memories = instruction.loads + instruction.stores
        key = shape_of(instruction).key
        if (sizes := self._sizes.get(key)) is None:
            sizes = self._sizes[key] = [_size(instruction, one, self.scalable_bits) for one in memories]
        made = [
            _row(instruction, memory, size) or OtherAccess(memory, size)
            for memory, size in zip(memories, sizes, strict=True)
        ]
        self._accesses[id(instruction)] = made, instruction
        return made

    def step(self, instruction: Instruction) -> Step:
        """Return the effect of an instruction."""
        if (found := self._steps.get(id(instruction))) is None:
            made = compile_step(self._isa, instruction, self.scalable_bits)
            found = self._steps[id(instruction)] = made, instruction
        return found[0]


def _size(instruction: Instruction, memory: Memory, scalable_bits: int) -> Size:
    """Return the size of an access, which is the same for all of a shape."""
    masked = instruction.mask is not None and not memory.broadcast
    lanes = _lanes(instruction, memory, scalable_bits) if masked and is_plain(memory) else (1, 1)
    return access_bytes(instruction, memory, scalable_bits), *lanes


def is_plain(memory: Memory) -> bool:
    """Tell whether general registers alone make an address."""
    base, index = memory.base, memory.index
    return (base is None or base.kind is RegisterKind.INTEGER) and (
        index is None or index.kind is RegisterKind.INTEGER
    )


def _row(instruction: Instruction, memory: Memory, size: Size) -> Row | None:
    """Return the parts of an address; None where it has more than registers and a constant."""
    base, index = memory.base, memory.index
    if base is None or base.kind is not RegisterKind.INTEGER or memory.symbol is not None:
        return None
    if index is not None and (index.kind is not RegisterKind.INTEGER or memory.index_extend):
        return None
    n_bytes, bits_a_lane, n_lanes = size
    displacement = 0 if memory.post_index else memory.displacement * (n_bytes if memory.vl_scaled else 1)
    mask = None if memory.broadcast else instruction.mask
    index_root = None if index is None else index.root
    return base.root, displacement, index_root, memory.scale, n_bytes, mask, bits_a_lane, n_lanes


def _lanes(instruction: Instruction, memory: Memory, scalable_bits: int) -> tuple[int, int]:
    """Return the mask bits of a lane, and the lanes that a masked access has."""
    if instruction.mask is not None and instruction.mask[0] == "p":  # a bit a byte of the vector
        moved = instruction.operands[0]
        register = moved[0] if isinstance(moved, tuple) else moved
        element = (register.element_bits if isinstance(register, Register) else 0) or 64
        return element // 8, scalable_bits // element
    double = instruction.mnemonic.endswith(("pd", "q", "64", "sd"))
    single = instruction.mnemonic.endswith(("ps", "d", "32", "ss"))
    element = 64 if double or not single else 32
    # a mask register has a bit a lane; a vector that masks (`vmaskmovpd`) has it in the sign
    bits_a_lane = element if (instruction.mask or "").startswith("zmm") else 1
    return bits_a_lane, memory.bits // element
