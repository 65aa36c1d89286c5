"""Which instruction set, syntax and tool an assembly text comes from, told from the text."""

from __future__ import annotations

import re

from ..errors import UsageError

X86_64 = "x86-64"
AARCH64 = "aarch64"

ATT, INTEL, GAS = "att", "intel", "gas"
"""Syntaxes: two of x86-64, one of AArch64."""

_ISA_CLUE = re.compile(
    r"(?P<x86>%[er]?[a-ds][xip]\b|%r\d|%[xyz]mm\d|\b[xyz]mm\d|\b[er](?:[a-d]x|[sd]i|[sb]p)\b"
    r"|\belf64-x86-64\b)"
    r"|(?P<aarch64>\.arch\s+arm|[\s,\[{](?:[xw](?:[12]?\d|30|zr)|[vzp]\d+[./]\w+|[dsq]\d+|sp)[\s,\]!}]"
    r"|\belf64-littleaarch64\b)"
)
_REGISTER = r"(?:[re]?(?:[a-d]x|[sd]i|[sb]p)|[a-d][lh]|r\d+[dwb]?|[xyz]mm\d+|k[0-7])\b"
_SYNTAX_CLUE = re.compile(
    r"^[ \t]*\.(?P<directive>intel|att)_syntax\b"
    rf"|^(?!\s*\.[\w.$]*(?![\w.$:]))[^#\"\n]*?(?:(?P<att>%{_REGISTER})|(?P<intel>(?<![\w.$@%]){_REGISTER}))",
    re.MULTILINE,
)
_DISASSEMBLY = re.compile(r"^(?:[0-9a-f]{8,16} <[^\n]*>:|Disassembly of section .*:)\s*$", re.MULTILINE)


def detect_isa(text: str) -> str:
    """Return the instruction set of an assembly text: "x86-64" or "aarch64".

    The first register name decides.

    Raises
    ------
    UsageError
        If the text names no register of either.

    Examples
    --------
    >>> detect_isa("add x0, x1, 8"), detect_isa("addq $8, %rax"), detect_isa("add rax, 8")
    ('aarch64', 'x86-64', 'x86-64')
    """
    match = _ISA_CLUE.search(text)
    if match is None:
        raise UsageError(
            "cannot tell the instruction set: no register name in the assembly text; "
            "pass a compiler's -S output or name the instruction set"
        )
    return X86_64 if match["x86"] else AARCH64


def detect_syntax(text: str) -> str:
    """Return the syntax of x86-64 assembly: "att" or "intel".

    The first directive or register name decides: only AT&T syntax writes `%` before a register.

    Examples
    --------
    >>> detect_syntax(" addq $8, %rax"), detect_syntax(" add rax, 8"), detect_syntax(" ret")
    ('att', 'intel', 'att')
    """
    match = _SYNTAX_CLUE.search(text)
    if match is None:
        return ATT
    return match["directive"] or (ATT if match["att"] else INTEL)


def is_disassembly(text: str) -> bool:
    """Return whether a text is what `objdump -d` prints.

    Examples
    --------
    >>> is_disassembly("0000000000401136 <f>:\\n  401136:\\tret\\n"), is_disassembly("f:\\n ret")
    (True, False)
    """
    return _DISASSEMBLY.search(text) is not None
