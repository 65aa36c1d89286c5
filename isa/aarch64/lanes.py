"""Lane provenance of moves and permutations of AArch64 vectors.

The same description as `x86_lanes.layout`, for NEON and SVE: `(operand, unit)` for each 32-bit
unit of the destination, the operand by its position (an element of a register list counts as
its first register's operand), None for zero. Source: Arm Architecture Reference Manual
(DDI 0487), parts C7 and C8.
"""

from __future__ import annotations

from ..instruction import Immediate, Instruction, Memory, Register, RegisterKind
from ..parts import Layout, Unit


def element_bits(instruction: Instruction) -> int:
    """Return the size of the elements that a predicate of the instruction governs."""
    first = instruction.operands[0]
    register = first[0] if isinstance(first, tuple) else first
    return (register.element_bits if isinstance(register, Register) else 0) or 64


def index_root(instruction: Instruction) -> str | None:
    """Return the register whose value selects the elements of a `tbl`."""
    last = instruction.operands[-1] if instruction.operands else None
    return last.root if instruction.mnemonic == "tbl" and isinstance(last, Register) else None


def layout(instruction: Instruction, index: int | None, scalable_bits: int) -> Layout | None:
    """Return the source of each unit of the destination; None where it is not known.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    index : int or None
        Value of the register `index_root`.
    scalable_bits : int
        Length of scalable vectors in bits, 0 where there are none.

    Examples
    --------
    >>> from .decode import decode
    >>> layout(decode("zip1 v0.2d, v1.2d, v2.2d", 1), None, 512)
    [(1, 0), (1, 1), (2, 0), (2, 1)]
    """
    moves = _Moves(instruction, scalable_bits)
    name = instruction.mnemonic
    if instruction.loads:
        return moves.load()
    if name in {"mov", "dup", "ins", "fmov", "cpy", "movprfx", "umov"}:
        return moves.copy()
    if name == "ext":
        return moves.extract()
    if moves.size == 0:
        return None  # elements below 32 bits
    if name == "tbl":
        return moves.table(index)
    permutation = _PERMUTATIONS.get(name)
    return permutation(moves) if permutation else None


def stored(_instruction: Instruction) -> None:
    """Return None: stores write registers whole."""


def mask_bit(_root: str, element_bits: int) -> tuple[int, int]:
    """Return the distance of the bits of two elements in a predicate, one a byte, and the first of them."""
    return element_bits // 8, 0


def selection(instruction: Instruction) -> tuple[str, int] | None:
    """Return the predicate of a `sel`, and the position of the source of the lanes that it disables."""
    mask = instruction.operands[1] if instruction.mnemonic == "sel" else None
    return (mask.root, 3) if isinstance(mask, Register) else None


_FUSED_NAMES = {
    "fmla": "fmadd", "fmad": "fmadd", "fmls": "fnmadd", "fmsb": "fnmadd", "fmsub": "fnmadd",
}  # fmt: skip


def fused(instruction: Instruction) -> tuple[str, list[int]]:
    """Return the name of an FMA, and its factors and then its addend."""
    mnemonic = instruction.mnemonic
    operands = [
        p for p, o in enumerate(instruction.operands) if not _is_mask(o) and not isinstance(o, Immediate)
    ]
    if len(operands) == 4:  # fmadd d, n, m, a
        order = operands[1:]
    elif mnemonic in {"fmad", "fmsb", "fnmad", "fnmsb"}:  # dn, m, a
        order = operands
    else:  # fmla da, n, m
        order = [operands[1], operands[2], operands[0]]
    return _FUSED_NAMES.get(mnemonic, mnemonic), order


def sources(instruction: Instruction) -> list[int]:
    """Return the positions of the sources of other arithmetic, minuend or dividend first."""
    operands = instruction.operands
    order = [position for position in range(1, len(operands)) if not _is_mask(operands[position])]
    return order[::-1] if instruction.mnemonic in {"fsubr", "fdivr"} else order


def upper_source(_instruction: Instruction) -> None:
    """Return None: a scalar operation makes the upper lanes zero."""


def _is_mask(operand: object) -> bool:
    return isinstance(operand, Register) and operand.kind is RegisterKind.MASK


