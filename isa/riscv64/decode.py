"""Decoder of RISC-V instructions: RV64GC and V as gcc, clang and objdump print them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from math import ceil

from ...lazy import pattern
from ...records import replace
from ..instruction import (
    FLOPS_PER_LANE,
    VECTOR_LENGTH,
    DecodeError,
    Instruction,
    Kind,
    Label,
    Memory,
    Operand,
    Register,
    VectorLength,
)
from .form_rules import SCALAR_ROWS, VECTOR_ROWS, Effect, RiscvForm, index_forms
from .operands import Classified, parse_operands, parse_target
from .registers import CALL_CLOBBERED, CALL_READS, ZERO, register_group
from .vector_configuration import VectorType, with_vector_types

FORMS = index_forms((*SCALAR_ROWS, *VECTOR_ROWS))
"""Every mnemonic with its form."""

_NO_DESTINATION_KINDS = frozenset({Kind.BRANCH, Kind.CALL, Kind.RETURN, Kind.NOP})
_STORES = frozenset({Kind.STORE, Kind.SCATTER})
_JUMPS = frozenset({"jal", "jalr", "jr"})
_FLOATING_BITS = {"h": 16, "s": 32, "d": 64}
_SCALAR_BITS = {"b": 8, "h": 16, "w": 32, "d": 64}
_SCALAR_ACCESS = pattern(r"(?:f?[ls]|lr\.|sc\.|amo[a-z]+\.)(?P<width>[bhwd])(?:u|\.aq|\.rl|\.aqrl)?")
_VECTOR_ACCESS = pattern(
    r"v[ls](?:[su]?[uo]?x?)(?:seg(?P<fields>[2-8]))?(?P<whole>[1248]r)?e?i?(?P<width>8|16|32|64)?(?:ff)?m?\.v"
)
_MOVED_REGISTERS = pattern(r"vmv(?P<whole>[1248])r\.v")
_PARTS = {"W": 2.0, "2": 0.5, "4": 0.25, "8": 0.125}


def decode(text: str, line: int, _syntax: str = "") -> Instruction:
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
        An unknown mnemonic, or operands that its form does not take.

    Examples
    --------
    >>> decode("fld fa5,8(a0)", 8).loads[0].displacement, decode("bnez a5,.L3", 9).target
    (8, '.L3')
    """
    return decode_typed(text, line, None)


def decode_typed(text: str, line: int, vector_type: VectorType | None) -> Instruction:
    """Return an instruction by the vector configuration that it finds; raises as `decode` does.

    Parameters
    ----------
    text : str
        The instruction.
    line : int
        Its line in the file.
    vector_type : VectorType or None
        The configuration; without one a group is taken for its first register.

    Examples
    --------
    >>> fma = decode_typed("vfmacc.vf v8,fa0,v10", 7, VectorType(64, 2.0))
    >>> fma.kind.value, fma.reads, fma.writes, fma.element_bits, fma.lanes(256)
    ('fma', ('fa0', 'v10', 'v11', 'v8', 'v9', 'vl'), ('v8', 'v9'), 64, 8)
    """
    return replace(_decode(" ".join(text.split()), vector_type), line=line)


def link(
    code: Sequence[Instruction], labels: Mapping[str, int], starts: Collection[int]
) -> tuple[Instruction, ...]:
    """Return a whole listing whose vector instructions know element width, grouping and length.

    Parameters
    ----------
    code : sequence of Instruction
        Instructions in program order.
    labels : mapping of str to int
        Label to position.
    starts : collection of int
        Positions where functions begin.

    Examples
    --------
    >>> texts = "vsetivli zero,4,e64,m1,ta,ma", "vle64.v v8,(a0)", "vfadd.vv v8,v8,v8"
    >>> code = link([decode(text, n) for n, text in enumerate(texts)], {}, {0})
    >>> [instruction.lanes(512) for instruction in code], code[1].vector_length.requested
    ([0, 0, 4], 4)
    """
    return with_vector_types(code, labels, starts, _typed)


def _typed(instruction: Instruction, vector_type: VectorType) -> Instruction:
    if not FORMS[instruction.mnemonic].groups:
        return instruction
    found = decode_typed(instruction.text, instruction.line, vector_type)
    return replace(found, target=instruction.target)


@lru_cache(maxsize=1 << 13)
def _decode(text: str, vector_type: VectorType | None) -> Instruction:
    mnemonic, _, rest = text.partition(" ")
    mnemonic = mnemonic.lower()
    form = FORMS.get(mnemonic)
    if form is None:
        raise DecodeError(f"unknown mnemonic {mnemonic!r}")
    classified = _parse(form, rest)
    shape = "".join(letter for _, letter in classified)
    if not form.takes(shape):
        raise DecodeError(f"{mnemonic!r} does not take the operands {rest!r}")
    return _instruction(text, mnemonic, form, classified, vector_type)


