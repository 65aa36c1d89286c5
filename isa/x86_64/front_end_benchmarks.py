"""Microbenchmarks of the front end of x86-64 cores: pairs that are one operation, and short loops."""

from __future__ import annotations

from collections.abc import Iterator

from ..microbenchmark import PAIRED_NOPS, SHORT_LOOPS, Microbenchmark, pair_name, short_loop_name
from .encoding import X86Encoding

PAIRS = {
    "compare": ("cmpq %rdx, %rdx", "jne"),
    "other_compare": ("cmpq %rdx, %rdx", "js"),
    "with_memory": ("testq (%rsp), %rdx", "jne"),
    "arithmetic": ("addq $0, %rdx", "jne"),
    "other_arithmetic": ("orq $0, %rdx", "jne"),
}
"""What comes before the branch, and the branch, which is never taken: `rdx` is zero."""


def front_end_benchmarks(form: X86Encoding) -> Iterator[Microbenchmark]:
    """Yield pairs of an instruction and a branch between nops, and loops of a few nops."""
    zero = form.frame.extended("xorl %edx, %edx")
    nops = "\n".join(["nop"] * PAIRED_NOPS)
    for name, (first, branch) in PAIRS.items():
        pair = f"{first}\n{branch} 77f\n77:"
        yield zero.stream(pair_name(name), lambda n, pair=pair: pair, lambda n: nops, length=32)  # type: ignore[misc]
    for count in SHORT_LOOPS:
        yield form.frame.loop(short_loop_name(count), ["nop"] * count, 1)
