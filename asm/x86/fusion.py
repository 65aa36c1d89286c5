"""Comparisons and arithmetic that x86-64 cores may carry out together with the branch behind them."""

from __future__ import annotations

from collections.abc import Sequence

from ...records import replace
from ..instruction import Instruction, Kind

COMPARE, ARITHMETIC = "compare", "arithmetic"
"""Which instructions: `cmp` and `test`; those besides that leave a result and flags."""
FUSIONS = (COMPARE, ARITHMETIC)
_BY_NAME = dict.fromkeys(("cmp", "test"), COMPARE) | dict.fromkeys(
    ("add", "sub", "inc", "dec", "and", "or", "xor"), ARITHMETIC
)


def with_fusions(instructions: Sequence[Instruction]) -> tuple[Instruction, ...]:
    """Return instructions, of which those say so that can be carried out with a neighbour.

    Operands in registers or constants only: with one in memory the pair was seen to stay apart on Zen 3.

    Examples
    --------
    >>> from chainline.asm.listing import parse
    >>> listing = parse("cmpq %rax, %rbx; jne .L2; decq %rcx; jmp .L2".replace("; ", chr(10)), "x86-64")
    >>> [each.fusion for each in listing.instructions]
    ['compare', 'compare', '', '']
    """
    found = list(instructions)
    for place in range(1, len(found)):
        if found[place].kind is Kind.BRANCH and found[place].conditional:
            fusion = _fusion(found[place - 1])
            if fusion:
                found[place - 1 : place + 1] = [
                    replace(each, fusion=fusion) for each in found[place - 1 : place + 1]
                ]
    return tuple(found)


def _fusion(instruction: Instruction) -> str:
    if instruction.kind is not Kind.INTEGER or instruction.loads or instruction.stores:
        return ""
    name = instruction.mnemonic
    return _BY_NAME.get(name) or _BY_NAME.get(name[:-1], "")