def _parse(form: RiscvForm, rest: str) -> list[Classified]:
    """Parse the operands; a trailing name is a label where the form calls for one."""
    leading, _, last = rest.rpartition(",")
    if form.kind in {Kind.BRANCH, Kind.CALL} and rest and form.shapes[0].endswith("t"):
        return [*parse_operands(leading), (parse_target(last.strip()), "t")]
    return parse_operands(rest)


def _instruction(
    text: str,
    mnemonic: str,
    form: RiscvForm,
    classified: Sequence[Classified],
    vector_type: VectorType | None,
) -> Instruction:
    shape = "".join(letter for _, letter in classified)
    operands = [operand for operand, _ in classified]
    kind = _kind(mnemonic, form, operands)
    memory = _accessed(mnemonic, kind, shape, operands)
    element_bits, vector_bits = _floating_point_width(mnemonic, form, kind, vector_type)
    groups = _groups(mnemonic, form, classified, vector_type)
    label = next((o.name for o in operands if isinstance(o, Label)), None)
    return Instruction(
        line=0,
        text=text,
        mnemonic=mnemonic,
        operands=tuple(operands),
        kind=kind,
        reads=_reads(form, kind, classified, groups, vector_type),
        writes=_writes(mnemonic, form, kind, groups),
        loads=(memory,) if memory and (kind not in _STORES or Effect.MODIFIES in form.effect) else (),
        stores=(memory,) if memory and (kind in _STORES or Effect.MODIFIES in form.effect) else (),
        element_bits=element_bits,
        vector_bits=vector_bits,
        mask="v0" if shape.endswith("m") else None,
        target=label if kind in {Kind.BRANCH, Kind.CALL} else None,
        conditional=kind is Kind.BRANCH and mnemonic.startswith("b"),
        vector_length=_vector_length(mnemonic, form, shape, vector_type),
    )


def _kind(mnemonic: str, form: RiscvForm, operands: Sequence[Operand]) -> Kind:
    """Return the class; jumps that link nowhere are no calls, and a load of stride 0 is a broadcast."""
    first = operands[0] if operands else None
    if mnemonic == "jr" and isinstance(first, Register) and first.root == "ra":
        return Kind.RETURN
    if mnemonic in _JUMPS and len(operands) > 1 and isinstance(first, Register) and first.root == ZERO:
        last = operands[1]
        base = last.base if isinstance(last, Memory) else last
        return Kind.RETURN if isinstance(base, Register) and base.root == "ra" else Kind.BRANCH
    if form.kind is Kind.GATHER and mnemonic.startswith("vlse") and "seg" not in mnemonic:
        stride = operands[2]
        if isinstance(stride, Register) and stride.root == ZERO:
            return Kind.BROADCAST
    return form.kind


def _accessed(mnemonic: str, kind: Kind, shape: str, operands: list[Operand]) -> Memory | None:
    """Return the memory operand with the bits that pass through it, and put it among the operands."""
    at = max(shape.find("a"), 0)
    if at < len(operands) and isinstance(found := operands[at], Memory):
        memory = found
    elif "t" in shape and kind in {Kind.LOAD, Kind.STORE} and isinstance(label := operands[1], Label):
        return Memory(None, symbol=label.name, bits=_access_bits(mnemonic))
    else:
        return None
    if kind in _NO_DESTINATION_KINDS:
        return None
    bits = _access_bits(mnemonic)
    if kind is Kind.BROADCAST:
        memory = replace(memory, bits=_memory_bits(mnemonic), broadcast=True)
    elif bits:
        memory = replace(memory, bits=bits)
    operands[at] = memory
    return memory


def _access_bits(mnemonic: str) -> int:
    """Return the bits that a scalar access moves, 0 for a vector access."""
    match = _SCALAR_ACCESS.fullmatch(mnemonic)
    return _SCALAR_BITS[match["width"]] if match else 0


def _memory_bits(mnemonic: str) -> int:
    """Return the bits that an element of a vector access moves, all fields of a segment together.

    Examples
    --------
    >>> [_memory_bits(name) for name in ("vle64.v", "vlseg3e32.v", "vl2re8.v", "vs4r.v", "vlm.v", "vadd.vv")]
    [64, 96, 8, 8, 1, 0]
    """
    match = _VECTOR_ACCESS.fullmatch(mnemonic)
    if match is None:
        return 0
    if match["width"] is None:
        return 8 if match["whole"] else 1
    return int(match["width"]) * int(match["fields"] or 1)


def _floating_point_width(
    mnemonic: str, form: RiscvForm, kind: Kind, vector_type: VectorType | None
) -> tuple[int, int]:
    """Return the element and vector bits of floating-point arithmetic; a vector operation is scalable."""
    if kind not in FLOPS_PER_LANE:
        return 0, 0
    if form.groups:
        element = vector_type.element_bits if vector_type else 0
        return element * (2 if Effect.WIDENS in form.effect else 1), 0
    bits = _FLOATING_BITS[mnemonic.rpartition(".")[2]]
    return bits, bits


