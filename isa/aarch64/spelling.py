"""Spellings of AArch64 that assemblers take beside the usual one: capitals, and Apple's arrangements.

Apple's assembler writes the arrangement of vectors behind the mnemonic, `fmla.2d v0, v1, v2[0]`, where others
write `fmla v0.2d, v1.2d, v2.d[0]`.
"""

from __future__ import annotations

import re

from ...lazy import pattern

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
