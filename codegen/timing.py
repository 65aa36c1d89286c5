"""LLVM IR of the timing loop, of the dependent-add chain that measures the clock, and of what others slow."""

from __future__ import annotations

from .target import AARCH64
from .template import template

ADDS_PER_ROUND = NOPS_PER_ROUND = 64
_SUMS = 12
_PAIRS = 2 * _SUMS
PAIRED_PER_ROUND = 2 * _PAIRS
STACK_OFFSETS = (0, 16, 32, 48)
"""Places that a calling convention with a 16-byte aligned stack can give a kernel's frame."""

# On AArch64 the counter registers of Ren et al. 2026, Eq. 3: CNTVCT_EL0 ticks at CNTFRQ_EL0.
# On x86-64 the time-stamp counter's rate is not to be had without privileges, so the caller
# takes the operating system's clock around the call instead, and `counter_hz` is 0.
_COUNTER = {
    True: (
        'call i64 asm sideeffect "isb\\0Amrs $0, cntvct_el0", "=r"()',
        'call i64 asm "mrs $0, cntfrq_el0", "=r"()',
    ),
    False: ("add i64 0, 0", "add i64 0, 0"),
}
# zero, product of zeros (others might be denormal and take an assist), load
_PAIRED = {
    True: ("movi v{n}.2d, #0", "fmul v{n}.2d, v{n}.2d, v{n}.2d", "ldr q16, [sp]", "v16", "v"),
    False: ("xorps %xmm{n}, %xmm{n}", "mulpd %xmm{n}, %xmm{n}", "movups (%rsp), %xmm15", "xmm15", "xmm"),
}


def timing_ir(isa: str) -> str:
    """Return the IR of `repeat`, `counter_hz`, `add_chain`, and of what others slow, for an instruction set.

    The last are `nops`, `paired` (products of vectors, and loads) and `branches`.
    """
    read_counter, read_counter_hz = _COUNTER[isa == AARCH64]
    zero, product, load, loaded, name = _PAIRED[isa == AARCH64]
    paired = [line.format(n=n % _SUMS) for n in range(_PAIRS) for line in (product, load)]
    return template("timing.ll.j2").render(
        isa=isa,
        read_counter=read_counter,
        read_counter_hz=read_counter_hz,
        add="add $0, $0, $1" if isa == AARCH64 else "addq $1, $0",
        adds=ADDS_PER_ROUND,
        nops=NOPS_PER_ROUND,
        paired=[zero.format(n=n) for n in range(_SUMS)] + paired,
        paired_clobbers=",".join(f"~{{{one}}}" for one in (*(f"{name}{n}" for n in range(_SUMS)), loaded)),
        count_down="subs $0, $0, #1" if isa == AARCH64 else "decq $0",
        branch_back="b.ne 1b" if isa == AARCH64 else "jnz 1b",
    )
