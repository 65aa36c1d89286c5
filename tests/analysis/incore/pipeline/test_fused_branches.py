"""Pairs that some cores carry out as one operation of the branch unit: slots and ports are counted once."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3 = load_machine("zen3")
APART = replace(ZEN3, core=replace(ZEN3.core, fuses_branches=()))


def code(text):
    return parse(text.replace("; ", "\n"), "x86-64").instructions


@pytest.mark.parametrize(
    ("pair", "fusion"),
    [
        ("cmpq %rax, %rbx; jne .L2", "compare"),
        ("testl %eax, %eax; je .L2", "compare"),
        ("decq %rcx; jne .L2", "arithmetic"),
        ("subq %rax, %rcx; jb .L2", "arithmetic"),
        ("andq %rax, %rcx; ja .L2", "arithmetic"),
        ("incq %rcx; je .L2", "arithmetic"),
        ("testq %rax, %rcx; js .L2", "compare"),
        ("cmpq %rax, %rcx; js .L2", "other_compare"),
        ("addq $8, %rcx; js .L2", "other_arithmetic"),
        ("incq %rcx; jb .L2", "other_arithmetic"),
        ("orq %rax, %rcx; jne .L2", "other_arithmetic"),
        ("cmpq %rax, (%rsi); jne .L2", "with_memory"),
        ("testb %al, (%rsi,%rcx); js .L2", "with_memory"),
        ("addq (%rsi), %rax; je .L2", "with_memory"),
        ("orq (%rsi), %rax; je .L2", ""),
        ("cmpq $8, (%rsi); jne .L2", ""),
        ("cmpq %rax, (%rsi); js .L2", ""),
        ("addq %rax, (%rsi); jne .L2", ""),
        ("shlq $1, %rbx; jb .L2", ""),
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


INTEGER_PORTS = 4


@pytest.mark.parametrize("others", [8, 9, 14])
def test_arithmetic_takes_a_turn_of_an_integer_port_besides(others):
    """Additions and `decq` with `jnz`: measured (k + 1) / 4 cycles on Zen 3, k / 4 with `cmpq`."""
    additions = "; ".join(["leaq 8(%rsi), %rbx"] * others)
    one = simulate_body(code(f"{additions}; decq %rcx; jnz .L2"), ZEN3, True).cycles_per_iteration
    assert one == pytest.approx((others + 1) / INTEGER_PORTS, rel=0.01)
    none = simulate_body(code(f"{additions}; cmpq %rcx, %rdx; jnz .L2"), ZEN3, True).cycles_per_iteration
    assert none == pytest.approx(others / INTEGER_PORTS, rel=0.06)


def test_a_machine_without_the_class_takes_the_branch_unit_alone():
    classes = {name: cost for name, cost in ZEN3.instructions.items() if name != "arithmetic_and_branch"}
    body = code("; ".join(["leaq 8(%rsi), %rbx"] * 8) + "; decq %rcx; jnz .L2")
    assert [each.name for each in operations_of(body[8], replace(ZEN3, instructions=classes))] == ["branch"]
    assert [each.name for each in operations_of(body[8], ZEN3)] == ["arithmetic_and_branch"]


def test_two_branches_pass_a_cycle():
    body = code("; ".join(f"decq %r{8 + n}; jz .L2; nop" for n in range(8)))
    assert simulate_body(body, ZEN3, True).cycles_per_iteration == pytest.approx(4, rel=0.01)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_a_load_that_extends_a_sign_takes_a_turn_of_an_integer_port(others):
    """Measured on Zen 3: (k + 1) / 4 cycles with k additions, and 5 cycles to the address of the next."""
    lines = [f"movslq (%rsi), %r{8 + n % 6}" + "; leaq 8(%rsi), %rbx" * others for n in range(24)]
    found = simulate_body(code("; ".join(lines)), ZEN3, True).cycles_per_iteration / 24
    assert found == pytest.approx((others + 1) / INTEGER_PORTS, rel=0.01)
    assert simulate_body(code("movslq (%rsi,%rax), %rax"), ZEN3, True).cycles_per_iteration == 5
