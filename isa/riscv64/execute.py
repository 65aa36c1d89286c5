"""Effects of RISC-V instructions on what decides control flow: integers, memory, and the vector length.

References
----------
RISC-V Instruction Set Manual, volume I: RV64I, M, Zba, Zbb;
RISC-V "V" Vector Extension 1.0, section 6.3: `vl` of the elements asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..instruction import VECTOR_LENGTH, Immediate, Instruction, Kind, Label, Operand, Register
from ..state import MASK64, State, compile_address
from .decode import FORMS
from .form_rules import Effect
from .registers import ZERO
from .vector_configuration import parse_vector_type

Value = Callable[[State], int | None]
Step = Callable[[State], None]

STACK_POINTER = 0x7FFF_FFF0_0000
"""Stack pointer at the entry of a function, 16-byte aligned as the calling convention demands."""

_WORD = 32


def signed(value: int, bits: int = 64) -> int:
    """Return the two's complement reading of the low `bits` bits."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _quotient(left: int, right: int) -> int:
    if right == 0:
        return -1  # the architecture defines division by zero
    return abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)


def _remainder(left: int, right: int) -> int:
    return left if right == 0 else left - right * _quotient(left, right)


_BINARY: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "andn": lambda a, b: a & ~b,
    "orn": lambda a, b: a | ~b,
    "xnor": lambda a, b: ~(a ^ b),
    "sll": lambda a, b: a << (b & 63),
    "srl": lambda a, b: a >> (b & 63),
    "sra": lambda a, b: signed(a) >> (b & 63),
    "slt": lambda a, b: int(signed(a) < signed(b)),
    "sltu": lambda a, b: int(a < b),
    "sgt": lambda a, b: int(signed(a) > signed(b)),
    "sgtu": lambda a, b: int(a > b),
    "mul": lambda a, b: a * b,
    "mulh": lambda a, b: signed(a) * signed(b) >> 64,
    "mulhu": lambda a, b: a * b >> 64,
    "mulhsu": lambda a, b: signed(a) * b >> 64,
    "div": lambda a, b: _quotient(signed(a), signed(b)),
    "divu": _quotient,
    "rem": lambda a, b: _remainder(signed(a), signed(b)),
    "remu": _remainder,
    "min": lambda a, b: min(signed(a), signed(b)),
    "max": lambda a, b: max(signed(a), signed(b)),
    "minu": min,
    "maxu": max,
    "sh1add": lambda a, b: (a << 1) + b,
    "sh2add": lambda a, b: (a << 2) + b,
    "sh3add": lambda a, b: (a << 3) + b,
    "sh1add.uw": lambda a, b: ((a & 0xFFFF_FFFF) << 1) + b,
    "sh2add.uw": lambda a, b: ((a & 0xFFFF_FFFF) << 2) + b,
    "sh3add.uw": lambda a, b: ((a & 0xFFFF_FFFF) << 3) + b,
    "add.uw": lambda a, b: (a & 0xFFFF_FFFF) + b,
    "slli.uw": lambda a, b: (a & 0xFFFF_FFFF) << b,
    "czero.eqz": lambda a, b: a if b else 0,
    "czero.nez": lambda a, b: 0 if b else a,
    "bset": lambda a, b: a | 1 << (b & 63),
    "bclr": lambda a, b: a & ~(1 << (b & 63)),
    "binv": lambda a, b: a ^ 1 << (b & 63),
    "bext": lambda a, b: a >> (b & 63) & 1,
}
_BINARY |= {
    f"{name}i": _BINARY[name]
    for name in ("add", "and", "or", "xor", "sll", "srl", "sra", "slt", "bset", "bclr", "binv", "bext")
}
_BINARY["sltiu"] = _BINARY["sltu"]
_ON_WORDS: dict[str, Callable[[int, int], int]] = {
    **{name: _BINARY[name[:-1]] for name in ("addw", "subw", "mulw", "addiw")},
    "sllw": lambda a, b: a << (b & 31),
    "srlw": lambda a, b: (a & 0xFFFF_FFFF) >> (b & 31),
    "sraw": lambda a, b: signed(a, _WORD) >> (b & 31),
    "divw": lambda a, b: _quotient(signed(a, _WORD), signed(b, _WORD)),
    "divuw": lambda a, b: _quotient(a & 0xFFFF_FFFF, b & 0xFFFF_FFFF),
    "remw": lambda a, b: _remainder(signed(a, _WORD), signed(b, _WORD)),
    "remuw": lambda a, b: _remainder(a & 0xFFFF_FFFF, b & 0xFFFF_FFFF),
}
_ON_WORDS |= {f"{name[:-1]}iw": _ON_WORDS[name] for name in ("sllw", "srlw", "sraw")}
_BINARY |= {
    name: lambda a, b, function=function: signed(function(a, b), _WORD)  # type: ignore[misc]
    for name, function in _ON_WORDS.items()
}

