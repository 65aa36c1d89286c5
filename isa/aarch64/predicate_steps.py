"""Effects of AArch64 instructions that produce predicates or count elements."""

from __future__ import annotations

from collections.abc import Callable

from ..instruction import FLAGS, Condition, Immediate, Instruction, Register, RegisterKind
from ..state import State
from .operand_access import (
    Step,
    Value,
    assign,
    combine,
    constant,
    forget_flags,
    operand_value,
    register_value,
    set_flags,
    signed,
)
from .vector_values import (
    break_after,
    break_before,
    element_starts,
    first_elements,
    last_active,
    next_active,
    pattern_count,
    predicate_flags,
    unpack,
    while_count,
)

_ELEMENT_BITS = {"b": 8, "h": 16, "w": 32, "d": 64}
_LOGIC: dict[str, Callable[[int, int], int]] = {
    "and": lambda a, b: a & b,
    "orr": lambda a, b: a | b,
    "eor": lambda a, b: a ^ b,
    "bic": lambda a, b: a & ~b,
    "orn": lambda a, b: a | ~b,
    "nand": lambda a, b: ~(a & b),
    "nor": lambda a, b: ~(a | b),
}
_UNSIGNED_RELATIONS = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}


def predicate_step(instruction: Instruction) -> Step | None:
    """Return the effect of an instruction that writes a predicate, None if not modelled."""
    operands, mnemonic = instruction.operands, instruction.mnemonic
    if not operands or not isinstance(operands[0], Register):
        return None
    destination = operands[0]
    if mnemonic == "ptest":
        return _tested(register_value(_register(instruction, 1)), destination, 8, None)
    if destination.kind is not RegisterKind.MASK:
        return None
    element = destination.element_bits
    stem = mnemonic.removesuffix("s") if FLAGS in instruction.writes else mnemonic
    value = _value(instruction, mnemonic if mnemonic.startswith("while") else stem)
    if value is None:
        return None
    if FLAGS not in instruction.writes:
        return assign(destination, value)
    every = mnemonic.startswith("while") or stem in {"ptrue", "brkn"}
    governing = None if every else _register(instruction, 1)
    return _tested(value, governing, element, destination)


def _register(instruction: Instruction, at: int) -> Register:
    register = instruction.operands[at]
    assert isinstance(register, Register)
    return register


def _tested(
    value: Value, governing: Register | None, element_bits: int, destination: Register | None
) -> Step:
    """Return a step that writes a predicate and sets the flags by it (`PredTest`)."""
    governing_value = register_value(governing) if governing else None
    root = destination.root if destination else None

    def step(state: State) -> None:
        starts = element_starts(state.scalable_bits, element_bits)
        mask = governing_value(state) if governing_value else starts
        result = value(state)
        if result is None or mask is None:
            forget_flags(state)
        else:
            negative, zero, carry = predicate_flags(mask, result, starts)
            set_flags(state.flags, negative, zero, carry, False)
        if root is not None:
            state.registers[root] = result

    return step


def _value(instruction: Instruction, stem: str) -> Value | None:
    if stem == "pfalse":
        return constant(0)
    if stem == "ptrue":
        return _pattern(instruction)
    if stem.startswith("while"):
        return _while(instruction, stem.removeprefix("while"))
    if stem in {"punpklo", "punpkhi"}:
        source, high = register_value(_register(instruction, 1)), stem == "punpkhi"
        return _with_bits(lambda bits, a: unpack(a, high, bits), source)
    if stem in {"pfirst", "pnext"}:
        return _next(instruction, stem)
    if stem == "sel":
        chosen, then, otherwise = (register_value(_register(instruction, at)) for at in (1, 2, 3))
        return combine(lambda g, a, b: g & a | b & ~g, chosen, then, otherwise)
    return _governed(instruction, stem)


def _with_bits(function: Callable[..., int], *values: Value) -> Value:
    return combine(function, lambda state: state.scalable_bits, *values)


