"""Effects of AArch64 vector instructions from which compilers build predicates and addresses.

Covered are integer arithmetic, compares, moves and permutations; floating-point results stay unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..instruction import Condition, Instruction, Kind, Register, RegisterKind
from ..state import State
from .integer_steps import BINARY, UNARY
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
from .operands import register_letter
from .vector_values import (
    PERMUTATIONS,
    Lanes,
    element_bits,
    element_starts,
    join_lanes,
    lane_count,
    lanes_of,
    look_up,
    numbered,
    predicate_flags,
    repeated_value,
    scalar_value,
    split_lanes,
    zipped,
)

LaneFunction = Callable[[int, int, int], int]

_SHIFTS: dict[str, LaneFunction] = {
    "lsl": lambda a, b, n: a << b if b < n else 0,
    "lsr": lambda a, b, n: a >> b,
    "asr": lambda a, b, n: signed(a, n) >> b,
}
_NAMES = "add sub and orr eor bic orn mul smulh umulh sdiv udiv smax smin umax umin".split()  # noqa: SIM905
_BINARY: dict[str, LaneFunction] = {name: BINARY[name] for name in _NAMES} | _SHIFTS
_BINARY |= {"shl": _SHIFTS["lsl"], "ushr": _SHIFTS["lsr"], "sshr": _SHIFTS["asr"]}
_REVERSED = {"subr": "sub", "sdivr": "sdiv", "udivr": "udiv", "lslr": "lsl", "lsrr": "lsr", "asrr": "asr"}


def _reversed(function: LaneFunction) -> LaneFunction:
    return lambda a, b, n: function(b, a, n)


def _all_ones_where(test: LaneFunction) -> LaneFunction:
    return lambda a, b, n: -int(test(a, b, n))


_BINARY |= {name: _reversed(_BINARY[base]) for name, base in _REVERSED.items()}
_UNARY = {name: function for name, function in UNARY.items() if not name.startswith("r")}

_COMPARE: dict[str, LaneFunction] = {
    "eq": lambda a, b, n: a == b,
    "ne": lambda a, b, n: a != b,
    "hi": lambda a, b, n: a > b,
    "hs": lambda a, b, n: a >= b,
    "lo": lambda a, b, n: a < b,
    "ls": lambda a, b, n: a <= b,
    "gt": lambda a, b, n: signed(a, n) > signed(b, n),
    "ge": lambda a, b, n: signed(a, n) >= signed(b, n),
    "lt": lambda a, b, n: signed(a, n) < signed(b, n),
    "le": lambda a, b, n: signed(a, n) <= signed(b, n),
    "tst": lambda a, b, n: a & b != 0,
}
_BINARY |= {f"cm{name}": _all_ones_where(test) for name, test in _COMPARE.items()}

_EXTENDING = {"uunpklo": (0, False), "uunpkhi": (1, False), "sunpklo": (0, True), "sunpkhi": (1, True),
              "uxtl": (0, False), "uxtl2": (1, False), "sxtl": (0, True), "sxtl2": (1, True)}  # fmt: skip


def vector_step(instruction: Instruction) -> Step | None:
    """Return the effect of an integer vector instruction, None if not modelled."""
    operands, mnemonic = instruction.operands, instruction.mnemonic
    if not operands or not isinstance(operands[0], Register) or instruction.loads or instruction.stores:
        return None
    if Condition("msl") in operands:  # shifts ones in
        return None
    shape = "".join(register_letter(o) if isinstance(o, Register) else "." for o in operands)
    if mnemonic.startswith("cmp") and shape[0] == "p":
        return _compare_to_predicate(instruction)
    if mnemonic in {"umov", "smov", "mov", "fmov"} and shape in {"xe", "xs", "sx", "ss", "se"}:
        return _element_to_register(instruction)
    if mnemonic in {"ins", "mov", "fmov"} and shape[0] == "e":
        return _insert(instruction)
    whole = operands[0]
    if shape[0] not in "vzsp" or instruction.kind is Kind.FP_OTHER:
        return None
    if mnemonic in PERMUTATIONS or (mnemonic == "rev" and len(shape) == 2):
        return assign(whole, _permuted(instruction))
    lanes = _result_lanes(instruction, shape) if shape[0] in "vzs" else None
    if lanes is None:
        return None
    return assign(whole, _governed(instruction, lanes))


def _result_lanes(instruction: Instruction, shape: str) -> Lanes | None:
    mnemonic, operands = instruction.mnemonic, instruction.operands
    first = operands[0]
    assert isinstance(first, Register)
    at = 2 if len(shape) > 1 and shape[1] == "g" else 1
    if mnemonic in {"mov", "dup", "cpy", "movi", "movprfx", "fmov"}:
        if shape[at] == "s":  # one element to every lane
            return repeated_value(operand_value(operands[: at + 1], at, 64), first)
        return lanes_of(operands, at, first)
    if mnemonic == "sel":
        return _selected(instruction, first)
    if mnemonic == "index":
        start, stride = (operand_value(operands[: n + 1], n, 64) for n in (1, 2))
        return numbered(lambda number, a, b: a + number * b, first, start, stride)
    if mnemonic == "tbl" and first.bits == 0:
        table = operands[1][:1] if isinstance(operands[1], tuple) else operands[1:2]
        if isinstance(operands[1], tuple) and len(operands[1]) > 1:
            return None
        return zipped(look_up, lanes_of(table, 0, first), lanes_of(operands, 2, first))
    if mnemonic in _EXTENDING:
        return _extended(instruction, first)
    return _arithmetic(instruction, shape, at)


def _arithmetic(instruction: Instruction, shape: str, at: int) -> Lanes | None:
    mnemonic, operands = instruction.mnemonic, instruction.operands
    first = operands[0]
    assert isinstance(first, Register)
    bits = element_bits(first)
    vectors = [o for o in operands[1:] if isinstance(o, Register) and o.kind is RegisterKind.VECTOR]
    if "y" in shape or any(element_bits(vector) != bits for vector in vectors):
        return None  # an SVE element is taken from each 128-bit segment; sizes do not mix lane by lane
    if mnemonic in _BINARY and len(shape) > at + 1:
        function = _BINARY[mnemonic]
        sources = [lanes_of(operands[: at + 1], at, first), lanes_of(operands, at + 1, first)]
        return zipped(lambda a, b: [function(x, y, bits) for x, y in zip(a, b, strict=True)], *sources)
    if mnemonic in _UNARY and len(shape) == at + 1:
        unary = _UNARY[mnemonic]
        return zipped(lambda a: [unary(x, bits) for x in a], lanes_of(operands, at, first))
    if mnemonic in {"mla", "mls"} and len(shape) == at + 2:
        sign = 1 if mnemonic == "mla" else -1
        return zipped(
            lambda c, a, b: [z + sign * x * y for x, y, z in zip(a, b, c, strict=True)],
            *(lanes_of(operands, n, first) for n in (0, at, at + 1)),
        )
    return None


def _selected(instruction: Instruction, first: Register) -> Lanes:
    operands, step = instruction.operands, element_bits(first) // 8
    chosen = operand_value(operands[:2], 1, 64)
    then, otherwise = (lanes_of(operands[: n + 1], n, first) for n in (2, 3))

    def lanes(state: State) -> list[int] | None:
        mask, a, b = chosen(state), then(state), otherwise(state)
        if mask is None or a is None or b is None:
            return None
        return [x if mask >> n * step & 1 else y for n, (x, y) in enumerate(zip(a, b, strict=True))]

    return lanes


def _extended(instruction: Instruction, first: Register) -> Lanes:
    high, is_signed = _EXTENDING[instruction.mnemonic]
    source, narrow = lanes_of(instruction.operands, 1, first), element_bits(instruction.operands[1])
    count = lane_count(first)

    def lanes(state: State) -> list[int] | None:
        known = source(state)
        if known is None:
            return None
        half = known[high * count(state) :][: count(state)]
        return [signed(lane, narrow) for lane in half] if is_signed else half

    return lanes


def _governed(instruction: Instruction, lanes: Lanes) -> Value:
    """Return a vector from its lanes, inactive ones zeroed or kept."""
    first = instruction.operands[0]
    assert isinstance(first, Register)
    bits, step = element_bits(first), element_bits(first) // 8
    mask_root = instruction.mask
    old = constant(0) if instruction.zeroing else register_value(first)

    def value(state: State) -> int | None:
        known = lanes(state)
        if known is None or mask_root is None:
            return None if known is None else join_lanes(known, bits)
        mask, kept = state.registers.get(mask_root), old(state)
        if mask is None or kept is None:
            return None
        was = split_lanes(kept, bits, len(known))
        merged = [new if mask >> n * step & 1 else was[n] for n, new in enumerate(known)]
        return join_lanes(merged, bits)

    return value


def _reverse(lanes: Sequence[int]) -> Sequence[int]:
    return lanes[::-1]


def _permuted(instruction: Instruction) -> Value:
    """Permutations of vectors and of predicates, whose lanes are as many bits as elements have bytes."""
    first = instruction.operands[0]
    assert isinstance(first, Register)
    share = 8 if first.kind is RegisterKind.MASK else 1
    bits, total = element_bits(first) // share, first.bits
    function: Callable[..., Sequence[int]] = PERMUTATIONS.get(instruction.mnemonic, _reverse)
    sources = [register_value(o) for o in instruction.operands[1:] if isinstance(o, Register)]

    def value(state: State) -> int | None:
        known = [source(state) for source in sources]
        count = (total or state.scalable_bits // share) // bits
        lanes = [split_lanes(vector, bits, count) for vector in known if vector is not None]
        return join_lanes(function(*lanes), bits) if len(lanes) == len(known) else None

    return value


def _element_to_register(instruction: Instruction) -> Step:
    first, source = instruction.operands[0], instruction.operands[1]
    value = scalar_value(instruction.operands, 1, 64)
    if instruction.mnemonic == "smov":
        width = element_bits(source)
        value = combine(lambda lane: signed(lane, width), value)
    return assign(first, value)


def _insert(instruction: Instruction) -> Step:
    first = instruction.operands[0]
    assert isinstance(first, Register)
    root, shift, field = first.root, first.lane_index * first.element_bits, (1 << first.element_bits) - 1
    value, low_quadword = scalar_value(instruction.operands, 1, 64), (1 << 128) - 1

    def step(state: State) -> None:
        old, new = state.registers.get(root), value(state)
        if old is None or new is None:
            state.registers[root] = None
        else:
            state.registers[root] = old & low_quadword & ~(field << shift) | (new & field) << shift

    return step


def _compare_to_predicate(instruction: Instruction) -> Step | None:
    test = _COMPARE.get(instruction.mnemonic.removeprefix("cmp"))
    first, compared = instruction.operands[0], instruction.operands[2]
    assert isinstance(first, Register)
    assert isinstance(compared, Register)
    wide = instruction.operands[3]
    if test is None or (isinstance(wide, Register) and wide.element_bits != compared.element_bits):
        return None
    bits, root, mask_root = first.element_bits, first.root, instruction.mask or ""
    left, right = (lanes_of(instruction.operands, n, compared) for n in (2, 3))

    def step(state: State) -> None:
        mask, a, b = state.registers.get(mask_root), left(state), right(state)
        if mask is None or a is None or b is None:
            state.registers[root] = None
            forget_flags(state)
            return
        results = [test(x, y, bits) for x, y in zip(a, b, strict=True)]
        held = sum(1 << n * (bits // 8) for n, result in enumerate(results) if result)
        starts = element_starts(state.scalable_bits, bits)
        state.registers[root] = held & mask & starts
        set_flags(state.flags, *predicate_flags(mask, held, starts), False)

    return step
