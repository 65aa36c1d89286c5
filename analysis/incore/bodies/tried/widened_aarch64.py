"""AArch64 loops with wider vectors: scalar code in NEON, both in SVE."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from .....asm.dialect import AARCH64, GAS
from .....asm.instruction_set import decoder
from .....isa.instruction import DecodeError, Instruction, Memory
from .....isa.registers import Register, RegisterKind
from .....patterns import pattern
from .....records import replace
from .stepped import addressed, lag, longer_step, moved, steps_of, with_memory
from .variant import Variant, has_vectors

_NEON_BITS = 128
_GOVERNS = "p7"
"""A predicate that no instruction of the loop writes: all lanes."""
_BOTH_WAYS = ("fadd", "fsub", "fmul")
_IN_PLACE = ("fdiv", "fmax", "fmin", "fmaxnm", "fminnm")
_OF_ONE = ("fsqrt", "fneg", "fabs")
_SUMS = {"fmadd": "fmla", "fmsub": "fmls", "fmla": "fmla", "fmls": "fmls"}
_ACCESS = pattern(r"(?P<how>ld|st)u?(?P<what>r|ur|p)")
_LETTERS = {64: "d", 32: "s"}


def widened_aarch64(
    code: Sequence[Instruction], bits: int, element_bits: int, to_bits: int
) -> Variant | None:
    """Return an iteration with vectors of another width; None where an instruction has no such form.

    Parameters
    ----------
    bits : int
        Of its operations now: those of an element where they are scalar.
    to_bits : int
        128 for NEON; more for SVE of that length.

    Examples
    --------
    >>> from .....asm.listing import parse
    >>> text = "ldr d1, [x0, x2]; fmadd d0, d1, d2, d0; add x2, x2, 8".replace("; ", chr(10))
    >>> made = widened_aarch64(parse(text, "aarch64").instructions, 64, 64, 128)
    >>> [i.text for i in made.code[:2]], made.code[0].loads[0].bits
    (['ldr q1, [x0]', 'fmla v0.2d, v1.2d, v2.2d'], 128)
    """
    letter = _LETTERS.get(element_bits)
    if letter is None or any(_GOVERNS in instruction.writes for instruction in code):
        return None
    steps = steps_of(code, 0)
    through, ratio = addressed(code, steps), to_bits // bits
    made: list[Instruction] = []
    for position, instruction in enumerate(code):
        stepping = any(steps[root].position == position for root in through)
        if not has_vectors(instruction):
            one = longer_step(instruction, ratio) if stepping else instruction
            found = None if one is None else [one]
        else:
            found = _wider(instruction, letter, bits, to_bits)
        if found is None:
            return None
        lagging = partial(lag, steps, position, ratio)
        made += [with_memory(one, lambda memory, lagging=lagging: moved(memory, lagging)) for one in found]  # type: ignore[misc]
        if stepping and has_vectors(instruction):
            made.append(_step(instruction, ratio))
    return Variant(tuple(made), float(ratio))


def _step(instruction: Instruction, ratio: int) -> Instruction:
    """Return the addition that stands for the write-back of an access."""
    (memory,) = instruction.loads + instruction.stores
    name = memory.base.name if memory.base is not None else "x0"
    amount = memory.displacement * ratio
    word = "sub" if amount < 0 else "add"
    return decoder(AARCH64)(f"{word} {name}, {name}, #{abs(amount)}", instruction.line, GAS)


def _wider(instruction: Instruction, letter: str, bits: int, to_bits: int) -> list[Instruction] | None:
    """Return the instructions that do the work of one on wider vectors; None without such a form."""
    vectors = [r for r in instruction.register_operands if r.kind is RegisterKind.VECTOR]
    if any(r.bits != bits or r.lane_index >= 0 for r in vectors):
        return None
    numbers = [r.root.removeprefix("z") for r in vectors]
    try:
        if instruction.loads or instruction.stores:
            return _accesses(instruction, numbers, letter, to_bits)
        texts = list(_arithmetic(instruction.mnemonic, numbers, letter, sve=to_bits > _NEON_BITS))
        return [decoder(AARCH64)(text, instruction.line, GAS) for text in texts] or None
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
        written = decoder(AARCH64)(text, instruction.line, GAS)
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
