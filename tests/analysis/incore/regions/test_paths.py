"""Bounds are of the likely path; calls, elements and inner loops are told."""

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.machine.load import load_machine
from chainline.asm.call_targets import calls_of
from chainline.asm.listing import parse
from chainline.errors import UsageError

from .reading import file_of, loop_of

# gcc 12 -O3 -march=native of y[i] = sqrtf(x[i]) / (x[i] + 1), shortened
ROOT = """f:
.L6:
    vmovss (%rsi), %xmm1
    vucomiss %xmm1, %xmm2
    ja .L8
    vsqrtss %xmm1, %xmm1, %xmm0
    vaddss %xmm3, %xmm1, %xmm1
    addq $4, %rsi
    addq $4, %rdi
    vdivss %xmm1, %xmm0, %xmm0
    vmovss %xmm0, -4(%rdi)
    cmpq %rbx, %rsi
    jne .L6
    ret
.L8:
    vmovaps %xmm1, %xmm0
    movq %rsi, 24(%rsp)
    movq %rdi, 16(%rsp)
    vmovss %xmm1, 12(%rsp)
    call sqrtf
    vmovss 12(%rsp), %xmm1
    vxorps %xmm2, %xmm2, %xmm2
    movq 24(%rsp), %rsi
    movq 16(%rsp), %rdi
    addq $4, %rsi
    addq $4, %rdi
    vaddss %xmm3, %xmm1, %xmm1
    vdivss %xmm1, %xmm0, %xmm0
    vmovss %xmm0, -4(%rdi)
    cmpq %rsi, %rbx
    jne .L6
    ret
"""


def root(taken=None, simulate=False):
    machine = load_machine("zen5")
    found = analyse_file(parse(ROOT, "x86-64"), machine, arguments={}, simulate=simulate, taken=taken)
    return found.functions[0].bodies[0]


def test_the_way_that_is_never_taken_weighs_on_nothing():
    """8.0 cycles were measured on an EPYC 9005; with the call's way the bound was 9.5, simulated 16."""
    analysis = root(simulate=True)
    assert analysis.bottleneck.cycles == 7.0
    assert 7.0 <= analysis.simulated.cycles <= 8.1
    assert (analysis.registers.spill_stores, analysis.calls) == (0, ())
    assert analysis.body.left_out and min(analysis.body.left_out) > 14
    assert analysis.paths[0].cycles == 7.0 and len(analysis.paths) == 2


def test_the_other_way_where_it_is_said_to_be_taken():
    analysis = root({".L8": 0.9})
    assert [call.name for call in analysis.calls] == ["sqrtf"]
    assert analysis.paths[0].probability == pytest.approx(0.9)


def test_an_unknown_label():
    with pytest.raises(
        UsageError, match=r"taken \.L9: no conditional branch goes to \.L9; there are \.L8, \.L6"
    ):
        root({".L9": 0.5})


def test_a_call_chains_no_iterations():
    """Whatever an iteration leaves in registers of arguments, the next call does not wait for it."""
    body = "vmovsd (%rbx), %xmm0; addq $8, %rbx; call exp; vdivsd %xmm2, %xmm0, %xmm1; vmovsd %xmm1, (%rbp)"
    analysis = loop_of(body)
    assert analysis.carried.cycles <= 1
    assert [(call.name, call.mathematics) for call in analysis.calls] == [("exp", True)]


def test_an_outer_loop_names_its_inner_one():
    text = "f:\n.L1:\nmovq %rdx, %rax\n.L2:\nincq %rsi\ndecq %rax\njne .L2\ndecq %rcx\njne .L1\nret"
    bodies = {a.body.label: a.body for a in file_of(text).functions[0].bodies}
    assert (bodies[".L1"].inner, bodies[".L2"].inner) == ((".L2",), ())


@pytest.mark.parametrize(
    ("body", "elements"),
    [
        ("vmovupd (%rdi,%rax), %zmm1; vaddpd %zmm1, %zmm2, %zmm2; addq $64, %rax", 8),
        ("vaddss (%rdi), %xmm0, %xmm0; vmovss %xmm0, (%rsi); addq $4, %rdi; addq $4, %rsi", 1),
        ("vaddsd (%rdi,%rax,8), %xmm0, %xmm0; subq $-2, %rax", 2),
        ("vaddsd (%rdi), %xmm0, %xmm0; movq 8(%rdi), %rdi", None),
        ("addq $8, %rdi", None),
    ],
)
def test_elements_of_an_iteration(body, elements):
    assert loop_of(body).elements == elements


def test_registers_that_would_tell():
    (function,) = file_of(
        "f:\n.L1:\nvaddsd (%rdi), %xmm0, %xmm0\naddq $8, %rdi\ndecq %rsi\njne .L1\nret"
    ).functions
    assert function.executed.wanted == ("rsi",)


def test_a_function_without_a_loop_is_its_likely_way():
    text = """f:
    testl %eax, %eax
    jne .L8
    vaddsd %xmm1, %xmm0, %xmm0
    ret
.L8:
    vdivsd %xmm1, %xmm0, %xmm0
    call fail
"""
    (analysis,) = file_of(text).functions[0].bodies
    assert (analysis.bottleneck.name, analysis.calls) == ("critical path", ())
    assert analysis.critical_path.cycles < 13 and analysis.body.left_out == (7, 8)
    assert [[call.name for call in calls_of(p.body.instructions)] for p in analysis.paths] == [[], ["fail"]]
