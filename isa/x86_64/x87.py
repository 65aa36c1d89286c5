"""Registers of the x87 stack under names that last, instead of counted from its top.

`fld` moves the top down by one register, a popping instruction up: `st(1)` of one instruction is `st(0)` of
the next. Cores rename them, and take an exchange as a renaming, too; so do we. Code is followed line by line;
after a jump or a return, what a branch to the place left on the stack is taken.

Form rules count registers from the top before the instruction: a push writes `st(7)`, the register that is
the top afterwards; a pop changes neither reads nor writes. `with_lasting_names` renames them. Operands stand
in AT&T order; a memory operand has its width as a suffix: `s`, `l` and `t` of 32, 64 and 80 bits, of whole
numbers `s`, `l` and `ll` of 16, 32 and 64. Source: Intel 64 and IA-32 Architectures Software Developer's
Manual, volume 2, and volume 1, chapter 8.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ...lazy import pattern
from ...records import replace
from ..instruction import Instruction, Kind, Register
from .form import Rule, rule

STACK = tuple(f"st({number})" for number in range(8))
TOP, BELOW, PUSHED = STACK[0], STACK[1], STACK[7]
STATUS, CONTROL = "fpsw", "fpcw"
"""Condition codes, and what sets rounding and precision."""

_ALL = " ".join((*STACK, STATUS, CONTROL))
_WIDTHS = (("s", 32), ("l", 64))
_WHOLE = (("s", 16), ("l", 32))
_CONDITIONS = "n?(b|e|be|u)"


def _arithmetic(names: str, kind: Kind) -> tuple[Rule, ...]:
    """An operation on the top and memory, on two registers, or on two of which one goes."""
    both = f"{TOP} {CONTROL}"
    return (
        rule(f"f({names})", kind, "rm", "x87", CONTROL),
        rule(f"f({names})", kind, "r", "x87", both, TOP),
        rule(f"f({names})p?", kind, "-", "x87", f"{TOP} {BELOW} {CONTROL}", BELOW),
        rule(f"f({names})p", kind, "rm", "x87", CONTROL),
        rule(f"f({names})p", kind, "m", "x87", both),
        *(rule(f"f({names}){s}", kind, "R", "x87", both, TOP, memory_bits=n) for s, n in _WIDTHS),
        *(rule(f"fi({names}){s}", kind, "R", "x87", both, TOP, memory_bits=n) for s, n in _WHOLE),
    )


def _comparisons() -> tuple[Rule, ...]:
    kind = Kind.FP_OTHER
    return (
        rule("fu?comp?", kind, "r", "", TOP, STATUS),
        rule("fu?comp?", kind, "rr", "", TOP, STATUS),
        rule("fu?comp?p?", kind, "-", "", f"{TOP} {BELOW}", STATUS),
        *(rule(f"fcomp?{s}", kind, "R", "", TOP, STATUS, memory_bits=n) for s, n in _WIDTHS),
        *(rule(f"ficomp?{s}", kind, "R", "", TOP, STATUS, memory_bits=n) for s, n in _WHOLE),
        rule("fu?comp?ip?", kind, "rr", flags="w"),
        rule("fu?comp?ip?", kind, "r", "", TOP, flags="w"),
        rule("fu?comp?ip?", kind, "-", "", f"{TOP} {BELOW}", flags="w"),
        rule("ftst|fxam", kind, "-", "", TOP, STATUS),
    )


def _moves() -> tuple[Rule, ...]:
    load, store = Kind.LOAD, Kind.STORE
    floats = (*_WIDTHS, ("t", 80))
    whole = (*_WHOLE, ("ll", 64))
    return (
        rule("fld", Kind.MOVE, "r", "", "", PUSHED),
        *(rule(f"fld{s}", load, "R", "", "", PUSHED, memory_bits=n) for s, n in floats),
        *(rule(f"fild{s}", Kind.FP_OTHER, "R", "", "", PUSHED, memory_bits=n) for s, n in whole),
        rule("fbld", Kind.FP_OTHER, "R", "", "", PUSHED, memory_bits=80),
        rule("fld(1|z|pi|l2e|l2t|lg2|ln2)", Kind.FP_OTHER, "-", "", CONTROL, PUSHED),
        rule("fstp?", Kind.MOVE, "w", "", TOP),
        *(rule(f"fstp?{s}", store, "W", "", f"{TOP} {CONTROL}", memory_bits=n) for s, n in floats),
        *(rule(f"fistt?p?{s}", store, "W", "", f"{TOP} {CONTROL}", memory_bits=n) for s, n in whole),
        rule("fbstp", store, "W", "", f"{TOP} {CONTROL}", memory_bits=80),
        rule("fxch", Kind.MOVE, "m", "", TOP, TOP),
        rule("fxch", Kind.MOVE, "mm"),
        rule("fxch", Kind.MOVE, "-", "", f"{TOP} {BELOW}", f"{TOP} {BELOW}"),
        rule(f"fcmov{_CONDITIONS}", Kind.FP_OTHER, "rm", flags="r"),
        rule(f"fcmov{_CONDITIONS}", Kind.FP_OTHER, "r", "", TOP, TOP, flags="r"),
        rule("ffreep?", Kind.NOP, "x"),
        rule("f(inc|dec)stp|fnop|fwait|wait", Kind.NOP, "-"),
    )


def _functions() -> tuple[Rule, ...]:
    one, two = f"{TOP} {CONTROL}", f"{TOP} {BELOW} {CONTROL}"
    other = Kind.FP_OTHER
    return (
        rule("fsqrt", Kind.DIVIDE, "-", "x87", one, TOP),
        rule("f(chs|abs)", other, "-", "", TOP, TOP),
        rule("f(rndint|2xm1)", other, "-", "", one, TOP),
        rule("f(sin|cos)", other, "-", "", one, f"{TOP} {STATUS}"),
        rule("f(sincos|ptan)", other, "-", "", one, f"{TOP} {PUSHED} {STATUS}"),
        rule("fxtract", other, "-", "", one, f"{TOP} {PUSHED}"),
        rule("fscale", other, "-", "", two, TOP),
        rule("fprem1?", other, "-", "", two, f"{TOP} {STATUS}"),
        rule("f(patan|yl2x|yl2xp1)", other, "-", "", two, BELOW),
    )


def _state() -> tuple[Rule, ...]:
    other, store = Kind.FP_OTHER, Kind.STORE
    vectors = " ".join(f"zmm{number}" for number in range(16))
    everything = f"{_ALL} {vectors}"
    return (
        rule("fn?stsw", store, "W", "", STATUS, memory_bits=16),
        rule("fn?stsw", other, "w", "", STATUS),
        rule("fn?stsw", other, "-", "", STATUS, "rax"),
        rule("fn?stcw", store, "W", "", CONTROL, memory_bits=16),
        rule("fldcw", other, "R", "", "", CONTROL, memory_bits=16),
        rule("fn?clex", other, "-", "", "", STATUS),
        rule("fn?init", other, "-", "", "", _ALL),
        rule("fn?stenv", store, "W", "", f"{STATUS} {CONTROL}", memory_bits=224),
        rule("fldenv", other, "R", "", "", f"{STATUS} {CONTROL}", memory_bits=224),
        rule("fn?save", store, "W", "", _ALL, _ALL, memory_bits=864),
        rule("frstor", other, "R", "", "", _ALL, memory_bits=864),
        rule("fxsave(64|q)?", store, "W", "", everything, memory_bits=4096),
        rule("fxrstor(64|q)?", other, "R", "", "", everything, memory_bits=4096),
        rule("f?emms", other, "-"),
    )


X87_RULES = (
    *_arithmetic("add|subr?", Kind.ADD),
    *_arithmetic("mul", Kind.MULTIPLY),
    *_arithmetic("divr?", Kind.DIVIDE),
    *_comparisons(),
    *_moves(),
    *_functions(),
    *_state(),
)


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
    code : sequence of Instruction
        Instructions in program order.
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