def _group_size(mnemonic: str, letter: str, vector_type: VectorType | None) -> float:
    """Return the registers of an operand's group, below 1 for a part of one."""
    if letter == "1":
        return 1.0
    access = _VECTOR_ACCESS.fullmatch(mnemonic)
    if letter == "R":
        match = access or _MOVED_REGISTERS.fullmatch(mnemonic)
        return float(match["whole"][0]) if match else 1.0
    if vector_type is None:
        return 1.0
    size = vector_type.multiplier * _PARTS.get(letter, 1.0)
    if letter == "E" and access:
        size *= int(access["width"]) / vector_type.element_bits
    return size


def _groups(
    mnemonic: str, form: RiscvForm, classified: Sequence[Classified], vector_type: VectorType | None
) -> list[tuple[str, ...]]:
    """Return the roots that each operand stands for, those of addresses included."""
    found: list[tuple[str, ...]] = []
    letters = iter(form.groups)
    access = _VECTOR_ACCESS.fullmatch(mnemonic)
    fields = int(access["fields"] or 1) if access else 1
    for operand, letter in classified:
        if letter == "v" and isinstance(operand, Register):
            size = _group_size(mnemonic, next(letters, "L"), vector_type)
            found.append(register_group(operand, ceil(size) * (1 if found else fields)))
        elif isinstance(operand, Register):
            found.append((operand.root,))
        elif isinstance(operand, Memory) and operand.base is not None:
            found.append((operand.base.root,))
        else:
            found.append(())
    return found


def _n_destinations(form: RiscvForm, kind: Kind) -> int:
    if kind in _NO_DESTINATION_KINDS or Effect.NO_DESTINATION in form.effect:
        return 0
    return 1


def _reads(
    form: RiscvForm,
    kind: Kind,
    classified: Sequence[Classified],
    groups: Sequence[tuple[str, ...]],
    vector_type: VectorType | None,
) -> tuple[str, ...]:
    n = _n_destinations(form, kind)
    roots = [root for group in groups[n:] for root in group]
    if n and (Effect.KEEPS in form.effect or _keeps_elements(form, kind, classified, vector_type)):
        roots += groups[0]
    same_length = Effect.CONFIGURES in form.effect and groups[0] == groups[1] == (ZERO,)
    if same_length or (form.groups and Effect.ANY_LENGTH not in form.effect):
        roots.append(VECTOR_LENGTH)
    if kind is Kind.CALL:
        roots += CALL_READS
    if kind is Kind.RETURN and not groups:
        roots.append("ra")
    return _distinct(roots)


def _keeps_elements(
    form: RiscvForm, kind: Kind, classified: Sequence[Classified], vector_type: VectorType | None
) -> bool:
    """Tell whether elements of the old destination survive: behind the last one, or masked ones."""
    if not form.groups or kind is Kind.MASK or classified[0][1] != "v" or Effect.ANY_LENGTH in form.effect:
        return False
    masked = classified[-1][1] == "m"
    if vector_type is None:
        return masked
    return vector_type.keeps_tail or (masked and vector_type.keeps_masked)


def _writes(mnemonic: str, form: RiscvForm, kind: Kind, groups: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    roots = list(groups[0]) if _n_destinations(form, kind) else []
    if Effect.CONFIGURES in form.effect or "ff." in mnemonic:
        roots.append(VECTOR_LENGTH)
    if kind is Kind.CALL:
        roots += CALL_CLOBBERED
    return _distinct(roots)


def _vector_length(
    mnemonic: str, form: RiscvForm, shape: str, vector_type: VectorType | None
) -> VectorLength | None:
    """Return the elements that a vector instruction processes."""
    if not form.groups:
        return None
    memory_bits = _memory_bits(mnemonic)
    if "R" in form.groups:
        count = _group_size(mnemonic, "R", None)
        return VectorLength(8, count, None, int(count), 8 if memory_bits else 0)
    if vector_type is None or (Effect.ANY_LENGTH in form.effect):
        return None
    access = _VECTOR_ACCESS.fullmatch(mnemonic)
    fields = int(access["fields"] or 1) if access else 1
    sizes = [_group_size(mnemonic, letter, vector_type) for letter in form.groups]
    if "va" in shape and form.groups.startswith("L") and access:  # the width of the name is that of indices
        memory_bits = vector_type.element_bits * fields
    return VectorLength(
        element_bits=vector_type.element_bits,
        multiplier=vector_type.multiplier,
        requested=vector_type.requested,
        registers=max(ceil(max(sizes)), 1) * fields,
        memory_bits=memory_bits,
    )


def _distinct(roots: Iterable[str]) -> tuple[str, ...]:
    return tuple(root for root in dict.fromkeys(roots) if root != ZERO)
