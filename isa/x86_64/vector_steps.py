"""Effects of the vector instructions of x86-64 from which compilers compute masks and indices.

Covered are moves, bit logic, integer lanes, broadcasts and shuffles of known values, and comparisons of two
numbers. Floating-point arithmetic is not modelled: its results are unknown, and so is a comparison of one.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable

from ..instruction import Immediate, Instruction, Memory, Register, RegisterKind
from ..state import State
from . import flags as x86_flags
from .operand_access import (
    Builder,
    Step,
    compile_function,
    compile_masked_write,
    compile_read,
    compile_write,
    element_bits,
    join,
    operand_bits,
    repeat,
    signed,
    split,
    vector_width,
)

_LANE_BITS = {"b": 8, "w": 16, "d": 32, "q": 64}


def _move(instruction: Instruction, _: re.Match[str]) -> Step:
    """Whole registers; a transfer of one element is as wide as its memory or integer operand."""
    source, destination = instruction.operands
    whole = isinstance(source, Register) and isinstance(destination, Register)
    width = vector_width(instruction) if whole else min(operand_bits(source), operand_bits(destination))
    read = compile_read(instruction, source, width)
    write = compile_masked_write(instruction, width, element_bits(instruction.mnemonic))
    return lambda state: write(state, read(state))


def _move_element(instruction: Instruction, match: re.Match[str]) -> Step:
    """`vmovq` and `vmovd`: the rest of the destination becomes zero."""
    source, destination = instruction.operands
    read = compile_read(instruction, source, _LANE_BITS[match["lane"]])
    if isinstance(destination, Register) and destination.kind is RegisterKind.VECTOR:
        write = compile_masked_write(instruction, 128, 64)
    else:
        write = compile_write(instruction, destination)
    return lambda state: write(state, read(state))


def _store_or_load_scalar(instruction: Instruction, _: re.Match[str]) -> Step | None:
    """`vmovsd` between memory and a register; between registers it merges."""
    if len(instruction.operands) != 2 or not (instruction.loads or instruction.stores):
        return None
    source, _destination = instruction.operands
    bits = element_bits(instruction.mnemonic)
    read, write = compile_read(instruction, source, bits), compile_masked_write(instruction, bits, bits)
    return lambda state: write(state, read(state))


def _store_high(instruction: Instruction, match: re.Match[str]) -> Step | None:
    """`vmovhpd` and `vmovlpd` to memory."""
    source, destination = instruction.operands[0], instruction.operands[-1]
    if not isinstance(destination, Memory):
        return None
    read, write = compile_read(instruction, source, 128), compile_write(instruction, destination)
    shift = 64 if match["half"] == "h" else 0

    def step(state: State) -> None:
        value = read(state)
        write(state, None if value is None else value >> shift & ((1 << 64) - 1))

    return step


_LOGIC: dict[str, Callable[[int, int], int]] = {  # of the second and the first source
    "and": lambda b, a: a & b,
    "or": lambda b, a: a | b,
    "xor": lambda b, a: a ^ b,
    "andn": lambda b, a: ~a & b,
}


def _logic(instruction: Instruction, match: re.Match[str]) -> Step:
    return compile_function(instruction, _two_sources(instruction), _LOGIC[match["name"]])


def _two_sources(instruction: Instruction) -> tuple[Register | Memory | Immediate, ...]:
    """The sources of a three-operand form; the destination is the first of a legacy form."""
    operands = [o for o in instruction.operands if isinstance(o, Register | Memory | Immediate)]
    return tuple(operands[:2])


_LANES: dict[str, Callable[[int, int, int], int]] = {  # of the second and first lane, and the width
    "add": lambda b, a, bits: a + b,
    "sub": lambda b, a, bits: a - b,
    "mull": lambda b, a, bits: a * b,
    "minu": lambda b, a, bits: min(a, b),
    "maxu": lambda b, a, bits: max(a, b),
    "mins": lambda b, a, bits: min(signed(a, bits), signed(b, bits)),
    "maxs": lambda b, a, bits: max(signed(a, bits), signed(b, bits)),
    "cmpeq": lambda b, a, bits: -(a == b),
    "cmpgt": lambda b, a, bits: -(signed(a, bits) > signed(b, bits)),
    "sllv": lambda b, a, bits: a << b if b < bits else 0,
    "srlv": lambda b, a, bits: a >> b if b < bits else 0,
}


def _lanes(instruction: Instruction, match: re.Match[str]) -> Step:
    bits, width, operation = _LANE_BITS[match["lane"]], vector_width(instruction), _LANES[match["name"]]

    def function(second: int, first: int) -> int:
        pairs = zip(split(second, bits, width), split(first, bits, width), strict=True)
        return join([operation(b, a, bits) for b, a in pairs], bits)

    return compile_function(instruction, _two_sources(instruction), function)


def _shift(instruction: Instruction, match: re.Match[str]) -> Step | None:
    """Shifts by an immediate; a count of the lane width or more leaves zeros or signs."""
    count, *rest = instruction.operands
    if not isinstance(count, Immediate):
        return None
    bits, width = _LANE_BITS[match["lane"]], vector_width(instruction)
    name, places = match["name"], count.value & 0xFF

    def shifted(lane: int) -> int:
        if name == "ra":
            return signed(lane, bits) >> min(places, bits - 1)
        if places >= bits:
            return 0
        return lane << places if name == "ll" else lane >> places

    def function(value: int) -> int:
        return join([shifted(lane) for lane in split(value, bits, width)], bits)

    return compile_function(instruction, tuple(rest[:1]), function)


def _ternary(instruction: Instruction, _: re.Match[str]) -> Step | None:
    """`vpternlog`: the immediate is a truth table, indexed by destination, second and third source."""
    table, third, second, first = instruction.operands
    if not isinstance(table, Immediate):
        return None
    rows, ones = [row for row in range(8) if table.value >> row & 1], (1 << vector_width(instruction)) - 1

    def function(c: int, b: int, a: int) -> int:
        result = 0
        for row in rows:
            result |= (a if row & 4 else ~a) & (b if row & 2 else ~b) & (c if row & 1 else ~c)
        return result & ones

    return compile_function(instruction, (third, second, first), function)


def _broadcast(instruction: Instruction, _: re.Match[str]) -> Step:
    """The lowest element, or subvector, of a register or memory to all of the destination."""
    source, width = instruction.operands[0], operand_bits(instruction.operands[-1])
    bits = _broadcast_bits(instruction)

    def function(value: int) -> int:
        return value * repeat(1, bits, width)

    return compile_function(instruction, (source,), function, width=width, source_bits=bits)


def _broadcast_bits(instruction: Instruction) -> int:
    if instruction.loads:
        return instruction.loads[0].bits
    subvector = re.search(r"(32x2|64x2|32x4|64x4|32x8|128)$", instruction.mnemonic)
    if subvector is None:
        return element_bits(instruction.mnemonic)
    return {"32x2": 64, "64x4": 256, "32x8": 256}.get(subvector[1], 128)


def _mask_to_vector(instruction: Instruction, match: re.Match[str]) -> Step:
    bits, width = _LANE_BITS[match["lane"]], vector_width(instruction)

    def function(mask: int) -> int:
        return join([-(mask >> lane & 1) for lane in range(width // bits)], bits)

    return compile_function(instruction, instruction.operands[:1], function, source_bits=width // bits)


def _widen(instruction: Instruction, match: re.Match[str]) -> Step:
    narrow, wide = _LANE_BITS[match["narrow"]], _LANE_BITS[match["wide"]]
    width = vector_width(instruction)
    source_bits = width * narrow // wide
    is_signed = match["extension"] == "s"

    def function(value: int) -> int:
        lanes = split(value, narrow, source_bits)
        return join([signed(lane, narrow) for lane in lanes] if is_signed else lanes, wide)

    sources = instruction.operands[:1]
    return compile_function(instruction, sources, function, source_bits=source_bits, bits=wide)


def _truncate(instruction: Instruction, match: re.Match[str]) -> Step:
    wide, narrow, width = _LANE_BITS[match["wide"]], _LANE_BITS[match["narrow"]], vector_width(instruction)

    def function(value: int) -> int:
        return join(split(value, wide, width), narrow)

    result = max(width * narrow // wide, operand_bits(instruction.operands[-1]))
    return compile_function(
        instruction, instruction.operands[:1], function, width=result, source_bits=width, bits=narrow
    )


def _extract(instruction: Instruction, match: re.Match[str]) -> Step | None:
    """A part of a register: 128 or 256 bits, or one element to an integer register or memory."""
    number, source, destination = instruction.operands
    if not isinstance(number, Immediate) or not isinstance(source, Register):
        return None
    bits = _part_bits(match)
    shift, mask = number.value % (source.bits // bits) * bits, (1 << bits) - 1
    width = max(bits, operand_bits(destination)) if isinstance(destination, Register) else bits
    return compile_function(
        instruction, (source,), lambda value: value >> shift & mask, width=width, source_bits=source.bits
    )


def _insert(instruction: Instruction, match: re.Match[str]) -> Step | None:
    """A part replaced in a copy of the first source."""
    number, part, *rest = instruction.operands
    width, bits = vector_width(instruction), _part_bits(match)
    if not isinstance(number, Immediate):
        return None
    shift, mask = number.value % (width // bits) * bits, (1 << bits) - 1
    read = compile_read(instruction, part, bits)
    read_rest = compile_read(instruction, rest[0], width)
    write = compile_masked_write(instruction, width, element_bits(instruction.mnemonic))

    def step(state: State) -> None:
        element, old = read(state), read_rest(state)
        unknown = element is None or old is None
        write(state, None if unknown else (old or 0) & ~(mask << shift) | (element or 0) << shift)

    return step


def _part_bits(match: re.Match[str]) -> int:
    groups = match.groupdict()
    if "lane" in groups:
        return _LANE_BITS[groups["lane"]]
    return 256 if groups["part"] in {"64x4", "32x8"} else 128


def _test(instruction: Instruction, _: re.Match[str]) -> Step:
    """`vptest`: zero tells that no bit is common, carry that the source is within the other."""
    width = vector_width(instruction)
    read_a, read_b = (compile_read(instruction, operand, width) for operand in instruction.operands)

    def step(state: State) -> None:
        a, b = read_a(state), read_b(state)
        x86_flags.forget(state.flags)
        if a is not None and b is not None:
            state.flags.zero, state.flags.carry = not a & b, not a & ~b

    return step


def _compare_numbers(instruction: Instruction, match: re.Match[str]) -> Step:
    """`ucomisd`: zero, parity and carry tell of the destination as unsigned comparisons do; all of a NaN."""
    form, bits = ("<d", 64) if match["of"] == "d" else ("<f", 32)
    read_b, read_a = (compile_read(instruction, operand, bits) for operand in instruction.operands)

    def step(state: State) -> None:
        found = [read_a(state), read_b(state)]
        x86_flags.forget(state.flags)
        if None in found:
            return
        a, b = (struct.unpack(form, (value or 0).to_bytes(bits // 8, "little"))[0] for value in found)
        ordered = a == a and b == b  # noqa: PLR0124 - a NaN is not equal to itself
        flags = state.flags
        flags.zero, flags.parity, flags.carry = not ordered or a == b, not ordered, not ordered or a < b
        flags.negative = flags.overflow = False

    return step


def _indexed(instruction: Instruction, _: re.Match[str]) -> Step:
    """Gathers and scatters: data is unknown, and the mask is consumed, all its bits zero."""
    results = {root: 0 if root == instruction.mask else None for root in instruction.writes}
    return lambda state: state.registers.update(results)


_PART = "(?P<part>128|64x2|32x4|64x4|32x8)"
_LANE = "(?P<lane>[bwdq])"
VECTOR_STEPS: tuple[tuple[str, Builder], ...] = (
    ("v?mov(nt|[au])p[sd]|v?movdq[au]|vmovdq[au](8|16|32|64)|v?lddqu|v?movntdqa?", _move),
    ("v?mov(?P<lane>[dq])", _move_element),
    ("v?movs[sd]", _store_or_load_scalar),
    ("v?mov(?P<half>[hl])p[sd]", _store_high),
    ("v?p(?P<name>and|or|xor|andn)[dq]?", _logic),
    ("v?(?P<name>and|or|xor|andn)p[sd]", _logic),
    (f"v?p(?P<name>{'|'.join(_LANES)}){_LANE}", _lanes),
    (f"v?ps(?P<name>ll|rl|ra){_LANE}", _shift),
    ("vpternlog[dq]", _ternary),
    ("vbroadcasts[sd]|vpbroadcast[bwdq]|vbroadcast[fi](32x2|64x2|32x4|64x4|32x8|128)", _broadcast),
    (f"vpmovm2{_LANE}", _mask_to_vector),
    ("v?pmov(?P<extension>[sz])x(?P<narrow>[bwd])(?P<wide>[wdq])", _widen),
    ("vpmov(?P<wide>[wdq])(?P<narrow>[bwd])", _truncate),
    (f"vextract[fi]{_PART}", _extract),
    (f"v?pextr{_LANE}", _extract),
    (f"vinsert[fi]{_PART}", _insert),
    (f"v?pinsr{_LANE}", _insert),
    ("v?ptest", _test),
    ("v?u?comis(?P<of>[sd])", _compare_numbers),
    ("vp?(gather|scatter)[dq](p[sd]|[dq])", _indexed),
)
"""Patterns of mnemonics and what compiles them; the first that does not decline holds."""
