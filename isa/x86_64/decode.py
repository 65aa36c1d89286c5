"""x86-64 instructions of either syntax -> `Instruction`: operands, exact reads and writes, class, fusion.

The rules of `form_rules` and `x87` say what a mnemonic does with its operands; this module lays a rule's form
over the operands that were written. Register rip is constant and left out of the reads. Writing an xmm
register by a legacy SSE instruction leaves the upper half of its ymm as it was; this is no read.

Cores may carry out comparisons and arithmetic together with the branch behind them. Which pairs are one
operation differs by core. All cores that join any join `cmp` and `test` with branches by equality or order;
AMD's also those by single flags, and from Zen 3 on any arithmetic that leaves flags; Intel's some arithmetic,
and what reads memory.

References
----------
Intel 64 and IA-32 Architectures Optimization Reference Manual, 248966, section 3.4.2.2 (macro-fusion).
AMD, Software Optimization Guide for the AMD Zen 3 Microarchitecture, 56665 (branch fusion).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, lru_cache

from ...lazy import pattern
from ...records import replace
from ..decode_cache import Decoded, Templates, numbered, piece_of
from ..instruction import (
    ARITHMETIC,
    CARRY,
    COMPARE,
    FLAGS,
    FLOPS_PER_LANE,
    OTHER_ARITHMETIC,
    OTHER_COMPARE,
    WITH_MEMORY,
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
from ..mnemonic_patterns import first_letters
from . import ATT, INTEL, att
from .form import Rule, X86Form
from .form_rules import INTEGER_RULES, VECTOR_RULES
from .mnemonic import canonical_mnemonic
from .raw_instruction import RawInstruction, execution_prefix, widest_vector, with_memory_bits
from .registers import find_register
from .x87 import X87_RULES, with_lasting_names

_SIGN = frozenset(("js", "jns", "jo", "jno", "jp", "jnp", "jpe", "jpo"))
_CARRY = frozenset(("jb", "jnb", "jc", "jnc", "jae", "jnae", "ja", "jna", "jbe", "jnbe"))
_NEVER: dict[str, frozenset[str]] = {
    **dict.fromkeys(("test", "and"), frozenset[str]()),
    **dict.fromkeys(("cmp", "add", "sub"), _SIGN),
    **dict.fromkeys(("inc", "dec"), _SIGN | _CARRY),
}
"""Branches that Intel's cores do not join with an instruction."""
_COMPARES = ("cmp", "test")
_LOGIC = ("or", "xor")


def with_fusions(instructions: Sequence[Instruction]) -> tuple[Instruction, ...]:
    """Return instructions, with `fusion` set for those that a core can fuse with a neighbour.

    Examples
    --------
    >>> from .decode import decode
    >>> code = [decode(text, 1) for text in ("cmpq %rax, %rbx", "jne .L2", "orq %rcx, %rdx", "js .L2")]
    >>> [each.fusion for each in with_fusions(code)]
    ['compare', 'compare', 'other_arithmetic', 'other_arithmetic']
    """
    found = list(instructions)
    for place in range(1, len(found)):
        if _tests_flags_alone(found[place]):
            fusion = _fusion(found[place - 1], found[place].mnemonic)
            if fusion:
                found[place - 1 : place + 1] = [
                    replace(each, fusion=fusion) for each in found[place - 1 : place + 1]
                ]
    return tuple(found)


def _tests_flags_alone(instruction: Instruction) -> bool:
    """Tell whether an instruction is a branch by flags; one by a counter is joined with nothing."""
    return (
        instruction.kind is Kind.BRANCH
        and instruction.conditional
        and not instruction.mnemonic.startswith("loop")
        and not instruction.mnemonic.endswith("cxz")
    )


def may_join(instruction: Instruction) -> bool:
    """Tell whether Intel's cores join an instruction with some branch behind it.

    Examples
    --------
    >>> [may_join(decode(text, 1)) for text in ("cmpq $8, %rax", "cmpq $8, (%rax)", "orl %eax, %ecx")]
    [True, False, False]
    """
    return bool(_fusion(instruction, "je")) and _name(instruction.mnemonic) not in _LOGIC


