"""Loops that show one effect of an x86-64 core's pipeline each: machine files are fitted and held to them.

They need AVX-512. No tensor kernel is among them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .microbenchmark import HALF, ONE, SCRATCH, ZERO, Microbenchmark

LINE, GROUPS, N_FMA = 64, 8, 48
STORES = SCRATCH + HALF
LOADS = SCRATCH + GROUPS * LINE
"""Loads that shall not look like stores come from other lines modulo 1 KiB."""
SETUP = (
    *(f"vmovupd {ONE}(%rsi), %zmm{number}" for number in range(32)),
    f"vmovupd {ZERO}(%rsi), %zmm29",
    *("kxnorw %k1, %k1, %k1", "movq %rsi, %rdi", "xorl %eax, %eax"),
)
"""Register 29 holds zeros, the others ones; masks are full; `rsi` and `rdi` point to the data, `rax` is 0."""
COUNT_DOWN = ("decq %rcx", "jnz 1b")
"""What ends a round of a microbenchmark; simulated too."""
_ARITHMETIC = ("fmadd", "mulpd", "addpd")


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop: the effect that it shows, what it is, and its instructions."""

    effect: str
    name: str
    body: tuple[str, ...]

    @property
    def is_wide(self) -> bool:
        """Whether it computes in 512 bits, for which some cores lower their clock."""
        return any("%zmm" in line and any(name in line for name in _ARITHMETIC) for line in self.body)

    @property
    def benchmark(self) -> Microbenchmark:
        bits = 512 if self.is_wide else 64
        return Microbenchmark(f"{self.effect} {self.name}", self.body, 1, SETUP, ("vzeroupper",), bits=bits)


def register(bits: int, number: int) -> str:
    return f"%{'z' if bits == 512 else 'y'}mm{number}"


def store(bits: int, number: int, line: int, rest: int = 0) -> str:
    return f"vmovupd {register(bits, number)}, {STORES + line * LINE + rest}(%rsi)"


def interleaved(lines: Sequence[str], others: Sequence[str]) -> tuple[str, ...]:
    """Return lines with the others spread evenly among them."""
    every = len(lines) // len(others) if others else 0
    rows = [(*lines[n * every : (n + 1) * every], other) for n, other in enumerate(others)]
    return tuple(line for row in rows for line in row) if others else tuple(lines)


def groups(second: Sequence[str], multiplies: int) -> tuple[str, ...]:
    """Return groups that load, multiply and store, load what is given, and load twice more."""
    lines = []
    for number, load in enumerate(second):
        lines += [f"vmovupd {LOADS + number * LINE}(%rsi), %ymm0"]
        lines += ["vmulpd %ymm28, %ymm0, %ymm0"] * multiplies
        lines += [store(256, 0, number), f"vmovupd {load}, %ymm1"]
        lines += [f"vmovupd {LOADS + number * LINE + half}(%rsi), %ymm{2 + half // 32}" for half in (0, 32)]
    return tuple(lines)


def early_loads() -> Iterator[Loop]:
    """Yield loads of what was stored so many groups before."""
    for lag in range(GROUPS):
        places = [STORES + (number - lag) % GROUPS * LINE for number in range(GROUPS)]
        body = groups([f"{place}(%rsi)" for place in places], multiplies=0)
        yield Loop("early load", f"of the store {lag} groups before", body)


def lookalikes() -> Iterator[Loop]:
    """Yield loads beside a late store that are addressed almost as the store is."""
    for beyond, base in ((1024, "rsi"), (1024 + LINE, "rsi"), (1024, "rdi")):
        places = [f"{STORES + number * LINE + beyond}(%{base})" for number in range(GROUPS)]
        yield Loop("lookalike load", f"{beyond} beyond, by {base}", groups(places, multiplies=4))


