"""True dependencies between the instructions of a body, in time linear in their number.

Register renaming removes all others, so only the last writer of what an instruction reads
matters: of a register, of the flags, or of bytes in memory. Two accesses are the same place
when their addresses differ by a known constant and their bytes overlap; addresses that cannot
be compared are taken to be different places.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from ..isa.instruction import CARRY, FLAGS, Instruction, Memory, RegisterKind
from ..isa.instruction_form import ShapedCode, shape_of
from ..isa.registry import FILES, MASKS
from ..isa.state import access_bytes
from .induction_variables import address_updates, constant_step, may_step

REGISTER, MASK, MEMORY = "register", "mask", "memory"
_NOMINAL_SCALABLE_BITS = 512  # only whether two accesses overlap depends on it
_SHORTEST_VECTOR_BITS = 128  # of RISC-V, whose addresses do not step by the length of vectors
_FARTHEST = 8  # iterations that a value in memory is followed over: further back it is never late
_GRANULE = 8  # bytes
_KINDS = {
    **dict.fromkeys(MASKS, MASK),
    **dict.fromkeys((FLAGS, CARRY), FLAGS),
}
"""Kinds of dependencies through registers that are no `REGISTER`."""

_Form = tuple[str, str, int, str | None, str]  # base, index, scale, symbol, extension
_Store = tuple[int, int, int]  # first byte, byte after the last, position


class Dependency(NamedTuple):
    """A value that one instruction makes and another needs.

    Attributes
    ----------
    writer, reader : int
        Positions in the body.
    kind : str
        `REGISTER`, `MASK` (masks and predicates), "flags" or `MEMORY`.
    place : str
        Root of the register; empty for memory.
    distance : int
        Iterations from writer to reader: 0 within one, 1 to the next.
    stepped : bool
        The value is an address register that the writer stepped on beside its access.
    whole : bool
        Of memory: the one store wrote all bytes that the load reads.
    """

    writer: int
    reader: int
    kind: str
    place: str
    distance: int
    stepped: bool = False
    whole: bool = True


_dependency = partial(tuple.__new__, Dependency)
"""Makes a dependency of a tuple of all its fields."""


def dependencies(instructions: Sequence[Instruction], loop: bool = False) -> list[Dependency]:
    """Return the true dependencies of a body; those within one iteration come first, by reader.

    Parameters
    ----------
    instructions : sequence of Instruction
        A loop body or any straight run of instructions.
    loop : bool
        Whether the last instruction is followed by the first again.

    Examples
    --------
    A recurrence through an array, from one element to the next:

    >>> from .listing import parse
    >>> text = "vaddsd (%rax), %xmm1, %xmm0; vmovsd %xmm0, 8(%rax); addq $8, %rax"
    >>> code = parse(text, "x86-64").instructions
    >>> [(d.writer, d.reader, d.kind, d.distance) for d in dependencies(code, loop=True)][:2]
    [(0, 1, 'register', 0), (2, 0, 'register', 1)]
    >>> [(d.writer, d.reader, d.distance) for d in dependencies(code, loop=True) if d.kind == MEMORY]
    [(1, 0, 1)]
    """
    scan = _Scan(instructions, loop)
    found = scan.first_turn(range(len(instructions)))
    if loop:
        found.extend(scan.carried_registers())
        found.extend(scan.carried_memory())
    return found


def memory_dependencies(code: ShapedCode, loop: bool = False) -> list[Dependency]:
    """Return the memory dependencies of instructions, in the order of `dependencies`.

    Examples
    --------
    >>> from .listing import parse
    >>> from ..isa.instruction_form import shaped_code
    >>> text = "vmovsd %xmm0, (%rsp); vaddsd %xmm1, %xmm0, %xmm0; vmulsd (%rsp), %xmm0, %xmm0"
    >>> found = memory_dependencies(shaped_code(parse(text, "x86-64").instructions))
    >>> [(d.writer, d.reader) for d in found]
    [(0, 2)]
    """
    concerns = concern_memory(code.examples)
    scan = _Scan(code.instructions, loop, registers=False)
    found = scan.first_turn([position for position, shape in enumerate(code.shapes) if concerns[shape]])
    if loop:
        found.extend(scan.carried_memory())
    return found


def concern_memory(instructions: Sequence[Instruction]) -> list[bool]:
    """Return of each instruction whether it accesses memory, or may make what addresses of others have."""
    addressing = _addressing_files(instructions)
    return [
        bool(one.loads or one.stores)
        or may_step(one)
        or any(FILES.get(root) in addressing for root in one.writes)
        for one in instructions
    ]


def memory_edges(instructions: Sequence[Instruction], concerned: Sequence[int]) -> list[tuple[int, int]]:
    """Return the reader and the writer of each memory dependency of a run of instructions, by reader.

    Parameters
    ----------
    instructions : sequence of Instruction
        A straight run of instructions.
    concerned : sequence of int
        Positions of those that concern memory, see `concern_memory`.
    """
    scan = _Scan(instructions, loop=False, registers=False)
    return [(found.reader, found.writer) for found in scan.first_turn(concerned)]


def _addressing_files(instructions: Sequence[Instruction]) -> frozenset[RegisterKind | None]:
    """Return the register files that addresses are made of."""
    return frozenset(
        FILES.get(register.root)
        for one in instructions
        for memory in one.loads + one.stores
        for register in (memory.base, memory.index)
        if register is not None
    )


class _Access(NamedTuple):
    """Address range of an access: `form` plus `low` to `high`, relative to the start of the iteration."""

    position: int
    form: _Form
    low: int
    high: int


class _Scan:
    """Last writers of registers and memory during one pass through the instructions."""

    def __init__(self, instructions: Sequence[Instruction], loop: bool, registers: bool = True) -> None:
        self.instructions, self.loop, self.registers = instructions, loop, registers
        self.writers: dict[str, tuple[int, bool]] = {}
        # registers that were stepped on: what they were at entry, or what an instruction made, plus an offset
        self.values: dict[str, tuple[str, int]] = {}
        self.stores: dict[_Form, dict[int, tuple[_Store, ...]]] = {}  # by granule
        self.stored_to: set[str] = set()  # what bases of stores hold
        self.unanswered: list[_Access] = []  # loads of what no store of this turn wrote

    def first_turn(self, positions: Sequence[int]) -> list[Dependency]:
        found: list[Dependency] = []
        writers, values, steps = self.writers, self.values, dict[Hashable, bool]()
        instructions, registers = self.instructions, self.registers
        for position in positions:
            instruction = instructions[position]
            for root in instruction.reads if registers else ():
                if (known := writers.get(root)) is not None:
                    # spelt out, as there are some for each instruction
                    fields = known[0], position, _KINDS.get(root, REGISTER), root, 0, known[1], True
                    found.append(_dependency(fields))
            for memory in instruction.loads:
                if self.loop or memory.base is None or self._value(memory.base.root)[0] in self.stored_to:
                    found += self._load(position, instruction, memory)
            if instruction.stores:
                self._store(position, instruction)
            key = shape_of(instruction).key
            if (steps_on := steps.get(key)) is None:
                steps_on = steps[key] = may_step(instruction)
            if steps_on:
                self._step_on(position, instruction)
                continue
            written = position, False
            for root in instruction.writes:
                writers[root] = written
                if root in values:
                    del values[root]
        return found

    def carried_registers(self) -> Iterator[Dependency]:
        left = dict(self.writers)
        for position, instruction in enumerate(self.instructions):
            for root in instruction.reads:
                if (known := left.get(root)) is not None:
                    yield Dependency(known[0], position, _KINDS.get(root, REGISTER), root, 1, known[1])
            for root in instruction.writes:
                left.pop(root, None)

    def carried_memory(self) -> Iterator[Dependency]:
        steps: dict[_Form, int | None] = {}
        for access in self.unanswered:
            if access.form not in steps:
                steps[access.form] = self._step(access.form)
            if (step := steps[access.form]) is None or access.form not in self.stores:
                continue
            for distance in range(1, _FARTHEST + 1 if step else 2):
                shift = distance * step
                writers = self._stored(access.form, access.low + shift, access.high + shift)
                for writer, whole in writers.items():
                    yield Dependency(writer, access.position, MEMORY, "", distance, False, whole)
                if writers:
                    break

    def _load(self, position: int, instruction: Instruction, memory: Memory) -> list[Dependency]:
        form, offset = self._place(memory)
        if not self.loop and form not in self.stores:
            return []
        low, high = _range(instruction, memory, offset)
        writers = self._stored(form, low, high)
        if not writers:
            self.unanswered.append(_Access(position, form, low, high))
        return [Dependency(one, position, MEMORY, "", 0, False, whole) for one, whole in writers.items()]

    def _store(self, position: int, instruction: Instruction) -> None:
        for memory in instruction.stores:
            form, offset = self._place(memory)
            low, high = _range(instruction, memory, offset)
            stored = self.stores.setdefault(form, {})
            self.stored_to.add(form[0])
            entry = low, high, position
            whole = range(-(-low // _GRANULE), high // _GRANULE)
            for granule in dict.fromkeys((low // _GRANULE, (high - 1) // _GRANULE)):
                if granule not in whole and low < high:
                    left = [e for e in stored.get(granule, ()) if not _hidden(e, low, high, granule)]
                    stored[granule] = (*left, entry)
            stored.update(dict.fromkeys(whole, (entry,)))

    def _step_on(self, position: int, instruction: Instruction) -> None:
        """Take note of the registers that an instruction writes, and of the steps on them."""
        step = constant_step(instruction, _NOMINAL_SCALABLE_BITS)
        if step is not None:
            symbol, offset = self._value(step[1])
        stepped = address_updates(instruction)
        for root in instruction.writes:
            self.writers[root] = (position, root in stepped)
            if step is not None and step[0] == root:
                self.values[root] = (symbol, offset + step[2])
            else:
                self.values.pop(root, None)

    def _stored(self, form: _Form, low: int, high: int) -> dict[int, bool]:
        """Return the stores that last wrote some of the bytes, and whether each wrote all."""
        found: dict[int, bool] = {}
        if (stored := self.stores.get(form)) is None:
            return found
        for granule in range(low // _GRANULE, (high - 1) // _GRANULE + 1):
            for first, last, writer in reversed(stored.get(granule, ())):
                if first < high and low < last:
                    found[writer] = first <= low and high <= last
                    break
        return found

    def _step(self, form: _Form) -> int | None:
        """Return the bytes that an address moves by in each iteration, None where unknown."""
        base, index, scale = form[:3]
        total = 0
        for symbol, times in ((base, 1), (index, scale)):
            name, offset = self._value(symbol)
            if symbol.startswith("@") or name != symbol:
                return None
            total += offset * times
        return total

    def _place(self, memory: Memory) -> tuple[_Form, int]:
        """Return the symbolic form of an address, and the offset that steps have added to it so far."""
        base, offset = ("", 0) if memory.base is None else self._value(memory.base.root)
        index = ""
        if memory.index is not None:
            index, moved = self._value(memory.index.root)
            offset += moved * memory.scale
        return (base, index, memory.scale, memory.symbol, memory.index_extend), offset

    def _value(self, root: str) -> tuple[str, int]:
        """Return the content of a register: the name of a value, and an offset to it."""
        if (value := self.values.get(root)) is not None:
            return value
        writer = self.writers.get(root)
        return (root if writer is None else f"@{writer[0]}", 0)


def _range(instruction: Instruction, memory: Memory, offset: int) -> tuple[int, int]:
    """Return the first byte of an access and the one after its last, relative to base and index."""
    scalable = _NOMINAL_SCALABLE_BITS if instruction.vector_length is None else _SHORTEST_VECTOR_BITS
    n_bytes = access_bytes(instruction, memory, scalable)
    if not memory.post_index:
        offset += memory.displacement * (n_bytes if memory.vl_scaled else 1)
    return offset, offset + n_bytes


def _hidden(entry: _Store, low: int, high: int, granule: int) -> bool:
    """Tell whether a new store covers all that an old one wrote of a granule."""
    first, last = max(entry[0], granule * _GRANULE), min(entry[1], (granule + 1) * _GRANULE)
    return low <= first and last <= high
