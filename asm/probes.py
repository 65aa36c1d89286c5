"""Steps that take note of where accesses go, in the state right before them.

Accesses between which nothing is stepped are noted together, from rows of what their addresses are made of.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from .address import access_bytes, compile_address
from .instruction import Instruction, Memory
from .registers import Register, RegisterKind
from .shape import shape_of
from .state import MASK64, State

UNKNOWN_ADDRESS = -1
"""Address of an access that depends on data, such as each element of a gather."""

Probe = Callable[[State], Any]
_Row = tuple[str, int, str | None, int, int, str | None, int, int]
"""Base, displacement, index, scale and bytes; the mask, its bits a lane, and the lanes."""
_Size = tuple[int, int, int]
"""Bytes with all lanes active; mask bits of a lane, and lanes, where there is a mask."""


class Probes:
    """Makes the steps of one trace.

    Parameters
    ----------
    scalable_bits : int
        SVE vector length in bits, 0 on x86-64.
    accesses : list of int
        Where address, bytes and bytes with all lanes active of each access are written.
    """

    def __init__(self, scalable_bits: int, accesses: list[int]) -> None:
        self._scalable_bits, self._accesses = scalable_bits, accesses
        self._sizes: dict[Hashable, list[_Size]] = {}
        self._rows: list[_Row] = []
        self._steps: list[Probe] = []

    def note(self, instruction: Instruction) -> None:
        """Add the accesses of an instruction, which come before its effects: a write-back is one."""
        memories = instruction.loads + instruction.stores
        if not memories:
            return
        key = shape_of(instruction).key
        if (sizes := self._sizes.get(key)) is None:
            sizes = self._sizes[key] = [_size(instruction, one, self._scalable_bits) for one in memories]
        for memory, size in zip(memories, sizes, strict=True):
            if (row := _row(instruction, memory, size)) is not None:
                self._rows.append(row)
            else:
                self.add(_probe(instruction, memory, size, self._scalable_bits, self._accesses))

    def add(self, step: Probe) -> None:
        """Add another step."""
        if self._rows:
            self._steps.append(_together(self._rows, self._accesses))
            self._rows = []
        self._steps.append(step)

    def take(self) -> tuple[Probe, ...]:
        """Return the steps since the last call, in order."""
        if self._rows:
            self._steps.append(_together(self._rows, self._accesses))
        found, self._rows, self._steps = tuple(self._steps), [], []
        return found


def _size(instruction: Instruction, memory: Memory, scalable_bits: int) -> _Size:
    """Return the size of an access, which is the same for all of a shape."""
    masked = instruction.mask is not None and not memory.broadcast
    lanes = _lanes(instruction, memory, scalable_bits) if masked and _is_plain(memory) else (1, 1)
    return access_bytes(instruction, memory, scalable_bits), *lanes


def _is_plain(memory: Memory) -> bool:
    """Tell whether general registers alone make an address."""
    base, index = memory.base, memory.index
    return (base is None or base.kind is RegisterKind.INTEGER) and (
        index is None or index.kind is RegisterKind.INTEGER
    )


def _row(instruction: Instruction, memory: Memory, size: _Size) -> _Row | None:
    """Return what an address is made of, None where more than registers and a constant."""
    base, index = memory.base, memory.index
    if base is None or memory.symbol is not None or memory.index_extend or not _is_plain(memory):
        return None
    displacement = 0 if memory.post_index else memory.displacement * (size[0] if memory.vl_scaled else 1)
    mask = None if memory.broadcast else instruction.mask
    n_bytes, bits_a_lane, n_lanes = size
    index_root = None if index is None else index.root
    return base.root, displacement, index_root, memory.scale, n_bytes, mask, bits_a_lane, n_lanes


def _together(rows: list[_Row], accesses: list[int]) -> Probe:
    """Return a step that takes note of accesses one after the other."""
    extend = accesses.extend

    def note(state: State) -> None:
        get = state.registers.get
        for base, displacement, index, scale, n_bytes, mask, bits_a_lane, n_lanes in rows:
            address = get(base)
            if index is not None and address is not None:
                moved = get(index)
                address = None if moved is None else address + moved * scale
            address = UNKNOWN_ADDRESS if address is None else (address + displacement) & MASK64
            if mask is None or (value := get(mask)) is None:
                extend((address, n_bytes, n_bytes))
            else:
                lanes = min(-(-value.bit_length() // bits_a_lane), n_lanes)
                extend((address, lanes * n_bytes // n_lanes, n_bytes))

    return note


def _probe(
    instruction: Instruction, memory: Memory, size: _Size, scalable_bits: int, accesses: list[int]
) -> Probe:
    n_bytes, bits_a_lane, n_lanes = size
    extend = accesses.extend
    if not _is_plain(memory):
        return lambda state: extend((UNKNOWN_ADDRESS, n_bytes, n_bytes))
    address_of = compile_address(instruction, memory, scalable_bits)
    mask = None if memory.broadcast else instruction.mask

    def note(state: State) -> None:
        address = address_of(state)
        value = None if mask is None else state.registers.get(mask)
        lanes = n_lanes if value is None else min(-(-value.bit_length() // bits_a_lane), n_lanes)
        extend((UNKNOWN_ADDRESS if address is None else address, lanes * n_bytes // n_lanes, n_bytes))

    return note


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
