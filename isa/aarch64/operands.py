"""Operand text of AArch64 assembly -> operand records and a one-letter class for each.

The letters spell an instruction's *shape*, which `aarch64_forms` matches:

======  ==============================================================================
`x`     general register, `sp` or zero register
`s`     scalar floating-point register: `d0`, `q3`
`v` `e` NEON vector `v0.2d`, NEON element `v0.d[1]`
`z` `y` SVE vector `z0.d` or `z0`, SVE element `z0.d[2]`
`p`     predicate with an element size, `p0.d`: data
`g`     predicate without one, `p0`: it governs (or is loaded and stored whole)
`m` `o` governing predicate that merges, `p0/m`, or zeroes, `p0/z`
`l` `k` register list, and list with an element index `{v0.d}[1]`
`i` `f` integer and floating-point immediate
`h`     shift or extension; its amount follows as `i`
`u`     `mul`; its factor follows as `i`
`c` `w` condition code; SVE pattern or prefetch operation
`a` `t` memory operand; label
======  ==============================================================================

Parsed operands are cached by their text (`known_pieces`): most lines hold operands that occurred before.

Other spellings are brought into the usual one first: capitals (`in_lower_case`), and Apple's arrangements
behind the mnemonic (`with_arrangements`), `fmla.2d v0, v1, v2[0]` for `fmla v0.2d, v1.2d, v2.d[0]`.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import NoReturn

from ...lazy import pattern
from ...records import replace
from ..decode_cache import Piece
from ..instruction import Condition, DecodeError, Immediate, Label, Memory, Operand, Register, RegisterKind
from .registers import find_register

SVE_CONDITIONS = {
    "none": "eq", "any": "ne", "nlast": "hs", "last": "lo", "first": "mi", "nfrst": "pl",
    "pmore": "hi", "plast": "ls", "tcont": "ge", "tstop": "lt",
}  # fmt: skip
CONDITIONS = frozenset(
    {"eq", "ne", "cs", "hs", "cc", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le"}
) | frozenset({"al", "nv", *SVE_CONDITIONS})
EXTENSIONS = frozenset(
    {"lsl", "lsr", "asr", "ror", "msl", "uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw", "sxtx"}
)
_WORD = pattern(r"(all|pow2|mul[34]|vl\d+|p(ld|li|st)l[123](keep|strm))")
_INTEGER = pattern(r"#?([+-]?(?:0x[0-9a-f]{1,16}|[0-9]{1,20}))", re.IGNORECASE)
_FLOAT = pattern(r"#?([+-]?[0-9]+\.[0-9]*(?:e[+-]?[0-9]+)?|[+-]?[0-9]+e[+-]?[0-9]+)f?", re.IGNORECASE)
_RELOCATED = pattern(r"#?:(\w+):([\w.$]+)([+-][0-9]{1,18})?")
_SYMBOL = pattern(r"([A-Za-z_.$?][\w.$@?]*)([+-](?:0x[0-9a-f]{1,16}|[0-9]{1,18}))?")
_LOCAL_LABEL = pattern(r"[0-9]+[bf]")
_LIST = pattern(r"\{(.*)\}(\[[0-9]{1,3}\])?")
_LARGEST_SHIFT = 4  # of an index: 16 bytes
_SHORT = 64
_COMMA = pattern(r",(?![^\[\]{}]{0,64}[\]}])")
"""A comma between operands of a short text: no bracket that closes is next."""
_OPERAND = pattern(r"((?:[^,\[{]+|[\[{](?:[^\[{\]}]*[\]}])?)*)(?:,|\Z)")

Classified = tuple[Operand, str]


def parse_operands(text: str) -> list[Classified]:
    """Return every operand of an instruction with its class letter, in the order written.

    Examples
    --------
    >>> "".join(letter for _, letter in parse_operands("z0.d, p1/m, z2.d, z3.d"))
    'zmzz'
    >>> parse_operands("x0, [x1], #8")[1][0].post_index
    True

    Raises
    ------
    DecodeError
        An operand that is none of the classes above.
    """
    tokens = [token.strip() for token in _between_commas(text)] if text else []
    parsed: list[Classified] = []
    for position, token in enumerate(tokens):
        if token.startswith("["):
            parsed.append((_memory(token, *tokens[position + 1 :]), "a"))
            break
        parsed.extend(_operands_of(token))
    return parsed


def _between_commas(text: str) -> list[str]:
    """Return the texts between commas; a comma in brackets does not separate."""
    if len(text) <= _SHORT:
        return _COMMA.split(text)
    return _OPERAND.findall(f"{text},")[:-1]


def parse_target(token: str) -> Label:
    """Return a branch target, whatever else its name could be read as.

    A disassembler names the places inside a function `f+0x16`.

    Raises
    ------
    DecodeError
        If the text is no label.
    """
    match = _SYMBOL.fullmatch(token)
    if _LOCAL_LABEL.fullmatch(token) or (match and (not match[2] or "0x" in match[2])):
        return Label(token)
    raise DecodeError(f"unreadable branch target {token!r}")


def parse_symbol(token: str) -> Immediate:
    """Return `symbol+offset`, the operand of `adr`, `adrp` and loads of a literal."""
    if match := _SYMBOL.fullmatch(token):
        offset = match[2] or "0"
        return Immediate(int(offset, 16 if "x" in offset else 10), match[1])
    return _relocated(token) or _unreadable(token)


def register_letter(register: Register) -> str:
    """Return the class letter of a register that stands alone."""
    if register.kind is RegisterKind.INTEGER:
        return "x"
    if register.kind is RegisterKind.MASK:
        return "p" if register.element_bits else "g"
    if register.name[0] in "zv":
        return {"z": "zy", "v": "ve"}[register.name[0]][register.lane_index >= 0]
    return "s"


@lru_cache(maxsize=1 << 14)
def _operands_of(token: str) -> tuple[Classified, ...]:
    word, _, amount = token.lower().partition(" ")
    if amount and (word in EXTENSIONS or word == "mul"):
        return (Condition(word), "u" if word == "mul" else "h"), (_integer(amount.strip()), "i")
    return (_single(token),)


def _single(token: str) -> Classified:
    lower = token.lower()
    name, _, qualifier = lower.partition("/")
    if register := find_register(name):
        letter = register_letter(register)
        if qualifier:
            letter = {("g", "m"): "m", ("g", "z"): "o"}.get((letter, qualifier), "")
        return (register, letter) if letter else _unreadable(token)
    if match := _LIST.fullmatch(lower):
        return _register_list(match[1], match[2] or ""), "k" if match[2] else "l"
    if match := _INTEGER.fullmatch(lower):
        return Immediate(int(match[1], 0) if "x" in match[1] else int(match[1])), "i"
    if match := _FLOAT.fullmatch(lower):
        return Immediate(_float_pattern(match[1])), "f"
    if letter := _word_letter(lower):
        return Condition(lower), letter
    if relocated := _relocated(token):
        return relocated, "i"
    return (Label(token), "t") if _SYMBOL.fullmatch(token) else _unreadable(token)


def _word_letter(word: str) -> str:
    if word in CONDITIONS:
        return "c"
    if word in EXTENSIONS:
        return "h"
    return "w" if _WORD.fullmatch(word) else ""


def _float_pattern(text: str) -> int:
    """Return the binary64 pattern of a literal: what an `Immediate` can hold exactly."""
    pattern: int = struct.unpack("<Q", struct.pack("<d", float(text)))[0]
    return pattern


def _relocated(token: str) -> Immediate | None:
    """Read `:lo12:x+8`; other operators stay in the symbol, so that nothing resolves them."""
    match = _RELOCATED.fullmatch(token)
    if match is None:
        return None
    symbol = match[2] if match[1].lower() == "lo12" else f":{match[1].lower()}:{match[2]}"
    return Immediate(int(match[3] or 0), symbol)


def _register_list(text: str, index: str) -> tuple[Register, ...]:
    if "-" in text:
        start, _, stop = text.partition("-")
        first, last = _register(start.strip()), _register(stop.strip())
        if first.kind is not RegisterKind.VECTOR or last.kind is not RegisterKind.VECTOR:
            return _unreadable(text)
        count = (int(last.name[1:]) - int(first.name[1:])) % 32 + 1
        return tuple(_successor(first, step, index) for step in range(count))
    return tuple(_register(name.strip() + index) for name in text.split(","))


def _successor(first: Register, step: int, index: str) -> Register:
    number = (int(first.name[1:]) + step) % 32
    lane = int(index[1:-1]) if index else -1
    return replace(first, name=f"{first.name[0]}{number}", root=f"z{number}", lane_index=lane)


def _register(name: str) -> Register:
    return find_register(name.lower()) or _unreadable(name)


def _integer(token: str) -> Immediate:
    operand, letter = _single(token)
    return operand if isinstance(operand, Immediate) and letter == "i" else _unreadable(token)


@lru_cache(maxsize=1 << 14)
def _memory(token: str, *after: str) -> Memory:
    match = re.fullmatch(r"\[(.*)\](!?)", token)
    if match is None or len(after) > (0 if match[2] else 1):
        return _unreadable(token)
    base, *parts = (part.strip() for part in match[1].split(","))
    memory = Memory(_register(base), pre_index=bool(match[2]))
    if after and parts:
        return _unreadable(token)
    memory = _with_offset(memory, [*parts, *after])
    return replace(memory, post_index=True) if after else memory


def _with_offset(memory: Memory, parts: list[str]) -> Memory:
    match parts:
        case []:
            return memory
        case [offset, mul_vl] if " ".join(mul_vl.lower().split()) == "mul vl":
            return replace(memory, displacement=_integer(offset).value, vl_scaled=True)
        case [offset, *extension] if index := find_register(offset.lower()):
            return _with_index(memory, index, extension)
        case [offset]:
            immediate = _integer(offset)
            return replace(memory, displacement=immediate.value, symbol=immediate.symbol)
    return _unreadable(", ".join(parts))


def _with_index(memory: Memory, index: Register, extension: list[str]) -> Memory:
    if not extension:
        return replace(memory, index=index)
    word, _, amount = " ".join(extension).lower().partition(" ")
    if word not in EXTENSIONS:
        return _unreadable(", ".join(extension))
    shift = _integer(amount.strip()).value if amount else 0
    if not 0 <= shift <= _LARGEST_SHIFT:
        return _unreadable(", ".join(extension))
    scale = 1 << shift
    return replace(memory, index=index, scale=scale, index_extend="" if word == "lsl" else word)


def _unreadable(token: str) -> NoReturn:
    raise DecodeError(f"unreadable operand {token!r}")


_MOST = 1 << 14
_pieces: dict[str, tuple[str, Piece]] = {}
"""Class letter and operand by text."""


def known_pieces(text: str) -> tuple[str, Sequence[Piece]] | None:
    """Return the shape and the operands of a text all parts of which were met before, else None.

    Examples
    --------
    >>> from ..decode_cache import piece_of
    >>> classified = parse_operands("z0.d, p1/m, z2.d")
    >>> keep_pieces("z0.d, p1/m, z2.d", classified, [piece_of(operand) for operand, _ in classified])
    >>> known_pieces("z2.d, p1/m, z0.d")[0], known_pieces("z2.d, a_label")
    ('zmz', None)
    """
    try:
        letters, pieces = zip(*[_pieces[part] for part in _parts(text)], strict=True)
    except KeyError:
        return None
    return "".join(letters), pieces


def keep_pieces(text: str, classified: Sequence[Classified], pieces: Sequence[Piece]) -> None:
    """Keep the operands of a text as it is read, those that mean the same wherever they stand.

    Parameters
    ----------
    text : str
        Operands as written.
    classified : sequence of (operand, class letter)
        The operands, decoded.
    pieces : sequence of Piece
        The same as pieces.
    """
    parts = _parts(text)
    if len(parts) != len(classified):
        return
    for part, one, piece in zip(parts, classified, pieces, strict=True):
        if part in _pieces or isinstance(one[0], Label):
            continue
        if parse_operands(part) == [one]:
            if len(_pieces) >= _MOST:
                _pieces.clear()
            _pieces[part] = one[1], piece


def _parts(text: str) -> list[str]:
    """Return the texts of operands: between a comma and a blank, and from the bracket of an address on.

    What is split within an operand, a list of registers, is none that is known.
    """
    before, bracket, address = text.partition(", [")
    parts = before.split(", ")
    return [*parts, f"[{address}"] if bracket else parts


_SUFFIXED = pattern(r"([a-z][a-z0-9]*)\.(8b|16b|4h|8h|2s|4s|1d|2d|1q|b|h|s|d) (.+)")
_VECTOR = pattern(r"(?<![\w.])v([12]?[0-9]|3[01])(?![\w.])(\[)?")
_HALF = {"8h": "8b", "4s": "4h", "2d": "2s", "1q": "1d"}
_UPPER_HALF = {"8h": "16b", "4s": "8h", "2d": "4s", "1q": "2d"}
_WHOLE = {"8b": "8h", "4h": "4s", "2s": "2d"}
_UPPER_WHOLE = {"16b": "8h", "8h": "4s", "4s": "2d"}
_LONG = pattern(r"[su](?:addl|subl|mull|mlal|mlsl|abdl|abal|shll|xtl)|sqdml[as]l|sqdmull|pmull|shll|fml[as]l")
_NARROW = pattern(r"(?:sq|uq|sqr|uqr)?(?:shrn|rshrn|xtn)|sqxtun|sqr?shrun|r?(?:add|sub)hn")
_OTHER = pattern(
    r"[su]addw2?|[su]subw2?|[su]addlv|[su]addlp|[su]adalp|[su]dot|fcvt[lnx]\w*|bf\w+|[su]mmla|usdot|sudot|"
    r"tbl|tbx|fml[as]l2?"
)
"""Instructions whose vectors are of several arrangements that the suffix alone does not tell."""


def with_arrangements(text: str) -> str:
    """Return an instruction of Apple's spelling in the usual one, any other as it is.

    Examples
    --------
    >>> with_arrangements("fmla.2d v0, v1, v2[1]"), with_arrangements("sshll.2d v0, v1, #0")
    ('fmla v0.2d, v1.2d, v2.d[1]', 'sshll v0.2d, v1.2s, #0')
    >>> with_arrangements("mov.d v0[1], x2"), with_arrangements("faddp.2d d0, v1")
    ('mov v0.d[1], x2', 'faddp d0, v1.2d')
    """
    match = _SUFFIXED.fullmatch(text)
    if match is None or _OTHER.fullmatch(match[1]) is not None or "v" not in match[3]:
        return text
    mnemonic, arrangement, operands = match.groups()
    upper = mnemonic[-1] == "2"
    bare = mnemonic[:-1] if upper else mnemonic
    others = arrangement
    if _LONG.fullmatch(bare):
        others = (_UPPER_HALF if upper else _HALF).get(arrangement, "")
    elif _NARROW.fullmatch(bare):
        others = (_UPPER_WHOLE if upper else _WHOLE).get(arrangement, "")
    if not others:
        return text
    lane = others[-1]
    places = iter(range(len(operands))) if operands[0] in "v{" else iter(range(1, len(operands)))

    def arranged(found: re.Match[str]) -> str:
        first = next(places) == 0
        if found[2]:
            return f"v{found[1]}.{lane}["
        return f"v{found[1]}.{arrangement if first else others}"

    return f"{mnemonic} {_VECTOR.sub(arranged, operands)}"


_CAPITALS = pattern(
    r"(?<![\w.$])(?:[WXBHSDQVZP][0-9]+|W?SP|[XW]ZR|LR|FP|LS[LR]|ASR|ROR|MSL|[SU]XT[BHWX]|MUL|VL|ALL|POW2"
    r"|EQ|NE|CS|HS|CC|LO|MI|PL|VS|VC|HI|LS|GE|LT|GT|LE|AL|P(?:LD|ST)L[123](?:KEEP|STRM))"
    r"(?:\.[0-9]*[BHSDQ]|/[MZ])?(?![\w$])"
)


def in_lower_case(text: str) -> str:
    """Return an instruction in capitals in lower case; names of places keep theirs.

    Examples
    --------
    >>> in_lower_case("LDR D1, [X3, X4, LSL #3]"), in_lower_case("B.GT .L41F040")
    ('ldr d1, [x3, x4, lsl #3]', 'b.gt .L41F040')
    """
    mnemonic, blank, operands = text.partition(" ")
    lowered = _CAPITALS.sub(lambda match: match[0].lower(), operands)
    return mnemonic.lower() + blank + lowered
