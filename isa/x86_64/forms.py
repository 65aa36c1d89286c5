"""Operands of each x86-64 mnemonic, a letter each, an example of every form, and what OSACA calls them.

=====  =============================================  =====  ===============================
`x`    vector register of 128 bits                    `i`    immediate
`y`    of 256 bits                                    `m`    memory
`z`    of 512 bits                                    `t`    memory addressed by three parts
`r`    general register                               `g`    memory with a vector of indices
`c`    `%cl`                                          `n`    memory with an index
`k`    mask                                           `l`    label
=====  =============================================  =====  ===============================

Forms that no assembler takes do no harm: nobody looks them up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from ..instruction import DecodeError, Instruction, Kind
from ..mnemonic_patterns import spellings
from .decode import decode
from .form import X86Form
from .form_rules import INTEGER_RULES, VECTOR_RULES

_MIXED = tuple(
    (re.compile(pattern), letters.split())
    for pattern, letters in (
        ("v?cvtu?si2s[sd][lq]?", "rx rxx"),
        ("v?cvtt?s[sd]2u?si[lq]?", "xr"),
        ("v?cvt(u?dq2pd|ps2pd|t?ps2u?qq|ph2ps)|v?pmov[sz]x(bw|wd|dq)", "xy yz"),
        ("v?cvtt?pd2(ps|u?dq)[xyz]?|vcvtu?qq2ps[xyz]?|vpmovu?s?(wb|dw|qd)|vcvtneps2bf16", "yx zy"),
        ("vcvtps2ph", "iyx izy"),
        ("v?pmov[sz]x(bd|wq|bq)|v?p?broadcast([sbwdq]|s[sd]|[fi].*)", "xy xz"),
        ("vpmovu?s?(db|qw|qb)", "yx zx"),
        ("vpbroadcast[bwdq]", "rx ry rz"),
        ("v?mov[dq]", "rx xr"),
        ("v?movmskp[sd]|v?pmovmskb", "xr yr"),
        ("v?pinsr.", "irx irxx"),
        ("v?pextr.|v?extractps", "ixr"),
        ("vinsert[fi](128|64x2|32x4)", "ixyy ixzz"),
        ("vinsert[fi](64x4|32x8)", "iyzz"),
        ("vextract[fi](128|64x2|32x4)", "iyx izx"),
        ("vextract[fi](64x4|32x8)", "izy"),
        ("v?ps(ll|rl|ra)[wdq]", "xyy xzz"),
        ("kmov[bwdq]", "rk kr"),
        ("vpmovm2[bwdq]|vpbroadcastm(b2q|w2d)", "kx ky kz"),
    )
)
_REGISTERS = {8: "al bl dl", 16: "ax bx dx", 32: "eax ebx edx", 64: "rax rbx rdx"}
_SHIFTS = re.compile(r"(sh|sa|ro|rc)[lr].?|sh[lr]d.?")
_WITH_CONSTANTS = frozenset({Kind.FP_OTHER, Kind.SHUFFLE, Kind.VECTOR_INTEGER, Kind.MASK})
_VECTORS = "xyz"


FIRST = frozenset("ctn")
"""Operands of forms that come first in tables, as exceptions of others."""

ACCESSED = (("r", 64), ("x", 128), ("y", 256), ("z", 512))
"""Registers that are loaded and stored, and their bits; the general one first."""

OSACA_REGISTERS: Mapping[str, str] = {
    **{letter: f"name: {name}" for letter, name in (("x", "xmm"), ("y", "ymm"), ("z", "zmm"), ("k", "k"))},
    **{"r": "name: gpr", "c": "name: cl"},
}
_ANY = 'base: "*", offset: "*", index: "*", scale: "*"'
OSACA_MEMORY: Mapping[str, str] = {
    **{"m": _ANY, "g": _ANY, "n": 'base: "*", offset: "*", index: gpr, scale: "*"'},
    "t": 'base: "*", offset: imd, index: gpr, scale: "*"',
}
OSACA_OTHERS: Mapping[str, str] = {"i": "{class: immediate, imd: int}", "l": "{class: identifier}"}
OSACA_LIMIT = "widths of general registers that the mnemonic does not tell"


def osaca_load_latencies(cycles: Mapping[str, float]) -> dict[str, float]:
    """Return the latency of a load by OSACA's name of the register, from that by letter."""
    general = cycles["r"]
    latencies = {"gpr": general, "mm": general, "k": general, "xmm": general, "ymm": general}
    latencies |= {OSACA_REGISTERS[letter].removeprefix("name: "): each for letter, each in cycles.items()}
    return {"zmm": latencies["ymm"], **latencies}


