"""Cycles of compiled loops: by hand on short assembly, and on what gcc makes of the stencil."""

import shutil

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.applications.multipole import render_multipole
from chainline.codegen.applications.program import assembly_of
from chainline.codegen.applications.stencil import StencilCode, render_stencil
from chainline.errors import RunError
from chainline.isa.registry import host_isa
from chainline.models.empirical.analytical.compiled_code import (
    PERIOD,
    TABLE,
    RowCode,
    cycles_per_pair,
    read_row_code,
)

pytestmark = pytest.mark.usefixtures("short_calls")

ZEN5 = load_machine("zen5")
needs_gcc = pytest.mark.skipif(
    shutil.which("gcc") is None or host_isa() != "x86-64", reason="needs gcc for x86-64"
)
# a point costs four loads on two ports; a row three instructions more; a row loop eight, one of them the call
CODE = """
        .type update_row.constprop.0, @function
update_row.constprop.0:
        xorl %eax, %eax
.L2:
        vmovsd (%rcx,%rax,8), %xmm0
        vaddsd 8(%rcx,%rax,8), %xmm0, %xmm0
        vaddsd 16(%rcx,%rax,8), %xmm0, %xmm0
        vaddsd 24(%rcx,%rax,8), %xmm0, %xmm0
        vmovsd %xmm0, (%r8,%rax,8)
        addq $1, %rax
        cmpq %rdi, %rax
        jne .L2
        ret
        .globl sweep
        .type sweep, @function
sweep:
.L5:
        addq $8, %rbx
        addq $8, %r12
        addq $8, %r13
        addq $8, %r14
        cmpq %rbx, %r15
        jne .L5
        ret
"""
PAIRS = """
pairs:
.L1:
        vsqrtpd (%rdi,%rax), %zmm0
        vsqrtpd 64(%rdi,%rax), %zmm1
        vmovupd %zmm0, (%rsi,%rax)
        vmovupd %zmm1, 64(%rsi,%rax)
        addq $128, %rax
        cmpq %rax, %rcx
        jne .L1
        ret
"""


def test_a_point_costs_its_loads():
    code = read_row_code(CODE, ZEN5)
    assert code.load_cycles == pytest.approx(2) and code.store_cycles > 0
    # four loads on two ports, and less than a cycle for what the row begins and ends with
    for n in (8, 100, TABLE, 1000):
        assert 2 * n <= code.cycles_of_row(n) <= 2 * n + 2
    assert code.loop_cycles == pytest.approx((6 / 8,), abs=0.25)


def test_longer_rows_repeat_the_last_points():
    remainder = tuple(10.0 * (n // 8) + n % 8 for n in range(1, TABLE + 1))
    code = RowCode(remainder, 0, 0, ())
    for n in (1, 7, 8, TABLE, TABLE + 1, TABLE + PERIOD, 1003):
        assert code.cycles_of_row(n) == 10 * (n // 8) + n % 8


def test_pairs_are_counted_by_their_roots():
    # two vectors of eight
    assert cycles_per_pair(PAIRS, ZEN5, "pairs") == pytest.approx(2 * 9 / 16, rel=0.5)
    with pytest.raises(RunError, match="no innermost loop takes square roots"):
        cycles_per_pair(CODE, ZEN5, "sweep")
    with pytest.raises(RunError, match="update_row: no such function"):
        read_row_code(PAIRS, ZEN5)


@pytest.mark.exhaustive
@needs_gcc
@pytest.mark.parametrize("unroll", [0, 4])
@pytest.mark.parametrize(("blocked", "loops"), [(False, 3), (True, 6)])
def test_compiled_rows_cost_seven_loads_for_eight_points_or_more(unroll, blocked, loops):
    code = read_row_code(assembly_of(render_stencil(StencilCode(1, unroll, blocked))), ZEN5)
    assert len(code.loop_cycles) == loops
    lanes = 8 * code.load_cycles / 3.5
    assert lanes >= 0.99  # seven loads on two ports for a vector of the host
    for n in (64, 128, 256):
        assert n * code.load_cycles <= code.cycles_of_row(n) * 1.01
        assert code.cycles_of_row(n) <= n * code.load_cycles + 20


@needs_gcc
def test_compiled_pairs_cost_a_root_and_a_division():
    cycles = cycles_per_pair(assembly_of(render_multipole(2)), ZEN5, "fmm_k2_p2p")
    # at best eight pairs in a vector; the divider is busy with both
    assert 1 <= cycles <= 12
