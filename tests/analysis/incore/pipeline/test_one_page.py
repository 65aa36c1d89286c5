"""Blocks as BHive runs them: all pages are one physical page, and few pages are translated at once."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import Harness, simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

SKL = load_machine("skl")
BHIVE = Harness(value=0x232_4000, copies=100, code_address=0x11DF)
MISS, LOAD, PAGE = 9, 5, 4096


def cycles(text, harness=BHIVE, **keys):
    """Return the cycles of a copy in a straight line."""
    changed = replace(SKL, core=replace(SKL.core, **keys)) if keys else SKL
    code = parse(text, "x86-64", "att").instructions
    return simulate_body(code, changed, loop=True, straight_line=True, harness=harness).cycles_per_iteration


def test_a_chain_waits_for_each_page_that_the_tlb_lacks():
    """A load, an addition and a new page each time; measured: 14.99 cycles, 6 of them without a new page."""
    text = "movslq (%rcx,%rax,4), %rax; add %rax, %rcx"
    assert cycles(text) == pytest.approx(LOAD + 1 + MISS, abs=0.05)
    assert cycles(text, tlb_entries=0) == pytest.approx(LOAD + 1, abs=0.05)
    assert cycles(text, tlb_entries=3, tlb_ways=4) == pytest.approx(LOAD + 1 + MISS, abs=0.05)


@pytest.mark.parametrize(("step", "measured"), [(0x538, 5.88), (0x3B8, 5.20), (0x208, 4.24)])
def test_loads_of_a_page_that_is_translated_are_issued_twice(step, measured):
    """Two loads a cycle, so that a page costs the turns of as many cycles as its translation takes."""
    text = f"add ${step}, %rsp; pop %rbx; pop %rbp; pop %r12; pop %r13; pop %r14; pop %r15"
    pages = (step + 6 * 8) / PAGE
    assert cycles(text) == pytest.approx(min(3 + pages * MISS, 6), rel=0.03)
    assert cycles(text) == pytest.approx(measured, rel=0.02)


def test_stores_of_a_page_that_is_translated_are_issued_twice():
    """One store a cycle; measured: 7.77 cycles with pages of 16 stores, 2.01 with one in each."""
    pushes = "push %r14; push %r13; push %r12; push %rbp; push %rbx; sub $0x4d0, %rsp"
    assert cycles(pushes) == pytest.approx(5 + (0x4D0 + 5 * 8) / PAGE * MISS, rel=0.02)
    assert cycles("mov %ax, (%rbp); add 8(%rsp), %rbp; cmp %r12, %rbx") == pytest.approx(2, rel=0.02)


def test_a_load_waits_for_the_address_of_the_store_before_it():
    """The address of one is what the other has loaded: 9 cycles, as measured; 4 if data alone were needed."""
    text = "mov %rax, (%rcx); mov (%rsi), %rcx"
    assert cycles(text) == pytest.approx(9, abs=0.05)
    assert cycles(text, store_address_forward_cycles=0) == pytest.approx(4, abs=0.05)


def test_what_is_stored_under_another_page_is_waited_for():
    """The same memory under two addresses: a load waits until the store is written, as for a part of it."""
    stored = "mov (%rsi), %rax; add $1, %rax; mov %rax, {}"
    alike, other, part = (cycles(stored.format(at)) for at in ("(%rdi)", "(%rdi,%rdx)", "4(%rdi)"))
    assert alike == pytest.approx(5, abs=0.05)
    assert other == part > 3 * alike


def test_where_code_begins_decides_what_is_predecoded():
    """Six of 16 bytes where a part begins within one: two cycles a part; measured: 2.02."""
    text = "mov %eax, %edx; add $1, %eax; shl $4, %rdx; mov (%rcx,%rdx), %rdx; test $6, %dl"
    assert cycles(text, replace(BHIVE, code_address=0)) == pytest.approx(1.25, abs=0.1)
    assert cycles(text) == pytest.approx(2, abs=0.05)


def test_what_the_first_decoder_takes_alone_begins_a_cycle():
    """Five instructions with a conditional move, four of which are decoded in a cycle; measured: 1.96."""
    text = "lea -0x18(%rax), %rdx; xor %esi, %esi; test %rax, %rax; mov %r12, %rdi; cmovne %rdx, %rsi"
    assert cycles(text) == pytest.approx(2, abs=0.02)
    assert cycles(text, first_decoder_alone=()) == pytest.approx(1.25, abs=0.02)


def test_a_load_is_split_from_its_comparison_in_one_cycle():
    """One slot, and two that stay together, of four a cycle: a copy a cycle; measured: 0.99 cycles."""
    assert cycles("movslq %eax, %rbp; cmp %r10, (%r12,%rbp,8)") == pytest.approx(1, abs=0.02)
    assert cycles("movslq %eax, %rbp; cmp %r10, (%r12)") == pytest.approx(0.5, abs=0.1)


def test_slots_of_one_instruction_fall_into_two_cycles():
    """Four slots and one, of four a cycle; measured: 1.22 cycles."""
    assert cycles("vzeroupper; cmp %rcx, %rsi") == pytest.approx(1.25, abs=0.02)
    assert cycles("vzeroupper; cmp %rcx, %rsi", splits_slots=False) == pytest.approx(2, abs=0.02)