def _pattern(instruction: Instruction) -> Value:
    element = _register(instruction, 0).element_bits
    operand = instruction.operands[-1]
    name = operand.name if isinstance(operand, Condition) else "all"

    def value(state: State) -> int:
        bits = state.scalable_bits
        return first_elements(pattern_count(name, bits // element), bits, element)

    return value


def _while(instruction: Instruction, relation: str) -> Value | None:
    if relation in {"rw", "wr"}:
        return None
    element, width = _register(instruction, 0).element_bits, _register(instruction, 1).bits
    unsigned = relation in _UNSIGNED_RELATIONS
    relation = _UNSIGNED_RELATIONS.get(relation, relation)
    falling = relation in {"gt", "ge"}
    low, high = (0, (1 << width) - 1) if unsigned else (-(1 << (width - 1)), (1 << (width - 1)) - 1)
    top = low if falling else high

    def value(bits: int, left: int, right: int) -> int:
        if not unsigned:
            left, right = signed(left, width), signed(right, width)
        elements = bits // element
        count = while_count(relation, left, right, elements, top)
        if falling:  # the highest elements are active
            return element_starts(bits, element) & ~first_elements(elements - count, bits, element)
        return first_elements(count, bits, element)

    return _with_bits(value, *(register_value(_register(instruction, at)) for at in (1, 2)))


def _next(instruction: Instruction, stem: str) -> Value:
    element = _register(instruction, 0).element_bits
    governing, previous = (register_value(_register(instruction, at)) for at in (1, 2))
    if stem == "pfirst":
        return combine(lambda g, old: old | g & -g, governing, previous)
    return _with_bits(
        lambda bits, g, old: next_active(g, old, element_starts(bits, element)), governing, previous
    )


def _governed(instruction: Instruction, stem: str) -> Value | None:
    """Logic, moves and breaks: computed under a governing predicate, then merged or zeroed."""
    registers = [o for o in instruction.operands if isinstance(o, Register) and o.kind is RegisterKind.MASK]
    if len(registers) != len(instruction.operands):
        return None  # a compare of vectors
    sources = [register_value(register) for register in registers[1:]]
    if stem == "mov" and instruction.mask is None:
        return sources[0]
    if stem == "mov" and not instruction.zeroing:
        old = register_value(_register(instruction, 0))
        return combine(lambda g, a, kept: g & a | kept & ~g, *sources, old)
    if stem in _LOGIC:
        logic = _LOGIC[stem]
        return combine(lambda g, a, b: g & logic(a, b), *sources)
    if stem in {"mov", "not"}:
        return combine((lambda g, a: g & a) if stem == "mov" else (lambda g, a: g & ~a), *sources)
    return _breaks(instruction, stem, sources)


def _breaks(instruction: Instruction, stem: str, sources: list[Value]) -> Value | None:
    if stem in {"brka", "brkb"}:
        broken = break_after if stem == "brka" else break_before
        if instruction.zeroing:
            return combine(broken, *sources)
        old = register_value(_register(instruction, 0))
        return combine(lambda g, a, kept: broken(g, a) | kept & ~g, *sources, old)
    if stem == "brkn":
        return combine(lambda g, a, b: b if last_active(g, a) else 0, *sources)
    if stem in {"brkpa", "brkpb"}:
        following = break_after if stem == "brkpa" else break_before
        return combine(lambda g, a, b: following(g, b) if last_active(g, a) else 0, *sources)
    return None


def count_step(instruction: Instruction) -> Step | None:
    """Return the effect of `cntd`, `incw`, `uqdecb`, `addvl`, `rdvl`, `cntp` and their kin."""
    mnemonic, operands = instruction.mnemonic, instruction.operands
    if not operands or not isinstance(operands[0], Register) or operands[0].kind is not RegisterKind.INTEGER:
        return None
    destination = operands[0]
    if mnemonic in {"addvl", "addpl", "rdvl"}:
        factor = operands[-1]
        assert isinstance(factor, Immediate)
        unit = 64 if mnemonic == "addpl" else 8
        base = constant(0) if mnemonic == "rdvl" else operand_value(operands[:2], 1, 64)
        return assign(destination, _with_bits(lambda bits, a: a + factor.value * (bits // unit), base))
    if mnemonic == "cntp":
        return assign(destination, _active_count(*(_register(instruction, at) for at in (1, 2))))
    stem, amount = _counted(instruction)
    if amount is None:
        return None
    if stem == "cnt":
        return assign(destination, amount)
    bits = min(r.bits for r in operands if isinstance(r, Register) and r.kind is RegisterKind.INTEGER)
    old = operand_value(operands[:1], 0, 64)
    change = _change(stem, bits)
    if change is None:
        return None
    # A signed 32-bit form sign-extends its result into the 64-bit register.
    return assign(destination, combine(change, old, amount))


def _active_count(governing: Register, counted: Register) -> Value:
    element = counted.element_bits
    return _with_bits(
        lambda bits, g, a: (g & a & element_starts(bits, element)).bit_count(),
        register_value(governing),
        register_value(counted),
    )


def _counted(instruction: Instruction) -> tuple[str, Value | None]:
    """Split `uqdecd` into its stem and the count that it adds, subtracts or returns."""
    mnemonic, operands = instruction.mnemonic, instruction.operands
    stem, suffix = mnemonic[:-1], mnemonic[-1]
    if stem not in {"cnt", *_CHANGES}:
        return stem, None
    if suffix == "p":
        counted = _register(instruction, 1)
        return stem, _active_count(counted, counted)
    if suffix not in _ELEMENT_BITS:
        return stem, None
    element = _ELEMENT_BITS[suffix]
    name = next((o.name for o in operands if isinstance(o, Condition) and o.name != "mul"), "all")
    factor = next((o.value for o in operands if isinstance(o, Immediate)), 1)
    return stem, lambda state: pattern_count(name, state.scalable_bits // element) * factor


_CHANGES = frozenset({"inc", "dec", "sqinc", "uqinc", "sqdec", "uqdec"})


def _change(stem: str, bits: int) -> Callable[[int, int], int] | None:
    """Return the function applied to the old value; the `q` forms saturate at `bits` bits."""
    sign = -1 if stem.endswith("dec") else 1
    if stem in {"inc", "dec"}:
        return lambda old, count: old + sign * count
    if stem.startswith("u"):
        top = (1 << bits) - 1
        return lambda old, count: min(max((old & top) + sign * count, 0), top)
    low, high = -(1 << (bits - 1)), (1 << (bits - 1)) - 1
    return lambda old, count: min(max(signed(old, bits) + sign * count, low), high)
