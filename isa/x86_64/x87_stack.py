"""Registers of the x87 stack under names that last, instead of counted from its top.

`fld` moves the top down by one register, a popping instruction up: `st(1)` of one instruction is `st(0)` of
the next. Cores rename them, and take an exchange as a renaming, too; so do we. Code is followed line by line;
after a jump or a return, what a branch to the place left on the stack is taken.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ...patterns import pattern
from ...records import replace
from ..instruction import Instruction, Kind
from ..registers import Register
from .x87_forms import STACK

_Names = tuple[str, ...]
_EMPTY: _Names = tuple(f"st{number}" for number in range(8))
_STACK = frozenset(STACK)

_PUSH = pattern(r"f(ld(?!cw|env).*|ild.*|bld|sincos|ptan|xtract|decstp)")
_POP_TWICE = pattern(r"fu?compp")
_POP = pattern(
    r"f(stp.*|istt?p.*|bstp|u?comp[sl]?|icomp[sl]|u?comip|u?compi|incstp|freep|patan|yl2x(p1)?)"
    r"|f(add|subr?|mul|divr?)p"
)
_POP_ALONE = pattern(r"f(add|subr?|mul|divr?)")
"""Written without operands."""
_RESET = pattern(r"fn?(init|save)|frstor|fldenv|fxrstor(64)?")


def with_lasting_names(
    code: Sequence[Instruction], labels: Mapping[str, int], starts: Collection[int]
) -> tuple[Instruction, ...]:
    """Return instructions with lasting names for the registers of the x87 stack that they read and write.

    Parameters
    ----------
    labels : mapping of str to int
        Positions.
    starts : collection of int
        Positions of the first instructions of functions, where the stack is empty.
    """
    if not any(_STACK.intersection(each.reads + each.writes) for each in code):
        return tuple(code)
    named: list[Instruction] = []
    left: dict[int, _Names] = {}  # by what branches to a position
    names, falls = _EMPTY, True
    for position, instruction in enumerate(code):
        if position in starts or not falls:
            names = _EMPTY if position in starts else left.get(position, _EMPTY)
        named.append(_named(instruction, names))
        names = _after(instruction, names)
        goal = labels.get(instruction.target or "")
        if goal is not None and instruction.kind is Kind.BRANCH:
            left.setdefault(goal, names)
        ends = instruction.kind is Kind.RETURN or (
            instruction.kind is Kind.BRANCH and not instruction.conditional
        )
        falls = not ends
    return tuple(named)


def _named(instruction: Instruction, names: _Names) -> Instruction:
    if not _STACK.intersection(instruction.reads + instruction.writes):
        return instruction
    if instruction.mnemonic == "fxch":
        return replace(instruction, reads=(), writes=())
    lasting = dict(zip(STACK, names, strict=True))
    return replace(
        instruction,
        reads=tuple(lasting.get(root, root) for root in instruction.reads),
        writes=tuple(lasting.get(root, root) for root in instruction.writes),
    )


def _after(instruction: Instruction, names: _Names) -> _Names:
    """Return the names of the x87 registers after an instruction, from the top."""
    mnemonic = instruction.mnemonic
    if mnemonic[0] != "f":
        return names
    if mnemonic == "fxch":
        return _exchanged(instruction, names)
    if _PUSH.fullmatch(mnemonic):
        return (names[7], *names[:7])
    if _POP_TWICE.fullmatch(mnemonic):
        return (*names[2:], *names[:2])
    if _POP.fullmatch(mnemonic) or (not instruction.operands and _POP_ALONE.fullmatch(mnemonic)):
        return (*names[1:], names[0])
    return _EMPTY if _RESET.fullmatch(mnemonic) else names


def _exchanged(instruction: Instruction, names: _Names) -> _Names:
    others = [STACK.index(o.root) for o in instruction.operands if isinstance(o, Register)]
    other = next((number for number in others if number), 0 if others else 1)
    swapped = list(names)
    swapped[0], swapped[other] = names[other], names[0]
    return tuple(swapped)
