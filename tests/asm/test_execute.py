"""Executed path, counts, lanes and the slice that decides them."""

import numpy as np
import pytest
from chainline.asm.control_flow import basic_blocks, control_flow
from chainline.asm.control_slice import control_slice
from chainline.asm.execute import StepLimitReached, UndeterminedPath, execute
from chainline.asm.execution import instruction_stream, trip_counts
from chainline.asm.listing import parse
from chainline.isa.instruction import Kind
from hypothesis import given
from hypothesis import strategies as st

NEST = """
kernel:
    testq %rdi, %rdi
    jle .Lend
    xorl %eax, %eax
.Louter:
    xorl %ecx, %ecx
.Linner:
    vfmadd231pd (%rsi,%rcx,8), %ymm1, %ymm2
    vmulsd %xmm2, %xmm1, %xmm0
    incq %rcx
    cmpq $4, %rcx
    jne .Linner
    incq %rax
    cmpq %rdi, %rax
    jne .Louter
.Lend:
    ret
"""

# A vector-length-agnostic loop over x0 elements, as SVE compilers write it.
AGNOSTIC = """
kernel:
    mov x8, xzr
    cntd x9
    whilelo p0.d, xzr, x0
.Lloop:
    ld1d { z0.d }, p0/z, [x1, x8, lsl #3]
    fmla z1.d, p0/m, z0.d, z2.d
    fmul z3.d, z1.d, z1.d
    add x8, x8, x9
    whilelo p0.d, x8, x0
    b.mi .Lloop
    ret
"""


def run(text, isa, arguments, bits=0, **options):
    listing = parse(text, isa)
    return execute(listing, listing.functions[0], arguments, bits, **options)


def test_counts_flops_and_kinds_of_a_nest():
    execution = run(NEST, "x86-64", {"rdi": 3})
    assert execution.counts.tolist() == [1, 1, 1, 3, *[12] * 5, 3, 3, 3, 1]
    assert execution.instructions == sum(execution.counts) == 76
    assert execution.lanes[4] == 12 * 4
    assert execution.lanes[5] == 12
    assert execution.flops == 12 * 4 * 2 + 12
    kinds = execution.counts_by_kind()
    assert (kinds[Kind.FMA], kinds[Kind.MULTIPLY], kinds[Kind.RETURN]) == (12, 12, 1)


def test_path_that_skips_the_loop():
    execution = run(NEST, "x86-64", {"rdi": 0})
    assert execution.instructions == 3
    assert execution.flops == 0


def test_trip_counts():
    listing = parse(NEST, "x86-64")
    flow = control_flow(listing, listing.functions[0])
    execution = execute(listing, listing.functions[0], {"rdi": 3})
    by_label = {loop.label: trip_counts(flow, execution)[loop.header] for loop in flow.loops}
    assert by_label == {".Louter": 3, ".Linner": 4}
    assert trip_counts(flow, execute(listing, listing.functions[0], {"rdi": 0})) == {}


def test_loop_that_tests_at_its_top_has_no_iteration_more():
    text = "f: xorl %eax, %eax\n.Lt: cmpq %rdi, %rax\n jge .Le\n incq %rax\n jmp .Lt\n.Le: ret"
    listing = parse(text, "x86-64")
    flow = control_flow(listing, listing.functions[0])
    execution = execute(listing, listing.functions[0], {"rdi": 5})
    assert trip_counts(flow, execution) == {1: 5}
    assert execution.counts[1] == 6


