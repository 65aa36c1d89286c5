"""LLVM IR of the timing loop, of the dependent-add chain that measures the clock, and of load probes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

import llvmlite.binding as llvm

from .target import AARCH64, X86, host_isa
from .template import template

ADDS_PER_ROUND = NOPS_PER_ROUND = 64
_SUMS = 12
PRODUCTS_PER_ROUND = 2 * _SUMS
PAIRED_PER_ROUND = 2 * PRODUCTS_PER_ROUND
FEW_ARRAYS, MOST_ARRAYS = 5, 16
"""Arrays that `repeat` passes, and `repeat_many`, which stores each for which there is no register."""
STACK_OFFSETS = (0, 16, 32, 48)
"""Places that a calling convention with a 16-byte aligned stack can give a kernel's frame."""

# On AArch64 the counter registers of Ren et al. 2026, Eq. 3: CNTVCT_EL0 ticks at CNTFRQ_EL0.
# On x86-64 the rate of the time-stamp counter is not to be had without privileges: `counter_hz` is 0, and the
# caller finds it, or takes the operating system's clock where the counter stops or changes its rate.
_COUNTER = {
    True: (
        'call i64 asm sideeffect "isb\\0Amrs $0, cntvct_el0", "=r"()',
        'call i64 asm "mrs $0, cntfrq_el0", "=r"()',
    ),
    False: (
        'call i64 asm sideeffect "lfence\\0Ardtsc\\0Alfence\\0Ashlq $$32, %rdx\\0Aorq %rdx, %rax", '
        '"={rax},~{rdx}"()',
        "add i64 0, 0",
    ),
}


@dataclass(frozen=True, slots=True)
class _Products:
    """Products of vectors and loads, as the instructions of a core have them.

    Of zeros: of others some might be denormal, and take an assist.
    """

    before: str
    zero: str
    product: str
    load: str
    after: str
    registers: str
    loaded: str


_OF_NEON = _Products(
    "mov x9, sp", "movi v{n}.2d, #0", "fmul v{n}.2d, v{n}.2d, v{n}.2d", "ldr q16, [x9]", "", "v", "v16,x9"
)
_ALIGNED = "movq %rsp, %rcx\\0Aandq $$-64, %rcx"
_OF_SSE = _Products(
    _ALIGNED,
    "xorps %xmm{n}, %xmm{n}",
    "mulpd %xmm{n}, %xmm{n}",
    "movups (%rcx), %xmm15",
    "",
    "xmm",
    "xmm15,rcx",
)
_OF_FMA = _Products(
    _ALIGNED,
    "vxorps %ymm{n}, %ymm{n}, %ymm{n}",
    "vfmadd231pd %ymm{n}, %ymm{n}, %ymm{n}",
    "vmovups (%rcx), %ymm15",
    "vzeroupper",
    "xmm",
    "xmm15,rcx",
)


_PASS_BESIDE = 1.1
"""Times as long as alone that 24 FMA of 256 bits take at most with 24 loads beside them: every core of x86-64
that has FMA dispatches both in the cycles of the FMA (Skylake, the narrowest, takes 1.02)."""


@cache
def host_timing_ir() -> str:
    """Return the IR for this processor, with FMA of 256 bits where it has them."""
    return timing_ir(host_isa(), wide=_is_wide())


def crowded_above() -> float:
    """Return the slowdown of products by loads beside them above which another thread shares the core.

    Infinity where that is not known: of a narrow core, or one with more pipes for products than for loads.
    """
    return _PASS_BESIDE if _is_wide() else math.inf


@cache
def _is_wide() -> bool:
    return host_isa() == X86 and bool(dict(llvm.get_host_cpu_features()).get("fma"))


def timing_ir(isa: str, *, wide: bool = False) -> str:
    """Return the IR of the calls of kernels, of clocks, and of the probes for other threads.

    The first are `repeat` and `repeat_many`, then `counter`, `counter_hz` and `add_chain`. The last are
    `nops`, `branches`, `products` of vectors, and `paired`: these with as many loads.

    Parameters
    ----------
    isa : str
        Instruction set.
    wide : bool
        True where products are FMA of 256 bits of x86-64.
    """
    read_counter, read_counter_hz = _COUNTER[isa == AARCH64]
    of = _OF_NEON if isa == AARCH64 else _OF_FMA if wide else _OF_SSE
    products = [of.product.format(n=n % _SUMS) for n in range(PRODUCTS_PER_ROUND)]
    changed = [*(f"{of.registers}{n}" for n in range(_SUMS)), *of.loaded.split(",")]
    return template("timing.ll.j2").render(
        isa=isa,
        repeats=[("repeat", FEW_ARRAYS), ("repeat_many", MOST_ARRAYS)],
        read_counter=read_counter,
        read_counter_hz=read_counter_hz,
        add="add $0, $0, $1" if isa == AARCH64 else "addq $1, $0",
        adds=ADDS_PER_ROUND,
        nops=NOPS_PER_ROUND,
        zeros=[of.zero.format(n=n) for n in range(_SUMS)],
        products=products,
        paired=[of.before, *(line for product in products for line in (product, of.load))],
        changed=",".join(f"~{{{one}}}" for one in changed),
        after=of.after,
        count_down="subs $0, $0, #1" if isa == AARCH64 else "decq $0",
        branch_back="b.ne 1b" if isa == AARCH64 else "jnz 1b",
    )
