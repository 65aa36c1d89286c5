"""One instruction in AT&T syntax -> mnemonic, operands and decorations, nothing interpreted yet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...lazy import pattern
from ..decode_cache import Piece
from ..instruction import DecodeError, Immediate, Label, Memory, Operand, Register
from .raw_instruction import (
    BRANCH,
    DECORATION,
    LABEL,
    NO_INDEX,
    PREFIXES,
    Decorations,
    RawInstruction,
    read_decorations,
    read_number,
    signed_64,
)
from .registers import find_register

_BETWEEN_OPERANDS = pattern(r",(?![^()]{0,64}\))")
"""Registers and a scale stand between a comma and the end of brackets, and nothing longer."""
_MEMORY = pattern(
    r"(?:%(?P<segment>[c-g]s):)?(?P<displacement>[^(%$*]*)"
    r"(?P<address>\(\s*(?:%(?P<base>\w+)\s*)?(?:,\s*%(?P<index>\w+)\s*(?:,\s*(?P<scale>[1248])\s*)?)?\))?"
)
_TERM = pattern(
    r"\s*(?:(?P<sign>[+-])\s*)?(?:(?P<number>0x[0-9a-fA-F]+|[0-9]+)(?![\w.$])|(?P<symbol>[\w.$@]+))\s*"
)


def read(text: str) -> RawInstruction:
    """Return the parts of one AT&T instruction.

    Raises
    ------
    DecodeError
        An operand cannot be read.

    Examples
    --------
    >>> read("vmovupd 24(%rsi,%rax,8), %ymm18 {%k2} {z}").mask
    'k2'
    """
    prefix = PREFIXES.match(text)
    assert prefix is not None  # every part of the pattern is optional
    mnemonic, _, rest = text[prefix.end() :].strip().partition(" ")
    mnemonic = mnemonic.lower()
    decorations = Decorations()
    operands = []
    branch = BRANCH.fullmatch(mnemonic) is not None
    for part in _BETWEEN_OPERANDS.split(rest) if rest.strip() else ():
        core = part.strip()
        if "{" in core:
            core = DECORATION.sub("", core).strip()
            read_decorations(part, decorations)
        if core:
            operands.append(_read_target(core) if branch else _read_operand(core))
        elif "{" not in part:
            raise DecodeError(f"empty operand in '{text}'")
    return RawInstruction(
        mnemonic,
        tuple(operands),
        decorations.mask,
        decorations.zeroing,
        decorations.broadcast_lanes,
        prefix[0].lower().startswith("rep"),
    )


_MOST_PIECES = 1 << 14
_pieces: dict[str, Piece] = {}
"""Operands by their text, however often they come."""
_plain_mnemonics: set[str] = set()
"""Mnemonics as written, without prefix, whose operands are none of `_read_target`."""


def known_pieces(text: str) -> tuple[str, list[Piece]] | None:
    """Return the mnemonic and the operands of an instruction all parts of which were met before, else None.

    Compilers put a blank behind the comma between two operands and nowhere else; what is split within an
    operand is none that is known.
    """
    mnemonic, _, rest = text.partition(" ")
    if mnemonic not in _plain_mnemonics:
        return None
    try:
        return mnemonic, [_pieces[part] for part in rest.split(", ")]
    except KeyError:
        return None


def keep_pieces(text: str, mnemonic: str, pieces: Sequence[Piece]) -> None:
    """Keep the operands of an instruction that has no decorations, for `known_pieces`.

    Parameters
    ----------
    text : str
        The instruction as written.
    mnemonic : str
        Its mnemonic.
    pieces : sequence of Piece
        Its operands.
    """
    written, _, rest = text.partition(" ")
    parts = rest.split(", ")
    alone = written == mnemonic and "{" not in rest and BRANCH.fullmatch(mnemonic) is None
    if (
        not alone
        or [part.strip() for part in _BETWEEN_OPERANDS.split(rest)] != parts
        or len(parts) != len(pieces)
    ):
        return
    if len(_pieces) >= _MOST_PIECES:
        _pieces.clear()
    if len(_plain_mnemonics) >= _MOST_PIECES:
        _plain_mnemonics.clear()
    _plain_mnemonics.add(mnemonic)
    _pieces.update(zip(parts, pieces, strict=True))


def _read_target(text: str) -> Operand:
    """A bare name is a label here, and memory elsewhere; `*` goes before an indirect target."""
    if text.startswith("*"):
        return _read_operand(text[1:].strip())
    if LABEL.fullmatch(text):
        return Label(text.removesuffix("@PLT"))
    raise DecodeError(f"unreadable branch target '{text}'")


@lru_cache(maxsize=1 << 14)
def _read_operand(text: str) -> Operand:
    if text.startswith("%") and ":" not in text:
        return _register(text[1:])
    if text.startswith("$"):
        value, symbol = _read_sum(text[1:])
        return Immediate(value, symbol)
    return _read_memory(text)


def _register(name: str) -> Register:
    register = find_register(name.lower())
    if register is None:
        raise DecodeError(f"unknown register '%{name}'")
    return register


def _read_memory(text: str) -> Memory:
    match = _MEMORY.fullmatch(text)
    if match is None:
        raise DecodeError(f"unreadable operand '{text}'")
    displacement, symbol = _read_sum(match["displacement"]) if match["displacement"].strip() else (0, None)
    if match["segment"]:  # an address in another segment is never one of a known symbol
        symbol = f"%{match['segment']}:{symbol or ''}"
    elif not match["address"] and not match["displacement"].strip():
        raise DecodeError(f"unreadable operand '{text}'")
    return Memory(
        base=_register(match["base"]) if match["base"] else None,
        index=_register(match["index"]) if match["index"] and match["index"] not in NO_INDEX else None,
        scale=int(match["scale"] or 1),
        displacement=displacement,
        symbol=symbol,
    )


def _read_sum(text: str) -> tuple[int, str | None]:
    """Read `8+.LC0-4`: the numbers added up, and at most one symbol."""
    value, symbol, position = 0, None, 0
    while position < len(text):
        term = _TERM.match(text, position)
        if term is None or (position and not term["sign"]):
            raise DecodeError(f"unreadable expression '{text}'")
        if term["number"]:
            number = read_number(term["number"])
            value += -number if term["sign"] == "-" else number
        elif symbol is None and term["sign"] != "-":
            symbol = term["symbol"]
        else:
            raise DecodeError(f"unreadable expression '{text}'")
        position = term.end()
    if not text.strip():
        raise DecodeError("empty expression")
    return signed_64(value), symbol
