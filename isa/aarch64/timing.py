"""Clock of AArch64, and products and loads that show whether another thread shares the core.

References
----------
The counter registers of Ren et al. 2026, Eq. 3: CNTVCT_EL0 ticks at CNTFRQ_EL0.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..parts import TimingCode

_NEON = TimingCode(
    read_counter='call i64 asm sideeffect "isb\\0Amrs $0, cntvct_el0", "=r"()',
    read_counter_hz='call i64 asm "mrs $0, cntfrq_el0", "=r"()',
    add="add $0, $0, $1",
    count_down="subs $0, $0, #1",
    branch_back="b.ne 1b",
    before="mov x9, sp",
    zero="movi v{n}.2d, #0",
    product="fmul v{n}.2d, v{n}.2d, v{n}.2d",
    load="ldr q16, [x9]",
    after="",
    registers="v",
    loaded="v16,x9",
)


def timing_code(_features: Mapping[str, bool]) -> TimingCode:
    """Return the snippets, in NEON."""
    return _NEON
