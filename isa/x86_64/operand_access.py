"""Reading and writing the operands of x86-64 instructions in a `State`, masked vectors among them.

Each function compiles one operand into a closure. A register that the instruction does not
read although it is written as a source belongs to an idiom whose result is the same for every
value (`xor %eax, %eax`): it reads as zero.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache

from ...lazy import pattern
from ..instruction import Immediate, Instruction, Memory, Operand, Register, RegisterKind
from ..state import State, compile_address

Step = Callable[[State], None]
Value = Callable[[State], int | None]
Assignment = Callable[[State, int | None], None]
Builder = Callable[[Instruction, re.Match[str]], Step | None]
"""Function that compiles the instructions whose mnemonics match a pattern."""


def signed(value: int, bits: int) -> int:
    """Return the two's complement value of an unsigned one.

    Examples
    --------
    >>> signed(0xFF, 8)
    -1
    """
    return value - (1 << bits) if value >> (bits - 1) else value


def operand_bits(operand: Operand) -> int:
    """Return the width of a register or memory operand, 0 for others."""
    return operand.bits if isinstance(operand, Register | Memory) else 0


def compile_read(instruction: Instruction, operand: Operand, bits: int) -> Value:
    """Return a function that gives the low `bits` of an operand, None where unknown.

    An immediate is truncated to `bits`; a broadcast memory operand is repeated to `bits`.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    operand : Operand
        Its operand.
    bits : int
        Width of the value.
    """
    mask = (1 << bits) - 1
    if isinstance(operand, Register):
        return _register_reader(instruction, operand, mask)
    if isinstance(operand, Immediate):
        return _immediate_reader(operand, mask)
    if isinstance(operand, Memory):
        return _memory_reader(instruction, operand, bits)
    return lambda state: None


def _register_reader(instruction: Instruction, register: Register, mask: int) -> Value:
    root = register.root
    if root not in instruction.reads and root != "rip":
        return lambda state: 0
    shift = 8 if register.name in {"ah", "bh", "ch", "dh"} else 0
    whole = not shift and mask.bit_length() >= (512 if register.kind is RegisterKind.VECTOR else 64)

    def read_whole(state: State) -> int | None:
        return state.registers.get(root)

    wanted = mask << shift

    def read_part(state: State) -> int | None:
        value = state.registers.get(root)
        if value is None and state.parts and (value := state.read_part(root, wanted)) is None:
            return None
        return None if value is None else value >> shift & mask

    return read_whole if whole else read_part


def _immediate_reader(immediate: Immediate, mask: int) -> Value:
    value, symbol = immediate.value & mask, immediate.symbol
    if symbol is None:
        return lambda state: value

    def read(state: State) -> int | None:
        address = state.symbols.get(symbol)
        return None if address is None else address + immediate.value & mask

    return read


def _memory_reader(instruction: Instruction, memory: Memory, bits: int) -> Value:
    address = compile_address(instruction, memory, 0)
    n_bytes = memory.bits // 8
    copies = repeat(1, memory.bits, bits) if memory.broadcast else 1
    mask = (1 << bits) - 1

    def read(state: State) -> int | None:
        value = state.load(address(state), n_bytes)
        return None if value is None else value * copies & mask

    return read


@cache
def repeat(value: int, bits: int, width: int) -> int:
    """Return a value of `bits` repeated to fill `width` bits.

    Parameters
    ----------
    value : int
        The value.
    bits : int
        Its width.
    width : int
        Width to fill.

    Examples
    --------
    >>> hex(repeat(0x1f, 8, 32))
    '0x1f1f1f1f'
    """
    return sum(value << position for position in range(0, width, bits))


def compile_write(instruction: Instruction, operand: Operand) -> Assignment:
    """Return a function that assigns to an operand, None making it unknown.

    A 32-bit integer register clears its upper half, an 8- or 16-bit one keeps the rest. A VEX
    instruction clears a vector register above its width; a legacy one keeps what is there, and
    unknown upper bits count as zero, because SSE code does not read them.
    """
    if isinstance(operand, Memory):
        return _memory_writer(instruction, operand)
    if not isinstance(operand, Register):
        return lambda state, value: None
    if operand.kind is RegisterKind.INTEGER and operand.bits < 32:
        return _partial_writer(operand)
    if operand.kind is RegisterKind.VECTOR and not instruction.mnemonic.startswith("v"):
        return _legacy_vector_writer(operand)
    root = operand.root

    def write(state: State, value: int | None) -> None:
        state.registers[root] = value
        if value is None:
            state.parts.pop(root, None)

    return write


def _memory_writer(instruction: Instruction, memory: Memory) -> Assignment:
    address = compile_address(instruction, memory, 0)
    n_bytes = memory.bits // 8

    def write(state: State, value: int | None) -> None:
        state.store(address(state), n_bytes, value)

    return write


def _partial_writer(register: Register) -> Assignment:
    root, shift = register.root, 8 if register.name in {"ah", "bh", "ch", "dh"} else 0
    mask = ((1 << register.bits) - 1) << shift

    def write(state: State, value: int | None) -> None:
        state.write_part(root, mask, None if value is None else value << shift)

    return write


def _legacy_vector_writer(register: Register) -> Assignment:
    root, bits = register.root, register.bits

    def write(state: State, value: int | None) -> None:
        above = (state.registers.get(root) or 0) >> bits << bits
        state.registers[root] = None if value is None else above | value

    return write


_SUFFIX_BITS = {"d": 64, "s": 32, "h": 16}
_LANE_BITS = {"b": 8, "w": 16, "d": 32, "q": 64}
_ELEMENT = pattern(
    r".*?(?:p(?P<packed>[sdh])|s(?P<scalar>[sdh])|(?P<bits>8|16|32|64)(?:x\d)?|(?P<lane>[bwdq]))"
)


@cache
def element_bits(mnemonic: str) -> int:
    """Return the lane that a mask governs in an instruction: `vpaddq` 64, `vinsertf32x4` 32.

    Examples
    --------
    >>> element_bits("vmovapd"), element_bits("vmovdqu16"), element_bits("vpmovsxbq")
    (64, 16, 64)
    """
    match = _ELEMENT.fullmatch(mnemonic)
    if match is None:
        return 64
    if match["bits"]:
        return int(match["bits"])
    return _LANE_BITS[match["lane"]] if match["lane"] else _SUFFIX_BITS[match["packed"] or match["scalar"]]


def vector_width(instruction: Instruction) -> int:
    """Return the bits of the widest vector register among the operands, 0 if there is none."""
    registers = (operand for operand in instruction.operands if isinstance(operand, Register))
    return max((r.bits for r in registers if r.kind is RegisterKind.VECTOR), default=0)


def split(value: int, bits: int, width: int) -> list[int]:
    """Return the lanes of a vector, lowest first.

    Parameters
    ----------
    value : int
        The vector.
    bits : int
        Width of a lane.
    width : int
        Width of the vector.

    Examples
    --------
    >>> split(0x0403, 8, 16)
    [3, 4]
    """
    mask = (1 << bits) - 1
    return [value >> position & mask for position in range(0, width, bits)]


def join(lanes: list[int], bits: int) -> int:
    """Return the vector of the given lanes, each truncated to `bits`."""
    mask = (1 << bits) - 1
    result = 0
    for position, lane in enumerate(lanes):
        result |= (lane & mask) << (position * bits)
    return result


@lru_cache(maxsize=4096)
def lane_bits(mask: int, bits: int, width: int) -> int:
    """Return the vector whose lanes are all ones where the mask has a one.

    Parameters
    ----------
    mask : int
        Mask with a bit a lane.
    bits : int
        Width of a lane.
    width : int
        Width of the vector.

    Examples
    --------
    >>> hex(lane_bits(0b101, 8, 32))
    '0xff00ff'
    """
    ones = (1 << bits) - 1
    return sum(ones << lane * bits for lane in range(width // bits) if mask >> lane & 1)


def compile_masked_write(instruction: Instruction, width: int, bits: int) -> Assignment:
    """Return a function that writes the destination under the instruction's mask.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    width : int
        Width of the result in bits.
    bits : int
        Lane that one bit of the mask governs.
    """
    destination = instruction.operands[-1]
    root, zeroing = instruction.mask, instruction.zeroing
    if root is None:
        return compile_write(instruction, destination)
    if isinstance(destination, Memory):
        return _masked_store(instruction, destination, root, bits)
    write, keep = compile_write(instruction, destination), compile_read(instruction, destination, width)

    def assign(state: State, value: int | None) -> None:
        mask = state.registers.get(root)
        old = 0 if zeroing else keep(state)
        if value is None or mask is None or old is None:
            write(state, None)
            return
        active = lane_bits(mask, bits, width)
        write(state, value & active | old & ~active)

    return assign


def _masked_store(instruction: Instruction, memory: Memory, root: str, bits: int) -> Assignment:
    """Lanes that are not active stay as they are; under an unknown mask all become unknown."""
    address, n_bytes, lane = compile_address(instruction, memory, 0), memory.bits // 8, bits // 8

    def assign(state: State, value: int | None) -> None:
        mask, start = state.registers.get(root), address(state)
        if mask is None:
            state.store(start, n_bytes, None)
        elif start is not None:
            for number in range(n_bytes // lane):
                if mask >> number & 1:
                    element = None if value is None else value >> (number * bits) & ((1 << bits) - 1)
                    state.store(start + number * lane, lane, element)

    return assign


def compile_function(
    instruction: Instruction,
    sources: tuple[Operand, ...],
    function: Callable[..., int],
    *,
    width: int = 0,
    source_bits: int = 0,
    bits: int = 0,
) -> Step:
    """Return the step that writes `function` of the source vectors to the destination.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    sources : tuple of Operand
        Operands that the function takes.
    function : callable
        Returns the result from the values of the sources.
    width : int
        Bits of the result; 0: the widest vector operand.
    source_bits : int
        Bits read of each source; 0: `width`.
    bits : int
        Lane that the mask governs; 0: as the mnemonic says.
    """
    width = width or vector_width(instruction)
    reads = [compile_read(instruction, source, source_bits or width) for source in sources]
    write = compile_masked_write(instruction, width, bits or element_bits(instruction.mnemonic))

    def step(state: State) -> None:
        values = []
        for read in reads:
            value = read(state)
            if value is None:
                write(state, None)
                return
            values.append(value)
        write(state, function(*values))

    return step
