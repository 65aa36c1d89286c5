"""Partial results: loads of bytes and conversions wait late for the part of the destination they keep."""

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

SKL, SPR = load_machine("skl"), load_machine("spr")


def cycles(text, machine, straight_line=False):
    code = parse(text.replace("; ", "\n"), "x86-64").instructions
    return simulate_body(code, machine, loop=True, straight_line=straight_line).cycles_per_iteration


@pytest.mark.parametrize(("load", "chain"), [("movb 64(%rsi), %al", 3), ("movw 64(%rsi), %ax", 3)])
def test_a_load_of_a_part_is_merged_in_a_cycle(load, chain):
    """Closed form: the merge, a shift and an addition, a cycle each; the load is not waited for."""
    assert cycles(f"{load}; shlq $3, %rax; addq %rax, %rax", SKL) == pytest.approx(chain, rel=0.01)


def test_a_load_by_its_own_destination_keeps_nothing():
    """Closed form: all of the register is replaced, so that pointers followed take the load alone."""
    assert cycles("movslq (%rsi,%rax), %rax", SPR) == pytest.approx(6, rel=0.01)


@pytest.mark.parametrize("conversion", ["cvtsi2ss %ebp, %xmm0", "vcvtsi2sd %rbp, %xmm0, %xmm0"])
@pytest.mark.parametrize("machine", [SKL, SPR], ids=["skl", "spr"])
def test_a_conversion_waits_late_for_the_upper_lanes(conversion, machine):
    """Measured on Skylake (BHive): 3.95 cycles for `cvtsi2ss %ebp, %xmm0; xor %ebp, %ebp`."""
    assert cycles(f"{conversion}; xorl %ebp, %ebp", machine) == pytest.approx(4, rel=0.02)


def test_a_conversion_and_back_takes_the_whole_latency():
    """Closed form: 5 cycles there, 6 back."""
    text = "cvtsi2sdq %rax, %xmm0; cvttsd2si %xmm0, %rax"
    assert cycles(text, SKL) == pytest.approx(11, rel=0.01)


@pytest.mark.parametrize(
    ("text", "slots"),
    [
        ("pshufb (%rsi), %xmm0", 2),
        ("paddb (%rsi), %xmm0", 1),
        ("mulss (%rsi,%rdi,4), %xmm{n}", 1),
        ("vmulss (%rsi,%rdi,4), %xmm1, %xmm2", 2),
        ("comisd (%rsi), %xmm0", 2),
        ("movddup (%rsi), %xmm0", 1),
        ("movlps %xmm0, (%rsi)", 1),
    ],
)
def test_operands_in_memory_take_slots_as_uops_info_counts_them(text, slots):
    """Closed form: of 96 no-operations and 8 of them four are dispatched in a cycle."""
    found = cycles("; ".join("nop; " * 12 + text.format(n=n) for n in range(8)), SKL)
    assert found == pytest.approx(8 * (12 + slots) / 4, rel=0.03)