@cache
def instruction_forms() -> tuple[tuple[str, str, Instruction], ...]:
    """Return mnemonic, operands by their letters, and an example, decoded, of every form."""
    return tuple(_forms())


def _forms() -> Iterator[tuple[str, str, Instruction]]:
    seen: set[tuple[str, str]] = set()  # some mnemonics have a rule for each number of operands
    for rules, is_vector in ((VECTOR_RULES, True), (INTEGER_RULES, False)):
        for rule in rules:
            for mnemonic in dict.fromkeys(spellings(rule.pattern)):
                form = rule.match(mnemonic)
                for one in _examples(mnemonic, form, is_vector) if form is not None else ():
                    if one[:2] not in seen:
                        seen.add(one[:2])
                        yield one


def _examples(mnemonic: str, form: X86Form, is_vector: bool) -> Iterator[tuple[str, str, Instruction]]:
    letters = _vector_letters(mnemonic, form) if is_vector else _general_letters(mnemonic, form)
    for operands in dict.fromkeys(letters):
        try:
            yield mnemonic, operands, decode(_text(mnemonic, operands, form), 1)
        except DecodeError:
            continue


def _vector_letters(mnemonic: str, form: X86Form) -> Iterator[str]:
    yield from _with_memory(form, *_vector_registers(mnemonic, form))
    if "indexed" in form.traits:
        for width in _VECTORS:
            yield from (f"g{width}", f"{width}g", f"{width}g{width}")


def _vector_registers(mnemonic: str, form: X86Form) -> Iterator[str]:
    widths = "x" if form.scalar or mnemonic[0] not in "vk" else _VECTORS
    if mnemonic[0] == "k":
        widths = "k"
    for roles in form.roles:
        for width in widths:
            n = len(roles)
            for letters in (width * n, "i" + width * (n - 1))[: 2 if form.kind in _WITH_CONSTANTS else 1]:
                yield letters[:-1] + "k" if "K" in roles else letters
    for pattern, mixed in _MIXED:
        if pattern.fullmatch(mnemonic):
            yield from mixed


def _general_letters(mnemonic: str, form: X86Form) -> Iterator[str]:
    if form.kind in (Kind.BRANCH, Kind.CALL):
        yield from ("l", "r")
        return
    if mnemonic.startswith("lea"):
        yield from ("tr", "mr")
        return
    if mnemonic == "movq":  # of vectors too
        yield from ("rx", "xr", "xx", "mx", "xm")
    shifts = _SHIFTS.fullmatch(mnemonic)
    for roles in form.roles:
        n = len(roles)
        if shifts and n > 1:
            yield "c" + "r" * (n - 1)
        yield from _with_memory(form, "r" * n, *(["i" + "r" * (n - 1)] if n > 1 else []))


def _with_memory(form: X86Form, *registers: str) -> Iterator[str]:
    """Yield forms of registers, and those of one operand in memory: the first, or the last."""
    yield from registers
    for letters in registers:
        first = 1 if letters.startswith("i") else 0
        for memory in "mn" if len(letters) > first else "":
            yield letters[:first] + memory + letters[first + 1 :]
            yield letters[:-1] + memory


def _text(mnemonic: str, letters: str, form: X86Form) -> str:
    """Return an instruction whose registers all differ, so that none is an idiom."""
    general = _REGISTERS[form.memory_bits if form.memory_bits in _REGISTERS else 64].split()
    index = max(letters.replace("g", ""), default="x")
    examples = {
        **{"c": "%cl", "i": "$7", "l": ".L1", "m": "8(%rsi)", "n": "(%rsi,%rdi,2)", "t": "8(%rsi,%rdi,2)"},
        "g": f"8(%rsi,%{index}mm7,8)",
    }
    words = []
    for number, letter in enumerate(letters):
        if letter in _VECTORS:
            words.append(f"%{letter}mm{number + 1}")
        elif letter == "r":
            words.append(f"%{general[number % 3]}")
        else:
            words.append(f"%k{number + 1}" if letter == "k" else examples[letter])
    if len(letters) == 2 and "g" in letters:
        words[-1] += "{%k1}"
    return f"{mnemonic} {', '.join(words)}".strip()
