"""One instruction in AT&T syntax -> mnemonic, operands and decorations, nothing interpreted yet.

A reader of Intel syntax would return the same record, its operands turned to AT&T order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..instruction import DecodeError, Immediate, Label, Memory, Operand
from ..registers import Register, RegisterKind, x86_register


@dataclass(frozen=True, slots=True)
class Written:
    """One instruction as written.

    Attributes
    ----------
    mnemonic : str
        Lower case, prefixes removed.
    operands : tuple
        Sources first, destination last. Memory has `bits` 0: the mnemonic decides.
    mask : str or None
        Mask register of a `{%k1}`.
    zeroing : bool
        `{z}` is there.
    broadcast_lanes : int
        N of `{1toN}`, 0 without.
    repeated : bool
        A `rep` prefix is there.
    """

    mnemonic: str
    operands: tuple[Operand, ...] = ()
    mask: str | None = None
    zeroing: bool = False
    broadcast_lanes: int = 0
    repeated: bool = False


@dataclass(slots=True)
class _Decorations:
    mask: str | None = None
    zeroing: bool = False
    broadcast_lanes: int = 0


_PREFIX = re.compile(
    r"(?:(?:rep[nz]?[ez]?|lock|notrack|bnd|data16|rex64|[c-g]s|\{(?:evex|vex[23]?|disp\d+)\})[\s;]+)*"
)
_BRANCH = re.compile(r"j[a-z]+|callq?|loop")
_BETWEEN_OPERANDS = re.compile(r",(?![^(]*\))")
_DECORATION = re.compile(r"\{([^}]*)\}")
_ROUNDING = re.compile(r"(r[nduz]-)?sae")
_MEMORY = re.compile(
    r"(?:%(?P<segment>[c-g]s):)?(?P<displacement>[^(%$*]*)"
    r"(?P<address>\(\s*(?:%(?P<base>\w+))?\s*(?:,\s*%(?P<index>\w+)\s*(?:,\s*(?P<scale>[1248]))?)?\s*\))?"
)
_TERM = re.compile(
    r"\s*(?P<sign>[+-]?)\s*(?:(?P<number>0x[0-9a-fA-F]+|\d+)(?![\w.$])|(?P<symbol>[\w.$@]+))\s*"
)
_LABEL = re.compile(r"[\w.$@]+")


def read(text: str) -> Written:
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
    prefix = _PREFIX.match(text)
    assert prefix is not None  # every part of the pattern is optional
    mnemonic, _, rest = text[prefix.end() :].strip().partition(" ")
    mnemonic = mnemonic.lower()
    decorations = _Decorations()
    operands = []
    branch = _BRANCH.fullmatch(mnemonic) is not None
    for part in _BETWEEN_OPERANDS.split(rest) if rest.strip() else ():
        core = _DECORATION.sub("", part).strip()
        _read_decorations(part, decorations)
        if core:
            operands.append(_read_target(core) if branch else _read_operand(core))
        elif "{" not in part:
            raise DecodeError(f"empty operand in '{text}'")
    return Written(
        mnemonic,
        tuple(operands),
        decorations.mask,
        decorations.zeroing,
        decorations.broadcast_lanes,
        prefix[0].startswith("rep"),
    )


def _read_decorations(part: str, decorations: _Decorations) -> None:
    for name in _DECORATION.findall(part):
        word = name.strip().lower()
        register = x86_register(word.removeprefix("%"))
        if register is not None and register.kind is RegisterKind.MASK:
            decorations.mask = register.root
        elif word == "z":
            decorations.zeroing = True
        elif word.startswith("1to") and word[3:].isdigit():
            decorations.broadcast_lanes = int(word[3:])
        elif not _ROUNDING.fullmatch(word):
            raise DecodeError(f"unknown decoration '{{{name}}}'")


def _read_target(text: str) -> Operand:
    """A bare name is a label here, and memory elsewhere; `*` goes before an indirect target."""
    if text.startswith("*"):
        return _read_operand(text[1:].strip())
    if _LABEL.fullmatch(text):
        return Label(text.removesuffix("@PLT"))
    raise DecodeError(f"unreadable branch target '{text}'")


def _read_operand(text: str) -> Operand:
    if text.startswith("%") and ":" not in text:
        return _register(text[1:])
    if text.startswith("$"):
        value, symbol = _read_sum(text[1:])
        return Immediate(value, symbol)
    return _read_memory(text)


def _register(name: str) -> Register:
    register = x86_register(name.lower())
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
        index=_register(match["index"]) if match["index"] else None,
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
            number = int(term["number"], 0)
            value += -number if term["sign"] == "-" else number
        elif symbol is None and term["sign"] != "-":
            symbol = term["symbol"]
        else:
            raise DecodeError(f"unreadable expression '{text}'")
        position = term.end()
    if not text.strip():
        raise DecodeError("empty expression")
    return value, symbol
