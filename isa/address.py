"""Address and size of one memory access in a known state."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from .instruction import Instruction, Memory
from .registers import Register, RegisterKind
from .state import MASK64, State

_MEMORY_ELEMENT_BITS = {"b": 8, "h": 16, "w": 32, "d": 64, "q": 128}
_EXTEND_BITS = {"sxtw": 32, "uxtw": 32}


def access_bytes(instruction: Instruction, memory: Memory, scalable_bits: int) -> int:
    """Return the bytes that an instruction moves through a memory operand, all lanes active.

    Parameters
    ----------
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
