"""Decoder of AArch64 instructions: base, NEON, SVE and SVE2 as compilers print them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache

from ...records import replace
from ..decode_cache import Decoded, Templates, numbered, piece_of
from ..instruction import (
    FLAGS,
    FLOPS_PER_LANE,
    DecodeError,
    Immediate,
    Instruction,
    Kind,
    Label,
    Memory,
    Operand,
    Register,
    RegisterKind,
)
from . import GAS, INSTRUCTION_SET
from .form import AArch64Form, Effect, index_forms, memory_element_bits, replicated_bits
from .form_rules import ATOMIC_ROWS, CONTROL_ROWS, INTEGER_ROWS, MEMORY_ROWS, VECTOR_ROWS
from .operands import (
    Classified,
    in_lower_case,
    keep_pieces,
    known_pieces,
    parse_operands,
    parse_symbol,
    parse_target,
    with_arrangements,
)

FORMS = index_forms((*INTEGER_ROWS, *CONTROL_ROWS, *ATOMIC_ROWS, *MEMORY_ROWS, *VECTOR_ROWS))
"""Every mnemonic with its forms, in the order tried."""

FIRST_FAULT = "ffr"
"""Root of the first-fault register."""

_CONVENTION = INSTRUCTION_SET.convention
_CALL_READS = ("sp", *_CONVENTION.arguments, "x8", *_CONVENTION.vector_arguments)
"""Registers that may carry arguments; x8 holds the address of a large result."""

_NO_DESTINATION_KINDS = frozenset({Kind.STORE, Kind.BRANCH, Kind.CALL, Kind.RETURN, Kind.NOP})
_ONLY_ADDRESS = frozenset({Kind.STORE, Kind.SCATTER, Kind.NOP})
_PARTIAL = frozenset({"e", "k"})  # an element: the rest of the register survives
_GATHERED = {Kind.LOAD: Kind.GATHER, Kind.STORE: Kind.SCATTER}
_SYMBOLIC = frozenset({"adr", "adrp"})


def decode(text: str, line: int, _syntax: str = GAS) -> Instruction:
    """Return the instruction that one line of assembly holds.

    Parameters
    ----------
    text : str
        The instruction alone: no label, no comment.
    line : int
        Its line in the file, kept for messages.
    _syntax : str
        Ignored: there is one syntax.

    Raises
    ------
    DecodeError
        An unknown mnemonic, or operands that no form of it takes.

    Examples
    --------
    >>> fma = decode("fmla z0.d, p1/m, z2.d, z3.d", 7)
    >>> fma.kind.value, fma.reads, fma.writes, fma.mask, fma.element_bits, fma.lanes(512)
    ('fma', ('p1', 'z2', 'z3', 'z0'), ('z0',), 'p1', 64, 8)
    >>> decode("ldr d0, [x1], #8", 8).writes
    ('z0', 'x1')
    """
    if text[:1].isupper():
        text = in_lower_case(text)
    try:
        fields, shape = _decode(text)
    except DecodeError:
        usual = with_arrangements(text)
        if usual == text:
            raise
        fields, shape = _decode(usual)
    return Instruction(line, *fields).remember(shape)


def link(
    code: Sequence[Instruction], _labels: Mapping[str, int], _starts: Collection[int]
) -> tuple[Instruction, ...]:
    """Return a whole listing: single lines tell everything."""
    return tuple(code)


_templates = Templates()


@lru_cache(maxsize=1 << 13)
def _decode(text: str) -> Decoded:
    """Return the instruction that is written, which but for the line is always the same."""
    mnemonic, _, rest = text.partition(" ")
    if mnemonic in _PLAIN and (known := known_pieces(rest)) is not None:
        shape, pieces = known
        found = numbered(_facts(mnemonic, shape, rest), pieces)
        operands = tuple([piece.operand for piece in pieces])
        return _templates.filled(found, pieces, text, lambda: _decoded(mnemonic, rest, shape, operands))
    text = " ".join(text.split())
    mnemonic, _, rest = text.partition(" ")
    mnemonic = mnemonic.lower()
    forms = FORMS.get(mnemonic)
    if forms is None:
        raise DecodeError(f"unknown mnemonic {mnemonic!r}")
    classified = _parse(mnemonic, forms, rest)
    operands = tuple([operand for operand, _ in classified])
    shape = "".join([letter for _, letter in classified])
    pieces = [piece_of(operand) for operand in operands]
    if mnemonic in _PLAIN:
        keep_pieces(rest, classified, pieces)
    found = numbered(_facts(mnemonic, shape, rest), pieces)
    return _templates.filled(found, pieces, text, lambda: _decoded(mnemonic, rest, shape, operands))


def _facts(mnemonic: str, shape: str, rest: str) -> tuple[str, ...]:
    """Return the facts, beside its operand keys, on which the decoded template of an instruction depends."""
    return (mnemonic, shape, rest) if mnemonic in _CALLING else (mnemonic, shape)


def _decoded(mnemonic: str, rest: str, shape: str, operands: Sequence[Operand]) -> Instruction:
    """Return the instruction that is written, without line and text."""
    form = _form_for(mnemonic, shape)
    if form is None:
        raise DecodeError(f"no form of {mnemonic!r} takes the operands {rest!r}")
    return _instruction(mnemonic, form, shape, operands)


@lru_cache(maxsize=1 << 14)
def _form_for(mnemonic: str, shape: str) -> AArch64Form | None:
    """Return the first form of a mnemonic that takes operands of a shape."""
    return next((form for form in FORMS[mnemonic] if form.takes(shape)), None)


def _parse(mnemonic: str, forms: Sequence[AArch64Form], rest: str) -> list[Classified]:
    """Parse the operands; a trailing name is a label where the form calls for one."""
    leading, _, last = rest.rpartition(",")
    last = last.strip()
    if _goes_to_label(forms):
        return [*parse_operands(leading), (parse_target(last), "t")]
    if mnemonic in _SYMBOLIC and not last.endswith("]"):
        return [*parse_operands(leading), (parse_symbol(last), "i")]
    operands = parse_operands(rest)
    if mnemonic in {"ldr", "ldrsw"} and operands and isinstance(operands[-1][0], Label):
        operands[-1] = (_literal(parse_symbol(last)), "a")
    return operands


def _goes_to_label(forms: Sequence[AArch64Form]) -> bool:
    return forms[0].kind in {Kind.BRANCH, Kind.CALL} and forms[0].shape.endswith("t")


_PLAIN = frozenset(name for name, forms in FORMS.items() if not _goes_to_label(forms)) - _SYMBOLIC
"""Mnemonics whose operands say by themselves what they are."""


_CALLING = frozenset(name for name, forms in FORMS.items() if forms[0].kind in {Kind.CALL, Kind.RETURN})
"""Mnemonics with implicit operands."""


def _literal(address: Immediate) -> Memory:
    return Memory(None, displacement=address.value, symbol=address.symbol)


def _instruction(mnemonic: str, form: AArch64Form, shape: str, written: Sequence[Operand]) -> Instruction:
    """Return an instruction without line and text."""
    operands = list(written)
    memory = None
    if shape.endswith("a"):
        memory = operands[-1] = _sized_memory(mnemonic, form, operands)
        if shape in {"zoa", "zga"}:  # gcc leaves out the braces of a single-register list
            operands[0] = tuple(_registers(operands[:1]))
    kind = _kind(form, memory)
    element_bits, vector_bits = _floating_point_width(kind, operands)
    branches = kind in {Kind.BRANCH, Kind.CALL}
    return Instruction(
        line=0,
        text="",
        mnemonic=mnemonic,
        operands=tuple(operands),
        kind=kind,
        reads=_reads(form, shape, operands),
        writes=_writes(form, operands),
        loads=(memory,) if memory and _loads(form, kind) else (),
        stores=(memory,) if memory and _stores(form, kind) else (),
        element_bits=element_bits,
        vector_bits=vector_bits,
        mask=_mask(form, shape, operands),
        zeroing="o" in shape,
        target=next((o.name for o in operands if branches and isinstance(o, Label)), None),
        conditional=kind is Kind.BRANCH
        and not mnemonic.startswith(("br", "b.al", "b.nv"))
        and mnemonic != "b",
    )


def _loads(form: AArch64Form, kind: Kind) -> bool:
    return kind not in _ONLY_ADDRESS and Effect.ADDRESS not in form.effect


def _stores(form: AArch64Form, kind: Kind) -> bool:
    return kind in {Kind.STORE, Kind.SCATTER} or Effect.MODIFIES in form.effect


def _sized_memory(mnemonic: str, form: AArch64Form, operands: Sequence[Operand]) -> Memory:
    """Return the memory operand with the bits that pass through it."""
    memory = operands[-1]
    if not isinstance(memory, Memory) or len(operands) == 1:
        raise DecodeError(f"no memory operand in {mnemonic!r}")
    registers = _registers(operands[:1])
    if replicated := replicated_bits(mnemonic):
        return replace(memory, bits=replicated, broadcast=True)
    if not registers or registers[0].name[0] in "zp":
        # The offset of `ld4d` counts single vectors; Memory counts what one access transfers.
        share = len(registers) if memory.vl_scaled and registers else 1
        return replace(memory, displacement=memory.displacement // share)
    if isinstance(operands[0], tuple):
        whole = registers[0].lane_index < 0 and not mnemonic.endswith("r")
        bits = sum(r.bits if whole else r.element_bits for r in registers)
        return replace(memory, bits=bits, broadcast=mnemonic.endswith("r"))
    bits = memory_element_bits(mnemonic)
    if Effect.MODIFIES in form.effect or Effect.STATUS in form.effect:
        count = 2 if mnemonic.startswith("casp") or mnemonic[-1] == "p" else 1
        data = operands[-2]
        return replace(memory, bits=count * (bits or (data.bits if isinstance(data, Register) else 0)))
    return replace(memory, bits=(len(operands) - 1) * (bits or registers[0].bits))


def _kind(form: AArch64Form, memory: Memory | None) -> Kind:
    if memory is not None and any(r.kind is RegisterKind.VECTOR for r in _addressing(memory)):
        return _GATHERED.get(form.kind, form.kind)
    return form.kind


def _floating_point_width(kind: Kind, operands: Sequence[Operand]) -> tuple[int, int]:
    """Return the element and vector bits; a scalable operand makes the operation scalable."""
    result = operands[0] if operands else None
    if kind not in FLOPS_PER_LANE or not isinstance(result, Register):
        return 0, 0
    element = result.element_bits or result.bits
    scalable = any(register.name[0] == "z" for register in _registers(operands))
    return element, 0 if scalable else result.bits


def _mask(form: AArch64Form, shape: str, operands: Sequence[Operand]) -> str | None:
    if shape == "ga" or Effect.SELECTS in form.effect:
        return None
    governing = next((o for o, letter in zip(operands, shape, strict=True) if letter in "gmo"), None)
    return governing.root if isinstance(governing, Register) else None


def _reads(form: AArch64Form, shape: str, operands: Sequence[Operand]) -> tuple[str, ...]:
    destinations, sources = _split(form, operands)
    roots = [register.root for register in _registers(sources)]
    if destinations and (Effect.KEEPS in form.effect or "m" in shape or shape[:1] in _PARTIAL):
        roots += [register.root for register in _registers(destinations)]
    if Effect.TESTS in form.effect:
        roots.append(FLAGS)
    if Effect.FIRST_FAULT in form.effect or Effect.READS_FIRST_FAULT in form.effect:
        roots.append(FIRST_FAULT)
    if form.kind is Kind.CALL:
        roots += _CALL_READS
    if form.kind is Kind.RETURN and not operands:
        roots.append("x30")
    return _distinct(roots)


def _writes(form: AArch64Form, operands: Sequence[Operand]) -> tuple[str, ...]:
    roots = [register.root for register in _registers(_split(form, operands)[0])]
    memory = operands[-1] if operands else None
    if isinstance(memory, Memory) and memory.base and (memory.pre_index or memory.post_index):
        roots.append(memory.base.root)
    if Effect.SETS in form.effect:
        roots.append(FLAGS)
    if Effect.FIRST_FAULT in form.effect or Effect.WRITES_FIRST_FAULT in form.effect:
        roots.append(FIRST_FAULT)
    if form.kind is Kind.CALL:
        roots += _CONVENTION.clobbered
    return _distinct(roots)


def _split(form: AArch64Form, operands: Sequence[Operand]) -> tuple[Sequence[Operand], Sequence[Operand]]:
    """Return the destinations and the sources among the operands."""
    if Effect.SECOND in form.effect:
        return operands[1:2], [operands[0], *operands[2:]]
    count = _n_destinations(form)
    return operands[:count], operands[count:]


def _n_destinations(form: AArch64Form) -> int:
    if Effect.STATUS in form.effect:
        return 1
    if form.kind in _NO_DESTINATION_KINDS or Effect.NO_DESTINATION in form.effect:
        return 0
    return 2 if Effect.PAIR in form.effect else 1


def _registers(operands: Iterable[Operand]) -> list[Register]:
    """Return every register that the operands name, those of addresses included."""
    found: list[Register] = []
    for operand in operands:
        match operand:
            case Register():
                found.append(operand)
            case Memory():
                found += _addressing(operand)
            case tuple():
                found += operand
    return found


def _addressing(memory: Memory) -> list[Register]:
    return [register for register in (memory.base, memory.index) if register is not None]


def _distinct(roots: Iterable[str]) -> tuple[str, ...]:
    return tuple(root for root in dict.fromkeys(roots) if root != "xzr")
