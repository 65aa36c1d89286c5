"""Permutations of x86-64 vectors: which unit of which operand each unit of the result takes.

Every function here takes an instruction and the value of the register that selects elements
(None where there is none, or it is not known) and returns a layout, see `x86`.
"""

from __future__ import annotations

import re

from ..instruction import Immediate, Instruction, Memory
from ..instruction_set import Layout, Unit
from ..registers import Register

_ELEMENT = re.compile(r"(?:(64|q|pd|sd|64x\d)|(32|d|ps|ss|32x\d))$")


def element_bits(instruction: Instruction) -> int:
    """Return the size of the elements that a mask of the instruction governs."""
    match = _ELEMENT.search(instruction.mnemonic)
    return 64 if match is None or match[1] else 32


def units(instruction: Instruction, position: int, count: int = 0) -> list[Unit]:
    """Return the units of an operand; a broadcast memory element is repeated to `count`.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    position : int
        Position of the operand.
    count : int
        Units that a broadcast operand fills.
    """
    operand = instruction.operands[position]
    if isinstance(operand, Memory):
        own = [(position, unit) for unit in range(operand.bits // 32)]
        return (own * count)[:count] if operand.broadcast else own
    if isinstance(operand, Register):
        return [(position, unit) for unit in range(operand.bits // 32)]
    return []


def width(instruction: Instruction) -> int:
    """Return the units of the destination."""
    destination = instruction.operands[-1]
    return destination.bits // 32 if isinstance(destination, Register | Memory) else 0


def immediate(instruction: Instruction) -> int | None:
    """Return the leading immediate, None where a register stands in its place."""
    first = instruction.operands[0]
    return first.value if isinstance(first, Immediate) else None


def elements(instruction: Instruction, position: int) -> list[list[Unit]]:
    """Return the elements of an operand, each as a list of units."""
    size = element_bits(instruction) // 32
    listed = units(instruction, position, width(instruction))
    return [listed[start : start + size] for start in range(0, len(listed), size)]


def flat(parts: list[list[Unit]]) -> Layout:
    """Return the units of elements one after the other."""
    return [unit for part in parts for unit in part]


def permute(instruction: Instruction, index: int | None) -> Layout | None:
    """`vpermpd`, `vpermq` by an immediate within 256 bits; all `vperm` by an index register."""
    source = elements(instruction, 1 if immediate(instruction) is not None else 0)
    if (selector := immediate(instruction)) is not None:
        return flat([source[n // 4 * 4 + (selector >> 2 * (n % 4) & 3)] for n in range(len(source))])
    if index is None:
        return None
    bits, n_elements = element_bits(instruction), len(source)
    return flat([source[(index >> bits * n) % n_elements] for n in range(n_elements)])


def permute_two(instruction: Instruction, index: int | None) -> Layout | None:
    """`vpermt2pd` and `vpermi2pd`: any element of two sources, by an index register."""
    if index is None:
        return None
    first = 2 if instruction.mnemonic.startswith("vpermt2") else 1
    table = elements(instruction, first) + elements(instruction, 0)
    bits = element_bits(instruction)
    return flat([table[(index >> bits * n) % len(table)] for n in range(len(table) // 2)])


def permute_in_lane(instruction: Instruction, index: int | None) -> Layout | None:
    """`vpermilpd`: within 128 bits, by an immediate or an index register."""
    selector, bits = immediate(instruction), element_bits(instruction)
    source = elements(instruction, 1 if selector is not None else 0)
    per = 128 // bits
    result = []
    for n in range(len(source)):
        if selector is not None:
            chosen = selector >> n & 1 if per == 2 else selector >> 2 * (n % 4) & 3
        elif index is not None:
            chosen = index >> bits * n + 1 & 1 if per == 2 else index >> bits * n & 3
        else:
            return None
        result.append(source[n // per * per + chosen])
    return flat(result)


def unpack(instruction: Instruction, _index: int | None) -> Layout:
    """`vunpcklpd` and the like: low or high elements of both sources in turn."""
    size = 2 if re.search("pd|qdq", instruction.mnemonic) else 1
    second = units(instruction, 0, width(instruction))
    first = units(instruction, 1, width(instruction))
    offset = 2 if re.search("unpckh", instruction.mnemonic) else 0
    result: Layout = []
    for block in range(0, width(instruction), 4):
        for start in range(block + offset, block + offset + 2, size):
            result += [*first[start : start + size], *second[start : start + size]]
    return result


def shuffle_pairs(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vshufpd`: even elements from the first source, odd ones from the second."""
    selector = immediate(instruction)
    if selector is None or instruction.mnemonic.endswith("ps"):
        return None
    sources = (elements(instruction, 2), elements(instruction, 1))
    return flat([sources[n % 2][n // 2 * 2 + (selector >> n & 1)] for n in range(len(sources[0]))])


def shuffle_double_words(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vpshufd`: 32-bit units within 128 bits."""
    selector, source = immediate(instruction), units(instruction, 1, width(instruction))
    if selector is None:
        return None
    return [source[n // 4 * 4 + (selector >> 2 * (n % 4) & 3)] for n in range(len(source))]


def shuffle_blocks(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vshuff64x2`: 128-bit blocks, lower half from the first source, upper from the second."""
    selector = immediate(instruction)
    if selector is None:
        return None
    n_blocks = width(instruction) // 4
    per = n_blocks // 2
    result: Layout = []
    for n in range(n_blocks):
        source = units(instruction, 2 if n < per else 1, width(instruction))
        chosen = selector >> (n * (2 if n_blocks == 4 else 1)) & (n_blocks - 1)
        result += source[4 * chosen : 4 * chosen + 4]
    return result


def permute_halves(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vperm2f128`: any half of two sources, or zero."""
    selector = immediate(instruction)
    if selector is None:
        return None
    pool = units(instruction, 2) + units(instruction, 1)
    result: Layout = []
    for control in (selector & 15, selector >> 4 & 15):
        start = 4 * (control & 3)
        result += [None] * 4 if control & 8 else pool[start : start + 4]
    return result


def align(instruction: Instruction, _index: int | None) -> Layout | None:
    """`valignq`: both sources shifted as one."""
    selector = immediate(instruction)
    if selector is None:
        return None
    pool = elements(instruction, 1) + elements(instruction, 2)
    half = len(pool) // 2
    return flat(pool[selector % half : selector % half + half])


def blend(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vblendpd`: element by element from one of two sources."""
    selector = immediate(instruction)
    if selector is None:
        return None
    first = elements(instruction, 2)
    second = elements(instruction, 1)
    return flat([(second if selector >> n % 8 & 1 else first)[n] for n in range(len(first))])
