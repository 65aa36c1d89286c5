"""The stack pointer that a core follows by itself: pushes, pops and returns do not wait for each other."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3 = load_machine("zen3")
N = 24
BACK = f"leaq {-8 * N}(%rsp), %rsp"


def cycles(lines, **keys):
    listing = parse("\n".join(lines), "x86-64")
    machine = replace(ZEN3, core=replace(ZEN3.core, **keys))
    return simulate_body(listing.instructions, machine, True).cycles_per_iteration


def test_pops_take_the_ports_of_loads():
    """Three a cycle; measured 8.1 cycles with a processor of family 25, model 1."""
    assert cycles([*["popq %r9"] * N, BACK]) == pytest.approx(N / 3, abs=1.1)


def test_without_it_each_pop_waits_for_the_one_before():
    latency = ZEN3.operation("integer_load", 64).latency_cycles
    found = cycles([*["popq %r9"] * N, BACK], stack_engine=False)
    assert found == pytest.approx(N * latency + 1, rel=0.05)


def test_a_load_behind_a_pop_does_not_wait_for_it():
    lines = ["popq %r9", "movq -64(%rsp), %r10"] * 8 + ["leaq -64(%rsp), %rsp"]
    assert cycles(lines) < 8 < 8 * 4 < cycles(lines, stack_engine=False)


def test_what_moves_the_pointer_itself_is_waited_for():
    """An addition is an operation: as many cycles as there are of them."""
    assert cycles(["popq %r9", "subq $8, %rsp"] * 8) >= 8


@pytest.mark.parametrize("key", ["skl", "spr", "zen1", "zen4", "x86-64-v2"])
def test_x86_cores_have_it(key):
    assert load_machine(key).core.stack_engine


def test_no_other_core_is_taken_to_have_it():
    assert not load_machine("neoverse-v2").core.stack_engine