def lines_by_turns() -> Iterator[Loop]:
    """Yield stores into the lower half of lines, and into either half by turns."""
    for lines in (1, 8, 12, 13, 24):
        stores = max(24, 2 * lines)
        body = tuple(store(256, 30, n % lines) for n in range(stores))
        yield Loop("stores by turns", f"{stores} into {lines} lines", body)
    body = tuple(store(256, 30, n % 8, n // 8 % 2 * 32) for n in range(32))
    yield Loop("stores by turns", "32 into halves of 8 lines", body)


def side_by_side() -> Iterator[Loop]:
    """Yield stores, one or several side by side, with four loads for each."""
    for run in (1, 2, 3, 8):
        lines = []
        for first in range(0, 24, run):
            places = [LOADS + n % GROUPS * LINE + 32 for n in range(first, first + 4 * run)]
            lines += [f"vmovupd {place}(%rsi), %ymm{1 + n % 16}" for n, place in enumerate(places)]
            lines += [store(256, 0, n % GROUPS) for n in range(first, first + run)]
        yield Loop("stores and loads", f"{run} side by side, {4 * run} loads", tuple(lines))


FMA, MULTIPLY = "vfmadd231pd {a}, {b}, {r}", "vmulpd {a}, {b}, {r}"
PERMUTE, MERGE = "vpermi2pd {a}, {b}, {r}", "vmulpd {a}, {b}, {r}{{%k1}}"
ZEROED = "vxorpd %xmm{n}, %xmm{n}, %xmm{n}\n" + FMA


def operations(bits: int, maker: str, number: int = N_FMA, turns: int = 24, first: int = 0) -> list[str]:
    """Return operations on registers by turns."""
    constants = {"a": register(bits, 29), "b": register(bits, 28)}
    results = [first + n % turns for n in range(number)]
    return [maker.format(**constants, n=result, r=register(bits, result)) for result in results]


def constant_stores(bits: int, number: int) -> list[str]:
    """Return stores of a constant, two into each line in turn."""
    return [store(bits, 30, n // 2 % GROUPS, n % 2 * bits // 8 % LINE) for n in range(number)]


def beside_stores() -> Iterator[Loop]:
    for bits, stores in ((256, 0), (256, 6), (256, 12), (256, 24), (512, 6), (512, 12), (512, 24)):
        body = interleaved(operations(bits, FMA), constant_stores(bits, stores))
        yield Loop("FMA and stores", f"{N_FMA} and {stores}, {bits} bits", body)
    for turns in (8, 10, 12):
        number = 4 * turns
        body = interleaved(operations(256, FMA, number, turns), constant_stores(256, number // 2))
        yield Loop("FMA and stores", f"{number} and {number // 2}, {turns} sums", body)
    others = (
        ("zeroed FMA", ZEROED, 48),
        ("multiplies", MULTIPLY, 48),
        ("merging", MERGE, 48),
        ("vpermi2pd", PERMUTE, 24),
    )
    for name, maker, number in others:
        body = interleaved(operations(256, maker, number), constant_stores(256, 24))
        yield Loop("others and stores", f"{number} {name} and 24", body)
    body = interleaved(operations(512, MULTIPLY), constant_stores(512, 24))
    yield Loop("others and stores", f"{N_FMA} multiplies and 24, 512 bits", body)


SHUFFLES = {
    "vunpcklpd": "vunpcklpd {a}, {b}, {r}",
    "vpermpd": "vpermpd $27, {b}, {r}",
    "vpermt2pd": "vpermt2pd {a}, {b}, {r}",
    "vaddpd": "vaddpd {a}, {b}, {r}",
}


def beside_fma() -> Iterator[Loop]:
    """Yield FMA with shuffles or additions, which the schedulers before the pipes share out."""
    for name, maker in SHUFFLES.items():
        for number in (8, 16, 24, 48):
            body = interleaved(operations(512, FMA, turns=12), operations(512, maker, number, 12, first=12))
            yield Loop("FMA and shuffles", f"{N_FMA} and {number} {name}", body)


def new_data() -> Iterator[Loop]:
    """Yield stores of what FMA have just made."""
    for bits, every in ((256, 4), (512, 4), (512, 2)):
        stores = [store(bits, n % 24, n // 2 % GROUPS) for n in range(every - 1, N_FMA, every)]
        body = interleaved(operations(bits, FMA), stores)
        yield Loop("stores of sums", f"{N_FMA} FMA and {N_FMA // every}, {bits} bits", body)
    lines = []
    for number in range(GROUPS):
        lines += [f"vmovupd {LOADS + number * LINE}(%rsi), %zmm0", "vmovapd %zmm9, %zmm1"]
        lines += [f"vfmadd213pd %zmm{coefficient}, %zmm0, %zmm1" for coefficient in range(8, 1, -1)]
        lines += [store(512, 1, number)]
    yield Loop("stores of sums", f"{GROUPS} polynomials, 512 bits", tuple(lines))


def chain_of_eight(operands: Sequence[str]) -> tuple[str, ...]:
    """Return a product of eight terms, begun anew each round, with an operand each, and a store of it."""
    first = f"vmulpd {operands[0]}, %zmm8, %zmm0"
    others = (f"vfmadd231pd {operand}, %zmm{8 + n}, %zmm0" for n, operand in enumerate(operands) if n)
    return (first, *others, store(512, 0, 0))


def chains() -> Iterator[Loop]:
    """Yield chains of FMA by what they read: broadcast operands, by one register or two, or whole vectors."""
    for name, registers in (("one register", "%rsi"), ("two registers", "%rsi,%rax")):
        operands = [f"{LOADS + 8 * n}({registers}){{1to8}}" for n in range(8)]
        yield Loop("chains of eight", f"broadcast operands by {name}", chain_of_eight(operands))
    for whole in (4, 6, 8):
        places = [n * whole // 8 > (n - 1) * whole // 8 for n in range(8)]
        operands = [
            f"{LOADS + n * LINE}(%rsi)" if place else f"%zmm{20 + n}" for n, place in enumerate(places)
        ]
        yield Loop("chains of eight", f"{whole} whole operands", chain_of_eight(operands))


def through_memory() -> Iterator[Loop]:
    """Yield chains of a store and a load of it."""
    plain, masked = "", "{%k1}"
    for bits, first, second in (
        (256, plain, plain),
        (512, plain, plain),
        (512, plain, masked),
        (512, masked, plain),
        (512, masked, masked),
    ):
        r = register(bits, 0)
        body = (f"vmovupd {r}, {STORES}(%rsi){first}", f"vmovupd {STORES}(%rsi), {r}{second}")
        how = [f"{'masked ' if mask else ''}{what}" for mask, what in ((first, "store"), (second, "load"))]
        yield Loop("through memory", f"{how[0]}, {how[1]}, {bits} bits", body)


def blocked() -> Iterator[Loop]:
    """Yield masked stores one after the other, then loads of them that are added to and stored again."""
    for run in (1, 2, 4, 8):
        places = [f"{STORES + number * LINE}(%rsi)" for number in range(run)]
        lines = [f"vmovupd %zmm{number}, {place}{{%k1}}" for number, place in enumerate(places)]
        for number, place in enumerate(places):
            lines += [f"vmovupd {place}, %zmm{16 + number}"]
            lines += [f"vaddpd %zmm{16 + number}, %zmm29, %zmm{number}"]
        yield Loop("through memory", f"{run} masked stores, loads, adds", tuple(lines))


def unrolled() -> Iterator[Loop]:
    """Yield FMA and loads by turns, more and more code: decoded instructions are kept up to a size."""
    for number in (1000, 3000, 5000, 6000, 9000):
        loads = [f"vmovupd {LOADS + n % GROUPS * LINE}(%rsi), %zmm{24 + n % 4}" for n in range(number // 2)]
        body = interleaved(operations(512, FMA, number // 2), loads)
        yield Loop("size of code", f"{number} instructions", body)


def pipeline_loops() -> list[Loop]:
    """Return all loops, by the effect that they show."""
    kinds = (
        *(early_loads, lookalikes, side_by_side, lines_by_turns),
        *(beside_stores, beside_fma, new_data, chains, through_memory, blocked, unrolled),
    )
    return [loop for kind in kinds for loop in kind()]
