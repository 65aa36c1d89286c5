"""The part of a machine's state that decides control flow: integers, flags, masks, memory and its addresses.

Values are Python integers, unsigned and truncated to their width; `None` means unknown.
Vector registers are held as one integer of all their bits (little-endian lanes), because a
few compilers compute masks in them (`vpcmpltuq`); floating-point results are unknown.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from operator import itemgetter

from ..records import field, record
from .instruction import Instruction, Memory, Register, RegisterKind

MASK64 = (1 << 64) - 1


class Constants:
    """Bytes by address, in blocks that do not overlap.

    Parameters
    ----------
    blocks : iterable of (int, bytes)
        Address and content.

    Examples
    --------
    >>> constants = Constants([(8, b"ab"), (16, b"c")])
    >>> [constants.get(address) for address in (7, 8, 9, 10, 16)]
    [None, 97, 98, None, 99]
    """

    def __init__(self, blocks: Iterable[tuple[int, bytes]] = ()) -> None:
        self._blocks = sorted(blocks, key=itemgetter(0))
        self._starts = [start for start, _ in self._blocks]
        self._first = self._starts[0] if self._starts else 0
        self._stop = self._starts[-1] + len(self._blocks[-1][1]) if self._starts else 0

    def may_hold(self, address: int, n_bytes: int) -> bool:
        """Tell whether some of the bytes at an address lie between the first block and the last."""
        return address < self._stop and address + n_bytes > self._first

    def get(self, address: int) -> int | None:
        """Return the byte at an address, None where there is none."""
        if not self._first <= address < self._stop:
            return None
        start, content = self._blocks[bisect_right(self._starts, address) - 1]
        return content[address - start] if address - start < len(content) else None


NO_CONSTANTS = Constants()


@record(frozen=False)
class Flags:
    """Condition flags: the four that both instruction sets share, and x86's parity."""

    negative: bool | None = None
    zero: bool | None = None
    carry: bool | None = None
    overflow: bool | None = None
    parity: bool | None = None


@record(frozen=False)
class State:
    """Registers by root, flags, and memory by byte address.

    Attributes
    ----------
    scalable_bits : int
        SVE vector length in bits (0 on x86-64).
    registers : dict
        Root to unsigned value (64 bits for integers, a bit mask for masks and predicates with
        one bit a byte of the vector on AArch64 and one bit a lane on x86-64, all bits of a
        vector register). A root that is absent is unknown.
    memory : dict
        Byte address to the value that was written there, None where that is unknown. Of a byte that is
        absent `constants` tell; what they do not hold either is unknown.
    written_from, written_to : int
        Addresses between which lies all that was written and is known; nearly all stores of a kernel are
        of unknown values, to elsewhere.
    constants : Constants
        Contents of memory before anything is written.
    parts : dict
        Of registers that are unknown as a whole: which bits are known, as a mask, and those bits.
    symbols : mapping
        Address of each label of the listing's data, which `execute` lays into memory.
    """

    scalable_bits: int = 0
    registers: dict[str, int | None] = field(default_factory=dict)
    flags: Flags = field(default_factory=Flags)
    memory: dict[int, int | None] = field(default_factory=dict)
    written_from: int = 1 << 64
    written_to: int = 0
    parts: dict[str, tuple[int, int]] = field(default_factory=dict)
    symbols: Mapping[str, int] = field(default_factory=dict)
    constants: Constants = NO_CONSTANTS

    def read(self, root: str) -> int | None:
        """Return the value of a register, None where unknown."""
        return self.registers.get(root)

    def write(self, root: str, value: int | None) -> None:
        """Set a register; None makes it unknown."""
        self.registers[root] = value
        if value is None:
            self.parts.pop(root, None)

    def forget(self, roots: Iterable[str]) -> None:
        """Make registers unknown."""
        for root in roots:
            self.write(root, None)

    def read_part(self, root: str, mask: int) -> int | None:
        """Return the masked bits of a register, None where one of them is unknown."""
        value = self.registers.get(root)
        if value is not None:
            return value & mask
        known, bits = self.parts.get(root, (0, 0))
        return bits & mask if known & mask == mask else None

    def write_part(self, root: str, mask: int, value: int | None) -> None:
        """Set the masked bits of a register, None making them unknown, and keep the others.

        Parameters
        ----------
        root : str
            The register.
        mask : int
            Bits to set.
        value : int or None
            Their new values, in place.
        """
        whole = self.registers.get(root)
        if whole is not None and value is not None:
            self.registers[root] = whole & ~mask | value
            return
        known, bits = (MASK64, whole) if whole is not None else self.parts.get(root, (0, 0))
        known, bits = known & ~mask, bits & ~mask
        self.registers[root] = None
        self.parts[root] = (known, bits) if value is None else (known | mask, bits | value)

    def load(self, address: int | None, n_bytes: int) -> int | None:
        """Return `n_bytes` of little-endian memory as an unsigned integer, None where unknown."""
        if address is None:
            return None
        value = 0
        for offset in range(n_bytes):
            byte = self.memory.get(address + offset)
            if byte is None:
                byte = self._constant(address + offset)
                if byte is None:
                    return None
            value |= byte << (8 * offset)
        return value

    def _constant(self, address: int) -> int | None:
        """Return a byte of the constants that was not written over."""
        return None if address in self.memory else self.constants.get(address)

    def store(self, address: int | None, n_bytes: int, value: int | None) -> None:
        """Write `n_bytes` of memory; a store to an unknown address is dropped.

        Compiled kernels keep counters in their own stack frame, whose addresses are known;
        data arrays never decide control flow.

        Parameters
        ----------
        address : int or None
            Byte address; None where unknown.
        n_bytes : int
            Number of bytes.
        value : int or None
            Unsigned integer, stored in little-endian order; None makes the bytes unknown.
        """
        if address is None:
            return
        if value is None:
            # what was never written is unknown anyway
            if address < self.written_to and address + n_bytes > self.written_from:
                for known in [*filter(self.memory.__contains__, range(address, address + n_bytes))]:
                    del self.memory[known]
            if self.constants.may_hold(address, n_bytes):
                self.memory.update(dict.fromkeys(range(address, address + n_bytes)))
            return
        self.write_bytes(address, (value & (1 << 8 * n_bytes) - 1).to_bytes(n_bytes, "little"))

    def write_bytes(self, address: int, content: bytes) -> None:
        """Write known bytes to memory."""
        self.memory.update(enumerate(content, address))
        self.written_from = min(self.written_from, address)
        self.written_to = max(self.written_to, address + len(content))


