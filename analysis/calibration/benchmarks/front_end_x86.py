"""Microbenchmarks of the front end of x86-64 cores: pairs that are one operation, and short loops."""

from __future__ import annotations

from collections.abc import Iterator

from .microbenchmark import Microbenchmark
from .x86_encoding import X86Encoding

PAIRED_NOPS = 6
"""Nops with each pair: enough that dispatch, and not the branch unit, is what takes time."""
SHORT_LOOPS = range(2, 18)
"""Nops of the short loops."""
PAIRS = {
    "compare": ("cmpq %rdx, %rdx", "jne"),
    "other_compare": ("cmpq %rdx, %rdx", "js"),
    "with_memory": ("testq (%rsp), %rdx", "jne"),
    "arithmetic": ("addq $0, %rdx", "jne"),
    "other_arithmetic": ("orq $0, %rdx", "jne"),
}
"""What comes before the branch, and the branch, which is never taken: `rdx` is zero."""


def pair_name(first: str) -> str:
    """Return the name of the benchmark of a pair."""
    return f"pair {first} with nops"


def short_loop_name(nops: int) -> str:
    """Return the name of the benchmark of a loop of so many nops, its counter and its branch."""
    return f"short loop {nops}"


def front_end_benchmarks(form: X86Encoding) -> Iterator[Microbenchmark]:
    """Yield pairs of an instruction and a branch between nops, and loops of a few nops."""
    zero = form.frame.extended("xorl %edx, %edx")
    nops = "\n".join(["nop"] * PAIRED_NOPS)
    for name, (first, branch) in PAIRS.items():
        pair = f"{first}\n{branch} 77f\n77:"
        yield zero.stream(pair_name(name), lambda n, pair=pair: pair, lambda n: nops, length=32)  # type: ignore[misc]
    for count in SHORT_LOOPS:
        yield form.frame.loop(short_loop_name(count), ["nop"] * count, 1)
