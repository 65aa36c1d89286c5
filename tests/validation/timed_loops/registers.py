"""Registers and flags that a loop leaves to what is added to it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from chainline.analysis.incore.regions.record import BodyAnalysis
from chainline.isa.instruction import CARRY, FLAGS, Instruction

_GENERAL = ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "rbx")


def free(text: str) -> dict[str, str | int]:
    """Return registers that a function does not name: two of vectors, one general one."""
    vectors = [n for n in range(15, -1, -1) if not re.search(rf"%[xy]mm{n}\b", text)]
    general = [name for name in _GENERAL if not re.search(_names(name), text)]
    found: dict[str, str | int] = {}
    if vectors:
        found["v"], found["c"] = vectors[0], vectors[-1]
    if general:
        found["r"] = general[-1]
    return found


def free_at_top(analysis: BodyAnalysis, text: str) -> dict[str, str | int]:
    """Return `free`; of vectors else one that an iteration writes before it reads, and one that it keeps."""
    code, found = analysis.body.instructions, free(text)
    if "v" not in found:
        read, written = set[str](), dict[str, None]()
        for instruction in code:
            read |= set(instruction.reads)
            written |= dict.fromkeys(root for root in instruction.writes if root not in read)
        kept = read - {root for instruction in code for root in instruction.writes}
        unread, constant = (sorted(n for n in names if n.startswith("zmm")) for names in (written, kept))
        if unread and constant:
            found |= {"v": int(unread[0][3:]), "c": int(constant[0][3:])}
    return found


def _names(root: str) -> str:
    short = root[1:] if root[1:2].isalpha() else root
    return rf"%(?:{root}[bwd]?|e{short}|{short}|{short[0]}l|{short}l)\b"


def flags_live(code: Sequence[Instruction]) -> bool:
    """Tell whether flags are read before they are written, from the top of an iteration on."""
    for instruction in code:
        if not {FLAGS, CARRY}.isdisjoint(instruction.reads):
            return True
        if not {FLAGS, CARRY}.isdisjoint(instruction.writes):
            return False
    return True
