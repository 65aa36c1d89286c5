"""Loops that show one effect of an x86-64 core's pipeline each: machine files are fitted and held to them.

They need AVX-512, or AVX2 and FMA, with which some effects cannot be shown. No tensor kernel is among them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ...records import record
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


@record
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


@record
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


N_FMA = 48


def groups(v: Vectors, second: Sequence[str], multiplies: int) -> tuple[str, ...]:
    """Return groups that load, multiply and store, load what is given, and load twice more."""
    lines = []
    for number, load in enumerate(second):
        lines += [f"vmovupd {LOADS + number * LINE}(%rsi), %ymm0"]
        lines += [f"vmulpd %ymm{v.ones}, %ymm0, %ymm0"] * multiplies
        lines += [store(256, 0, number), f"vmovupd {load}, %ymm1"]
        lines += [f"vmovupd {LOADS + number * LINE + half}(%rsi), %ymm{2 + half // 32}" for half in (0, 32)]
    return tuple(lines)


def early_loads(v: Vectors) -> Iterator[Loop]:
    """Yield loads of what was stored so many groups before."""
    for lag in range(GROUPS):
        places = [STORES + (number - lag) % GROUPS * LINE for number in range(GROUPS)]
        body = groups(v, [f"{place}(%rsi)" for place in places], multiplies=0)
        yield Loop("early load", f"of the store {lag} groups before", body, v)


def lookalikes(v: Vectors) -> Iterator[Loop]:
    """Yield loads beside a late store that are addressed almost as the store is."""
    for beyond, base in ((1024, "rsi"), (1024 + LINE, "rsi"), (1024, "rdi")):
        places = [f"{STORES + number * LINE + beyond}(%{base})" for number in range(GROUPS)]
        yield Loop("lookalike load", f"{beyond} beyond, by {base}", groups(v, places, multiplies=4), v)


def lines_by_turns(v: Vectors) -> Iterator[Loop]:
    """Yield stores into the lower half of lines, and into either half by turns."""
    for lines in (1, 8, 12, 13, 24):
        stores = max(24, 2 * lines)
        body = tuple(store(256, v.data, n % lines) for n in range(stores))
        yield Loop("stores by turns", f"{stores} into {lines} lines", body, v)
    body = tuple(store(256, v.data, n % 8, n // 8 % 2 * 32) for n in range(32))
    yield Loop("stores by turns", "32 into halves of 8 lines", body, v)


def side_by_side(v: Vectors) -> Iterator[Loop]:
    """Yield stores, one or several side by side, with four loads for each."""
    registers = min(16, v.sums - 1)
    for run in (1, 2, 3, 8):
        lines = []
        for first in range(0, 24, run):
            places = [LOADS + n % GROUPS * LINE + 32 for n in range(first, first + 4 * run)]
            lines += [f"vmovupd {place}(%rsi), %ymm{1 + n % registers}" for n, place in enumerate(places)]
            lines += [store(256, 0, n % GROUPS) for n in range(first, first + run)]
        yield Loop("stores and loads", f"{run} side by side, {4 * run} loads", tuple(lines), v)


FMA, MULTIPLY = "vfmadd231pd {a}, {b}, {r}", "vmulpd {a}, {b}, {r}"
PERMUTE, MERGE = "vpermi2pd {a}, {b}, {r}", "vmulpd {a}, {b}, {r}{{%k1}}"
ZEROED = "vxorpd %xmm{n}, %xmm{n}, %xmm{n}\n" + FMA


def operations(
    v: Vectors, bits: int, maker: str, number: int = N_FMA, turns: int | None = None, first: int = 0
) -> list[str]:
    """Return operations on registers by turns."""
    constants = {"a": register(bits, v.zeros), "b": register(bits, v.ones)}
    results = [first + n % (turns or v.sums) for n in range(number)]
    return [maker.format(**constants, n=result, r=register(bits, result)) for result in results]


def constant_stores(v: Vectors, bits: int, number: int) -> list[str]:
    """Return stores of a constant, two into each line in turn."""
    return [store(bits, v.data, n // 2 % GROUPS, n % 2 * bits // 8 % LINE) for n in range(number)]


def beside_stores(v: Vectors) -> Iterator[Loop]:
    narrow, wide = v.narrow, v.bits
    for bits, stores in (*((narrow, n) for n in (0, 6, 12, 24)), *((wide, n) for n in (6, 12, 24))):
        body = interleaved(operations(v, bits, FMA), constant_stores(v, bits, stores))
        yield Loop("FMA and stores", f"{N_FMA} and {stores}, {bits} bits", body, v)
    for turns in (8, 10, 12):
        number = 4 * turns
        body = interleaved(operations(v, narrow, FMA, number, turns), constant_stores(v, narrow, number // 2))
        yield Loop("FMA and stores", f"{number} and {number // 2}, {turns} sums", body, v)
    others = [("zeroed FMA", ZEROED, 48), ("multiplies", MULTIPLY, 48)]
    others += [("merging", MERGE, 48), ("vpermi2pd", PERMUTE, 24)] if v.masks else []
    for name, maker, number in others:
        body = interleaved(operations(v, narrow, maker, number), constant_stores(v, narrow, 24))
        yield Loop("others and stores", f"{number} {name} and 24", body, v)
    body = interleaved(operations(v, wide, MULTIPLY), constant_stores(v, wide, 24))
    yield Loop("others and stores", f"{N_FMA} multiplies and 24, {wide} bits", body, v)


SHUFFLES = {
    "vunpcklpd": "vunpcklpd {a}, {b}, {r}",
    "vpermpd": "vpermpd $27, {b}, {r}",
    "vpermt2pd": "vpermt2pd {a}, {b}, {r}",
    "vaddpd": "vaddpd {a}, {b}, {r}",
}


def beside_fma(v: Vectors) -> Iterator[Loop]:
    """Yield FMA with shuffles or additions, which the schedulers before the pipes share out."""
    turns = v.sums // 2 if v.masks else v.sums - 2  # others do not wait for what they made before
    for name, maker in SHUFFLES.items():
        if name == "vpermt2pd" and not v.masks:
            continue
        for number in (8, 16, 24, 48):
            others = operations(v, v.bits, maker, number, v.sums - turns, first=turns)
            body = interleaved(operations(v, v.bits, FMA, turns=turns), others)
            yield Loop("FMA and shuffles", f"{N_FMA} and {number} {name}", body, v)


_HOLDING = ((24, 8, 24), (24, 24, 24), (48, 8, 48), (48, 20, 48), (48, 24, 24))


def beside_loads(v: Vectors) -> Iterator[Loop]:
    """Yield products and shuffles with loads, whose results hold registers that others then wait for."""
    products, shuffles = v.sums // 2, v.sums // 2 - 3
    for n_products, n_shuffles, n_loads in _HOLDING:
        makers = (
            operations(v, v.bits, MULTIPLY, n_products, products),
            operations(v, v.bits, SHUFFLES["vunpcklpd"], n_shuffles, shuffles, first=products),
            [
                f"vmovupd {LOADS + n % GROUPS * LINE}(%rsi), {register(v.bits, products + shuffles + n % 3)}"
                for n in range(n_loads)
            ],
        )
        name = f"{n_products} products, {n_shuffles} shuffles, {n_loads} loads"
        yield Loop("registers held", name, spread(*makers), v)


def new_data(v: Vectors) -> Iterator[Loop]:
    """Yield stores of what FMA have just made."""
    for bits, every in ((v.narrow, 4), (v.bits, 4), (v.bits, 2)):
        stores = [store(bits, n % v.sums, n // 2 % GROUPS) for n in range(every - 1, N_FMA, every)]
        body = interleaved(operations(v, bits, FMA), stores)
        yield Loop("stores of sums", f"{N_FMA} FMA and {N_FMA // every}, {bits} bits", body, v)
    value, start, factor = (register(v.bits, number) for number in (0, 9, 1))
    lines = []
    for number in range(GROUPS):
        lines += [f"vmovupd {LOADS + number * LINE}(%rsi), {value}", f"vmovapd {start}, {factor}"]
        lines += [f"vfmadd213pd {register(v.bits, n)}, {value}, {factor}" for n in range(8, 1, -1)]
        lines += [store(v.bits, 1, number)]
    yield Loop("stores of sums", f"{GROUPS} polynomials, {v.bits} bits", tuple(lines), v)


def chain_of_eight(v: Vectors, operands: Sequence[str]) -> tuple[str, ...]:
    """Return a product of eight terms, begun anew each round, with an operand each, and a store of it."""
    result, factors = register(v.bits, 0), [register(v.bits, 8 + n) for n in range(8)]
    first = f"vmulpd {operands[0]}, {factors[0]}, {result}"
    others = (f"vfmadd231pd {operand}, {factors[n]}, {result}" for n, operand in enumerate(operands) if n)
    return (first, *others, store(v.bits, 0, 0))


def chains(v: Vectors) -> Iterator[Loop]:
    """Yield chains of FMA by what they read: operands by one register or two, or whole vectors."""
    for name, registers in (("one register", "%rsi"), ("two registers", "%rsi,%rax")):
        if v.masks:
            operands = [f"{LOADS + 8 * n}({registers}){{1to8}}" for n in range(8)]
        else:
            operands = [f"{LOADS + n * LINE}({registers})" for n in range(8)]
        kind = "broadcast" if v.masks else "whole"
        yield Loop("chains of eight", f"{kind} operands by {name}", chain_of_eight(v, operands), v)
    others = 20 if v.masks else 1
    for whole in (4, 6, 8):
        places = [n * whole // 8 > (n - 1) * whole // 8 for n in range(8)]
        operands = [
            f"{LOADS + n * LINE}(%rsi)" if place else register(v.bits, others + n % 11)
            for n, place in enumerate(places)
        ]
        yield Loop("chains of eight", f"{whole} whole operands", chain_of_eight(v, operands), v)


def through_memory(v: Vectors) -> Iterator[Loop]:
    """Yield chains of a store and a load of it."""
    for bits in (v.narrow, v.bits):
        body = (store(bits, 0, 0), f"vmovupd {STORES}(%rsi), {register(bits, 0)}")
        yield Loop("through memory", f"store, load, {bits} bits", body, v)
    stores = {"store": store(v.bits, 0, 0), "masked store": masked_store(v, v.bits, 0, STORES)}
    loads = {
        "load": f"vmovupd {STORES}(%rsi), {register(v.bits, 0)}",
        "masked load": masked_load(v, v.bits, STORES, 0).replace("{z}", ""),
    }
    for first, second in product(stores, loads):
        if (first, second) != ("store", "load"):
            lines = (*full_mask(v), stores[first], loads[second])
            yield Loop("through memory", f"{first}, {second}, {v.bits} bits", lines, v)


def blocked(v: Vectors) -> Iterator[Loop]:
    """Yield masked stores one after the other, then loads of them that are added to and stored again."""
    for run in (1, 2, 4, 8) if v.masks else ():
        places = [f"{STORES + number * LINE}(%rsi)" for number in range(run)]
        lines = [f"vmovupd %zmm{number}, {place}{{%k1}}" for number, place in enumerate(places)]
        for number, place in enumerate(places):
            lines += [f"vmovupd {place}, %zmm{16 + number}"]
            lines += [f"vaddpd %zmm{16 + number}, %zmm29, %zmm{number}"]
        yield Loop("through memory", f"{run} masked stores, loads, adds", tuple(lines), v)


def unrolled(v: Vectors) -> Iterator[Loop]:
    """Yield FMA and loads by turns, more and more code: decoded instructions are kept up to a size."""
    for number in (1000, 3000, 5000, 6000, 9000):
        results = [register(v.bits, v.loaded[n % len(v.loaded)]) for n in range(number // 2)]
        loads = [f"vmovupd {LOADS + n % GROUPS * LINE}(%rsi), {result}" for n, result in enumerate(results)]
        body = interleaved(operations(v, v.bits, FMA, number // 2, v.loaded[0]), loads)
        yield Loop("size of code", f"{number} instructions", body, v)


def pipeline_loops(vectors: Vectors = AVX512) -> list[Loop]:
    """Return all loops that some vectors allow, by the effect that they show."""
    kinds = (
        *(early_loads, lookalikes, side_by_side, lines_by_turns),
        *(beside_stores, beside_fma, beside_loads, new_data, chains, through_memory, blocked, unrolled),
    )
    return [loop for kind in kinds for loop in kind(vectors)]