_UNARY: dict[str, Callable[[int], int]] = {
    "mv": lambda a: a,
    "li": lambda a: a,
    "neg": lambda a: -a,
    "negw": lambda a: signed(-a, _WORD),
    "not": lambda a: ~a,
    "seqz": lambda a: int(a == 0),
    "snez": lambda a: int(a != 0),
    "sltz": lambda a: int(signed(a) < 0),
    "sgtz": lambda a: int(signed(a) > 0),
    "sext.b": lambda a: signed(a, 8),
    "sext.h": lambda a: signed(a, 16),
    "sext.w": lambda a: signed(a, _WORD),
    "zext.b": lambda a: a & 0xFF,
    "zext.h": lambda a: a & 0xFFFF,
    "zext.w": lambda a: a & 0xFFFF_FFFF,
    "clz": lambda a: 64 - a.bit_length(),
    "ctz": lambda a: (a & -a).bit_length() - 1 if a else 64,
    "cpop": int.bit_count,
}

_HOLDS: dict[str, Callable[[int, int], bool]] = {
    "beq": lambda a, b: a == b,
    "bne": lambda a, b: a != b,
    "blt": lambda a, b: signed(a) < signed(b),
    "bge": lambda a, b: signed(a) >= signed(b),
    "bgt": lambda a, b: signed(a) > signed(b),
    "ble": lambda a, b: signed(a) <= signed(b),
    "bltu": lambda a, b: a < b,
    "bgeu": lambda a, b: a >= b,
    "bgtu": lambda a, b: a > b,
    "bleu": lambda a, b: a <= b,
}


def compile_step(instruction: Instruction) -> Step | None:
    """Return a function that applies an instruction to a state, None where that is not modelled.

    Examples
    --------
    >>> from .decode import decode
    >>> state = State(scalable_bits=256, registers={"a2": 100})
    >>> compile_step(decode("vsetvli a5,a2,e64,m2,ta,ma", 1))(state)
    >>> state.registers["a5"], state.registers["vl"]
    (8, 8)
    """
    name = instruction.mnemonic
    if Effect.CONFIGURES in FORMS[name].effect:
        return _configuration_step(instruction)
    if name in _BINARY:
        return _assign(instruction, _combined(_BINARY[name], *map(_value, instruction.operands[1:])))
    if name in _UNARY:
        return _assign(instruction, _applied(_UNARY[name], _value(instruction.operands[1])))
    if name in {"la", "lla", "lui", "auipc"}:
        return _assign(instruction, _address_or_page(instruction))
    if name == "csrr":
        return _assign(instruction, _special_register(instruction.operands[1]))
    if name[0] == "l" and instruction.kind is Kind.LOAD:
        return _load_step(instruction)
    if name in {"sb", "sh", "sw", "sd"}:
        return _store_step(instruction)
    return None


def _value(operand: Operand) -> Value:
    if isinstance(operand, Immediate):
        # the low part of an address that the register beside it holds whole
        constant = 0 if operand.symbol is not None else operand.value & MASK64
        return lambda state: constant
    assert isinstance(operand, Register)
    root = operand.root
    if root == ZERO:
        return lambda state: 0
    return lambda state: state.registers.get(root)


def _combined(function: Callable[[int, int], int], first: Value, second: Value) -> Value:
    def value(state: State) -> int | None:
        left, right = first(state), second(state)
        return None if left is None or right is None else function(left, right) & MASK64

    return value


def _applied(function: Callable[[int], int], source: Value) -> Value:
    def value(state: State) -> int | None:
        known = source(state)
        return None if known is None else function(known) & MASK64

    return value


def _address_or_page(instruction: Instruction) -> Value:
    """Return the address of a symbol: whole also where the instruction makes its upper part alone."""
    match instruction.operands[1]:
        case Immediate(value, None) if instruction.mnemonic == "lui":
            constant = signed(value << 12, _WORD) & MASK64
            return lambda state: constant
        case Immediate(value, str() as symbol):
            name, offset = symbol.rpartition(":")[2], value
        case Label(name):
            offset = 0
        case _:
            return lambda state: None

    def address(state: State) -> int | None:
        found = state.symbols.get(name)
        return None if found is None else (found + offset) & MASK64

    return address


