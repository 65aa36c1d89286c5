"""Bodies of loops of products and shuffles whose results hold registers, with and without loads, and others.

One of two pipes of the shuffles is that of products: where loads leave too few registers it is not spared.
The others store upper halves of registers. `quiet_loops.py` times them.
"""

from collections.abc import Iterator

from chainline.isa.x86_64.pipeline_loops import AVX2, LOADS, STORES, Loop, spread

BROADCASTS = ((24, 24, 24), (24, 24, 0), (48, 20, 48), (48, 20, 24), (48, 20, 0), (48, 24, 48))
"""Products, shuffles and broadcasts of a loop."""
HALVES = (("products", 48, 16), ("products", 48, 0), ("permutations across halves", 24, 12))
"""What stands beside how many extractions to memory."""
MAKERS = {
    "products": "vmulpd %ymm15, %ymm14, %ymm{}",
    "permutations across halves": "vperm2f128 $49, %ymm15, %ymm14, %ymm{}",
}


def register_bodies() -> Iterator[Loop]:
    """Yield products and shuffles with broadcasts, or that read memory, and stores of upper halves."""
    for n_products, n_shuffles, n_loads in BROADCASTS:
        loads = [f"vbroadcastsd {LOADS + n % 32 * 8}(%rsi), %ymm{10 + n % 4}" for n in range(n_loads)]
        body = spread(_made("products", n_products), _shuffles(n_shuffles), loads)
        name = f"{n_products} products, {n_shuffles} shuffles, {n_loads} broadcasts"
        yield Loop("registers held", name, body, AVX2)
    reading = [f"vmulpd {LOADS + n % 16 * 32}(%rsi), %ymm14, %ymm{n % 6}" for n in range(48)]
    name = "48 products that read memory, 20 shuffles"
    yield Loop("registers held", name, spread(reading, _shuffles(20)), AVX2)
    for kind, number, n_stores in HALVES:
        stores = [f"vextractf128 $1, %ymm15, {STORES + n % 32 * 16}(%rsi)" for n in range(n_stores)]
        yield Loop(
            "upper halves", f"{number} {kind}, {n_stores} stored", spread(_made(kind, number), stores), AVX2
        )


def _made(kind: str, number: int) -> list[str]:
    return [MAKERS[kind].format(n % 6) for n in range(number)]


def _shuffles(number: int) -> list[str]:
    return [f"vunpcklpd %ymm15, %ymm14, %ymm{6 + n % 4}" for n in range(number)]
