"""Clock of x86-64, and products and loads that show whether another thread shares the core."""

from __future__ import annotations

from collections.abc import Mapping

from ...records import replace
from ..parts import TimingCode

_SSE = TimingCode(
    # the rate of the time-stamp counter is not to be had without privileges: the caller finds it, or takes
    # the operating system's clock where the counter stops or changes its rate
    read_counter=(
        'call i64 asm sideeffect "lfence\\0Ardtsc\\0Alfence\\0Ashlq $$32, %rdx\\0Aorq %rdx, %rax", '
        '"={rax},~{rdx}"()'
    ),
    read_counter_hz="add i64 0, 0",
    add="addq $1, $0",
    count_down="decq $0",
    branch_back="jnz 1b",
    before="movq %rsp, %rcx\\0Aandq $$-64, %rcx",
    zero="xorps %xmm{n}, %xmm{n}",
    product="mulpd %xmm{n}, %xmm{n}",
    load="movups (%rcx), %xmm15",
    after="",
    registers="xmm",
    loaded="xmm15,rcx",
)
_FMA = replace(
    _SSE,
    zero="vxorps %ymm{n}, %ymm{n}, %ymm{n}",
    product="vfmadd231pd %ymm{n}, %ymm{n}, %ymm{n}",
    load="vmovups (%rcx), %ymm15",
    after="vzeroupper",
    # every core that has FMA dispatches 24 of 256 bits and 24 loads in the cycles of the FMA: Skylake, the
    # narrowest, takes 1.02 times as long
    pass_beside=1.1,
)


def timing_code(features: Mapping[str, bool]) -> TimingCode:
    """Return the snippets: FMA of 256 bits where the processor has it."""
    return _FMA if features.get("fma") else _SSE