def _fusion(first: Instruction, branch: str) -> str:
    name = _name(first.mnemonic)
    if first.kind is not Kind.INTEGER or first.stores or not name:
        return ""
    joined = branch not in _NEVER.get(name, {branch})
    if first.loads:
        constant = any(isinstance(operand, Immediate) for operand in first.operands)
        return WITH_MEMORY if joined and not constant else ""
    if name in _COMPARES:
        return COMPARE if joined else OTHER_COMPARE
    return ARITHMETIC if joined else OTHER_ARITHMETIC


def _name(mnemonic: str) -> str:
    """Return the mnemonic without the letter of its size; empty if it is none that is ever joined."""
    known = (*_NEVER, *_LOGIC)
    return next((name for name in (mnemonic, mnemonic[:-1]) if name in known), "")


_ONCE = (Immediate(1),)
_AX = find_register("ax")
_CONDITIONAL = pattern(r"(?:j|set|cmov)(n?[abceglopsz]e?|p[eo]|n?ge|n?le|n?ae|n?be)")
_CARRY_ALONE = frozenset({"b", "c", "nae", "ae", "nb", "nc"})
_CARRY_AND_ZERO = frozenset({"be", "na", "a", "nbe"})
_SHIFT = pattern(r"(?:sh[lr]|sar|ro[lr]|rc[lr])[bwlq]")
"""Shifts by one are written with and without the one."""


def decode(text: str, line: int, syntax: str = ATT) -> Instruction:
    """Return one instruction, decoded.

    Whatever the syntax, operands come in AT&T order and the mnemonic in its AT&T spelling with
    the suffix of its size, see `canonical_mnemonic`; `text` stays as written.

    Parameters
    ----------
    text : str
        The instruction alone: no label, no comment.
    line : int
        Line in the assembly text, from 1.
    syntax : str
        "att" or "intel".

    Raises
    ------
    DecodeError
        The mnemonic is unknown, or the operands do not fit it.

    Examples
    --------
    >>> i = decode("vfmadd231pd (%rdx,%rax){1to8}, %zmm1, %zmm0 {%k1}", 7)
    >>> i.kind.value, i.reads, i.writes, i.loads[0].bits
    ('fma', ('rdx', 'rax', 'zmm1', 'zmm0', 'k1'), ('zmm0',), 64)
    >>> decode("add QWORD PTR [rdi], 8", 1, "intel").mnemonic
    'addq'
    """
    fields, shape = _decode(text, syntax)
    found = Instruction(line, *fields)
    prefix = execution_prefix(text)
    return replace(found, prefix=prefix) if prefix else found.remember(shape)


def link(
    code: Sequence[Instruction], labels: Mapping[str, int], starts: Collection[int]
) -> tuple[Instruction, ...]:
    """Return a whole listing with x87 registers that keep their names, and with fused pairs.

    Parameters
    ----------
    code : sequence of Instruction
        Instructions in program order.
    labels : mapping of str to int
        Label to position.
    starts : collection of int
        Positions where functions begin.
    """
    return with_fusions(with_lasting_names(code, labels, starts))


_templates = Templates()


@lru_cache(maxsize=1 << 13)
def _decode(text: str, syntax: str) -> Decoded:
    """Return the instruction that is written, which but for the line is always the same."""
    if syntax == ATT and (known := att.known_pieces(text)) is not None:
        facts, pieces = (known[0], *_UNADORNED), known[1]
        found = numbered(facts, pieces)
        return _templates.filled(found, pieces, text, lambda: _decoded(att.read(text)))
    folded = " ".join(text.split())
    written = _reader(syntax)(folded)
    beside = (written.zeroing, written.broadcast_lanes, written.repeated, written.memory_bits)
    pieces = [piece_of(operand) for operand in written.operands]
    if syntax == ATT and beside == _UNADORNED and written.mask is None:
        att.keep_pieces(folded, written.mnemonic, pieces)
    found = numbered((written.mnemonic, *beside), pieces, written.mask)
    return _templates.filled(found, pieces, folded, lambda: _decoded(written))


_UNADORNED = (False, 0, False, 0)
"""Decorations of most instructions: no zeroing, no broadcast, no `rep`, no width."""


@cache
def _reader(syntax: str) -> Callable[[str], RawInstruction]:
    if syntax == INTEL:
        from . import intel  # noqa: PLC0415 - a file is of one syntax, and mostly of the other

        return intel.read
    return att.read


