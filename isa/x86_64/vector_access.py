"""Reading sources and writing masked results of x86-64 vector instructions in a `State`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from ...lazy import pattern
from ..address import compile_address
from ..instruction import Instruction, Memory, Operand
from ..registers import Register, RegisterKind
from ..state import State
from .operand_access import Assignment, Step, compile_read, compile_write

_SUFFIX_BITS = {"d": 64, "s": 32}
_LANE_BITS = {"b": 8, "w": 16, "d": 32, "q": 64}
_ELEMENT = pattern(
    r".*?(?:p(?P<packed>[sd])|s(?P<scalar>[sd])|(?P<bits>8|16|32|64)(?:x\d)?|(?P<lane>[bwdq]))"
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