_MEMORY_ELEMENT_BITS = {"b": 8, "h": 16, "w": 32, "d": 64, "q": 128}
_EXTEND_BITS = {"sxtw": 32, "uxtw": 32}


def access_bytes(instruction: Instruction, memory: Memory, scalable_bits: int) -> int:
    """Return the bytes that an instruction moves through a memory operand, all lanes active.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    memory : Memory
        Its operand in memory.
    scalable_bits : int
        SVE vector length in bits. A predicate holds one bit a byte of it.
    """
    if memory.bits:
        return memory.bits // 8
    if (length := instruction.vector_length) is not None:
        return length.elements(scalable_bits) * length.memory_bits // 8
    first = instruction.operands[0]
    if isinstance(first, tuple):
        return _list_bytes(instruction.mnemonic, len(first), first[0].element_bits, scalable_bits)
    if isinstance(first, Register) and first.kind is RegisterKind.MASK:
        return scalable_bits // 64
    return scalable_bits // 8


@lru_cache(maxsize=1 << 10)
def _list_bytes(mnemonic: str, n_registers: int, element_bits: int, scalable_bits: int) -> int:
    """Size of `ld1w {z0.d}`: the memory element may be narrower than the register's."""
    stem = mnemonic[2:].lstrip("dnft").removeprefix("r").lstrip("1234").lstrip("s")
    element = element_bits or 64
    memory = _MEMORY_ELEMENT_BITS.get(stem[:1], element)
    return n_registers * (scalable_bits // 8) * min(memory, element) // element


def compile_address(
    instruction: Instruction, memory: Memory, scalable_bits: int
) -> Callable[[State], int | None]:
    """Return a function that gives the byte address of a memory operand, None where unknown.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    memory : Memory
        Its operand in memory.
    scalable_bits : int
        SVE vector length, which scales some displacements.

    Examples
    --------
    >>> from .x86_64.registers import find_register
    >>> from .instruction import Kind
    >>> memory = Memory(find_register("rsp"), displacement=16, bits=64)
    >>> load = Instruction(1, "movq 16(%rsp), %rax", "movq", (memory,), Kind.LOAD, ("rsp",), ("rax",))
    >>> compile_address(load, memory, 0)(State(registers={"rsp": 4096}))
    4112
    """
    unit = access_bytes(instruction, memory, scalable_bits) if memory.vl_scaled else 1
    displacement = 0 if memory.post_index else memory.displacement * unit
    base = memory.base.root if memory.base else None
    index = memory.index.root if memory.index else None
    symbol, scale, extend = memory.symbol, memory.scale, memory.index_extend
    if symbol is not None and base is not None and (base == "rip" or base[0] != "r"):
        base = None  # `rip`, or outside x86-64 a page address, beside a symbol whose own address is known

    def address(state: State) -> int | None:
        total = displacement
        if symbol is not None:
            value = state.symbols.get(symbol)
            if value is None:
                return None
            total += value
        if base is not None:
            value = state.registers.get(base)
            if value is None:
                return None
            total += value
        if index is not None:
            value = state.registers.get(index)
            if value is None:
                return None
            total += _extended(value, extend) * scale
        return total & MASK64

    return address


def _extended(value: int, extend: str) -> int:
    bits = _EXTEND_BITS.get(extend)
    if bits is None:
        return value
    value &= (1 << bits) - 1
    return value - (1 << bits) if extend.startswith("s") and value >> (bits - 1) else value