class _Moves:
    """Operands of one instruction as lists of units."""

    def __init__(self, instruction: Instruction, scalable_bits: int) -> None:
        self.instruction = instruction
        self.scalable_bits = scalable_bits
        self.destination = instruction.operands[0]
        self.size = element_bits(instruction) // 32
        self.width = self._bits(self.destination) // 32

    def _bits(self, operand: object) -> int:
        if isinstance(operand, Register):
            return operand.bits or self.scalable_bits
        return 0

    def units(self, position: int) -> list[Unit]:
        """Units of an operand that the instruction reads: one element of `v0.d[1]`."""
        operand = self.instruction.operands[position]
        if isinstance(operand, tuple):
            operand = operand[0]
        if not isinstance(operand, Register):
            return []
        if operand.lane_index >= 0:
            size = max(operand.element_bits // 32, 1)
            return [(position, operand.lane_index * size + unit) for unit in range(size)]
        return [(position, unit) for unit in range(self._bits(operand) // 32)]

    def elements(self, position: int) -> list[list[Unit]]:
        units = self.units(position)
        return [units[start : start + self.size] for start in range(0, len(units), self.size)]

    def load(self) -> Layout | None:
        position = len(self.instruction.operands) - 1
        memory = self.instruction.operands[position]
        first = self.destination[0] if isinstance(self.destination, tuple) else self.destination
        if not isinstance(memory, Memory) or not isinstance(first, Register):
            return None
        if isinstance(self.destination, tuple) and len(self.destination) > 1:
            return None
        if first.lane_index >= 0:
            return self._insert(first, [(position, unit) for unit in range(max(memory.bits // 32, 1))])
        width = self._bits(first) // 32
        if memory.broadcast:
            block = max(memory.bits // 32, 1)
            return [(position, unit % block) for unit in range(width)]
        return [(position, unit) for unit in range(min(width, memory.bits // 32 or width))]

    def copy(self) -> Layout | None:
        """`mov`, `dup`, `fmov`: a whole register, an element to all lanes, or into one lane."""
        destination, position = self.destination, len(self.instruction.operands) - 1
        source = self.instruction.operands[position]
        if not isinstance(destination, Register) or not isinstance(source, Register):
            return None
        if destination.kind is not RegisterKind.VECTOR:
            return list(self.units(position))
        integer = source.kind is RegisterKind.INTEGER
        if destination.lane_index >= 0:
            return self._insert(destination, [(position, 0)] if integer else self.units(position))
        scalar_source = source.lane_index >= 0 or (source.element_bits == 0 and source.name[0] not in "zv")
        if scalar_source and destination.element_bits:
            size = max(destination.element_bits // 32, 1)
            lane = max(source.lane_index, 0)
            return [(position, 0 if integer else lane * size + unit % size) for unit in range(self.width)]
        return list(self.units(position)[: self.width])

    def _insert(self, destination: Register, new: list[Unit]) -> Layout:
        size = max(destination.element_bits // 32, 1)
        result: Layout = [(0, unit) for unit in range(4)]
        for unit in range(size):
            result[destination.lane_index * size + unit] = new[min(unit, len(new) - 1)]
        return result

    def table(self, index: int | None) -> Layout | None:
        registers = self.instruction.operands[1]
        if index is None or (isinstance(registers, tuple) and len(registers) > 1):
            return None
        bits, source = 32 * self.size, self.elements(1)
        if isinstance(registers, tuple) and registers[0].name[0] == "v":
            return None  # NEON selects bytes
        result: Layout = []
        for n in range(self.width // self.size):
            chosen = index >> bits * n & (1 << bits) - 1
            result += source[chosen] if chosen < len(source) else [None] * self.size
        return result

    def zip(self) -> Layout:
        first, second = self.elements(1), self.elements(2)
        start = len(first) // 2 if self.instruction.mnemonic.endswith("2") else 0
        pairs = zip(first[start:], second[start:], strict=True)
        units: Layout = [u for a, b in pairs for u in (*a, *b)]
        return units[: self.width]

    def unzip(self) -> Layout:
        both = self.elements(1) + self.elements(2)
        return [u for element in both[self._odd() :: 2] for u in element]

    def transpose(self) -> Layout:
        first, second = self.elements(1)[self._odd() :: 2], self.elements(2)[self._odd() :: 2]
        return [u for a, b in zip(first, second, strict=True) for u in (*a, *b)]

    def _odd(self) -> int:
        return int(self.instruction.mnemonic.endswith("2"))

    def reverse(self) -> Layout:
        return [u for element in reversed(self.elements(1)) for u in element]

    def extract(self) -> Layout | None:
        """`ext`: the bytes from an offset on, across both sources."""
        offset = self.instruction.operands[-1]
        if not isinstance(offset, Immediate) or offset.value % 4:
            return None
        first = self.units(1)
        second = self.units(2) if len(self.instruction.operands) == 4 else first
        start = offset.value // 4
        return list((first + second)[start : start + self.width])

    def insert_first(self) -> Layout:
        """`insr`: shifts up by one element and puts a scalar in front."""
        scalar = self.instruction.operands[1]
        integer = isinstance(scalar, Register) and scalar.kind is RegisterKind.INTEGER
        front: Layout = [(1, 0 if integer else unit) for unit in range(self.size)]
        return front + [(0, unit) for unit in range(self.width - self.size)]


_PERMUTATIONS = {
    "zip1": _Moves.zip, "zip2": _Moves.zip,
    "uzp1": _Moves.unzip, "uzp2": _Moves.unzip,
    "trn1": _Moves.transpose, "trn2": _Moves.transpose,
    "rev": _Moves.reverse, "insr": _Moves.insert_first,
}  # fmt: skip
