"""Spelling of x86-64 instructions at a width: SSE2, AVX2 with FMA, AVX-512.

Registers: 15 holds ones, 14 zeros, 13 a value that is no power of two, 12 lane numbers; 0 to
11 are results. `rsi` is the data block, `rcx` counts rounds, `rdx` holds 1.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...records import record
from ..microbenchmark import HALF, INDEX, ONE, SCRATCH, SEED, ZERO, Frame

INTEGERS = ("rax", "rbx", "rdi", *(f"r{n}" for n in range(9, 16)))
"""General registers that results go to; all start at 1."""
_NAMES = {64: "xmm", 128: "xmm", 256: "ymm", 512: "zmm"}


def x86_widths(features: Mapping[str, bool], most: int = 512) -> tuple[int, ...]:
    """Return the widths in bits that a processor with these features computes in, up to `most`.

    Examples
    --------
    >>> x86_widths({"avx2": True, "fma": True}), x86_widths({})
    ((64, 128, 256), (64, 128))
    """
    widest = 512 if _has_masks(features) else 256 if _has_vex(features) else 128
    return tuple(bits for bits in _NAMES if bits <= min(widest, most))


def _has_vex(features: Mapping[str, bool]) -> bool:
    return bool(features.get("avx2") and features.get("fma"))


def _has_masks(features: Mapping[str, bool]) -> bool:
    return _has_vex(features) and all(features.get(name) for name in ("avx512f", "avx512vl", "avx512dq"))


@record
class X86Encoding:
    """Spelling of instructions at a width.

    Attributes
    ----------
    bits : int
        Width; 64 stands for scalar instructions.
    vex : bool
        AVX encodings with three operands, and FMA.
    masks : bool
        AVX-512 mask registers.
    """

    bits: int
    vex: bool
    masks: bool

    @property
    def label(self) -> str:
        """The width as names of figures write it."""
        return "scalar" if self.bits == 64 else str(self.bits)

    def register(self, number: int) -> str:
        return f"%{_NAMES[self.bits]}{number}"

    def operation(self, name: str, source: int, target: int, other: int | None = None) -> str:
        """Return `target = other op source`; `other` is `target` unless given and encodable."""
        suffix = "sd" if self.bits == 64 else "pd"
        return self.exact(f"{name}{suffix}", source, target, other)

    def exact(self, name: str, source: int, target: int, other: int | None = None) -> str:
        """Return the same for an instruction named in full."""
        if not self.vex:
            return f"{name} {self.register(source)}, {self.register(target)}"
        middle = target if other is None else other
        return f"v{name} {self.register(source)}, {self.register(middle)}, {self.register(target)}"

    def fma(self, kind: int, target: int) -> str:
        """Return an FMA by zero and one: 231 chains the addend, 213 a factor."""
        suffix = "sd" if self.bits == 64 else "pd"
        return f"vfmadd{kind}{suffix} {self.register(14)}, {self.register(15)}, {self.register(target)}"

    def unary(self, name: str, source: int, target: int) -> str:
        """Return an instruction of one source, such as a move."""
        prefix = "v" if self.vex else ""
        return f"{prefix}{name} {self.register(source)}, {self.register(target)}"

    def load(self, displacement: int, target: int, base: str = "rsi") -> str:
        name = "movsd" if self.bits == 64 else "movupd"
        return f"{'v' if self.vex else ''}{name} {displacement}(%{base}), {self.register(target)}"

    def store(self, source: int, displacement: int) -> str:
        name = "movsd" if self.bits == 64 else "movupd"
        return f"{'v' if self.vex else ''}{name} {self.register(source)}, {displacement}(%rsi)"

    @property
    def frame(self) -> Frame:
        """Fill the constants and results."""
        whole = self if self.bits > 64 else X86Encoding(128, self.vex, self.masks)
        places = ((15, ONE), (14, ZERO), (13, SEED), (12, INDEX))
        fill = [whole.load(place, number) for number, place in places]
        fill += [whole.load(ONE, number) for number in range(12)]
        integers = ["movl $1, %edx", *(f"movl $1, %{_half(name)}" for name in INTEGERS)]
        teardown = ("vzeroupper",) if self.vex else ()
        return Frame((*fill, *integers, "testq %rcx, %rcx"), teardown, self.bits)

    def place(self, n: int) -> int:
        """Return the displacement of access number n: neighbours in half the scratch space."""
        return SCRATCH + n * self.bits // 8 % HALF


def _half(name: str) -> str:
    return f"{name}d" if name[1].isdigit() else f"e{name[1:]}"


def forms(features: Mapping[str, bool], most: int = 512) -> list[X86Encoding]:
    """Return the forms of every width up to `most` bits."""
    vex, masks = _has_vex(features), _has_masks(features)
    return [X86Encoding(bits, vex, masks) for bits in x86_widths(features, most)]
