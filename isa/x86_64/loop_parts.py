"""Building blocks of pipeline benchmarks: vectors, memory operands, accesses and their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..microbenchmark import HALF, ONE, SCRATCH, ZERO, Microbenchmark

LINE, GROUPS = 64, 8
STORES = SCRATCH + HALF
LOADS = SCRATCH + GROUPS * LINE
"""Loads that shall not look like stores come from other lines modulo 1 KiB."""
COUNT_DOWN = ("decq %rcx", "jnz 1b")
"""What ends a round of a microbenchmark; simulated too."""
VECTOR_MASK = 8
"""The registers behind this one hold masks in AVX2, in loops with stores and loads under masks."""
_ARITHMETIC = ("fmadd", "mulpd", "addpd")
_LETTERS = {128: "x", 256: "y", 512: "z"}


@dataclass(frozen=True, slots=True)
class Vectors:
    """The vectors that an instruction set gives to loops.

    Attributes
    ----------
    bits : int
        Of the widest.
    sums : int
        Registers, from 0 on, that loops may count up in or load to.
    loaded : tuple of int
        Registers that are loaded to beside sums in those before them.
    ones, zeros, data : int
        Registers that hold constants: ones, zeros, and what is stored.
    masks : bool
        Whether there are mask registers and broadcast operands.
    """

    bits: int
    sums: int
    loaded: tuple[int, ...]
    ones: int
    zeros: int
    data: int
    masks: bool

    @property
    def narrow(self) -> int:
        """Bits of the next narrower vectors."""
        return self.bits // 2

    @property
    def setup(self) -> tuple[str, ...]:
        """Make `rsi` and `rdi` point to the data, `rax` 0, masks full and all registers but one ones."""
        count = 32 if self.masks else 16
        return (
            *(f"vmovupd {ONE}(%rsi), {register(self.bits, number)}" for number in range(count)),
            f"vmovupd {ZERO}(%rsi), {register(self.bits, self.zeros)}",
            *(("kxnorw %k1, %k1, %k1",) if self.masks else ()),
            *("movq %rsi, %rdi", "xorl %eax, %eax"),
        )


# as many sums as there can be: with few of them a sum comes just in time to pass the register file by
AVX512 = Vectors(512, 24, (24, 25, 26, 27), 28, 29, 30, masks=True)
AVX2 = Vectors(256, 14, (12, 13), 14, 15, 15, masks=False)


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop: the effect that it shows, what it is, its instructions, and the vectors that these are of."""

    effect: str
    name: str
    body: tuple[str, ...]
    vectors: Vectors = AVX512

    @property
    def is_wide(self) -> bool:
        """True for a loop that computes in 512 bits, for which some cores lower their clock."""
        return any("%zmm" in line and any(name in line for name in _ARITHMETIC) for line in self.body)

    @property
    def benchmark(self) -> Microbenchmark:
        bits = 512 if self.is_wide else 64
        setup = self.vectors.setup
        return Microbenchmark(f"{self.effect} {self.name}", self.body, 1, setup, ("vzeroupper",), bits=bits)


def register(bits: int, number: int) -> str:
    return f"%{_LETTERS[bits]}mm{number}"


def store(bits: int, number: int, line: int, rest: int = 0) -> str:
    return f"vmovupd {register(bits, number)}, {STORES + line * LINE + rest}(%rsi)"


def masked_store(v: Vectors, bits: int, number: int, place: int, mask: int = 1) -> str:
    """Return a store under a mask: of its own register, or in AVX2 a vector."""
    if v.masks:
        return f"vmovupd {register(bits, number)}, {place}(%rsi){{%k{mask}}}"
    return f"vmaskmovpd {register(bits, number)}, {register(bits, VECTOR_MASK + mask)}, {place}(%rsi)"


def masked_load(v: Vectors, bits: int, place: int, number: int, mask: int = 1) -> str:
    """Return a load under a mask; what is left out becomes 0."""
    if v.masks:
        return f"vmovupd {place}(%rsi), {register(bits, number)}{{%k{mask}}}{{z}}"
    return f"vmaskmovpd {place}(%rsi), {register(bits, VECTOR_MASK + mask)}, {register(bits, number)}"


def full_mask(v: Vectors, mask: int = 1) -> tuple[str, ...]:
    """Return the instructions that set a mask of all lanes, independent of earlier ones."""
    number = register(v.bits, VECTOR_MASK + mask)
    return () if v.masks else (f"vpcmpeqd {number}, {number}, {number}",)


def half_mask(v: Vectors, mask: int) -> tuple[str, ...]:
    """Return the instructions that set a mask of the lower half of the lanes."""
    if v.masks:
        return "movl $15, %ebx", f"kmovb %ebx, %k{mask}"
    return (f"vpcmpeqd {', '.join([register(128, VECTOR_MASK + mask)] * 3)}",)


def interleaved(lines: Sequence[str], others: Sequence[str]) -> tuple[str, ...]:
    """Return lines with the others spread evenly among them."""
    every = len(lines) // len(others) if others else 0
    rows = [(*lines[n * every : (n + 1) * every], other) for n, other in enumerate(others)]
    return tuple(line for row in rows for line in row) if others else tuple(lines)


def spread(*kinds: Sequence[str]) -> tuple[str, ...]:
    """Return lines of several kinds, those of each kind spread evenly."""
    places = [((n + 0.5) / len(lines), line) for lines in kinds for n, line in enumerate(lines)]
    return tuple(line for _, line in sorted(places, key=lambda place: place[0]))
