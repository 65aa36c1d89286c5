"""Loops that were timed on an EPYC 9005 (Zen 5) by `analyze --measure`, as the simulation has them."""

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

RENAMED = {
    "addq $1,0x10(%rbx)": 1.0,
    "addb $1,0x10(%rbx)": 1.0,
    "addq $1,0x10(%rbx,%rcx,8)": 1.0,
    "mov %rax,0x10(%rbx); mov 0x10(%rbx),%rax; add $1,%rax": 1.0,
    "mov %rax,(%rbx); lea (%rbx),%rcx; mov (%rcx),%rax; add $1,%rax": 1.0,
    "mov %rax,(%rbx); lea (%rbx),%rcx; imul (%rcx),%rax": 3.0,
    "mov %rax,(%rbx); add $8,%rbx; mov -8(%rbx),%rax; add $1,%rax": 1.0,
}
FORWARDED = {
    "mov %al,0x10(%rbx); movzbl 0x10(%rbx),%eax; add $1,%eax": 8.0,
    "mov %rax,0x10(%rbx); mov 0x14(%rbx),%eax; add $1,%rax": 8.0,
    "vmovsd %xmm0,(%rbx); vmovsd (%rbx),%xmm0; vaddsd %xmm0,%xmm1,%xmm0": 12.0,
}
STACK = {
    "pop %rbx; pop %rbp; add $8,%rsp": 2.0,
    "add $8,%rsp; pop %rbx; sub $16,%rsp": 3.0,
    "push %rbp; mov %rsp,%rax; push %rbx; mov %rsp,%rcx": 1.0,
    "pop %rbp; lea 8(%rsp),%rsp": 1.0,
    "push %rbp; push %rbx; pop %rbx; pop %rbp": 1.0,
}
OTHERS = {
    "movabs $0x7ffffffffffffffe,%rax; movabs $0x7ffffffffffffffe,%rcx": 0.67,
    "vzeroall": 6.0,
}


@pytest.mark.parametrize(
    ("body", "cycles"), [*RENAMED.items(), *FORWARDED.items(), *STACK.items(), *OTHERS.items()]
)
def test_bodies_take_as_long_as_measured(body, cycles):
    assert _simulated(body) == pytest.approx(cycles, rel=0.05)


def test_a_borrow_waits_for_flags_alone():
    """Measured 0.89 cycles; they would be three if each waited for the one before."""
    assert _simulated("cmp $0x100,%eax; sbb %edx,%edx; not %edx; add $0x10,%edx") < 1


def test_zen4_compares_address_registers():
    body = "mov %rax,(%rbx); lea (%rbx),%rcx; mov (%rcx),%rax; add $1,%rax"
    assert _simulated(body, "zen4") == pytest.approx(8.0)


def _simulated(body, machine="zen5"):
    code = parse("\n".join(part.strip() for part in body.split(";")), "x86-64").instructions
    few, many = (
        simulate_body(tuple(code) * copies, load_machine(machine), loop=True).cycles_per_iteration
        for copies in (4, 8)
    )
    return (many - few) / 4
