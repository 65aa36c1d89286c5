"""What is kept by the shape of an instruction holds for its machine alone, whatever was asked before."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.form_costs import certainty_of
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.incore.regions.latency import costs_of
from chainline.analysis.incore.throughput import port_bound, port_cycles
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

BODIES = (
    "vfmadd231pd (%rdi,%rax,8), %zmm0, %zmm1; vmovupd %zmm1, 64(%rsi,%rax,8); addq $8, %rax",
    "vaddsd (%rdi), %xmm0, %xmm0; vmulsd %xmm2, %xmm3, %xmm4; vsqrtsd %xmm1, %xmm1, %xmm1; subq $8, %rdi",
    "vpconflictd %zmm0, %zmm1; imulq %rax, %rcx; movq %rcx, (%rsi); movq (%rsi), %rdx",
)


def _code(text):
    return parse(text, "x86-64").instructions


@pytest.mark.parametrize("body", BODIES)
def test_machines_that_take_turns_keep_their_figures(body):
    def found(machine):
        code = _code(body)
        costs = costs_of(code, machine)
        counts = {operation: 1.0 for one in code for operation in operations_of(one, machine)}
        return costs, [certainty_of(one, machine) for one in code], port_bound(counts, machine)

    machines = [load_machine(key) for key in ("zen5", "spr")]
    alone = [found(replace(machine)) for machine in machines]
    in_turn = [found(machine) for _ in range(2) for machine in machines]
    assert in_turn == [*alone, *alone]
    assert alone[0][0] != alone[1][0]


def test_a_body_is_simulated_as_if_it_were_the_first():
    zen5 = load_machine("zen5")
    first = [simulate_body(_code(body), replace(zen5), loop=True) for body in BODIES]
    machine = replace(zen5)  # whose tables grow from body to body
    behind = [simulate_body(_code(body), machine, loop=True) for body in reversed(BODIES)]
    assert behind[::-1] == first


def test_cycles_alone_are_those_of_the_bound():
    machine = load_machine("zen5")
    counts = {operation: 2.0 for one in _code(BODIES[0]) for operation in operations_of(one, machine)}
    assert port_cycles(counts, machine) == port_bound(counts, machine).cycles
