"""Bodies of loops in which only the slots of dispatch differ that dependent products and loads fall into.

A letter of a pattern is an instruction: L loads a vector that nothing reads, M is a product, F an FMA that
adds to the last product, N a nop. Loads and products together take all registers there are: what waits
longer costs. Chains of FMA by turns with such loads show from how far apart they come for the slots not to
matter. Pushes and pops tell who moves the stack pointer. `quiet_loops.py` times them.
"""

from collections.abc import Iterator

from chainline.isa.x86_64.pipeline_loops import AVX2, LOADS, Loop

PRODUCTS, SUMS, LOADED = 96, 8, 6
"""Products and FMA of a loop; registers that are summed up in, and loaded to."""
PATTERNS = (
    *("LMLF", "LLMF", "LMFL", "MLLF", "LMLFN", "LMLFMLFL"),
    *("LMLFNN", "LMNLFN", "LMNFLN", "LNMLFN", "LMLNFN", "LLMNFN", "LLMFNN", "MLNFLN", "NMNF"),
)
CHAINS = ((48, 2, 1), (48, 2, 4), (24, 4, 1), (24, 4, 2), (24, 4, 4), (16, 6, 2), (12, 8, 2), (12, 8, 4))
"""Chains, links of each, and how many go by turns."""
PAIRS = 12


def slot_bodies() -> Iterator[Loop]:
    """Yield the patterns, the chains, and pushes with pops."""
    for pattern in PATTERNS:
        yield Loop("slots", pattern, tuple(_of_pattern(pattern)), AVX2)
    for chains, links, turns in CHAINS:
        body = tuple(_of_chains(chains, links, turns))
        yield Loop("chains with loads", f"{chains} of {links}, {turns} by turns", body, AVX2)
    yield Loop("stack", f"{PAIRS} pushes and pops by turns", ("pushq %r8", "popq %r9") * PAIRS, AVX2)


def _of_pattern(pattern: str) -> Iterator[str]:
    repeats = PRODUCTS // (pattern.count("M") + pattern.count("F"))
    sums = loads = 0
    for letter in pattern * repeats:
        if letter == "L":
            yield _load(loads)
            loads += 1
        elif letter == "N":
            yield "nop"
        else:
            sums += letter == "M"
            yield _link(letter == "M", (sums - 1) % SUMS)


def _of_chains(chains: int, links: int, turns: int) -> Iterator[str]:
    number = 0
    for first in range(0, chains, turns):
        for link in range(links):
            for chain in range(first, min(chains, first + turns)):
                yield _load(number)
                yield _link(link == 0, chain % SUMS)
                number += 1


def _load(number: int) -> str:
    return f"vmovups {LOADS + number % 16 * 32}(%rsi), %xmm{SUMS + number % LOADED}"


def _link(is_first: bool, sum_: int) -> str:
    operation = "vmulps" if is_first else "vfmadd231ps"
    return f"{operation} %xmm15, %xmm14, %xmm{sum_}"
