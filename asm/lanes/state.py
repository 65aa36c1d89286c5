"""Vector registers and memory as values, and access to the operands of one instruction.

Values of vector lanes by name: which lane operation of which instruction made each.

A value is a number. Equal numbers are equal values: an operation on the same operands gets the
number that it got before, so that work done twice is seen. A vector register is a list of
granules, as wide as the narrowest floating-point element of the function (64 bits in code that
is all double precision); a wider element is joined from its granules and split again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...isa.instruction import FLOPS_PER_LANE, Instruction, Kind, Memory, Register, RegisterKind
from ...isa.instruction_set import InstructionSet
from ...isa.parts import Layout
from ...isa.state import State, compile_address

ZERO = 0
"""The value of lanes that are zero by definition."""

Key = tuple[str | int, ...]


class ValueTable:
    """All values, each with the values that it was computed from.

    Examples
    --------
    >>> table = ValueTable()
    >>> a, b = table.fresh(), table.fresh()
    >>> product = table.operation(("multiply", a, b), position=7)
    >>> table.operation(("multiply", a, b), position=9) == product, table.repeated
    (True, {9: 1})
    >>> table.demanded_by_position({product})
    {7: 1}
    """

    def __init__(self) -> None:
        self._numbers: dict[Key, int] = {}
        self._operands: list[Key] = [()]
        self._origin: list[int] = [-1]  # position of the floating-point instruction, else -1
        self._parts: dict[int, tuple[int, int]] = {}
        self.repeated: dict[int, int] = {}

    def fresh(self) -> int:
        """Return a value that equals no other: an input."""
        self._operands.append(())
        self._origin.append(-1)
        return len(self._origin) - 1

    def value(self, key: Key) -> int:
        """Return the value of something that is not counted: `key` is a name and operands."""
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._origin)
            self._operands.append(key)
            self._origin.append(-1)
        return number

    def operation(self, key: Key, position: int) -> int:
        """Return the value of a floating-point lane operation of the instruction at `position`."""
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._origin)
            self._operands.append(key)
            self._origin.append(position)
        else:
            self.repeated[position] = self.repeated.get(position, 0) + 1
        return number

    def join(self, granules: Sequence[int]) -> int:
        """Return the value of an element made of granules."""
        if len(granules) == 1:
            return granules[0]
        whole, _ = self._parts.get(granules[0], (-1, 0))
        if all(self._parts.get(granule) == (whole, n) for n, granule in enumerate(granules)):
            return whole
        return self.value(("join", *granules))

    def split(self, element: int, count: int) -> list[int]:
        """Return the granules of an element."""
        if count == 1:
            return [element]
        granules = [self.value((f"part {n}", element)) for n in range(count)]
        self._parts.update((granule, (element, n)) for n, granule in enumerate(granules))
        return granules

    def demanded_by_position(self, results: set[int]) -> dict[int, int]:
        """Return the number of floating-point operations that `results` were computed from, by position."""
        demanded = bytearray(len(self._origin))
        for number in results:
            demanded[number] = 1
        totals: dict[int, int] = {}
        for number in range(len(self._origin) - 1, 0, -1):  # operands have lower numbers
            if not demanded[number]:
                continue
            for operand in self._operands[number][1:]:
                demanded[operand] = 1  # type: ignore[index]
            if (position := self._origin[number]) >= 0:
                totals[position] = totals.get(position, 0) + 1
        return totals


Granules = list[int]
Mask = frozenset[int] | None  # granules that are enabled; None: all of them

ZEROED, MIXED = -2, -1
"""In place of an operand in a granule's source: zero, or dependent on all lanes of all operands."""

_STACK_BYTES = 1 << 24


