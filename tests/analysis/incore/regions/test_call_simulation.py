"""A whole call on the simulated core: what an iteration by itself does not show."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.regions.call_simulation import simulated_call
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3 = load_machine("zen3")
LOADS = "f:; .L1: vmovupd (%rdi), %ymm0; addq $32, %rdi; decq %rsi; jne .L1; ret"
ROWS = """f:; .L1: movl $2, %eax; movq %rdi, %rcx
.L2: vaddpd (%rcx), %ymm0, %ymm1; vmovupd %ymm1, (%rcx); addq $32, %rcx; decl %eax; jne .L2
addq %rdx, %rdi; decq %rsi; jne .L1; ret"""
WORDS = "f:; .L1: movzbl (%rdi), %eax; incl (%rdx,%rax,4); incq %rdi; decq %rsi; jne .L1; ret"
UNTIL = "f:; .L1: movzbl (%rdi), %eax; incq %rdi; testb %al, %al; jne .L1; ret"
A, B = 1 << 20, 1 << 21


def cycles(text, memory=None, machine=ZEN3, isa="x86-64", **arguments):
    listing = parse(text.replace(";", "\n"), isa)
    return simulated_call(listing, listing.functions[0], machine, arguments, memory)


def test_accesses_across_lines_take_another_turn():
    any_port = replace(ZEN3, core=replace(ZEN3.core, alternates_loads=False))
    aligned, across = (cycles(LOADS, machine=any_port, rdi=start, rsi=1000) for start in (A, A + 8))
    assert aligned == pytest.approx(1000, rel=0.02)  # a taken branch a cycle
    loads = LOADS.replace("; addq", "; vmovupd 64(%rdi), %ymm2; vmovupd 128(%rdi), %ymm3; addq")
    aligned, across = (cycles(loads, machine=any_port, rdi=start, rsi=1000) for start in (A, A + 8))
    # three loads in two ports, of which half cross a line
    assert aligned == pytest.approx(1500, rel=0.02) and across == pytest.approx(2250, rel=0.02)


def test_a_row_waits_for_what_the_row_before_has_stored():
    apart, same = (cycles(ROWS, rdi=A, rsi=300, rdx=step) for step in (64, 0))
    chain = ZEN3.operation("add", 256).latency_cycles + ZEN3.core.wide_store_forward_cycles
    assert same == pytest.approx(300 * chain, rel=0.05)
    assert apart < same / 3


def test_a_counter_waits_where_its_word_comes_again():
    given = {"rdi": A, "rsi": 1000, "rdx": B}
    by_turns = cycles(WORDS, {A: bytes([1, 2] * 500)}, **given)
    chain = ZEN3.operation("integer", 64).latency_cycles + ZEN3.core.integer_store_forward_cycles
    assert by_turns == pytest.approx(500 * chain, rel=0.05)
    assert cycles(WORDS, {A: bytes(range(200)) * 5}, **given) < by_turns / 2


def test_a_path_that_data_decide_is_followed_where_they_are_given():
    assert cycles(UNTIL, rdi=A) is None
    assert cycles(UNTIL, {A: b"a word\0"}, rdi=A) > 0


def test_what_is_called_is_not_followed():
    assert cycles("f: call exp; ret") is None
    assert cycles("f: vfrobnicate %ymm0, %ymm1; ret") is None


def test_code_of_aarch64_is_followed():
    text = "f:; .L1: ldr d1, [x0], 8; fadd d0, d0, d1; subs x1, x1, 1; bne .L1; ret"
    machine = load_machine("neoverse-v2")
    found = cycles(text, machine=machine, isa="aarch64", x0=A, x1=200)
    assert found == pytest.approx(200 * machine.operation("add", 64).latency_cycles, rel=0.05)


def test_an_analysis_with_arguments_has_it():
    listing = parse(LOADS.replace(";", "\n"), "x86-64")
    for simulate in (True, False):
        given = {"rdi": A, "rsi": 1000}
        executed = analyse_file(listing, ZEN3, arguments=given, simulate=simulate).functions[0].executed
        assert executed.instructions == 4001
        assert executed.simulated_cycles == (cycles(LOADS, **given) if simulate else None)
