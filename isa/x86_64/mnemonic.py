"""One spelling for each x86-64 mnemonic, whichever syntax and tool it comes from.

The assemblers accept several names for one instruction: `addq`, and `add` where a register
tells the size; `retq` and `ret`; `movzx` for `movzbl`. The forms, and everything that asks for a
mnemonic, know the AT&T name with the suffix of its size, as compilers write it:

- integer instructions end in the size of their operation (`addq`, `pushq`, `bswapl`), but for
  those whose name ends in a condition (`cmovne`) and for `call`, `jmp`, `leave` and `ret`;
- conversions from an integer end in its size (`cvtsi2sdq`), conversions to one do not;
- `shl` stands for `sal`;
- a narrowing conversion or a class test of memory ends in `x`, `y` or `z`, the width of the
  memory, where no register tells it;
- x87 instructions on memory end in its size: `flds` of 32 bits, `fildll` of 64.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from ...lazy import pattern
from ..instruction import Memory, Operand, Register, RegisterKind
from ..mnemonic_patterns import full_match
from .flags import CONDITIONS
from .form_rules import INTEGER_RULES
from .raw_instruction import RawInstruction

_SUFFIX = {8: "b", 16: "w", 32: "l", 64: "q"}
_ALIASES = {
    "cdqe": "cltq", "cqo": "cqto", "cdq": "cltd", "cwde": "cwtl", "cbw": "cbtw", "cwd": "cwtd",
    "callq": "call", "jmpq": "jmp", "leaveq": "leave", "retq": "ret", "movsxd": "movslq",
    "push": "pushq", "pop": "popq", "pushf": "pushfq", "popf": "popfq",
}  # fmt: skip
_SHIFT_LEFT = pattern(r"^sal(?=[bwlq]?$)")
_BY_DESTINATION = pattern(r"(?P<stem>movs|movz)[xb]")
_STRING = pattern(r"(movs|stos|lods|scas|cmps)d?")
_FROM_INTEGER = pattern(r"v?cvtu?si2s[sdh]")
_TO_INTEGER = pattern(r"(?P<stem>v?cvtt?s[sdh]2u?si)[lq]")
_NARROWS = pattern(
    r"(?P<stem>vcvt(?:t?pd2(?:ps|u?dq|ph)|u?qq2p[sh]|u?dq2ph|ps2phx|neps2bf16)|vfpclassp[sdh])"
    r"(?P<width>[xyz])?"
)
_X87_FLOAT = re.compile(r"f(ld|stp?|add|subr?|mul|divr?|comp?)")
_X87_WHOLE = re.compile(r"fi(ld|stp?|sttp|add|subr?|mul|divr?|comp?)")
_X87_QUAD = re.compile(r"fi(ld|stp|sttp)q")
_WIDTH = {128: "x", 256: "y", 512: "z"}


def canonical_mnemonic(written: RawInstruction) -> str:
    """Return the spelling under which the forms know an instruction.

    Examples
    --------
    >>> from .att import read
    >>> [canonical_mnemonic(read(t)) for t in ("add %rax, %rbx", "retq", "cmovneq %rax, %rbx")]
    ['addq', 'ret', 'cmovne']
    """
    name = written.mnemonic
    if name in _ALIASES:
        return _ALIASES[name]
    name = _SHIFT_LEFT.sub("shl", name)
    if takes_size(name):
        return name + _size(written)
    rewrite = _spelling(name)
    return rewrite(written, name) if rewrite is not None else name


@cache
def takes_size(name: str) -> bool:
    """Tell whether a mnemonic is the name of an integer instruction without its size suffix.

    Examples
    --------
    >>> takes_size("add"), takes_size("addq"), takes_size("cmovne")
    (True, False, False)
    """
    if name.startswith("cmov"):
        return False
    matches = (full_match(rule.pattern, name) for rule in INTEGER_RULES if "(?P<size>" in rule.pattern)
    return any(match is not None and match["size"] is None for match in matches)


def _size(written: RawInstruction) -> str:
    """Return the suffix of the operation's size, which is that of the destination."""
    operands = written.operands[:1] if written.mnemonic == "crc32" else reversed(written.operands)
    return next(filter(None, (_suffix(operand, written) for operand in operands)), "")