def _decoded(written: RawInstruction) -> Instruction:
    """Return the instruction that is written, without line and text."""
    if (mnemonic := canonical_mnemonic(written)) != written.mnemonic:
        written = replace(written, mnemonic=mnemonic)
    if written.operands[:-1] == _ONCE and _SHIFT.fullmatch(mnemonic):
        written = replace(written, operands=written.operands[1:])
    if written.mnemonic == "xchgw" and written.operands == (_AX, _AX):  # fills up, as assemblers write it
        return Instruction(0, "", "data16 nop", (), Kind.NOP, (), ())
    form, roles = _find_form(written)
    operands = with_memory_bits(written, form, roles)
    reads, writes = _registers(written, form, roles, operands)
    target = next((operand.name for operand in operands if isinstance(operand, Label)), None)
    kind = form.kind or _transfer_kind(form, roles, written)
    counts = kind in FLOPS_PER_LANE
    return Instruction(
        line=0,
        text="",
        mnemonic=written.mnemonic,
        operands=operands,
        kind=kind,
        reads=reads,
        writes=writes,
        loads=form.loads + _memory(operands, roles, "rRm"),
        stores=_memory(operands, roles, "wWm") + form.stores,
        element_bits=form.element_bits if counts else 0,
        vector_bits=(form.element_bits if form.scalar else widest_vector(operands)) if counts else 0,
        mask=_mask(written, form),
        zeroing=written.zeroing or (written.mask is not None and roles[-1] == "K"),
        target=target,
        conditional="conditional" in form.traits,
    )


@lru_cache(maxsize=1 << 14)
def _forms(mnemonic: str) -> tuple[X86Form, ...]:
    found = (rule.match(mnemonic) for rule in _rules().get(mnemonic[:1], ()))
    return tuple(form for form in found if form is not None)


@cache
def _rules() -> Mapping[str, Sequence[Rule]]:
    """Return the rules that may match a mnemonic by its first letter."""
    found: dict[str, list[Rule]] = {}
    for rule in (*INTEGER_RULES, *VECTOR_RULES, *X87_RULES):
        for letter in first_letters(rule.pattern):
            found.setdefault(letter, []).append(rule)
    return found


def _find_form(written: RawInstruction) -> tuple[X86Form, str]:
    """Return the first form of the mnemonic that fits the operands, and its roles."""
    return _form_for(written.mnemonic, "".join(map(_letter, written.operands)))


def _letter(operand: Operand) -> str:
    """Class of an operand as far as forms tell them apart: register, mask, memory or other."""
    if isinstance(operand, Register):
        return "k" if operand.kind is RegisterKind.MASK else "r"
    return "m" if isinstance(operand, Memory) else "-"


@lru_cache(maxsize=1 << 14)
def _form_for(mnemonic: str, letters: str) -> tuple[X86Form, str]:
    forms = _forms(mnemonic)
    for form in forms:
        for roles in form.roles:
            if len(roles) == len(letters) and _fit(letters, roles):
                return form, roles
    if not forms:
        raise DecodeError(f"unknown mnemonic '{mnemonic}'")
    raise DecodeError(f"operands do not fit '{mnemonic}'")


def _fit(letters: str, roles: str) -> bool:
    pairs = list(zip(letters, roles, strict=True))
    accessed = sum(letter == "m" and role != "x" for letter, role in pairs)
    return accessed <= 1 and all(letter in _TAKEN.get(role, "rkm-") for letter, role in pairs)


_TAKEN = {"R": "m", "W": "m", "a": "m", "K": "k", "w": "rkm", "m": "rkm"}
"""Classes of operands that a role takes, where it does not take all."""


def _memory(operands: tuple[Operand, ...], roles: str, accesses: str) -> tuple[Memory, ...]:
    pairs = zip(operands, roles, strict=True)
    return tuple(o for o, role in pairs if isinstance(o, Memory) and role in accesses)


def _mask(written: RawInstruction, form: X86Form) -> str | None:
    if "vector_mask" in form.traits:
        middle = written.operands[1]
        return middle.root if isinstance(middle, Register) else None
    return written.mask


