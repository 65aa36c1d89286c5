"""Which of several schedulers takes an operation: the one where its port is wanted least."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3 = load_machine("zen3")
COMPARE = "movzbl (%rsi), %eax; cmpb %al, (%rdi); jne .L5; incq %rdi; incq %rsi; decq %rdx; jne .L2"


def cycles(knows_ports, text=COMPARE):
    machine = replace(ZEN3, core=replace(ZEN3.core, dispatch_knows_ports=knows_ports))
    code = parse(text.replace("; ", "\n"), "x86-64").instructions
    return simulate_body(code, machine, True).cycles_per_iteration


def test_loads_that_wait_beside_them_do_not_turn_integers_away():
    """musl's memcmp: 1.0 cycles by the ports, 1.2 to 1.3 measured on Zen 3."""
    assert 1.0 <= cycles(knows_ports=True) < 0.95 * cycles(knows_ports=False)


@pytest.mark.parametrize("n_others", [1, 2, 3])
def test_what_any_port_takes_leaves_the_one_port_of_others_to_them(n_others):
    """A multiplication has one port, additions have four: a multiplication and up to three others a cycle.

    Alone they take a cycle; the additions never delay the multiplication, whose turn every cycle is.
    """
    others = "; ".join(f"leaq {n}(%rsi), %r{8 + n}" for n in range(n_others))
    assert cycles(True, f"imulq $3, %rsi, %rdi; {others}") == 1.0


def test_branches_that_wait_for_loads_do_not_crowd_out_those_that_do_not():
    """musl's memrchr: two branches on two ports, of which one waits for a load; 1.0 measured on Zen 3."""
    code = "subq $1, %rcx; jb .L9; cmpb %sil, -1(%rdi,%rdx); movq %rcx, %rdx; jne .L2"
    assert cycles(True, code) == pytest.approx(1.0, abs=0.01)
