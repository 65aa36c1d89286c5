"""Operand text of RISC-V assembly -> operand records and a one-letter class for each.

======  ======================================================================
`x`     general register
`f`     scalar floating-point register
`v` `m` vector register; `v0.t`, the mask of an instruction
`i`     immediate, `%lo(symbol)` included
`a`     memory operand `8(a0)`, `%lo(symbol)(a5)`
`t`     label or symbol
`w`     word: rounding mode, part of a vector type, set of accesses of a fence
======  ======================================================================
"""

from __future__ import annotations

from functools import lru_cache
from typing import NoReturn

from ...lazy import pattern
from ..instruction import Condition, DecodeError, Immediate, Label, Memory, Operand, Register, RegisterKind
from .registers import find_register
from .vector_configuration import VECTOR_TYPE_WORDS

Classified = tuple[Operand, str]

_NUMBER = r"[+-]?(?:0x[0-9a-f]{1,16}|[0-9]{1,20})"
_INTEGER = pattern(_NUMBER)
_FLOAT = pattern(r"[+-]?(?:[0-9]+\.[0-9]*(?:e[+-]?[0-9]+)?|inf|nan|min)")
_RELOCATED = pattern(
    r"%(?P<operator>[a-z_]+)\((?P<symbol>[^()\s]+?)(?P<offset>[+-][0-9]{1,18})?\)(?P<more>[+-][0-9]{1,18})?"
)
_MEMORY = pattern(r"(?P<offset>.*)\(\s*(?P<base>[a-z0-9]+)\s*\)")
_SYMBOL = pattern(r"[A-Za-z_.$?][\w.$@?]*(?:[+-](?:0x[0-9a-f]{1,16}|[0-9]{1,18}))?")
_LOCAL_LABEL = pattern(r"[0-9]+[bf]")
_COMMA = pattern(r",(?![^()]{0,64}\))")
_WORDS = VECTOR_TYPE_WORDS | frozenset({"rne", "rtz", "rdn", "rup", "rmm", "dyn", "iorw", "rw", "r", "w"})
_LOW_PART = frozenset({"lo", "pcrel_lo", "tprel_lo", "tlsdesc_load_lo", "tlsdesc_add_lo"})
MASK = "v0"


def parse_operands(text: str) -> list[Classified]:
    """Return every operand of an instruction with its class letter, in the order written.

    Raises
    ------
    DecodeError
        An operand that is none of the classes above.

    Examples
    --------
    >>> "".join(letter for _, letter in parse_operands("v8,v9,fa0,v0.t"))
    'vvfm'
    >>> parse_operands("a0, %lo(x+8)(a5)")[1][0].symbol, parse_operands("fa5,-8(a0)")[1][0].displacement
    ('x', -8)
    """
    return [_operand(token.strip()) for token in _COMMA.split(text)] if text else []


def parse_target(token: str) -> Label:
    """Return a branch target; a disassembler names the places inside a function `f+0x16`.

    Raises
    ------
    DecodeError
        If the text is no label.
    """
    if _LOCAL_LABEL.fullmatch(token) or _SYMBOL.fullmatch(token):
        return Label(token)
    return _unreadable(token)


@lru_cache(maxsize=1 << 14)
def _operand(token: str) -> Classified:
    lower = token.lower()
    if register := find_register(lower):
        return register, _letter(register)
    if lower == "v0.t":
        mask = find_register(MASK)
        assert mask is not None
        return mask, "m"
    if _INTEGER.fullmatch(lower):
        return Immediate(int(lower, 0) if "x" in lower else int(lower)), "i"
    if lower in _WORDS:
        return Condition(lower), "w"
    if match := _MEMORY.fullmatch(token):
        base = find_register(match["base"])
        if base is not None and base.kind is RegisterKind.INTEGER:
            return _memory(match["offset"].rstrip(), base), "a"
    if match := _RELOCATED.fullmatch(token):
        return _relocated(token), "i"
    if _FLOAT.fullmatch(lower):
        return Condition(lower), "w"
    return (Label(token), "t") if _SYMBOL.fullmatch(token) else _unreadable(token)


def _letter(register: Register) -> str:
    if register.kind is RegisterKind.INTEGER:
        return "x"
    if register.kind is RegisterKind.VECTOR:
        return "f" if register.bits else "v"
    return "w"


def _relocated(token: str) -> Immediate:
    """Return `%lo(x+8)` as the address of `x` and 8; other operators than low parts name the page of it."""
    match = _RELOCATED.fullmatch(token)
    if match is None:
        return _unreadable(token)
    symbol = match["symbol"] if match["operator"] in _LOW_PART else f"%{match['operator']}:{match['symbol']}"
    return Immediate(int(match["offset"] or 0) + int(match["more"] or 0), symbol)


def _memory(offset: str, base: Register) -> Memory:
    if not offset:
        return Memory(base)
    if _INTEGER.fullmatch(offset.lower()):
        return Memory(base, displacement=int(offset, 0) if "x" in offset.lower() else int(offset))
    immediate = _relocated(offset)
    return Memory(base, displacement=immediate.value, symbol=immediate.symbol)


def _unreadable(token: str) -> NoReturn:
    raise DecodeError(f"unreadable operand {token!r}")
