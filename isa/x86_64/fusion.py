"""Comparisons and arithmetic that x86-64 cores may carry out together with the branch behind them.

Which pairs are one operation differs by core. All cores that join any join `cmp` and `test` with branches by
equality or order; AMD's also those by single flags, and from Zen 3 on any arithmetic that leaves flags;
Intel's some arithmetic, and what reads memory.

References
----------
Intel 64 and IA-32 Architectures Optimization Reference Manual, 248966, section 3.4.2.2 (macro-fusion).
AMD, Software Optimization Guide for the AMD Zen 3 Microarchitecture, 56665 (branch fusion).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...records import replace
from ..instruction import (
    ARITHMETIC,
    COMPARE,
    OTHER_ARITHMETIC,
    OTHER_COMPARE,
    WITH_MEMORY,
    Immediate,
    Instruction,
    Kind,
)

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
        if found[place].kind is Kind.BRANCH and found[place].conditional:
            fusion = _fusion(found[place - 1], found[place].mnemonic)
            if fusion:
                found[place - 1 : place + 1] = [
                    replace(each, fusion=fusion) for each in found[place - 1 : place + 1]
                ]
    return tuple(found)


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
