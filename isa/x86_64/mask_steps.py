"""Effects of the AVX-512 mask instructions, and of the vector compares that produce masks."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..instruction import Immediate, Instruction, Operand, Register, RegisterKind
from ..state import State
from . import flags as x86_flags
from .operand_access import Builder, Step, compile_read, compile_write, signed, split, vector_width

_WIDTHS = {"b": 8, "w": 16, "d": 32, "q": 64}

_LOGIC: dict[str, Callable[[int, int], int]] = {  # of the first and second source in AT&T order
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "xnor": lambda a, b: ~(a ^ b),
    "andn": lambda a, b: a & ~b,
    "add": lambda a, b: a + b,
}


def _compile(
    instruction: Instruction, sources: tuple[Operand, ...], bits: int, function: Callable[..., int], keep: int
) -> Step:
    """Read sources of `bits`, write the low `keep` bits of the function to the last operand."""
    reads = [compile_read(instruction, source, bits) for source in sources]
    write, governing = compile_write(instruction, instruction.operands[-1]), instruction.mask
    mask = (1 << keep) - 1

    def step(state: State) -> None:
        values = [read(state) for read in reads]
        active = mask if governing is None else state.registers.get(governing)
        if active is None or None in values:
            write(state, None)
        else:
            write(state, function(*values) & mask & active)

    return step


def _move(instruction: Instruction, match: re.Match[str]) -> Step:
    bits = _WIDTHS[match["width"]]
    return _compile(instruction, instruction.operands[:1], bits, lambda value: value, bits)


def _logic(instruction: Instruction, match: re.Match[str]) -> Step:
    bits = _WIDTHS[match["width"]]
    return _compile(instruction, instruction.operands[:2], bits, _LOGIC[match["name"]], bits)


def _not(instruction: Instruction, match: re.Match[str]) -> Step:
    bits = _WIDTHS[match["width"]]
    return _compile(instruction, instruction.operands[:1], bits, lambda value: ~value, bits)


def _shift(instruction: Instruction, match: re.Match[str]) -> Step | None:
    count, bits = instruction.operands[0], _WIDTHS[match["width"]]
    if not isinstance(count, Immediate):
        return None
    places = count.value & 0xFF
    left: Callable[[int], int] = lambda value: value << places  # noqa: E731
    right: Callable[[int], int] = lambda value: value >> places  # noqa: E731
    function = left if match["direction"] == "l" else right
    return _compile(instruction, instruction.operands[1:2], bits, function, bits)


def _unpack(instruction: Instruction, match: re.Match[str]) -> Step:
    half = {"bw": 8, "wd": 16, "dq": 32}[match["widths"]]

    def unpack(low: int, high: int) -> int:
        return high << half | low

    return _compile(instruction, instruction.operands[:2], half, unpack, 2 * half)


def _test(instruction: Instruction, match: re.Match[str]) -> Step:
    """`kortest` and `ktest`: zero and carry tell whether all bits are zero, or one."""
    bits = _WIDTHS[match["width"]]
    ones, either = (1 << bits) - 1, match["name"] == "or"
    read_a, read_b = (compile_read(instruction, operand, bits) for operand in instruction.operands)

    def step(state: State) -> None:
        a, b, flags = read_a(state), read_b(state), state.flags
        x86_flags.forget(flags)
        if a is not None and b is not None:
            flags.zero = not (a | b) if either else not a & b
            flags.carry = a | b == ones if either else not a & ~b
            flags.negative = flags.overflow = flags.parity = False

    return step


_NAMES = ("eq", "lt", "le", "false", "neq", "nlt", "nle", "true")
_PREDICATES: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "false": lambda a, b: False,
    "neq": lambda a, b: a != b,
    "nlt": lambda a, b: a >= b,
    "nle": lambda a, b: a > b,
    "true": lambda a, b: True,
    "ge": lambda a, b: a >= b,
    "gt": lambda a, b: a > b,
}


def _compare(instruction: Instruction, match: re.Match[str]) -> Step | None:
    """`vpcmpltuq b, a, k` and `vpcmpuq $1, b, a, k`: bit by lane of `a < b`."""
    *sources, destination = instruction.operands
    if not isinstance(destination, Register) or destination.kind is not RegisterKind.MASK:
        return None
    name = match["predicate"]
    if not name:
        code = sources.pop(0)
        if not isinstance(code, Immediate):
            return None
        name = _NAMES[code.value & 7]
    holds, bits, width = _PREDICATES[name], _WIDTHS[match["lane"]], vector_width(instruction)
    is_unsigned = bool(match["unsigned"])

    def compare(second: int, first: int) -> int:
        pairs = zip(split(first, bits, width), split(second, bits, width), strict=True)
        if is_unsigned:
            return sum(holds(a, b) << lane for lane, (a, b) in enumerate(pairs))
        return sum(holds(signed(a, bits), signed(b, bits)) << lane for lane, (a, b) in enumerate(pairs))

    return _compile(instruction, tuple(sources), width, compare, width // bits)


def _test_lanes(instruction: Instruction, match: re.Match[str]) -> Step:
    bits, width, inverted = _WIDTHS[match["lane"]], vector_width(instruction), bool(match["inverted"])

    def test(a: int, b: int) -> int:
        lanes = enumerate(split(a & b, bits, width))
        return sum((bool(lane) is not inverted) << number for number, lane in lanes)

    return _compile(instruction, instruction.operands[:2], width, test, width // bits)


def _signs(instruction: Instruction, match: re.Match[str]) -> Step:
    """The top bit of each lane: to a mask (`vpmovq2m`) or an integer register (`vmovmskpd`)."""
    bits, width = _lane_of(match), vector_width(instruction)

    def signs(value: int) -> int:
        lanes = enumerate(split(value, bits, width))
        return sum((lane >> (bits - 1)) << number for number, lane in lanes)

    return _compile(instruction, instruction.operands[:1], width, signs, width // bits)


def _lane_of(match: re.Match[str]) -> int:
    groups = match.groupdict()
    if "fp" in groups:
        return 64 if groups["fp"] == "d" else 32
    return _WIDTHS[groups.get("lane", "b")]


MASK_STEPS: tuple[tuple[str, Builder], ...] = (
    ("kmov(?P<width>[bwdq])", _move),
    ("k(?P<name>and|or|xor|xnor|andn|add)(?P<width>[bwdq])", _logic),
    ("knot(?P<width>[bwdq])", _not),
    ("kshift(?P<direction>[lr])(?P<width>[bwdq])", _shift),
    ("kunpck(?P<widths>bw|wd|dq)", _unpack),
    ("k(?P<name>or)?test(?P<width>[bwdq])", _test),
    ("vpcmp(?P<predicate>eq|lt|le|neq|nlt|nle|ge|gt)?(?P<unsigned>u)?(?P<lane>[bwdq])", _compare),
    ("vptest(?P<inverted>n)?m(?P<lane>[bwdq])", _test_lanes),
    ("vpmov(?P<lane>[bwdq])2m", _signs),
    ("v?movmskp(?P<fp>[sd])", _signs),
    ("v?pmovmskb", _signs),
)
"""Patterns of mnemonics and what compiles them; the first that does not decline holds."""