def _suffix(operand: Operand, written: RawInstruction) -> str:
    if isinstance(operand, Register) and operand.kind is RegisterKind.INTEGER:
        return _SUFFIX[operand.bits]
    return _SUFFIX.get(written.memory_bits, "") if isinstance(operand, Memory) else ""


_Rewrite = Callable[[RawInstruction, str], str]


@cache
def _spelling(name: str) -> _Rewrite | None:
    """Return the rule that rewrites the mnemonics of this name, None where they have one spelling."""
    if name.startswith("cmov"):
        return _conditional_move
    for names, rewrite in _REWRITES:
        if names.fullmatch(name):
            return rewrite
    return None


def _conditional_move(_: RawInstruction, name: str) -> str:
    sized = name[4:] not in CONDITIONS and name[4:-1] in CONDITIONS
    return name[:-1] if sized else name


def _extension(written: RawInstruction, name: str) -> str:
    """`movzx` and `movzb`: name both sizes."""
    operands = written.operands
    if len(operands) != 2 or not isinstance(operands[1], Register):
        return name
    source = "b" if name.endswith("b") else _suffix(operands[0], written)
    return name[:4] + source + _suffix(operands[1], written)


def _string(written: RawInstruction, name: str) -> str:
    """`movs`, `stos` and their like take the size of what they move; `movsd` may be of SSE2."""
    operands = written.operands
    if any(not isinstance(o, Memory) and not is_integer(o) for o in operands):
        return name
    if len(operands) == 2 and is_integer(operands[1]) and name.startswith("mov"):
        return name
    return name[:4] + (_size(written) or ("l" if name.endswith("d") else ""))


def is_integer(operand: Operand) -> bool:
    """Tell whether an operand is a general register."""
    return isinstance(operand, Register) and operand.kind is RegisterKind.INTEGER


def _from_integer(written: RawInstruction, name: str) -> str:
    return name + (_suffix(written.operands[0], written) or "l") if written.operands else name


def _to_integer(_: RawInstruction, name: str) -> str:
    return name[:-1]


def _narrowing(written: RawInstruction, name: str) -> str:
    match = _NARROWS.fullmatch(name)
    assert match is not None  # by the pattern that led here
    memory = next((operand for operand in written.operands if isinstance(operand, Memory)), None)
    destination = written.operands[-1] if written.operands else None
    if memory is None or (isinstance(destination, Register) and destination.bits == 256):
        return match["stem"]
    if match["width"]:
        return name
    lanes = written.broadcast_lanes
    single = {"vcvtneps2bf16", "vfpclassps", "vcvtdq2ph", "vcvtudq2ph", "vcvtps2phx"}
    element = 32 if name in single else 16 if name == "vfpclassph" else 64
    return match["stem"] + _WIDTH.get(lanes * element if lanes > 0 else written.memory_bits, "")


def _x87_float(written: RawInstruction, name: str) -> str:
    return name + {32: "s", 64: "l", 80: "t"}.get(written.memory_bits, "")


def _x87_whole(written: RawInstruction, name: str) -> str:
    return name + {16: "s", 32: "l", 64: "ll"}.get(written.memory_bits, "")


def _x87_quad(_: RawInstruction, name: str) -> str:
    return name[:-1] + "ll"


_REWRITES: tuple[tuple[re.Pattern[str], _Rewrite], ...] = (
    (_BY_DESTINATION, _extension),
    (_STRING, _string),
    (_FROM_INTEGER, _from_integer),
    (_TO_INTEGER, _to_integer),
    (_NARROWS, _narrowing),
    (_X87_FLOAT, _x87_float),
    (_X87_WHOLE, _x87_whole),
    (_X87_QUAD, _x87_quad),
)
