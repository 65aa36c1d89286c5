"""Rewriting of loops for what-if simulation: scalar code in NEON, both in SVE."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...lazy import pattern
from ...records import replace
from ..instruction import DecodeError, Instruction, Memory, Register, RegisterKind, with_memory
from .decode import decode

_NEON_BITS = 128
_GOVERNS = "p7"
"""A predicate that no instruction of the loop writes: all lanes."""
_BOTH_WAYS = ("fadd", "fsub", "fmul")
_IN_PLACE = ("fdiv", "fmax", "fmin", "fmaxnm", "fminnm")
_OF_ONE = ("fsqrt", "fneg", "fabs")
_SUMS = {"fmadd": "fmla", "fmsub": "fmls", "fmla": "fmla", "fmls": "fmls"}
_ACCESS = pattern(r"(?P<how>ld|st)u?(?P<what>r|ur|p)")
_LETTERS = {64: "d", 32: "s"}


def accepts(code: Sequence[Instruction], element_bits: int) -> bool:
    """Tell whether a loop computes in elements that vectors have, and leaves a predicate free."""
    return element_bits in _LETTERS and not any(_GOVERNS in instruction.writes for instruction in code)


def _step(instruction: Instruction, ratio: int) -> Instruction:
    """Return the addition that stands for the write-back of an access."""
    (memory,) = instruction.loads + instruction.stores
    name = memory.base.name if memory.base is not None else "x0"
    amount = memory.displacement * ratio
    word = "sub" if amount < 0 else "add"
    return decode(f"{word} {name}, {name}, #{abs(amount)}", instruction.line)


def wider(
    instruction: Instruction, bits: int, element_bits: int, to_bits: int, *, steps: bool
) -> list[Instruction] | None:
    """Return the instructions that do the work of one on wider vectors; None without such a form.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    bits : int
        Of its operation: those of an element where it is scalar.
    element_bits : int
        Width of an element in bits.
    to_bits : int
        128 for NEON; more for SVE of that length.
    steps : bool
        An addition takes the place of its write-back, which otherwise is left out.
    """
    vectors = [r for r in instruction.register_operands if r.kind is RegisterKind.VECTOR]
    if any(r.bits != bits or r.lane_index >= 0 for r in vectors):
        return None
    numbers = [r.root.removeprefix("z") for r in vectors]
    letter = _LETTERS[element_bits]
    try:
        if instruction.loads or instruction.stores:
            found = _accesses(instruction, numbers, letter, to_bits)
            return [*found, _step(instruction, to_bits // bits)] if found and steps else found
        texts = list(_arithmetic(instruction.mnemonic, numbers, letter, sve=to_bits > _NEON_BITS))
        return [decode(text, instruction.line) for text in texts] or None
    except DecodeError:
        return None


def _accesses(
    instruction: Instruction, numbers: Sequence[str], letter: str, to_bits: int
) -> list[Instruction] | None:
    """Return the accesses of whole vectors, their write-back left to an addition."""
    match = _ACCESS.fullmatch(instruction.mnemonic)
    if match is None or len(instruction.loads + instruction.stores) != 1:
        return None
    (memory,) = instruction.loads + instruction.stores
    start = memory.displacement if not memory.post_index else 0
    found = []
    for number, register in enumerate(numbers):
        if to_bits > _NEON_BITS:
            word = {"d": "d", "s": "w"}[letter]
            mask = f"{_GOVERNS}/z" if match["how"] == "ld" else _GOVERNS
            text = f"{match['how']}1{word} {{z{register}.{letter}}}, {mask}, [x0]"
        else:
            text = f"{match['how']}r q{register}, [x0]"
        written = decode(text, instruction.line)
        place = replace(memory, displacement=start + number * to_bits // 8, pre_index=False, post_index=False)
        found.append(_placed(written, place))
    return found


def _placed(written: Instruction, place: Memory) -> Instruction:
    """Return an access that was written with [x0] at the place that is meant."""
    roots = {r.root for r in (place.base, place.index) if isinstance(r, Register)}
    reads = dict.fromkeys((*(root for root in written.reads if root != "x0"), *sorted(roots)))
    changed = with_memory(written, lambda memory: replace(place, bits=memory.bits))
    return replace(changed, reads=tuple(reads))


def _arithmetic(name: str, numbers: Sequence[str], letter: str, *, sve: bool) -> Iterator[str]:
    """Yield one operation on vectors; nothing where it has none."""
    kind = "z" if sve else "v"
    lanes = letter if sve else {"d": "2d", "s": "4s"}[letter]
    at = [f"{kind}{number}.{lanes}" for number in numbers]
    governed = f"{_GOVERNS}/m, " if sve else ""
    if name in _BOTH_WAYS and len(at) == 3:
        yield f"{name} {', '.join(at)}"
    elif name in _IN_PLACE and len(at) == 3:
        if sve and at[0] != at[1]:
            yield f"mov {kind}{numbers[0]}.{lanes}, {kind}{numbers[1]}.{lanes}"
        yield f"{name} {at[0]}, {governed}{at[0] if sve else at[1]}, {at[2]}"
    elif name in _OF_ONE and len(at) == 2:
        yield f"{name} {at[0]}, {governed}{at[1]}"
    elif name in _SUMS and len(at) in (3, 4):
        if len(at) == 4 and at[0] != at[3]:
            if at[0] in at[1:3]:
                return
            whole = lanes if sve else "16b"
            yield f"mov {kind}{numbers[0]}.{whole}, {kind}{numbers[3]}.{whole}"
        yield f"{_SUMS[name]} {at[0]}, {governed}{at[1]}, {at[2]}"
    elif name in ("fmov", "mov") and len(at) == 2:
        whole = lanes if sve else "16b"
        yield f"mov {kind}{numbers[0]}.{whole}, {kind}{numbers[1]}.{whole}"


def unmasked(_code: Sequence[Instruction]) -> None:
    """Return None: predicates of a loop cost nothing beside unpredicated instructions."""


def in_halves(_code: Sequence[Instruction]) -> None:
    """Return None: no core is known whose loads of whole vectors cost more than those of halves."""


def one_by_one(_code: Sequence[Instruction], _registers: int) -> None:
    """Return None: gathers are not taken apart."""