@given(st.integers(1, 40), st.sampled_from([128, 256, 512, 1024, 2048]))
def test_agnostic_loop_computes_each_element_once(n, bits):
    """Conservation: predicated lanes sum to the elements, whatever the vector length."""
    execution = run(AGNOSTIC, "aarch64", {"x0": n, "x1": 1 << 20}, bits)
    lanes = bits // 64
    trips = -(-n // lanes)
    assert execution.lanes[4] == n
    assert execution.lanes[5] == trips * lanes
    assert execution.counts[4] == trips


@given(st.integers(0, 255))
def test_mask_of_avx512_counts_its_bits(mask):
    text = f"f: movl ${mask}, %eax\n kmovd %eax, %k1\n vaddpd %zmm0, %zmm1, %zmm2 {{%k1}}\n ret"
    assert run(text, "x86-64", {}).lanes[2] == mask.bit_count()


def test_mask_that_changes_within_a_block():
    text = """
    f: movl $3, %eax
    kmovd %eax, %k1
    vmulpd %zmm0, %zmm1, %zmm2 {%k1}
    movl $7, %eax
    kmovd %eax, %k1
    vmulpd %zmm0, %zmm1, %zmm3 {%k1}
    ret
    """
    assert run(text, "x86-64", {}).lanes.tolist() == [0, 0, 2, 0, 0, 3, 0]


@given(st.lists(st.integers(1, 6), min_size=1, max_size=3))
def test_stream_counts_agree_and_is_a_path(bounds):
    """The stream is the trace spelled out: same counts, and consecutive within blocks."""
    execution = run(NEST, "x86-64", {"rdi": bounds[0]})
    stream = instruction_stream(execution)
    assert len(stream) == execution.instructions
    assert np.array_equal(np.bincount(stream, minlength=len(execution.counts)), execution.counts)
    starts = {block.start for block in execution.blocks}
    jumps = np.flatnonzero(np.diff(stream) != 1)
    assert all(int(stream[jump + 1]) in starts for jump in jumps)


def test_counter_spilled_beside_vectors():
    """The slot of the counter is written by an integer store; the vector spills stay out of the slice."""
    text = """
    f: subq $88, %rsp
    movq $3, 8(%rsp)
    .Lloop:
    vmovapd %ymm0, 32(%rsp)
    vfmadd231pd 32(%rsp), %ymm1, %ymm0
    movq 8(%rsp), %rax
    decq %rax
    movq %rax, 8(%rsp)
    jne .Lloop
    addq $88, %rsp
    ret
    """
    listing = parse(text, "x86-64")
    blocks = basic_blocks(listing, listing.functions[0])
    needed = control_slice(listing.instructions, blocks)
    assert {1, 4, 5, 6} <= needed
    assert needed.isdisjoint({2, 3})
    assert execute(listing, listing.functions[0], {}).counts[3] == 3


def test_counter_cleared_by_a_vector_store():
    text = """
    f: vpxor %xmm0, %xmm0, %xmm0
    vmovdqu %xmm0, -32(%rsp)
    .Lloop:
    incq -24(%rsp)
    cmpq $4, -24(%rsp)
    jne .Lloop
    ret
    """
    assert run(text, "x86-64", {}).counts[2] == 4


def test_slot_reached_through_another_register():
    text = """
    f: subq $64, %rsp
    leaq 16(%rsp), %rax
    movq $2, 8(%rax)
    .Lloop:
    vmovupd %zmm0, (%rsi)
    decq 24(%rsp)
    jne .Lloop
    ret
    """
    execution = run(text, "x86-64", {"rsi": 1 << 20})
    assert execution.counts[3] == 2


def test_pre_indexed_frame_on_aarch64():
    text = """
    f: stp x29, x30, [sp, #-64]!
    mov x9, #3
    str x9, [sp, #24]
    .Lloop:
    str q0, [x1], #16
    ldr x9, [sp, #24]
    subs x9, x9, #1
    str x9, [sp, #24]
    b.ne .Lloop
    ldp x29, x30, [sp], #64
    ret
    """
    assert run(text, "aarch64", {"x1": 1 << 20}).counts[3] == 3


def test_constant_from_the_data_decides():
    text = """
    f: movq .LC0(%rip), %rax
    .Lloop: decq %rax
    jne .Lloop
    ret
    .section .rodata
    .LC0: .quad 6
    """
    assert run(text, "x86-64", {}).counts[1] == 6


def test_constant_at_a_negative_offset_from_an_anchor():
    text = """
    f: adrp x1, .LANCHOR1-8
    add x1, x1, :lo12:.LANCHOR1-8
    ldr x2, [x1]
    .Lloop: subs x2, x2, #1
    b.ne .Lloop
    ret
    .section .rodata
    .set .LANCHOR0,. + 0
    .set .LANCHOR1,. + 16
    .LC0: .xword 9
    .xword 5
    .LC1: .xword 7
    .xword 8
    """
    assert run(text, "aarch64", {}).counts[3] == 5


def test_branch_on_an_unknown_value_names_the_line():
    with pytest.raises(UndeterminedPath, match=r"line 4: the branch of 'jle \.Lend'"):
        run(NEST, "x86-64", {})


def test_branch_on_data_is_undetermined():
    text = "f: movq (%rdi), %rax\n testq %rax, %rax\n je .Le\n nop\n.Le: ret"
    with pytest.raises(UndeterminedPath):
        run(text, "x86-64", {"rdi": 1 << 20})


def test_unknown_mask_is_undetermined():
    with pytest.raises(UndeterminedPath, match=r"line 1: the mask of 'vaddpd"):
        run("vaddpd %zmm0, %zmm1, %zmm2 {%k1}", "x86-64", {})


def test_indirect_branch_is_undetermined():
    with pytest.raises(UndeterminedPath, match="target"):
        run("f: jmp *%rax", "x86-64", {"rax": 4096})


def test_endless_loop_hits_the_limit():
    with pytest.raises(StepLimitReached, match="line 1: no return after 1000 instructions"):
        run("f: jmp f", "x86-64", {}, step_limit=1000)


@pytest.mark.parametrize(
    ("isa", "text", "register"),
    [
        ("x86-64", "f: .L1: cmpq $5, %rdi; je .L2; decq %rdi; fcomip; ja .L1; .L2: ret", "rdi"),
        ("aarch64", "f: .L1: cmp x0, 5; beq .L2; sub x0, x0, 1; fcmpe d0, d1; bgt .L1; .L2: ret", "x0"),
    ],
)
def test_a_comparison_that_is_not_modelled_does_not_decide_by_the_flags_before_it(isa, text, register):
    listing = parse(text.replace(";", "\n"), isa)
    with pytest.raises(UndeterminedPath):
        execute(listing, listing.functions[0], {register: 9})