def _transfer_kind(form: X86Form, roles: str, written: RawInstruction) -> Kind:
    """Class of a move: to or from memory, between registers of one file, or a partial merge."""
    operands = written.operands
    sources = sum(role in "rRm" for role in roles)
    if isinstance(operands[-1], Memory):
        return Kind.STORE
    files = {operand.kind for operand in operands if isinstance(operand, Register)}
    if "vector_mask" not in form.traits and sources > 1:
        return Kind.SHUFFLE
    if any(isinstance(operand, Memory) for operand in operands):
        return Kind.LOAD
    if RegisterKind.MASK in files:
        return Kind.MASK
    if files == {RegisterKind.VECTOR}:
        return Kind.SHUFFLE if written.mask else Kind.MOVE
    return Kind.INTEGER if files == {RegisterKind.INTEGER} else Kind.SHUFFLE


def _registers(
    written: RawInstruction, form: X86Form, roles: str, operands: tuple[Operand, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the roots read and written, each once, in the order of the operands."""
    reads: list[str] = []
    writes: list[str] = []
    ignored = _independent_sources(form, roles, operands)
    for operand, role in zip(operands, roles, strict=True):
        if isinstance(operand, Memory) and role != "x":
            reads += [r.root for r in (operand.base, operand.index) if r is not None and r.root != "rip"]
        elif isinstance(operand, Register):
            merges = role == "w" and _keeps_part(operand, written, form)
            if (role in "rm" and not ignored) or merges:
                reads.append(operand.root)
            if role in "wmK":
                writes.append(operand.root)
            if ignored and role == "m" and _keeps_part(operand, written, form):
                reads.append(operand.root)
    implicit_reads, implicit_writes = _implicit(written, form, operands)
    return tuple(dict.fromkeys(reads + implicit_reads)), tuple(dict.fromkeys(writes + implicit_writes))


def _independent_sources(form: X86Form, roles: str, operands: tuple[Operand, ...]) -> bool:
    """Tell whether the result is the same for every value of the sources (`xor %eax, %eax`)."""
    if "ternary" in form.traits:
        table = operands[0]
        return isinstance(table, Immediate) and table.value & 0xFF in (0x00, 0xFF)
    sources = [operand for operand, role in zip(operands, roles, strict=True) if role in "rRm"]
    same = len(sources) == 2 and sources[0] == sources[1]
    return form.independent and same and isinstance(sources[0], Register)


def _keeps_part(destination: Register, written: RawInstruction, form: X86Form) -> bool:
    """Tell whether part of a written register survives: bytes of an integer, masked lanes."""
    if destination.kind is RegisterKind.INTEGER:
        return destination.bits < 32
    merging = written.mask is not None and not written.zeroing and "blend" not in form.traits
    return merging and destination.kind is RegisterKind.VECTOR


def _implicit(
    written: RawInstruction, form: X86Form, operands: tuple[Operand, ...]
) -> tuple[list[str], list[str]]:
    reads, writes = [*form.reads], [*form.writes]
    if written.mask:
        reads.append(written.mask)
        if "indexed" in form.traits:
            writes.append(written.mask)
    if written.repeated and "string" in form.traits:
        reads.append("rcx")
        writes.append("rcx")
    if "wide" in form.traits and not _is_byte(operands[0]):
        writes.append("rdx")
        reads += ["rdx"] if "divide" in form.traits else []
    count_in_register = "count" in form.traits and len(operands) > 1 and isinstance(operands[0], Register)
    reads += _flags_read(written.mnemonic, "r" if count_in_register else form.flags)
    writes += [FLAGS] * (not {"w", "f"}.isdisjoint(form.flags))
    writes += [CARRY] * (not {"w", "C"}.isdisjoint(form.flags))
    return reads, writes


def _flags_read(mnemonic: str, flags: str) -> list[str]:
    """Return the flags that an instruction reads: a condition tests carry, others, or both."""
    if "c" in flags:
        return [CARRY]
    if "r" not in flags:
        return []
    match = _CONDITIONAL.fullmatch(mnemonic)
    if match is None or match[1] in _CARRY_AND_ZERO:
        return [FLAGS, CARRY]
    return [CARRY] if match[1] in _CARRY_ALONE else [FLAGS]


def _is_byte(operand: Operand) -> bool:
    return isinstance(operand, Register | Memory) and operand.bits == 8