class LaneState:
    """Values, each a number that names it, in vector registers and memory during one call.

    Attributes
    ----------
    results : set of int
        Values that leave the function: stored outside its frame, or moved out of the vectors.
    stack, arrays : dict
        Byte address to value, of the function's frame and of everything else.
    registers : dict
        Vector register to the values of its granules.
    general : dict
        General register to the value that was loaded into it, of a few that pass to vectors.
    """

    def __init__(
        self, isa: InstructionSet, scalable_bits: int, granule_bits: int, stack_pointer: int
    ) -> None:
        self.isa = isa
        self.scalable_bits = scalable_bits
        self.granule_bits = granule_bits
        self.granule_bytes = granule_bits // 8
        self.n_granules = (isa.registers.vector_bits or max(scalable_bits, 128)) // granule_bits
        self.table = ValueTable()
        self.results: set[int] = set()
        self.stack: dict[int, int] = {}
        self.arrays: dict[int, int] = {}
        self.registers: dict[str, Granules] = {}
        self.general: dict[str, int] = {}
        self._stack_pointer = stack_pointer

    def register(self, root: str) -> Granules:
        """Return the granules of a register; those it has at entry are inputs."""
        if root not in self.registers:
            self.registers[root] = [self.table.fresh() for _ in range(self.n_granules)]
        return self.registers[root]

    def memory(self, address: int) -> dict[int, int]:
        """Return the part of memory that holds an address."""
        inside = self._stack_pointer - _STACK_BYTES <= address < self._stack_pointer
        return self.stack if inside else self.arrays

    def fetch(self, address: int | None, offsets: Sequence[int]) -> Granules:
        """Return the granules at byte offsets from an address."""
        if address is None:
            return [self.table.fresh() for _ in offsets]
        memory = self.memory(address)
        result = []
        for offset in offsets:
            number = memory.get(address + offset)
            if number is None:
                number = memory[address + offset] = self.table.fresh()
            result.append(number)
        return result

    def count(self, register: Register) -> int:
        """Return the granules in a view of a register."""
        return min(max((register.bits or self.scalable_bits) // self.granule_bits, 1), self.n_granules)

    def per_element(self, register: Register) -> int:
        """Return the granules in an element of a register."""
        return max(register.element_bits // self.granule_bits, 1)

    def source(self, instruction: Instruction, position: int, count: int) -> Callable[[State], Granules]:
        """Return a function that gives the granules of an operand, `count` of them or more.

        Parameters
        ----------
        instruction : Instruction
            The instruction.
        position : int
            Position of the operand.
        count : int
            Granules that are read.
        """
        operand = instruction.operands[position]
        if isinstance(operand, tuple):
            operand = operand[0]
        if isinstance(operand, Memory):
            return self._memory_source(instruction, operand, count)
        if not isinstance(operand, Register) or operand.kind is not RegisterKind.VECTOR:
            general = operand.root if isinstance(operand, Register) else ""
            return lambda state: [self.general.get(general) or self.table.fresh()] * count
        root, lane = operand.root, operand.lane_index
        if lane < 0 or instruction.kind not in FLOPS_PER_LANE:
            return lambda state: self.register(root)
        per = self.per_element(operand)
        segment = 128 // self.granule_bits if operand.name[0] == "z" else count  # by 128 bits in SVE
        chosen = [n // segment * segment + lane * per + n % per for n in range(count)]
        return lambda state: [self.register(root)[n] for n in chosen]

    def _memory_source(
        self, instruction: Instruction, memory: Memory, count: int
    ) -> Callable[[State], Granules]:
        address_of = compile_address(instruction, memory, self.scalable_bits)
        own = max(memory.bits // self.granule_bits, 1) if memory.bits else count
        size = count if memory.broadcast else min(own, count)
        offsets = [n % own * self.granule_bytes for n in range(size)]
        if instruction.kind is Kind.GATHER:
            return lambda state: self.fetch(None, offsets)
        return lambda state: self.fetch(address_of(state), offsets)

    def mask(self, instruction: Instruction) -> Callable[[State], Mask]:
        """Return a function that gives the granules which an instruction's mask enables."""
        part = self.isa.lanes
        root, _ = part.selection(instruction) or (instruction.mask, 0)
        if root is None:
            return lambda state: None
        element_bits = instruction.element_bits or part.element_bits(instruction)
        stride, first = part.mask_bit(root, element_bits)
        bits = [n * self.granule_bits // element_bits * stride + first for n in range(self.n_granules)]
        known: dict[int, frozenset[int]] = {}

        def enabled(state: State) -> Mask:
            value = state.registers.get(root)
            if value is None:
                return None
            if value not in known:
                known[value] = frozenset(n for n, bit in enumerate(bits) if value >> bit & 1)
            return known[value]

        return enabled

    def kept(self, instruction: Instruction, target: str) -> Callable[[], Granules]:
        """Return a function that gives the granules of lanes which the mask disables."""
        if (selection := self.isa.lanes.selection(instruction)) is not None:
            other = instruction.operands[selection[1]]
            if isinstance(other, Register):
                return lambda: self.register(other.root)
        if instruction.mask is not None and not instruction.zeroing and target in instruction.reads:
            return lambda: self.register(target)
        return lambda: [ZERO] * self.n_granules

    def granules(self, layout: Layout) -> list[tuple[int, int]]:
        """Turn a layout of 32-bit units into one of granules: (operand, granule)."""
        per = self.granule_bits // 32
        if per == 0:
            split = 32 // self.granule_bits
            pairs = ((unit, n) for unit in layout for n in range(split))
            return [(ZEROED, 0) if unit is None else (unit[0], unit[1] * split + n) for unit, n in pairs]
        return [_whole_granule(layout[start : start + per], per) for start in range(0, len(layout), per)]


def _whole_granule(units: Layout, per: int) -> tuple[int, int]:
    first = units[0]
    if first is None:
        return (MIXED, 0) if any(units) else (ZEROED, 0)
    operand, unit = first
    consecutive = unit % per == 0 and units == [(operand, unit + n) for n in range(len(units))]
    repeated = len(set(units)) == 1  # one general register in all lanes
    return (operand, unit // per) if consecutive or repeated else (MIXED, 0)
