"""Pairs that some cores carry out as one operation of the branch unit: slots and ports are counted once."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3 = load_machine("zen3")
APART = replace(ZEN3, core=replace(ZEN3.core, fuses_branches=()))
BOTH = ("compare", "arithmetic")


def code(text):
    return parse(text.replace("; ", "\n"), "x86-64").instructions


@pytest.mark.parametrize(
    ("pair", "fusion"),
    [
        ("cmpq %rax, %rbx; jne .L2", "compare"),
        ("testl %eax, %eax; je .L2", "compare"),
        ("decq %rcx; jne .L2", "arithmetic"),
        ("addq $8, %rcx; js .L2", "arithmetic"),
        ("cmpq %rax, (%rsi); jne .L2", ""),
        ("imulq %rax, %rbx; jo .L2", ""),
        ("decq %rcx; jmp .L2", ""),
    ],
)
def test_which_pairs_can_be_one(pair, fusion):
    assert [each.fusion for each in code(pair)] == [fusion, fusion]


def test_one_operation_of_the_branch_unit_stands_for_both():
    compare, branch = code("cmpq %rax, %rbx; jne .L2")
    assert [each.name for each in operations_of(compare, ZEN3)] == ["branch"]
    assert operations_of(branch, ZEN3) == ()
    assert [each.name for each in operations_of(branch, APART)] == ["branch"]


@pytest.mark.parametrize(("machine", "slots"), [(ZEN3, 6), (APART, 7)])
def test_a_pair_takes_one_slot(machine, slots):
    """Five nops and a pair: measured 1.02 times as long as six nops on Zen 3."""
    body = code("; ".join(["nop"] * 5) + "; cmpq %r8, %r9; je .L2")
    found = simulate_body(body, machine, True).cycles_per_iteration
    assert found == pytest.approx(slots / machine.core.dispatch_width, rel=0.01)


def test_the_result_of_arithmetic_is_there_a_cycle_later():
    assert simulate_body(code("decq %rcx; jne .L2"), ZEN3, True).cycles_per_iteration == 1
