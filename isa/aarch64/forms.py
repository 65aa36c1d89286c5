"""Operands of each AArch64 mnemonic, a letter each, an example of every form, and what OSACA calls them.

=====  =============================================  =====  ==============================
`xw`   general register of 64 or 32 bits              `i`    immediate
`dshbq` scalar register, by its name                  `f`    floating-point immediate
`DSHB` NEON vector of such elements                   `c`    condition
`1234` SVE vector of such elements                    `l`    label
`p`    predicate                                      `m`    memory
`g`    memory with a vector of indices                `ro`   memory, pre-indexed, post-indexed
=====  =============================================  =====  ==============================

Forms with a shifted or extended operand, with one element of a vector, or with a pattern are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from ..instruction import DecodeError, Instruction
from ..mnemonic_patterns import spellings
from .decode import FORMS, decode

_SCALARS, _VECTORS, _SCALABLE = "dshbq", "DSHB", "1234"
_ELEMENTS = "dshb"
_READ = frozenset("xsvzpgmolaifct")
_ARRANGEMENTS = dict(zip(_VECTORS, ("2d", "4s", "8h", "16b"), strict=True))
_MEMORY = {"m": "[x9]", "g": "[x9, z10.d]", "r": "[x9, #16]!", "o": "[x9], #16"}
_LISTED = re.compile(r"(?:ld|st)(?:nt|ff|nf)?([1-4])")
_CONSTANTS = {"i": "#3", "f": "#1.0", "c": "eq", "l": ".L1"}


FIRST = frozenset("g")
"""Operands of forms that come first in tables, as exceptions of others."""

ACCESSED = (("x", 64), ("d", 64), ("q", 128), ("1", 0))
"""Registers that are loaded and stored, and their bits, 0 for SVE's; the general one first."""

OSACA_REGISTERS: Mapping[str, str] = {
    **{letter: f"prefix: {letter}" for letter in "xwdshbq"},
    **{letter: f"prefix: v, shape: {letter.lower()}" for letter in "DSHB"},
    **{letter: f"prefix: z, shape: {shape}" for letter, shape in zip("1234", "dshb", strict=True)},
    "p": 'prefix: p, shape: "*"',
}
_ANY = 'base: "*", offset: "*", index: "*", scale: "*"'
OSACA_MEMORY: Mapping[str, str] = {
    "m": f"{_ANY}, pre_indexed: false, post_indexed: false",
    "r": f"{_ANY}, pre_indexed: true, post_indexed: false",
    "o": f"{_ANY}, pre_indexed: false, post_indexed: true",
    "g": 'base: "*", offset: "*", index: z, scale: "*", pre_indexed: false, post_indexed: false',
}
OSACA_OTHERS: Mapping[str, str] = {
    "i": "{class: immediate, imd: int}",
    "f": '{class: immediate, imd: "*"}',
    "c": '{class: condition, ccode: "*"}',
    "l": "{class: identifier}",
}
OSACA_LIMIT = "operands that are shifted, extended, or one element of a vector, which are left out"


def osaca_load_latencies(cycles: Mapping[str, float]) -> dict[str, float]:
    """Return the latency of a load by OSACA's name of the register, from that by letter."""
    vector, general = cycles["d"], cycles["x"]
    scalars = dict.fromkeys("bhsdqv", vector)
    return {"w": general, "x": general, **scalars, "z": cycles["1"], "p": cycles["1"]}


@cache
def instruction_forms() -> tuple[tuple[str, str, Instruction], ...]:
    """Return mnemonic, operands by their letters, and an example, decoded, of every form."""
    return tuple(_forms())


def _forms() -> Iterator[tuple[str, str, Instruction]]:
    for mnemonic, forms in FORMS.items():
        shapes = dict.fromkeys(shape for form in forms for shape in spellings(form.shape))
        seen: set[str] = set()
        listed = _LISTED.match(mnemonic)
        n_listed = int(listed[1]) if listed else 1
        for shape in filter(lambda shape: set(shape) <= _READ, shapes):
            for letters, text in dict.fromkeys(_written(shape, n_listed)):
                if letters in seen:
                    continue
                seen.add(letters)
                try:
                    yield mnemonic, letters, decode(f"{mnemonic} {text}".strip(), 1)
                except DecodeError:
                    continue


def _written(shape: str, n_listed: int) -> Iterator[tuple[str, str]]:
    """Yield letters and text of the operands of a shape, by elements, width and kind of address.

    A list has `n_listed` registers.
    """
    has_vectors, is_masked = bool(set(shape) & set("svzl")), bool(set(shape) & set("go"))
    addresses = "mgro" if is_masked else "mro"
    scalars = _SCALARS if "a" in shape else "dsh"
    for number, scalar in enumerate(scalars if "s" in shape else _ELEMENTS if has_vectors else "d"):
        for general in "xw" if "x" in shape else "x":
            for address in addresses if "a" in shape else "m":
                if number < len(_ELEMENTS) or not set(shape) & set("vzl"):
                    yield _operands(shape, number, scalar + general + address, n_listed)


def _operands(shape: str, number: int, chosen: str, n_listed: int) -> tuple[str, str]:
    # lists are of scalable vectors where a predicate governs
    listed = _SCALABLE if set(shape) & set("go") else _VECTORS
    letters, words = "", []
    for place, kind in enumerate(shape, 1):
        if kind == "l":
            letter = listed[number]
            names = [_vector(letter, place + 20 + more) for more in range(n_listed)]
            word = "{" + ", ".join(names) + "}"
        else:
            letter, word = _operand(kind, place, number, chosen)
        letters += letter
        words.append(word)
    return letters, ", ".join(words)


def _vector(letter: str, number: int) -> str:
    if letter in _VECTORS:
        return f"v{number}.{_ARRANGEMENTS[letter]}"
    return f"z{number}.{_ELEMENTS[_SCALABLE.index(letter)]}"


def _operand(kind: str, place: int, number: int, chosen: str) -> tuple[str, str]:
    scalar, general, address = tuple(chosen)
    if kind == "x":
        return general, f"{general}{place}"
    if kind == "s":
        return scalar, f"{scalar}{place}"
    if kind in "vz":
        letter = (_VECTORS if kind == "v" else _SCALABLE)[number]
        return letter, _vector(letter, place)
    if kind in "pgmo":
        suffix = {"p": f".{_ELEMENTS[min(number, 3)]}", "g": "", "m": "/m", "o": "/z"}[kind]
        return "p", f"p{place}{suffix}"
    if kind == "a":
        return address, _MEMORY[address]
    letter = "l" if kind == "t" else kind
    return letter, _CONSTANTS[letter]
