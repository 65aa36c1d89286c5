"""Assembly of an experiment of PMEvo: a loop over copies of its forms, with operands filled in.

As theirs, it goes round the registers: what an instruction writes is the next one of its kind, and
what it reads are those after, written longest ago; memory operands step through a page by lines of
64 bytes. How many instructions their loops had was found on each machine and is not in the data;
here it is about a hundred, the fewest that they tried.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from chainline.errors import UsageError

LEAST_INSTRUCTIONS = 100
_PLACEHOLDER = re.compile(r"\(\(([\w:]+)\)\)")
_STEP_BYTES, _LAST_BYTES = 64, 4032
_IMMEDIATE = "44"


@dataclass(frozen=True, slots=True)
class Registers:
    """Names of the registers of a kind by width, in the order in which they are taken."""

    kinds: dict[str, dict[str, tuple[str, ...]]]
    memory: str
    divisor: str
    head: str
    tail: tuple[str, ...]


_GENERAL = ("rbx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12")
_NEON = {"VEC": "v", "128": "q", "64": "d", "32": "s", "16": "h", "8": "b"}
X86_64 = Registers(
    {
        "G": {"64": _GENERAL},
        "V": {"256": tuple(f"ymm{n}" for n in range(16)), "128": tuple(f"xmm{n}" for n in range(16))},
    },
    memory="r14",
    divisor="r13",
    head=".intel_syntax noprefix\n.Lloop:",
    tail=("sub r15, 1", "jnz .Lloop"),
)
AARCH64 = Registers(
    {
        "G": {width: tuple(f"{name}{n}" for n in range(2, 28)) for width, name in (("64", "x"), ("32", "w"))},
        "F": {width: tuple(f"{name}{n}" for n in range(32)) for width, name in _NEON.items()},
    },
    memory="x28",
    divisor="x29",
    head=".Lloop:",
    tail=("add w0, w0, #1", "cmp w0, w1", "blt .Lloop"),
)


def copies_of(forms: Sequence[str]) -> int:
    """Return how many copies of the forms a loop holds."""
    return -(-LEAST_INSTRUCTIONS // len(forms))


def loop_text(forms: Sequence[str], registers: Registers) -> str:
    """Return the assembly of a loop over `copies_of(forms)` copies of the forms.

    Raises
    ------
    UsageError
        A form has a placeholder that is not known.
    """
    turns = _Turns(registers)
    body = [_filled(form, turns) for _ in range(copies_of(forms)) for form in forms]
    return "\n".join((registers.head, *body, *registers.tail, ""))


def _filled(form: str, turns: "_Turns") -> str:
    placeholders = [match[1] for match in _PLACEHOLDER.finditer(form)]
    try:
        operands = iter(turns.operands(placeholders))
    except LookupError:
        raise UsageError(f"instruction form {form!r}: a placeholder is not known") from None
    return _PLACEHOLDER.sub(lambda _: next(operands), form).replace("_", " ")


def _writes(part: Sequence[str]) -> bool:
    return part[0] == "REG" and "W" in part[1]


@dataclass(slots=True)
class _Turns:
    """Whose turn it is: the next register to be written of each kind, and the next offset."""

    registers: Registers
    written: dict[str, int] = field(default_factory=dict)
    offset_bytes: int = _STEP_BYTES

    def operands(self, placeholders: Sequence[str]) -> list[str]:
        """Return what stands for each placeholder of an instruction: registers that it writes first."""
        parts = [placeholder.split(":") for placeholder in placeholders]
        written = [self._register(part, self.written) if _writes(part) else None for part in parts]
        reads = dict(self.written)
        return [name or self._operand(part, reads) for name, part in zip(written, parts, strict=True)]

    def _operand(self, part: Sequence[str], reads: dict[str, int]) -> str:
        if part[0] == "REG":
            return self._register(part, reads)
        if part[0] == "MIMM":
            return self._offset()
        return {"IMM": _IMMEDIATE, "MEM": self.registers.memory, "DIV": self.registers.divisor}[part[0]]

    def _register(self, part: Sequence[str], turns: dict[str, int]) -> str:
        _, _, kind, width = part
        names = self.registers.kinds[kind][width]
        turn = turns.get(kind, 0)
        turns[kind] = turn + 1
        return names[turn % len(names)]

    def _offset(self) -> str:
        offset = self.offset_bytes
        self.offset_bytes = offset + _STEP_BYTES if offset < _LAST_BYTES else _STEP_BYTES
        return str(offset)