def _special_register(operand: Operand) -> Value:
    if isinstance(operand, Register):
        return _value(operand)
    if isinstance(operand, Label) and operand.name == "vlenb":
        return lambda state: state.scalable_bits // 8 or None
    return lambda state: None


def _configuration_step(instruction: Instruction) -> Step:
    """Return the effect of `vsetvli`: `vl` is AVL, or what a group holds where that is less."""
    target, length, *words = instruction.operands
    roots = [o.root for o in (target, length) if isinstance(o, Register)]
    asked = _value(length)
    if instruction.mnemonic == "vsetvl":
        return lambda state: state.forget(root for root in (*roots[:1], VECTOR_LENGTH) if root != ZERO)
    found = parse_vector_type(str(getattr(word, "name", "")) for word in words)
    keeps, most = roots == [ZERO, ZERO], len(roots) == 2 and roots[1] == ZERO

    def step(state: State) -> None:
        held = int(state.scalable_bits * found.multiplier) // found.element_bits
        if keeps:
            return
        wanted = held if most else asked(state)
        state.registers[VECTOR_LENGTH] = value = None if wanted is None else min(wanted, held)
        if roots[0] != ZERO:
            state.registers[roots[0]] = value

    return step


def _assign(instruction: Instruction, value: Value) -> Step:
    target = instruction.operands[0]
    assert isinstance(target, Register)
    root = target.root
    if root == ZERO:
        return lambda state: None

    def step(state: State) -> None:
        state.registers[root] = value(state)

    return step


def _load_step(instruction: Instruction) -> Step:
    memory = instruction.loads[0]
    address, n_bytes = compile_address(instruction, memory, 0), memory.bits // 8
    extends = not instruction.mnemonic.endswith("u")

    def value(state: State) -> int | None:
        found = state.load(address(state), n_bytes)
        return found if found is None or not extends else signed(found, memory.bits) & MASK64

    return _assign(instruction, value)


def _store_step(instruction: Instruction) -> Step:
    memory = instruction.stores[0]
    address, n_bytes = compile_address(instruction, memory, 0), memory.bits // 8
    source, mask = _value(instruction.operands[0]), (1 << memory.bits) - 1

    def step(state: State) -> None:
        known = source(state)
        state.store(address(state), n_bytes, None if known is None else known & mask)

    return step


def compile_condition(instruction: Instruction) -> Callable[[State], bool | None]:
    """Return the function that tells whether a conditional branch is taken, None where that is unknown.

    Examples
    --------
    >>> from .decode import decode
    >>> compile_condition(decode("bltu a0,a1,.L3", 1))(State(registers={"a0": 1, "a1": 2}))
    True
    """
    name, sources = instruction.mnemonic, [o for o in instruction.operands if isinstance(o, Register)]
    test = _HOLDS[name if len(sources) == 2 else name.removesuffix("z")]
    first = _value(sources[0])
    second = _value(sources[1]) if len(sources) == 2 else _value(Immediate(0))

    def condition(state: State) -> bool | None:
        left, right = first(state), second(state)
        return None if left is None or right is None else test(left, right)

    return condition


def active_lanes(instruction: Instruction) -> Callable[[State], int | None]:
    """Return the lanes that a floating-point instruction executes, as a function of the state.

    Elements that `v0` masks are data, so that nothing is known of them.
    """
    if instruction.mask is not None:
        return lambda state: None
    if instruction.vector_length is None:
        return lambda state: instruction.lanes(state.scalable_bits)
    return lambda state: state.registers.get(VECTOR_LENGTH)


def initial_state(arguments: Mapping[str, int], scalable_bits: int, symbols: Mapping[str, int]) -> State:
    """Return the state at the entry of a function.

    Parameters
    ----------
    arguments : mapping of str to int
        Values of registers by root: `{"a0": 2}`.
    scalable_bits : int
        Length of a vector register in bits, 0 without vectors.
    symbols : mapping of str to int
        Address of each label of the listing's data.
    """
    state = State(scalable_bits=scalable_bits, symbols=symbols)
    state.registers["sp"] = STACK_POINTER
    state.registers |= {root: value & MASK64 for root, value in arguments.items()}
    return state
